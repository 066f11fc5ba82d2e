"""Binder's Jupyter server shows the pages in the frame of the package: .../voila/render/notebooks/home.ipynb."""

import os

from cardlab.host.page import configuration, use_our_templates

use_our_templates()
c = get_config()  # noqa: F821  (Jupyter gives it)
c.merge(configuration())
c.KernelManager.transport = "ipc"
c.MappingKernelManager.cull_idle_timeout = (
    600  # there are one or two gigabytes, and a closed page may not say so
)
# Links in a notebook lead to the pages (see cardlab/widgets/addresses.py).
os.environ["CARDLAB_PAGES"] = os.environ.get("JUPYTERHUB_SERVICE_PREFIX", "/") + "voila/render/notebooks/"

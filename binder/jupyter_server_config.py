"""Binder's Jupyter server shows the pages in the frame of the package: .../voila/render/notebooks/home.ipynb."""

from cardlab.host.page import configuration, use_our_templates

use_our_templates()
c = get_config()  # noqa: F821  (Jupyter gives it)
c.merge(configuration())
c.KernelManager.transport = "ipc"
c.MappingKernelManager.cull_idle_timeout = (
    600  # there are one or two gigabytes, and a closed page may not say so
)

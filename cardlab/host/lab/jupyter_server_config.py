"""JupyterLab's server shows the pages beside the notebooks, in the frame of the package: .../voila/render/rulebook.ipynb."""

from cardlab.host.page import configuration, use_our_templates

use_our_templates()
c = get_config()  # type: ignore[name-defined]  # noqa: F821  (Jupyter gives it)
c.merge(configuration())
c.MappingKernelManager.cull_idle_timeout = 0  # the kernels of notebooks are their owners'

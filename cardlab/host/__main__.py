"""`python -m cardlab.host` is the `cardlab` command."""

import sys

from cardlab.host import main

sys.exit(main())

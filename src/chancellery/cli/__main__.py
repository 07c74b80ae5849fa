"""`python -m chancellery.cli` is the `chancellery` command."""

import sys

from chancellery.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m ludarium.cli`, the same as the command `ludarium`."""

import sys

from ludarium.cli import main

if __name__ == "__main__":  # worker processes import this module under another name
    sys.exit(main())

"""Where the frozen program begins: PyInstaller wants a script, not an entry point."""

import sys

from app.main import main

if __name__ == "__main__":
    sys.exit(main())

"""Set-up, run, and test: the one implementation behind the wrappers in this folder.

The flow, in order:

1. refuse a Python that is too old (this file is read by any Python 3, so it stays plain);
2. `system_packages`: probe what the operating system must bring, install what is missing;
3. `python_environment`: `.venv`, torch, the project, the data packages; a stamp skips all of it;
4. `commands`: hand over to `surtitle`, or run the checks and the tests.
"""

import sys

MINIMUM = (3, 11)


def old_python_message(version: "tuple[int, ...]", executable: str) -> "str | None":
    """The line that names a Python which is too old, or None for one that will do."""
    if version[:2] >= MINIMUM:
        return None
    return (
        f"surtitle: needs Python {MINIMUM[0]}.{MINIMUM[1]} or newer; "
        f"{executable} is Python {version[0]}.{version[1]}. "
        "Install a newer one, or name it: PYTHON=/path/to/python3 packaging/setup"
    )


if __name__ == "__main__":
    too_old = old_python_message(tuple(sys.version_info[:2]), sys.executable)
    if too_old:
        sys.exit(too_old)
    import commands

    sys.exit(commands.main(sys.argv[1:]))

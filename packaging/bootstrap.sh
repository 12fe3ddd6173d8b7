#!/bin/sh
# Finds a Python that is new enough and hands over to bootstrap.py. Used by the wrappers beside it.
here=$(dirname "$0")
if [ -n "$PYTHON" ]; then
    exec "$PYTHON" "$here/bootstrap.py" "$@"
fi
for python in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        exec "$python" "$here/bootstrap.py" "$@"
    fi
done
# None is: the oldest message that helps comes from the one that is there.
if command -v python3 >/dev/null 2>&1; then
    exec python3 "$here/bootstrap.py" "$@"
fi
echo "surtitle: needs Python 3.11 or newer; no python3 found" >&2
exit 1

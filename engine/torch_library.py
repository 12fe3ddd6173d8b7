"""torch's shared library, loaded without stopping other threads.

``import torch`` loads 400 MB of machine code while it holds the interpreter's lock: 180 ms on an
AMD EPYC, in which no window answers. The loader itself needs no lock, and what is loaded already
costs the import nothing.
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib.util import find_spec
from pathlib import Path

_SUFFIXES = {"linux": ".so", "darwin": ".dylib"}
"""On Windows torch itself loads its libraries without the lock."""


def load_without_lock() -> None:
    """Load what the import of torch will need; does nothing where torch loads otherwise."""
    spec = None if "torch" in sys.modules else find_spec("torch")
    suffix = _SUFFIXES.get(sys.platform)
    if spec is None or suffix is None or not spec.submodule_search_locations:
        return
    folder = Path(spec.submodule_search_locations[0]) / "lib"
    if (folder / f"libtorch_cuda{suffix}").exists():
        return  # Which of several CUDA libraries is taken is torch's to find out.
    # Not ctypes.CDLL(path), which keeps the lock; a function that ctypes calls is without it.
    dlopen = ctypes.CDLL(None).dlopen
    dlopen.argtypes = (ctypes.c_char_p, ctypes.c_int)
    dlopen.restype = ctypes.c_void_p
    # In torch's own order. What fails here fails there too, which says why.
    for name, mode in (("libtorch_global_deps", os.RTLD_GLOBAL), ("libtorch_cpu", os.RTLD_LOCAL)):
        dlopen(os.fsencode(folder / f"{name}{suffix}"), mode | os.RTLD_NOW)

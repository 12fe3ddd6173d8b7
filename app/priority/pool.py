"""The threads that torch computes with on the thread that asks.

OpenMP keeps a pool for each thread that opens parallel regions. Nothing lists it; so a region is
opened in which each thread tells who it is.
"""

from __future__ import annotations

import ctypes
import os
import threading
from importlib.util import find_spec
from pathlib import Path

_REGION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def pool_threads(n_threads: int) -> list[int]:
    """Native ids of the ``n_threads`` that compute together here, the asking thread's first.

    Threads that the pool lacks are made now, as the next decode would have done. Where torch has
    no OpenMP that can be asked, it is the asking thread alone.
    """
    own = threading.get_native_id()
    parallel = None if n_threads < 2 else _parallel()
    if parallel is None:
        return [own]
    found: list[int] = []
    tell = _REGION(lambda _: found.append(threading.get_native_id()))
    parallel(tell, None, n_threads, 0)
    return [own, *(thread for thread in found if thread != own)]


def _parallel() -> ctypes._NamedFuncPointer | None:
    """``GOMP_parallel`` of the OpenMP that torch is linked to; other libraries may bring theirs."""
    spec = find_spec("torch")
    if spec is None or not spec.submodule_search_locations:
        return None
    library = Path(spec.submodule_search_locations[0]) / "lib" / "libtorch_cpu.so"
    try:
        # NOLOAD: what torch has loaded already, or nothing.
        parallel = ctypes.CDLL(str(library), os.RTLD_NOLOAD | os.RTLD_NOW).GOMP_parallel
    except (OSError, AttributeError):
        return None
    # void GOMP_parallel (void (*fn) (void *), void *data, unsigned num_threads, unsigned flags)
    parallel.argtypes = (_REGION, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint)
    parallel.restype = None
    return parallel

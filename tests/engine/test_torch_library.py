"""torch's library is in the process before torch is, and torch works with it."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

_LIB = Path(find_spec("torch").submodule_search_locations[0]) / "lib"

LOAD = """
import sys
import engine
from engine.torch_library import load_without_lock

def is_mapped():
    return "libtorch_cpu" in open("/proc/self/maps").read()

assert not is_mapped()
load_without_lock()
print(is_mapped(), "torch" in sys.modules)
load_without_lock()
import torch
print(torch.ones(2, 3).matmul(torch.ones(3, 1)).tolist(), torch.ops.aten.relu is not None)
load_without_lock()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.skipif((_LIB / "libtorch_cuda.so").exists(), reason="torch for CUDA loads by itself")
def test_it_is_loaded_before_the_import_which_then_works():
    done = subprocess.run(
        [sys.executable, "-c", LOAD], capture_output=True, text=True, timeout=120, check=False,
        cwd=Path(__file__).resolve().parents[2],
    )  # fmt: skip
    assert done.stdout == "True False\n[[3.0], [3.0]] True\n", done.stderr

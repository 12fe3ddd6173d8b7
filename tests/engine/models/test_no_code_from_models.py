"""A model folder is data: whatever code lies in it, or is named in it, is never run."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from engine.errors import EngineError
from engine.models.resolve import import_folder, resolve_model
from tiny_whisper import write_ctranslate2_folder


class Trap:
    """Unpickling it makes a file."""

    def __init__(self, marker: Path) -> None:
        self._marker = marker

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self._marker,)


@pytest.fixture
def marker(tmp_path: Path) -> Path:
    return tmp_path / "ran"


def trapped(folder: Path, marker: Path) -> None:
    """Put every way to be run into a folder: hooks that transformers knows, and pickles."""
    code = f"import pathlib\npathlib.Path({str(marker)!r}).touch()\n"
    names = ("modeling_trap.py", "configuration_trap.py", "conftest.py", "__init__.py", "setup.py")
    for name in names:
        (folder / name).write_text(code, encoding="utf-8")
    for name in ("pytorch_model.bin", "model.pt", "optimizer.pt"):
        (folder / name).write_bytes(pickle.dumps(Trap(marker)))
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    config["auto_map"] = {
        "AutoConfig": "configuration_trap.TrapConfig",
        "AutoModelForSpeechSeq2Seq": "modeling_trap.TrapModel",
    }
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")


def test_an_import_takes_the_weights_and_leaves_the_code(tmp_path: Path, marker: Path) -> None:
    folder = write_ctranslate2_folder(tmp_path / "model")
    trapped(folder, marker)
    imported = import_folder(folder, tmp_path / "cache", "mine")
    assert not marker.exists()
    assert not [path for path in imported.rglob("*") if path.suffix in (".py", ".bin", ".pt")]
    assert resolve_model("mine", tmp_path / "cache") == imported
    assert not marker.exists()


def test_a_folder_of_pickles_alone_is_refused_unopened(tmp_path: Path, marker: Path) -> None:
    folder = write_ctranslate2_folder(tmp_path / "model")
    trapped(folder, marker)
    (folder / "model.bin").unlink()
    with pytest.raises(EngineError):
        import_folder(folder, tmp_path / "cache", "mine")
    assert not marker.exists()


def test_the_trap_works(tmp_path: Path, marker: Path) -> None:
    pickle.loads(pickle.dumps(Trap(marker)))
    assert marker.exists()

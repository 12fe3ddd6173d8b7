from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.models.resolve import import_folder
from tiny_whisper import write_ctranslate2_folder


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "models"


@pytest.fixture
def ctranslate2_folder(tmp_path: Path) -> Path:
    return write_ctranslate2_folder(tmp_path / "faster-whisper-tiny")


@pytest.fixture
def model_folder(tmp_path: Path, ctranslate2_folder: Path) -> Path:
    """The tiny model in transformers' layout."""
    return import_folder(ctranslate2_folder, tmp_path / "made", "tiny")


@contextmanager
def file_size_limit(n_bytes: int) -> Iterator[None]:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def full_disk() -> object:
    """A context in which no file may grow past 2000 bytes, as if the disk were full."""
    return file_size_limit(2000)

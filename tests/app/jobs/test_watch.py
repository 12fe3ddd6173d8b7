"""A watched folder by a scripted clock: what is new and steady, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.jobs.watch import FolderWatch
from engine.errors import UnavailableError


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_new_files_come_once_when_they_have_stopped_growing(tmp_path: Path) -> None:
    clock = Clock()
    (tmp_path / "old.wav").write_bytes(b"old")
    watch = FolderWatch(tmp_path, clock, steady_s=5.0)
    new = tmp_path / "new.mp3"
    new.write_bytes(b"a")
    (tmp_path / "notes.txt").write_bytes(b"no sound")
    (tmp_path / "empty.wav").touch()
    assert watch.scan() == []
    clock.now = 4.0
    new.write_bytes(b"ab")
    assert watch.scan() == []
    clock.now = 8.0
    assert watch.scan() == []
    clock.now = 9.0
    assert watch.scan() == [new]
    clock.now = 30.0
    assert watch.scan() == []


def test_a_file_written_anew_comes_again(tmp_path: Path) -> None:
    clock = Clock()
    path = tmp_path / "a.wav"
    path.write_bytes(b"one")
    watch = FolderWatch(tmp_path, clock, steady_s=1.0)
    path.write_bytes(b"second")
    watch.scan()
    clock.now = 2.0
    assert watch.scan() == [path]
    path.unlink()
    assert watch.scan() == []
    path.write_bytes(b"second")
    watch.scan()
    clock.now = 4.0
    assert watch.scan() == [path]


def test_a_folder_that_is_gone_is_named_and_may_come_back(tmp_path: Path) -> None:
    folder = tmp_path / "in"
    with pytest.raises(UnavailableError, match="is not there"):
        FolderWatch(folder, Clock())
    folder.mkdir()
    watch = FolderWatch(folder, Clock(), steady_s=0.0)
    folder.rmdir()
    with pytest.raises(UnavailableError, match="is not there"):
        watch.scan()
    folder.mkdir()
    (folder / "a.wav").write_bytes(b"a")
    watch.scan()
    assert watch.scan() == [folder / "a.wav"]

"""The file for OBS's text source."""

import stat
import time

import pytest

from app.events import StatusEvent
from app.viewers.text_file import CaptionTextFile
from engine.errors import UnavailableError
from viewing import HANG_S, committed, draft


def wait_for(path, text):
    until = time.monotonic() + HANG_S
    while path.read_text() != text:
        assert time.monotonic() < until, path.read_text()
        time.sleep(0.02)


def test_it_has_the_last_lines_and_the_draft_and_is_emptied(tmp_path):
    path = tmp_path / "captions.txt"
    file = CaptionTextFile(path, lines=2)
    try:
        assert path.read_text() == ""
        for n in range(1, 4):
            file(committed(n, f"Line {n}."))
        file(draft("and n\now"))
        wait_for(path, "Line 2.\nLine 3.\nand n ow")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        file(StatusEvent("stopped", "", 9.0))
        wait_for(path, "")
        file(committed(1, "Again."))
        wait_for(path, "Again.")
    finally:
        file.close()
    assert path.read_text() == ""
    file.close()


def _say_until(file, until):
    while time.monotonic() < until:
        file(committed(1, f"Line at {time.monotonic()}."))
        time.sleep(0.05)


def test_a_folder_that_is_not_there_is_told_at_once(tmp_path):
    with pytest.raises(UnavailableError, match="No such file"):
        CaptionTextFile(tmp_path / "gone" / "captions.txt")


def test_a_folder_that_goes_is_told_with_the_next_event(tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    file = CaptionTextFile(folder / "captions.txt")
    try:
        (folder / "captions.txt").unlink()
        folder.rmdir()
        until = time.monotonic() + HANG_S
        with pytest.raises(UnavailableError, match="cannot write"):
            _say_until(file, until)
        folder.mkdir()
        while True:
            try:
                file(committed(2, "Back."))
                break
            except UnavailableError:
                assert time.monotonic() < until
                time.sleep(0.05)
    finally:
        file.close()
    assert (folder / "captions.txt").read_text() == ""

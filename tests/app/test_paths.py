import os
import stat

import pytest

from app import paths
from engine.errors import UnavailableError

FOLDERS = (paths.config_dir, paths.data_dir, paths.cache_dir, paths.state_dir, paths.models_dir)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_umask():
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.parametrize("folder", FOLDERS)
def test_folders_are_private_whatever_the_umask(folder, open_umask):
    assert mode(folder()) == 0o700


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_left_open_is_closed(folder):
    folder().chmod(0o755)
    assert mode(folder()) == 0o700


def test_folders_are_looked_up_at_each_call(tmp_path, monkeypatch):
    before = paths.data_dir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert paths.data_dir() != before
    assert paths.data_dir().is_relative_to(tmp_path / "elsewhere")


def test_a_file_in_the_way_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(UnavailableError, match=r"file.*make it writable, or remove"):
        paths.private_folder(tmp_path / "file" / "below")
    with pytest.raises(UnavailableError, match="file"):
        paths.private_folder(tmp_path / "file")

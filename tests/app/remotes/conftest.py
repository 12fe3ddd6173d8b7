"""What only the tests of remotes need."""

from __future__ import annotations

from collections.abc import Iterator

import keyring
import pytest

from app import remote_keys
from memory_keyring import MemoryKeyring


@pytest.fixture(autouse=True)
def no_session_keys() -> Iterator[None]:
    remote_keys._session_keys.clear()
    yield
    remote_keys._session_keys.clear()


@pytest.fixture
def memory_keyring() -> Iterator[MemoryKeyring]:
    before = keyring.get_keyring()
    mine = MemoryKeyring()
    keyring.set_keyring(mine)
    yield mine
    keyring.set_keyring(before)

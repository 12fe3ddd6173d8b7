"""What only the tests of remotes need."""

from __future__ import annotations

from collections.abc import Iterator

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

from app import remote_keys


class MemoryKeyring(KeyringBackend):
    """A keyring of the test's own, fit for secrets."""

    priority = 5.0

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.kept:
            raise PasswordDeleteError
        del self.kept[service, username]


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

"""What can keep a transcript from being stored. A session goes on in memory meanwhile."""

from __future__ import annotations

from engine.errors import UnavailableError


class StoreError(UnavailableError):
    """The store cannot be opened, read or written now. Nothing was half written."""


class NewerStoreError(StoreError):
    """The store was written by a newer version of the program. It is left as it is."""


class DamagedStoreError(StoreError):
    """The file is no transcript store, or its content is damaged."""

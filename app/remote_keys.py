"""The keys of remotes: from the environment, this session, or the system's keyring.

Never in a file of ours, a log, or a command line. A key belongs to a name and a host together: a
remote that moves to another host does not take its key along.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable

from app.remotes import Remote
from engine.errors import SettingsError

SERVICE = "surtitle"
_SECURE = 1.0  # keyring's priority from which a back end is fit for secrets

logger = logging.getLogger(__name__)

_session_keys: dict[str, str] = {}  # of this process only, by account


def environment_name(name: str) -> str:
    """The environment variable that may hold a remote's key."""
    return "SURTITLE_KEY_" + re.sub(r"[^A-Z0-9]", "_", name.upper())


def has_keyring() -> bool:
    """Whether the system has a keyring that is fit for secrets; a plain file is not."""
    import keyring
    from keyring.backends import chainer, fail, null

    backend = keyring.get_keyring()
    if isinstance(backend, fail.Keyring | null.Keyring):
        return False
    if isinstance(backend, chainer.ChainerBackend):
        return any(float(found.priority) >= _SECURE for found in backend.backends)
    return float(backend.priority) >= _SECURE


def find_key(remote: Remote, ask: Callable[[str], str] | None = None) -> str:
    """A remote's key; empty where it needs none. The environment comes first.

    Args:
        remote: Whose.
        ask: Asks the user, given a prompt; the answer is kept for this session.

    Raises:
        SettingsError: A key is expected and found nowhere.
    """
    variable = environment_name(remote.name)
    account = _account(remote)
    key = os.environ.get(variable, "").strip() or _session_keys.get(account, "")
    if key or not remote.has_key:
        return key
    key = _from_keyring(account)
    if not key and ask is not None and (key := ask(f"Key of {remote.name} ({remote.host}): ")):
        key = _session_keys[account] = key.strip()
    if not key:
        raise SettingsError(
            "the key of {name} is not in a keyring: set {variable}, "
            "or give it again with `surtitle remotes add {name}`",
            name=remote.name,
            variable=variable,
        )
    return key


def keep_key(remote: Remote, key: str) -> bool:
    """Keep a key in the keyring; where there is none, for this session, and return False."""
    import keyring
    from keyring.errors import KeyringError

    account = _account(remote)
    _session_keys[account] = key
    if not has_keyring():
        return False
    try:
        keyring.set_password(SERVICE, account, key)
    except (KeyringError, OSError) as error:
        logger.info("the keyring refuses: %s", type(error).__name__)
        return False
    return _from_keyring(account) == key


def forget_key(remote: Remote) -> None:
    """Remove a key from everywhere but the environment."""
    import keyring
    from keyring.errors import KeyringError

    account = _account(remote)
    _session_keys.pop(account, None)
    if not _from_keyring(account):
        return
    try:
        keyring.delete_password(SERVICE, account)
    except (KeyringError, OSError) as error:
        logger.info("the keyring refuses: %s", type(error).__name__)


def _account(remote: Remote) -> str:
    return f"{remote.name}@{remote.host}"


def _from_keyring(account: str) -> str:
    import keyring
    from keyring.errors import KeyringError

    if not has_keyring():
        return ""
    try:
        return keyring.get_password(SERVICE, account) or ""
    except (KeyringError, OSError) as error:
        logger.info("the keyring refuses: %s", type(error).__name__)
        return ""

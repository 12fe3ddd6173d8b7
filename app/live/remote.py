"""A driver over a server instead of a model on this computer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.remote_keys import find_key
from app.remotes import find_remote, settled
from app.settings import RecognitionSettings
from engine.errors import DecodeCancelledError, SettingsError
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver


def build_remote_driver(
    chosen: RecognitionSettings, progress: Callable[[str, float | None], None]
) -> AsrStreamDriver:
    """Connect to the server that ``chosen.model`` names.

    Raises:
        UnavailableError: It cannot be reached, or fails.
        SettingsError: There is no such remote, its key is missing or refused, or the user has not
            agreed to send audio there.
    """
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.emission import EmissionPolicy
    from engine.driver.level import level_policy
    from engine.engines.remote.engine import RemoteEngine
    from engine.vad.silero import SileroVad

    chosen = settled(chosen)
    remote = find_remote(chosen.model)
    if remote.needs_consent:
        raise SettingsError(
            "nothing is sent yet: {question}; agree to it first "
            "(`surtitle live --model {model}` asks)",
            question=remote.question,
            model=chosen.model,
        )
    policy = EmissionPolicy.preset(chosen.preset)
    key = find_key(remote)
    engine = RemoteEngine.connect(remote.options(key), Cancelled(progress, remote.host))
    # Silence is never sent: servers hear words in it, and it is nobody's business.
    return AsrStreamDriver(
        engine, policy, vad=SileroVad.load(), level=level_policy(chosen.level), awaited=True
    )


class Cancelled:
    """A cancel token out of a progress callback, which raises once nobody wants the model."""

    def __init__(self, progress: Callable[[str, float | None], None], host: str) -> None:
        """Ask ``progress``, which also tells what is waited for."""
        self._progress = progress
        self._host = host

    def is_set(self) -> bool:
        """Whether to stop connecting."""
        try:
            self._progress(Sentence("connecting to {host}", host=self._host), None)
        except DecodeCancelledError:
            return True
        return False

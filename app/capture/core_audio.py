"""The computer's sound on macOS 14.2 and later: a Core Audio tap of all that is played, by catap.

A tap without the user's permission gives silence, not an error. Before 14.2 there is none; a
loopback driver such as BlackHole is then a microphone like any other.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import numpy as np

from app.capture.source import SourceState, SourceStatus
from app.capture.system_sound import Hear, SystemSoundSource, Tap
from engine.errors import UnavailableError
from engine.sentence import Sentence


class CoreAudioSource(SystemSoundSource):
    """What all programs play together."""

    backend = "core-audio"

    def open(self, hear: Hear) -> Tap:
        """Open a tap.

        Raises:
            UnavailableError: catap is missing, macOS is older than 14.2, or refused.
        """
        return _SystemTap(_library(), hear)

    def silence(self) -> SourceStatus:
        """Nothing plays, or the permission is missing: a tap does not tell which."""
        return SourceStatus(
            SourceState.SILENT,
            Sentence(
                "nothing is heard of the computer's sound; if something plays, allow Surtitle in "
                "System Settings, Privacy & Security, Screen & System Audio Recording"
            ),
        )


class _SystemTap:
    """One open tap."""

    label = "What the computer plays"

    def __init__(self, library: Any, hear: Hear) -> None:  # noqa: ANN401 - it may be missing
        self._hear = hear
        self._session = library.record_system_audio(on_buffer=self._heard)
        try:
            self._session.start()
        except (OSError, RuntimeError) as error:
            self._session.close()
            raise UnavailableError(
                "macOS does not give the computer's sound: {reason}", reason=str(error)
            ) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._session.close()

    def broken(self) -> bool:
        """Whether Core Audio has ended the tap, as it does when the output's format changes."""
        return bool(self._session.capture_failed)

    def _heard(self, buffer: Any) -> None:  # noqa: ANN401
        self._hear(_as_float(buffer), round(buffer.format.sample_rate))


def _as_float(buffer: Any) -> Any:  # noqa: ANN401
    """`[frames, channels]` float32 of a buffer's float or signed integer samples."""
    form = buffer.format
    if form.is_float:
        samples = np.frombuffer(buffer.data, f"<f{form.bytes_per_sample}")
    else:
        scale = 2 ** (form.bits_per_sample - 1)
        samples = np.frombuffer(buffer.data, f"<i{form.bytes_per_sample}") / scale
    return samples.reshape(-1, form.num_channels).astype(np.float32)


def _library() -> Any:  # noqa: ANN401
    try:
        import catap
    except ImportError as error:  # it also refuses to load where it cannot work
        raise UnavailableError(
            "the computer's sound cannot be captured ({reason}); with macOS before 14.2, a "
            "loopback driver such as BlackHole makes it a microphone",
            reason=str(error),
        ) from error
    return catap

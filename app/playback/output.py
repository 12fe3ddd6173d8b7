"""The loudspeakers, through PortAudio."""

from __future__ import annotations

from typing import Any, Protocol

from app.playback.sound import RATE, Block
from app.sounddevice_library import close_aside, load_sounddevice, started
from engine.errors import UnavailableError

_LATENCY_S = 0.1


class Output(Protocol):
    """Where blocks are heard. Belongs to one thread.

    Attributes:
        latency_s: From the end of ``write`` until it is heard.
    """

    latency_s: float

    def write(self, block: Block) -> None:
        """Hand over a block; waits while there is no room.

        Raises:
            UnavailableError: The device is gone.
        """

    def close(self, *, drain: bool) -> None:
        """End; what was written is heard first, or dropped."""


class SpeakerOutput:
    """The system's usual output."""

    def __init__(self) -> None:
        """Open it.

        Raises:
            UnavailableError: There is no output, or PortAudio is missing.
        """
        self._library: Any = load_sounddevice()
        try:
            self._stream = started(
                self._library.OutputStream(
                    samplerate=RATE, channels=2, dtype="float32", latency=_LATENCY_S
                )
            )
        except self._library.PortAudioError as error:
            raise UnavailableError(
                "the sound output cannot be opened: {reason}", reason=error
            ) from error
        self.latency_s = float(self._stream.latency)

    def write(self, block: Block) -> None:
        """See ``Output``."""
        try:
            self._stream.write(block)
        except self._library.PortAudioError as error:
            raise UnavailableError("the sound output is gone: {reason}", reason=error) from error

    def close(self, *, drain: bool) -> None:
        """See ``Output``."""
        close_aside(self._stream, self._stream.stop if drain else self._stream.abort)

"""The loudspeakers, through PortAudio."""

from __future__ import annotations

import threading
from typing import Any, Protocol

from app.capture.portaudio import load_sounddevice
from app.playback.sound import RATE, Block
from engine.errors import UnavailableError

_LATENCY_S = 0.1
_CLOSE_S = 1.0


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
            self._stream = self._library.OutputStream(
                samplerate=RATE, channels=2, dtype="float32", latency=_LATENCY_S
            )
            self._stream.start()
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
        """See ``Output``. On a thread of its own: without its server PortAudio may never return."""

        def end() -> None:
            try:
                if drain:
                    self._stream.stop()
                else:
                    self._stream.abort()
                self._stream.close()
            except self._library.PortAudioError:
                pass  # It went by itself.

        closer = threading.Thread(target=end, name="close output", daemon=True)
        closer.start()
        closer.join(_CLOSE_S)

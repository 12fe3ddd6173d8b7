"""The computer's sound on Windows: WASAPI's loopback, by PyAudioWPatch's PortAudio."""

from __future__ import annotations

import contextlib
import threading
from types import TracebackType
from typing import Any, Self

import numpy as np

from app.capture.system_sound import Hear, SystemSoundSource, Tap
from engine.errors import UnavailableError

BLOCK_S = 0.02


class WasapiSource(SystemSoundSource):
    """What the default output plays."""

    backend = "wasapi"

    def open(self, hear: Hear) -> Tap:
        """Open the loopback of the output that is the default now.

        Raises:
            UnavailableError: PyAudioWPatch is missing, there is no output, or it is taken.
        """
        return _Loopback(_library(), hear)


class _Loopback:
    """One open loopback. PortAudio lists outputs when it starts, so each has its own."""

    def __init__(self, library: Any, hear: Hear) -> None:  # noqa: ANN401 - it has no types
        self._library = library
        self._hear = hear
        self._audio = library.PyAudio()
        try:
            device = self._audio.get_default_wasapi_loopback()
        except (OSError, LookupError) as error:
            self._audio.terminate()
            raise UnavailableError(
                "Windows offers no output to listen to: {reason}", reason=str(error)
            ) from error
        self.label: str = device["name"].removesuffix(" [Loopback]")
        self._rate = int(device["defaultSampleRate"])
        self._channels = int(device["maxInputChannels"])
        try:
            self._stream = self._audio.open(
                format=library.paFloat32,
                channels=self._channels,
                rate=self._rate,
                frames_per_buffer=round(self._rate * BLOCK_S),
                input=True,
                input_device_index=device["index"],
                stream_callback=self._heard,
            )
        except OSError as error:
            self._audio.terminate()
            raise UnavailableError(
                "{label} cannot be opened: {reason}", label=self.label, reason=str(error)
            ) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # An output that was unplugged may never let go.
        closer = threading.Thread(target=self._close, name="close wasapi", daemon=True)
        closer.start()
        closer.join(1.0)

    def broken(self) -> bool:
        """Whether the stream has ended by itself."""
        return not self._stream.is_active()

    def _heard(self, block: bytes, _frames: int, _times: object, _status: int) -> tuple[None, int]:
        samples = np.frombuffer(block, np.float32).reshape(-1, self._channels)
        self._hear(samples, self._rate)
        return None, self._library.paContinue

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.close()
        self._audio.terminate()


def _library() -> Any:  # noqa: ANN401 - it has no types
    try:
        import pyaudiowpatch
    except ImportError as error:
        raise UnavailableError(
            "the computer's sound needs PyAudioWPatch: pip install PyAudioWPatch"
        ) from error
    return pyaudiowpatch

"""A FLAC file that is whole at every moment: killed in mid-sentence, it plays to its last frame.

PyAV's encoder makes the frames, each of which stands for itself. They are written here rather than
by a container's muxer, which buffers them: a frame is in the file when ``flush`` returns, and one
that the disk did not take leaves no half of it behind.
"""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.driver.seam import Samples
from engine.errors import SettingsError

if TYPE_CHECKING:
    from av.audio.codeccontext import AudioCodecContext

_MARKER = b"fLaC"
_ONLY_BLOCK = bytes((0x80, 0, 0, 34))  # the last metadata block, STREAMINFO, of 34 bytes
_STREAM_INFO_AT = len(_MARKER) + len(_ONLY_BLOCK)
_FULL_SCALE = 32_767
_SILENCE_S = 10.0

_Heights = NDArray[np.int16]


class FlacFile:
    """One mono file of 16 bits a sample. Belongs to one thread.

    Attributes:
        path: The file.
        rate: Hz.
        n_samples: Added so far.
    """

    def __init__(self, path: Path, rate: int) -> None:
        """Make the file, readable by this user only.

        Raises:
            SettingsError: FLAC has no such rate.
            OSError: It cannot be made, or is there already.
        """
        self.path = path
        self.rate = rate
        self.n_samples = 0
        self._codec = _encoder(rate)
        self._waiting = np.zeros(0, np.int16)
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        if os.name == "posix":
            os.fchmod(self._handle, 0o600)
        self._end = 0  # Of the last whole frame in the file.
        self._unwritten = bytearray(_MARKER + _ONLY_BLOCK + bytes(self._codec.extradata or b""))

    def add(self, samples: Samples) -> None:
        """Add `[samples]`, float32; what is no number counts as 0."""
        heights = np.nan_to_num(samples, nan=0.0, posinf=1.0, neginf=-1.0)
        self._add(np.round(np.clip(heights, -1.0, 1.0) * _FULL_SCALE).astype(np.int16))

    def add_silence(self, n_samples: int) -> None:
        """Add as many zeros; 5 s of work for two hours of them at 16 kHz, measured on one core."""
        piece = round(_SILENCE_S * self.rate)
        for at in range(0, n_samples, piece):
            self._add(np.zeros(min(piece, n_samples - at), np.int16))

    @property
    def n_unwritten(self) -> int:
        """Bytes of whole frames that are not in the file yet."""
        return len(self._unwritten)

    def flush(self) -> None:
        """Write the frames that are full.

        Raises:
            OSError: The disk takes nothing now. They wait, and nothing of them is in the file.
        """
        if not self._unwritten:
            return
        os.lseek(self._handle, self._end, os.SEEK_SET)
        frames = bytes(self._unwritten)
        n_written = 0
        try:
            while n_written < len(frames):
                n_written += os.write(self._handle, frames[n_written:])
        except OSError:
            os.ftruncate(self._handle, self._end)
            raise
        self._end += n_written
        self._unwritten.clear()

    def sync(self) -> None:
        """See that what is written survives a power cut.

        Raises:
            OSError: The disk does not write.
        """
        os.fsync(self._handle)

    def close(self) -> None:
        """Write the last frame and the header's length; idempotent.

        Raises:
            OSError: The disk takes nothing; the file is closed, and plays to its last frame.
        """
        if self._handle < 0:
            return
        try:
            self._unwritten += self._frames(self._waiting)
            self._unwritten += b"".join(bytes(packet) for packet in self._codec.encode(None))
            self._waiting = self._waiting[:0]
            self.flush()
            # The encoder knows length and checksum only now.
            os.lseek(self._handle, _STREAM_INFO_AT, os.SEEK_SET)
            os.write(self._handle, bytes(self._codec.extradata or b""))
            os.fsync(self._handle)
        finally:
            os.close(self._handle)
            self._handle = -1

    def _add(self, heights: _Heights) -> None:
        self.n_samples += len(heights)
        waiting = np.concatenate((self._waiting, heights))
        whole = len(waiting) - len(waiting) % self._codec.frame_size
        self._waiting = waiting[whole:]
        self._unwritten += self._frames(waiting[:whole])

    def _frames(self, heights: _Heights) -> bytes:
        from av.audio.frame import AudioFrame

        made: list[bytes] = []
        size = self._codec.frame_size
        for at in range(0, len(heights), size):
            piece = heights[None, at : at + size]
            frame = AudioFrame.from_ndarray(piece, format="s16", layout="mono")
            frame.sample_rate = self.rate
            made += [bytes(packet) for packet in self._codec.encode(frame)]
        return b"".join(made)


def _encoder(rate: int) -> AudioCodecContext:
    from av.audio.codeccontext import AudioCodecContext
    from av.error import FFmpegError

    codec = AudioCodecContext.create("flac", "w")
    assert isinstance(codec, AudioCodecContext)
    codec.sample_rate = rate
    codec.layout = "mono"
    codec.format = "s16"
    codec.time_base = Fraction(1, rate)
    try:
        codec.open()
    except (FFmpegError, ValueError) as error:
        raise SettingsError("sound of {rate} Hz cannot be kept as FLAC", rate=rate) from error
    return codec

"""``libpulse-simple`` by ctypes: one blocking record stream."""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from functools import cache

import numpy as np

from engine.driver.seam import Samples
from engine.errors import UnavailableError

# pulse/def.h, pulse/sample.h
_STREAM_RECORD = 2
_SAMPLE_FLOAT32LE = 5
_SAMPLE_FLOAT32BE = 6
_SERVER_CHOOSES = 0xFFFFFFFF


class _SampleSpec(ctypes.Structure):
    _fields_ = (
        ("format", ctypes.c_int),
        ("rate", ctypes.c_uint32),
        ("channels", ctypes.c_uint8),
    )


class _BufferAttr(ctypes.Structure):
    _fields_ = (
        ("maxlength", ctypes.c_uint32),
        ("tlength", ctypes.c_uint32),
        ("prebuf", ctypes.c_uint32),
        ("minreq", ctypes.c_uint32),
        ("fragsize", ctypes.c_uint32),
    )


class RecordStream:
    """A record stream of one named source. For one thread; ``read`` blocks."""

    def __init__(
        self, device: str, stream_name: str, rate: int, channels: int, block_s: float
    ) -> None:
        """Open the stream and wait until the server has it.

        Raises:
            UnavailableError: There is no libpulse-simple, no server, or no such source.
        """
        self._library = _library()
        self._channels = channels
        self._frames = round(rate * block_s)
        self._block = np.zeros((self._frames, channels), np.float32)
        little = sys.byteorder == "little"
        spec = _SampleSpec(_SAMPLE_FLOAT32LE if little else _SAMPLE_FLOAT32BE, rate, channels)
        attr = _BufferAttr(*[_SERVER_CHOOSES] * 4, self._block.nbytes)
        error = ctypes.c_int(0)
        self._stream = self._library.pa_simple_new(
            None,
            b"Surtitle",
            _STREAM_RECORD,
            device.encode(),
            stream_name.encode(),
            ctypes.byref(spec),
            None,
            ctypes.byref(attr),
            ctypes.byref(error),
        )
        if not self._stream:
            raise UnavailableError(f"cannot be opened ({self._reason(error)})")

    def read(self) -> Samples:
        """Wait for a block: `[samples, channels]`, valid until the next call.

        Raises:
            UnavailableError: The source or the server is gone.
        """
        error = ctypes.c_int(0)
        status = self._library.pa_simple_read(
            self._stream,
            self._block.ctypes.data_as(ctypes.c_void_p),
            self._block.nbytes,
            ctypes.byref(error),
        )
        if status < 0:
            raise UnavailableError(f"the stream broke off ({self._reason(error)})")
        return self._block

    def close(self) -> None:
        """Free the stream. Only on the thread that reads: freeing during a read would crash."""
        if self._stream:
            self._library.pa_simple_free(self._stream)
            self._stream = None

    def _reason(self, error: ctypes.c_int) -> str:
        text = self._library.pa_strerror(error.value)
        return text.decode(errors="replace") if text else f"error {error.value}"


@cache
def _library() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(ctypes.util.find_library("pulse-simple") or "libpulse-simple.so.0")
    except OSError as error:
        raise UnavailableError("libpulse-simple is not installed; install libpulse0") from error
    library.pa_simple_new.restype = ctypes.c_void_p
    library.pa_simple_new.argtypes = (
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_int,
        ctypes.c_char_p,
        ctypes.c_char_p,
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.POINTER(ctypes.c_int),
    )
    library.pa_simple_read.restype = ctypes.c_int
    library.pa_simple_read.argtypes = (
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_size_t,
        ctypes.POINTER(ctypes.c_int),
    )
    library.pa_simple_free.restype = None
    library.pa_simple_free.argtypes = (ctypes.c_void_p,)
    # From libpulse, which libpulse-simple is linked against.
    library.pa_strerror.restype = ctypes.c_char_p
    library.pa_strerror.argtypes = (ctypes.c_int,)
    return library

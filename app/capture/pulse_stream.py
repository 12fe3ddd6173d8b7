"""A record stream of the sound server, by ctypes over ``libpulse``.

The asynchronous interface, driven by one thread without callbacks: after each turn of libpulse's
loop the states are looked at. ``libpulse-simple`` would be shorter, but it keeps a fragment that is
read in part locked in shared memory; a server that is killed then leaves the reader in a deadlock
(seen once in six kills). Here a read has a time limit and a fragment is copied whole, so a thread
can always end; and where the stream is attached is known before its samples are looked at.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from functools import cache

import numpy as np

from engine.driver.seam import Samples
from engine.errors import UnavailableError
from engine.sentence import Sentence

# pulse/def.h, pulse/sample.h
_NO_AUTOSPAWN = 0x0001
_ADJUST_LATENCY = 0x2000
_CONTEXT_READY, _CONTEXT_FAILED = 4, 5
_STREAM_READY, _STREAM_FAILED = 2, 3
_FLOAT32LE, _FLOAT32BE = 5, 6
_SERVER_CHOOSES = 0xFFFFFFFF
_TURN_S = 0.1


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


class StreamMovedError(UnavailableError):
    """The server attached the stream to another source.

    Attributes:
        source: That source's name.
    """

    def __init__(self, source: str) -> None:
        """Name the other source."""
        super().__init__(Sentence("the sound server moved the capture to {source}", source=source))
        self.source = source


class RecordStream:
    """A record stream of one named source. For one thread; no call blocks for long.

    Attributes:
        device: The source's name.
    """

    def __init__(
        self,
        device: str,
        stream_name: str,
        rate: int,
        channels: int,
        block_s: float,
        playback: int | None = None,
    ) -> None:
        """Begin to connect; ``ready`` says when the stream is there.

        Of a monitor, ``playback`` alone is heard, where it is given.

        Raises:
            UnavailableError: There is no libpulse, or no server.
        """
        self.device = device
        self._name = stream_name
        self._pulse = _library()
        self._channels = channels
        self._playback = playback
        frame = 4 * channels  # Bytes.
        self._spec = _SampleSpec(
            _FLOAT32LE if sys.byteorder == "little" else _FLOAT32BE, rate, channels
        )
        self._block = round(rate * block_s) * frame  # Bytes.
        self._attr = _BufferAttr(*[_SERVER_CHOOSES] * 4, self._block)
        self._stream: int | None = None
        self._loop = self._pulse.pa_mainloop_new()
        self._context = self._pulse.pa_context_new(
            self._pulse.pa_mainloop_get_api(self._loop), b"Surtitle"
        )
        if self._pulse.pa_context_connect(self._context, None, _NO_AUTOSPAWN, None) < 0:
            error = self._error(Sentence("cannot reach the sound server"))
            self.close()
            raise error

    def ready(self) -> bool:
        """Take one turn of at most 0.1 s; whether the stream is there.

        Raises:
            UnavailableError: The server or the source is not there, or refuses.
            StreamMovedError: The server attached the stream to another source.
        """
        self._turn()
        if self._pulse.pa_context_get_state(self._context) != _CONTEXT_READY:
            return False
        if self._stream is None:
            self._stream = self._pulse.pa_stream_new(
                self._context, self._name.encode(), ctypes.byref(self._spec), None
            )
            if self._playback is not None:
                self._pulse.pa_stream_set_monitor_stream(self._stream, self._playback)
            status = self._pulse.pa_stream_connect_record(
                self._stream,
                self.device.encode(),
                ctypes.byref(self._attr),
                _ADJUST_LATENCY,
            )
            if status < 0:
                raise self._error(Sentence("cannot be opened"))
        if self._pulse.pa_stream_get_state(self._stream) != _STREAM_READY:
            return False
        self._check_source()
        return True

    def read(self) -> Samples:
        """Wait for at most 0.1 s: `[samples, channels]`, none or a block. After ``ready`` only.

        Servers send smaller fragments than were asked for, which would cost three times the work.

        Raises:
            UnavailableError: The source or the server is gone.
            StreamMovedError: The server attached the stream to another source. None of that
                source's samples are ever returned: it says so before it sends them.
        """
        self._turn()
        pieces: list[Samples] = []
        if self._pulse.pa_stream_readable_size(self._stream) < self._block:
            return np.zeros((0, self._channels), np.float32)
        self._check_source()
        while (size := self._pulse.pa_stream_readable_size(self._stream)) > 0:
            if size == ctypes.c_size_t(-1).value:
                raise self._error(Sentence("the stream broke off"))
            pieces.append(self._fragment())
        return np.concatenate(pieces)

    def close(self) -> None:
        """Free everything; idempotent."""
        if self._loop is None:
            return
        if self._stream is not None:
            self._pulse.pa_stream_disconnect(self._stream)
            self._pulse.pa_stream_unref(self._stream)
        self._pulse.pa_context_disconnect(self._context)
        self._pulse.pa_context_unref(self._context)
        self._pulse.pa_mainloop_free(self._loop)
        self._loop = self._stream = None

    def _turn(self) -> None:
        pulse, loop = self._pulse, self._loop
        if (
            pulse.pa_mainloop_prepare(loop, round(_TURN_S * 1e6)) < 0
            or pulse.pa_mainloop_poll(loop) < 0
            or pulse.pa_mainloop_dispatch(loop) < 0
        ):
            raise UnavailableError("the connection to the sound server broke off")
        if pulse.pa_context_get_state(self._context) >= _CONTEXT_FAILED:
            raise self._error(Sentence("the connection to the sound server broke off"))
        if self._stream is not None and pulse.pa_stream_get_state(self._stream) >= _STREAM_FAILED:
            raise self._error(Sentence("the stream broke off"))

    def _check_source(self) -> None:
        # Unknown (None) for a moment with PipeWire; its list of streams is then looked at as well.
        source = self._pulse.pa_stream_get_device_name(self._stream)
        if source is not None and source.decode(errors="replace") != self.device:
            raise StreamMovedError(source.decode(errors="replace"))

    def _fragment(self) -> Samples:
        address, size = ctypes.c_void_p(), ctypes.c_size_t()
        status = self._pulse.pa_stream_peek(self._stream, ctypes.byref(address), ctypes.byref(size))
        if status < 0:
            raise self._error(Sentence("the stream broke off"))
        frames = np.zeros((size.value // (4 * self._channels), self._channels), np.float32)
        if address.value is not None:  # None with a size is a hole: silence.
            ctypes.memmove(frames.ctypes.data, address.value, frames.nbytes)
        if size.value:
            self._pulse.pa_stream_drop(self._stream)
        return frames

    def _error(self, what: str) -> UnavailableError:
        number = self._pulse.pa_context_errno(self._context)
        reason = self._pulse.pa_strerror(number)
        text = (
            reason.decode(errors="replace") if reason else Sentence("error {number}", number=number)
        )
        return UnavailableError("{what} ({text})", what=what, text=text)


_POINTER = ctypes.c_void_p
_SIGNATURES: dict[str, tuple[type | None, tuple[type, ...]]] = {
    "pa_mainloop_new": (_POINTER, ()),
    "pa_mainloop_get_api": (_POINTER, (_POINTER,)),
    "pa_mainloop_prepare": (ctypes.c_int, (_POINTER, ctypes.c_int)),
    "pa_mainloop_poll": (ctypes.c_int, (_POINTER,)),
    "pa_mainloop_dispatch": (ctypes.c_int, (_POINTER,)),
    "pa_mainloop_free": (None, (_POINTER,)),
    "pa_context_new": (_POINTER, (_POINTER, ctypes.c_char_p)),
    "pa_context_connect": (ctypes.c_int, (_POINTER, ctypes.c_char_p, ctypes.c_int, _POINTER)),
    "pa_context_get_state": (ctypes.c_int, (_POINTER,)),
    "pa_context_errno": (ctypes.c_int, (_POINTER,)),
    "pa_context_disconnect": (None, (_POINTER,)),
    "pa_context_unref": (None, (_POINTER,)),
    "pa_stream_new": (_POINTER, (_POINTER, ctypes.c_char_p, _POINTER, _POINTER)),
    "pa_stream_connect_record": (
        ctypes.c_int,
        (_POINTER, ctypes.c_char_p, _POINTER, ctypes.c_int),
    ),
    "pa_stream_set_monitor_stream": (ctypes.c_int, (_POINTER, ctypes.c_uint32)),
    "pa_stream_get_state": (ctypes.c_int, (_POINTER,)),
    "pa_stream_get_device_name": (ctypes.c_char_p, (_POINTER,)),
    "pa_stream_readable_size": (ctypes.c_size_t, (_POINTER,)),
    "pa_stream_peek": (ctypes.c_int, (_POINTER, _POINTER, _POINTER)),
    "pa_stream_drop": (ctypes.c_int, (_POINTER,)),
    "pa_stream_disconnect": (ctypes.c_int, (_POINTER,)),
    "pa_stream_unref": (None, (_POINTER,)),
    "pa_strerror": (ctypes.c_char_p, (ctypes.c_int,)),
}


@cache
def _library() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(ctypes.util.find_library("pulse") or "libpulse.so.0")
    except OSError as error:
        raise UnavailableError("libpulse is not installed; install libpulse0") from error
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library

"""The few requests to an X server that Qt has no words for, through libxcb, which Qt has loaded.

A connection of its own: what is grabbed and watched here never mixes with Qt's events.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator
from typing import Any

from engine.errors import UnavailableError

KEY_PRESS, KEY_RELEASE, PROPERTY_NOTIFY, MAPPING_NOTIFY = 2, 3, 28, 34
SHIFT, LOCK, CONTROL, MOD1, MOD2, MOD4 = 1, 2, 4, 8, 16, 64

_EVENT_MASK, _PROPERTY_CHANGE = 0x800, 0x400000
_ASYNC = 1
_ANY_TYPE = 0
_MOST_WORDS = 4096


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", ctypes.c_uint),)


class _Screens(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.POINTER(ctypes.c_uint32)),
        ("rem", ctypes.c_int),
        ("index", ctypes.c_int),
    )


def _load() -> tuple[Any, Any, Any]:
    """libxcb, libxcb-keysyms, and the C library's ``free``, with what their functions take."""
    xcb, keysyms = ctypes.CDLL("libxcb.so.1"), ctypes.CDLL("libxcb-keysyms.so.1")
    pointer, u8, u16, u32 = ctypes.c_void_p, ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint32
    for library, name, result, arguments in (
        (xcb, "xcb_connect", pointer, (ctypes.c_char_p, ctypes.POINTER(ctypes.c_int))),
        (xcb, "xcb_connection_has_error", ctypes.c_int, (pointer,)),
        (xcb, "xcb_disconnect", None, (pointer,)),
        (xcb, "xcb_get_file_descriptor", ctypes.c_int, (pointer,)),
        (xcb, "xcb_get_setup", pointer, (pointer,)),
        (xcb, "xcb_setup_roots_iterator", _Screens, (pointer,)),
        (xcb, "xcb_screen_next", None, (ctypes.POINTER(_Screens),)),
        (xcb, "xcb_flush", ctypes.c_int, (pointer,)),
        (xcb, "xcb_poll_for_event", pointer, (pointer,)),
        (xcb, "xcb_request_check", pointer, (pointer, _Cookie)),
        (xcb, "xcb_grab_key_checked", _Cookie, (pointer, u8, u32, u16, u8, u8, u8)),
        (xcb, "xcb_ungrab_key", _Cookie, (pointer, u8, u32, u16)),
        (xcb, "xcb_intern_atom", _Cookie, (pointer, u8, u16, ctypes.c_char_p)),
        (xcb, "xcb_intern_atom_reply", pointer, (pointer, _Cookie, pointer)),
        (xcb, "xcb_get_property", _Cookie, (pointer, u8, u32, u32, u32, u32, u32)),
        (xcb, "xcb_get_property_reply", pointer, (pointer, _Cookie, pointer)),
        (xcb, "xcb_get_property_value", pointer, (pointer,)),
        (xcb, "xcb_get_property_value_length", ctypes.c_int, (pointer,)),
        (xcb, "xcb_change_window_attributes", _Cookie, (pointer, u32, u32, pointer)),
        (keysyms, "xcb_key_symbols_alloc", pointer, (pointer,)),
        (keysyms, "xcb_key_symbols_free", None, (pointer,)),
        (keysyms, "xcb_key_symbols_get_keycode", ctypes.POINTER(u8), (pointer, u32)),
        (keysyms, "xcb_key_symbols_get_keysym", u32, (pointer, u8, ctypes.c_int)),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    free = ctypes.CDLL(None).free
    free.restype, free.argtypes = None, (pointer,)
    return xcb, keysyms, free


class XcbConnection:
    """One connection to an X server. Belongs to one thread.

    Attributes:
        root: The screen's root window.
        fileno: Readable when there is something for `events`.
    """

    def __init__(self, display: str | None = None) -> None:
        """Connect to a display, or to that of ``DISPLAY``.

        Raises:
            UnavailableError: It does not answer, or a library is missing.
        """
        try:
            self._xcb, self._keysyms, self._free = _load()
        except OSError as error:
            raise UnavailableError("no keys from X11: {error}", error=error) from error
        number = ctypes.c_int(0)
        name = None if display is None else display.encode()
        self._connection = self._xcb.xcb_connect(name, ctypes.byref(number))
        if self._xcb.xcb_connection_has_error(self._connection):
            self._xcb.xcb_disconnect(self._connection)
            raise UnavailableError("the X server does not answer")
        screens = self._xcb.xcb_setup_roots_iterator(self._xcb.xcb_get_setup(self._connection))
        for _ in range(number.value):
            self._xcb.xcb_screen_next(ctypes.byref(screens))
        self.root = int(screens.data[0])
        self.fileno = int(self._xcb.xcb_get_file_descriptor(self._connection))
        self._symbols = self._keysyms.xcb_key_symbols_alloc(self._connection)
        self._atoms: dict[str, int] = {}

    def close(self) -> None:
        """Disconnect; all grabs end."""
        if self._connection is not None:
            self._keysyms.xcb_key_symbols_free(self._symbols)
            self._xcb.xcb_disconnect(self._connection)
            self._connection = None

    @property
    def is_alive(self) -> bool:
        """Whether the server still answers."""
        alive = self._connection is not None
        return alive and not self._xcb.xcb_connection_has_error(self._connection)

    def events(self) -> Iterator[tuple[int, bytes]]:
        """What has come, without waiting: its type, and its 32 bytes."""
        while self.is_alive and (found := self._xcb.xcb_poll_for_event(self._connection)):
            body = ctypes.string_at(found, 32)
            self._free(found)
            yield body[0] & 0x7F, body

    def keycodes(self, keysym: int) -> list[tuple[int, bool]]:
        """The keys that give a symbol, each with whether shift has to be held."""
        found = self._keysyms.xcb_key_symbols_get_keycode(self._symbols, keysym)
        if not found:
            return []
        codes, at = [], 0
        while found[at]:
            codes.append(int(found[at]))
            at += 1
        self._free(found)
        plain = self._keysyms.xcb_key_symbols_get_keysym
        return [(code, plain(self._symbols, code, 0) != keysym) for code in codes]

    def refresh_keys(self) -> None:
        """The keyboard has another layout."""
        self._keysyms.xcb_key_symbols_free(self._symbols)
        self._symbols = self._keysyms.xcb_key_symbols_alloc(self._connection)

    def grab_key(self, keycode: int, modifiers: int) -> bool:
        """Have a key wherever it is pressed; False where another program has it."""
        cookie = self._xcb.xcb_grab_key_checked(
            self._connection, 0, self.root, modifiers, keycode, _ASYNC, _ASYNC
        )
        error = self._xcb.xcb_request_check(self._connection, cookie)
        if error:
            self._free(error)
        return not error

    def ungrab_key(self, keycode: int, modifiers: int) -> None:
        """Let go of a key."""
        self._xcb.xcb_ungrab_key(self._connection, keycode, self.root, modifiers)
        self._xcb.xcb_flush(self._connection)

    def watch_properties(self, window: int) -> None:
        """Hear of changes of a window's properties."""
        mask = ctypes.c_uint32(_PROPERTY_CHANGE)
        self._xcb.xcb_change_window_attributes(
            self._connection, window, _EVENT_MASK, ctypes.byref(mask)
        )
        self._xcb.xcb_flush(self._connection)

    def atom(self, name: str) -> int:
        """The number of an atom."""
        if name not in self._atoms:
            cookie = self._xcb.xcb_intern_atom(self._connection, 0, len(name), name.encode())
            reply = self._xcb.xcb_intern_atom_reply(self._connection, cookie, None)
            self._atoms[name] = struct.unpack_from("=I", ctypes.string_at(reply, 12), 8)[0]
            self._free(reply)
        return self._atoms[name]

    def property(self, window: int, name: str) -> tuple[int, ...]:
        """The 32-bit values of a window's property; none where it, or the window, is not there."""
        cookie = self._xcb.xcb_get_property(
            self._connection, 0, window, self.atom(name), _ANY_TYPE, 0, _MOST_WORDS
        )
        reply = self._xcb.xcb_get_property_reply(self._connection, cookie, None)
        if not reply:
            return ()
        n_bytes = self._xcb.xcb_get_property_value_length(reply)
        body = ctypes.string_at(self._xcb.xcb_get_property_value(reply), n_bytes)
        self._free(reply)
        return struct.unpack(f"={n_bytes // 4}I", body[: n_bytes // 4 * 4])

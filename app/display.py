"""Whether windows can open here. Qt aborts the process when they cannot, so it is asked first."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

# What Qt's xcb plugin loads, by Debian's package names.
_XCB_LIBRARIES = {
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libEGL.so.1": "libegl1",
}


def display_problem(environ: Mapping[str, str] | None = None) -> str | None:
    """One line that says why no window can open, or None."""
    environ = os.environ if environ is None else environ
    if sys.platform in ("win32", "darwin"):
        return None
    if environ.get("QT_QPA_PLATFORM", "").partition(":")[0] not in ("", "xcb", "wayland"):
        return None  # somebody knows better: offscreen, vnc, ...
    x11, wayland = environ.get("DISPLAY"), environ.get("WAYLAND_DISPLAY")
    if x11:
        problem = _x11_problem(x11)
        if problem is None or not wayland:
            return problem
    if wayland:
        return _wayland_problem(wayland, environ)
    return "no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def _x11_problem(display: str) -> str | None:
    for library, package in _XCB_LIBRARIES.items():
        try:
            loaded = ctypes.CDLL(library)
        except OSError:
            return f"no window can open: {library} is missing (package {package})"
        if library == "libxcb.so.1":
            xcb = loaded
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return f"no display: {display} does not answer" if failed else None


def _wayland_problem(display: str, environ: Mapping[str, str]) -> str | None:
    path = Path(environ.get("XDG_RUNTIME_DIR", "/")) / display
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(path))
        except OSError:
            return f"no display: Wayland's {path} does not answer"
    return None

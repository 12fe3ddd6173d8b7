"""A D-Bus connection without an event loop, for threads that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jeepney.io.blocking import DBusConnection


def open_bus(name: str) -> DBusConnection:
    """Connect to the ``SYSTEM`` or ``SESSION`` bus; Linux only.

    Raises:
        ConnectionError: There is none, or it lets nobody in; the message says only why.
    """
    from jeepney import DBusErrorResponse
    from jeepney.io.blocking import open_dbus_connection

    try:
        return open_dbus_connection(name)
    # jeepney's own: an address that is missing or odd, a socket, and the bus's first answer.
    except (OSError, ValueError, KeyError, DBusErrorResponse) as error:
        raise ConnectionError(str(error)) from error

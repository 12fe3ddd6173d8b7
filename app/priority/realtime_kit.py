"""RealtimeKit: the service of Linux that gives a user's threads the priority that he may not take.

PipeWire and PulseAudio ask it too, so most desktops have it. It grants to whoever sits at the
computer; polkit refuses others.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.message_bus import open_bus

if TYPE_CHECKING:
    from jeepney.io.blocking import DBusConnection

# org.freedesktop.RealtimeKit1.xml, in https://github.com/heftig/rtkit
_SERVICE = "org.freedesktop.RealtimeKit1"
_PATH = "/org/freedesktop/RealtimeKit1"
TIMEOUT_S = 3.0
"""The bus may have to start the service first."""


class RealtimeKit:
    """The service on the system bus."""

    def __init__(self, timeout_s: float = TIMEOUT_S) -> None:
        """Nothing is asked yet; each answer is waited for so long."""
        self._timeout_s = timeout_s

    def raise_threads(self, threads: Sequence[int], nice: int) -> None:
        """Give threads of this process a nice value, by their native ids. Waits for the answers.

        Raises:
            OSError: There is no such service, it refuses one, or does not answer; those before it
                have theirs, those behind it were not asked for.
        """
        from jeepney import DBusAddress, MessageType, new_method_call

        address = DBusAddress(_PATH, bus_name=_SERVICE, interface=_SERVICE)
        with _system_bus() as bus:
            for thread in threads:
                asked = new_method_call(
                    address, "MakeThreadHighPriorityWithPID", "tti", (os.getpid(), thread, nice)
                )
                try:
                    answer = bus.send_and_get_reply(asked, timeout=self._timeout_s)
                except TimeoutError as error:
                    raise TimeoutError("RealtimeKit does not answer") from error
                if answer.header.message_type is MessageType.error:
                    told = "; ".join(map(str, answer.body)) or "it says nothing more"
                    raise PermissionError(f"RealtimeKit cannot be had: {told}")


def _system_bus() -> DBusConnection:
    try:
        return open_bus("SYSTEM")
    except ConnectionError as error:
        raise ConnectionError(f"there is no system bus: {error}") from error

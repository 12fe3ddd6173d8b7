"""One running window program per user, and how others speak to it: a local socket, a word a line.

The socket belongs to the user alone. Its name is drawn from the user's state folder, so that two
users, or two homes, never meet. One that a crash has left behind is replaced.
"""

from __future__ import annotations

import hashlib

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.paths import state_dir

REQUESTS = (
    "show", "hide", "toggle", "pause", "resume", "stop", "missed", "copy", "mark", "print", "lock",
    "quit",
)  # fmt: skip
"""What can be asked for."""

DONE, UNKNOWN = "ok", "unknown"
_TIMEOUT_MS = 2000
_LONGEST = 64


def server_name() -> str:
    """The socket's name."""
    return "surtitle-" + hashlib.sha256(str(state_dir()).encode()).hexdigest()[:16]


def ask(request: str, timeout_ms: int = _TIMEOUT_MS) -> str | None:
    """The running program's answer, ``ok`` or ``unknown``; None where none runs or answers."""
    socket = QLocalSocket()
    socket.connectToServer(server_name())
    if not socket.waitForConnected(timeout_ms):
        return None
    socket.write(f"{request}\n".encode())
    socket.waitForBytesWritten(timeout_ms)
    while not socket.canReadLine():
        if not socket.waitForReadyRead(timeout_ms):
            return None
    answer = bytes(socket.readLine().data()).decode(errors="replace").strip()
    socket.disconnectFromServer()
    return answer


class InstanceServer(QObject):
    """Listens for other processes of the same user.

    Signals:
        asked: One of ``REQUESTS``.
    """

    asked = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Not listening yet."""
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)

    def listen(self) -> bool:
        """Begin, in place of a socket that nobody listens to; False where another program does."""
        # Asked first: to listen takes the name from whoever has it.
        name = server_name()
        probe = QLocalSocket()
        probe.connectToServer(name)
        if probe.waitForConnected(_TIMEOUT_MS):
            probe.abort()
            return False
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    @Slot()
    def _connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(socket.deleteLater)
            if socket.canReadLine():
                self._answer(socket)

    @Slot()
    def _read(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._answer(socket)

    def _answer(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        request = bytes(socket.readLine(_LONGEST).data()).decode(errors="replace").strip()
        known = request in REQUESTS
        # Answered first: a request to quit ends this program.
        socket.write(f"{DONE if known else UNKNOWN}\n".encode())
        socket.flush()
        if known:
            self.asked.emit(request)

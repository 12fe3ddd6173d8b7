"""Servers around the windows: their dialog, and what is asked before one is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from app.remote_keys import find_key, keep_key
from app.remotes import PREFIX, Remote, find_remote, give_consent, is_remote
from engine.errors import EngineError, SettingsError
from ui.errand import Errand
from ui.window_edges import bring_forward

if TYPE_CHECKING:
    from ui.consent_dialog import KeyDialog
    from ui.servers_dialog import ServersDialog


class Servers(QObject):
    """Asks for consent once for each host, and for a key where none is kept.

    Signals:
        changed: A server was added, changed or removed.
        refused: Why nothing was sent, one line.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.dialog: ServersDialog | None = None
        self.asking: QDialog | None = None
        self._key_dialog: KeyDialog | None = None
        self._wanted: tuple[str, Callable[[], None]] | None = None
        self._remote: Remote | None = None
        self._keys = Errand(self)
        self._keys.done.connect(self._go_on)
        self._keys.failed.connect(self._no_key)

    @property
    def windows(self) -> Sequence[QWidget]:
        """What is hidden when the program ends."""
        return [window for window in (self.dialog, self.asking) if window is not None]

    @Slot()
    def show(self) -> None:
        """Open the list of servers."""
        if self.dialog is None:
            from ui.servers_dialog import ServersDialog

            self.dialog = ServersDialog()
            self.dialog.changed.connect(self.changed)
        bring_forward(self.dialog)

    def agreed(self, model: str, then: Callable[[], None]) -> None:
        """Call ``then``, at once for a model on this computer, else after consent and key.

        While something is asked, a newer call takes the older one's place.
        """
        if not is_remote(model):
            then()
            return
        self._wanted = (model, then)
        if self.asking is not None:
            bring_forward(self.asking)
            return
        try:
            self._remote = find_remote(model)
            needs_consent = self._remote.needs_consent
        except EngineError as error:
            self._give_up(str(error))
            return
        if needs_consent:
            from ui.consent_dialog import ConsentDialog

            dialog = ConsentDialog(self._remote)
            dialog.accepted.connect(self._consented)
            dialog.rejected.connect(self._declined)
            self._ask(dialog)
        else:
            self._look_for_key()

    def _ask(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._asked)
        dialog.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)  # the captions do too
        self.asking = dialog
        bring_forward(dialog)

    @Slot()
    def _asked(self) -> None:
        self.asking = self._key_dialog = None

    @Slot()
    def _consented(self) -> None:
        assert self._remote is not None
        self.asking = None
        try:
            self._remote = give_consent(self._remote)
        except EngineError as error:
            self._give_up(str(error))
            return
        self.changed.emit()
        self._look_for_key()

    @Slot()
    def _declined(self) -> None:
        host = "" if self._remote is None else self._remote.host
        self._give_up(self.tr("Nothing was sent to {host}.").format(host=host))

    def _look_for_key(self) -> None:
        remote = self._remote
        assert remote is not None
        # A keyring may ask to be unlocked.
        self._keys.send(lambda: find_key(remote))

    @Slot(object)
    def _no_key(self, error: EngineError) -> None:
        remote = self._remote
        if remote is None or not isinstance(error, SettingsError):
            self._give_up(str(error))
            return
        from ui.consent_dialog import KeyDialog

        dialog = self._key_dialog = KeyDialog(remote)
        dialog.accepted.connect(self._key_given)
        dialog.rejected.connect(self._declined)
        self._ask(dialog)

    @Slot()
    def _key_given(self) -> None:
        dialog, remote = self._key_dialog, self._remote
        assert dialog is not None
        assert remote is not None
        key = dialog.key
        self.asking = None
        self._keys.send(lambda: keep_key(remote, key))

    @Slot(object)
    def _go_on(self, _: object) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is None or self._remote is None:
            return
        model, then = wanted
        if model == f"{PREFIX}{self._remote.name}":
            then()
        else:  # another server was wanted while this one was asked about
            self.agreed(model, then)

    def _give_up(self, reason: str) -> None:
        self._wanted = None
        self.refused.emit(reason)

"""Settings page: how the program starts, where it is seen, and in which language."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app import updates
from app.settings import Settings
from ui.languages import LANGUAGES, SYSTEM
from ui.setting_fields import Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage


class GeneralPage(SettingsPage):
    """What concerns all windows.

    Signals:
        welcome_asked: The first-run page should be seen again.
    """

    welcome_asked = Signal()

    groups = (
        "window.language",
        "window.start_captions",
        "window.start_at_login",
        "window.transcript_open",
        "window.hidden_from_capture",
        "window.click_through",
        "window.look_for_updates",
    )

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.language = ChoiceField(self.tr("Language of the windows"))
        self.start_captions = ClearCheckBox(self.tr("Captions start with the &program"))
        self.at_login = ClearCheckBox(self.tr("Surtitle starts when I &log in"))
        self.transcript = ClearCheckBox(self.tr("The &transcript opens with it"))
        self.hidden = ClearCheckBox(self.tr("Leave the captions out of &screen sharing"))
        self.through = ClearCheckBox(self.tr("Let clicks &through to what is under the captions"))
        self.updates = ClearCheckBox(self.tr("Look for a new &version at each start"))
        self.updates.setEnabled(bool(updates.UPDATE_ADDRESS))
        self.welcome = QPushButton(self.tr("Show the first-run page…"))
        self.welcome.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.welcome.clicked.connect(self.welcome_asked)
        system = Choice(SYSTEM, self.tr("As the system"))
        named = [Choice(code, title) for code, title in LANGUAGES.items()]
        self.language.offer([system, *named], settings.window.language)
        form = form_of(self)
        form.addRow(self.tr("L&anguage"), self.language)
        form.addRow(note(self.tr("Applies at the next start.")))
        form.addRow(self.start_captions)
        form.addRow(self.at_login)
        form.addRow(self.transcript)
        form.addRow(self.hidden)
        where = self.tr(
            "Windows can do this. On macOS from version 15 on, and on Linux, no program can: "
            "there, share a single window instead of the whole screen."
        )
        form.addRow(note(where))
        form.addRow(self.through)
        back = self.tr("The tray, or its key, takes them back.")
        form.addRow(note(back))
        form.addRow(self.updates)
        form.addRow(note(self._update_terms()))
        form.addRow(self.welcome)
        self.bind_choice("window.language", self.language)
        self.bind_check("window.start_captions", self.start_captions)
        self.bind_check("window.start_at_login", self.at_login)
        self.bind_check("window.transcript_open", self.transcript)
        self.bind_check("window.hidden_from_capture", self.hidden)
        self.bind_check("window.click_through", self.through)
        self.bind_check("window.look_for_updates", self.updates)
        self.show_settings(settings)

    def _update_terms(self) -> str:
        address = updates.UPDATE_ADDRESS
        if not address:
            return self.tr("There is no address to ask yet, so nothing is sent.")
        told = self.tr("One request to {address}. This is all that is sent:")
        return f"{told.format(address=address)}\n{updates.what_is_sent(address)}"

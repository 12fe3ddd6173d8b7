"""Settings page: a server in place of this computer, and what goes on when it fails."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.remotes import PREFIX, is_remote, load_remotes
from app.sentences import in_words
from app.settings import Settings
from engine.errors import EngineError
from engine.models.catalogue import CATALOGUE, DEFAULT_MODEL
from ui.setting_fields import Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage


class ServersPage(SettingsPage):
    """Where speech becomes text.

    Signals:
        servers_asked: The list of servers should be opened.
        model_asked: Captions should be made by this model, once the user has agreed to where
            audio goes.
    """

    servers_asked = Signal()
    model_asked = Signal(str)

    groups = ("recognition.remote_drafts", "recognition.fallback")

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.place = ChoiceField(self.tr("Where speech becomes text"))
        self.servers = QPushButton(self.tr("Ser&vers…"))
        self.servers.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.servers.setAutoDefault(False)
        self.drafts = ClearCheckBox(self.tr("&Drafts from a server too"))
        self.fallback = ChoiceField(self.tr("When a server fails"))
        self.trouble = note()
        form = form_of(self)
        form.addRow(self.tr("&Speech becomes text"), self.place)
        form.addRow("", self.servers)
        form.addRow(self.trouble)
        form.addRow(self.drafts)
        again = self.tr(
            "The same audio is then sent again with every draft, several times as much in all. The "
            "captions say how many minutes were sent."
        )
        form.addRow(note(again))
        form.addRow(self.tr("When a server &fails"), self.fallback)
        self.bind_check("recognition.remote_drafts", self.drafts)
        self.bind_choice("recognition.fallback", self.fallback)
        self.place.chosen.connect(self._place_chosen)
        self.servers.clicked.connect(self.servers_asked)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        chosen = settings.recognition
        self.fallback.offer(self._fallbacks(), chosen.fallback)
        super().show_settings(settings)
        self.place.offer(self._places(), chosen.model if is_remote(chosen.model) else "")

    def refresh(self) -> None:
        """Servers were added, changed or removed."""
        self.show_settings(self.settings)

    def _places(self) -> list[Choice]:
        here = self.tr("Nothing that is heard leaves it. Its model has a page of its own.")
        choices = [Choice("", self.tr("On this computer"), here)]
        trouble = ""
        try:
            for remote in load_remotes().values():
                goes = self.tr("Audio of everyone heard goes to {host}.").format(host=remote.host)
                title = self.tr("{name} ({model})").format(name=remote.name, model=remote.model)
                choices.append(Choice(PREFIX + remote.name, title, goes))
        except EngineError as error:
            trouble = in_words(error)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        return choices

    def _fallbacks(self) -> list[Choice]:
        goes_on = self.tr(
            "Captions go on with this model on this computer, and return to the server once it "
            "answers again."
        )
        ends = self.tr("Captions end when the server does not answer.")
        named = [Choice(entry.name, entry.title, goes_on) for entry in CATALOGUE.values()]
        return [*named, Choice("", self.tr("End the captions"), ends)]

    def _place_chosen(self, model: str) -> None:
        local = self.settings.recognition.fallback or DEFAULT_MODEL
        self.model_asked.emit(model or local)

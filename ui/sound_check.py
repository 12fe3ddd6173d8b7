"""Meters of the chosen sources, and a test that says in words whether anything comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.capture.meter import Level
from app.settings import Settings
from ui.level_meter import LevelMeterBar
from ui.setting_fields import note
from ui.sound_test import FAINT, Heard, SoundTest
from ui.status import source_name

_READ_MS = 80

Levels = Callable[[], Mapping[str, Level]]


class SoundCheck(QWidget):
    """A meter for each source while it is in sight: of the captions that run, or of a test."""

    def __init__(
        self, settings: Settings, test: SoundTest | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._levels: Levels = dict
        self.meters: dict[str, LevelMeterBar] = {}
        self.test = test or SoundTest(parent=self)
        self.test.ended.connect(self._test_ended)
        self.button = QPushButton(self.tr("Test the sound"))
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.listen)
        self.verdict = note()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._bars = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._bars)
        column.addWidget(self.button)
        column.addWidget(self.verdict)
        self._labels: dict[str, QLabel] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(_READ_MS)
        self._timer.timeout.connect(self.read)
        self._show_sources(settings.audio.sources)

    def set_levels(self, levels: Levels) -> None:
        """Where the levels of the captions that run come from, by source; empty while none run."""
        self._levels = levels

    def show_settings(self, settings: Settings) -> None:
        """Other sources, perhaps."""
        changed = settings.audio != self._settings.audio
        self._settings = settings
        if changed:
            self.test.stop()
            self._tell("")
            self._show_sources(settings.audio.sources)

    def read(self) -> None:
        """Show the newest levels."""
        running = self._levels()
        tested = list(self.test.levels().values()) if self.test.is_running else []
        for place, (source, meter) in enumerate(self.meters.items()):
            heard = running.get(source)
            if heard is None and place < len(tested):
                heard = tested[place]
            meter.show_level(heard or Level())

    def listen(self) -> None:
        """Listen for a few seconds and say in words what came."""
        from app.live.assembly import source_specs

        self.button.setEnabled(False)
        self._tell(self.tr("Listening for five seconds: say something, or play something…"))
        self.test.start(source_specs(self._settings))

    def _test_ended(self, heard: list[Heard]) -> None:
        self.button.setEnabled(True)
        sources = self._settings.audio.sources
        lines = []
        for source, came in zip(sources, heard, strict=False):
            said = self._verdict(came)
            lines.append(f"{source_name(source)}: {said}" if len(sources) > 1 else said)
        self._tell("\n".join(lines))

    def _verdict(self, heard: Heard) -> str:
        if heard.trouble:
            return f"⚠ {heard.trouble}"
        if not heard.level.peak:
            return self.tr("⚠ Nothing came. Is it muted, or is nothing playing?")
        if heard.level.clipped:
            return self.tr("⚠ Too loud: turn it down in the system's sound settings.")
        if heard.level.rms < FAINT:
            return self.tr("⚠ Very quiet: come closer, or turn it up.")
        return self.tr("✓ Sound comes, and it is loud enough.")

    def _tell(self, text: str) -> None:
        self.verdict.setText(text)
        self.verdict.setVisible(bool(text))

    def _show_sources(self, sources: tuple[str, ...]) -> None:
        for widget in (*self.meters.values(), *self._labels.values()):
            self._bars.removeWidget(widget)
            widget.deleteLater()
        self.meters, self._labels = {}, {}
        for source in sources:
            bar = LevelMeterBar()
            bar.setAccessibleName(self.tr("Level: {}").format(source_name(source)))
            if len(sources) > 1:
                label = QLabel(source_name(source))
                self._labels[source] = label
                self._bars.addWidget(label)
            self.meters[source] = bar
            self._bars.addWidget(bar)

    def showEvent(self, event: QShowEvent) -> None:
        """Read while in sight only."""
        self._timer.start()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: a test that was begun is of no use."""
        self._timer.stop()
        self.test.stop()
        super().hideEvent(event)

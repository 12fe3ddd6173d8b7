"""The first-run page: choose the sound, see the meter move, see words appear."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.capture.choice import MICROPHONE, SYSTEM
from app.events import LogEvent, StatusEvent
from app.settings import AppearanceSettings, Settings
from engine.models.catalogue import CATALOGUE
from ui.caption_text import CaptionText
from ui.caption_view import CaptionView
from ui.model_jobs import ModelJobs
from ui.model_words import size_text
from ui.placement import screen_under
from ui.setting_fields import Choice, ChoiceField, note, scrolled
from ui.sound_check import SoundCheck
from ui.status import describe

_LARGEST_PX = 22
_LINES = 2
_SEPARATOR = "\n"


class FirstRun(QDialog):
    """Three steps on one page; each can be left as it is, and all of it can be skipped.

    Signals:
        sources_chosen: What to listen to.
        start_asked: Captions should begin.
        model_fetched: A model has come; look again which ones there are.
    """

    sources_chosen = Signal(object)
    start_asked = Signal()
    model_fetched = Signal()

    def __init__(
        self, settings: Settings, jobs: ModelJobs | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Welcome to Surtitle"))
        self._settings = settings
        self.jobs = jobs or ModelJobs(self)
        self._text = CaptionText()
        self._is_here: bool | None = None
        self._is_running = False
        self.source = ChoiceField(self.tr("Sound source"))
        self.check = SoundCheck(settings)
        self.model = note()
        self.get = QPushButton()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.words = CaptionView(settings.appearance)
        self.words.animated = False
        self.state = note(self.tr("They appear here once captions have started."))
        self.skip = QPushButton(self.tr("Skip"))
        self.start = QPushButton(self.tr("Start captions"))
        self.start.setDefault(True)
        self._arrange()
        self.source.chosen.connect(self._source_chosen)
        self.get.clicked.connect(self._get)
        self.cancel.clicked.connect(self.jobs.cancel)
        self.jobs.began.connect(self._job_began)
        self.jobs.progressed.connect(self._job_progressed)
        self.jobs.ended.connect(self._job_ended)
        self.skip.clicked.connect(self.reject)
        self.start.clicked.connect(self._start)
        self.show_settings(settings)
        self._show_model()
        self.resize(self.sizeHint())

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        self._settings = settings
        self.check.show_settings(settings)
        both = _SEPARATOR.join((MICROPHONE, SYSTEM))
        mic = self.tr("What is said in this room.")
        calls = self.tr("What is heard from this computer: calls, videos, meetings.")
        twice = self.tr("You and the others. Use headphones, or the microphone hears both.")
        demo = self.tr("A short recording, to see captions work.")
        self.source.offer(
            [
                Choice(MICROPHONE, self.tr("Microphone"), mic),
                Choice(SYSTEM, self.tr("Computer sound"), calls),
                Choice(both, self.tr("Microphone and computer sound"), twice),
                Choice("demo", self.tr("Demo"), demo),
            ],
            _SEPARATOR.join(settings.audio.sources),
        )
        self.show_appearance(settings.appearance)

    def show_appearance(self, appearance: AppearanceSettings) -> None:
        """Take the look of the captions, in letters that fit here."""
        size = min(appearance.font_size_px, _LARGEST_PX)
        self.words.set_appearance(replace(appearance, font_size_px=size))
        self.words.setFixedHeight(self.words.height_for(_LINES))
        self._ground.show_appearance(appearance)

    def show_installed(self, names: Collection[str]) -> None:
        """Tell which models are on this computer."""
        model = self._settings.recognition.model
        self._is_here = model in names or model not in CATALOGUE
        self._show_model()

    def show_running(self, running: bool) -> None:
        """Whether captions run."""
        self._is_running = running
        self.start.setText(self.tr("Done") if running else self.tr("Start captions"))
        self.skip.setVisible(not running)
        self._show_model()

    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        if isinstance(event, StatusEvent) and not event.source:
            self.state.setText(describe(event).text)
            self.state.setVisible(True)
        if self._text.apply(event):
            self.words.set_passages(self._text.passages)

    def sizeHint(self) -> QSize:
        """Comfortable, and never larger than the screen."""
        wanted = QSize(560, 500)
        return wanted.boundedTo(screen_under(self).availableGeometry().size() - QSize(24, 48))

    def _arrange(self) -> None:
        page = QWidget()
        steps = QVBoxLayout(page)
        steps.setSpacing(6)
        progress = QHBoxLayout()
        progress.addWidget(self.bar, 1)
        progress.addWidget(self.cancel)
        self._ground = _Ground(self._settings.appearance)
        inside = QVBoxLayout(self._ground)
        inside.setContentsMargins(16, 10, 16, 10)
        inside.addWidget(self.words)
        for title, parts in (
            (self.tr("1. Choose the sound"), (self.source, self.check)),
            (self.tr("2. The speech model"), (self.model, self.get, progress)),
            (self.tr("3. See the words"), (self._ground, self.state)),
        ):
            steps.addWidget(_heading(title))
            for part in parts:
                if isinstance(part, QHBoxLayout):
                    steps.addLayout(part)
                else:
                    steps.addWidget(part)
            steps.addSpacing(10)
        steps.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(note(self.tr("All of this is in the settings too.")), 1)
        foot.addWidget(self.skip)
        foot.addWidget(self.start)
        column = QVBoxLayout(self)
        column.addWidget(scrolled(page), 1)
        column.addLayout(foot)
        self._show_job(False)

    def _show_model(self) -> None:
        entry = CATALOGUE.get(self._settings.recognition.model)
        title = entry.title if entry else self._settings.recognition.model
        if self._is_here is None:
            told = self.tr("Looking for {}…").format(title)
        elif self._is_here:
            told = self.tr("✓ {} is ready. Speech becomes text on this computer.").format(title)
        else:
            told = self.tr(
                "{} is not on this computer yet. It is fetched once; after that no network is "
                "needed. Or import a model in the settings."
            ).format(title)
        self._tell(told)
        missing = self._is_here is False and entry is not None
        if entry is not None:
            self.get.setText(
                self.tr("Download {} ({})").format(title, size_text(entry.download_bytes))
            )
        self.get.setVisible(missing and not self.jobs.is_running)
        self.start.setEnabled(self._is_running or self._is_here is not False)

    def _source_chosen(self, value: str) -> None:
        self.sources_chosen.emit(tuple(value.split(_SEPARATOR)))
        if not self._is_running and value != "demo":
            self.check.listen()

    def _start(self) -> None:
        if self._is_running:
            self.accept()
            return
        self.check.test.stop()
        self.start_asked.emit()

    def _get(self) -> None:
        self.jobs.download(self._settings.recognition.model)

    def _job_began(self) -> None:
        self.bar.setRange(0, 0)
        self._show_job(True)

    def _job_progressed(self, message: str, share: float | None) -> None:
        self._tell(message)
        self.bar.setRange(0, 0 if share is None else 1000)
        if share is not None:
            self.bar.setValue(round(1000 * share))

    def _job_ended(self, _: str, trouble: str) -> None:
        self._show_job(False)
        self.jobs.wait(1.0)
        self._show_model()
        if trouble:
            self._tell(f"⚠ {trouble}")
        else:
            self._is_here = True
            self._show_model()
            self.model_fetched.emit()

    def _show_job(self, runs: bool) -> None:
        self.bar.setVisible(runs)
        self.cancel.setVisible(runs)
        if runs:
            self.get.setVisible(False)

    def _tell(self, text: str) -> None:
        self.model.setText(text)
        self.model.setVisible(True)


class _Ground(QWidget):
    """The captions' background."""

    def __init__(self, appearance: AppearanceSettings) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.show_appearance(appearance)

    def show_appearance(self, appearance: AppearanceSettings) -> None:
        """Take another colour."""
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, appearance.background_color)
        self.setPalette(palette)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    font = QFont(label.font())
    font.setBold(True)
    label.setFont(font)
    label.setWordWrap(True)
    return label

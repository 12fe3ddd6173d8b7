"""Settings page: the speech models that are here or can be had, and what fits this machine."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QWidget,
)

from app.fitness import free_memory_bytes
from app.settings import Settings
from engine.models.catalogue import CATALOGUE, ModelEntry
from ui.model_check import ModelCheck
from ui.model_jobs import ModelJobs
from ui.model_words import about, memory, reach, size_text, speed
from ui.session_list import RoomyDelegate
from ui.setting_fields import Choice, ChoiceField, form_of, note
from ui.settings_page import SettingsPage

_SHOWN_ROWS = 4


class ModelPage(SettingsPage):
    """Catalogue, downloads, device and precision, and a measurement of the chosen model.

    Signals:
        refresh_asked: Models should be looked for again.
    """

    refresh_asked = Signal()

    groups = ("recognition.model", "recognition.device", "recognition.precision")

    def __init__(
        self,
        settings: Settings,
        jobs: ModelJobs | None = None,
        check: ModelCheck | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(settings, parent)
        self.jobs = jobs or ModelJobs(self)
        self.check = check or ModelCheck(parent=self)
        self._installed: Collection[str] | None = None
        self._measured: dict[tuple[str, str, str], float] = {}
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Speech models"))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.about, self.memory, self.speed, self.trouble = note(), note(), note(), note()
        self.use = QPushButton(self.tr("&Use this model"))
        self.get = QPushButton(self.tr("&Download"))
        self.remove = QPushButton(self.tr("&Remove"))
        self.measure = QPushButton(self.tr("&Measure the speed"))
        self.bring = QPushButton(self.tr("&Import a folder…"))
        self.cancel = QPushButton(self.tr("&Cancel"))
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress"))
        self.doing = note()
        self.device = ChoiceField(self.tr("Runs on"))
        self.precision = ChoiceField(self.tr("Precision"))
        self._offer()
        self._arrange()
        self._connect()
        self.show_settings(settings)

    @property
    def selected(self) -> str:
        """The name of the model that is looked at."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        first = self.list.count() == 0
        super().show_settings(settings)
        self._list_models(settings.recognition.model if first else self.selected)

    def show_installed(self, names: Collection[str]) -> None:
        """Tell which models are on this computer."""
        self._installed = names
        self._list_models(self.selected)

    def select(self, name: str) -> None:
        """Look at a model."""
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == name:
                self.list.setCurrentRow(row)

    def _arrange(self) -> None:
        self.list.setFixedHeight(_SHOWN_ROWS * (2 * self.fontMetrics().lineSpacing() + 16))
        buttons = QGridLayout()
        buttons.setSpacing(6)
        for place, button in enumerate((self.use, self.get, self.remove, self.measure)):
            button.setAutoDefault(False)
            buttons.addWidget(button, place // 2, place % 2)
        buttons.addWidget(self.bring, 2, 0)
        progress = QGridLayout()
        progress.setSpacing(6)
        progress.addWidget(self.doing, 0, 0, 1, 2)
        progress.addWidget(self.bar, 1, 0)
        progress.addWidget(self.cancel, 1, 1)
        progress.setColumnStretch(0, 1)
        form = form_of(self)
        form.addRow(self.list)
        for told in (self.about, self.memory, self.speed, self.trouble):
            form.addRow(told)
        form.addRow(progress)
        form.addRow(buttons)
        form.addRow(self.tr("Runs &on"), self.device)
        form.addRow(self.tr("&Precision"), self.precision)
        self._show_job(False)

    def _connect(self) -> None:
        self.bind_choice("recognition.device", self.device)
        self.bind_choice("recognition.precision", self.precision)
        self.list.currentItemChanged.connect(self._show_details)
        self.use.clicked.connect(self._use)
        self.get.clicked.connect(self._get)
        self.remove.clicked.connect(self._remove)
        self.measure.clicked.connect(self._measure)
        self.bring.clicked.connect(self._ask_folder)
        self.cancel.clicked.connect(self._cancel)
        self.jobs.began.connect(self._job_began)
        self.jobs.progressed.connect(self._job_progressed)
        self.jobs.ended.connect(self._job_ended)
        self.check.ended.connect(self._check_ended)

    def _offer(self) -> None:
        chosen = self.settings.recognition
        best = self.tr("A graphics card where there is one, else the processor.")
        self.device.offer(
            [
                Choice("auto", self.tr("The best there is"), best),
                Choice("cpu", self.tr("Processor")),
                Choice("cuda", self.tr("Graphics card (CUDA)")),
                Choice("mps", self.tr("Graphics card (Apple)")),
            ],
            chosen.device,
        )
        quick = self.tr("What is measured to be quickest here without losing words.")
        exact = self.tr("Needs twice the memory of the 16-bit ones.")
        self.precision.offer(
            [
                Choice("auto", self.tr("Automatic"), quick),
                Choice("float32", self.tr("32 bits"), exact),
                Choice("bfloat16", self.tr("16 bits (bfloat16)")),
                Choice("float16", self.tr("16 bits (float16)")),
            ],
            chosen.precision,
        )

    def _list_models(self, selected: str) -> None:
        others = sorted(set(self._installed or ()) - set(CATALOGUE))
        used = self.settings.recognition.model
        if used not in CATALOGUE and used not in others:
            others.append(used)
        self.list.blockSignals(True)
        self.list.clear()
        for name in [*CATALOGUE, *others]:
            item = QListWidgetItem(self._row(name))
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.select(selected)
        self._show_details()

    def _row(self, name: str) -> str:
        entry = CATALOGUE.get(name)
        title = (entry.title if entry else Path(name).name) or name
        if name == self.settings.recognition.model:
            title = self.tr("{} ✓ in use").format(title)
        if entry is None:
            return "\n".join([title, self.tr("your own")])
        return f"{title}\n{reach(entry)} · {self._where(entry)}"

    def _where(self, entry: ModelEntry) -> str:
        if self._installed is None:
            return size_text(entry.disk_bytes)
        if entry.name in self._installed:
            return self.tr("on this computer")
        return self.tr("{} to download").format(size_text(entry.download_bytes))

    def _show_details(self) -> None:
        name = self.selected
        entry = CATALOGUE.get(name)
        here = self._is_here(name)
        if entry is None:
            self._tell(self.about, name)
            self._tell(self.memory, "")
        else:
            self._tell(self.about, about(entry))
            self._tell(self.memory, memory(entry, free_memory_bytes()))
        self._tell(self.speed, self._speed(name))
        busy = self.jobs.is_running
        self.use.setEnabled(here and name != self.settings.recognition.model)
        self.get.setEnabled(entry is not None and not here and not busy)
        self.get.setText(
            self.tr("&Download")
            if entry is None or here
            else self.tr("&Download ({})").format(size_text(entry.download_bytes))
        )
        in_use = name == self.settings.recognition.model
        removable = bool(self._installed) and name in (self._installed or ())
        self.remove.setEnabled(removable and not in_use and not busy)
        self.measure.setEnabled(here and not self.check.is_running)
        self.bring.setEnabled(not busy)

    def _is_here(self, name: str) -> bool:
        return name in (self._installed or ()) or (bool(name) and Path(name).is_absolute())

    def _speed(self, name: str) -> str:
        if self.check.is_running:
            return self.tr("Measuring the speed: a few seconds of the demo…")
        factor = self._measured.get(self._setup(name))
        if factor is None:
            return ""
        return speed(factor)

    def _setup(self, name: str) -> tuple[str, str, str]:
        chosen = self.settings.recognition
        return name, chosen.device, chosen.precision

    def _use(self) -> None:
        self.edit("recognition.model", self.selected)

    def _get(self) -> None:
        self.jobs.download(self.selected)

    def _remove(self) -> None:
        self.jobs.remove(self.selected)

    def _cancel(self) -> None:
        self.jobs.cancel()

    def _ask_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Model folder"))
        if folder:
            self.jobs.bring(Path(folder))

    def _measure(self) -> None:
        self._tell(self.trouble, "")
        self.check.start(replace(self.settings.recognition, model=self.selected))
        self._show_details()

    def _check_ended(self, name: str, factor: float | None, trouble: str) -> None:
        if factor is not None:
            self._measured[self._setup(name)] = factor
        self._tell(self.trouble, f"⚠ {trouble}" if trouble else "")
        self._show_details()

    def _job_began(self, name: str) -> None:
        self._tell(self.trouble, "")
        self._tell(self.doing, name)
        self.bar.setRange(0, 0)
        self._show_job(True)

    def _job_progressed(self, message: str, share: float | None) -> None:
        self._tell(self.doing, message)
        self.bar.setRange(0, 0 if share is None else 1000)
        if share is not None:
            self.bar.setValue(round(1000 * share))

    def _job_ended(self, name: str, trouble: str) -> None:
        self._show_job(False)
        self._tell(self.trouble, f"⚠ {trouble}" if trouble else "")
        self.jobs.wait(1.0)
        self._show_details()
        self.refresh_asked.emit()

    def _show_job(self, runs: bool) -> None:
        for widget in (self.bar, self.cancel, self.doing):
            widget.setVisible(runs)
        if runs:
            for button in (self.get, self.remove, self.bring):
                button.setEnabled(False)

    def _tell(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

"""The window of files to transcribe: drop them, see how far they are, change what is next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.jobs.job import Job, JobState
from app.sentences import in_words
from ui.file_drop import DropHint, FileDrop
from ui.job_list import JobDelegate, JobList
from ui.leaving_mark import LeavingMark
from ui.status import clock_text


class JobCommands(Protocol):
    """What the window asks for: `app.jobs.controller.FileJobs`, or a script in tests."""

    def pause(self, job_id: int) -> None:
        """Let a job rest."""

    def resume(self, job_id: int) -> None:
        """Let it go on."""

    def cancel(self, job_id: int) -> None:
        """End it."""

    def retry(self, job_id: int) -> None:
        """Begin it anew."""

    def move(self, job_id: int, place: int) -> None:
        """Put it at a place in the order, from 0."""

    def remove(self, job_id: int) -> None:
        """Take it off the list."""


class JobWindow(QWidget):
    """Files in order, each with its progress.

    Signals:
        files_given: Paths that were dropped or chosen.
        transcript_asked: The number of a session to open.
    """

    files_given = Signal(object)
    transcript_asked = Signal(int)

    def __init__(self, commands: JobCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Files"))
        self.resize(680, 520)
        self._commands = commands
        self.model = JobList(self)
        self.list = _List(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(JobDelegate(self.list))
        self.list.selectionModel().selectionChanged.connect(self._update_buttons)
        self.list.selectionModel().currentChanged.connect(self._update_buttons)
        self.list.activated.connect(self._activated)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.add_button = self._button(self.tr("Add files…"), self._ask_files)
        self.folder_button = self._button(self.tr("Add a folder…"), self._ask_folder)
        self.open_button = self._button(self.tr("Open transcript"), self._open)
        self.pause_button = self._button(self.tr("Pause"), self._pause)
        self.cancel_button = self._button(self.tr("Cancel"), self._cancel)
        self.retry_button = self._button(self.tr("Try again"), self._retry)
        self.remove_button = self._button(self.tr("Remove"), self._remove)
        self.up_button = self._button(self.tr("Earlier"), self._move_up)
        self.down_button = self._button(self.tr("Later"), self._move_down)
        self.summary = QLabel()
        self.leaving = LeavingMark()
        self.notice = QLabel()
        self.notice.setWordWrap(True)
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setVisible(False)
        self.empty = QLabel(
            self.tr("Drop sound or video files, or whole folders, here.\nThey become transcripts.")
        )
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._arrange()
        self.drop = FileDrop(self)
        hint = DropHint(self, self.tr("Drop to transcribe"))
        self.drop.hovered.connect(hint.show_over)
        self.drop.dropped.connect(self.files_given)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Open), self._ask_files),
            (QKeySequence("Alt+Up"), self._move_up),
            (QKeySequence("Alt+Down"), self._move_down),
            (QKeySequence("Esc"), self.close),
        ):
            QShortcut(keys, self).activated.connect(slot)
        self.show_jobs(())

    @Slot(object)
    def show_jobs(self, jobs: tuple[Job, ...]) -> None:
        """Show these jobs, in this order."""
        self.model.show_jobs(jobs)
        self._stack.setCurrentIndex(0 if jobs else 1)
        if jobs and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))
        self._update()

    @Slot(object)
    def show_job(self, job: Job) -> None:
        """Show one job as it is now."""
        self.model.show_job(job)
        self._update()

    @Slot(object)
    def tell(self, text: str) -> None:
        """Say what goes on or is wrong; nothing when it is empty."""
        self.notice.setText(in_words(text))
        self.notice.setVisible(bool(text))

    @Slot(object)
    def show_audio_goes(self, text: str) -> None:
        """Say where the sound of files is sent, as long as it is."""
        self.leaving.say(in_words(text))

    @property
    def chosen(self) -> list[Job]:
        """The selected jobs, in order."""
        rows = sorted(index.row() for index in self.list.selectionModel().selectedRows())
        return [self.model.jobs[row] for row in rows if row < len(self.model.jobs)]

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.add_button)
        top.addWidget(self.folder_button)
        top.addStretch(1)
        top.addWidget(self.leaving)
        top.addWidget(self.summary)
        page = QWidget()
        self._stack = QStackedLayout(page)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        foot = QHBoxLayout()
        for button in (self.open_button, self.pause_button, self.cancel_button, self.retry_button):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self.up_button, self.down_button, self.remove_button):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(page, 1)
        column.addWidget(self.notice)
        column.addLayout(foot)

    def _button(self, text: str, clicked: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(clicked)
        return button

    def _update(self) -> None:
        self._update_buttons()
        jobs = self.model.jobs
        over = [job for job in jobs if job.state.is_over]
        text = self.tr("{done} of {all} done").format(done=len(over), all=len(jobs))
        left = [job.eta_s for job in jobs if job.eta_s is not None]
        if left:
            text = self.tr("{text} · {left} left").format(text=text, left=clock_text(max(left)))
        self.summary.setText(text if jobs else "")

    def _update_buttons(self) -> None:
        chosen = self.chosen
        going = [job for job in chosen if job.state in (JobState.WAITING, JobState.RUNNING)]
        paused = [job for job in chosen if job.state is JobState.PAUSED]
        self.open_button.setEnabled(len(chosen) == 1 and chosen[0].session_id is not None)
        self.pause_button.setEnabled(bool(going or paused))
        self.pause_button.setText(self.tr("Resume") if paused and not going else self.tr("Pause"))
        self.cancel_button.setEnabled(bool(going or paused))
        self.retry_button.setEnabled(any(job.state.is_over for job in chosen))
        self.remove_button.setEnabled(bool(chosen))
        rows = [self.model.row_of(job.id) for job in chosen]
        self.up_button.setEnabled(bool(rows) and 0 not in rows)
        self.down_button.setEnabled(bool(rows) and len(self.model.jobs) - 1 not in rows)

    def _pause(self) -> None:
        going = [job for job in self.chosen if job.state in (JobState.WAITING, JobState.RUNNING)]
        for job in going:
            self._commands.pause(job.id)
        if not going:
            for job in self.chosen:
                self._commands.resume(job.id)

    def _cancel(self) -> None:
        for job in self.chosen:
            if not job.state.is_over:
                self._commands.cancel(job.id)

    def _retry(self) -> None:
        for job in self.chosen:
            if job.state.is_over:
                self._commands.retry(job.id)

    def _remove(self) -> None:
        for job in self.chosen:
            self._commands.remove(job.id)

    def _move_up(self) -> None:
        if self.up_button.isEnabled():
            for job in self.chosen:
                self._commands.move(job.id, (self.model.row_of(job.id) or 0) - 1)

    def _move_down(self) -> None:
        if self.down_button.isEnabled():
            for job in reversed(self.chosen):
                self._commands.move(job.id, (self.model.row_of(job.id) or 0) + 1)

    def _open(self) -> None:
        chosen = self.chosen
        if len(chosen) == 1 and chosen[0].session_id is not None:
            self.transcript_asked.emit(chosen[0].session_id)

    def _activated(self, index: QModelIndex) -> None:
        self._open()

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        for button in (
            self.open_button, self.pause_button, self.cancel_button, self.retry_button,
            self.up_button, self.down_button, self.remove_button,
        ):  # fmt: skip
            action = menu.addAction(button.text(), button.click)
            action.setEnabled(button.isEnabled())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(at))

    def _ask_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Files to transcribe"))
        if names:
            self.files_given.emit([Path(name) for name in names])

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Folder to transcribe"))
        if name:
            self.files_given.emit([Path(name)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In the list Space pauses or resumes, Delete removes."""
        keys = {Qt.Key.Key_Space: self.pause_button, Qt.Key.Key_Delete: self.remove_button}
        button = keys.get(Qt.Key(event.key()))
        if button is not None and self.list.hasFocus():
            button.click()
        else:
            super().keyPressEvent(event)


class _List(QListView):
    """Leaves files that hover, and the keys of the window, to the window."""

    def __init__(self, window: JobWindow) -> None:
        super().__init__(window)
        self.setAccessibleName(self.tr("Files to transcribe"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.viewport().setAcceptDrops(False)
        self.setUniformItemSizes(True)
        self.setSpacing(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The list itself has no use for these."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Delete):
            event.ignore()
        else:
            super().keyPressEvent(event)

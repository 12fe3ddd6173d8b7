"""The list of files to transcribe: each with its state in a shape, in words, and as a bar."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.jobs.job import Job, JobState
from app.sentences import in_words
from ui.marks import draw_shape
from ui.states import Shape
from ui.status import clock_text
from ui.style import over

Index = QModelIndex | QPersistentModelIndex

JOB = Qt.ItemDataRole.UserRole
"""The job of a row."""

_MARGIN, _GAP, _MARK, _BAR = 10, 3, 14, 4
_FAINT = 0.75

_SHAPES = {
    JobState.WAITING: Shape.RING,
    JobState.RUNNING: Shape.PROGRESS,
    JobState.PAUSED: Shape.BARS,
    JobState.DONE: Shape.DOT,
    JobState.FAILED: Shape.WARNING,
    JobState.CANCELLED: Shape.SQUARE,
}


class JobList(QAbstractListModel):
    """Jobs in order. The text of a row says all that it shows, for screen readers too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.jobs: tuple[Job, ...] = ()

    def show_jobs(self, jobs: tuple[Job, ...]) -> None:
        """Show these, in this order; rows that stay keep selection and focus."""
        before = [job.id for job in self.jobs]
        after = [job.id for job in jobs]
        if before == after:
            self.jobs = jobs
            if jobs:
                self.dataChanged.emit(self.index(0), self.index(len(jobs) - 1))
            return
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        places = {job_id: row for row, job_id in enumerate(after)}
        new = [self._moved(index, before, places) for index in old]
        self.jobs = jobs
        self.changePersistentIndexList(
            old,
            [
                QModelIndex() if row is None else self.createIndex(row, 0)
                for row in new
            ],
        )  # fmt: skip
        self.layoutChanged.emit()

    def show_job(self, job: Job) -> None:
        """Show one job as it is now."""
        row = self.row_of(job.id)
        if row is not None:
            self.jobs = (*self.jobs[:row], job, *self.jobs[row + 1 :])
            index = self.index(row)
            self.dataChanged.emit(index, index)

    def row_of(self, job_id: int) -> int | None:
        """Where a job stands."""
        return next((row for row, job in enumerate(self.jobs) if job.id == job_id), None)

    def rowCount(self, parent: Index | None = None) -> int:
        """How many jobs there are."""
        return 0 if parent is not None and parent.isValid() else len(self.jobs)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row's text, its folder, or its job."""
        if not 0 <= index.row() < len(self.jobs):
            return None
        job = self.jobs[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{job.path.name}\n{self.state_text(job)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(job.path)
        return job if role == JOB else None

    def state_text(self, job: Job) -> str:
        """What becomes of a file, in one line."""
        length = "" if job.duration_s is None else clock_text(job.duration_s)
        done = clock_text(job.done_s)
        match job.state:
            case JobState.WAITING:
                waiting = self.tr("Waiting · {length}") if length else self.tr("Waiting")
                return waiting.format(length=length)
            case JobState.PAUSED:
                paused = self.tr("Paused at {done} of {length}") if length else self.tr("Paused")
                return paused.format(done=done, length=length)
            case JobState.RUNNING:
                return self._running_text(job, done, length)
            case JobState.DONE:
                return self._done_text(job, length)
            case JobState.FAILED:
                return in_words(job.error)
            case JobState.CANCELLED:
                return self.tr("Cancelled")

    def _running_text(self, job: Job, done: str, length: str) -> str:
        if not job.rtfx:
            return self.tr("Beginning · {length}").format(length=length)
        speed = _speed(job.rtfx)
        if job.eta_s is None:
            return self.tr("{done} done · {speed}x").format(done=done, speed=speed)
        left = clock_text(job.eta_s)
        text = self.tr("{done} of {length} · {speed}x · {left} left")
        return text.format(done=done, length=length, speed=speed, left=left)

    def _done_text(self, job: Job, length: str) -> str:
        parts = [length] if length else []
        if job.rtfx:
            took = self.tr("done in {time}, {speed}x")
            parts.append(took.format(time=clock_text(job.worked_s), speed=_speed(job.rtfx)))
        else:
            parts.append(self.tr("done"))
        if job.written:
            parts.append(self.tr("saved as {names}").format(names=_names(job)))
        text = " · ".join(parts)
        return text[:1].upper() + text[1:]

    def _moved(self, index: Index, before: list[int], places: dict[int, int]) -> int | None:
        row = index.row()
        return places.get(before[row]) if 0 <= row < len(before) else None


class JobDelegate(QStyledItemDelegate):
    """Paints a row: a shape, the file's name, what becomes of it, and a bar while that goes on."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and a bar."""
        line = option.fontMetrics.height()
        return QSize(320, 2 * line + _BAR + 2 * _GAP + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row over the style's own background."""
        job = index.data(JOB)
        self.initStyleOption(option, index)
        option.text = ""
        widget = option.widget
        style = widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        if not isinstance(job, Job):
            return
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        ground = QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base
        text, back = option.palette.color(role), option.palette.color(ground)
        painter.save()
        box = QRect(option.rect).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        line = option.fontMetrics.height()
        mark = QRectF(box.left(), box.top() + (line - _MARK) / 2, _MARK, _MARK)
        draw_shape(painter, _SHAPES[job.state], mark, text, job.share or 0.0)
        area = box.adjusted(_MARK + _MARGIN, 0, 0, 0)
        name, state = str(index.data()).split("\n", 1)
        self._line(painter, area, 0, name, text, option, bold=True)
        # A selection's colour leaves no room for a fainter one.
        faint = text if chosen else over(text, back, _FAINT)
        self._line(painter, area, line + _GAP, state, faint, option, bold=False)
        if job.state in (JobState.RUNNING, JobState.PAUSED) and job.share is not None:
            self._bar(painter, area, job.share, text, back)
        painter.restore()

    def _line(
        self,
        painter: QPainter,
        area: QRect,
        top: int,
        text: str,
        color: QColor,
        option: QStyleOptionViewItem,
        *,
        bold: bool,
    ) -> None:
        font = option.font
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(color)
        metrics = painter.fontMetrics()
        where = Qt.TextElideMode.ElideMiddle if bold else Qt.TextElideMode.ElideRight
        line = QRect(area.left(), area.top() + top, area.width(), metrics.height())
        shown = metrics.elidedText(text, where, area.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _bar(
        self, painter: QPainter, area: QRect, share: float, color: QColor, back: QColor
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF(area.left(), area.bottom() - _BAR + 1, area.width(), _BAR)
        painter.setBrush(over(color, back, 0.25))
        painter.drawRoundedRect(groove, _BAR / 2, _BAR / 2)
        painter.setBrush(color)
        groove.setWidth(max(_BAR, groove.width() * share))
        painter.drawRoundedRect(groove, _BAR / 2, _BAR / 2)


def _speed(rtfx: float) -> str:
    return f"{rtfx:.0f}" if rtfx >= 10 else f"{rtfx:.1f}"


def _names(job: Job) -> str:
    return ", ".join(path.name for path in job.written)

"""The list of sessions that the transcript window offers."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.transcript.records import SessionRecord
from ui.status import clock_text

Index = QModelIndex | QPersistentModelIndex


class RoomyDelegate(QStyledItemDelegate):
    """Rows with room around their text."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A little more than the text needs."""
        return super().sizeHint(option, index) + QSize(0, 12)


class SessionList(QAbstractListModel):
    """Sessions by title, with length and number of lines; the running one first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._records: list[SessionRecord] = []

    def show_records(self, records: list[SessionRecord]) -> None:
        """Replace the list."""
        self.beginResetModel()
        self._records = records
        self.endResetModel()

    def record(self, row: int) -> SessionRecord | None:
        """The session of a row."""
        return self._records[row] if 0 <= row < len(self._records) else None

    def row_of(self, session_id: int, started: str = "") -> int | None:
        """Where a stored session stands; the one that runs is known by when it ``started``."""
        for row, record in enumerate(self._records):
            if record.id == session_id or (not record.id and record.started == started):
                return row
        return None

    def rowCount(self, parent: Index | None = None) -> int:
        """How many sessions there are."""
        return 0 if parent is not None and parent.isValid() else len(self._records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row's text."""
        record = self.record(index.row())
        if record is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if record.id == 0:
                return "\n".join([self.tr("This session"), record.title])
            length = clock_text(record.length_s)
            count = self.tr("%n line(s)", "", record.n_lines)
            return f"{record.title}\n{length} · {count}"
        return None

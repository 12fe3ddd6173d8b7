"""The list of pages beside the page in sight; while something is sought, the list of hits."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.search_box import SearchBox
from ui.session_list import RoomyDelegate
from ui.setting_fields import scrolled
from ui.settings_page import Place, SettingsPage, places_on

_LIST_PX = 156
_SHOWN_MS = 1600


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that a search has found, and the row of its page."""

    page: int
    place: Place


class SettingsPages(QWidget):
    """Pages by title, one in sight, and a search over all of them.

    Signals:
        page_changed: Another page is in sight.
    """

    page_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchBox(self.tr("Find a setting"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Pages of the settings"))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.nothing = QLabel(self.tr("No setting is called that."))
        self.nothing.setWordWrap(True)
        self.nothing.setVisible(False)
        self.stack = QStackedWidget()
        side = QVBoxLayout()
        side.addWidget(self.search)
        side.addWidget(self.list, 1)
        side.addWidget(self.nothing)
        for widget in (self.search, self.list, self.nothing):
            widget.setFixedWidth(_LIST_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(side)
        row.addWidget(self.stack, 1)
        self._titles: list[str] = []
        self._pages: list[SettingsPage] = []
        self._hits: list[Hit] = []
        self._mark = _Mark(self)
        self.search.textChanged.connect(self._sought)
        self.search.returnPressed.connect(self._take_first)
        self.search.left_downwards.connect(self._enter_list)
        self.list.currentRowChanged.connect(self._row_chosen)
        self.list.itemActivated.connect(self._activated)
        self.list.itemClicked.connect(self._activated)

    def add(self, title: str, page: SettingsPage) -> None:
        """Add a page at the end."""
        self._titles.append(title)
        self._pages.append(page)
        self.stack.addWidget(scrolled(page))
        self.list.addItem(title)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)

    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def title(self, row: int) -> str:
        """What a page is called."""
        return self._titles[row]

    def page(self, row: int) -> SettingsPage:
        """The page of a row."""
        return self._pages[row]

    @property
    def current(self) -> SettingsPage:
        """The page in sight."""
        return self._pages[self.stack.currentIndex()]

    def show_page(self, page: SettingsPage) -> None:
        """Bring a page into sight."""
        self.search.clear()
        self.list.setCurrentRow(self._pages.index(page))

    def show_place(self, page: SettingsPage, place: Place) -> None:
        """Bring a field into sight, and the keyboard to it."""
        self._show(self._pages.index(page))
        area = self.stack.currentWidget()
        assert isinstance(area, QScrollArea)
        # A page that was never in sight is laid out first.
        QTimer.singleShot(0, lambda: area.ensureWidgetVisible(place.widget, 0, 40))
        focused = place.widget.focusProxy() or next(
            (
                part
                for part in (place.widget, *place.widget.findChildren(QWidget))
                if part.focusPolicy() & Qt.FocusPolicy.TabFocus
            ),
            place.widget,
        )
        focused.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._mark.put_around(place.widget)

    def found(self, text: str) -> list[Hit]:
        """The fields about which all the words are said; those that are called so come first."""
        words = text.casefold().split()
        hits = [
            Hit(row, place)
            for row, page in enumerate(self._pages)
            for place in places_on(page)
            if all(word in f"{self._titles[row].casefold()} {place.words}" for word in words)
        ]
        return sorted(hits, key=lambda hit: -sum(w in hit.place.title.casefold() for w in words))

    def _sought(self, text: str) -> None:
        text = text.strip()
        self._hits = self.found(text) if text else []
        self.list.blockSignals(True)
        self.list.clear()
        if text:
            for hit in self._hits:
                title = self._titles[hit.page]
                item = QListWidgetItem(f"{hit.place.title}\n{title}")
                item.setToolTip(hit.place.title)
                self.list.addItem(item)
        else:
            self.list.addItems(self._titles)
            self.list.setCurrentRow(self.stack.currentIndex())
        self.list.blockSignals(False)
        self.list.setAccessibleName(
            self.tr("Settings that were found") if text else self.tr("Pages of the settings")
        )
        self.nothing.setVisible(bool(text) and not self._hits)

    def _row_chosen(self, row: int) -> None:
        if not self.search.text().strip() and row >= 0:
            self._show(row)

    def _activated(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        if self.search.text().strip() and 0 <= row < len(self._hits):
            hit = self._hits[row]
            self.show_place(self._pages[hit.page], hit.place)

    def _take_first(self) -> None:
        if self._hits:
            self.list.setCurrentRow(0)
            self.show_place(self._pages[self._hits[0].page], self._hits[0].place)

    def _enter_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)

    def _show(self, row: int) -> None:
        if row != self.stack.currentIndex():
            self._mark.hide()
            self.stack.setCurrentIndex(row)
            self.page_changed.emit(row)


class _Mark(QFrame):
    """A frame around what was found, for a moment."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.Box)
        self.setLineWidth(2)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.setInterval(_SHOWN_MS)
        self._gone.timeout.connect(self.hide)
        self.hide()

    def put_around(self, widget: QWidget) -> None:
        """Stand around a field, and move with it."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, palette.color(QPalette.ColorRole.Highlight))
        self.setPalette(palette)
        page = widget.parentWidget()
        self.setParent(page)
        self.setGeometry(widget.geometry().adjusted(-5, -4, 5, 4))
        self.show()
        self.raise_()
        self._gone.start()

    def sizeHint(self) -> QSize:
        """As large as what it stands around."""
        return QSize(0, 0)

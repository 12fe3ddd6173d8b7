"""What every page of the settings is, and how a search finds what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from app.settings import OPTIONS, Settings
from ui.setting_fields import ChoiceField, ColorField


class SettingsPage(QWidget):
    """Some settings, each changed as soon as its field is.

    Attributes:
        groups: Beginnings of the dotted names of the settings that the page edits.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    groups: tuple[str, ...] = ()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._shown: dict[str, Callable[[Any], None]] = {}

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        self.settings = settings
        for key, show in self._shown.items():
            show(settings.value(key))

    def bind_choice(self, key: str, field: ChoiceField) -> None:
        """A setting of a few values."""
        field.chosen.connect(lambda value: self.edit(key, value))
        self._shown[key] = field.choose

    def bind_check(self, key: str, box: QCheckBox) -> None:
        """A setting that is on or off."""
        box.clicked.connect(lambda: self.edit(key, box.isChecked()))
        self._shown[key] = box.setChecked

    def bind_number(self, key: str, box: QSpinBox) -> None:
        """A whole number, within the setting's limits."""
        option = OPTIONS[key]
        if option.low is not None and option.high is not None:
            box.setRange(round(option.low), round(option.high))
        if option.unit in {"px", "s"}:
            box.setSuffix(f" {option.unit}")
        box.valueChanged.connect(lambda value: self.edit(key, value))

        def show(value: int) -> None:
            box.blockSignals(True)
            box.setValue(value)
            box.blockSignals(False)

        self._shown[key] = show

    def bind_text(self, key: str, line: QLineEdit) -> None:
        """A line of text, taken when it is left."""
        line.editingFinished.connect(lambda: self.edit(key, line.text()))

        def show(text: str) -> None:
            if text != line.text():
                line.setText(text)

        self._shown[key] = show

    def bind_color(self, key: str, field: ColorField) -> None:
        """A colour."""
        field.chosen.connect(lambda color: self.edit(key, color))
        self._shown[key] = field.show_color

    def edit(self, key: str, value: object) -> None:
        """Tell of a new value, unless it is the one there is."""
        if value != self.settings.value(key):
            self.edited.emit(key, value)

    @property
    def keys(self) -> list[str]:
        """The dotted names of the settings that the page edits."""
        return [key for key in OPTIONS if key.startswith(self.groups)] if self.groups else []


@dataclass(frozen=True, slots=True)
class Place:
    """Something to be found on a page.

    Attributes:
        title: The field's label.
        words: All that is said about it, case folded.
        widget: What gets the focus.
    """

    title: str
    words: str
    widget: QWidget


def places_on(page: QWidget) -> Iterator[Place]:
    """Every labelled field of a page's forms, whether it is in sight or not."""
    for form in page.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            label = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            field = form.itemAt(row, QFormLayout.ItemRole.FieldRole) or form.itemAt(
                row, QFormLayout.ItemRole.SpanningRole
            )
            if field is None:
                continue
            widget = field.widget() or _first_of(field.layout())
            caption = label.widget() if label is not None else None
            title = _plain(caption.text()) if isinstance(caption, QLabel) else ""
            if not title and isinstance(widget, QAbstractButton):
                title = _plain(widget.text())
            if title and widget is not None:
                words = " ".join([title, *_said_in(widget)])
                yield Place(title, words.casefold(), widget)


def _first_of(layout: object) -> QWidget | None:
    count = getattr(layout, "count", None)
    for place in range(count() if count is not None else 0):
        widget: QWidget | None = layout.itemAt(place).widget()  # type: ignore[attr-defined]
        if widget is not None:
            return widget
    return None


def _said_in(widget: QWidget) -> Iterator[str]:
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    for part in (widget, *widget.findChildren(QWidget)):
        if isinstance(part, QLabel | QAbstractButton):
            yield _plain(part.text())
        elif isinstance(part, ChoiceField):
            yield part.words
        yield part.accessibleName()


def _plain(text: str) -> str:
    """Without the mark of a mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")

"""What a setting may be: type, default, limits and description, declared once with the field.

``option(...)`` stands where a dataclass field's default would; ``options_of(SettingsClass)`` reads
the declarations back, for validation, dialogs and documentation alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from typing import Any, TypeVar, cast, get_origin, get_type_hints

from engine.errors import SettingsError
from engine.sentence import Sentence

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option:
    """One setting's declaration.

    Attributes:
        key: Its dotted name, such as ``appearance.opacity``.
        type: ``str``, ``int``, ``float``, ``bool``, ``tuple`` or ``dict``.
        default: The value when nothing is chosen.
        description: One line for a person.
        choices: The values allowed, empty when any is.
        low: The least number allowed, or None.
        high: The greatest number allowed, or None.
        unit: What a number counts, such as ``px``.
        pattern: A regular expression that a text matches whole, or None.
        parse: Turns a stored value into the setting's, raising ValueError with a reason.
    """

    key: str
    type: type
    default: Any
    description: str
    choices: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    unit: str = ""
    pattern: str | None = None
    parse: Callable[[Any], Any] | None = None

    def checked(self, value: object) -> Any:  # noqa: ANN401 - the setting's own type
        """Return ``value`` as this setting's type.

        Raises:
            SettingsError: It has another type or lies outside the limits.
        """
        if self.parse is not None:
            try:
                return self.parse(value)
            except ValueError as error:
                raise self._refused(value, str(error)) from error
        if self.type is float and isinstance(value, int) and not isinstance(value, bool):
            value = float(value)
        if type(value) is not self.type:
            raise self._refused(value, Sentence("it is a {kind}", kind=self.type.__name__))
        if self.choices and value not in self.choices:
            raise self._refused(
                value, Sentence("choose from {choices}", choices=", ".join(self.choices))
            )
        if isinstance(value, int | float) and not isinstance(value, bool):
            self._check_limits(value)
        if self.pattern is not None and not re.fullmatch(self.pattern, str(value)):
            raise self._refused(value, Sentence("it looks like {default!r}", default=self.default))
        return value

    def _check_limits(self, value: float) -> None:
        low = float("-inf") if self.low is None else self.low
        high = float("inf") if self.high is None else self.high
        if not low <= value <= high:
            raise self._refused(
                value,
                Sentence("it lies between {low:g} and {high:g}", low=self.low, high=self.high),
            )

    def _refused(self, value: object, reason: str) -> SettingsError:
        return SettingsError(
            "{key} cannot be {value!r:.60}: {reason}", key=self.key, value=value, reason=reason
        )


def option(default: T, description: str, **limits: Any) -> T:  # noqa: ANN401 - Option's fields
    """Declare a setting in place of a dataclass default. ``limits`` are fields of ``Option``."""
    metadata = {"description": description, **limits}
    if isinstance(default, Mapping):
        return cast("T", field(default_factory=lambda: default, metadata=metadata))
    return field(default=default, metadata=metadata)


def options_of(settings: type) -> dict[str, Option]:
    """Every setting declared in a tree of dataclasses, by its dotted name, in order."""
    return {found.key: found for found in _walk(settings, "")}


def _walk(cls: type, prefix: str) -> Iterator[Option]:
    hints = get_type_hints(cls)
    for declared in fields(cls):
        key, hint = prefix + declared.name, hints[declared.name]
        if is_dataclass(hint):
            yield from _walk(cast("type", hint), key + ".")
        elif "description" in declared.metadata:
            default = declared.default
            if default is MISSING and declared.default_factory is not MISSING:
                default = declared.default_factory()
            kind = tuple if get_origin(hint) is tuple else hint if isinstance(hint, type) else dict
            yield Option(key, kind, default, **declared.metadata)

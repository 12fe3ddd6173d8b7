"""Between drafts and the screen: what of a draft is shown. Model-independent, a context a stream.

Commits pass at once and unchanged; they only tell the context that its draft is over.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import SettingsError

MODES = ("fast",)


@dataclass(frozen=True, slots=True)
class Stability:
    """How calm the screen is.

    Attributes:
        mode: ``fast`` shows each draft as it is.
    """

    mode: str = "fast"

    def __post_init__(self) -> None:
        """Refuse an unknown mode.

        Raises:
            SettingsError: There is none of that name.
        """
        if self.mode not in MODES:
            raise SettingsError(f"no stability {self.mode!r}; choose from {', '.join(MODES)}")

    def new_context(self) -> StabilityContext:
        """A stream with nothing shown."""
        return StabilityContext(self)


class StabilityContext:
    """One stream's shown draft."""

    def __init__(self, stability: Stability) -> None:
        """Nothing is shown yet."""
        self._stability = stability

    def draft(self, text: str) -> str:
        """What the screen shows when ``text`` is the newest draft."""
        return text

    def commit(self) -> None:
        """The draft became final text."""

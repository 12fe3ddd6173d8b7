"""How captions look on other screens, as the settings have it; the address may ask for another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Any

from app.settings import Settings


@dataclass(frozen=True, slots=True)
class Look:
    """What a page is told when it connects, and again when it changes.

    Attributes:
        font: Family; empty takes the browser's sans serif.
        opacity: Of the background behind the letters, 0 to 1.
        words: What the page itself says, by what it says it of; empty leaves its English.
        names: What each source's speaker is called, where more than one is heard.
    """

    font: str = ""
    weight: int = 500
    color: str = "#ffffff"
    draft: str = "#b8c4d0"
    background: str = "#101418"
    opacity: float = 0.85
    edge: str = "none"
    lines: int = 2
    words: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        settings: Settings,
        words: Mapping[str, str] = MappingProxyType({}),
        names: Mapping[str, str] = MappingProxyType({}),
    ) -> Look:
        """The look that the captions have on this screen."""
        chosen = settings.appearance
        return cls(
            font=chosen.font_family,
            weight=chosen.font_weight,
            color=chosen.text_color,
            draft=chosen.draft_color,
            background=chosen.background_color,
            opacity=chosen.opacity,
            edge=chosen.edge,
            lines=chosen.lines,
            words=dict(words),
            names={**names, "mic": chosen.you_name, "system": chosen.others_name},
        )

    def message(self) -> dict[str, Any]:
        """As the page is told it."""
        return {"event": "look", **asdict(self)}

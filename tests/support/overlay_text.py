"""What a caption window shows, as text."""

from __future__ import annotations

from ui.overlay import Overlay


def shown(overlay: Overlay) -> list[str]:
    """Its lines, oldest first."""
    overlay.show_text_now()
    return [line.text for line in overlay.view.visible_lines]


def text(overlay: Overlay) -> str:
    """Its lines as one."""
    return " ".join(shown(overlay))

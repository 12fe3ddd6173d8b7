"""What Wayland does not let us do: said in a sentence, and made the best of."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt

from ui import platform_limits


def test_elsewhere_there_is_nothing_to_say(qapp):
    assert not platform_limits.is_wayland()
    assert platform_limits.limit() == ""


def test_wayland_is_said(qapp, monkeypatch):
    monkeypatch.setattr(platform_limits, "is_wayland", lambda: True)
    assert "Wayland lets no program" in platform_limits.limit()


def test_on_wayland_the_window_has_one_size_so_that_tiling_compositors_let_it_float(
    overlay, monkeypatch, qtbot
):
    monkeypatch.setattr("ui.overlay_frame.is_wayland", lambda: True)
    overlay.frame.put(QRect(QPoint(0, 0), overlay.fitting_size()))
    assert overlay.minimumSize() == overlay.maximumSize() == overlay.fitting_size()
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    width = overlay.width()
    qtbot.keyClick(overlay, Qt.Key.Key_Right, both)
    assert overlay.minimumWidth() == overlay.maximumWidth() == width + 16

"""Where the overlay belongs: a place for each set-up of screens, kept in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from ui.kept_settings import KeptSettings
from ui.overlay import Overlay
from ui.placement import arrangement_key, first_frame, screen_areas, snapped
from ui.platform_limits import is_wayland

_SCREENS_SETTLE_MS = 300
_LOOK_MS = 2000
_LEAST_WIDTH_PX = 200


class OverlayHome(QObject):
    """Puts the overlay where it was with these screens, and remembers where it is put.

    A screen that comes, goes, or gets another resolution is another set-up: the overlay goes where
    it was with that one, and always onto a screen.
    """

    def __init__(self, overlay: Overlay, kept: KeptSettings) -> None:
        super().__init__(overlay)
        self._overlay = overlay
        self._kept = kept
        self._screens = QTimer(self)
        self._screens.setSingleShot(True)
        self._screens.setInterval(_SCREENS_SETTLE_MS)
        self._screens.timeout.connect(self.place)
        self._known = screen_areas()
        # Not each screen's geometryChanged: PySide6 6.11.3 deletes a screen some time after its
        # signal was connected to. The application tells of screens that come and go, and nobody
        # of another resolution, so it is looked at while the captions are in sight.
        self._look = QTimer(self)
        self._look.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._look.setInterval(_LOOK_MS)
        self._look.timeout.connect(self.look)
        overlay.visible_changed.connect(self._shown)
        overlay.placed.connect(self._placed)
        overlay.pulled.connect(self._pulled)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        for changed in (
            application.screenAdded,
            application.screenRemoved,
            application.primaryScreenChanged,
        ):
            changed.connect(self._screens.start)

    @Slot()
    def place(self) -> None:
        """Put the overlay where it belongs with these screens."""
        screens = self._known = screen_areas()
        known = self._kept.current.window.positions.get(arrangement_key(screens))
        self._overlay.frame.put(
            first_frame(
                self._overlay.fitting_size(),
                None if known is None else QPoint(*known),
                screens,
                QGuiApplication.primaryScreen().availableGeometry(),
            )
        )

    @Slot()
    def look(self) -> None:
        """Put the overlay where it belongs if the screens are not as they were."""
        if screen_areas() != self._known:
            self._screens.start()

    @Slot(bool)
    def _shown(self, visible: bool) -> None:
        if visible:
            self.look()
            self._look.start()
        else:
            self._look.stop()

    @Slot(QPoint)
    def _placed(self, at: QPoint) -> None:
        if is_wayland():
            return  # a move is ignored there while Qt reports it
        screens = screen_areas()
        home = self._overlay.frame.home
        edge = snapped(home, screens)
        if edge != at:
            self._overlay.frame.put(QRect(edge, home.size()))
            at = edge
        positions = self._kept.current.window.positions
        key = arrangement_key(screens)
        self._kept.set("window.positions", {**positions, key: (at.x(), at.y())})

    @Slot(int, int)
    def _pulled(self, width: int, lines: int) -> None:
        self._kept.set("appearance.width_px", max(_LEAST_WIDTH_PX, width))
        self._kept.set("appearance.lines", lines)
        # Whole lines, also where the number is as it was.
        self._overlay.set_appearance(self._kept.current.appearance)

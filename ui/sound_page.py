"""Settings page: what is listened to, how loud it is, and whether anything comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.capture.choice import APPLICATION_PREFIX, MICROPHONE, SYSTEM, Device, Kind
from app.settings import Settings
from ui.setting_fields import Choice, ChoiceField, form_of, note
from ui.settings_page import SettingsPage
from ui.sound_check import SoundCheck
from ui.status import source_name

_BOTH = (MICROPHONE, SYSTEM)
_SEPARATOR = "\n"
"""Between sources in the value of a choice: no device's id holds one."""


class SoundPage(SettingsPage):
    """Which sound is captioned: one source or two, and which device of each.

    Signals:
        refresh_asked: Look for devices again.
    """

    refresh_asked = Signal()

    groups = ("audio.",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._audio = settings.audio
        self._devices: Sequence[Device] = ()
        self._labels: dict[str, str] = {}
        self._applications: Sequence[str] = ()
        self._notice: Callable[[int], str] = lambda _: ""
        self.source = ChoiceField(self.tr("Sound source"))
        self.device = ChoiceField(self.tr("Which microphone"))
        self.output = ChoiceField(self.tr("Which output"))
        self.trouble = note()
        self.refresh = QPushButton(self.tr("Look for devices again"))
        self.refresh.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        form = form_of(self)
        form.addRow(self.tr("&Listen to"), self.source)
        form.addRow(self.tr("&Microphone"), self.device)
        form.addRow(self.tr("&Output"), self.output)
        form.addRow("", self.trouble)
        form.addRow("", self.refresh)
        self.check = SoundCheck(settings)
        form.addRow(self.tr("L&evel"), self.check)
        self._form = form
        self.source.chosen.connect(self._source_chosen)
        self.device.chosen.connect(self._device_chosen)
        self.output.chosen.connect(self._output_chosen)
        self.refresh.clicked.connect(self.refresh_asked)
        self._offer()

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        self._audio = settings.audio
        self.check.show_settings(settings)
        self._offer()

    def show_devices(self, devices: Sequence[Device], trouble: str = "") -> None:
        """Offer the devices that were found, or say why there are none."""
        self._devices = devices
        # One that is unplugged later is still called by its name.
        self._labels |= {device.id: device.label for device in devices}
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self._offer()

    def show_applications(self, names: Sequence[str]) -> None:
        """Offer what plays now, each by itself."""
        self._applications = names
        self._offer()

    def set_notice(self, notice: Callable[[int], str]) -> None:
        """Say what speaks against so many sources where they are chosen."""
        self._notice = notice
        self._offer()

    def _offer(self) -> None:
        sources = self._audio.sources
        calls = self.tr("What is heard from this computer: calls, videos, meetings.")
        twice = self.tr(
            "You and the others, each with a name. With loudspeakers the microphone hears the "
            "others too, so use headphones."
        )
        twice = " ".join(filter(None, [self._notice(len(_BOTH)), twice]))
        alone = self.tr("Heard alone, without what other programs play.")
        choices = [
            Choice(MICROPHONE, self.tr("Microphone")),
            Choice(SYSTEM, self.tr("Computer sound"), calls),
            Choice(_SEPARATOR.join(_BOTH), self.tr("Microphone and computer sound"), twice),
            *(
                Choice(f"{APPLICATION_PREFIX}{name}", self._only(name), alone)
                for name in self._applications
            ),
            Choice("demo", self.tr("Demo"), self.tr("A short recording, to see captions work.")),
        ]
        chosen = _SEPARATOR.join(_BOTH if set(sources) == set(_BOTH) else sources)
        if chosen not in {choice.value for choice in choices}:
            choices.append(self._other(sources, chosen))
        self.source.offer(choices, chosen)
        microphone, output = self.tr("The chosen microphone"), self.tr("The chosen output")
        self._offer_devices(self.device, "mic", self._audio.device, microphone)
        self._offer_devices(self.output, "monitor", self._audio.output, output)
        self._form.setRowVisible(self.device, MICROPHONE in sources)
        self._form.setRowVisible(self.output, SYSTEM in sources)

    def _only(self, application: str) -> str:
        return self.tr("Only {application}").format(application=application)

    def _other(self, sources: Sequence[str], chosen: str) -> Choice:
        """Sources that the command line or an older version has chosen, or that do not play now."""
        if len(sources) == 1 and chosen.startswith(APPLICATION_PREFIX):
            name = chosen.removeprefix(APPLICATION_PREFIX)
            return Choice(chosen, self._only(name), self.tr("It plays nothing now."))
        title = " + ".join(self._labels.get(source, source_name(source)) for source in sources)
        if all(source.startswith("file:") for source in sources):
            return Choice(chosen, title, self.tr("A recording, replayed as if spoken now."))
        here = {device.id for device in self._devices}
        known = all(source in here or source in _BOTH for source in sources)
        return Choice(chosen, title, "" if known else self.tr("It is not connected now."))

    def _offer_devices(self, field: ChoiceField, kind: Kind, chosen: str, unnamed: str) -> None:
        follows = self.tr("It follows the choice in the system's sound settings.")
        choices = [Choice("", self.tr("The system's choice"), follows)]
        # The default first, then by name: the order of the server means nothing.
        found = [device for device in self._devices if device.kind == kind]
        found.sort(key=lambda device: (not device.is_default, device.label.casefold()))
        choices += [self._device(device) for device in found]
        if chosen and chosen not in {choice.value for choice in choices}:
            title = self._labels.get(chosen, unnamed)
            choices.append(Choice(chosen, title, self.tr("It is not connected now.")))
        field.offer(choices, chosen)

    def _device(self, device: Device) -> Choice:
        words = []
        if device.bluetooth and device.kind == "mic":
            words.append(self.tr("Using it drops the headset to call quality."))
        if device.muted:
            words.append(self.tr("It is muted in the system's sound settings."))
        return Choice(device.id, device.label, " ".join(words))

    def _source_chosen(self, value: str) -> None:
        self.edit("audio.sources", tuple(value.split(_SEPARATOR)))

    def _device_chosen(self, device: str) -> None:
        self.edit("audio.device", device)

    def _output_chosen(self, output: str) -> None:
        self.edit("audio.output", output)

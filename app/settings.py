"""What the user has chosen: a frozen tree and its declarations.

Each setting is declared once, below, with its type, default, limits and description; ``OPTIONS``
lists the declarations by dotted name. ``app.settings_file`` keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from app.options import Option, option, options_of
from engine.errors import SettingsError

COLOR = "#[0-9a-fA-F]{6}"
EXPORT_FORMATS = ("txt", "srt", "vtt", "json", "md", "csv", "ass", "docx")
LANGUAGE = "auto|[a-z]{2,3}"
EXPORT_FORMATS = ("txt", "srt", "vtt", "json", "md", "csv", "ass", "docx")
NAME = r"\S(.{0,38}\S)?"


@dataclass(frozen=True, slots=True)
class RecognitionSettings:
    """How speech becomes text."""

    model: str = option("whisper-base", "Speech model: a catalogue name or a folder.", pattern=".+")
    language: str = option("auto", "Spoken language: its ISO code, or auto.", pattern=LANGUAGE)
    level: str = option(
        "running",
        "What loudness is measured against: all that was heard so far, or each window alone.",
        choices=("running", "per-window"),
    )
    preset: str = option(
        "responsive",
        "When text appears: while a sentence is spoken, final at its end or as soon as drafts "
        "agree; only after it; or in full windows.",
        choices=("responsive", "agreement", "conservative", "offline"),
    )
    stability: str = option(
        "balanced",
        "How calm drafts are: shown as they are, kept until contradicted, or agreed on first.",
        choices=("fast", "balanced", "steady"),
    )
    prompt: str = option("", "Names and words to expect, given to the model as earlier text.")
    remote_drafts: bool = option(
        False,
        "Whether a remote model drafts too: the same audio is then sent again and again.",
    )
    device: str = option(
        "auto",
        "What the model runs on: a graphics card where there is one, or the one that is named.",
        choices=("auto", "cpu", "cuda", "mps"),
    )
    precision: str = option(
        "auto",
        "How exactly the model computes: what is measured to be best here, or the one named.",
        choices=("auto", "float32", "bfloat16", "float16"),
    )
    fallback: str = option(
        "whisper-base",
        "Model that live captions go on with when a server does not answer; empty ends them.",
    )


def _sources(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not value:
        raise ValueError("it is a list of sources, such as mic and system")
    if not all(isinstance(source, str) and source for source in value):
        raise ValueError("a source is a name, such as mic")
    return tuple(dict.fromkeys(value))


@dataclass(frozen=True, slots=True)
class AudioSettings:
    """What is listened to."""

    sources: tuple[str, ...] = option(
        ("mic",),
        "Sources, captioned side by side: mic, system, demo, file:PATH or a device.",
        parse=_sources,
    )
    device: str = option("", "The microphone's stable id; empty follows the system's default.")
    output: str = option(
        "", "Stable id of the output whose sound is heard; empty follows the system's default."
    )


@dataclass(frozen=True, slots=True)
class AppearanceSettings:
    """How captions look."""

    follow_system: bool = option(
        True,
        "Whether colours follow the system's dark, light or high contrast setting.",
    )
    font_family: str = option("", "Typeface of the captions; empty takes the system's.")
    font_size_px: int = option(30, "Height of the captions' letters.", low=10, high=200, unit="px")
    font_weight: int = option(
        500, "Weight of the captions' letters: 400 is regular, 700 bold.", low=100, high=900
    )
    edge: str = option(
        "none",
        "What sets letters off from what is behind them: nothing, an outline or a shadow.",
        choices=("none", "outline", "shadow"),
    )
    text_color: str = option("#ffffff", "Colour of finished text.", pattern=COLOR)
    draft_color: str = option("#b8c4d0", "Colour of text that may still change.", pattern=COLOR)
    background_color: str = option("#101418", "Colour behind the captions.", pattern=COLOR)
    opacity: float = option(0.85, "How much the background covers: 0 is clear.", low=0.0, high=1.0)
    lines: int = option(2, "Lines of text on screen.", low=1, high=8)
    width_px: int = option(960, "Width of the caption window.", low=200, high=16000, unit="px")
    margin_px: int = option(
        20, "Room between the captions and the window's sides.", low=4, high=200, unit="px"
    )
    corner_px: int = option(
        14, "Radius of the caption window's corners; 0 is square.", low=0, high=60, unit="px"
    )
    you_name: str = option("You", "What the microphone's speaker is called.", pattern=NAME)
    others_name: str = option(
        "Others", "What those heard in the computer's sound are called.", pattern=NAME
    )
    you_color: str = option("#7fd4ff", "Colour of the microphone's speaker name.", pattern=COLOR)
    others_color: str = option("#ffd479", "Colour of the others' name.", pattern=COLOR)


@dataclass(frozen=True, slots=True)
class ReadingSettings:
    """How captions come and go."""

    pace: str = option(
        "live",
        "Whether the newest word is always on screen, or each line stays until it can be read.",
        choices=("live", "paced"),
    )
    grow_lines: int = option(
        4, "Lines that captions may grow to while speech outruns reading.", low=1, high=8
    )
    quiet_s: int = option(
        30, "Silence after which captions step back; 0 never.", low=0, high=3600, unit="s"
    )
    quiet: str = option(
        "dim", "What captions do after that silence: dim, or hide.", choices=("dim", "hide")
    )
    announce: bool = option(False, "Whether finished lines are read out by a screen reader.")
    alert_words: str = option("", "Words to be told of, such as a name, between commas.")
    stay_awake: bool = option(True, "Whether the screen stays on while captions run.")


def _formats(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise ValueError("it is a list of export formats, such as srt")
    if unknown := set(value) - set(EXPORT_FORMATS):
        raise ValueError(f"there is no format {min(unknown)}")
    return tuple(dict.fromkeys(value))


@dataclass(frozen=True, slots=True)
class TranscriptSettings:
    """What is kept of a session."""

    store: str = option(
        "keep",
        "Whether transcripts are kept on this computer, or forgotten when the window closes.",
        choices=("keep", "nothing"),
    )
    keep_days: int = option(
        0, "Days after which a session is deleted; 0 keeps all.", low=0, high=36500, unit="days"
    )
    export_folder: str = option("", "Folder that exports go to; empty asks each time.")
    export_on_stop: bool = option(
        False, "Whether each session is exported to that folder when it ends."
    )
    stop_formats: tuple[str, ...] = option(
        ("txt",), "File formats that a session is then written in.", parse=_formats
    )
    export_format: str = option(
        "txt", "File format that exports offer first.", choices=EXPORT_FORMATS
    )
    keep_audio: bool = option(
        False, "Whether the sound of live sessions is kept too, as FLAC beside the transcript."
    )
    audio_noted: bool = option(
        False, "Whether the user was told to ask those who are heard before their sound is kept."
    )


@dataclass(frozen=True, slots=True)
class FileSettings:
    """What becomes of media files."""

    formats: tuple[str, ...] = option(
        (), "Exports that are written beside each transcribed file.", parse=_formats
    )
    word_times: bool = option(False, "Whether the times of words are found too.")
    watched_folder: str = option(
        "", "Folder whose new media files are transcribed by themselves; empty watches none."
    )


def _word_lists(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise ValueError("it maps languages to words")
    if not all(isinstance(text, str) for pair in value.items() for text in pair):
        raise ValueError("a language and its words are texts")
    return {language: words for language, words in value.items() if words.strip()}


@dataclass(frozen=True, slots=True)
class ViewerSettings:
    """Captions on other screens. Whether they are shown there is never kept: it is asked for."""

    scope: str = option(
        "computer",
        "Who can open the caption page: programs of this computer, or the whole network.",
        choices=("computer", "network"),
    )
    port: int = option(0, "Port of the caption page; 0 takes a free one.", low=0, high=65535)
    text_file: str = option(
        "", "File that always has the newest captions, for programs like OBS; empty writes none."
    )


@dataclass(frozen=True, slots=True)
class MaskingSettings:
    """Words that are not to be read. The store keeps what was said."""

    screen: bool = option(False, "Whether the words of the list are masked on the screen.")
    exports: bool = option(False, "Whether they are masked in exports too.")
    words: Mapping[str, str] = option(
        {},
        "The words, between commas, by ISO code of the language; * is for every language.",
        parse=_word_lists,
    )


def _positions(value: object) -> dict[str, tuple[int, int]]:
    if not isinstance(value, Mapping):
        raise ValueError("it maps screen set-ups to positions")
    found: dict[str, tuple[int, int]] = {}
    for screens, place in value.items():
        if not isinstance(screens, str) or not isinstance(place, list | tuple) or len(place) != 2:
            raise ValueError("a position is two numbers")
        x, y = place
        if type(x) is not int or type(y) is not int or max(abs(x), abs(y)) > 100_000:
            raise ValueError("a position is two whole numbers of pixels")
        found[screens] = (x, y)
    return found


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """Where the windows are."""

    positions: Mapping[str, tuple[int, int]] = option(
        {},
        "Left top corner of the caption window, for each arrangement of screens.",
        parse=_positions,
        unit="px",
    )
    transcript_open: bool = option(False, "Whether the transcript window opens at the start.")
    welcomed: bool = option(False, "Whether the first-run page has been seen.")
    click_through: bool = option(False, "Whether clicks go to what is under the captions.")
    language: str = option(
        "system",
        "Language of the windows; system is the desktop's.",
        choices=("system", "en", "de", "fr", "es", "ja", "zh_CN", "ar"),
    )
    start_captions: bool = option(True, "Whether captions start with the program.")
    start_at_login: bool = option(False, "Whether the program starts when you log in.")
    look_for_updates: bool = option(
        False, "Whether each start asks once if there is a new version, where there is an address."
    )
    hidden_from_capture: bool = option(
        False, "Whether screen sharing and recordings leave the captions out, where they can."
    )


def _keys(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise ValueError("it maps commands to keys")
    if not all(isinstance(text, str) for pair in value.items() for text in pair):
        raise ValueError("a command and its keys are texts")
    return dict(value)


@dataclass(frozen=True, slots=True)
class ShortcutSettings:
    """Which keys do what."""

    keys: Mapping[str, str] = option(
        {}, "Keys of commands that differ from the usual ones; empty is none.", parse=_keys
    )
    everywhere: Mapping[str, str] = option(
        {}, "Keys of commands that work in every program; empty is none.", parse=_keys
    )


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the user has chosen.

    Attributes:
        unknown: Stored values that this version does not know, by group and name, or by group
            alone where it is no group to us; saved as they are.
    """

    recognition: RecognitionSettings = field(default_factory=RecognitionSettings)
    audio: AudioSettings = field(default_factory=AudioSettings)
    appearance: AppearanceSettings = field(default_factory=AppearanceSettings)
    reading: ReadingSettings = field(default_factory=ReadingSettings)
    transcript: TranscriptSettings = field(default_factory=TranscriptSettings)
    files: FileSettings = field(default_factory=FileSettings)
    viewers: ViewerSettings = field(default_factory=ViewerSettings)
    masking: MaskingSettings = field(default_factory=MaskingSettings)
    shortcuts: ShortcutSettings = field(default_factory=ShortcutSettings)
    window: WindowSettings = field(default_factory=WindowSettings)
    unknown: Mapping[tuple[str, ...], Any] = field(default_factory=dict, repr=False)

    def value(self, key: str) -> Any:  # noqa: ANN401 - the setting's own type
        """The setting of a dotted name.

        Raises:
            SettingsError: There is none of that name.
        """
        group, name = _found(key).key.split(".")
        return getattr(getattr(self, group), name)

    def with_value(self, key: str, value: object) -> Settings:
        """The same settings but one.

        Raises:
            SettingsError: There is no such setting, or it cannot have this value.
        """
        found = _found(key)
        group, name = found.key.split(".")
        changed = replace(getattr(self, group), **{name: found.checked(value)})
        changes: dict[str, Any] = {group: changed}
        return replace(self, **changes)


OPTIONS: Mapping[str, Option] = options_of(Settings)
"""Every setting's declaration, by dotted name."""


def _found(key: str) -> Option:
    if key not in OPTIONS:
        raise SettingsError(
            "no setting named {key!r}; there are {options}", key=key, options=", ".join(OPTIONS)
        )
    return OPTIONS[key]

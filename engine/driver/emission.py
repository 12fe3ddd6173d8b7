"""When a decode runs, and when its output is final. Two independent axes and their presets."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from engine.errors import SettingsError


@dataclass(frozen=True, slots=True)
class DecodeTriggers:
    """What makes a decode due. Any number may be on.

    Attributes:
        window_full: The model's window is full of undecoded audio. Bounds memory; required.
        endpoint: A speech region closed. Needs voice activity detection.
        interval_ms: Milliseconds of speech between drafts; None drafts never.
    """

    window_full: bool = True
    endpoint: bool = False
    interval_ms: int | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: No ``window_full``, or an interval that is not positive.
        """
        if not self.window_full:
            raise SettingsError("window_full cannot be off: undecoded audio would grow for ever")
        if self.interval_ms is not None and self.interval_ms < 1:
            raise SettingsError(
                "a draft interval of {interval_ms} ms is not positive", interval_ms=self.interval_ms
            )


DOUBTFUL = 0.7
"""Measured on drafts of base, LibriSpeech test-other: of words with a probability over 0.8 one or
two in a hundred are wrong, agreed on or not; between 0.4 and 0.6 one in seven is in spite of three
drafts that agree, and under 0.4 one in four. What mends them is what is said next, not another
draft of the same: counting drafts costs as much delay and leaves a fifth more of them wrong."""

PATIENCE_S = 1.2

PATIENCE_GAIN = 3.0
"""By so many times the share of words that are doubtful patience grows. Of base's words one in
eleven is on clear speech, one in three on LibriSpeech test-other, where a doubtful word is also
wrong more often. There ``agreement`` has 0.0, 0.3 and 0.4 points more word errors than
``responsive`` in three runs; 0.8, 1.1 and 1.1 where every doubtful word waits 1.8 s, which delays
clear speech as much as this."""

SEARCHED = 5
"""Hypotheses. With one, and 1.8 s of patience, it has 1.8 points more word errors there."""


@dataclass(frozen=True, slots=True)
class CommitRule:
    """When text is final. A window-full or endpoint decode always commits.

    Attributes:
        agreement: Words on which the last so many decodes of a window agree are committed before
            the window is; None commits windows alone.
        doubtful: A word less probable than this, 0 to 1, waits for what follows it as well.
        patience_s: For so many seconds of audio past its end, the more the more words are doubtful.
    """

    agreement: int | None = None
    doubtful: float = 0.0
    patience_s: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: Fewer than two decodes, which cannot agree.
        """
        if self.agreement is not None and self.agreement < 2:
            raise SettingsError(
                "{agreement} decodes cannot agree; take 2 or more", agreement=self.agreement
            )

    def doubts(self, probability: float) -> bool:
        """Whether a word of this probability is doubtful."""
        return probability < self.doubtful

    def waits(self, probability: float, past_s: float, doubtful_share: float) -> bool:
        """Whether a word that decodes agree on has to wait for more audio.

        Args:
            probability: The word's, in the newest of them.
            past_s: Seconds from its end to the end of the audio.
            doubtful_share: Of the words of the newest of them, how many are doubtful, 0 to 1.
        """
        patience_s = self.patience_s * (1 + PATIENCE_GAIN * doubtful_share)
        return self.doubts(probability) and past_s < patience_s


class TailDrafts(Enum):
    """What becomes of the unfinished tail of a window-full decode."""

    HIDE = "hide"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class EmissionPolicy:
    """Triggers and what is shown besides commits. A window-full or endpoint decode commits.

    Attributes:
        name: For logs and settings.
        triggers: What makes a decode due.
        tail: Whether a commit that leaves audio undecided is followed by a draft of the rest.
        commit: Whether words are committed before their window is.
        beams: Hypotheses that every decode follows, drafts included, where the engine has a search.
    """

    name: str
    triggers: DecodeTriggers
    tail: TailDrafts = TailDrafts.SHOW
    commit: CommitRule = field(default_factory=CommitRule)
    beams: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: Agreement between drafts without drafts.
        """
        if self.commit.agreement is not None and self.triggers.interval_ms is None:
            raise SettingsError("agreement compares drafts; give it an interval trigger")

    @classmethod
    def offline(cls) -> EmissionPolicy:
        """Full windows only, no drafts: for files."""
        return cls("offline", DecodeTriggers(), TailDrafts.HIDE)

    @classmethod
    def conservative(cls) -> EmissionPolicy:
        """Full windows and endpoints; drafts only a window's tail: for programs."""
        return cls("conservative", DecodeTriggers(endpoint=True))

    @classmethod
    def responsive(cls, interval_ms: int = 600) -> EmissionPolicy:
        """As conservative, with a draft every ``interval_ms`` of speech: for a reader."""
        return cls("responsive", DecodeTriggers(endpoint=True, interval_ms=interval_ms))

    @classmethod
    def agreement(cls, n: int = 2, interval_ms: int = 600) -> EmissionPolicy:
        """As responsive; words on which ``n`` drafts agree are final at once: for long speech.

        Doubtful words wait for what follows them. What is final so early is searched for: only the
        words since the last commit are, so that it costs little.
        """
        triggers = DecodeTriggers(endpoint=True, interval_ms=interval_ms)
        rule = CommitRule(n, DOUBTFUL, PATIENCE_S)
        return cls("agreement", triggers, commit=rule, beams=SEARCHED)

    @classmethod
    def preset(cls, name: str) -> EmissionPolicy:
        """Find a preset by its name.

        Raises:
            SettingsError: There is none of that name.
        """
        presets = {
            "offline": cls.offline,
            "conservative": cls.conservative,
            "responsive": cls.responsive,
            "agreement": cls.agreement,
        }
        if name not in presets:
            raise SettingsError(
                "no preset named {name!r}; choose from {presets}",
                name=name,
                presets=", ".join(presets),
            )
        return presets[name]()

"""The stream driver: an engine, an emission policy, and voice activity, bound together.

``AsrStreamDriver`` is immutable and may be shared by threads; ``AsrStreamContext`` is the only
stateful type, one for each stream, and belongs to one thread at a time. Audio goes in by
``context.write``, which never decodes; ``context.read``, or ``advance_ready`` for many contexts,
runs the decodes that are due and returns what they say.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.driver.context import AsrStreamContext
from engine.driver.emission import EmissionPolicy
from engine.driver.level import LevelPolicy, Running
from engine.driver.seam import AsrEngine, VoiceActivity
from engine.errors import SettingsError
from engine.sentence import Sentence
from engine.vad.regions import VadConfig, VoiceActivityFilter


@dataclass(frozen=True, slots=True)
class AsrStreamDriver:
    """Everything that streams share.

    Attributes:
        engine: The model.
        policy: When decodes run and what is shown.
        vad: Voice activity; None treats all audio as speech.
        vad_config: How probabilities become regions.
        level: The default level policy of new contexts.
        awaited: Decodes run elsewhere and may take long: a live session does not stand still for
            one (``PendingDecodes``).
    """

    engine: AsrEngine
    policy: EmissionPolicy
    vad: VoiceActivity | None = None
    vad_config: VadConfig = field(default_factory=VadConfig)
    level: LevelPolicy = field(default_factory=Running)
    awaited: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: Endpoint or interval triggers without voice activity, a voice activity
                of another sample rate than the engine's, or agreement over an engine that cannot
                force a prefix.
        """
        triggers = self.policy.triggers
        if self.vad is None and (triggers.endpoint or triggers.interval_ms is not None):
            raise SettingsError(
                "the {preset} preset needs voice activity detection; "
                "attach a VAD or use the offline preset",
                preset=self.policy.name,
            )
        if self.policy.commit.agreement is not None and not self.engine.can_force:
            raise SettingsError(
                "{engine} cannot continue committed words, which the "
                "{preset} preset needs; use responsive",
                engine=self.engine.name,
                preset=self.policy.name,
            )
        if self.vad is not None and self.engine.sample_rate != self.vad.sample_rate:
            raise SettingsError(
                "the voice activity runs at {vad_rate} Hz and "
                "{engine} at {engine_rate} Hz; they must agree",
                vad_rate=self.vad.sample_rate,
                engine=self.engine.name,
                engine_rate=self.engine.sample_rate,
            )

    @property
    def activity(self) -> VoiceActivityFilter:
        """The filter from speech probabilities to regions."""
        return VoiceActivityFilter(self.vad_config)

    def new_context(
        self,
        language: str | None = None,
        prompt: str = "",
        level: LevelPolicy | None = None,
        previous: str = "",
    ) -> AsrStreamContext:
        """Open a stream.

        Args:
            language: ISO code, or None to detect it; a commit fixes what is detected.
            prompt: Names and words to expect, in force for the whole stream.
            level: Instead of the driver's default.
            previous: What was said before the stream began.

        Raises:
            SettingsError: The engine does not know the language.
        """
        known = self.engine.languages
        if language is not None and known and language not in known:
            shown = ", ".join(known[:12])
            raise SettingsError(
                "{engine} does not know the language {language!r}; it knows {known}",
                engine=self.engine.name,
                language=language,
                known=Sentence("{known} and others", known=shown) if len(known) > 12 else shown,
            )
        return AsrStreamContext(self, language, prompt, previous, level or self.level)

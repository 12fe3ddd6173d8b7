"""What a caller may choose about the Whisper engine."""

from __future__ import annotations

from dataclasses import dataclass

from engine.errors import SettingsError


@dataclass(frozen=True, slots=True)
class WhisperOptions:
    """One frozen record of options, fixed when the engine is loaded.

    Attributes:
        device: ``auto`` (CUDA, else MPS, else CPU), ``cpu``, ``cuda``, ``mps``.
        encoder_dtype: ``auto``, ``float32``, ``bfloat16``, ``float16``. Auto is float16 on a GPU;
            on a CPU bfloat16 where it is measured to be faster, else float32.
        encoder_linear: Arithmetic of the encoder's linear layers: ``float``, ``int8``, or ``auto``:
            8-bit integers where a CPU is measured to multiply them faster; a device of another kind
            keeps floating point. Costs half a point of WER on hard speech.
        decoder_linear: The same of the decoder's: a third of its time, no word errors more, but
            rounding makes what a hint or a batch may not change differ in the third digit. So live
            captions use ``float``.
        unembedding: ``float``, ``shortlist``, or ``auto``: listed by 8-bit products and computed in
            float32 where it counts (``shortlist``), where a CPU has exact 8-bit products: a third
            of what a step spends on it. With timestamps always ``float``.
        task: ``transcribe``, or ``translate`` into English.
        timestamps: Whether the model writes timestamp tokens. Without them a draft is decoded in
            two thirds of the time and changes half as often, word errors are the fewer by a
            twentieth, and a commit's times come from its words (``timing``).
        temperatures: Tried in turn by a commit until no guard fires; the first must be 0.
        compression_ratio: Text that gzip shrinks by more than this repeats itself.
        log_probability: Mean log-probability under which the text is doubted.
        no_speech: No-speech probability over which doubted text is held back.
        padding: What fills the window past its audio. ``coarse``: silence (the level's floor),
            of which the far part is sampled (``coarse_tail``), two to three times faster;
            ``silence``: all of it; ``upstream``: 0.0 in normalized units, which openai-whisper
            uses and which costs up to 4.6 points of WER.
        little_speech_s: A window in which voice activity detection heard less speech than this,
            in seconds, has to say its text the more surely. A click is one or two chunks of
            32 ms, the shortest answers are six or more.
        little_log_probability: Mean log-probability under which such a window's text is held back.
        doubted_no_speech: The no-speech probability over which a commit's text is held back that
            every temperature doubts.
        guessed_log_probability: The mean log-probability under which it is held back likewise.
        window_rule: Where a full window is cut: ``words`` (between words; the last pair of
            timestamps in its second half where there are any) or ``upstream`` (any last pair,
            else the window's end, word halved or not; for the test against openai-whisper).
        carried_tokens: How many tokens of committed text are the next window's prompt, 0 to 223,
            which is openai-whisper's number. Every draft hears its prompt anew, and a long one
            takes longer than what is new; nor does it tell more: of 3,191 English words base has
            355 wrong with 223 tokens, 350 with 96, 341 with 64.
        allowed_languages: Languages that detection may choose; empty allows all.
        max_tokens_per_s: The token cap's slope for English; fast speech has about 5 a second.
        max_tokens_per_s_other: For other languages, which the vocabulary spells with more tokens:
            Japanese news reach 6 a second, and Indic scripts more.
        max_tokens_extra: The token cap at no audio.
        max_initial_timestamp_s: The latest first timestamp, as upstream.
    """

    device: str = "auto"
    encoder_dtype: str = "auto"
    encoder_linear: str = "float"
    decoder_linear: str = "float"
    unembedding: str = "auto"
    task: str = "transcribe"
    timestamps: bool = False
    temperatures: tuple[float, ...] = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
    compression_ratio: float = 2.4
    log_probability: float = -1.0
    no_speech: float = 0.6
    little_speech_s: float = 0.2
    little_log_probability: float = -0.5
    doubted_no_speech: float = 0.4
    guessed_log_probability: float = -2.0
    window_rule: str = "words"
    padding: str = "coarse"
    carried_tokens: int = 64
    allowed_languages: tuple[str, ...] = ()
    max_tokens_per_s: float = 6.0
    max_tokens_per_s_other: float = 12.0
    max_tokens_extra: int = 12
    max_initial_timestamp_s: float = 1.0

    def __post_init__(self) -> None:
        """Refuse what the engine does not do.

        Raises:
            SettingsError: An option has no such value.
        """
        choices = {
            "device": ("auto", "cpu", "cuda", "mps"),
            "encoder_dtype": ("auto", "float32", "bfloat16", "float16"),
            "encoder_linear": ("float", "int8", "auto"),
            "decoder_linear": ("float", "int8", "auto"),
            "unembedding": ("float", "shortlist", "auto"),
            "task": ("transcribe", "translate"),
            "window_rule": ("words", "upstream"),
            "padding": ("coarse", "silence", "upstream"),
        }
        for name, allowed in choices.items():
            value = getattr(self, name)
            if value not in allowed:
                raise SettingsError(
                    "no {name} {value!r}; choose from {allowed}",
                    name=name,
                    value=value,
                    allowed=", ".join(allowed),
                )
        if not self.temperatures or self.temperatures[0] != 0.0:
            raise SettingsError("temperatures must begin with 0: drafts are decoded at 0 only")

"""One window's decode: temperature 0, then what the guards ask for.

A decode that runs away is asked again without what was said before, still at temperature 0; the
temperatures follow, as upstream.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.engines.whisper import guards
from engine.engines.whisper.beam import search_beams
from engine.engines.whisper.decoding import (
    NEAR_TIE_END,
    DecodeJob,
    TokenSequence,
    decode_jobs,
    is_near,
)
from engine.engines.whisper.network import TextDecoder
from engine.engines.whisper.options import WhisperOptions
from engine.engines.whisper.rules import TokenRules
from engine.engines.whisper.tokens import WhisperTokenizer, strip_partial

_MIN_REPEATED_SHARE = 0.5
_MIN_SKIPPED_S = 5.0
_MIN_TOKENS_PER_S = 1.5  # of speech; people say 3 to 5
_NOBODY_SPEAKS = (guards.NO_SPEECH, guards.LITTLE_SPEECH)  # no temperature will find words here


@dataclass(frozen=True, slots=True)
class Attempt:
    """One decode of a window, judged.

    Attributes:
        sequence: What was sampled.
        text: Of its text tokens.
        temperature: At which they were chosen.
        compression_ratio: Of the text.
        failed: The guard that fired, or None.
        value: What that guard measured.
    """

    sequence: TokenSequence
    text: str
    temperature: float
    compression_ratio: float
    failed: str | None
    value: float

    @property
    def ran_away(self) -> bool:
        """Whether it says more than its audio can hold, or the same again and again."""
        repeats = self.failed in (guards.LOOP, guards.COMPRESSION_RATIO)
        return repeats or self.sequence.end == guards.TOKEN_CAP


@dataclass(frozen=True, slots=True)
class FinalAttempt:
    """The attempt that stands.

    Attributes:
        attempt: Its tokens and measures.
        rejected: Whether its text is held back.
        fired: How often each guard fired, fallback steps included.
    """

    attempt: Attempt
    rejected: bool
    fired: Counter[str]


@dataclass(slots=True)
class _Window:
    job: DecodeJob
    seed_frames: tuple[int, int]
    fired: Counter[str] = field(default_factory=Counter)
    attempts: list[Attempt] = field(default_factory=list)
    done: bool = False


@dataclass(frozen=True, slots=True)
class FallbackDecoder:
    """Temperature fallback over batches: the windows that fall back form the next batch."""

    decoder: TextDecoder
    rules: TokenRules
    tokenizer: WhisperTokenizer
    options: WhisperOptions

    def decode(
        self,
        jobs: Sequence[DecodeJob],
        draft: Sequence[bool],
        seed_frames: Sequence[tuple[int, int]],
    ) -> list[FinalAttempt]:
        """Decode each job until no guard fires; a draft stops after temperature 0.

        Args:
            jobs: At temperature 0, hints included.
            draft: Which of them are drafts.
            seed_frames: First and last stream frame of each, for the sampling's seed.

        Raises:
            DecodeCancelledError: A job's cancel token is set.
        """
        windows = [_Window(job, frames) for job, frames in zip(jobs, seed_frames, strict=True)]
        self._attempt(windows, 0)
        return self._mend(windows, draft)

    def finish(
        self, job: DecodeJob, sequence: TokenSequence, seed_frames: tuple[int, int]
    ) -> FinalAttempt:
        """What ``decode`` makes of a commit whose first attempt was made elsewhere.

        Raises:
            DecodeCancelledError: The job's cancel token is set.
        """
        window = _Window(job, seed_frames)
        self._note(window, sequence, self.options.temperatures[0])
        (final,) = self._mend([window], [False])
        return final

    def _mend(self, windows: Sequence[_Window], draft: Sequence[bool]) -> list[FinalAttempt]:
        """What follows a first attempt."""
        misled = [w for w in windows if w.attempts[0].ran_away or _skips_speech(w)]
        self._hear_alone([window for window in misled if window.job.n_said])
        for step in range(1, len(self.options.temperatures)):
            again = [w for w, is_draft in zip(windows, draft, strict=True)
                     if not w.done and not is_draft]  # fmt: skip
            self._attempt(again, step)
        return [
            self._final(window, is_draft) for window, is_draft in zip(windows, draft, strict=True)
        ]

    def _hear_alone(self, windows: Sequence[_Window]) -> None:
        """Decode windows again without what was said before, which is often what misled one."""
        for window in windows:
            window.job = window.job.without_said()
            window.fired[guards.PROMPT] += 1
        self._attempt(windows, 0)
        for window in windows:
            first, alone = window.attempts
            says_more = len(alone.sequence.tokens) > len(first.sequence.tokens)
            better = alone.failed is None and (first.ran_away or says_more)
            if first.failed is None and not better:
                window.attempts, window.done = [first], True
                del window.fired[guards.PROMPT]

    def _attempt(self, windows: Sequence[_Window], step: int) -> None:
        """Decode the windows at a step's temperature, and judge."""
        if not windows:
            return
        temperature = self.options.temperatures[step]
        jobs = [
            replace(window.job, temperature=temperature, seed=_seed(window.seed_frames, step),
                    hint=window.job.hint if step == 0 else ())
            for window in windows
        ]  # fmt: skip
        for window, sequence in zip(windows, self._sequences(jobs), strict=True):
            self._note(window, sequence, temperature)

    def _note(self, window: _Window, sequence: TokenSequence, temperature: float) -> None:
        attempt = self.judge(sequence, temperature, window.job.speech_s)
        window.attempts.append(attempt)
        window.done = attempt.failed in (None, *_NOBODY_SPEAKS)
        if attempt.failed is not None:
            window.fired[attempt.failed] += 1
        if sequence.end == guards.TOKEN_CAP:
            window.fired[guards.TOKEN_CAP] += 1

    def judge(self, sequence: TokenSequence, temperature: float, speech_s: float | None) -> Attempt:
        """Ask the guards, in upstream's order of weight: silence first, then text gone wrong.

        Args:
            sequence: What was sampled.
            temperature: At which.
            speech_s: Seconds of speech that were heard in the window; None where nobody listened.
        """
        options = self.options
        little = speech_s is not None and speech_s < options.little_speech_s
        text = self.tokenizer.decode(sequence.tokens)
        ratio = guards.compression_ratio(strip_partial(text).strip())
        failed, value = None, 0.0
        doubted = sequence.avg_logprob < options.log_probability
        if doubted and sequence.no_speech_prob > options.no_speech:
            failed, value = guards.NO_SPEECH, sequence.no_speech_prob
        elif little and text.strip() and sequence.avg_logprob < options.little_log_probability:
            failed, value = guards.LITTLE_SPEECH, sequence.avg_logprob
        elif sequence.end == guards.LOOP:
            failed, value = guards.LOOP, sequence.repeated_share
        elif ratio > options.compression_ratio:
            failed, value = guards.COMPRESSION_RATIO, ratio
        elif doubted:
            failed, value = guards.LOG_PROBABILITY, sequence.avg_logprob
        return Attempt(sequence, text, temperature, ratio, failed, value)

    def _sequences(self, jobs: Sequence[DecodeJob]) -> list[TokenSequence]:
        """Decode; where a hint leaves a doubt, decode again without it."""
        n_beams = {job.beams if job.temperature == 0 else 1 for job in jobs}
        if n_beams != {1}:
            return self._searched(jobs, sorted(n_beams))
        sequences = decode_jobs(self.decoder, self.rules, jobs)
        doubtful = [
            i
            for i, (job, sequence) in enumerate(zip(jobs, sequences, strict=True))
            if job.hint and self._is_doubtful(sequence, job.speech_s)
        ]
        if doubtful:
            without = [replace(jobs[i], hint=()) for i in doubtful]
            repeated = decode_jobs(self.decoder, self.rules, without)
            for i, sequence in zip(doubtful, repeated, strict=True):
                sequences[i] = sequence
        return sequences

    def _searched(self, jobs: Sequence[DecodeJob], n_beams: Sequence[int]) -> list[TokenSequence]:
        """Decode jobs of different numbers of beams, each number as a batch of its own."""
        found: dict[int, TokenSequence] = {}
        for n in n_beams:
            mine = [i for i, job in enumerate(jobs) if job.beams == n]
            batch = [replace(jobs[i], hint=()) if n > 1 else jobs[i] for i in mine]
            search = search_beams if n > 1 else decode_jobs
            found.update(zip(mine, search(self.decoder, self.rules, batch), strict=True))
        return [found[i] for i in range(len(jobs))]

    def _is_doubtful(self, sequence: TokenSequence, speech_s: float | None) -> bool:
        options = self.options
        attempt = self.judge(sequence, 0.0, speech_s)
        return (
            sequence.end == NEAR_TIE_END
            or is_near(sequence.avg_logprob, options.log_probability)
            or is_near(sequence.avg_logprob, options.little_log_probability)
            or is_near(sequence.no_speech_prob, options.no_speech)
            or is_near(attempt.compression_ratio, options.compression_ratio)
        )

    def _final(self, window: _Window, is_draft: bool) -> FinalAttempt:
        attempt = window.attempts[-1]
        if attempt.failed is None or attempt.failed in _NOBODY_SPEAKS or is_draft:
            rejected = attempt.failed is not None
        else:
            attempt, rejected = self._settle(window.attempts)
        return FinalAttempt(attempt, rejected and bool(attempt.text.strip()), window.fired)

    def _settle(self, attempts: Sequence[Attempt]) -> tuple[Attempt, bool]:
        """Of a commit whose every temperature failed: what is taken, and whether it is held back.

        Upstream takes the last, at temperature 1, which is all but drawn by lot. Here the most
        probable stands that is merely doubted. What repeats itself, was guessed, or may be no
        speech at all is held back: a reader who cannot hear has no way to tell it from speech.
        """
        options = self.options
        doubted = [attempt for attempt in attempts if attempt.failed == guards.LOG_PROBABILITY]
        if not doubted:
            last = attempts[-1]
            repeats = last.sequence.repeated_share >= _MIN_REPEATED_SHARE
            return last, repeats or last.failed == guards.LOOP
        best = max(doubted, key=lambda attempt: attempt.sequence.avg_logprob)
        silence = best.sequence.no_speech_prob
        if silence > options.doubted_no_speech:
            return replace(best, failed=guards.NO_SPEECH, value=silence), True
        return best, best.sequence.avg_logprob < options.guessed_log_probability


def _skips_speech(window: _Window) -> bool:
    """Whether the first attempt stands and says little for the speech that was heard."""
    attempt, speech_s = window.attempts[0], window.job.speech_s
    if attempt.failed is not None or speech_s is None or speech_s < _MIN_SKIPPED_S:
        return False
    return len(attempt.sequence.tokens) < _MIN_TOKENS_PER_S * speech_s


def _seed(frames: tuple[int, int], step: int) -> int:
    first, last = frames
    return ((first * 1_000_003 + last) * 1_000_003 + step) % 2**63

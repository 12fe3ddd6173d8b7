"""Heard windows to decoded windows: prompts, the token loop with its guards, timed text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.engines.whisper.beam import BeamSearch
from engine.engines.whisper.cache import CrossKeyValues
from engine.engines.whisper.carry import WhisperCarry
from engine.engines.whisper.completion import FRAMES_PER_SECOND, TextCompletion
from engine.engines.whisper.decoding import DecodeJob
from engine.engines.whisper.fallback import FallbackDecoder, FinalAttempt
from engine.engines.whisper.guards import token_cap
from engine.engines.whisper.hints import make_hint, usable_tokens
from engine.engines.whisper.language import DetectedLanguage, detect_languages
from engine.engines.whisper.network import WhisperNetwork
from engine.engines.whisper.options import WhisperOptions
from engine.engines.whisper.tokens import WhisperTokenizer


@dataclass(frozen=True, slots=True)
class WindowPrompt:
    """What comes before a window's first token.

    Attributes:
        tokens: Previous text and the start of the transcript.
        sot_index: Where the start of the transcript is.
        language: Given or detected.
        heard: What detection says, where it was asked.
    """

    tokens: tuple[int, ...]
    sot_index: int
    language: DetectedLanguage
    heard: DetectedLanguage | None = None


@dataclass(frozen=True, slots=True, eq=False)
class WindowTranscriber:
    """Text of windows that the encoder has heard. Immutable.

    Attributes:
        network: The weights.
        tokenizer: Text to tokens and back.
        fallback: The token loop; its rules say whether timestamps are written.
        completion: Tokens to timed segments.
        options: The engine's.
    """

    network: WhisperNetwork
    tokenizer: WhisperTokenizer
    fallback: FallbackDecoder
    completion: TextCompletion
    options: WhisperOptions

    def transcribe(
        self, requests: Sequence[DecodeRequest], windows: Sequence[CrossKeyValues]
    ) -> list[WindowDecode]:
        """Decode a batch of heard windows.

        Raises:
            DecodeCancelledError: A cancel token is set.
        """
        prompts = self.prompts(requests, windows)
        jobs = [
            self.job(request, window, prompt)
            for request, window, prompt in zip(requests, windows, prompts, strict=True)
        ]
        finals = self.fallback.decode(
            jobs,
            [request.kind is DecodeKind.DRAFT for request in requests],
            [(r.first_frame, r.first_frame + len(r.features)) for r in requests],
        )
        return [
            self._window_decode(request, job, prompt, final)
            for request, job, prompt, final in zip(requests, jobs, prompts, finals, strict=True)
        ]

    def transcribe_each(
        self, hear: Callable[[], tuple[DecodeRequest, CrossKeyValues] | None], at_once: int
    ) -> Iterator[tuple[DecodeRequest, WindowDecode]]:
        """Decode heard windows that come and go, of one number of beams, without hints.

        Args:
            hear: The next window; None where there is none now.
            at_once: Windows under way, at most.

        Raises:
            DecodeCancelledError: A cancel token is set.
        """
        search: BeamSearch | None = None
        asked: dict[int, tuple[DecodeRequest, DecodeJob, WindowPrompt]] = {}
        while True:
            while (search is None or search.has_room) and (heard := hear()) is not None:
                request, window = heard
                (prompt,) = self.prompts([request], [window])
                job = replace(self.job(request, window, prompt), hint=())
                if search is None:
                    rules = self.fallback.rules
                    search = BeamSearch(self.network.decoder, rules, job.beams, at_once)
                asked[search.add(job)] = request, job, prompt
            if search is None or search.is_empty:
                return
            for number, sequence in search.step():
                request, job, prompt = asked.pop(number)
                frames = request.first_frame, request.first_frame + len(request.features)
                final = self.fallback.finish(job, sequence, frames)
                yield request, self._window_decode(request, job, prompt, final)

    def prompts(
        self, requests: Sequence[DecodeRequest], windows: Sequence[CrossKeyValues]
    ) -> list[WindowPrompt]:
        """What each window is asked with, its language detected where nothing fixes it."""
        special = self.tokenizer.special
        asked = [i for i, request in enumerate(requests) if self._asks_language(request)]
        detected: dict[int, DetectedLanguage] = {}
        if asked:
            found = detect_languages(
                self.network.decoder,
                special,
                [windows[i] for i in asked],
                self.options.allowed_languages,
            )
            detected = dict(zip(asked, found, strict=True))
        prompts = []
        for index, request in enumerate(requests):
            carry: WhisperCarry = request.carry
            heard = detected.get(index)
            language = heard or DetectedLanguage(carry.language or "en", 1.0)
            if carry.language is not None:
                language = DetectedLanguage(carry.language, 1.0)
            before = (special.sot_prev, *carry.prompt) if carry.prompt else ()
            start = self.tokenizer.start_sequence(
                language.language, self.options.task, self.fallback.rules.timestamps
            )
            prompts.append(WindowPrompt((*before, *start), len(before), language, heard))
        return prompts

    def _asks_language(self, request: DecodeRequest) -> bool:
        """Whether to detect: where nothing is fixed; in a commit also to tell what is wrong."""
        if request.carry.language is None:
            return True
        return request.kind.commits and self.tokenizer.multilingual

    def job(
        self, request: DecodeRequest, window: CrossKeyValues, prompt: WindowPrompt
    ) -> DecodeJob:
        """The token loop's task for one window."""
        options = self.options
        seconds = len(request.features) / FRAMES_PER_SECOND
        is_english = prompt.language.language == "en"
        per_s = options.max_tokens_per_s if is_english else options.max_tokens_per_s_other
        cap = token_cap(seconds, per_s, options.max_tokens_extra)
        cap += len(request.forced)
        cap = min(cap, self.network.config.n_text - len(prompt.tokens))
        return DecodeJob(
            window,
            prompt.tokens,
            prompt.sot_index,
            cap,
            hint=usable_tokens(request.hint, self.network, prompt.tokens, cap),
            forced=request.forced,
            speech_s=request.speech_s,
            cancel=request.cancel,
            beams=request.beams,
            n_said=len(request.carry.said),
        )

    def _window_decode(
        self, request: DecodeRequest, job: DecodeJob, prompt: WindowPrompt, final: FinalAttempt
    ) -> WindowDecode:
        attempt, n_frames = final.attempt, len(request.features)
        tokens = attempt.sequence.tokens
        decode = WindowDecode(
            segments=(),
            complete_frames=n_frames,
            language=prompt.language.language,
            language_probability=prompt.language.probability,
            avg_logprob=attempt.sequence.avg_logprob,
            no_speech_prob=attempt.sequence.no_speech_prob,
            compression_ratio=attempt.compression_ratio,
            temperature=attempt.temperature,
            guards=dict(final.fired),
            heard_language=None if prompt.heard is None else prompt.heard.language,
            heard_probability=0.0 if prompt.heard is None else prompt.heard.probability,
        )
        if final.rejected:
            return replace(
                decode,
                rejected=attempt.failed,
                rejected_value=attempt.value,
                rejected_text=attempt.text.strip(),
            )
        hint = None
        if attempt.temperature == 0:
            hint = make_hint(self.network, job.prompt, tokens, self.tokenizer.special)
        return self.completion.complete(replace(decode, hint=hint), request, job.window, tokens)

"""Tokens to timed segments, and the frame up to which a window's text is complete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.engines.guards import SKIPPED
from engine.engines.whisper.cache import CrossKeyValues
from engine.engines.whisper.options import WhisperOptions
from engine.engines.whisper.segments import (
    last_boundary,
    split_spans,
    unheard_from,
    upstream_boundary,
)
from engine.engines.whisper.skipping import skipped_from
from engine.engines.whisper.timing import WordAligner
from engine.engines.whisper.tokens import WhisperTokenizer
from engine.engines.whisper.words import (
    cut_after,
    cut_between_words,
    plain_segments,
    reach_past,
    timed_segments,
)

FRAMES_PER_SECOND = 100


@dataclass(frozen=True, slots=True)
class TextCompletion:
    """Decides where a commit ends. Immutable."""

    tokenizer: WhisperTokenizer
    aligner: WordAligner
    options: WhisperOptions

    def complete(
        self,
        decode: WindowDecode,
        request: DecodeRequest,
        window: CrossKeyValues,
        tokens: Sequence[int],
    ) -> WindowDecode:
        """The decode with the segments of its ``tokens``, and how far they are complete."""
        special, n_frames = self.tokenizer.special, len(request.features)
        spans = split_spans(tokens, special, n_frames)
        boundary = self._boundary(request.kind, tokens, n_frames) if spans else None
        whole = replace(
            decode,
            segments=plain_segments(spans, self.tokenizer),
            complete_frames=boundary or n_frames,
        )
        is_cut = (
            request.kind is DecodeKind.WINDOW_FULL
            and self.options.window_rule == "words"
            and bool(spans)
        )
        # Without timestamps a commit's times come from its words.
        untimed = request.kind.commits and not self.options.timestamps
        if not (is_cut or untimed or request.word_times):
            return whole
        words = self.aligner.align(
            window,
            [token for span in spans for token in span.tokens],
            decode.language or "en",
            self.options.task,
            n_frames,
        )
        # A translation does not follow its audio word by word.
        if untimed and self.options.task == "transcribe":
            skipped = skipped_from(words, n_frames, request.speech_s, FRAMES_PER_SECOND)
            if skipped is not None:
                segments, complete = cut_after(spans, words, skipped, n_frames)
                fired = {**decode.guards, SKIPPED: 1}
                return replace(decode, segments=segments, complete_frames=complete, guards=fired)
        if is_cut and (
            boundary is None or boundary < n_frames / 2 or reach_past(spans, words, boundary)
        ):
            segments, complete = cut_between_words(spans, words, request.features)
            return replace(decode, segments=segments, complete_frames=complete)
        if not (untimed or request.word_times):
            return whole
        timed = timed_segments(spans, words, n_frames, trust_spans=self.options.timestamps)
        return replace(whole, segments=timed)

    def _boundary(self, kind: DecodeKind, tokens: Sequence[int], n_frames: int) -> int | None:
        """Where the model itself says that its text is complete; None: at the window's end."""
        special = self.tokenizer.special
        if kind is DecodeKind.DRAFT:
            return None
        if self.options.window_rule == "upstream":
            return upstream_boundary(tokens, special, n_frames)
        if kind is DecodeKind.WINDOW_FULL:
            return last_boundary(tokens, special, n_frames)
        return unheard_from(tokens, special, n_frames)

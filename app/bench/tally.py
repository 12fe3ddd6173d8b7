"""What one run of one clip adds up to, in parts that can be pooled over clips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import median

from app.bench.accuracy import ErrorCount
from app.bench.breakdown import PARTS, mean_parts
from app.bench.metrics import Erasure, WordTiming, percentile

MATCHED_SHARE_NEEDED = 0.9
"""Under this share of final words with a reference time, a latency is not to be quoted: it is
computed, for comparisons on one machine, and marked wherever it is printed."""

LATENCIES = tuple(
    f"{which}_{rank}_s" for which in ("first_shown", "settled", "commit") for rank in ("p50", "p95")
)

Figures = dict[str, float | None]
"""Figures by name, in the order in which they are printed; None where one cannot be had."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts and samples of a run.

    Attributes:
        timings: Every word of the final text.
        endpoint_s: Delays of commits after the VAD closed their regions.
        display: Erasure of what was shown.
        display_strict: The same with case and punctuation.
        raw: Erasure of drafts as decoded.
        errors: Against the reference; None without one.
        audio_s: Seconds of audio.
        speech_s: Seconds of it in speech regions.
        cpu_s: CPU seconds of this process while it captioned.
        wall_s: Real seconds spent in writes and decodes.
        behind_s: The most audio that waited for its decode.
        false_words: Words committed from audio that is known to hold no speech.
        silent: Whether the audio is known to hold no speech.
        silent_s: Seconds of such audio.
        updates: Changes of the display.
        reflow: Committed words that moved to another line after they were shown.
        rss_mib: The peak of the process so far.
    """

    timings: tuple[WordTiming, ...] = ()
    endpoint_s: tuple[float, ...] = ()
    display: Erasure = field(default_factory=Erasure)
    display_strict: Erasure = field(default_factory=Erasure)
    raw: Erasure = field(default_factory=Erasure)
    errors: ErrorCount | None = None
    audio_s: float = 0.0
    speech_s: float = 0.0
    cpu_s: float = 0.0
    wall_s: float = 0.0
    behind_s: float = 0.0
    false_words: int = 0
    silent: bool = False
    silent_s: float = 0.0
    updates: int = 0
    reflow: int = 0
    rss_mib: float | None = None

    def __add__(self, other: Tally) -> Tally:
        """Both together, as one long clip with every word weighing the same."""
        return Tally(
            timings=self.timings + other.timings,
            endpoint_s=self.endpoint_s + other.endpoint_s,
            display=self.display + other.display,
            display_strict=self.display_strict + other.display_strict,
            raw=self.raw + other.raw,
            errors=_sum_errors(self.errors, other.errors),
            audio_s=self.audio_s + other.audio_s,
            speech_s=self.speech_s + other.speech_s,
            cpu_s=self.cpu_s + other.cpu_s,
            wall_s=self.wall_s + other.wall_s,
            behind_s=max(self.behind_s, other.behind_s),
            false_words=self.false_words + other.false_words,
            silent_s=self.silent_s + other.silent_s,
            updates=self.updates + other.updates,
            reflow=self.reflow + other.reflow,
            rss_mib=max((r for r in (self.rss_mib, other.rss_mib) if r is not None), default=None),
        )

    def with_costs(
        self, *, audio_s: float, cpu_s: float, wall_s: float, behind_s: float, rss_mib: float | None
    ) -> Tally:
        """The same with what the run cost."""
        return replace(
            self,
            audio_s=audio_s,
            silent_s=audio_s if self.silent else 0.0,
            cpu_s=cpu_s,
            wall_s=wall_s,
            behind_s=behind_s,
            rss_mib=rss_mib,
        )

    def figures(self) -> Figures:
        """The figures of the live table. Latencies in seconds."""
        n_words = len(self.timings)
        timed = [t for t in self.timings if t.end is not None]
        first = [t.first - t.end for t in timed if t.end is not None]
        settled = [t.settled - t.end for t in timed if t.end is not None]
        committed = [t.committed - t.end for t in timed if t.end is not None]
        parts = mean_parts([t.parts for t in timed if t.parts is not None])
        return {
            "first_shown_p50_s": percentile(first, 50),
            "first_shown_p95_s": percentile(first, 95),
            "settled_p50_s": percentile(settled, 50),
            "settled_p95_s": percentile(settled, 95),
            "commit_p50_s": percentile(committed, 50),
            "commit_p95_s": percentile(committed, 95),
            "matched_share": len(timed) / n_words if n_words else None,
            "after_endpoint_p50_s": percentile(self.endpoint_s, 50),
            "after_endpoint_p95_s": percentile(self.endpoint_s, 95),
            "ne": self.display.normalized,
            "ne_strict": self.display_strict.normalized,
            "ne_raw": self.raw.normalized,
            "unstable_words": sum(t.unstable for t in self.timings) / n_words if n_words else None,
            "load": self.cpu_s / self.speech_s if self.speech_s else None,
            "busy_share": self.wall_s / self.audio_s if self.audio_s else None,
            "behind_max_s": self.behind_s,
            "error_rate": None if self.errors is None else self.errors.rate,
            "false_words_per_silent_minute": (
                60 * self.false_words / self.silent_s if self.silent_s else None
            ),
            "final_words": float(n_words),
            "updates": float(self.updates),
            "reflow": float(self.reflow),
            "peak_rss_mib": self.rss_mib,
            **{f"mean_{name}_s": None if parts is None else getattr(parts, name) for name in PARTS},
        }


def quotable(figures: Figures) -> bool:
    """Whether enough words have a reference time for the latencies to be quoted."""
    share = figures["matched_share"]
    return share is not None and share >= MATCHED_SHARE_NEEDED


def pooled(tallies: Sequence[Tally]) -> Tally:
    """All clips of one run as one."""
    return sum(tallies[1:], tallies[0])


def medians(runs: Sequence[Figures]) -> Figures:
    """The median of each figure over runs; None where no run has it."""
    middle: Figures = {}
    for name in runs[0]:
        values = [value for run in runs if (value := run[name]) is not None]
        middle[name] = median(values) if values else None
    return middle


def spreads(runs: Sequence[Figures]) -> dict[str, tuple[float, float] | None]:
    """The lowest and highest of each figure over runs; None where no run has it."""
    spread: dict[str, tuple[float, float] | None] = {}
    for name in runs[0]:
        values = [value for run in runs if (value := run[name]) is not None]
        spread[name] = (min(values), max(values)) if values else None
    return spread


def _sum_errors(a: ErrorCount | None, b: ErrorCount | None) -> ErrorCount | None:
    """Clips without a reference do not count."""
    if a is None or b is None:
        return a or b
    return a + b

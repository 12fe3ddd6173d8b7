from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from chunking import EVERYTHING, split
from engine.errors import SettingsError
from engine.vad.regions import (
    OpenRegion,
    SpeechRegion,
    VadConfig,
    VoiceActivityContext,
    VoiceActivityFilter,
)
from engine.vad.silero import CHUNK, SAMPLE_RATE, SileroVad

# Hangover 4 chunks, pad 2 chunks.
SMALL = VadConfig(hangover_s=4 * CHUNK / SAMPLE_RATE, pad_s=2 * CHUNK / SAMPLE_RATE)

PROBABILITIES = st.lists(st.sampled_from([0.0, 0.1, 0.34, 0.35, 0.4, 0.49, 0.5, 0.9]), max_size=80)
CONFIGS = st.builds(
    VadConfig,
    hangover_s=st.sampled_from([0.01, 0.032, 0.1, 0.128, 1.0]),
    pad_s=st.sampled_from([0.0, 0.03, 0.064, 0.5]),
    min_speech_s=st.sampled_from([0.0, 0.05, 0.2]),
)
PIECES = st.lists(st.sampled_from([1, 2, 3, 7, EVERYTHING]), min_size=1, max_size=5).map(tuple)


def regions_of(
    context: VoiceActivityContext, probabilities: list[float], end: int | None = None
) -> list[SpeechRegion]:
    """All regions of a stream that ends where the last chunk ends, or at ``end``."""
    regions = context.write(probabilities)
    last = context.finish(context.position if end is None else end)
    return regions if last is None else [*regions, last]


def chunks(*counts: tuple[int, float]) -> list[float]:
    return [probability for count, probability in counts for _ in range(count)]


def test_one_region() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    assert context.write(chunks((5, 0.1), (3, 0.9), (3, 0.0))) == []
    assert context.open_region == OpenRegion(3 * CHUNK, 5 * CHUNK, 8 * CHUNK)
    closed = context.write([0.0])
    assert closed == [SpeechRegion(3 * CHUNK, 5 * CHUNK, 8 * CHUNK, 10 * CHUNK, 12 * CHUNK)]
    assert context.open_region is None
    assert context.position == 12 * CHUNK


def test_the_default_config_in_samples() -> None:
    module = VoiceActivityFilter()
    assert (module.hangover, module.pad, module.min_speech) == (16_000, 8000, 0)
    (region,) = module.new_context().write(chunks((20, 0.0), (10, 0.9), (32, 0.0)))
    # The hangover ends inside a chunk; the region closes at that chunk's end.
    assert region == SpeechRegion(
        start=20 * CHUNK - 8000,
        onset=20 * CHUNK,
        last_speech=30 * CHUNK,
        end=30 * CHUNK + 8000,
        closed_at=62 * CHUNK,
    )


def test_thresholds_are_inclusive() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    context.write([0.49])
    assert context.open_region is None
    context.write([0.5])
    assert context.open_region is not None
    context.write([0.34])
    assert context.open_region.last_speech == 2 * CHUNK
    context.write([0.35])
    assert context.open_region.last_speech == 4 * CHUNK


def test_a_region_opens_only_by_the_opening_threshold() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    assert regions_of(context, chunks((30, 0.49))) == []


def test_a_pause_shorter_than_the_hangover_does_not_cut() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    probabilities = chunks((1, 0.9), (3, 0.0), (1, 0.4), (3, 0.0), (1, 0.4), (4, 0.0))
    assert context.write(probabilities) == [SpeechRegion(0, 0, 9 * CHUNK, 11 * CHUNK, 13 * CHUNK)]


def test_pads_of_neighbours_touch_and_do_not_overlap() -> None:
    context = VoiceActivityFilter(replace(SMALL, pad_s=4 * CHUNK / SAMPLE_RATE)).new_context()
    first, second = regions_of(context, chunks((1, 0.9), (4, 0.0), (1, 0.9), (4, 0.0)))
    assert first.end == 5 * CHUNK == second.start
    assert second.onset == 5 * CHUNK


def test_pads_stay_inside_the_stream() -> None:
    wide = VadConfig(hangover_s=1.0, pad_s=30.0)
    context = VoiceActivityFilter(wide).new_context(origin=1000)
    (region,) = regions_of(context, chunks((2, 0.0), (2, 0.9), (2, 0.0)))
    assert region.start == 1000
    assert region.end == region.closed_at == 1000 + 6 * CHUNK


def test_a_short_word_survives_by_default() -> None:
    context = VoiceActivityFilter().new_context()
    (region,) = context.write(chunks((40, 0.0), (1, 0.6), (40, 0.0)))
    assert region.last_speech - region.onset == CHUNK


def test_short_speech_is_dropped_on_demand() -> None:
    context = VoiceActivityFilter(replace(SMALL, min_speech_s=0.1)).new_context()
    (region,) = regions_of(context, chunks((3, 0.9), (4, 0.0), (4, 0.9), (4, 0.0), (3, 0.9)))
    assert region.onset == 7 * CHUNK
    # What a dropped region covered is free for the next one's pad.
    assert region.start == 5 * CHUNK
    assert context.open_region is None


def test_meter_state() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    states = []
    for probability in (0.4, 0.5, 0.4, 0.3, 0.4):
        context.write([probability])
        states.append(context.is_speech)
    assert states == [False, True, True, False, True]
    context.finish(context.position)
    assert not context.is_speech


def test_finish_closed_and_empty() -> None:
    assert VoiceActivityFilter().new_context().finish(0) is None
    assert VoiceActivityFilter().new_context(origin=700).finish(800) is None
    context = VoiceActivityFilter(SMALL).new_context()
    context.write([0.0])
    assert context.finish(CHUNK) is None


def test_finish_in_speech() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    context.write(chunks((1, 0.0), (3, 0.9)))
    # The stream ends inside the last chunk, which was filled with zeros to be judged.
    end = 4 * CHUNK - 100
    assert context.finish(end) == SpeechRegion(0, CHUNK, end, end, end)
    assert context.open_region is None


def test_finish_in_the_hangover() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    context.write(chunks((1, 0.9), (3, 0.0)))
    end = 4 * CHUNK
    assert context.finish(end) == SpeechRegion(0, 0, CHUNK, 3 * CHUNK, end)


def test_finish_with_samples_after_the_last_whole_chunk() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    context.write([0.9])
    assert context.finish(CHUNK + 50) == SpeechRegion(0, 0, CHUNK, CHUNK + 50, CHUNK + 50)


def test_finish_twice_and_write_after() -> None:
    context = VoiceActivityFilter(SMALL).new_context()
    context.write([0.9])
    assert context.finish(CHUNK) is not None
    assert context.finish(CHUNK) is None
    with pytest.raises(SettingsError, match="finished"):
        context.write([0.9])


@pytest.mark.parametrize("end", [-1, 999, 1000 + CHUNK])
def test_finish_before_what_was_judged_is_refused(end: int) -> None:
    context = VoiceActivityFilter(SMALL).new_context(origin=1000)
    context.write([0.9, 0.9])
    with pytest.raises(SettingsError, match="cannot end"):
        context.finish(end)
    assert context.open_region is not None
    assert context.finish(1000 + CHUNK + 1) is not None


@given(PROBABILITIES, CONFIGS, PIECES, st.integers(0, CHUNK - 1))
def test_chunking_is_not_observable(
    probabilities: list[float], config: VadConfig, pieces: tuple[int, ...], missing: int
) -> None:
    module = VoiceActivityFilter(config)
    end = max(0, len(probabilities) * CHUNK - missing)
    whole = regions_of(module.new_context(), probabilities, end)
    context = module.new_context()
    written = [context.write(piece) for piece in split(np.array(probabilities), pieces)]
    last = context.finish(end)
    assert [*itertools.chain(*written), *([] if last is None else [last])] == whole


@given(PROBABILITIES, CONFIGS, st.integers(0, 5000), st.integers(0, CHUNK - 1))
def test_regions_are_ordered_padded_and_inside_the_stream(
    probabilities: list[float], config: VadConfig, origin: int, missing: int
) -> None:
    module = VoiceActivityFilter(config)
    end = origin + max(0, len(probabilities) * CHUNK - missing)
    regions = regions_of(module.new_context(origin), probabilities, end)
    # A region may close on the last chunk, which is judged whole though the stream ends inside it.
    judged = max(end, origin + len(probabilities) * CHUNK)
    previous_end = origin
    for region in regions:
        assert previous_end <= region.start <= region.onset < region.last_speech
        assert region.last_speech <= region.end <= region.closed_at <= judged
        assert region.onset - region.start <= module.pad
        assert region.end - region.last_speech <= module.pad
        assert region.last_speech - region.onset >= module.min_speech
        assert region.start in (previous_end, region.onset - module.pad)
        assert region.end in (region.closed_at, region.last_speech + module.pad)
        previous_end = region.end


@given(PROBABILITIES, st.integers(0, 5000))
def test_the_origin_only_shifts(probabilities: list[float], origin: int) -> None:
    module = VoiceActivityFilter(SMALL)
    at_zero = regions_of(module.new_context(), probabilities)
    shifted = regions_of(module.new_context(origin), probabilities)
    assert shifted == [
        SpeechRegion(
            region.start + origin,
            region.onset + origin,
            region.last_speech + origin,
            region.end + origin,
            region.closed_at + origin,
        )
        for region in at_zero
    ]


@given(PROBABILITIES)
def test_every_chunk_that_can_open_lies_in_a_region(probabilities: list[float]) -> None:
    regions = regions_of(VoiceActivityFilter(SMALL).new_context(), probabilities)
    for index, probability in enumerate(probabilities):
        if probability >= SMALL.open:
            start = index * CHUNK
            assert any(r.onset <= start and start + CHUNK <= r.last_speech for r in regions)


def test_regions_of_synthesized_speech(spoken: NDArray[np.float32]) -> None:
    vad, module = SileroVad.load(), VoiceActivityFilter()
    model, context = vad.new_context(), module.new_context()
    regions = context.write(model.write(spoken)) + context.write(model.finish())
    last = context.finish(len(spoken))
    assert last is not None
    # The second and a half of silence closes the first region before the lone "No."
    (first,) = regions
    silence = np.flatnonzero(np.abs(spoken) > 1e-3)
    assert first.onset < SAMPLE_RATE
    assert last.start >= first.end
    assert last.onset > silence[0] + SAMPLE_RATE
    assert last.last_speech - last.onset < SAMPLE_RATE


@pytest.mark.parametrize(
    "change",
    [
        {"open": 0.3},
        {"open": 1.0},
        {"close": 0.0},
        {"close": float("nan")},
        {"hangover_s": 0.0},
        {"hangover_s": float("inf")},
        {"pad_s": -0.1},
        {"pad_s": float("nan")},
        {"min_speech_s": -1.0},
    ],
)
def test_impossible_configs_are_refused(change: dict[str, float]) -> None:
    with pytest.raises(SettingsError):
        VadConfig(**change)

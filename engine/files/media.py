"""Any media file as float32 blocks on its own presentation time line. Constant memory.

PyAV decodes (its wheel carries the codecs), soxr resamples. Sample 0 is the container's start, so
that times counted in samples are times that a player shows: encoder priming is dropped by the
decoder, a sound track that starts late, or pauses in its time stamps, is filled with silence.
"""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import soxr
from numpy.typing import NDArray

from engine.errors import UnavailableError
from engine.files.converter import FrameConverter

if TYPE_CHECKING:
    from av.audio.frame import AudioFrame
    from av.audio.stream import AudioStream
    from av.container import InputContainer

MIN_RATE_HZ = 2_000
MAX_RATE_HZ = 768_000  # the fastest that sound hardware offers; beyond it the header is broken
GAP_TOLERANCE_S = 0.1  # time stamps of some containers are whole milliseconds, others drift
_SILENCE_PIECE_S = 1.0
_ENTER_BEFORE_S = 1.0  # codecs need some packets until what they give is right
_ENCRYPTED_TAGS = ("drms", "aavd")  # two shops' own; common encryption shows in the packets


@dataclass(frozen=True, slots=True)
class MediaAudio:
    """The sound track that is read from a file.

    Attributes:
        path: The file.
        duration_s: As the container states it, None where it does not say.
        sample_rate: Hz, in the file.
        channels: In the file.
        codec: FFmpeg's name.
        container: FFmpeg's name.
    """

    path: Path
    duration_s: float | None
    sample_rate: int
    channels: int
    codec: str
    container: str


@dataclass(frozen=True, slots=True)
class AudioTrack:
    """One of a file's audio tracks.

    Attributes:
        number: From 0, as ``track`` of the other functions.
        language: As the container says it, "" where it does not.
        title: As the container says it, "" where it does not.
        channels: Of the track.
    """

    number: int
    language: str
    title: str
    channels: int


def audio_tracks(path: Path | str) -> tuple[AudioTrack, ...]:
    """List the audio tracks of a file, such as a film's languages.

    Raises:
        UnavailableError: As ``probe``.
    """
    with _opened(Path(path), None) as (container, _):
        return tuple(
            AudioTrack(
                number,
                stream.metadata.get("language", ""),
                stream.metadata.get("title", ""),
                stream.codec_context.channels,
            )
            for number, stream in enumerate(container.streams.audio)
        )


def probe(path: Path | str, track: int | None = None) -> MediaAudio:
    """Read a file's headers.

    Args:
        path: Any file.
        track: Number of the audio track, from 0; None takes the one that players take.

    Raises:
        UnavailableError: The file cannot be read, is broken, holds no sound, or has no such track.
    """
    path = Path(path)
    with _opened(path, track) as (container, stream):
        context = stream.codec_context
        duration = container.duration
        return MediaAudio(
            path=path,
            duration_s=None if duration is None else duration / 1_000_000,  # FFmpeg: microseconds
            sample_rate=context.sample_rate,
            channels=context.channels,
            codec=context.name,
            container=container.format.name,
        )


def iter_blocks(
    path: Path | str, sample_rate: int = 16_000, block_s: float = 0.02, track: int | None = None
) -> Iterator[NDArray[np.float32]]:
    """Decode a file to mono blocks `[samples]`, all of ``block_s`` seconds but the last.

    Channels are averaged; more than two with a known layout by FFmpeg's down-mix. What is not a
    number becomes 0, what is out of range is clipped to -1 to 1.

    Raises:
        UnavailableError: As ``probe``, and when no sound could be decoded. Damaged packets
            between good ones are skipped.
    """
    for block in iter_channel_blocks(path, sample_rate, block_s, track=track):
        yield block[0]


def iter_channel_blocks(
    path: Path | str,
    sample_rate: int = 16_000,
    block_s: float = 0.02,
    *,
    track: int | None = None,
    mix: bool = True,
    start_s: float = 0.0,
) -> Iterator[NDArray[np.float32]]:
    """Decode a file to blocks `[channels, samples]`: one channel, or without ``mix`` the file's.

    ``start_s`` leaves out what comes before; the file is not read up to there where its container
    can be entered in between.

    Raises:
        UnavailableError: As ``iter_blocks``.
    """
    size = max(1, round(block_s * sample_rate))
    pending: list[NDArray[np.float32]] = []
    n_pending = 0
    for piece in _resampled(Path(path), sample_rate, track, mix, start_s):
        pending.append(piece)
        n_pending += piece.shape[1]
        if n_pending >= size:
            samples = np.concatenate(pending, axis=1)
            whole = n_pending - n_pending % size
            for start in range(0, whole, size):
                yield samples[:, start : start + size]
            pending, n_pending = [samples[:, whole:]], n_pending - whole
    if n_pending:
        yield np.concatenate(pending, axis=1)


def read_mono(path: Path | str, sample_rate: int = 16_000) -> NDArray[np.float32]:
    """Decode a whole file to mono `[samples]`.

    Raises:
        UnavailableError: As ``iter_blocks``.
    """
    blocks = list(iter_blocks(path, sample_rate, block_s=10.0))
    return np.concatenate(blocks) if blocks else np.zeros(0, np.float32)


@contextmanager
def _opened(path: Path, track: int | None) -> Iterator[tuple[InputContainer, AudioStream]]:
    import av

    _check_file(path)
    try:
        # The prefix keeps a colon in a name from being read as a protocol; the white list keeps
        # a play list from reaching into the network.
        container = av.open(
            f"file:{path.absolute()}",
            metadata_errors="ignore",
            options={"protocol_whitelist": "file"},
        )
    except (av.error.FFmpegError, ValueError) as error:
        raise UnavailableError(
            "{file} is broken, or not a media file: {reason}", file=path.name, reason=_reason(error)
        ) from error
    with container:
        yield container, _sound_track(path, container, track)


def _check_file(path: Path) -> None:
    try:
        status = path.stat()
        if stat.S_ISREG(status.st_mode):
            with path.open("rb"):
                pass
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise UnavailableError("cannot read {path}: {reason}", path=path, reason=reason) from error
    if stat.S_ISDIR(status.st_mode):
        raise UnavailableError("{path} is a folder; name a media file in it", path=path)
    if not stat.S_ISREG(status.st_mode):
        raise UnavailableError("{path} is not a file; save the sound to a file first", path=path)
    if status.st_size == 0:
        raise UnavailableError("{file} is empty (0 bytes)", file=path.name)


def _sound_track(path: Path, container: InputContainer, track: int | None) -> AudioStream:
    stream = container.streams.best("audio")
    if stream is None:
        raise UnavailableError("{file} has no sound in it", file=path.name)
    if track is not None:
        n_tracks = len(container.streams.audio)
        if not 0 <= track < n_tracks:
            raise UnavailableError(
                "{file} has no audio track {track}; it has {n_tracks}, counted from 0",
                file=path.name,
                track=track,
                n_tracks=n_tracks,
            )
        stream = container.streams.audio[track]
    context = getattr(stream, "codec_context", None)
    if context is None:
        raise UnavailableError(
            "{file}: the sound is in a form that cannot be decoded here", file=path.name
        )
    if context.codec_tag.strip("\0") in _ENCRYPTED_TAGS:
        raise _encrypted(path)
    if not MIN_RATE_HZ <= context.sample_rate <= MAX_RATE_HZ:
        raise UnavailableError(
            "{file} is broken: its header claims {sample_rate} samples a second",
            file=path.name,
            sample_rate=context.sample_rate,
        )
    return stream  # type: ignore[return-value]


def _resampled(
    path: Path, sample_rate: int, track: int | None, mix: bool, start_s: float
) -> Iterator[NDArray[np.float32]]:
    """Pieces `[channels, samples]` of any length at ``sample_rate``."""
    resamplers: list[soxr.ResampleStream] = []
    rate = 0
    for piece, piece_rate in _pieces(path, track, mix, start_s):
        if piece_rate != rate:  # some streams change their rate on the way
            if resamplers:
                yield _flushed(resamplers)
            rate = piece_rate
            resamplers = []
            if rate != sample_rate:
                resamplers = [
                    soxr.ResampleStream(rate, sample_rate, 1, dtype="float32") for _ in piece
                ]
        if not resamplers:
            yield piece
            continue
        yield np.stack(
            [
                resampler.resample_chunk(np.ascontiguousarray(channel))
                for resampler, channel in zip(resamplers, piece, strict=True)
            ]
        )
    if resamplers:
        yield _flushed(resamplers)


def _flushed(resamplers: list[soxr.ResampleStream]) -> NDArray[np.float32]:
    empty = np.zeros(0, np.float32)
    return np.stack([resampler.resample_chunk(empty, last=True) for resampler in resamplers])


def _pieces(
    path: Path, track: int | None, mix: bool, start_s: float
) -> Iterator[tuple[NDArray[np.float32], int]]:
    """Pieces from ``start_s`` on at the file's own rate."""
    for samples, rate, time_s in _timed_pieces(path, track, mix, start_s):
        before = min(max(0, round((start_s - time_s) * rate)), samples.shape[1])
        yield samples[:, before:], rate


def _timed_pieces(
    path: Path, track: int | None, mix: bool, start_s: float
) -> Iterator[tuple[NDArray[np.float32], int, float]]:
    """Pieces and their times, with the silence that the file's time stamps call for."""
    time_s = 0.0  # on the presentation time line, of the next sample
    found = False
    with _opened(path, track) as (container, stream):
        converter = FrameConverter(1 if mix else stream.codec_context.channels)
        start = container.start_time
        origin_s = None if start is None else start / 1_000_000
        longest_gap_s = (container.duration or 0) / 1_000_000
        entered = start_s > _ENTER_BEFORE_S and _entered(container, start, start_s)
        for frame in _frames(path, container, stream):
            rate = frame.sample_rate
            if not MIN_RATE_HZ <= rate <= MAX_RATE_HZ:
                raise UnavailableError(
                    "{file} is broken: {rate} samples a second", file=path.name, rate=rate
                )
            if frame.time is not None:
                origin_s = frame.time if origin_s is None else origin_s
                if entered:
                    time_s, entered = frame.time - origin_s, False
                ahead_s = frame.time - origin_s - time_s
                if GAP_TOLERANCE_S < ahead_s <= longest_gap_s:  # longer: the stamps are wrong
                    for silence in _silence(converter.n_channels, round(ahead_s * rate), rate):
                        yield silence, rate, time_s
                        time_s += silence.shape[1] / rate
            samples = converter.samples(frame)
            found = found or samples.shape[1] > 0
            yield samples, rate, time_s
            time_s += samples.shape[1] / rate
    if not found and not start_s:
        raise UnavailableError(
            "{file} is broken or cut off: no sound could be decoded", file=path.name
        )


def _entered(container: InputContainer, start: int | None, time_s: float) -> bool:
    """Go on from a little before a time; False where that cannot be, and it begins anew."""
    import av

    if start is None:
        return False
    try:
        container.seek(start + round((time_s - _ENTER_BEFORE_S) * 1_000_000))
    except av.error.FFmpegError:
        return False
    return True


def _frames(path: Path, container: InputContainer, stream: AudioStream) -> Iterator[AudioFrame]:
    """Decoded frames. A packet that is damaged is skipped, as every player does."""
    import av

    packets = container.demux(stream)
    while True:
        try:
            packet = next(packets, None)
        except av.error.InvalidDataError:
            return  # cut off: what came before it counts
        except av.error.FFmpegError as error:
            raise UnavailableError(
                "cannot read {file}: {reason}", file=path.name, reason=_reason(error)
            ) from error
        if packet is None:
            return
        if any(side.data_type == "encryption_info" for side in packet.iter_sidedata()):
            raise _encrypted(path)
        try:
            yield from packet.decode()
        except av.error.InvalidDataError:
            continue
        except av.error.FFmpegError as error:
            raise UnavailableError(
                "cannot decode {file}: {reason}", file=path.name, reason=_reason(error)
            ) from error


def _silence(n_channels: int, n_samples: int, rate: int) -> Iterator[NDArray[np.float32]]:
    piece = round(_SILENCE_PIECE_S * rate)
    for start in range(0, n_samples, piece):
        yield np.zeros((n_channels, min(piece, n_samples - start)), np.float32)


def _encrypted(path: Path) -> UnavailableError:
    return UnavailableError(
        "{file} is encrypted; only unprotected files can be read", file=path.name
    )


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).splitlines()[0].lower()

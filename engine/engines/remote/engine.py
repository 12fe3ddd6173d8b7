"""The remote engine: windows of samples out, decodes in.

1. ``connect`` asks the server for a clip of nobody's voice, and finds out what it can tell.
2. ``samples`` keeps plain samples as features; ``upload`` packs a window as FLAC.
3. ``transport`` sends what a batch holds at once, and tries again; ``http`` or ``realtime`` talk.
4. ``transcription`` reads the answer, ``windows`` makes a decode of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.driver.seam import CancelToken, DecodeRequest, WindowDecode
from engine.engines import guards
from engine.engines.remote.http import DIALECTS, Dialect, DialectError, HttpConnection
from engine.engines.remote.options import (
    BYTES_PER_SAMPLE,
    PATIENCE_S,
    REALTIME,
    SAMPLE_RATE,
    RemoteOptions,
)
from engine.engines.remote.samples import PeakLevel, SampleRows
from engine.engines.remote.transport import BusyError, Connection, Transport
from engine.engines.remote.upload import (
    Clip,
    encode_flac,
    encode_pcm,
    scale_to_level,
)
from engine.engines.remote.windows import find_doubt, window_decode
from engine.engines.windows import check_cancelled, check_window
from engine.errors import UnavailableError
from engine.words import units

HOP = 160  # samples, 10 ms
FRAMES_PER_SECOND = SAMPLE_RATE // HOP

MAX_PROMPT = 600
"""Characters of text before a window: about the 223 tokens that Whisper takes."""

_PROBE_S = 1.0
_ENGLISH = "en"
_REPEATS = (guards.LOOP, guards.COMPRESSION_RATIO)


@dataclass(frozen=True, slots=True)
class RemoteCarry:
    """Immutable; a commit makes a new one.

    Attributes:
        language: ISO code, or None for the server to detect it.
        prompt: The last committed text.
        vocabulary: Names and words to expect, before it.
    """

    language: str | None = None
    prompt: str = ""
    vocabulary: str = ""

    @property
    def text(self) -> str:
        """What a request is sent with."""
        return f"{self.vocabulary} {self.prompt}".strip()


class RemoteEngine:
    """A model on a server. Immutable; threads and streams may share it.

    Attributes:
        name: ``remote:NAME``.
        host: Where audio goes.
        sample_rate: 16000 Hz.
        hop: 160 samples.
        window_frames: 29 s, or what the server's size limit allows.
        languages: Empty: the server knows.
        can_force: False.
        features: ``SampleRows``.
        level: ``PeakLevel``.
        dialect: What the server is asked for.
        language: Is named where nobody chose one: to a server that fails without.
    """

    def __init__(
        self, options: RemoteOptions, dialect: Dialect = DIALECTS[0], language: str | None = None
    ) -> None:
        """A server whose dialect is known; ``connect`` finds out."""
        self.name = f"remote:{options.name}"
        self.host = options.address.host
        self.sample_rate = SAMPLE_RATE
        self.hop = HOP
        self.window_frames = int(options.longest_s * FRAMES_PER_SECOND)
        self.languages: tuple[str, ...] = ()
        self.can_force = False
        self.features = SampleRows(HOP)
        self.level = PeakLevel()
        self.dialect = dialect
        self.language = language
        self._options = options
        self._transport = Transport(options, _connection(options, dialect))

    @classmethod
    def connect(cls, options: RemoteOptions, cancel: CancelToken | None = None) -> RemoteEngine:
        """Ask the server for a short tone, for less and less until it answers.

        Raises:
            UnavailableError: It cannot be reached or fails.
            SettingsError: It refuses the key, the model, or every form of the request.
            DecodeCancelledError: The cancel token is set.
        """
        try:
            return cls._found(options, None, cancel)
        except UnavailableError as error:
            # An English-only Whisper in vLLM, asked for no language, fails to find one out (0.32).
            if not (isinstance(error.__cause__, BusyError) and error.__cause__.ask_less):
                raise
        return cls._found(options, _ENGLISH, cancel)

    @classmethod
    def _found(
        cls, options: RemoteOptions, language: str | None, cancel: CancelToken | None
    ) -> RemoteEngine:
        dialects = DIALECTS[-1:] if options.protocol == REALTIME else DIALECTS
        refusal: DialectError | None = None
        for dialect in dialects:
            engine = cls(options, dialect, language)
            try:
                engine._transport.transcribe([probe_clip(language)], [cancel])
            except DialectError as error:
                refusal = error
                engine.close()
            except BaseException:
                engine.close()
                raise
            else:
                return engine
        assert refusal is not None
        raise refusal

    def patient(self) -> RemoteEngine:
        """The same for work that may wait: a server that restarts is waited for."""
        return RemoteEngine(
            replace(self._options, patience_s=PATIENCE_S), self.dialect, self.language
        )

    @property
    def sent_s(self) -> float:
        """Seconds of audio that left for the server, drafts and repeated tries included."""
        return self._transport.sent_s

    def close(self) -> None:
        """Close connections; dropping the engine does the same."""
        self._transport.close()

    def new_carry(
        self, language: str | None = None, prompt: str = "", previous: str = ""
    ) -> RemoteCarry:
        """A stream's first carry. ``language`` None detects it; ``prompt`` stays in force."""
        vocabulary = _tail(prompt)
        return RemoteCarry(language, _tail(previous, len(vocabulary)), vocabulary)

    def advance(
        self, carry: RemoteCarry, committed: WindowDecode, complete_frames: int
    ) -> RemoteCarry:
        """The carry after the segments that end by ``complete_frames`` were committed.

        Text that was held back is no prompt, nor is what came before it: it may have been the
        cause.
        """
        if committed.rejected is not None:
            return replace(carry, prompt="")
        said = [s.text for s in committed.segments if s.end_frame <= complete_frames]
        if not any(text.strip() for text in said):
            return carry
        text = carry.prompt + "".join("".join(units(text)) for text in said)
        return replace(
            carry,
            language=carry.language or committed.language,
            prompt=_tail(text, len(carry.vocabulary)),
        )

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """Decode a batch; each result is the request's own.

        A commit whose text only repeats itself is asked for once more without its prompt: servers
        without guards of their own fall into loops over one.

        Raises:
            SettingsError: A request's features have another shape, or the server refuses.
            UnavailableError: The server cannot be reached, or keeps failing.
            DecodeCancelledError: A cancel token is set.
        """
        if not requests:
            return []
        cancels = [request.cancel for request in requests]
        for request in requests:
            check_window(request, HOP, self.window_frames)
        check_cancelled(cancels)
        clips = [self._clip(request) for request in requests]
        heard = self._transport.transcribe(clips, cancels)
        loops = [
            at
            for at, (request, clip) in enumerate(zip(requests, clips, strict=True))
            if request.kind.commits
            and clip.prompt
            and (doubt := find_doubt(heard[at])) is not None
            and doubt[0] in _REPEATS
        ]
        again = [replace(clips[at], prompt="") for at in loops]
        repeated = self._transport.transcribe(again, cancels) if again else []
        for at, second in zip(loops, repeated, strict=True):
            heard[at] = replace(second, seconds=heard[at].seconds + second.seconds)
        return [
            window_decode(request, answer, FRAMES_PER_SECOND, request.carry.language)
            for request, answer in zip(requests, heard, strict=True)
        ]

    def _clip(self, request: DecodeRequest) -> Clip:
        pcm = encode_pcm(scale_to_level(request.features, request.level))
        carry: RemoteCarry = request.carry
        return _packed(pcm, carry.language or self.language, carry.text)


def probe_clip(language: str | None = None) -> Clip:
    """A second of a quiet tone: enough to try a server, and nobody's voice."""
    times = np.arange(round(_PROBE_S * SAMPLE_RATE)) / SAMPLE_RATE
    tone = (0.05 * np.sin(2 * np.pi * 220 * times)).astype(np.float32)
    return _packed(encode_pcm(tone), language)


def _packed(pcm: bytes, language: str | None = None, prompt: str = "") -> Clip:
    seconds = len(pcm) / BYTES_PER_SAMPLE / SAMPLE_RATE
    return Clip(encode_flac(pcm, SAMPLE_RATE), pcm, seconds, language, prompt)


def _connection(options: RemoteOptions, dialect: Dialect) -> Connection:
    if options.protocol == REALTIME:
        from engine.engines.remote.realtime import RealtimeConnection

        return RealtimeConnection(options)
    return HttpConnection(options, dialect)


def _tail(text: str, taken: int = 0) -> str:
    """The end of a text that serves as a prompt, from a word's start, beside ``taken`` others."""
    text = text.strip()
    most = MAX_PROMPT - taken
    if len(text) <= most:
        return text
    kept: list[str] = []
    size = 0
    for unit in reversed(units(text)):
        size += len(unit)
        if size > most:
            break
        kept.append(unit)
    return "".join(reversed(kept)).strip()

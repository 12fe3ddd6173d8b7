"""Many files through one engine: a scheduler over ``engine.decode``, not a second decoder.

1. ``media``, ``channels``: a file becomes blocks of samples, `[channels, samples]`.
2. ``vad`` and 3. ``packing`` (together in ``windows``): a channel becomes windows of speech.
4. ``batching``: the windows of all files become batches.
5. ``engine.decode``: a batch becomes text. With a ``ContinuousEngine`` windows come and go one by
   one instead, as many at a time.
6. ``stitching``: windows become one transcript again.
7. ``guards``: what was held back is counted.

``step`` does one bounded piece of work and returns. Between steps the caller may do anything else,
which is how a live session comes first. Where decodes run side by side (``under_way``), a step
reads and stitches while batches are decoded on threads of their own, and waits for one of them only
where nothing else is to be done.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from engine.driver.seam import AsrEngine, CancelToken, DecodeRequest, VoiceActivity, WindowDecode
from engine.errors import EngineError, SettingsError
from engine.files.batching import Batcher, BatcherContext, BatchingConfig, Clock, Queued
from engine.files.decoding import Outcome, WindowDecoder
from engine.files.early_end import Part, goes_on_at, joined
from engine.files.open_file import OpenFile, Ticket
from engine.files.packing import Packer, PackingConfig
from engine.files.records import (
    FileDone,
    FileFailed,
    FileProgress,
    FileSource,
    FileUpdate,
    WindowDone,
)
from engine.files.requests import window_request
from engine.files.stitching import place_decode
from engine.files.under_way import Decodes
from engine.files.windows import WindowMaker
from engine.vad.regions import VadConfig, VoiceActivityFilter

FILE_VAD = VadConfig(hangover_s=0.5, pad_s=0.4)
"""Finer than for live: a region's end commits nothing here, it is a place where one may cut. On
five LibriSpeech test-other sessions (base, 5 beams) 11.9 % of words wrong; with 0.3 and 0.2 s
12.8 %: a sentence's end has to be heard."""

_PROBES = 3


@dataclass(frozen=True, slots=True)
class FilePipelineConfig:
    """How files are worked off.

    Attributes:
        packing: Regions to windows.
        batching: Windows to batches.
        vad: Probabilities to regions.
        open_files: Files read at a time. Each holds a decoder and about a window of samples.
        block_s: Seconds of sound that one step reads of each open file. A minute is read at once,
            so that a short file's windows are all in the next two batches.
        beams: Hypotheses that a decode follows, where the engine has a search.
        word_times: Whether every window has word times, asked for or not: for an engine whose
            segments have none of their own.
        at_once: Batches that are decoded at the same time, each on a thread of its own where there
            are several. On a CPU two decodes of one thread each do more than one of two threads.
    """

    packing: PackingConfig = field(default_factory=PackingConfig)
    batching: BatchingConfig = field(default_factory=BatchingConfig)
    vad: VadConfig = FILE_VAD
    open_files: int = 8
    block_s: float = 60.0
    beams: int = 1
    word_times: bool = False
    at_once: int = 1


class FilePipeline:
    """Engine, voice activity, and rules. Immutable.

    Attributes:
        engine: Decodes.
        config: Rules.
        maker: Voice activity and packer.
        batcher: Rules of batches.
        decoder: Batches through the engine.
    """

    def __init__(
        self, engine: AsrEngine, vad: VoiceActivity, config: FilePipelineConfig | None = None
    ) -> None:
        """Put the parts together.

        Raises:
            SettingsError: The voice activity has another rate than the engine, or the config
                does not fit the engine's window.
        """
        if vad.sample_rate != engine.sample_rate:
            raise SettingsError(
                "the voice activity runs at {vad_rate} Hz and "
                "{name} at {engine_rate} Hz; they must agree",
                vad_rate=vad.sample_rate,
                name=engine.name,
                engine_rate=engine.sample_rate,
            )
        self.engine = engine
        self.config = config or FilePipelineConfig()
        window = engine.window_frames * engine.hop
        packer = Packer(self.config.packing, window, engine.sample_rate)
        self.maker = WindowMaker(vad, VoiceActivityFilter(self.config.vad), packer)
        self.batcher = Batcher(self.config.batching)
        self.decoder = WindowDecoder(engine, self.config.batching.batch_size)

    def new_context(
        self,
        clock: Clock,
        may_run: Callable[[], bool] = lambda: True,
        cancel: CancelToken | None = None,
    ) -> FilePipelineContext:
        """An empty queue.

        Args:
            clock: Seconds, monotonic.
            may_run: Asked before every piece of work; False makes ``step`` return at once.
            cancel: Looked at by the engine at every decoder step; a decode that it ends is begun
                again with the next step. A token that waits instead lets a live session pass.

        Where decodes run side by side, clock and token are read by their threads.
        """
        return FilePipelineContext(self, clock, may_run, cancel)

    def decode_each(
        self, take: Callable[[], Sequence[Queued[Ticket]] | None], cancel: CancelToken
    ) -> Iterator[tuple[Sequence[Queued[Ticket]], list[Outcome]]]:
        """Decode what ``take`` has, until nothing is under way. Any thread may.

        Raises:
            DecodeCancelledError: The token is set.
        """

        def asked() -> tuple[Sequence[Queued[Ticket]], list[DecodeRequest]] | None:
            batch = take()
            return None if batch is None else (batch, self._requests(batch, cancel))

        yield from self.decoder.decode_each(asked)

    def _requests(
        self, batch: Sequence[Queued[Ticket]], cancel: CancelToken
    ) -> list[DecodeRequest]:
        beams, word_times = self.config.beams, self.config.word_times
        return [
            window_request(self.engine, queued.window, cancel, beams=beams, word_times=word_times)
            for queued in batch
        ]


class FilePipelineContext:
    """The files of one queue. Belongs to one thread at a time.

    Attributes:
        n_batches: Decoded so far.
    """

    def __init__(
        self,
        pipeline: FilePipeline,
        clock: Clock,
        may_run: Callable[[], bool],
        cancel: CancelToken | None,
    ) -> None:
        """Start empty."""
        self._pipeline = pipeline
        self._engine = pipeline.engine
        self._may_run = may_run
        self._queue: BatcherContext[Ticket] = pipeline.batcher.new_context(clock)
        self._continuous = pipeline.decoder.continuous
        self._decodes: Decodes[Sequence[Queued[Ticket]]] = Decodes(
            pipeline.decode_each,
            pipeline.config.at_once,
            pipeline.config.batching.batch_size if self._continuous else 1,
            cancel,
        )
        self._waiting: dict[Hashable, FileSource] = {}
        self._files: dict[Hashable, OpenFile] = {}
        self._regroup = False  # Whether what lies ready is to be put together anew.
        self.n_batches = 0

    @property
    def sample_rate(self) -> int:
        """Hz at which sources have to be opened."""
        return self._engine.sample_rate

    @property
    def is_idle(self) -> bool:
        """Whether there is no file left."""
        return not self._waiting and not self._files

    def add(self, key: Hashable, source: FileSource) -> None:
        """Queue a file; it is opened when its turn comes.

        Raises:
            SettingsError: The engine does not know the language.
        """
        self._engine.new_carry(source.language, source.prompt)
        self._waiting[key] = source

    def cancel(self, key: Hashable) -> None:
        """Forget a file, whatever state it is in. What is decoded of it is not taken any more."""
        self._waiting.pop(key, None)
        self._drop(key)
        self._rest()

    def close(self) -> None:
        """Forget all files. Decodes under way end, and their threads."""
        self._waiting.clear()
        for key in list(self._files):
            self._drop(key)
        self._rest()

    def step(self) -> list[FileUpdate]:
        """Do one bounded piece of work: open, read a block of each file, take what was decoded.

        Raises:
            Exception: A fault in a decode.
        """
        updates: list[FileUpdate] = []
        if not self._may_run():
            return updates
        self._open(updates)
        for file in list(self._files.values()):
            if self._decodes.beside:  # no thread waits until all files are read
                self._start()
            self._read(file, updates)
        self._start()
        if not self._collect(updates) and not updates:
            self._decodes.wait()
            self._collect(updates)
        for file in list(self._files.values()):
            self._finish(file, updates)
        self._rest()
        return updates

    def _rest(self) -> None:
        if self.is_idle:
            self._decodes.close()

    def _drop(self, key: Hashable) -> None:
        file = self._files.pop(key, None)
        if file is not None:
            self._regroup |= bool(file.in_flight)
            self._queue.drop(key)
            file.close()

    def _open(self, updates: list[FileUpdate]) -> None:
        while self._waiting and len(self._files) < self._pipeline.config.open_files:
            key, source = next(iter(self._waiting.items()))
            del self._waiting[key]
            try:
                self._files[key] = OpenFile(
                    key, source, self._pipeline.maker, self._engine.sample_rate
                )
            except EngineError as error:
                updates.append(FileFailed(key, error))

    def _can_read(self, file: OpenFile) -> bool:
        return not file.ended and not file.held and self._queue.admits(file.key)

    def _read(self, file: OpenFile, updates: list[FileUpdate]) -> None:
        """Read on until there is enough to decode, at most ``block_s``."""
        until = file.n_samples + self._pipeline.config.block_s * self._engine.sample_rate
        while self._can_read(file) and file.n_samples < until:
            try:
                block = next(file.opened.blocks, None)
            except EngineError as error:
                self._fail(file, error, updates)
                return
            file.ended = block is None
            for number, channel in enumerate(file.channels):
                windows = channel.windows
                made = windows.finish() if block is None else windows.write(block[number])
                file.held += [
                    Ticket(file, number, window, windows.speech)
                    for window in made
                    if len(window.samples) >= self._engine.hop
                ]
            self._offer(file)
            if file.ended or file.n_samples >= until:
                updates.append(self._progress(file))
        self._offer(file)

    def _offer(self, file: OpenFile) -> None:
        """Queue what was read; until the language is known, one window at a time decides."""
        rate = self._engine.sample_rate
        asks = file.language is None and len(self._engine.languages) > 1
        while file.held and self._queue.admits(file.key):
            if asks and file.n_unsure < _PROBES and file.in_flight:
                return
            self._regroup |= file.is_new  # it shares the next batch
            file.is_new = False
            ticket = file.held.popleft()
            packed = ticket.window.packed
            file.in_flight[ticket.channel, packed.index] = packed.start
            self._queue.offer(file.key, packed.length / rate, ticket)

    def _start(self) -> None:
        """Give each decode that has none a batch, and one that lies ready if it is full.

        Where windows come and go there is nothing to wait for.
        """
        if self._regroup:
            for batch in self._decodes.recall():
                self._put_back(batch)
            self._regroup = False
        more = any(self._can_read(file) for file in self._files.values())
        while self._decodes.has_room and self._may_run():
            if self._continuous:
                if not len(self._queue):
                    return
                self._decodes.give(self._queue.take(1))
                continue
            n_idle = self._decodes.n_idle
            due = self._queue.is_due(more_can_come=more) if n_idle else self._queue.is_full
            if not due:
                return
            # The last windows are shared out, so that no decode ends long after the others.
            share = -(-len(self._queue) // n_idle) if n_idle and not more else None
            self._decodes.give(self._queue.take(share))

    def _put_back(self, batch: Sequence[Queued[Ticket]]) -> None:
        """Let what was not decoded wait again, in its old place."""
        for queued in batch:
            if self._is_open(queued.window.file):
                self._queue.put_back(queued)

    def _is_open(self, file: OpenFile) -> bool:
        """Whether it was neither cancelled nor has failed, nor is there anew."""
        return self._files.get(file.key) is file

    def _collect(self, updates: list[FileUpdate]) -> bool:
        """Take what was decoded; whether anything was."""
        any_through = False
        for decoded in self._decodes.collect():
            any_through = True
            if decoded.outcomes is None:
                self._put_back(decoded.batch)
                continue
            self.n_batches += 1
            for queued, outcome in zip(decoded.batch, decoded.outcomes, strict=True):
                file = queued.window.file
                if not self._is_open(file):
                    continue
                if isinstance(outcome, EngineError):
                    self._fail(file, outcome, updates)
                    continue
                updates += self._take(queued, outcome)
                self._offer(file)
        return any_through

    def _take(self, queued: Queued[Ticket], decode: WindowDecode) -> list[FileUpdate]:
        """A window's text; nothing where the engine stopped early and the rest waits again."""
        engine, ticket = self._engine, queued.window
        file, packed = ticket.file, ticket.window.packed
        ticket.parts.append(Part(ticket.heard, decode))
        n_frames = len(ticket.window.samples) // engine.hop
        rest = goes_on_at(ticket.parts[-1], n_frames, len(ticket.parts), is_cut=packed.joins_after)
        if rest is not None:
            ticket.heard = rest
            seconds = len(ticket.samples_left(engine.hop)) / engine.sample_rate
            self._queue.put_rest(queued, seconds)
            return []
        self._queue.done(file.key)
        whole = joined(ticket.parts)
        result = place_decode(packed, whole, engine.hop, engine.sample_rate, ticket.speech)
        del file.in_flight[ticket.channel, packed.index]
        done: list[FileUpdate] = []
        for ready in file.channels[ticket.channel].take(result):
            file.note(ready)
            done.append(WindowDone(file.key, ticket.channel, ready))
        return [*done, self._progress(file)]

    def _progress(self, file: OpenFile) -> FileProgress:
        rate = self._engine.sample_rate
        return FileProgress(file.key, file.done_until / rate, file.n_samples / rate)

    def _fail(self, file: OpenFile, error: EngineError, updates: list[FileUpdate]) -> None:
        self._drop(file.key)
        updates.append(FileFailed(file.key, error))

    def _finish(self, file: OpenFile, updates: list[FileUpdate]) -> None:
        if not file.ended or file.held or file.in_flight:
            return
        updates.append(FileDone(file.key, file.finish(self._engine.sample_rate)))
        self._drop(file.key)

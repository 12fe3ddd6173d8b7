"""The Whisper engine: requests in, decoded windows out.

1. ``packaging`` floors and pads each window's log-mels; the encoder hears it.
2. ``transcription`` makes its prompt; ``language`` detects what the carry does not fix.
3. ``fallback`` runs the token loop (``decoding``, ``rules``) and asks the guards.
4. ``completion`` makes timed text of tokens (``segments``, ``words``) and says how far it is whole.
5. ``skipping`` finds where a commit leaves speech out; from there on it is decoded again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import torch

from engine.driver.seam import DecodedWord, DecodeKind, DecodeRequest, Frames, WindowDecode
from engine.engines.placement import (
    choose_decoder_dtype,
    choose_device,
    choose_encoder_dtype,
    choose_float16_weights,
    choose_int8,
    choose_packed,
    choose_shortlist,
)
from engine.engines.whisper.attention import blockwise_attention
from engine.engines.whisper.cache import CrossKeyValues
from engine.engines.whisper.carry import MAX_VOCABULARY, WhisperCarry, advance_carry
from engine.engines.whisper.coarse_tail import plan_tail
from engine.engines.whisper.completion import FRAMES_PER_SECOND, TextCompletion
from engine.engines.whisper.config import read_generation_config, read_network_config
from engine.engines.whisper.fallback import FallbackDecoder
from engine.engines.whisper.float16 import decoder_in_float16
from engine.engines.whisper.int8 import decoder_to_int8, encoder_to_int8
from engine.engines.whisper.network import WhisperNetwork, build_network
from engine.engines.whisper.options import WhisperOptions
from engine.engines.whisper.packaging import package_window
from engine.engines.whisper.packed import pack_linears
from engine.engines.whisper.rules import build_rules
from engine.engines.whisper.shortlist import shortlist_unembedding
from engine.engines.whisper.timing import WordAligner, default_heads
from engine.engines.whisper.tokens import FRAMES_PER_TIMESTAMP, WhisperTokenizer
from engine.engines.whisper.transcription import WindowTranscriber
from engine.engines.whisper.weights import read_weights
from engine.errors import DecodeCancelledError, SettingsError
from engine.front_end.level_statistic import MaxLevel
from engine.front_end.log_mel import LogMel
from engine.sentence import Sentence

SAMPLE_RATE = 16_000  # Hz
HOP = SAMPLE_RATE // FRAMES_PER_SECOND  # samples, 10 ms
DEFAULTS = WhisperOptions()


class WhisperEngine:
    """A loaded Whisper model. Immutable; threads and streams may share it.

    Attributes:
        name: The folder's name.
        sample_rate: 16000 Hz.
        hop: 160 samples.
        window_frames: 3000, 30 s.
        features: ``LogMel`` of the model's mel bands.
        level: ``MaxLevel``.
        languages: ISO codes; only ``en`` for an English-only model.
        can_force: True.
        options: As given to ``load``.
        network: The weights.
        tokenizer: Text to tokens and back.
    """

    def __init__(
        self,
        name: str,
        network: WhisperNetwork,
        tokenizer: WhisperTokenizer,
        transcriber: WindowTranscriber,
        options: WhisperOptions,
    ) -> None:
        """Put the parts together; ``load`` makes them."""
        self.name = name
        self.sample_rate = SAMPLE_RATE
        self.hop = HOP
        self.window_frames = 2 * network.config.n_audio
        self.features = LogMel(network.config.n_mels)
        self.level = MaxLevel()
        self.languages = tokenizer.languages
        self.can_force = True
        self.options = options
        self.network = network
        self.tokenizer = tokenizer
        self._transcriber = transcriber

    @classmethod
    def load(cls, folder: Path, options: WhisperOptions = DEFAULTS) -> WhisperEngine:
        """Load a model folder in transformers' layout.

        Raises:
            ModelError: A file is missing, damaged, or not Whisper's.
            UnavailableError: The device is not there.
            SettingsError: An allowed language is unknown to the model.
        """
        config = read_network_config(folder)
        generation = read_generation_config(folder)
        tokenizer = WhisperTokenizer.load(folder, config.n_vocabulary, generation.multilingual)
        _check_languages(options.allowed_languages, tokenizer.languages, folder.name)
        device = choose_device(options.device)
        encodes_in_int8 = choose_int8(options.encoder_linear, device)
        network = build_network(
            config,
            read_weights(folder),
            device,
            choose_encoder_dtype("float32" if encodes_in_int8 else options.encoder_dtype, device),
            choose_decoder_dtype(device),
        )
        if encodes_in_int8:
            network = encoder_to_int8(network)
        elif device.type == "cpu" and network.encoder.positions.dtype is torch.bfloat16:
            network = replace(network, encoder=replace(network.encoder, attend=blockwise_attention))
        if choose_int8(options.decoder_linear, device):
            network = decoder_to_int8(network)
        # The probability of all timestamps together decides too, and no list holds them.
        if not options.timestamps and choose_shortlist(options.unembedding, device):
            network = shortlist_unembedding(network)
        if choose_float16_weights(device):
            network = decoder_in_float16(network)
        if choose_packed(device):
            network = pack_linears(network)
        heads = generation.alignment_heads or default_heads(
            config.decoder_layers, config.decoder_heads
        )
        aligner = WordAligner(network.decoder, tokenizer, heads)
        max_initial = round(
            options.max_initial_timestamp_s * FRAMES_PER_SECOND / FRAMES_PER_TIMESTAMP
        )

        rules = build_rules(
            tokenizer, generation, config.n_vocabulary, device, options.timestamps, max_initial
        )
        transcriber = WindowTranscriber(
            network,
            tokenizer,
            FallbackDecoder(network.decoder, rules, tokenizer, options),
            TextCompletion(tokenizer, aligner, options),
            options,
        )
        return cls(folder.name, network, tokenizer, transcriber, options)

    def new_carry(
        self, language: str | None = None, prompt: str = "", previous: str = ""
    ) -> WhisperCarry:
        """A stream's first carry.

        Args:
            language: ISO code; None detects it.
            prompt: Names and words to expect; its first half thousand letters or so stay in force
                for the whole stream.
            previous: What was said before; only its end fits.

        Raises:
            SettingsError: The model does not know the language.
        """
        if not self.tokenizer.multilingual:
            language = language or "en"
        if language is not None:
            _check_languages((language,), self.languages, self.name)
        carry = WhisperCarry(language, vocabulary=self._prompt_tokens(prompt)[:MAX_VOCABULARY])
        return carry.continued(self._prompt_tokens(previous), self.options.carried_tokens)

    def _prompt_tokens(self, text: str) -> tuple[int, ...]:
        text = text.strip()
        return self.tokenizer.encode(f" {text}") if text else ()

    def advance(
        self, carry: WhisperCarry, committed: WindowDecode, complete_frames: int
    ) -> WhisperCarry:
        """The carry after the segments that end by ``complete_frames`` were committed."""
        options = self.options
        # Held back text was no prompt to begin with; what came before it stays one.
        trusted = not committed.segments or committed.avg_logprob >= options.log_probability
        return advance_carry(
            carry, committed, complete_frames, options.carried_tokens if trusted else 0
        )

    @torch.inference_mode()
    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """Decode a batch; each result is the request's own.

        Raises:
            SettingsError: A request's features have another shape, or more than a window.
            DecodeCancelledError: A cancel token is set.
        """
        if not requests:
            return []
        started = time.perf_counter()
        windows = [self._hear(request) for request in requests]
        encode_s = (time.perf_counter() - started) / len(requests)
        started = time.perf_counter()
        decodes = self._transcriber.transcribe(requests, windows)
        decode_s = (time.perf_counter() - started) / len(requests)
        return [replace(decode, encode_s=encode_s, decode_s=decode_s) for decode in decodes]

    @torch.inference_mode()
    def decode_each(
        self, take: Callable[[], DecodeRequest | None], at_once: int
    ) -> Iterator[tuple[DecodeRequest, WindowDecode]]:
        """Decode windows that come and go: see ``ContinuousEngine``.

        Raises:
            SettingsError: A request's features have another shape, or more than a window.
            DecodeCancelledError: A cancel token is set.
        """

        def hear() -> tuple[DecodeRequest, CrossKeyValues] | None:
            request = take()
            return None if request is None else (request, self._hear(request))

        yield from self._transcriber.transcribe_each(hear, at_once)

    @torch.inference_mode()
    def align_text(
        self, features: Frames, level: float | None, text: str, language: str = "en"
    ) -> list[DecodedWord]:
        """Word times of a known text in a window of features `[frames, n_features]`."""
        request = DecodeRequest(features, 0, level, WhisperCarry(language), DecodeKind.ENDPOINT)
        tokens = self.tokenizer.encode(f" {text.strip()}")
        n_frames = len(features)
        words = self._transcriber.completion.aligner.align(
            self._hear(request), tokens, language, self.options.task, n_frames
        )
        return [
            DecodedWord(
                word.text,
                min(round(word.start_frame), n_frames),
                min(round(word.end_frame), n_frames),
                word.probability,
            )
            for word in words
        ]

    def _hear(self, request: DecodeRequest) -> CrossKeyValues:
        """Encode one window. One by one, so that its output does not depend on the batch."""
        features = request.features
        if features.ndim != 2 or features.shape[1] != self.features.n_features:
            raise SettingsError(
                "features have shape {shape}, not this model's", shape=list(features.shape)
            )
        if not 0 < len(features) <= self.window_frames:
            raise SettingsError(
                "{n_frames} frames; a window has 1 to {window_frames}",
                n_frames=len(features),
                window_frames=self.window_frames,
            )
        if request.cancel is not None and request.cancel.is_set():
            raise DecodeCancelledError("the decode was cancelled")
        padding = self.options.padding
        n_audio = self.network.config.n_audio
        tail = plan_tail(len(features), n_audio) if padding == "coarse" else None
        n_frames = self.window_frames if tail is None else 2 * tail.n_exact + 4
        mel = package_window(features, request.level, n_frames, padding)
        audio = self.network.encoder(mel[None].to(self.network.device), tail)[0]
        return self.network.decoder.attend_to(audio, None if tail is None else tail.log_repeats)


def _check_languages(asked: Sequence[str], known: Sequence[str], model: str) -> None:
    unknown = [language for language in asked if language not in known]
    if unknown:
        shown = (
            ", ".join(known)
            if len(known) < 5
            else Sentence("one of its {n} languages", n=len(known))
        )
        raise SettingsError(
            "{model} does not hear {unknown}; choose {shown}",
            model=model,
            unknown=", ".join(unknown),
            shown=shown,
        )

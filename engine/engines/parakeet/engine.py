"""The Parakeet TDT engine: requests in, decoded windows with timed tokens out.

1. ``packaging`` normalizes each window's log-mels; the encoder hears it.
2. ``decoding`` runs the transducer over all windows together.
3. ``words`` turns timed tokens into words, and says where a full window may be cut.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.engines import guards
from engine.engines.parakeet.decoding import TdtSequence, decode_windows
from engine.engines.parakeet.options import ParakeetOptions
from engine.engines.parakeet.packaging import (
    NoLevel,
    ParakeetFrontEnd,
    build_features,
    normalize_window,
)
from engine.engines.parakeet.tokens import ParakeetTokenizer
from engine.engines.parakeet.words import build_segments, find_cut, join_words, timed_tokens
from engine.engines.placement import choose_device
from engine.engines.pretrained import (
    choose_dtype,
    import_transformers,
    load_network,
    read_front_end,
    read_table,
)
from engine.engines.windows import check_cancelled, check_language, check_window, window_frames
from engine.errors import ModelError
from engine.models.catalogue import ENGLISH, PARAKEET_V3_LANGUAGES

_LANGUAGES = {1025: ENGLISH, 8193: PARAKEET_V3_LANGUAGES}
"""By the size of the vocabulary, blank included: nothing else in a folder tells v2 from v3."""


@dataclass(frozen=True, slots=True)
class ParakeetCarry:
    """What crosses windows: the language a caller named. The model cannot be told one.

    Attributes:
        language: ISO code, or None.
    """

    language: str | None = None


class ParakeetEngine:
    """A loaded Parakeet TDT model. Immutable; threads and streams may share it.

    Attributes:
        name: The folder's name.
        sample_rate: 16000 Hz.
        hop: 160 samples.
        window_frames: Of ``options.window_s``.
        features: Raw natural log-mels.
        level: ``NoLevel``: a window is normalized by itself.
        languages: What the model hears; it finds out by itself which one it is and does not say.
        can_force: False: a transducer cannot be made to begin with given words.
        options: As given to ``load``.
        network: transformers' ``ParakeetForTDT``.
        tokenizer: Token ids to text.
    """

    def __init__(
        self,
        name: str,
        network: Any,  # noqa: ANN401
        tokenizer: ParakeetTokenizer,
        front_end: ParakeetFrontEnd,
        options: ParakeetOptions,
    ) -> None:
        """Put the parts together; ``load`` makes them."""
        self.name = name
        self.sample_rate = front_end.sample_rate
        self.hop = front_end.hop
        self.window_frames = window_frames(options.window_s, self.sample_rate / self.hop)
        self.features = build_features(front_end)
        self.level = NoLevel()
        self.languages = _LANGUAGES.get(network.config.vocab_size, ())
        self.can_force = False
        self.options = options
        self.network = network
        self.tokenizer = tokenizer
        self._scale = int(network.config.encoder_config.subsampling_factor)
        self._device = network.decoder.embedding.weight.device
        self._dtype = network.decoder.embedding.weight.dtype

    @classmethod
    def load(cls, folder: Path, options: ParakeetOptions | None = None) -> ParakeetEngine:
        """Load a model folder in transformers' layout.

        Raises:
            ModelError: A file is missing, damaged, or not Parakeet TDT's.
            UnavailableError: transformers or the device is not there.
            SettingsError: An option makes no sense.
        """
        options = options or ParakeetOptions()
        family = read_table(folder / "config.json").get("model_type")
        if family != "parakeet_tdt":
            raise ModelError(
                "{folder} holds a {family!r} model, not parakeet_tdt",
                folder=folder,
                family=family or "nameless",
            )
        transformers = import_transformers("Parakeet")
        device = choose_device(options.device)
        dtype = choose_dtype(options.dtype, device)
        network = load_network(transformers.ParakeetForTDT, folder, device, dtype)
        n_mels = int(network.config.encoder_config.num_mel_bins)
        front_end = ParakeetFrontEnd.read(read_front_end(folder), n_mels)
        return cls(folder.name, network, ParakeetTokenizer.load(folder), front_end, options)

    def new_carry(
        self, language: str | None = None, prompt: str = "", previous: str = ""
    ) -> ParakeetCarry:
        """A stream's carry. A transducer has no place for text; ``prompt`` is left out.

        Raises:
            SettingsError: The model does not hear the language.
        """
        del prompt, previous
        check_language(language, self.languages, self.name)
        return ParakeetCarry(language)

    def advance(
        self, carry: ParakeetCarry, committed: WindowDecode, complete_frames: int
    ) -> ParakeetCarry:
        """The carry after a commit: the same, nothing of a text crosses windows."""
        del committed, complete_frames
        return carry

    @torch.inference_mode()
    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """Decode a batch; each result is the request's own.

        Raises:
            SettingsError: A request's features have another shape, or more than a window.
            DecodeCancelledError: A cancel token is set.
        """
        if not requests:
            return []
        for request in requests:
            check_window(request, self.features.n_features, self.window_frames)
        started = time.perf_counter()
        heard = [self._hear(request) for request in requests]
        encode_s = (time.perf_counter() - started) / len(requests)
        started = time.perf_counter()
        sequences = decode_windows(self.network, heard, [request.cancel for request in requests])
        decodes = [
            self.window_decode(request, sequence)
            for request, sequence in zip(requests, sequences, strict=True)
        ]
        decode_s = (time.perf_counter() - started) / len(requests)
        return [replace(decode, encode_s=encode_s, decode_s=decode_s) for decode in decodes]

    def window_decode(self, request: DecodeRequest, sequence: TdtSequence) -> WindowDecode:
        """What a request's tokens mean: words, guards, and how far the text is complete."""
        n_frames = len(request.features)
        tokens = timed_tokens(sequence.tokens, self.tokenizer, self._scale, n_frames)
        words = join_words(tokens, self.tokenizer)
        text = "".join(word.text for word in words)
        loop = guards.LoopContext()
        looping = False
        for token in tokens:
            looping |= loop.write(token.token)
        carry: ParakeetCarry = request.carry
        only = self.languages[0] if len(self.languages) == 1 else None
        decode = WindowDecode(
            segments=(),
            complete_frames=n_frames,
            language=carry.language or only,
            avg_logprob=sum(t.log_probability for t in tokens) / len(tokens) if tokens else 0.0,
            compression_ratio=guards.compression_ratio(text),
            guards={guards.TOKEN_CAP: sequence.bounded} if sequence.bounded else {},
        )
        repetition = guards.find_repetition(text, loop, looping)
        if repetition is not None:
            reason, value = repetition
            return replace(
                decode,
                rejected=reason,
                rejected_value=value,
                rejected_text=text.strip(),
                guards={**decode.guards, reason: 1},
            )
        cut = n_frames
        if request.kind is DecodeKind.WINDOW_FULL:
            cut = find_cut(words, n_frames)
        return replace(
            decode, segments=build_segments(words, cut, request.word_times), complete_frames=cut
        )

    def _hear(self, request: DecodeRequest) -> Tensor:
        """Encode one window, `[encoder frames, hidden]`; alone, whatever else is in the batch."""
        check_cancelled([request.cancel])
        window = torch.from_numpy(normalize_window(request.features))
        window = window.to(self._device, self._dtype)[None]
        frames: Tensor = self.network.get_audio_features(input_features=window).pooler_output[0]
        return frames

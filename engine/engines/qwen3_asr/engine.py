"""The Qwen3-ASR engine: requests in, decoded windows out, without times.

1. ``packaging`` floors, scales and pads each window's log-mels; the encoder hears it.
2. ``tokens`` spells the conversation around it.
3. ``decoding`` lets the language model go on, all windows together.
4. What it wrote is one segment over the window: a full window commits whole.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from engine.driver.seam import DecodedSegment, DecodeRequest, WindowDecode
from engine.engines import guards
from engine.engines.placement import choose_device
from engine.engines.pretrained import (
    choose_dtype,
    import_transformers,
    load_network,
    read_front_end,
    read_table,
)
from engine.engines.qwen3_asr.decoding import DecodeJob, TokenSequence, decode_jobs
from engine.engines.qwen3_asr.languages import LANGUAGE_NAMES, language_code
from engine.engines.qwen3_asr.options import Qwen3AsrOptions
from engine.engines.qwen3_asr.packaging import MIN_FRAMES, package_window
from engine.engines.qwen3_asr.tokens import Qwen3AsrTokenizer
from engine.engines.windows import check_cancelled, check_language, check_window, window_frames
from engine.errors import ModelError
from engine.front_end.level_statistic import MaxLevel
from engine.front_end.log_mel import LogMel
from engine.models.catalogue import QWEN3_ASR_LANGUAGES

SAMPLE_RATE = 16_000  # Hz
HOP = 160  # samples, 10 ms

MIN_LANGUAGE_FRAMES = 200
MIN_LANGUAGE_PROBABILITY = 0.5
"""A stream's language is fixed by a commit of at least 2 s whose language is at least this
probable; before that the model is asked anew in every window."""

_END_TOKENS = (151643, 151645)  # <|endoftext|> and <|im_end|>, where the folder names none
_FRONT_END = {"sampling_rate": SAMPLE_RATE, "hop_length": HOP, "n_fft": 400}


@dataclass(frozen=True, slots=True)
class Qwen3AsrCarry:
    """What crosses windows. Immutable; a commit makes a new one.

    Attributes:
        language: ISO code, or None to detect it in every window.
        prompt: Names and vocabulary, in force for the whole stream. The text before is not part
            of it: the model's context is for background, not for a transcript to go on with.
    """

    language: str | None = None
    prompt: str = ""


class Qwen3AsrEngine:
    """A loaded Qwen3-ASR model. Immutable; threads and streams may share it.

    Attributes:
        name: The folder's name.
        sample_rate: 16000 Hz.
        hop: 160 samples.
        window_frames: Of ``options.window_s``.
        features: ``LogMel`` of the model's mel bands, as for Whisper.
        level: ``MaxLevel``.
        languages: ISO codes.
        can_force: False: without times no word can be committed before its window.
        options: As given to ``load``.
        network: transformers' ``Qwen3ASRForConditionalGeneration``.
        tokenizer: Text to tokens and back.
    """

    def __init__(
        self,
        name: str,
        network: Any,  # noqa: ANN401
        tokenizer: Qwen3AsrTokenizer,
        ends: frozenset[int],
        options: Qwen3AsrOptions,
    ) -> None:
        """Put the parts together; ``load`` makes them."""
        audio = network.config.audio_config
        self.name = name
        self.sample_rate = SAMPLE_RATE
        self.hop = HOP
        self.window_frames = window_frames(options.window_s, SAMPLE_RATE / HOP)
        self.features = LogMel(int(audio.num_mel_bins))
        self.level = MaxLevel()
        self.languages = QWEN3_ASR_LANGUAGES
        self.can_force = False
        self.options = options
        self.network = network
        self.tokenizer = tokenizer
        self._ends = ends
        self._chunk_frames = 2 * int(audio.n_window)
        self._device = network.lm_head.weight.device
        self._dtype = network.lm_head.weight.dtype

    @classmethod
    def load(cls, folder: Path, options: Qwen3AsrOptions | None = None) -> Qwen3AsrEngine:
        """Load a model folder in transformers' layout.

        Raises:
            ModelError: A file is missing, damaged, or not Qwen3-ASR's in this layout.
            UnavailableError: transformers or the device is not there.
            SettingsError: An option makes no sense.
        """
        options = options or Qwen3AsrOptions()
        config = read_table(folder / "config.json")
        _check_config(config, folder)
        _check_front_end(folder)
        tokenizer = Qwen3AsrTokenizer.load(folder)
        transformers = import_transformers("Qwen3-ASR")
        device = choose_device(options.device)
        network = load_network(
            transformers.Qwen3ASRForConditionalGeneration,
            folder,
            device,
            choose_dtype(options.dtype, device),
        )
        if network.config.audio_token_id != tokenizer.audio:
            raise ModelError(
                "{folder}: config.json and tokenizer.json name different audio tokens "
                "({audio_token_id}, {audio}); get the model again",
                folder=folder,
                audio_token_id=network.config.audio_token_id,
                audio=tokenizer.audio,
            )
        generation = read_table(folder / "generation_config.json", required=False)
        ends = generation.get("eos_token_id", config.get("eos_token_id", _END_TOKENS))
        ends = frozenset(int(end) for end in (ends if isinstance(ends, list | tuple) else [ends]))
        return cls(folder.name, network, tokenizer, ends, options)

    def new_carry(
        self, language: str | None = None, prompt: str = "", previous: str = ""
    ) -> Qwen3AsrCarry:
        """A stream's first carry. ``language`` None detects it; ``previous`` text is left out.

        Raises:
            SettingsError: The model does not know the language.
        """
        check_language(language, self.languages, self.name)
        del previous
        return Qwen3AsrCarry(language, prompt.strip())

    def advance(
        self, carry: Qwen3AsrCarry, committed: WindowDecode, complete_frames: int
    ) -> Qwen3AsrCarry:
        """The carry after a commit, which may fix the language."""
        sure = (
            complete_frames >= MIN_LANGUAGE_FRAMES
            and committed.language_probability >= MIN_LANGUAGE_PROBABILITY
        )
        if carry.language is not None or not committed.segments or not sure:
            return carry
        return replace(carry, language=committed.language)

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
        jobs = [self._job(request) for request in requests]
        encode_s = (time.perf_counter() - started) / len(requests)
        started = time.perf_counter()
        sequences = decode_jobs(self.network, jobs, self._ends)
        decodes = [
            self.window_decode(request, sequence)
            for request, sequence in zip(requests, sequences, strict=True)
        ]
        decode_s = (time.perf_counter() - started) / len(requests)
        return [replace(decode, encode_s=encode_s, decode_s=decode_s) for decode in decodes]

    def window_decode(self, request: DecodeRequest, sequence: TokenSequence) -> WindowDecode:
        """What a request's tokens mean: language, text, guards."""
        carry: Qwen3AsrCarry = request.carry
        answer = self.tokenizer.read(sequence.tokens, carry.language is not None)
        language, probability = carry.language, 1.0
        if carry.language is None:
            language = language_code(answer.language)
            named = sequence.log_probabilities[: answer.language_tokens]
            probability = math.exp(sum(named)) if language else 0.0
        spoken = sequence.log_probabilities[answer.language_tokens :]
        fired = {} if sequence.end not in (guards.LOOP, guards.TOKEN_CAP) else {sequence.end: 1}
        n_frames = len(request.features)
        decode = WindowDecode(
            segments=(),
            complete_frames=n_frames,
            language=language,
            language_probability=probability,
            avg_logprob=sum(spoken) / len(spoken) if spoken else 0.0,
            compression_ratio=guards.compression_ratio(answer.text),
            guards=fired,
        )
        looping = sequence.end == guards.LOOP
        repetition = guards.find_repetition(answer.text, sequence.loop, looping)
        if repetition is not None:
            reason, value = repetition
            return replace(
                decode,
                rejected=reason,
                rejected_value=value,
                rejected_text=answer.text,
                guards=fired | {reason: 1},
            )
        if not answer.text:
            return decode
        segment = DecodedSegment(f" {answer.text}", 0, n_frames, answer.tokens)
        return replace(decode, segments=(segment,))

    def _job(self, request: DecodeRequest) -> DecodeJob:
        """Hear one window, alone, whatever else is in the batch, and spell its conversation."""
        check_cancelled([request.cancel])
        window, heard = package_window(
            request.features, request.level, self._chunk_frames, MIN_FRAMES
        )
        audio: Tensor = self.network.get_audio_features(
            window.to(self._device, self._dtype), heard.to(self._device)
        ).pooler_output
        carry: Qwen3AsrCarry = request.carry
        name = None if carry.language is None else LANGUAGE_NAMES[carry.language]
        tokens = self.tokenizer.conversation(carry.prompt, len(audio), name)
        fed = torch.tensor(tokens, device=self._device)
        prompt = self.network.get_input_embeddings()(fed)
        prompt[fed == self.tokenizer.audio] = audio.to(prompt.dtype)
        options = self.options
        cap = guards.token_cap(
            len(request.features) * HOP / SAMPLE_RATE,
            options.max_tokens_per_s,
            options.max_tokens_extra,
            options.max_tokens,
        )
        return DecodeJob(prompt, cap, request.cancel)


def _check_config(config: dict[str, Any], folder: Path) -> None:
    family = config.get("model_type")
    if family != "qwen3_asr":
        raise ModelError(
            "{folder} holds a {family!r} model, not qwen3_asr",
            folder=folder,
            family=family or "nameless",
        )
    # transformers would not refuse it but fill in its own defaults.
    if "thinker_config" in config or "audio_config" not in config:
        raise ModelError(
            "{folder} is laid out for the qwen-asr package, not for transformers: "
            "get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf",
            folder=folder,
        )
    if "Qwen3ASRForTokenClassification" in (config.get("architectures") or ()):
        raise ModelError("{folder} is Qwen3's forced aligner, which writes no text", folder=folder)


def _check_front_end(folder: Path) -> None:
    """Refuse a feature extractor other than the published one, which the engine has built in."""
    settings = read_front_end(folder)
    for name, expected in _FRONT_END.items():
        if settings.get(name, expected) != expected:
            raise ModelError(
                "{folder}: {name} is {value!r}, {expected} is expected",
                folder=folder,
                name=name,
                value=settings[name],
                expected=expected,
            )

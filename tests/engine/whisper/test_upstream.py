"""The same weights, the same audio, through openai-whisper's own ``transcribe()``.

What both do alike is compared text for text: one temperature, no text carried, the whole clip's
level, 0.0 past the audio, windows cut at timestamps. What differs on purpose is in ARCHITECTURE.md.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest
import torch
from safetensors.torch import load_file

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.level import Running
from engine.driver.transcript import Committed
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.models.catalogue import SMALL_MODEL
from engine.models.resolve import resolve_model

whisper = pytest.importorskip("whisper", reason="the upstream extra is not installed")

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    # It leaves its vocabulary file open.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

CLIPS = (
    "jfk/", "azure_en/", "librispeech_misc/", "librivox_sense/", "osr_8k/", "vctk_noisy/",
    "librispeech_sessions/test-other_1688", "librispeech_sessions/test-other_1998",
)  # fmt: skip
LONG_S = 31.0  # one second past a window

# transformers' names to openai-whisper's, as the library's own conversion script has them.
NAMES = (
    ("layers", "blocks"), ("fc1", "mlp.0"), ("fc2", "mlp.2"), ("final_layer_norm", "mlp_ln"),
    (".self_attn.q_proj", ".attn.query"), (".self_attn.k_proj", ".attn.key"),
    (".self_attn.v_proj", ".attn.value"), (".self_attn_layer_norm", ".attn_ln"),
    (".self_attn.out_proj", ".attn.out"), (".encoder_attn.q_proj", ".cross_attn.query"),
    (".encoder_attn.k_proj", ".cross_attn.key"), (".encoder_attn.v_proj", ".cross_attn.value"),
    (".encoder_attn_layer_norm", ".cross_attn_ln"), (".encoder_attn.out_proj", ".cross_attn.out"),
    ("decoder.layer_norm.", "decoder.ln."), ("encoder.layer_norm.", "encoder.ln_post."),
    ("embed_tokens", "token_embedding"), ("embed_positions.weight", "positional_embedding"),
)  # fmt: skip


def _renamed(name: str) -> str:
    name = name.removeprefix("model.")
    for ours, theirs in NAMES:
        name = name.replace(ours, theirs)
    return name


@pytest.fixture(scope="module")
def folder(model_cache: Path) -> Path:
    return resolve_model(SMALL_MODEL, model_cache)


@pytest.fixture(scope="module")
def upstream(folder: Path) -> Any:
    """openai-whisper's network, filled from our folder."""
    config = json.loads((folder / "config.json").read_text())
    dims = whisper.model.ModelDimensions(
        n_mels=config["num_mel_bins"],
        n_audio_ctx=config["max_source_positions"],
        n_audio_state=config["d_model"],
        n_audio_head=config["encoder_attention_heads"],
        n_audio_layer=config["encoder_layers"],
        n_vocab=config["vocab_size"],
        n_text_ctx=config["max_target_positions"],
        n_text_state=config["d_model"],
        n_text_head=config["decoder_attention_heads"],
        n_text_layer=config["decoder_layers"],
    )
    model = whisper.model.Whisper(dims)
    weights = load_file(folder / "model.safetensors")
    tensors = {_renamed(name): t.float() for name, t in weights.items() if "proj_out" not in name}
    model.load_state_dict(tensors)
    return model.eval()


@pytest.fixture(scope="module")
def engine(folder: Path) -> WhisperEngine:
    options = WhisperOptions(
        device="cpu", encoder_dtype="float32", temperatures=(0.0,), padding="upstream",
        window_rule="upstream", carried_tokens=0, max_tokens_per_s=1000.0, timestamps=True,
        guessed_log_probability=-math.inf,
    )  # fmt: skip
    return WhisperEngine.load(folder, options)


def read(path: Path) -> np.ndarray:
    with av.open(str(path)) as container:
        blocks = [frame.to_ndarray().reshape(-1) for frame in container.decode(audio=0)]
    return np.concatenate(blocks).astype(np.float32) / np.float32(32768)


def by_upstream(model: Any, samples: np.ndarray) -> str:
    result = model.transcribe(
        samples, language="en", temperature=0.0, condition_on_previous_text=False, fp16=False
    )
    return str(result["text"])


def by_us(engine: WhisperEngine, samples: np.ndarray) -> str:
    frames = engine.features.new_context()
    features = np.concatenate([frames.write(samples), frames.finish()])
    level = Running(initial=float(features.max()))
    driver = AsrStreamDriver(engine, EmissionPolicy.offline(), level=level)
    context = driver.new_context("en")
    events = [*context.write_read(samples), *context.finish()]
    return " ".join(event.text for event in events if isinstance(event, Committed))


def paths(folder: Path) -> list[Path]:
    found = [json.loads(line) for line in (folder / "manifest.jsonl").read_text().splitlines()]
    return [folder / clip["path"] for clip in found if clip["path"].startswith(CLIPS)]


def test_texts_are_upstreams(
    upstream: Any, engine: WhisperEngine, test_audio: Path, record_property: Callable[..., None]
):
    clips = paths(test_audio)
    assert len(clips) >= 20
    differing, n_long = [], 0
    for path in clips:
        samples = read(path)
        n_long += len(samples) > LONG_S * engine.sample_rate
        with torch.inference_mode():
            theirs = by_upstream(upstream, samples)
        ours = by_us(engine, samples)
        if theirs.split() != ours.split():
            differing.append(f"{path.stem}\n  upstream: {theirs.strip()}\n  ours:     {ours}")
    record_property("clips", len(clips))
    assert n_long >= 1
    assert not differing, "\n".join(differing)

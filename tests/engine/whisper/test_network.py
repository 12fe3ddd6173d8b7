from __future__ import annotations

from pathlib import Path

import pytest
import torch

from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.engines.whisper.config import read_network_config
from engine.engines.whisper.weights import read_weights
from engine.errors import ModelError, SettingsError


@pytest.fixture(scope="module")
def golden(tiny_folder: Path):
    """transformers' outputs: mel, encoder output, tokens, logits."""
    from transformers import WhisperForConditionalGeneration

    model = WhisperForConditionalGeneration.from_pretrained(tiny_folder, local_files_only=True)
    model.eval()
    generator = torch.Generator().manual_seed(3)
    mel = torch.randn(2, 80, 300, generator=generator)
    tokens = torch.randint(0, 256, (2, 9), generator=generator)
    with torch.inference_mode():
        audio = model.model.encoder(mel).last_hidden_state
        logits = model(mel, decoder_input_ids=tokens).logits
    return mel, audio, tokens, logits


def test_encoder_agrees_with_transformers(exact_engine: WhisperEngine, golden):
    mel, audio, _, _ = golden
    torch.testing.assert_close(exact_engine.network.encoder(mel), audio, atol=1e-4, rtol=1e-4)


def test_one_pass_of_the_decoder_agrees_with_transformers(exact_engine: WhisperEngine, golden):
    _, audio, tokens, logits = golden
    decoder = exact_engine.network.decoder
    cache = decoder.new_cache([decoder.attend_to(row) for row in audio], 9)
    ours = decoder.logits(decoder(tokens, cache).flatten(0, 1)).unflatten(0, (2, 9))
    torch.testing.assert_close(ours, logits, atol=1e-4, rtol=1e-4)


def test_steps_over_rows_of_unequal_length_agree_with_transformers(
    exact_engine: WhisperEngine, golden
):
    _, audio, tokens, logits = golden
    decoder = exact_engine.network.decoder
    cache = decoder.new_cache([decoder.attend_to(row) for row in audio], 12)
    # Row 0 has six tokens, row 1 four and two of padding, which must leave no trace.
    first = tokens[:, :6].clone()
    first[1, 4:] = 99
    decoder(first, cache)
    cache.truncate([6, 4])
    for step in range(3):
        following = torch.stack([tokens[0, 6 + step], tokens[1, 4 + step]])[:, None]
        hidden = decoder(following, cache)
        expected = torch.stack([logits[0, 6 + step], logits[1, 4 + step]])
        torch.testing.assert_close(decoder.logits(hidden[:, 0]), expected, atol=1e-4, rtol=1e-4)
    cache.select([1])
    hidden = decoder(tokens[1:, 7:8], cache)
    torch.testing.assert_close(decoder.logits(hidden[:, 0]), logits[1:, 7], atol=1e-4, rtol=1e-4)


def test_two_caches_of_one_decoder_do_not_touch(exact_engine: WhisperEngine, golden):
    _, audio, tokens, logits = golden
    decoder = exact_engine.network.decoder
    caches = [decoder.new_cache([decoder.attend_to(row)], 9) for row in audio]
    for step in range(9):
        for row, cache in enumerate(caches):
            hidden = decoder(tokens[row : row + 1, step : step + 1], cache)
            torch.testing.assert_close(
                decoder.logits(hidden[:, 0])[0], logits[row, step], atol=1e-4, rtol=1e-4
            )


def test_a_missing_or_misshapen_tensor_is_named(tiny_folder: Path):
    table = read_weights(tiny_folder)
    with pytest.raises(ModelError, match=r"no tensor decoder\.nothing"):
        table.take("decoder.nothing", 3)
    with pytest.raises(ModelError, match=r"encoder\.conv1\.bias has shape \[32\], expected \[31\]"):
        table.take("encoder.conv1.bias", 31)


def test_a_damaged_folder_is_named(tmp_path: Path):
    with pytest.raises(ModelError, match=r"config\.json is missing"):
        WhisperEngine.load(tmp_path)
    (tmp_path / "config.json").write_text('{"model_type": "bert"}')
    with pytest.raises(ModelError, match="'bert' model, not whisper"):
        read_network_config(tmp_path)
    (tmp_path / "config.json").write_text("<html>")
    with pytest.raises(ModelError, match="cannot be read"):
        read_network_config(tmp_path)
    (tmp_path / "model.safetensors").write_bytes(b"<html>no such model</html>")
    with pytest.raises(ModelError, match="is damaged"):
        read_weights(tmp_path)


def test_options_refuse_what_is_not_there():
    with pytest.raises(SettingsError, match="no device 'tpu'"):
        WhisperOptions(device="tpu")
    with pytest.raises(SettingsError, match="must begin with 0"):
        WhisperOptions(temperatures=(0.2,))

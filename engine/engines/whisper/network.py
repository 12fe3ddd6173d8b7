"""Whisper's network as immutable modules: an audio encoder and a text decoder.

The tensors are those of a folder in transformers' layout. The decoder's state is in the
cache that each call is given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch.nn import functional as F

from engine.engines.whisper.blocks import (
    Change,
    CrossQuery,
    FeedForward,
    Linear,
    Norm,
    Product,
    SelfAttention,
    join_heads,
    split_heads,
    take_affine,
    take_feed_forward,
    take_norm,
    take_self_attention,
)
from engine.engines.whisper.cache import CrossKeyValues, DecoderCache, KvCache
from engine.engines.whisper.coarse_tail import CoarseTail
from engine.engines.whisper.config import NetworkConfig
from engine.engines.whisper.weights import WeightTable

Attend = Callable[[Tensor, Tensor, Tensor, Tensor | None], Tensor]
"""Query, key, value `[row, head, position, depth]` and ``CoarseTail.log_repeats`` to the same."""


def _attend(query: Tensor, key: Tensor, value: Tensor, log_repeats: Tensor | None) -> Tensor:
    n_positions = query.shape[2]
    mask = None if log_repeats is None else log_repeats.to(query).expand(1, 1, n_positions, -1)
    return F.scaled_dot_product_attention(query, key, value, attn_mask=mask)


@dataclass(frozen=True, slots=True)
class AudioEncoder:
    """Log-mels of a whole window to `[row, audio, width]`, two convolutions and a transformer."""

    conv1: tuple[Tensor, Tensor]
    conv2: tuple[Tensor, Tensor]
    positions: Tensor
    layers: tuple[tuple[SelfAttention, FeedForward], ...]
    norm: Norm
    attend: Attend = _attend

    def __call__(self, mel: Tensor, tail: CoarseTail | None = None) -> Tensor:
        """`[row, mel, frame]` of a whole, padded window to `[row, audio, width]`.

        Args:
            mel: With a coarse tail, the exact positions and at least two more suffice.
            tail: Which positions are computed; None computes all.
        """
        x = F.gelu(F.conv1d(mel.to(self.conv1[0]), *self.conv1, padding=1))
        x = F.gelu(F.conv1d(x, *self.conv2, stride=2, padding=1)).transpose(1, 2)
        x = x.to(self.positions)
        log_repeats = None if tail is None else tail.log_repeats
        if tail is None:
            x = x + self.positions
        else:
            # Silence convolves to the same everywhere, so the tail needs no convolution.
            silence = x[:, tail.n_exact : tail.n_exact + 1]
            exact = x[:, : tail.n_exact] + self.positions[: tail.n_exact]
            x = torch.cat([exact, silence + self.positions[list(tail.places)]], 1)
        for attention, feed_forward in self.layers:
            heard = self.attend(*attention.project(x), log_repeats)
            x = x + attention.out(join_heads(heard))
            x = x + feed_forward(x)
        return self.norm(x)

    def with_linears(self, change: Change) -> AudioEncoder:
        """The same encoder with other linear layers."""
        layers = tuple((a.with_linears(change), f.with_linears(change)) for a, f in self.layers)
        return replace(self, layers=layers)

    def to(self, device: torch.device, dtype: torch.dtype) -> AudioEncoder:
        """The same encoder elsewhere."""
        return AudioEncoder(
            (self.conv1[0].to(device, dtype), self.conv1[1].to(device, dtype)),
            (self.conv2[0].to(device, dtype), self.conv2[1].to(device, dtype)),
            self.positions.to(device, dtype),
            tuple((a.to(device, dtype), f.to(device, dtype)) for a, f in self.layers),
            self.norm.to(device, dtype),
            self.attend,
        )


@dataclass(frozen=True, slots=True)
class DecoderLayer:
    """One layer: self-attention, attention to the audio, feed-forward."""

    attention: SelfAttention
    cross: CrossQuery
    feed_forward: FeedForward

    def with_linears(self, change: Change) -> DecoderLayer:
        """The same layer with other linear layers."""
        return DecoderLayer(
            self.attention.with_linears(change),
            self.cross.with_linears(change),
            self.feed_forward.with_linears(change),
        )


@dataclass(frozen=True, slots=True)
class TextDecoder:
    """Tokens and a window's audio to logits.

    Attributes:
        embedding: `[token, width]`, a view of the unembedding where that is a float product.
        unembedding: `[width, token]`: tied, and laid out for one row.
        positions: `[position, width]`.
        layers: In order.
        norm: After the last layer.
        cross_projections: For each layer, audio to keys and values, in the encoder's dtype.
        heads: Attention heads of a layer.
        audio_dtype: Of a window's keys and values.
    """

    embedding: Tensor
    unembedding: Linear
    positions: Tensor
    layers: tuple[DecoderLayer, ...]
    norm: Norm
    cross_projections: tuple[Linear, ...]
    heads: int
    audio_dtype: torch.dtype

    def attend_to(self, audio: Tensor, log_repeats: Tensor | None = None) -> CrossKeyValues:
        """Prepare one window, `[audio, width]`: what every later step reads of it.

        ``log_repeats``, `[audio]`, says for how many positions each stands (``CoarseTail``).
        """
        pairs = [projection(audio[None]).chunk(2, dim=-1) for projection in self.cross_projections]
        dtype = self.audio_dtype
        return CrossKeyValues(
            torch.cat([split_heads(key, self.heads) for key, _ in pairs]).to(dtype).contiguous(),
            torch.cat([split_heads(value, self.heads) for _, value in pairs])
            .to(dtype)
            .contiguous(),
            None if log_repeats is None else log_repeats.to(self.positions),
        )

    def with_linears(self, change: Change) -> TextDecoder:
        """The same decoder with other linear layers for its tokens."""
        return replace(self, layers=tuple(layer.with_linears(change) for layer in self.layers))

    def with_projections(self, change: Change) -> TextDecoder:
        """The same decoder with other linear layers for its audio."""
        return replace(self, cross_projections=tuple(map(change, self.cross_projections)))

    def new_cache(self, windows: Sequence[CrossKeyValues], capacity: int) -> KvCache:
        """A cache with one row for each window and room for ``capacity`` tokens a row."""
        return KvCache(windows, capacity, self.positions.dtype)

    def __call__(
        self, tokens: Tensor, cache: DecoderCache, alignment_queries: list[Tensor] | None = None
    ) -> Tensor:
        """Append `[row, position]` tokens to the cache's rows; return `[row, position, width]`.

        ``alignment_queries`` collects each layer's queries to the audio,
        `[row, head, position, depth]`.
        """
        room = cache.reserve(tokens.shape[1])
        place = room.positions.clamp(max=len(self.positions) - 1)
        x = self.embedding[tokens] + self.positions[place]
        for index, layer in enumerate(self.layers):
            said = room.attend(index, *layer.attention.project(x))
            x = x + layer.attention.out(join_heads(said))
            query = layer.cross.project(x)
            if alignment_queries is not None:
                alignment_queries.append(query)
            x = x + layer.cross.out(join_heads(room.hear(index, query)))
            x = x + layer.feed_forward(x)
        return self.norm(x)

    def logits(self, hidden: Tensor) -> Tensor:
        """`[n, width]` to `[n, token]`, float32."""
        return self.unembedding(hidden).float()


@dataclass(frozen=True, slots=True)
class WhisperNetwork:
    """Both halves, and where they compute.

    Attributes:
        config: Dimensions.
        encoder: Audio side.
        decoder: Text side.
        device: Of both.
    """

    config: NetworkConfig
    encoder: AudioEncoder
    decoder: TextDecoder
    device: torch.device


def build_network(
    config: NetworkConfig,
    table: WeightTable,
    device: torch.device,
    encoder_dtype: torch.dtype,
    decoder_dtype: torch.dtype,
) -> WhisperNetwork:
    """Make the modules from a folder's tensors.

    Raises:
        ModelError: A tensor is missing or has another shape.
    """
    encoder = _take_encoder(config, table).to(device, encoder_dtype)
    decoder = _take_decoder(config, table, device, encoder_dtype, decoder_dtype)
    return WhisperNetwork(config, encoder, decoder, device)


def _take_encoder(config: NetworkConfig, table: WeightTable) -> AudioEncoder:
    width = config.width

    def convolution(name: str, n_in: int) -> tuple[Tensor, Tensor]:
        return (
            table.take(f"encoder.{name}.weight", width, n_in, 3),
            table.take(f"encoder.{name}.bias", width),
        )

    return AudioEncoder(
        convolution("conv1", config.n_mels),
        convolution("conv2", width),
        table.take("encoder.embed_positions.weight", config.n_audio, width),
        tuple(
            (
                take_self_attention(table, f"encoder.layers.{i}", width, config.encoder_heads),
                take_feed_forward(table, f"encoder.layers.{i}", width),
            )
            for i in range(config.encoder_layers)
        ),
        take_norm(table, "encoder.layer_norm", width),
    )


def _take_decoder(
    config: NetworkConfig,
    table: WeightTable,
    device: torch.device,
    encoder_dtype: torch.dtype,
    dtype: torch.dtype,
) -> TextDecoder:
    width = config.width
    embedding = table.take("decoder.embed_tokens.weight", config.n_vocabulary, width)
    # One copy for both: a column is as quick to look up as a row.
    unembedding = embedding.to(device, dtype).t().contiguous()
    layers, projections = [], []
    for index in range(config.decoder_layers):
        layer = f"decoder.layers.{index}"
        attention = f"{layer}.encoder_attn"
        layers.append(
            DecoderLayer(
                take_self_attention(table, layer, width, config.decoder_heads).to(device, dtype),
                CrossQuery(
                    take_norm(table, f"{layer}.encoder_attn_layer_norm", width).to(device, dtype),
                    take_affine(table, (f"{attention}.q_proj",), width, width).to(device, dtype),
                    take_affine(table, (f"{attention}.out_proj",), width, width).to(device, dtype),
                    config.decoder_heads,
                ),
                take_feed_forward(table, layer, width).to(device, dtype),
            )
        )
        names = (f"{attention}.k_proj", f"{attention}.v_proj")
        projections.append(take_affine(table, names, width, width).to(device, encoder_dtype))
    return TextDecoder(
        unembedding.t(),
        Product(unembedding),
        table.take("decoder.embed_positions.weight", config.n_text, width).to(device, dtype),
        tuple(layers),
        take_norm(table, "decoder.layer_norm", width).to(device, dtype),
        tuple(projections),
        config.decoder_heads,
        dtype,
    )

"""Silero's voice activity model (16 kHz), our own forward over its weights, in numpy.

The network, as ``silero_vad/tinygrad_model.py`` of the silero-vad wheel has it, on 64 samples of
context and a chunk of 512, reflected by 64 on the right: a 256-point STFT as a convolution, four
convolutions with ReLU, an LSTM cell, a 1x1 convolution, a sigmoid.

The wheel's safetensors and its TorchScript hold the same network with differently trained weights
(6.2.3: probabilities differ, 1 to 2 % of chunks fall on the other side of 0.5). The forward agrees
with the TorchScript to 1e-5 when given the TorchScript's weights.

Every matrix product is one chunk's own, stacked over chunks, and small enough that OpenBLAS does it
on the calling thread. So a chunk's probability does not depend on how many come at once, and no
BLAS thread is left spinning beside the decoder.
"""

from __future__ import annotations

import importlib.metadata
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray
from safetensors import SafetensorError
from safetensors.numpy import load_file

from engine.driver.seam import Samples
from engine.errors import ModelError, SettingsError

CHUNK = 512
"""Samples that one probability is about, 32 ms."""

SAMPLE_RATE = 16_000
"""Hz."""

_CONTEXT = 64  # samples before the chunk that the network sees
_REFLECT = 64
_N_FFT = 256
_STRIDE = 128
_N_BINS = _N_FFT // 2 + 1
_N_FRAMES = (_CONTEXT + CHUNK + _REFLECT - _N_FFT) // _STRIDE + 1  # 4
_HIDDEN = 128
_SIGMOID = 3 * _HIDDEN  # gates that a sigmoid bends; tanh the last
_BLOCK_CHUNKS = 256  # of a long write at a time, to bound memory: 8 s
# OpenBLAS threads a matrix-vector product of 9216 weights or more; 64 rows of 128 are 8192.
_GEMV_ROWS = 64

_DISTRIBUTION = "silero-vad"
_WEIGHTS = "silero_vad_16k.safetensors"
_SHAPES = {
    "stft_conv.weight": (2 * _N_BINS, 1, _N_FFT),
    "conv1.weight": (128, _N_BINS, 3),
    "conv1.bias": (128,),
    "conv2.weight": (64, 128, 3),
    "conv2.bias": (64,),
    "conv3.weight": (64, 64, 3),
    "conv3.bias": (64,),
    "conv4.weight": (128, 64, 3),
    "conv4.bias": (128,),
    "lstm_cell.weight_ih": (4 * _HIDDEN, _HIDDEN),
    "lstm_cell.weight_hh": (4 * _HIDDEN, _HIDDEN),
    "lstm_cell.bias_ih": (4 * _HIDDEN,),
    "lstm_cell.bias_hh": (4 * _HIDDEN,),
    "final_conv.weight": (1, _HIDDEN, 1),
    "final_conv.bias": (1,),
}

_Array = NDArray[np.float32]


def bundled_weights() -> Path:
    """Find the weights inside the installed silero-vad wheel, which is not imported.

    Raises:
        ModelError: The wheel is not installed or lacks them.
    """
    try:
        files = importlib.metadata.files(_DISTRIBUTION) or []
    except importlib.metadata.PackageNotFoundError as error:
        raise ModelError(
            "{distribution} is not installed: pip install {distribution}",
            distribution=_DISTRIBUTION,
        ) from error
    for file in files:
        if file.name == _WEIGHTS:
            path = Path(str(file.locate()))
            if path.is_file():
                return path
    raise ModelError(
        "{distribution} has no {weights}: install version 6.2 or newer again",
        distribution=_DISTRIBUTION,
        weights=_WEIGHTS,
    )


class SileroVad:
    """The model: immutable weights, arranged for the products below."""

    sample_rate: int = SAMPLE_RATE

    def __init__(self, weights: dict[str, _Array]) -> None:
        """Arrange the tensors of ``silero_vad_16k.safetensors``.

        Raises:
            ModelError: A tensor is missing or has another shape.
        """
        for name, shape in _SHAPES.items():
            if name not in weights or weights[name].shape != shape:
                raise ModelError(
                    "the voice activity weights have no {name} of shape {shape}",
                    name=name,
                    shape=shape,
                )
        tensors = {name: np.asarray(weights[name], np.float32) for name in _SHAPES}
        stft = tensors["stft_conv.weight"][:, 0]
        self._real = np.ascontiguousarray(stft[:_N_BINS].T)  # [256, 129]
        self._imaginary = np.ascontiguousarray(stft[_N_BINS:].T)
        # [out, in, tap] to [tap * in, out], the layout of neighbouring frames laid end to end.
        taps = {
            n: tensors[f"conv{n}.weight"]
            .transpose(2, 1, 0)
            .reshape(-1, len(tensors[f"conv{n}.bias"]))
            for n in (1, 2, 3, 4)
        }
        self._conv1, self._conv2 = (np.ascontiguousarray(taps[n]) for n in (1, 2))
        # conv3 leaves one frame of two, so its first tap is on padding; conv4 has one frame, so
        # both outer taps are.
        self._conv3 = np.ascontiguousarray(taps[3][64:])
        self._conv4 = np.ascontiguousarray(taps[4][64:128])
        self._bias = {n: tensors[f"conv{n}.bias"] for n in (1, 2, 3, 4)}
        input_, recurrent = (_arranged(tensors[f"lstm_cell.weight_{n}"]) for n in ("ih", "hh"))
        self._input = input_.reshape(-1, _GEMV_ROWS, _HIDDEN)
        self._recurrent = recurrent.reshape(-1, _GEMV_ROWS, _HIDDEN)
        self._gate_bias = _arranged(tensors["lstm_cell.bias_ih"] + tensors["lstm_cell.bias_hh"])
        self._final = tensors["final_conv.weight"][0, :, 0].copy()
        self._final_bias = tensors["final_conv.bias"][0]

    @classmethod
    def load(cls, path: Path | None = None) -> Self:
        """Read the weights, by default those inside the silero-vad wheel.

        Raises:
            ModelError: They are missing or damaged.
        """
        source = bundled_weights() if path is None else path
        try:
            weights = load_file(source)
        except (OSError, SafetensorError) as error:
            raise ModelError(
                "the voice activity weights {source} cannot be read", source=source
            ) from error
        return cls(weights)

    def new_context(self) -> SileroVadContext:
        """A new stream, at sample 0."""
        return SileroVadContext(self)

    def gates(self, chunks: _Array) -> _Array:
        """Run all that does not depend on the state: `[chunks, 576]` to `[chunks, 512]`.

        A row is 64 samples of context and a chunk; the result is the input's part of the LSTM's
        four gates, as ``_arranged`` has them.
        """
        n = len(chunks)
        reflected = np.concatenate((chunks, chunks[:, -2 : -2 - _REFLECT : -1]), axis=1)
        windows = np.lib.stride_tricks.sliding_window_view(reflected, _N_FFT, axis=1)
        frames = np.ascontiguousarray(windows[:, ::_STRIDE])  # [chunks, 4, 256]
        real, imaginary = frames @ self._real, frames @ self._imaginary
        padded = np.zeros((n, _N_FRAMES + 2, _N_BINS), np.float32)
        padded[:, 1:-1] = np.sqrt(real * real + imaginary * imaginary)
        hidden = _neighbours(padded, _N_FRAMES, 1) @ self._conv1 + self._bias[1]
        padded = np.zeros((n, _N_FRAMES + 2, 128), np.float32)
        np.maximum(hidden, 0, out=padded[:, 1:-1])
        hidden = np.maximum(_neighbours(padded, 2, 2) @ self._conv2 + self._bias[2], 0)
        hidden = hidden.reshape(n, 1, 128)  # [chunks, 1, 2 frames of 64]
        hidden = np.maximum(hidden @ self._conv3 + self._bias[3], 0)
        hidden = np.maximum(hidden @ self._conv4 + self._bias[4], 0)  # [chunks, 1, 128]
        gates = self._input @ hidden.reshape(n, 1, _HIDDEN, 1)  # [chunks, 8, 64, 1]
        result: _Array = gates.reshape(n, 4 * _HIDDEN) + self._gate_bias
        return result

    def step(self, gates: _Array, hidden: _Array, cell: _Array) -> tuple[_Array, _Array]:
        """One step of the LSTM cell: gates `[512]`, state `[128]` each, to the new state."""
        total = np.tanh(gates + (self._recurrent @ hidden).reshape(-1))
        i, f, o = 0.5 + 0.5 * total[:_SIGMOID].reshape(3, _HIDDEN)
        cell = f * cell + i * total[_SIGMOID:]
        return o * np.tanh(cell), cell

    def probabilities(self, hidden: _Array) -> _Array:
        """Turn the hidden states `[chunks, 128]` into `[chunks]`."""
        speech = np.maximum(hidden, 0)[:, None] @ self._final  # [chunks, 1]
        return _sigmoid(speech[:, 0] + self._final_bias)


class SileroVadContext:
    """One stream's LSTM state, last 64 samples, and samples short of a chunk."""

    def __init__(self, module: SileroVad) -> None:
        """Start at sample 0, with silence before it."""
        self._module = module
        self._hidden = np.zeros(_HIDDEN, np.float32)
        self._cell = np.zeros(_HIDDEN, np.float32)
        self._pending = np.zeros(_CONTEXT, np.float32)  # the context leads
        self._finished = False

    def write(self, samples: ArrayLike) -> NDArray[np.float32]:
        """Take `[samples]` of any length at 16 kHz, return `[chunks]` for the whole chunks.

        Raises:
            SettingsError: The stream is finished, or ``samples`` has more than one axis.
        """
        if self._finished:
            raise SettingsError("a finished voice stream takes no samples: open a new context")
        chunk = np.asarray(samples, np.float32)
        if chunk.ndim != 1:
            raise SettingsError(
                "voice activity takes mono, not an array of shape {shape}", shape=chunk.shape
            )
        self._pending = np.concatenate((self._pending, chunk))
        return self._advance()

    def finish(self) -> NDArray[np.float32]:
        """Pad the last, partial chunk with zeros and judge it, if there is one."""
        rest = len(self._pending) - _CONTEXT
        if self._finished or not rest:
            self._finished = True
            return np.empty(0, np.float32)
        self._finished = True
        self._pending = np.concatenate((self._pending, np.zeros(CHUNK - rest, np.float32)))
        return self._advance()

    def _advance(self) -> Samples:
        n_chunks = (len(self._pending) - _CONTEXT) // CHUNK
        if not n_chunks:
            return np.empty(0, np.float32)
        rows = np.lib.stride_tricks.sliding_window_view(self._pending, _CONTEXT + CHUNK)[::CHUNK]
        hidden = np.empty((n_chunks, _HIDDEN), np.float32)
        for start in range(0, n_chunks, _BLOCK_CHUNKS):
            block = rows[start : start + _BLOCK_CHUNKS]
            for n, gates in enumerate(self._module.gates(block), start):
                self._hidden, self._cell = self._module.step(gates, self._hidden, self._cell)
                hidden[n] = self._hidden
        self._pending = self._pending[n_chunks * CHUNK :].copy()
        return self._module.probabilities(hidden)


def _arranged(gates: _Array) -> _Array:
    """Rows of input, forget, cell, output as input, forget, output, cell, the sigmoids' halved.

    A sigmoid is half a tanh of the half: so one tanh does for all four. Halving is exact.
    """
    i, f, g, o = np.split(gates, 4)
    return np.concatenate((0.5 * i, 0.5 * f, 0.5 * o, g))


def _neighbours(padded: _Array, n_out: int, stride: int) -> _Array:
    """Lay each output's three frames of `[chunks, frames, size]` end to end."""
    n, _, size = padded.shape
    windows = np.stack([padded[:, k * stride : k * stride + 3] for k in range(n_out)], axis=1)
    return windows.reshape(n, n_out, 3 * size)


def _sigmoid(x: _Array) -> _Array:
    result: _Array = 0.5 + 0.5 * np.tanh(0.5 * x)
    return result

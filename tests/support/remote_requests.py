"""Windows as they are asked for, and a remote engine that talks to a server of the test's."""

from __future__ import annotations

import io

import av
import numpy as np

from engine.driver.seam import DecodeKind, DecodeRequest
from engine.engines.remote.engine import HOP, RemoteCarry
from engine.engines.remote.options import RemoteOptions
from speech_server import SpeechServer, spoken

KEY = "sk-very-secret"


def options(server: SpeechServer, **changes) -> RemoteOptions:
    given = {"api_key": KEY, "timeout_s": 5.0, "backoff_s": 0.01, **changes}
    return RemoteOptions("asr", server.address, "whisper-base", **given)


def request(
    kind=DecodeKind.ENDPOINT, seconds=2.0, carry=None, level=None, cancel=None, amplitude=0.3
) -> DecodeRequest:
    samples = amplitude * np.sin(np.arange(round(seconds * 16_000)) / 16_000 * 2 * np.pi * 300)
    rows = samples.astype(np.float32).reshape(-1, HOP)
    return DecodeRequest(rows, 0, level, carry or RemoteCarry(), kind, cancel=cancel)


def text_of(decode) -> str:
    return "".join(segment.text for segment in decode.segments)


def decoded(flac: bytes) -> np.ndarray:
    with av.open(io.BytesIO(flac), "r") as container:
        assert container.streams.audio[0].rate == 16_000
        frames = [frame.to_ndarray()[0] for frame in container.decode(audio=0)]
    return np.concatenate(frames).astype(np.float64) / 32768


def full(segments, text=None, seconds=20.0, kind=DecodeKind.WINDOW_FULL, server=None, **fields):
    text = text or " ".join(s["text"] for s in segments)
    server.reply = spoken(text, segments=segments, **fields)
    return request(kind, seconds)


def seg(text, start, end):
    return {"text": text, "start": start, "end": end}

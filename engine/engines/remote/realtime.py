"""vLLM's ``/v1/realtime``: a WebSocket for models that stream, such as Qwen3-ASR and Voxtral.

One window is one session: ``session.created`` comes, ``session.update`` names the model, a first
``input_audio_buffer.commit`` starts the decode, the audio goes in pieces of 16-bit samples in
base64, a ``commit`` with ``final`` ends it; ``transcription.delta`` and ``transcription.done`` come
back. There are no times in it: a window commits whole.
"""

from __future__ import annotations

import base64
import json
import ssl
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from engine.engines.remote.http import (
    MAX_ANSWER_BYTES,
    HttpAnswer,
    raise_for_answer,
    redacted,
    untrusted,
)
from engine.engines.remote.options import BYTES_PER_SAMPLE, SAMPLE_RATE, RemoteOptions
from engine.engines.remote.transcription import Transcription, find_reason, whole_characters
from engine.engines.remote.transport import BusyError
from engine.engines.remote.upload import Clip
from engine.errors import UnavailableError
from engine.sentence import Sentence

_PIECE_BYTES = SAMPLE_RATE * BYTES_PER_SAMPLE // 2  # half a second
_CLOSE_S = 1.0  # what a stop may cost
_CREATED = "session.created"
_DELTA = "transcription.delta"
_DONE = "transcription.done"


class _Connect(connect):
    """Opens a connection and follows no redirect: the key would go along."""

    def process_redirect(self, exc: Exception) -> Exception:
        """Leave a redirect as the failure that it is."""
        return exc


class RealtimeConnection:
    """A server that speaks the protocol. A connection is one window; none is kept."""

    def __init__(self, options: RemoteOptions) -> None:
        """Prepare; nothing is sent."""
        self._options = options
        base = options.address.url
        self._url = f"ws{base.removeprefix('http')}/realtime"

    async def transcribe(self, clip: Clip, *, ask_less: bool) -> Transcription:
        """One try; see ``Connection``."""
        del ask_less
        options = self._options
        headers = {"Authorization": f"Bearer {options.api_key}"} if options.api_key else {}
        try:
            async with _Connect(
                self._url,
                additional_headers=headers,
                user_agent_header="surtitle",
                open_timeout=options.timeout_s,
                close_timeout=_CLOSE_S,
                max_size=MAX_ANSWER_BYTES,
                proxy=None if options.address.is_loopback else True,
            ) as socket:
                return Transcription(await self._talk(socket, clip))
        except InvalidStatus as error:
            response = error.response
            named = {name.lower(): value for name, value in response.headers.raw_items()}
            body = bytes(response.body or b"").decode("utf-8", "replace")
            raise_for_answer(
                HttpAnswer(response.status_code, named, body, self._url), self._options
            )
        except ssl.SSLCertVerificationError as error:
            raise untrusted(error, options) from error
        except (ConnectionClosed, InvalidHandshake) as error:
            raise BusyError(Sentence("the connection was lost"), passes=True) from error
        except OSError as error:
            if isinstance(error, TimeoutError):
                raise
            raise BusyError(Sentence("no connection"), passes=True) from error

    async def aclose(self) -> None:
        """Nothing is kept open."""

    async def _talk(self, socket: ClientConnection, clip: Clip) -> str:
        await self._next(socket, _CREATED)
        await _send(socket, "session.update", model=self._options.model)
        await _send(socket, "input_audio_buffer.commit")
        for start in range(0, len(clip.pcm), _PIECE_BYTES):
            piece = base64.b64encode(clip.pcm[start : start + _PIECE_BYTES]).decode()
            await _send(socket, "input_audio_buffer.append", audio=piece)
        await _send(socket, "input_audio_buffer.commit", final=True)
        said = ""
        while True:
            message = await self._next(socket, _DELTA, _DONE)
            if message["type"] == _DONE:
                whole = message.get("text")
                text = whole if isinstance(whole, str) and whole else said
                return whole_characters(text).strip()
            delta = message.get("delta")
            said += delta if isinstance(delta, str) else ""
            if len(said) > MAX_ANSWER_BYTES:
                raise UnavailableError(
                    "{host} says text without end", host=self._options.address.host
                )

    async def _next(self, socket: ClientConnection, *expected: str) -> dict[str, Any]:
        """The next message of a type that is expected; others are passed over."""
        while True:
            received = await socket.recv()
            try:
                message = json.loads(received)
            except (ValueError, RecursionError):
                message = None
            if not isinstance(message, dict):
                raise UnavailableError(
                    "{host} does not speak the realtime protocol: check the address of the remote",
                    host=self._options.address.host,
                )
            kind = message.get("type")
            if kind in expected:
                return message
            if kind == "error":
                reason = redacted(
                    find_reason(message) or Sentence("an error"), self._options.api_key
                )
                raise BusyError(Sentence("it says: {reason}", reason=reason), tries=1)


async def _send(socket: ClientConnection, kind: str, **fields: object) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))

"""``POST /audio/transcriptions``: one try, and what each status means."""

from __future__ import annotations

import json
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import NoReturn
from urllib.parse import urljoin

import httpx

from engine.engines.remote.options import RemoteOptions
from engine.engines.remote.transcription import (
    Transcription,
    find_reason,
    is_web_page,
    parse_transcription,
)
from engine.engines.remote.transport import BusyError
from engine.engines.remote.upload import Clip
from engine.errors import SettingsError, UnavailableError
from engine.sentence import Sentence

MAX_ANSWER_BYTES = 16 * 1024 * 1024
_CONNECT_S = 10.0

VERBOSE, JSON, TEXT = "verbose_json", "json", "text"

_TOO_LARGE = re.compile(
    r"too large|too big|file size|size limit|exceed\w* .*(size|limit|mb|bytes)", re.I
)


class DialectError(SettingsError):
    """The server does not take the request; one that asks for less may do."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """What a server is asked for.

    Attributes:
        format: ``verbose_json``, ``json`` or ``text``.
        words: Whether word times are asked for.
    """

    format: str = VERBOSE
    words: bool = True


PLAIN = Dialect(JSON, words=False)
DIALECTS = (Dialect(), Dialect(VERBOSE, words=False), PLAIN, Dialect(TEXT, words=False))
"""From the most that a server may tell to the least."""


@dataclass(frozen=True, slots=True)
class HttpAnswer:
    """Status, headers in lower case, text, and the address that was asked."""

    status: int
    headers: Mapping[str, str]
    text: str
    url: str

    @property
    def kind(self) -> str:
        """The content type, in lower case."""
        return self.headers.get("content-type", "").lower()


class HttpConnection:
    """A client of one server: keeps connections, follows no redirect, verifies certificates."""

    def __init__(self, options: RemoteOptions, dialect: Dialect) -> None:
        """Prepare; nothing is sent."""
        self._options = options
        self._dialect = dialect
        self._client = new_client(options)

    async def transcribe(self, clip: Clip, *, ask_less: bool) -> Transcription:
        """One try; see ``Connection``."""
        heard = await self._ask(clip, PLAIN if ask_less else self._dialect)
        if heard.text or ask_less or self._dialect.format != VERBOSE:
            return replace(heard, is_plain=ask_less)
        # vLLM makes the text out of its segments, and they lack what has no time (0.32).
        return replace(await self._ask(clip, PLAIN), is_plain=True)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def _ask(self, clip: Clip, dialect: Dialect) -> Transcription:
        answer = await self._post(clip, dialect)
        if answer.status != httpx.codes.OK:
            raise_for_answer(answer, self._options)
        try:
            return parse_transcription(answer.text, answer.kind, clip.duration_s)
        except UnavailableError as error:
            host = self._options.address.host
            raise UnavailableError(
                "{host} {error}: check the address of the remote", host=host, error=error
            ) from error

    async def _post(self, clip: Clip, dialect: Dialect) -> HttpAnswer:
        fields: dict[str, str | list[str]] = {
            "model": self._options.model,
            "response_format": dialect.format,
        }
        if dialect.words:
            fields["timestamp_granularities[]"] = ["word", "segment"]
        # No temperature: 0 would turn off the fallback of servers that have one.
        if clip.language:
            fields["language"] = clip.language
        if clip.prompt:
            fields["prompt"] = clip.prompt
        files = {"file": ("audio.flac", clip.flac, "audio/flac")}
        url = f"{self._options.address.url}/audio/transcriptions"
        try:
            async with self._client.stream("POST", url, data=fields, files=files) as answer:
                return await _read(answer)
        except httpx.HTTPError as error:
            raise_for_failure(error, self._options)


def new_client(options: RemoteOptions) -> httpx.AsyncClient:
    """A client that sends the key to this server and to no other."""
    address = options.address
    headers = {"User-Agent": "surtitle", "Accept": "application/json, text/plain;q=0.9"}
    if options.api_key:
        headers["Authorization"] = f"Bearer {options.api_key}"
    return httpx.AsyncClient(
        headers=headers,
        follow_redirects=False,
        timeout=httpx.Timeout(options.timeout_s, connect=min(_CONNECT_S, options.timeout_s)),
        limits=httpx.Limits(max_connections=None, max_keepalive_connections=options.concurrency),
        # Proxies and certificates of the environment; what stays on this computer needs neither.
        trust_env=not address.is_loopback,
    )


async def _read(answer: httpx.Response) -> HttpAnswer:
    """Read a body of bounded size."""
    body = bytearray()
    async for part in answer.aiter_bytes():
        body += part
        if len(body) > MAX_ANSWER_BYTES:
            raise UnavailableError(
                "{host} sends more than {mebibytes} MB of text: check the address of the remote",
                host=answer.url.host,
                mebibytes=MAX_ANSWER_BYTES // 1024**2,
            )
    headers = {name.lower(): value for name, value in answer.headers.items()}
    charset = answer.charset_encoding or "utf-8"
    try:
        text = body.decode(charset, "replace")
    except LookupError:
        text = body.decode("utf-8", "replace")
    return HttpAnswer(answer.status_code, headers, text, str(answer.url))


def raise_for_failure(error: httpx.HTTPError, options: RemoteOptions) -> NoReturn:
    """Say why there is no answer at all.

    Raises:
        BusyError: The connection was refused or lost.
        UnavailableError: The certificate is not trusted.
    """
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            raise untrusted(cause, options) from error
        cause = cause.__cause__ or cause.__context__
    if isinstance(error, httpx.TimeoutException):
        raise BusyError(Sentence("no answer in time"), tries=1) from error
    if isinstance(error, httpx.ConnectError):
        raise BusyError(Sentence("no connection"), passes=True) from error
    raise BusyError(Sentence("the connection was lost"), passes=True) from error


def untrusted(error: ssl.SSLCertVerificationError, options: RemoteOptions) -> UnavailableError:
    """Return the error for a server whose certificate does not hold."""
    return UnavailableError(
        "the certificate of {host} is not trusted ({verify_message}): have "
        "the server's fixed, or name its authority in SSL_CERT_FILE",
        host=options.address.host,
        verify_message=error.verify_message,
    )


def raise_for_answer(answer: HttpAnswer, options: RemoteOptions) -> NoReturn:
    """Say what an answer other than 200 means, and what to do.

    Raises:
        BusyError: It may be tried again.
        DialectError: A request that asks for less may work.
        SettingsError: The request will never work.
        UnavailableError: No transcription will come from there.
    """
    host, status = options.address.host, answer.status
    reason = redacted(_reason(answer), options.api_key)
    said = f"{status}: {reason}" if reason else str(status)
    again = f"`surtitle remotes add {options.name}`"
    if (wrong := _wrong_settings(answer, options, reason, said, again)) is not None:
        raise wrong
    if status in (408, 425, 429) or status >= httpx.codes.INTERNAL_SERVER_ERROR:
        # vLLM fails so over verbose_json where the model says nothing (0.32).
        ask_less = status == httpx.codes.INTERNAL_SERVER_ERROR
        raise BusyError(
            Sentence("it answers {said}", said=said),
            _retry_after(answer.headers),
            ask_less=ask_less,
            passes=not ask_less,
        )
    problem = Sentence(
        "{host} refuses the request ({said}): check the model of the remote with {again}",
        host=host,
        said=said,
        again=again,
    )
    if status in (400, 415, 422):
        raise DialectError(problem)
    if 400 <= status < 500:
        raise SettingsError(problem)
    raise UnavailableError(
        "{host} gives no transcription ({said}): check the address", host=host, said=said
    )


def _wrong_settings(
    answer: HttpAnswer, options: RemoteOptions, reason: str, said: str, again: str
) -> SettingsError | None:
    """What an answer says to be wrong in the remote's settings, if it does."""
    host, status = options.address.host, answer.status
    if 300 <= status < 400:
        return SettingsError(
            "{host} sends requests on to {address}; neither key nor audio goes there: "
            "add it with {again} if you trust it",
            host=host,
            address=_base(answer),
            again=again,
        )
    if status in (401, 403):
        problem = Sentence("refuses the key") if options.api_key else Sentence("wants a key")
        return SettingsError(
            "{host} {problem} ({said}): give the right one with {again}",
            host=host,
            problem=problem,
            said=said,
            again=again,
        )
    if status == httpx.codes.NOT_FOUND:
        return SettingsError(
            "{host} has no model {model!r}, or no transcriptions at this address "
            "({said}): correct them with {again}",
            host=host,
            model=options.model,
            said=said,
            again=again,
        )
    if status == httpx.codes.REQUEST_ENTITY_TOO_LARGE or (
        status == 400 and _TOO_LARGE.search(reason)
    ):
        return SettingsError(
            "the audio is too large for {host} ({said}): lower --max-upload-mb with {again}",
            host=host,
            said=said,
            again=again,
        )
    return None


def _reason(answer: HttpAnswer) -> str:
    body = answer.text
    if is_web_page(body, answer.kind):
        title = re.search(r"<title[^>]*>([^<]{1,80})", body, re.I)
        return (
            Sentence("a web page, {title}", title=" ".join(title[1].split()))
            if title
            else Sentence("a web page")
        )
    try:
        return find_reason(json.loads(body))
    except (ValueError, RecursionError):
        return " ".join(body.split())


def redacted(text: str, key: str) -> str:
    """A server's words, short, and without the key that some of them repeat."""
    if key:
        text = text.replace(key, "(key)")
    text = "".join(c for c in text if c.isprintable())
    return text if len(text) <= 160 else f"{text[:157]}..."


def _base(answer: HttpAnswer) -> str:
    target = urljoin(answer.url, answer.headers.get("location", ""))
    return target.split("?")[0].removesuffix("/audio/transcriptions")[:120]


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds that a server asks for, as a number or a date; None where it does not say."""
    value = headers.get("retry-after", "").strip()
    if not value:
        return None
    try:
        seconds = float(value)
    except ValueError:
        try:
            seconds = (parsedate_to_datetime(value) - datetime.now(UTC)).total_seconds()
        except (ValueError, TypeError):
            return None
    return max(seconds, 0.0) if seconds == seconds else None

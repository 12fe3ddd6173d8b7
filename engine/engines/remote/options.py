"""What is known of a server before it is asked."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.engines.remote.address import ServerAddress, parse_address
from engine.engines.windows import MAX_WINDOW_S, MIN_WINDOW_S
from engine.errors import SettingsError

TRANSCRIPTIONS = "transcriptions"
REALTIME = "realtime"
SAMPLE_RATE = 16_000  # Hz
BYTES_PER_SAMPLE = 2
HEADER_BYTES = 16_384
"""More than FLAC's header and the fields of a request take; FLAC never grows past the samples
by more than a few bytes a block."""

PROTOCOLS = (TRANSCRIPTIONS, REALTIME)

MAX_UPLOAD_BYTES = 25 * 1024 * 1024
"""What vLLM and OpenAI take unless told otherwise."""

CONCURRENCY = 8
"""Requests under way: what a server batches well, and what one that does not can still queue."""

PATIENCE_S = 180.0
"""Seconds that work which may wait gives a server to restart: vLLM took 40 s to come up (Whisper
base, two cores)."""

WINDOW_S = 29.0
"""Servers cut at 30 s, some losing words there: a window stays clear of it."""


@dataclass(frozen=True, slots=True)
class RemoteOptions:
    """A server, and how it is treated.

    Attributes:
        name: For messages.
        base_url: Such as ``https://asr.example/v1``.
        model: The server's name for the model.
        api_key: Sent as a bearer token; empty sends none.
        timeout_s: Seconds that one try may take, from connecting to the last byte.
        protocol: ``transcriptions`` (HTTP) or ``realtime`` (vLLM's WebSocket).
        window_s: Seconds of the longest clip.
        max_upload_bytes: The server's limit for one upload.
        concurrency: Requests that are under way at most, so that the server can batch them.
        retries: Further tries after 429, 5xx, or a lost connection.
        backoff_s: Seconds before the first of them, then doubled.
        patience_s: Seconds for which a server that is gone or full is tried beyond that.
    """

    name: str
    base_url: str
    model: str
    api_key: str = field(default="", repr=False)
    timeout_s: float = 60.0
    protocol: str = TRANSCRIPTIONS
    window_s: float = WINDOW_S
    max_upload_bytes: int = MAX_UPLOAD_BYTES
    concurrency: int = CONCURRENCY
    retries: int = 3
    backoff_s: float = 0.5
    patience_s: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: The address, protocol, or a number is not possible.
        """
        parse_address(self.base_url)
        if not self.model:
            raise SettingsError("remote {name} names no model of its server", name=self.name)
        if self.protocol not in PROTOCOLS:
            raise SettingsError(
                "no protocol {protocol!r}; choose from {protocols}",
                protocol=self.protocol,
                protocols=", ".join(PROTOCOLS),
            )
        if not 0 < self.timeout_s < float("inf"):
            raise SettingsError(
                "a timeout of {timeout_s} s is not possible", timeout_s=self.timeout_s
            )
        if not MIN_WINDOW_S <= self.window_s <= MAX_WINDOW_S:
            raise SettingsError(
                "a window of {window_s} s: choose {min_window_s} to {max_window_s} s",
                window_s=self.window_s,
                min_window_s=MIN_WINDOW_S,
                max_window_s=MAX_WINDOW_S,
            )
        if self.longest_s < MIN_WINDOW_S:
            raise SettingsError(
                "{max_upload_bytes} bytes hold no window of {min_window_s} s: raise "
                "--max-upload-mb of remote {name}",
                max_upload_bytes=self.max_upload_bytes,
                min_window_s=MIN_WINDOW_S,
                name=self.name,
            )
        if self.concurrency < 1 or self.retries < 0:
            raise SettingsError("a server takes at least one request and no fewer than 0 retries")
        if not self.api_key.isascii() or any(c.isspace() for c in self.api_key):
            raise SettingsError("the key of {name} has characters that no key has", name=self.name)

    @property
    def address(self) -> ServerAddress:
        """Where the server is."""
        return parse_address(self.base_url)

    @property
    def longest_s(self) -> float:
        """Seconds of the longest clip, within the size limit even if nothing can be packed."""
        fits_s = (self.max_upload_bytes - HEADER_BYTES) / (BYTES_PER_SAMPLE * SAMPLE_RATE)
        return min(self.window_s, fits_s)

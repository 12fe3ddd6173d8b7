"""Adding, changing and trying a remote: what the command line and the windows share."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path

from app.remote_keys import forget_key, keep_key
from app.remotes import Remote, load_remotes, remove_remote, save_remote


def put_remote(remote: Remote, key: str | None) -> bool:
    """Add a remote, or change the one of its name.

    Args:
        remote: As it is to be; whether it has a key, and the consent to its host, follow.
        key: Empty for none; None leaves it as it is, unless the host is another one.

    Returns:
        Whether the key outlives this session: it is in a keyring, or there is none.

    Raises:
        SettingsError: The name, the address, or a number is not possible.
        UnavailableError: The file cannot be written.
    """
    before = load_remotes().get(remote.name)
    moved = before is not None and before.host != remote.host
    keeps_key = key is None and before is not None and not moved
    has_key = before.has_key if keeps_key and before is not None else bool(key)
    consent = before.consent if before is not None and not moved else ""
    save_remote(replace(remote, has_key=has_key, consent=consent))
    if before is not None and not keeps_key:
        forget_key(before)
    return not key or keep_key(remote, key)


def drop_remote(remote: Remote) -> None:
    """Forget a remote and its key.

    Raises:
        SettingsError: There is none of that name.
        UnavailableError: The file cannot be written.
    """
    remove_remote(remote.name)
    forget_key(remote)


@dataclass(frozen=True, slots=True)
class RemoteTrial:
    """How a server did with a clip of synthesized speech.

    Attributes:
        host: The server.
        how: What it was asked for, as it calls it.
        connected_s: Until it had answered for the first time.
        audio_s: Length of the clip.
        took_s: Until the clip was text.
        text: What it heard; empty where it heard nothing.
        n_segments: Pieces with times of their own.
        has_words: Whether words have times.
    """

    host: str
    how: str
    connected_s: float
    audio_s: float
    took_s: float
    text: str
    n_segments: int
    has_words: bool


def try_remote(remote: Remote, key: str) -> RemoteTrial:
    """Transcribe a clip that comes with the program; nobody's voice is sent. Takes seconds.

    Raises:
        UnavailableError: It cannot be reached, or fails.
        SettingsError: It refuses the key, the model, or the request.
    """
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.emission import EmissionPolicy
    from engine.engines.remote.engine import RemoteEngine
    from engine.files.media import read_mono

    began_s = time.perf_counter()
    engine = RemoteEngine.connect(remote.options(key))
    connected_s = time.perf_counter() - began_s
    try:
        samples = read_mono(Path(str(files("resources") / "demo.flac")), engine.sample_rate)
        context = AsrStreamDriver(engine, EmissionPolicy.offline()).new_context()
        began_s = time.perf_counter()
        context.write(samples)
        events = context.finish()
        took_s = time.perf_counter() - began_s
    finally:
        engine.close()
    said = [segment for event in events for segment in getattr(event, "segments", ())]
    return RemoteTrial(
        remote.host,
        remote.protocol if remote.protocol == "realtime" else engine.dialect.format,
        connected_s,
        len(samples) / engine.sample_rate,
        took_s,
        " ".join(segment.text for segment in said),
        len(said),
        any(segment.words for segment in said),
    )

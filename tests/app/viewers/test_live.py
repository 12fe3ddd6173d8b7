"""Pages get drafts and lines, catch up, and come in numbers."""

import asyncio

import aiohttp
import pytest

from app.events import StatusEvent
from app.viewers.look import Look
from app.viewers.pages import GONE
from viewing import committed, draft, lines_until, run, session, until, viewer


def test_drafts_lines_and_states_come_as_they_are_said(server):
    async def watch():
        async with viewer(server) as socket:
            await until(socket, "look", color="#ffffff")
            server(draft("hello wor"))
            assert (await until(socket, "draft"))["text"] == "hello wor"
            server(committed(1, "Hello world."))
            line = await until(socket, "committed")
            assert (line["id"], line["text"], line["name"]) == (1, "Hello world.", "")
            server(StatusEvent("paused", "", 4.0))
            await until(socket, "status", state="paused")
            server.show(Look(color="#ff0000"))
            await until(socket, "look", color="#ff0000")

    run(watch())


def test_an_echo_only_ends_its_draft(server):
    async def watch():
        async with viewer(server) as socket:
            server(draft("what was"))
            await until(socket, "draft", text="what was")
            server(committed(1, "What was heard twice.", echo=True))
            await until(socket, "draft", text="")
            server(committed(2, "New."))
            assert [line["text"] for line in await lines_until(socket, 1)] == ["New."]

    run(watch())


def test_speakers_are_named_where_there_are_two(server):
    server(session("mic", "system"))
    server(committed(1, "Hello.", "mic"))
    server(committed(2, "Hi.", "system"))

    async def watch():
        async with viewer(server) as socket:
            return [line["name"] for line in await lines_until(socket, 2)]

    assert run(watch()) == ["You", "Others"]


def test_a_dropped_connection_catches_up_without_a_loss(server):
    async def watch():
        seen = []
        for n in range(1, 4):
            server(committed(n, f"Line {n}."))
        async with viewer(server) as socket:
            seen += await lines_until(socket, 3)
            # As when the network is gone: nobody says goodbye.
            socket._response.connection.transport.abort()
        # A new session counts its own lines from 1 again; viewers count all.
        server(session())
        for n in range(1, 61):
            server(committed(n, f"While away {n}."))
        async with viewer(server, after=seen[-1]["id"]) as socket:
            server(committed(61, "Back."))
            seen += await lines_until(socket, 64)
        return seen

    seen = run(watch())
    assert [line["id"] for line in seen] == list(range(1, 65))
    assert seen[3]["text"] == "While away 1."
    assert seen[-1]["text"] == "Back."


def test_who_comes_late_gets_the_last_lines_only(server):
    async def watch(after):
        async with viewer(server, after) as socket:
            return [line["id"] for line in await lines_until(socket, 30)]

    for n in range(1, 31):
        server(committed(n, f"Line {n}."))
    assert run(watch(None)) == list(range(23, 31))
    assert run(watch(0)) == list(range(1, 31))


def test_fifty_viewers_all_get_every_line(server):
    async def watch(client, ready):
        async with client.ws_connect(f"{server.url}live") as socket:
            await until(socket, "look")
            ready.release()
            lines = await lines_until(socket, 40)
            return [line["text"] for line in lines]

    async def crowd():
        ready = asyncio.Semaphore(0)
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as client:
            watching = [asyncio.create_task(watch(client, ready)) for _ in range(50)]
            for _ in watching:
                await ready.acquire()
            assert server.n_viewers == 50
            for n in range(1, 41):
                server(draft(f"word {n}"))
                server(committed(n, f"Line {n}."))
            return await asyncio.gather(*watching)

    expected = [f"Line {n}." for n in range(1, 41)]
    assert run(crowd()) == [expected] * 50


def test_one_who_does_not_read_delays_nobody(server):
    async def crowd():
        _, deaf = await asyncio.open_connection(server.binding.host, server.port)
        path = server.url.partition("//")[2].partition("/")[2]
        deaf.write(
            f"GET /{path}live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await deaf.drain()
        deaf.transport.pause_reading()
        async with viewer(server) as socket:
            await until(socket, "look")
            for n in range(1, 201):
                server(committed(n, "long " * 2000))
            lines = await lines_until(socket, 200)
        deaf.close()
        return [line["id"] for line in lines]

    assert run(crowd()) == list(range(1, 201))


def test_a_revoked_address_sends_its_viewers_away(server):
    async def watch():
        old = server.url
        async with viewer(server) as socket:
            await until(socket, "status")
            await asyncio.to_thread(server.revoke)
            told = await socket.receive()
            assert (told.type, told.data) == (aiohttp.WSMsgType.CLOSE, GONE)
        async with aiohttp.ClientSession() as client:
            assert (await client.get(old)).status == 404
            assert (await client.get(server.url)).status == 200
        assert server.url != old

    run(watch())


def test_closing_sends_viewers_away_and_a_new_opening_has_a_new_token(server):
    async def watch():
        async with viewer(server) as socket:
            await until(socket, "status")
            await asyncio.to_thread(server.close)
            told = await socket.receive()
            assert (told.type, told.data) == (aiohttp.WSMsgType.CLOSE, GONE)

    old = server.url
    run(watch())
    assert not server.is_open
    server.close()
    server(committed(1, "To nobody."))
    server.open()
    assert server.url.rsplit("/", 2)[1] != old.rsplit("/", 2)[1]


def test_a_taken_port_is_told(server, open_server):
    from app.viewers.binding import Binding
    from engine.errors import UnavailableError

    with pytest.raises(UnavailableError, match=f"port {server.port}"):
        open_server(Binding(port=server.port))

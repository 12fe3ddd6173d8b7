"""Who is not let in, and what everybody is told with each answer."""

import asyncio

import aiohttp
import pytest

from app.viewers.limits import Limits, Rate
from viewing import committed, run, until, viewer

PLACES = (
    "", "viewer.js", "viewer.css", "live", "captions.txt", "captions.jsonl", "captions.vtt",
    "captions.m3u8", "segment-0.vtt",
)  # fmt: skip


async def status(url, **headers):
    async with aiohttp.ClientSession() as client, client.get(url, headers=headers) as answer:
        return answer.status


def test_nothing_is_served_without_the_token(server):
    root = server.url.rsplit("/", 2)[0]
    token = server.url.rsplit("/", 2)[1]
    assert len(token) == 22  # 128 bits
    wrong = ("", "A" * 22, token[:-1], token + "A", token.swapcase(), "%00", "%ff", "..")

    async def ask():
        return {
            await status(f"{root}/{given}/{place}") for given in wrong for place in PLACES[:2]
        } | {await status(f"{root}/{'A' * 22}/{place}") for place in PLACES}

    assert run(ask()) <= {404, 429}


def test_guessing_is_slowed_down_and_the_right_token_is_not(open_server):
    server = open_server(limits=Limits(wrong=(5, 0.0)))
    root = server.url.rsplit("/", 2)[0]

    async def ask():
        wrong = [await status(f"{root}/{n}/") for n in range(8)]
        return wrong, await status(server.url)

    assert run(ask()) == ([404] * 5 + [429] * 3, 200)


def test_a_flood_of_requests_is_turned_away(open_server):
    server = open_server(limits=Limits(requests=(10, 0.0)))

    async def ask():
        return [await status(server.url) for _ in range(12)]

    assert run(ask()) == [200] * 10 + [429] * 2


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "localhost.evil:{port}"]
)
def test_a_rebound_name_is_refused(server, host):
    host = host.format(port=server.port)
    assert run(status(server.url, Host=host)) == 421


@pytest.mark.parametrize("place", ["", "live", "captions.jsonl"])
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1:1"]
)
def test_a_hostile_origin_is_refused(server, origin, place):
    origin = origin.format(port=server.port)
    assert run(status(f"{server.url}{place}", Origin=origin)) == 403


def test_our_own_origin_and_name_are_not(server):
    async def ask():
        async with viewer(server, origin=f"http://127.0.0.1:{server.port}") as socket:
            await until(socket, "look")
        return await status(server.url, Host=f"localhost:{server.port}")

    assert run(ask()) == 200


def test_every_answer_has_the_headers(server):
    root = server.url.rsplit("/", 2)[0]

    async def ask(url):
        async with aiohttp.ClientSession() as client, client.get(url) as answer:
            return answer.headers

    urls = [server.url, f"{root}/wrong/", f"{server.url}captions.txt?follow=0"]
    for headers in [run(ask(url)) for url in urls]:
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_one_who_talks_is_shown_out(server):
    async def talk(send):
        async with viewer(server) as socket:
            await until(socket, "look")
            await send(socket)
            async for message in socket:
                assert message.type is aiohttp.WSMsgType.TEXT
            return socket.close_code

    assert run(talk(lambda socket: socket.send_str('{"event": "committed"}'))) == 1008
    assert run(talk(lambda socket: socket.send_bytes(b"\0" * 900))) == 1008
    assert run(talk(lambda socket: socket.send_str("x" * 100_000))) in (1008, 1009)


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xff" * 64,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"\n" * 5000,
    ],
)
def test_garbage_ends_its_own_connection_only(server, garbage):
    async def talk():
        reading, writing = await asyncio.open_connection("127.0.0.1", server.port)
        writing.write(garbage)
        writing.write_eof()
        answer = await reading.read()
        writing.close()
        assert b" 200 " not in answer
        server(committed(1, "Still here."))
        async with viewer(server) as socket:
            return (await until(socket, "committed"))["text"]

    assert run(talk()) == "Still here."


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "9" * 30, "\u0661"])
def test_a_place_that_is_none_is_refused(server, after):
    assert run(status(f"{server.url}captions.txt?follow=0&after={after}")) == 400


def test_seats_are_counted_and_given_back(open_server):
    server = open_server(limits=Limits(viewers=2))

    async def crowd():
        async with viewer(server) as first, viewer(server) as second:
            await until(first, "look")
            await until(second, "look")
            with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
                async with viewer(server):
                    pass
            assert await status(f"{server.url}captions.txt") == 503
            assert await status(server.url) == 200
        while server.n_viewers:
            await asyncio.sleep(0.01)
        async with viewer(server) as third:
            await until(third, "look")

    run(crowd())


def test_one_address_cannot_take_all_seats(open_server):
    server = open_server(limits=Limits(viewers=5, viewers_each=1))

    async def crowd():
        async with viewer(server) as first:
            await until(first, "look")
            assert await status(f"{server.url}captions.jsonl") == 503

    run(crowd())


def test_connections_beyond_the_limit_and_silent_ones_are_closed(open_server):
    server = open_server(limits=Limits(connections=3, hello_s=0.3))

    async def crowd():
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        silent[0][1].write(b"GET / HTTP/1.1\r\nHost: so slow")
        reading, writing = await asyncio.open_connection("127.0.0.1", server.port)
        assert await reading.read() == b""
        writing.close()
        for reading, writing in silent:
            assert await reading.read() == b""
            writing.close()
        return await status(server.url)

    assert run(crowd()) == 200


def test_a_rate_regains_what_time_gives_it():
    now = [0.0]
    rate = Rate(2, 1.0, lambda: now[0])
    assert [rate.allows("a"), rate.allows("a"), rate.allows("a")] == [True, True, False]
    assert rate.allows("b")
    now[0] = 1.0
    assert [rate.allows("a"), rate.allows("a")] == [True, False]

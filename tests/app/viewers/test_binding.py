"""Addresses to serve at."""

import pytest

from app.viewers.binding import Binding
from engine.errors import SettingsError


@pytest.mark.parametrize(
    ("text", "binding"),
    [
        ("", Binding("127.0.0.1", 0)),
        (":8080", Binding("127.0.0.1", 8080)),
        ("localhost:8080", Binding("127.0.0.1", 8080)),
        ("0.0.0.0", Binding("0.0.0.0", 0)),
        ("192.168.1.5:80", Binding("192.168.1.5", 80)),
        ("::1", Binding("::1", 0)),
        ("[::1]:99", Binding("::1", 99)),
        ("[::]", Binding("::", 0)),
    ],
)
def test_addresses_are_read(text, binding):
    assert Binding.parse(text) == binding


@pytest.mark.parametrize("text", ["example.org", "1.2.3:80", "127.0.0.1:99999", "a:b", "::1:-1"])
def test_others_are_refused(text):
    with pytest.raises(SettingsError, match="address to serve at"):
        Binding.parse(text)


def test_only_loopback_is_closed():
    assert not Binding("127.0.0.1").is_open
    assert not Binding("::1").is_open
    assert Binding("0.0.0.0").is_open
    assert Binding("192.168.1.5").is_open


def test_names_of_a_closed_one_are_of_loopback():
    assert Binding().allowed_hosts(80) == {"127.0.0.1:80", "localhost:80", "[::1]:80"}


def test_an_open_one_may_be_called_by_what_it_shows():
    binding = Binding("0.0.0.0")
    assert f"{binding.shown_host()}:80" in binding.allowed_hosts(80)
    assert "0.0.0.0" not in binding.shown_host()

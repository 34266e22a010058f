"""Where friends can open the server, and to whom the addresses of its network are told."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from server.api.addresses import is_private, own_addresses
from server.app import create_app
from server.settings import Settings
from tests.service.world import HOUSE_GAMES
from tests.virtual import VirtualClock

AT_HOME = ["192.168.1.7", "10.4.0.2"]
LOCAL = ("127.0.0.1", 4321)
FRIEND = ("192.168.1.20", 4321)


async def at_home() -> list[str]:
    return AT_HOME


@asynccontextmanager
async def asked_by(
    client: tuple[str, int], base: str, settings: Settings
) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server at home, and ask it from an address, by the address in the browser."""
    app = create_app(settings, HOUSE_GAMES, VirtualClock(), own_addresses=at_home)
    transport = httpx.ASGITransport(app, client=client)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=base) as http,
    ):
        yield http


async def told(client: tuple[str, int], base: str, settings: Settings, **headers: str) -> list[str]:
    async with asked_by(client, base, settings) as http:
        response = await http.get("/api/addresses", headers=headers)
        assert response.status_code == 200, response.text
        answer: dict[str, list[str]] = response.json()
        assert set(answer) == {"addresses"}
        return answer["addresses"]


@pytest.mark.parametrize(
    ("client", "name"),
    [
        ("127.0.0.1", "localhost"),
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "[::1]"),
        ("::ffff:127.0.0.1", "localhost"),
        ("127.8.0.1", "LOCALHOST"),
    ],
)
async def test_a_browser_on_the_same_machine_is_told_its_addresses_at_home(
    settings: Settings, client: str, name: str
) -> None:
    assert await told((client, 4321), f"http://{name}:8000", settings) == [
        "http://192.168.1.7:8000",
        "http://10.4.0.2:8000",
    ]


@pytest.mark.parametrize(
    ("client", "base"),
    [
        (FRIEND, "http://192.168.1.7:8000"),
        (FRIEND, "http://localhost:8000"),  # a name that another machine may send, too
        (FRIEND, "http://[::1]:8000"),
        (("unknown", 0), "http://localhost:8000"),
        (LOCAL, "https://trestle.test"),
        (LOCAL, "http://localhost.trestle.test:8000"),
    ],
)
async def test_whoever_else_asks_is_told_the_address_they_asked_and_no_other(
    settings: Settings, client: tuple[str, int], base: str
) -> None:
    assert await told(client, base, settings) == [base]


@pytest.mark.parametrize(
    "header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Host"]
)
async def test_a_proxy_on_the_same_machine_is_told_no_address_of_its_network(
    settings: Settings, header: str
) -> None:
    assert await told(LOCAL, "http://localhost:8000", settings, **{header: "203.0.113.9"}) == [
        "http://localhost:8000"
    ]


async def test_the_public_address_is_the_one_to_open_whoever_asks(settings: Settings) -> None:
    public = settings.model_copy(update={"public_url": "https://play.example"})
    for client, base in ((LOCAL, "http://localhost:8000"), (FRIEND, "http://192.168.1.7:8000")):
        assert await told(client, base, public) == ["https://play.example"]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "::"])
async def test_a_server_that_does_not_listen_on_its_network_does_not_tell_of_it(
    settings: Settings, host: str
) -> None:
    inside = settings.model_copy(update={"host": host})
    assert await told(LOCAL, "http://localhost:8000", inside) == ["http://localhost:8000"]


# --- the machine's own addresses ----------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("10.0.0.1", True),
        ("172.16.0.1", True),
        ("172.31.255.254", True),
        ("192.168.1.7", True),
        ("127.0.1.1", False),
        ("169.254.7.7", False),
        ("0.0.0.0", False),
        ("172.32.0.1", False),
        ("192.0.2.1", False),
        ("203.0.113.9", False),
    ],
)
def test_an_address_at_home_is_private_and_neither_loopback_nor_link_local(
    address: str, private: bool
) -> None:
    assert is_private(address) is private


class FakeProbe:
    """A socket that would go out by an address; None: there is no way out."""

    address: str | None = None

    def __init__(self, *_: object) -> None:
        self.bound = "0.0.0.0"

    def __enter__(self) -> FakeProbe:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if self.address is None:
            raise OSError("Network is unreachable")
        self.bound = self.address

    def getsockname(self) -> tuple[str, int]:
        return self.bound, 9


@pytest.mark.parametrize(
    ("outgoing", "named", "found"),
    [
        ("192.168.1.7", ["127.0.1.1", "192.168.1.7", "10.4.0.2"], ["192.168.1.7", "10.4.0.2"]),
        ("203.0.113.9", ["192.168.1.7"], ["192.168.1.7"]),
        (None, ["10.4.0.2", "169.254.1.1"], ["10.4.0.2"]),
        (None, [], []),
    ],
)
async def test_the_machine_tells_its_private_addresses_once_the_outgoing_one_first(
    monkeypatch: pytest.MonkeyPatch, outgoing: str | None, named: list[str], found: list[str]
) -> None:
    async def lookup(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_DGRAM, 17, "", (name, 0)) for name in named]

    monkeypatch.setattr("socket.socket", FakeProbe)
    monkeypatch.setattr(FakeProbe, "address", outgoing)
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
    assert await own_addresses() == found


async def test_a_machine_whose_name_means_nothing_or_is_looked_up_for_ever_has_its_outgoing_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def unknown(*_: object, **__: object) -> list[Any]:
        raise socket.gaierror(-2, "Name or service not known")

    async def endless(*_: object, **__: object) -> list[Any]:
        return await asyncio.Event().wait()  # type: ignore[return-value]

    monkeypatch.setattr("server.api.addresses.PATIENCE", 0.0)
    monkeypatch.setattr("socket.socket", FakeProbe)
    monkeypatch.setattr(FakeProbe, "address", "192.168.1.7")
    for lookup in (unknown, endless):
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
        assert await own_addresses() == ["192.168.1.7"]


async def test_the_real_machine_can_be_asked() -> None:
    assert all(is_private(address) for address in await own_addresses())

"""Under which addresses friends can open this server: nobody can open another's localhost.

The addresses of this machine's own network are told to its own browsers alone.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address, ip_network

from fastapi import APIRouter, Request
from starlette.requests import HTTPConnection

from server.api.deps import ServicesDep
from server.games.game import Message

router = APIRouter(prefix="/api", tags=["addresses"])

PATIENCE = 1.0
"""Seconds that looking up the machine's own name may take."""

ANYWHERE = ("192.0.2.1", 9)
"""An address that nobody has. Nothing is sent there."""

PRIVATE = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))

FROM_A_PROXY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class Addresses(Message):
    """Addresses that others can open, the best first; a table is at /t/ and its code below each."""

    addresses: list[str]


@router.get("/addresses")
async def addresses(request: Request, services: ServicesDep) -> Addresses:
    """Return where friends can open this server."""
    own: list[str] = []
    if not services.public_url and _is_this_machine(request):
        own = _web_addresses(request, await services.own_addresses())
    return Addresses(addresses=own or [services.address(request)])


def _web_addresses(request: Request, own: Iterable[str]) -> list[str]:
    _, port = request.scope["server"]
    return [f"{request.url.scheme}://{address}:{port}" for address in own]


def _is_this_machine(request: HTTPConnection) -> bool:
    """Whether a browser on this machine asks, by a name that means this machine only.

    A proxy here is not one: its requests may come from anywhere.
    """
    if request.client is None or any(header in request.headers for header in FROM_A_PROXY):
        return False
    return _is_loopback(request.client.host) and _is_loopback(request.url.hostname or "")


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return host == "localhost"
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


# --- the machine's own addresses ----------------------------------------------------------


async def own_addresses() -> list[str]:
    """Return this machine's addresses on private networks: first the one it goes out by."""
    found = [_outgoing(), *await _of_our_name()]
    return [address for address in dict.fromkeys(found) if address and is_private(address)]


def is_private(address: str) -> bool:
    return any(IPv4Address(address) in network for network in PRIVATE)


def _outgoing() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)  # chooses the way, and sends nothing
        except OSError:  # no way out
            return None
        return str(probe.getsockname()[0])


async def _of_our_name() -> list[str]:
    looking = asyncio.get_running_loop().getaddrinfo(
        socket.gethostname(), None, family=socket.AF_INET, type=socket.SOCK_DGRAM
    )
    try:
        return [str(found[4][0]) for found in await asyncio.wait_for(looking, PATIENCE)]
    except (OSError, TimeoutError):
        return []

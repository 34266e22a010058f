"""Real browsers on a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.running import GENEROUS, Process, process, sqlite_in
from tests.web.chromium import ARGUMENTS, environment, executable
from tests.web.friend import Friend, Hands
from tests.web.house import House

LAPTOP = (1440, 900)
PHONE = (360, 640)

Invite = Callable[..., Friend]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), args=ARGUMENTS, env=environment()
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server as anybody runs it, shared by all tests of a run."""
    with process({**sqlite_in(tmp_path_factory.mktemp("server")), **GENEROUS}) as running:
        yield running


@pytest.fixture
def server(server_process: Process) -> Iterator[Process]:
    """The shared server; nothing may go wrong in it meanwhile."""
    yield server_process
    assert not server_process.errors


@pytest.fixture(scope="session")
def rigged_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose races begin at once, and where a test wants them."""
    environment = {**sqlite_in(tmp_path_factory.mktemp("rigged")), **GENEROUS}
    with process(environment, "tests.web.rigged", games=None) as running:
        yield running


@pytest.fixture
def rigged(rigged_process: Process) -> Iterator[Process]:
    """The shared rigged server; nothing may go wrong in it meanwhile."""
    yield rigged_process
    assert not rigged_process.errors


@pytest.fixture
def house(rigged: Process, browser: Browser) -> Iterator[House]:
    """Put tables up without clicking; whatever goes wrong in a page fails the test."""
    with ExitStack() as stack:
        house = House(rigged, browser, stack)
        yield house
    assert not house.errors


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Give people browsers of their own; whatever went wrong in one fails the test."""
    errors: list[str] = []
    with ExitStack() as stack:

        def invited(
            name: str,
            size: tuple[int, int] = LAPTOP,
            hands: Hands = "mouse",
            locale: str = "en-GB",
        ) -> Friend:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                has_touch=hands == "touch",
                is_mobile=hands == "touch",
                locale=locale,
                reduced_motion="reduce",
            )
            stack.callback(context.close)
            page = context.new_page()
            page.on("pageerror", lambda error: errors.append(f"{name}: {error}"))
            return Friend(name, page, hands)

        yield invited
    assert not errors

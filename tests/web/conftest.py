"""Real browsers on a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

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


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with process({**sqlite_in(tmp_path), **GENEROUS}) as running:
        yield running


@pytest.fixture(scope="session")
def rigged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose races begin where a test wants them."""
    environment = {**sqlite_in(tmp_path_factory.mktemp("rigged")), **GENEROUS}
    with process(environment, "tests.web.rigged") as running:
        yield running


@pytest.fixture
def house(rigged: Process, browser: Browser) -> Iterator[House]:
    """Put tables up without clicking; whatever goes wrong in a page fails the test."""
    with ExitStack() as stack:
        house = House(rigged, browser, stack)
        yield house
    assert not house.errors
    assert not rigged.errors


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

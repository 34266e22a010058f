"""What the server gives a browser: one page, files that may be kept, and a page for lost ways."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.running import Process
from tests.web.conftest import Invite

RING = "rgb(0, 0, 0)"

WITHOUT_RING = """
(ring) => [...document.querySelectorAll(".button")].filter((button) => {
  button.focus();
  return document.activeElement === button && !getComputedStyle(button).boxShadow.includes(ring);
}).map((button) => `${button.className}: ${button.ariaLabel ?? button.textContent}`)
"""
"""The buttons on which the black ring of the focus is not seen."""


@pytest.mark.parametrize("path", ["/", "/t/GV759978"])
def test_the_page_is_asked_for_anew_each_time_and_its_files_are_kept(
    server: Process, path: str
) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        page = client.get(path)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        files = re.findall(r'"(/assets/[^"]+)"', page.text)
        assert len(files) >= 2
        for file in files:
            kept = client.get(file)
            assert kept.status_code == 200
            assert "immutable" in kept.headers["cache-control"]


def test_an_address_that_leads_nowhere_says_so_in_the_readers_language(
    server: Process, invite: Invite
) -> None:
    page = invite("Anna", locale="it-IT").page
    response = page.goto(f"{server.address}/nowhere")
    assert response is not None
    assert response.status == 404
    expect(page.get_by_role("heading", name=re.compile("Qui non c.è niente"))).to_be_visible()


def test_a_program_that_is_lost_gets_json(server: Process) -> None:
    answer = httpx.get(f"{server.address}/api/nowhere", trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_table_that_does_not_exist_has_a_page_of_its_own(server: Process, invite: Invite) -> None:
    anna = invite("Anna")
    anna.page.goto(f"{server.address}/t/22222222")
    expect(anna.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_the_keyboard_is_seen_on_every_kind_of_button(server: Process, invite: Invite) -> None:
    anna = invite("Anna")
    anna.open_table(server.address)
    for kind in ("plain", "main", "quiet"):
        assert anna.page.locator(f".button.{kind}").count() > 0
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate(WITHOUT_RING, RING) == []

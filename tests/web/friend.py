"""A person at a browser, who finds everything by what it is called, as a person does."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import playwright.sync_api
from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
"""Milliseconds to wait for what another browser or the server has to do."""

SHORT = 2_000
"""Milliseconds to wait for what may be gone by now."""

USELESS = "fits nowhere now"

MOST_STEPS = 60
"""Presses of Tab or an arrow that any control of a page may be away."""

WHERE = """
(control) => {
  const focused = document.activeElement;
  if (control === focused) return "here";
  const row = control.closest("[role=toolbar], [role=tablist], [role=menu]");
  if (!row?.contains(focused)) return "elsewhere";
  const isAhead = focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (row.role === "menu") return isAhead ? "below" : "above";
  return isAhead ? "ahead" : "behind";
}
"""
"""Where a control is, seen from the focus: a row or a menu is one stop, arrows lead through it."""

STEPS = {
    "elsewhere": "Tab",
    "ahead": "ArrowRight",
    "behind": "ArrowLeft",
    "below": "ArrowDown",
    "above": "ArrowUp",
}

Overtaken = playwright.sync_api.TimeoutError

Hands = Literal["mouse", "touch", "keyboard"]


@dataclass
class Friend:
    """One browser profile. Anyone may hold it by mouse, by touch or by the keyboard alone."""

    name: str
    page: Page
    hands: Hands = "mouse"

    # --- coming in ------------------------------------------------------------------------

    def open_table(self, address: str) -> str:
        """Open a table from the home page and return its link."""
        self.page.goto(address)
        self.write(self.page.get_by_label("Your name"), self.name)
        self.press(self.button("Open a table: Tantrix Gobble"))
        expect(self.page.get_by_role("region", name="Seats")).to_be_visible()
        return self.page.url

    def join(self, link: str) -> None:
        """Follow a link and sit down, with only a name."""
        self.page.goto(link)
        self.write(self.page.get_by_label("Your name"), self.name)
        self.page.keyboard.press("Enter")
        expect(self.seat_of(self.name)).to_be_visible()

    def watch(self, link: str) -> None:
        """Follow a link and watch."""
        self.page.goto(link)
        self.write(self.page.get_by_label("Your name"), self.name)
        self.press(self.button("Watch"))
        expect(self.page.get_by_role("region", name="Watching")).to_contain_text(self.name)

    def seat_of(self, name: str) -> Locator:
        return self.page.get_by_role("listitem", name=re.compile("Seat")).filter(has_text=name)

    def take_half_a_share(self) -> None:
        self.choose(self.page.get_by_label("Tiles to start with"), "half")

    def get_ready(self) -> None:
        self.press(self.button("I'm ready"))

    # --- playing --------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name=re.compile("Your hand"))

    @property
    def tray(self) -> Locator:
        """The tiles beside the board of a puzzle."""
        return self.page.get_by_role("toolbar", name=re.compile("beside the board"))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result", exact=True)

    def wait_for_the_race(self) -> None:
        expect(self.page.get_by_role("list", name="Tiles left")).to_be_visible(timeout=PATIENCE)

    def is_over(self) -> bool:
        return self.result.is_visible()

    def tiles(self) -> list[str]:
        """Return the numbers on one's tiles, in the order of the hand."""
        return [
            str(tile.get_attribute("data-tile"))
            for tile in self.hand.or_(self.tray).get_by_role("button").all()
        ]

    def tiles_of(self, name: str) -> list[str]:
        """Return the numbers on another's tiles, having looked at their hand."""
        look = self.page.get_by_role("button", name=re.compile(f"^{name}, .*show the hand"))
        hand = self.page.get_by_role("region", name=re.compile(f"^{name}.s hand"))
        self.press(look)
        expect(hand).to_be_visible()
        tiles = re.findall(r"tile (\d+)", " ".join(hand.get_by_role("listitem").all_inner_texts()))
        self.press(look)
        return tiles

    @property
    def laid(self) -> Locator:
        return self.page.get_by_role("img", name=re.compile(r"^row .*, tile \d+:"))

    def board(self) -> list[str]:
        """Return every tile on the board, as it is described."""
        return sorted(
            str(tile.get_attribute("aria-label")).replace(", laid last", "")
            for tile in self.laid.all()
        )

    def lay_a_tile(self) -> bool:
        """Lay the first tile that fits anywhere; False when none does just now."""
        useful = self.hand.get_by_role("button", name=re.compile(f"^(?!.*{USELESS})"))
        if useful.count() == 0:
            return False
        # What another does meanwhile may make the tile useless, or end the race: no harm done.
        with suppress(Overtaken):
            lay = self._lay_by_keys if self.hands == "keyboard" else self._lay_by_pointing
            lay(useful.first)
        self._settle()
        return True

    def give_if_owed(self) -> None:
        """Pay a gift, if one is owed: the first tile of the hand, to the first who can take it."""
        gift = self.page.get_by_role("region", name="Your gift")
        if not gift.is_visible() or self.is_over():
            return
        with suppress(Overtaken):
            self.press(self.hand.get_by_role("button").first, SHORT)
            receiver = gift.get_by_role("button").first
            if receiver.is_enabled():
                self.press(receiver, SHORT)

    def _lay_by_pointing(self, tile: Locator) -> None:
        self.press(tile, SHORT)
        self._see_all()
        cells = self.page.get_by_role("button", name=re.compile(r"^row .*fits"))
        if cells.count():
            self.press(cells.first, SHORT)

    def _see_all(self) -> None:
        """Bring the whole board into sight, should a part of it be out of it."""
        fit = self.button("Show the whole board")
        if fit.is_visible():
            self.press(fit, SHORT)

    def _lay_by_keys(self, tile: Locator) -> None:
        self.press(tile, SHORT)  # picks it, and goes to the first cell
        cell = self.page.locator('[aria-label^="row"]:focus')
        useless = self.page.locator(f'[aria-label$="{USELESS}"]:focus')
        expect(cell.or_(useless).or_(self.result).first).to_be_visible()
        if cell.is_visible():
            self.page.keyboard.press("Enter")

    def _settle(self) -> None:
        """Wait until the server has answered: the optimistic tile is gone from the board."""
        expect(self.page.get_by_test_id("sent")).to_have_count(0, timeout=PATIENCE)

    # --- hands ----------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, what: Locator, patience: int = PATIENCE) -> None:
        """Press something with whatever hands this friend has; it may be gone (Overtaken)."""
        if self.hands == "mouse":
            what.click(timeout=patience)
        elif self.hands == "touch":
            what.tap(timeout=patience)
        else:
            self._walk_to(what, patience)
            self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        """Write in a field, in place of what it says."""
        if self.hands == "keyboard":
            self._walk_to(field, PATIENCE)
            self.page.keyboard.press("ControlOrMeta+A")
            self.page.keyboard.type(text)
        else:
            field.fill(text)

    def choose(self, field: Locator, value: str) -> None:
        """Choose from a list; what opens it for mouse and touch is the system's own."""
        if self.hands != "keyboard":
            field.select_option(value)
            return
        self._walk_to(field, PATIENCE)
        for _ in range(MOST_STEPS):
            if field.input_value() == value:
                break
            self.page.keyboard.press("ArrowDown")
        expect(field).to_have_value(value)

    def _walk_to(self, what: Locator, patience: int) -> None:
        """Go there as one does who has no pointer: by Tab, and by arrows within a row."""
        for _ in range(MOST_STEPS):
            where = what.evaluate(WHERE, timeout=patience)
            if where == "here":
                return
            self.page.keyboard.press(STEPS[where])
        raise AssertionError(f"the keyboard does not lead to {what}")

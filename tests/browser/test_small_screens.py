"""A dense board on a phone held upright; a form that redraws the board."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import CHOOSE_FIRST, play_now

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SHOWN = "Number(document.querySelector('#ui-board svg').getAttribute('viewBox').split(' ')[2])"
BOARD = 1000

CHOOSE_UNTIL_THE_END = f"""() => {{
  if (document.querySelector("#ui-prompt").innerText.includes("end your turn")) return true;
  ({CHOOSE_FIRST})();
}}"""
"""Look and choose at one moment: what is asked may change between two."""


def wait_until_shown(page: Page, condition: str) -> None:
    """Wait until so much of the board's width is shown."""
    page.wait_for_function(f"() => {SHOWN} {condition}")


def begin(visitor: Visitor) -> Page:
    """A first match of Bakuto on a phone."""
    page = visitor(**PHONE)
    play_now(page, "bakuto")
    return page


def test_what_matters_comes_closer_by_itself(visitor: Visitor) -> None:
    page = begin(visitor)
    wait_until_shown(page, f"< {BOARD * 0.8}")
    size = page.locator("#hand-0").bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 24


def test_a_tap_brings_another_part_closer_and_another_one_shows_everything(
    visitor: Visitor,
) -> None:
    page = begin(visitor)
    wait_until_shown(page, f"< {BOARD * 0.8}")
    page.locator("[data-zoom='0']").click()
    wait_until_shown(page, f">= {BOARD}")
    page.locator("#network").tap()
    wait_until_shown(page, f"< {BOARD * 0.5}")
    page.locator("#network").tap()
    wait_until_shown(page, f">= {BOARD}")


def test_numbers_of_the_box_change_the_board_as_they_are_typed(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/editions/bakuto")
    board = page.locator("#ui-edition-board")
    field = page.locator("input[name='districts.owari.points.0']")
    field.fill("43")
    expect(board).to_contain_text("43 · 7 · 3")
    field.fill("2")
    why = page.locator("[id='ui-why-districts.owari.points.0']")
    expect(why).to_contain_text("must not rise")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("12")
    expect(why).to_be_empty()
    page.get_by_role("button", name="Play with these numbers").click()
    expect(page.get_by_role("button", name="Open a table")).to_be_visible()


def test_an_upright_board_has_the_height_before_anything_is_chosen(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page, "samurai")
    tiles = page.locator("#ui-board [data-move]")
    expect(tiles.first).to_be_visible()
    expect(page.locator("#ui-board")).to_have_class(re.compile("close-up"))
    board = page.locator("#ui-board").bounding_box()
    assert board is not None
    assert board["height"] > board["width"]
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=0.9)


def test_what_a_finger_cannot_hit_on_the_board_stands_below_it(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    play_now(page, "samurai")
    prompt = page.locator("#ui-prompt")
    while not page.evaluate(CHOOSE_UNTIL_THE_END):
        page.wait_for_timeout(50)
        expect(page.locator("body")).not_to_have_class(re.compile("sending"))
    end = page.locator("#ui-moves").get_by_role("button", name="End the turn")
    expect(end).to_be_visible()
    end.tap()
    expect(prompt).not_to_contain_text("end your turn")

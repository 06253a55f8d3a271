"""Thrown pieces in a real browser: everybody sees them fall, or enters how real ones lie."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import open_table, play_until
from tests.browser.playing import sit_down as accept

WATCH = """() => {
  window.flown = 0; window.frames = 0;
  const count = () => {
    const layer = document.querySelector(".flight g");
    if (layer?.childElementCount) window.frames += 1;
    requestAnimationFrame(count);
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.classList?.contains("flight")) window.flown += 1;
  }).observe(document.body, { childList: true });
  requestAnimationFrame(count);
}"""


def sit_down(page: Page, throws: str) -> None:
    """Open a table of two against a bot."""
    page.goto("/new?game=zoku")
    page.get_by_label("Your name").fill("Ōkami")
    page.locator("input[name=count]").first.check(force=True)
    page.locator("#ui-seat-1").select_option("bot:random")
    page.locator("summary").first.click()
    page.locator(f"label:has(input[name=option-throws][value={throws}])").click()
    page.get_by_role("button", name="Open a table").click()
    expect(page.locator("#ui-board svg")).to_be_visible()


def test_thrown_pieces_are_seen_to_fall_before_the_board_shows_how_they_lie(
    visitor: Visitor,
) -> None:
    page = visitor(reduced_motion="no-preference")
    sit_down(page, "physics")
    page.evaluate(WATCH)
    play_until("window.flown > 0", page)
    expect(page.locator(".flight")).to_have_count(0)
    assert page.evaluate("window.frames") > 2, "a machine at rest draws sixty a second"
    expect(page.locator("#ui-log")).to_contain_text(
        re.compile("throws? (carefully|as usual|brutally): ")
    )


def test_whoever_wants_stillness_sees_the_result_at_once(visitor: Visitor) -> None:
    page = visitor(reduced_motion="reduce")
    sit_down(page, "physics")
    page.evaluate(WATCH)
    play_until("/throws? (carefully|as usual|brutally): /.test(document.body.innerText)", page)
    assert page.evaluate("window.flown") == 0


def test_a_flick_throws(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "physics")
    play_until("document.querySelector('.flick-pad')", page)
    pad = page.locator(".flick-pad").bounding_box()
    assert pad is not None
    middle = pad["x"] + pad["width"] / 2
    page.mouse.move(middle, pad["y"] + pad["height"] - 4)
    page.mouse.down()
    page.mouse.move(middle + 30, pad["y"] - 60, steps=3)
    page.mouse.up()
    expect(page.locator("#ui-log")).to_contain_text(re.compile("You throw (careful|as us|brut)"))


def test_a_flick_is_not_lost_when_another_answers_meanwhile(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    open_table(host, "zoku", name="Ōkami", seats={1: "open"})
    accept(guest, host.locator(".invitation input").first.input_value())
    host.get_by_role("button", name="Start the game").click()
    play_until("document.querySelector('.flick-pad')", host, guest)
    pad = host.locator(".flick-pad").bounding_box()
    assert pad is not None
    middle = pad["x"] + pad["width"] / 2
    host.mouse.move(middle, pad["y"] + pad["height"] - 4)
    host.mouse.down()
    guest.locator("#ui-moves [data-choice]").first.click()
    expect(host.locator("#ui-seats .waited")).to_have_count(1)
    host.mouse.move(middle + 30, pad["y"] - 60, steps=3)
    host.mouse.up()
    expect(host.locator("#ui-log")).to_contain_text(re.compile("You throw (careful|as us|brut)"))


def test_people_enter_how_their_real_pieces_lie(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "real")
    play_until("/how does it lie/.test(document.querySelector('#ui-prompt').textContent)", page)
    page.get_by_role("button", name="It lies on its feet").click()
    expect(page.locator("#ui-board [aria-label*=': on its feet']").first).to_be_attached()

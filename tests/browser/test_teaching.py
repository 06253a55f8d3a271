"""What a table tells somebody who has never played: the goal, every piece, and why it ended so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oyabun.games import GAMES
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    CHOOSE_FIRST,
    OFFERED,
    let_play,
    open_table,
    play_now,
    wait_for_the_end,
)

KEYS = [game.key for game in GAMES]
PHONE = {"width": 360, "height": 740}
SOURCES_ADD_UP = """() => [...document.querySelectorAll("#ui-ranking > li")].map((seat) => {
  const number = (element) => Number(element.textContent.replace("−", "-").replace(/[^-0-9]/g, ""));
  const points = [...seat.querySelectorAll(".points")].map(number);
  return points.reduce((sum, one) => sum + one, 0) === number(seat.querySelector(".score"));
})"""
NOTE_IN_VIEW = """() => {
  const { left, top, right, bottom } = document.querySelector(".note").getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
SPOTS = """() => {
  const { left, top, right, bottom } = document.querySelector("#ui-board").getBoundingClientRect();
  const found = new Map();
  for (let across = 0.03; across < 1; across += 0.094) {
    for (let down = 0.03; down < 1; down += 0.094) {
      const spot = { x: left + across * (right - left), y: top + down * (bottom - top) };
      const piece = document.elementFromPoint(spot.x, spot.y)?.closest("[data-hint], [aria-label]");
      const said = piece?.getAttribute("data-hint") ?? piece?.getAttribute("aria-label");
      if (piece && said && piece.closest("#ui-board svg")) found.set(said, { ...spot, said });
    }
  }
  const all = [...found.values()];
  return all.filter((_, place) => place % Math.ceil(all.length / 10) === 0);
}"""
HOLD = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  const finger = { ...at, pointerType: "touch", isPrimary: true, pointerId: 7 };
  element.dispatchEvent(new PointerEvent("pointerdown", finger));
}"""
LET_GO = """(element) => {
  const finger = { bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7 };
  element.dispatchEvent(new PointerEvent("pointerup", finger));
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_three_lines_say_what_one_wants_until_they_were_read_once(
    visitor: Visitor, game: str, size: tuple[int, int]
) -> None:
    page = visitor(newcomer=True, viewport={"width": size[0], "height": size[1]})
    play_now(page, game)
    lines = page.locator("#ui-goal")
    expect(lines.locator("li")).to_have_count(3)
    expect(lines.get_by_role("button", name="Let’s play")).to_be_in_viewport()
    lines.get_by_role("button", name="Let’s play").click()
    expect(lines).to_be_hidden()
    page.reload()
    expect(page.locator("#ui-seats li").first).to_be_visible()
    expect(lines).to_be_hidden()
    page.get_by_role("button", name="Goal").click()
    expect(lines).to_be_visible()
    page.keyboard.press("Escape")
    expect(lines).to_be_hidden()


def test_the_end_says_where_the_points_came_from_at_the_table_and_in_the_replay(
    visitor: Visitor,
) -> None:
    page = visitor()
    play_now(page, "kamiza")
    let_play(page)
    wait_for_the_end(page)
    expect(page.locator("#ui-ranking .sources li").first).to_be_visible()
    assert all(page.evaluate(SOURCES_ADD_UP))
    told = page.locator("#ui-ranking").inner_text()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#ui-ranking .sources li").first).to_be_visible()
    assert page.locator("#ui-ranking").inner_text() == told
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("#ui-result")).to_be_hidden()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("#ui-result")).to_be_visible()


def first_card(page: Page) -> str:
    """Wait until a card of the hand is offered; return what it is called."""
    card = page.locator("#ui-board [data-move]").first
    expect(card).to_be_visible()
    return card.get_attribute("aria-label") or ""


def test_a_mouse_that_rests_on_a_piece_reads_what_it_is(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "kamiza")
    label = first_card(page)
    note = page.locator(".note")
    page.locator("#ui-board [data-move]").first.hover()
    expect(note).to_have_text(label)
    assert page.evaluate(NOTE_IN_VIEW)
    page.mouse.move(5, 5)
    expect(note).to_be_hidden()


def test_the_keyboard_reads_what_it_reaches_and_plays_it(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "kamiza")
    label = first_card(page)
    page.locator("#ui-board").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".note")).to_have_text(label)
    page.keyboard.press("Enter")
    expect(page.locator("#ui-prompt")).to_contain_text("the head of the table")


def test_a_finger_that_stays_reads_what_a_piece_is_and_does_not_play_it(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, "kamiza")
    label = first_card(page)
    asked = page.locator("#ui-prompt").inner_text()
    card = page.locator("#ui-board [data-move]").first
    card.evaluate(HOLD)
    expect(page.locator(".note")).to_have_text(label)
    assert page.evaluate(NOTE_IN_VIEW)
    card.evaluate(LET_GO)
    expect(page.locator("body")).not_to_have_class("sending")
    expect(page.locator("#ui-prompt")).to_have_text(asked)
    page.locator("#ui-prompt").tap()
    expect(page.locator(".note")).to_be_hidden()
    card.tap()
    expect(page.locator("#ui-prompt")).not_to_have_text(asked)


@pytest.mark.parametrize("game", KEYS)
def test_a_finger_reads_pieces_all_over_the_board_and_the_words_stay_on_the_screen(
    visitor: Visitor, game: str
) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, game)
    expect(page.locator("#ui-board [data-move], #ui-moves [data-choice]").first).to_be_visible()
    line = page.context.new_cdp_session(page)
    spots = page.evaluate(SPOTS)
    assert len(spots) > 3
    for spot in spots:
        touch = {"touchPoints": [{"x": spot["x"], "y": spot["y"]}]}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
        expect(page.locator(".note")).to_be_visible()
        assert page.evaluate(NOTE_IN_VIEW), spot["said"]
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("body")).not_to_have_class("sending")


def test_nobody_is_made_to_click_the_only_choice(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "cash_n_guns", name="Ōkami", seats={1: "bot:random", 2: "bot:random"})
    asked, result = page.locator("#ui-ask.asked"), page.locator("#ui-result")
    for _ in range(8):
        expect(asked.or_(result).first).to_be_visible()
        if result.is_visible():  # shot, in the second round at the earliest
            break
        expect(page.locator(OFFERED).nth(1)).to_be_visible()
        page.locator(OFFERED).first.click()
        expect(page.locator("body")).not_to_have_class(re.compile("sending"))


def test_one_click_passes_until_something_else_is_asked(visitor: Visitor) -> None:
    page, bots = visitor(), {1: "bot:random", 2: "bot:random"}
    open_table(page, "cash_n_guns", name="Ōkami", seats=bots)
    button, result = page.locator("#ui-pass-on"), page.locator("#ui-result")
    while not button.is_visible():
        if result.is_visible():  # no card was dealt that could have been played
            open_table(page, "cash_n_guns", name="Ōkami", seats=bots)
        page.evaluate(CHOOSE_FIRST)
        page.wait_for_timeout(50)
    asked = page.locator("#ui-prompt").inner_text()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false", timeout=60_000)
    expect(page.locator("#ui-prompt")).not_to_have_text(asked)


def test_a_lesson_is_followed_on_the_board(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("link", name="Learn Kamiza").first.click()
    page.get_by_role("link", name="Go on").click()
    expect(page).to_have_url(re.compile("/learn/kamiza/2$"))
    page.locator("#hand-1").click()
    expect(page.locator(".reply")).to_contain_text("Not that one.")
    page.locator("#hand-0").click()
    expect(page.locator(".reply")).to_contain_text("Right.")
    page.go_back()
    page.go_back()
    expect(page.locator(".prompt")).to_contain_text("take him")


def test_a_word_is_found_on_the_rules_page(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/rules/zoku")
    rules = page.locator(".rules dt[id]:visible")
    before = rules.count()
    page.get_by_label("Look something up").fill("denenchofu")
    expect(page.locator("#ui-found")).to_have_text("Found: 0")
    page.get_by_label("Look something up").fill("yotsuya")
    expect(page.locator("tbody tr:visible")).to_have_count(1)
    page.get_by_label("Look something up").fill("podvin")
    expect(page.get_by_text("Podvin Sensei", exact=True)).to_be_visible()
    assert 0 < rules.count() < before
    page.get_by_label("Look something up").fill("")
    expect(rules).to_have_count(before)


def test_a_threat_is_one_click_or_none(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "kamiza")
    lines = page.locator("#ui-moves button")
    for key in ("hand-0", "area-kamiza"):
        page.locator(f"#{key}[data-move]").click(timeout=30_000)
    expect(lines).to_have_count(6)
    expect(lines.first).to_have_class("primary")
    page.get_by_role("button", name="From now on, say the first line for me").click()
    expect(page.locator("#ui-log")).to_contain_text("You: “")
    # What came of the round is there until it was seen, and the next threat says itself.
    expect(page.locator("#ui-recap")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Seen").click()
    expect(page.locator("#ui-recap")).to_be_hidden()
    for key in ("hand-1", "area-shimoza"):
        page.locator(f"#{key}[data-move]").click(timeout=30_000)
    expect(lines).to_have_count(0)
    expect(page.locator("#ui-log")).to_contain_text(re.compile("You: “.*You: “", re.DOTALL))

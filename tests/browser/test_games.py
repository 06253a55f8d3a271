from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oyabun.games import GAMES
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    OFFERED,
    fewest,
    let_play,
    open_table,
    picture,
    play_now,
    play_until,
    sit_down,
    wait_for_the_end,
)
from tests.web.serving import Server

KEYS = [game.key for game in GAMES]


@pytest.mark.parametrize("game", KEYS)
def test_two_people_and_a_bot_play_a_whole_game(visitor: Visitor, game: str) -> None:
    host, guest, watcher = visitor(), visitor(locale="fr"), visitor()
    bots = dict.fromkeys(range(2, fewest(host, game)), "bot:random")
    open_table(host, game, name="Ōkami", seats={1: "open", **bots})
    sit_down(guest, host.locator(".invitation input").first.input_value())
    expect(guest.locator(".remark.you")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    watcher.goto(host.url)
    for page in (host, guest):
        expect(page.locator("#ui-prompt")).not_to_be_empty()
        let_play(page)
    for page in (host, guest, watcher):
        wait_for_the_end(page)
        assert_drawn_as_anew(page)
    assert watcher.locator(OFFERED).count() == 0


def assert_drawn_as_anew(page: Page) -> None:
    """A board that was changed step by step is the one whoever comes now is shown."""
    again = page.context.new_page()
    again.goto(page.url)
    expect(again.locator("#ui-result")).to_be_visible()
    assert picture(page) == picture(again)


def press_until_something_can_be_chosen(page: Page) -> bool:
    """Tab on until the focus is on a choice; False when there is none any more."""
    for _ in range(60):
        if page.locator("#ui-result").is_visible():
            return False
        focused = page.evaluate(
            "document.activeElement.matches('[data-move], [data-choice], #ui-words-field')"
        )
        if focused:
            return True
        page.keyboard.press("Tab")
    return True


def test_a_whole_game_is_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    while "/play" not in str(page.evaluate("document.activeElement.form?.action")):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#ui-seats li").first).to_be_visible()
    for _ in range(400):
        if not press_until_something_can_be_chosen(page):
            break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("#ui-words").is_visible():
            page.keyboard.type("I counted the chairs.")
            page.keyboard.press("Enter")
    wait_for_the_end(page)


def test_a_telephone_plays_with_taps_and_nothing_sticks_out(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_now(page, KEYS[0])
    for _ in range(6):
        page.locator(OFFERED).first.tap()
        expect(page.locator("body")).not_to_have_class(re.compile("sending"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


PINCH = """(board) => {
  const point = (type, id, x) => board.dispatchEvent(new PointerEvent(type, {
    pointerId: id, pointerType: "touch", clientX: x, clientY: 300, bubbles: true }));
  board.setPointerCapture = () => {};
  point("pointerdown", 1, 150); point("pointerdown", 2, 210);
  point("pointermove", 1, 60); point("pointermove", 2, 300);
  point("pointerup", 1, 60); point("pointerup", 2, 300);
}"""


def test_two_fingers_bring_the_board_closer_and_a_button_shows_all_of_it(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740}, has_touch=True)
    play_now(page, KEYS[0])
    board = page.locator("#ui-board")
    whole = board.locator("svg").get_attribute("viewBox") or ""
    board.evaluate(PINCH)
    expect(board).to_have_class(re.compile("close-up"))
    expect(board.locator("svg")).not_to_have_attribute("viewBox", whole)
    page.get_by_role("button", name="All of it").tap()
    expect(board.locator("svg")).to_have_attribute("viewBox", whole)


def test_keys_bring_the_board_closer_and_back(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, KEYS[0])
    board = page.locator("#ui-board")
    whole = board.locator("svg").get_attribute("viewBox") or ""
    board.focus()
    page.keyboard.press("+")
    expect(board.locator("svg")).not_to_have_attribute("viewBox", whole)
    page.keyboard.press("0")
    expect(board.locator("svg")).to_have_attribute("viewBox", whole)


def test_a_game_goes_on_where_it_was_after_the_server_was_killed(
    visitor: Visitor, server: Server
) -> None:
    page = visitor()
    play_now(page, KEYS[0])
    page.locator(OFFERED).first.click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    before = page.locator("#ui-log").inner_text()
    server.kill()
    expect(page.locator("#ui-outage")).to_be_visible()
    server.start()
    expect(page.locator("#ui-outage")).to_be_hidden()
    assert page.locator("#ui-log").inner_text().startswith(before)
    let_play(page)
    wait_for_the_end(page)


def test_a_choice_made_while_the_line_is_down_is_played_when_it_is_back(
    visitor: Visitor, server: Server
) -> None:
    page = visitor()
    play_now(page, KEYS[0])
    expect(page.locator(OFFERED).first).to_be_visible()
    server.kill()
    expect(page.locator("#ui-outage")).to_be_visible()
    page.locator(OFFERED).first.click()
    expect(page.locator("body")).to_have_class(re.compile("sending"))
    server.start()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def test_a_choice_can_be_taken_back_until_it_shows_something(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, KEYS[0])
    page.locator(OFFERED).first.wait_for()
    asked = page.locator("#ui-prompt").inner_text()
    page.locator(OFFERED).first.click()
    expect(page.locator("#ui-prompt")).not_to_have_text(asked)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#ui-prompt")).to_have_text(asked)


def test_pieces_glide_unless_stillness_is_asked_for(visitor: Visitor) -> None:
    running = "document.querySelector('#ui-board svg').getAnimations({subtree: true}).length"
    count = f"() => {{ window.most = Math.max(window.most ?? 0, {running}); }}"
    for wish, moves in (("no-preference", True), ("reduce", False)):
        page = visitor(reduced_motion=wish)
        play_now(page, KEYS[0])
        page.evaluate(f"setInterval({count}, 5)")
        let_play(page)
        expect(page.locator("#ui-log li").nth(12)).to_be_attached()
        assert (page.evaluate("window.most") > 0) == moves


def test_a_lost_phone_gets_its_seat_back_through_its_own_link_and_is_told(visitor: Visitor) -> None:
    host, phone, new_phone = visitor(), visitor(), visitor()
    game = KEYS[0]
    bots = dict.fromkeys(range(2, fewest(host, game)), "bot:random")
    open_table(host, game, name="Ōkami", seats={1: "open", **bots})
    invitation = host.locator(".invitation input").first.input_value()
    sit_down(phone, invitation)
    expect(phone.locator("[data-seat='1'] .remark.you")).to_be_visible()
    new_phone.goto(invitation)
    expect(new_phone.get_by_text("Somebody sits there already.")).to_be_visible()
    sit_down(new_phone, phone.get_by_label("Your seat on another device").input_value())
    expect(new_phone.locator("[data-seat='1'] .remark.you")).to_be_visible()
    host.reload()
    assert host.locator(".invitation").count() == 0
    host.get_by_role("button", name="Start the game").click()
    expect(phone.locator("#ui-toast")).to_contain_text("open on 2 devices")


def test_people_talk_and_what_they_type_is_only_text(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, KEYS[0])
    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something to the table").fill("<b>Finish</b> your tea & go")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#ui-chat li")).to_contain_text("<b>Finish</b> your tea & go")


def test_the_rules_open_at_what_is_played_now(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, KEYS[0])
    page.locator(OFFERED).first.wait_for()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("#ui-sheet-rules .now").first).to_be_in_viewport()


def test_a_player_says_something_in_their_own_words(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "kamiza")
    play_until("document.querySelector('#ui-moves .speaks')", page)
    page.get_by_role("button", name="In your own words").click()
    page.locator("#ui-words-field").fill("The harbour is <deep>.")
    page.get_by_role("button", name="Say it", exact=True).click()
    expect(page.locator("#ui-log")).to_contain_text("The harbour is <deep>.")

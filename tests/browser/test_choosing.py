"""Opening a table, and choosing on a board: what cannot be is not offered, no click is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from oyabun.games import GAMES
from tests.browser.conftest import Visitor
from tests.browser.playing import OFFERED, play_now

KEYS = [game.key for game in GAMES]
STEP = 4
"""Points of the grid on each side of whatever is offered."""

GRID = """(steps) => [...document.querySelectorAll("#ui-board [data-move]")].flatMap((carrier) => {
  const { left, top, width, height } = carrier.getBoundingClientRect();
  const part = (n) => (n + 0.5) / steps;
  const spots = [];
  for (let i = 0; i < steps; i++) for (let j = 0; j < steps; j++) {
    const spot = [left + width * part(i), top + height * part(j)];
    const under = document.elementsFromPoint(...spot);
    if (under.some((one) => carrier.contains(one))) spots.push(spot);
  }
  return spots;
})"""
CLICK = """([x, y]) => {
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent("click", at));
}"""


class Refusing:
    """A line on which every move is refused, and counted: the position stays as it is."""

    def __init__(self, page: Page) -> None:
        self.moves = 0
        self.refuses = True
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            said: dict[str, Any] = json.loads(message)
            if said["type"] != "move" or not self.refuses:
                server.send(message)
                return
            self.moves += 1
            refusal = {"type": "refused", "key": said["key"], "ply": said["ply"]}
            route.send(json.dumps({**refusal, "error": "IllegalMoveError", "message": "no"}))

        route.on_message(hear)


@pytest.mark.parametrize("game", KEYS)
def test_no_point_of_anything_offered_is_dead(visitor: Visitor, game: str) -> None:
    page = visitor()
    line = Refusing(page)
    play_now(page, game)
    for _ in range(2):
        expect(page.locator(OFFERED).first).to_be_visible()
        line.moves = 0
        assert click_everywhere(page) == line.moves
        line.refuses = False
        asked = page.locator("#ui-prompt").inner_text()
        page.locator(OFFERED).first.click()
        expect(page.locator("#ui-prompt")).not_to_have_text(asked)
        line.refuses = True


def click_everywhere(page: Page) -> int:
    """Click a grid over whatever is offered on the board; return how many clicks mean a move."""
    clicked = 0
    for spot in page.evaluate(GRID, STEP):
        page.evaluate(CLICK, spot)
        if page.locator("#ui-words").is_visible():
            page.keyboard.press("Escape")
            continue
        clicked += 1
        page.wait_for_function("() => !document.body.classList.contains('sending')")
    return clicked


def offered_counts(page: Page) -> list[str]:
    """The numbers of players that can be chosen."""
    counts = page.locator("input[name=count]:not(:disabled)")
    return [counts.nth(at).input_value() for at in range(counts.count())]


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_a_mode_offers_only_the_numbers_of_players_that_it_takes(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]})
    page.goto("/new?game=cash_n_guns")
    assert offered_counts(page) == ["3", "4", "5", "6"]
    page.locator("input[name=option-mode][value=yakuza]").check(force=True)
    assert offered_counts(page) == ["6", "7", "8", "9"]
    assert page.locator("input[name=count]:checked").input_value() == "6"
    page.locator("input[name=option-mode][value=cop]").check(force=True)
    assert offered_counts(page) == ["5", "6"]
    expect(page.locator("input[name=option-insane]").first).to_be_hidden()
    page.get_by_role("button", name="Open a table").click()
    expect(page.locator("#ui-seats li")).to_have_count(6)

"""Wherever an offered piece or place is drawn, a click on it chooses something."""

from __future__ import annotations

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.replay.lessons import lesson_of
from tests.browser.conftest import Visitor

CLICK_A_GRID = """(steps) => {
  // What would be asked of the server is only written down.
  const asked = [];
  window.fetch = (address) => { asked.push(String(address)); return new Promise(() => {}); };
  const board = document.querySelector("#ui-board");
  const shown = "rect, circle, ellipse, polygon, path";
  const dead = [];
  let clicked = 0;
  for (const carrier of board.querySelectorAll("[data-move]")) {
    const shapes = [...carrier.querySelectorAll(shown)].filter((one) => one.isPointInFill);
    const covers = (shape, x, y) =>
      shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()));
    const box = carrier.getBoundingClientRect();
    for (let row = 0; row < steps; row += 1) {
      for (let column = 0; column < steps; column += 1) {
        const x = box.left + ((column + 0.5) / steps) * box.width;
        const y = box.top + ((row + 0.5) / steps) * box.height;
        const top = document.elementFromPoint(x, y);
        if (!board.contains(top) || !shapes.some((shape) => covers(shape, x, y))) continue;
        const before = asked.length;
        const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
        top.dispatchEvent(new MouseEvent("click", at));
        clicked += 1;
        if (asked.length === before) dead.push(`${carrier.id} under ${top.outerHTML}`);
      }
    }
  }
  return { clicked, dead: dead.slice(0, 5) };
}"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_point_of_an_offered_place_is_dead(visitor: Visitor, game: Game) -> None:
    page = visitor()
    clicked = 0
    for place, step in enumerate(lesson_of(game).steps, start=1):
        if step.tries:
            page.goto(f"/learn/{game.key}/{place}")
            page.locator("#ui-board svg").wait_for()
            page.wait_for_function("document.fonts.status === 'loaded'")
            found = page.evaluate(CLICK_A_GRID, 9)
            assert found["dead"] == [], step.key
            clicked += found["clicked"]
    assert clicked > 400

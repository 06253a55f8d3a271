from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from oyabun.games import GAMES
from tests.browser.conftest import Visitor
from tests.browser.playing import open_table, picture, play_now

GAME = GAMES[0].key
TUNABLE = next(game.key for game in GAMES if game.fields)
AXE = (
    Path(__file__).parents[2] / "src/oyabun/web/client/node_modules/axe-core/axe.min.js"
).read_text()

EXAMINE = """async () => {
  const board = "#ui-board > svg";
  const around = await axe.run({ exclude: [board] });
  if (!document.querySelector(board)) return around.violations;
  // What is written on a card is part of its drawing: the label says what the card is.
  const drawn = { rules: { "label-content-name-mismatch": { enabled: false } } };
  return [...around.violations, ...(await axe.run(board, drawn)).violations];
}"""


def open_drawer(name: str) -> Callable[[Page, str], None]:
    def go(page: Page, _: str) -> None:
        play_now(page, GAME)
        page.get_by_role("button", name=name, exact=True).click()

    return go


def replay(page: Page, finished: str) -> None:
    page.goto(f"/t/{finished}")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#ui-slider")).to_be_visible()


def own_tables(page: Page, _: str) -> None:
    open_table(page, GAME, name="Ōkami", seats={})
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def open_tables(page: Page, _: str) -> None:
    page.goto(f"/new?game={GAME}")
    page.locator("input[name=listed]").check(force=True)
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/*")
    page.context.clear_cookies()  # somebody else looks at the first page
    page.goto("/")
    expect(page.get_by_role("heading", name="Tables with a free chair")).to_be_visible()


def goal(page: Page, _: str) -> None:
    play_now(page, GAME)
    page.get_by_role("button", name="Goal").click()
    expect(page.locator("#ui-goal")).to_be_visible()


def look_back(page: Page, finished: str) -> None:
    page.goto(f"/r/{finished}/review?seat=0")
    expect(page.locator(".review figure")).to_be_visible(timeout=120_000)


def lab(page: Page, _: str) -> None:
    page.goto(f"/editions/{TUNABLE}")
    page.locator("button[value=lab]").click()
    expect(page.locator(".lab")).to_be_visible()
    page.evaluate("window.opened = 'once'")
    expect(page.locator(".lab progress")).to_have_count(0, timeout=120_000)
    expect(page.locator(".lab figure").first).to_be_visible()
    assert page.evaluate("window.opened") == "once", "the page has grown, it was not loaded again"


def of_game(go: Callable[[Page, str], Any], game: str) -> Callable[[Page, str], Any]:
    return lambda page, _: go(page, game)


PAGES: dict[str, Callable[[Page, str], Any]] = {
    "home": lambda page, _: page.goto("/"),
    "new": lambda page, _: page.goto(f"/new?game={GAME}"),
    "lobby": lambda page, _: open_table(page, GAME, name="Ōkami", seats={}),
    "table": lambda page, _: play_now(page, GAME),
    "talk": open_drawer("Talk"),
    "rules beside the board": open_drawer("Rules"),
    "invitations": open_drawer("Table"),
    "the end": lambda page, finished: page.goto(f"/t/{finished}"),
    "replay": replay,
    "rules": lambda page, _: page.goto(f"/rules/{GAME}"),
    "lesson": lambda page, _: page.goto(f"/learn/{GAME}/2"),
    "lesson, tried": lambda page, _: page.goto(f"/learn/{GAME}/2?try=4"),
    "about": lambda page, _: page.goto("/about"),
    "own tables": own_tables,
    "tables on their way": lambda page, _: page.goto("/carry"),
    "offline": lambda page, _: page.goto("/offline"),
    "error": lambda page, _: page.goto("/t/nobody"),
    "goal": goal,
    "open tables": open_tables,
    "looking back": look_back,
    "numbers of the box": lambda page, _: page.goto(f"/editions/{TUNABLE}"),
    "lab": lab,
    "position": lambda page, _: page.goto("/position"),
    "fairness": lambda page, _: page.goto("/fair"),
} | {
    f"{what} of {game.key}": of_game(go, game.key)
    for game in GAMES[1:]
    for what, go in (
        ("table", play_now),
        ("lesson", lambda page, key: page.goto(f"/learn/{key}/3")),
        ("rules", lambda page, key: page.goto(f"/rules/{key}")),
    )
}


SMALL_TARGETS = """() => {
  const found = [];
  const pressed = "button, .button, select, summary, [role=tab], input, .foot a, .table-list a";
  for (const one of document.querySelectorAll(pressed)) {
    const place = one.type === "radio" || one.type === "checkbox" ? one.closest("label") : one;
    const { width, height } = place.getBoundingClientRect();
    if (width && height && Math.min(width, height) < 39.5) found.push(one.outerHTML.slice(0, 90));
  }
  return found;
}"""


def barriers(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds."""
    page.evaluate(AXE)
    found = page.evaluate(EXAMINE)
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_the_page_by_day(visitor: Visitor, finished: str, name: str) -> None:
    page = visitor(bypass_csp=True)
    PAGES[name](page, finished)
    assert barriers(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_everybody_can_use_the_page_on_a_small_telephone_by_night(
    visitor: Visitor, finished: str, name: str
) -> None:
    small = {"width": 360, "height": 740}
    page = visitor(viewport=small, has_touch=True, color_scheme="dark", bypass_csp=True)
    PAGES[name](page, finished)
    assert page.evaluate("document.documentElement.scrollWidth") <= small["width"]
    assert page.evaluate(SMALL_TARGETS) == []
    assert barriers(page) == []


def test_a_first_move_is_two_clicks_away(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play .* now$")).first.click()
    page.locator("#ui-board [data-move]").first.click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()


def test_the_language_is_the_browsers_until_somebody_chooses(visitor: Visitor) -> None:
    page = visitor(locale="fr")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Asseyez-vous")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sit down")
    play_now(page, GAME)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_visible()


def test_the_light_can_be_chosen(visitor: Visitor) -> None:
    page = visitor(color_scheme="dark")
    page.goto("/about")
    ground = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(ground)
    page.get_by_role("button", name="Auto").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(ground) != night


def test_a_finished_game_is_stepped_through_from_any_eyes(visitor: Visitor, finished: str) -> None:
    page = visitor()
    replay(page, finished)
    end = picture(page)
    slider = page.locator("#ui-slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("ply=0"))
    start = picture(page)
    assert start != end
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("ply=6"))
    seen = picture(page)
    page.get_by_label("Through the eyes of").select_option("all")
    expect(page).to_have_url(re.compile("eyes=all"))
    assert picture(page) != seen
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Through the eyes of").select_option("none")
    expect(page).to_have_url(re.compile("eyes=none"))
    assert picture(page) == end


def test_a_replay_runs_by_itself_and_stops(visitor: Visitor, finished: str) -> None:
    page = visitor()
    replay(page, finished)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("ply=2"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_record_is_downloaded_and_opened_again(
    visitor: Visitor, finished: str, tmp_path: Path
) -> None:
    page = visitor()
    replay(page, finished)
    page.get_by_text("Keep it", exact=True).click()
    for link, ending in (("Record", "record"), ("SVG", "svg"), ("PNG", "png")):
        with page.expect_download() as download:
            page.get_by_role("link", name=link, exact=True).click()
        download.value.save_as(tmp_path / ending)
        assert (tmp_path / ending).stat().st_size > 0
    page.goto("/")
    page.get_by_label("A record file").set_input_files(tmp_path / "record")
    page.get_by_role("button", name="Open the record").click()
    expect(page.locator("#ui-slider")).to_have_value("0")


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_the_form_opens_a_table_just_as_it_comes(visitor: Visitor, game: str) -> None:
    page = visitor()
    page.goto(f"/new?game={game}")
    page.get_by_label("Your name").fill("Ōkami")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_the_form_says_what_is_wrong_and_keeps_what_was_typed(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/new?game={GAME}")
    page.get_by_label("Your name").fill("Ōkami")
    page.get_by_text("Component data").click()
    page.locator("#ui-edition").fill("{}{")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ōkami")

"""What a table looks and feels like while a game is played."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from oyabun.core.chance import Rng
from oyabun.service import Event, SeatPlan, Seen, Table, encode
from oyabun.storage import SqliteStore
from tests.browser.conftest import Visitor
from tests.browser.playing import (
    OFFERED,
    let_play,
    open_table,
    play_now,
    play_until,
    say,
    sit_down,
    wait_for_the_end,
)
from tests.web.serving import Server, finished

PHONE = {"width": 360, "height": 740}
HOST = "host-token"
OWN = "own-token"
NOTE_PROMPTS = """() => {
  window.prompts = [];
  const note = () => window.prompts.push(document.querySelector("#ui-prompt").textContent);
  const whole = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(document.querySelector("#ui-prompt"), whole);
}"""


def height(page: Page, selector: str) -> float:
    return float(page.evaluate(f"document.querySelector('{selector}').clientHeight"))


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_board_has_all_the_height_however_much_can_be_chosen(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]})
    play_now(page, "kamiza")
    play_until("document.querySelector('#ui-moves .speaks')", page)
    assert page.locator("#ui-moves button").count() > 5
    assert height(page, "#ui-board") + height(page, ".bar") > size[1] - 5


@pytest.mark.parametrize("size", [(360, 740), (820, 1180)])
def test_on_a_narrow_screen_choices_scroll_and_leave_the_board_its_room(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    play_now(page, "kamiza")
    play_until("document.querySelector('#ui-moves .speaks')", page)
    assert height(page, "#ui-board") > size[1] * 0.4
    last = page.locator("#ui-moves button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()


def test_a_countdown_says_that_everybody_has_chosen(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "cash_n_guns")
    page.evaluate(NOTE_PROMPTS)
    let_play(page)
    page.wait_for_function("() => prompts.some((line) => line.startsWith('Everybody has'))")


def test_what_is_too_small_for_a_finger_comes_closer_by_itself(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "samurai", name="Ōkami", seats={1: "bot:random"})
    city = page.locator("#ui-board [aria-label^='Kyoto'][data-move]")
    while not city.is_visible():
        page.locator(OFFERED).first.tap()
        expect(page.locator("body")).not_to_have_class(re.compile("sending"))
    expect(page.locator("#ui-board")).to_have_class(re.compile("close-up"))
    box = city.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    log = page.locator("#ui-log li")
    told = log.count()
    city.tap(force=True)  # a ring lies over it
    expect(log.nth(told)).to_be_attached()
    expect(page.locator("#ui-board")).not_to_have_class(re.compile("close-up"))


class Line:
    """Somebody's sockets, on their way to the server; they can be cut."""

    def __init__(self, page: Page) -> None:
        self._sockets: list[WebSocketRoute] = []
        self._cut = False
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        socket.connect_to_server()
        self._sockets.append(socket)

    def cut(self) -> None:
        self._cut = True
        for socket in self._sockets:
            socket.close()

    def mend(self) -> None:
        self._cut = False


def test_what_was_said_while_the_line_was_down_is_heard_once(visitor: Visitor) -> None:
    page, other = visitor(), visitor()
    play_now(page, "kamiza")
    line = Line(other)
    other.goto(page.url)
    say(page, "one")
    expect(other.locator("#ui-chat li")).to_have_count(1)
    line.cut()
    expect(other.locator("#ui-outage")).to_be_visible()
    say(page, "two")
    line.mend()
    expect(other.locator("#ui-outage")).to_be_hidden()
    say(page, "three")
    for each in (page, other):
        expect(each.locator("#ui-chat li")).to_have_text(
            [re.compile(text) for text in ("one", "two", "three")]
        )


def test_the_end_says_who_won_and_the_same_table_plays_again(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "kamiza", name="Ōkami", seats={1: "bot:random", 2: "bot:random"})
    let_play(page)
    wait_for_the_end(page)
    winners = page.locator("#ui-ranking .winner .name").all_inner_texts()
    said = "You win." if "Ōkami" in winners else ", ".join(winners)
    expect(page.locator("#ui-winner")).to_contain_text(said)
    expect(page.locator("#ui-log li").last).to_be_in_viewport()  # though the result took its room
    before = page.url
    page.get_by_role("button", name="Another game").click()
    expect(page.locator("#ui-ask")).to_have_class(re.compile("asked"))
    assert page.url != before
    expect(page.locator("#ui-seats .name")).to_have_text(["Aoi", "Ōkami", "Chiyo"])


def test_somebody_whose_seat_a_bot_plays_is_asked_only_to_come_back(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    open_table(host, "kamiza", name="Ōkami", seats={1: "open", 2: "bot:random"})
    sit_down(guest, host.locator(".invitation input").first.input_value())
    expect(guest.locator(".remark.you")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator("#ui-prompt")).not_to_be_empty()
    host.get_by_role("button", name="Table", exact=True).click()
    host.get_by_role("button", name="Give it to a bot").click()
    expect(guest.locator("#ui-prompt")).to_contain_text("A bot plays your seat")
    assert guest.locator("#ui-moves button").count() == 0
    guest.get_by_role("button", name="Take my seat back").click()
    expect(guest.locator("#ui-come-back")).to_be_hidden()
    expect(guest.locator("#ui-prompt")).not_to_contain_text("A bot plays your seat")


# A throw


async def store_events(folder: Path, table: str, first: int, events: list[Event]) -> None:
    store = SqliteStore(folder / "tables.db")
    await store.append(table, first, [encode(event) for event in events], Seen(wakes=0.0))
    await store.close()


@pytest.fixture
def throwing(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server of its own, and the way to a seat that is about to throw a shuriken."""
    table = before_a_throw()
    first, events = table.take_fresh()
    finished(store_events(tmp_path, table.id, first, events[:-1]))
    server = Server(tmp_path, countdown=0.3)
    yield server, f"{server.url}/t/{table.id}/s/{OWN}"
    server.stop()


def before_a_throw() -> Table:
    """A table where the last thing that happened is that seat 0 chose a target to throw at."""
    return next(table for table in map(play_to_a_throw, range(50)) if table.throw is not None)


def play_to_a_throw(seed: int) -> Table:
    """A table that plays until seat 0 throws, or to its end."""
    rng = Rng(seed)
    now = time.time()
    plans = [SeatPlan("me"), *[SeatPlan("bot") for _ in range(5)]]
    options = {"mode": "yakuza", "shuriken": "skill", "cards": "off"}
    table = Table.open(
        "throwing",
        "cash_n_guns",
        plans,
        now,
        host_token=HOST,
        own_token=OWN,
        name="Ann",
        options=options,
        rng=rng,
    )
    table.start(now)
    while table.throw is None and table.stage == "playing":
        assert table.match is not None
        seat = table.match.waiting()[0]
        legal = table.match.view(seat).legal
        move = int(legal[rng.below(len(legal))].index)
        if seat == 0:
            table.submit(0, table.plies[0], move, "", str(table.match.ply), now)
        else:
            asked = next(asked for asked in table.bots_asked() if asked.seat == seat)
            table.play_bot(asked, move, now)
    return table


@pytest.mark.parametrize("stillness", ["reduce", "no-preference"])
def test_a_shuriken_is_thrown_by_hand(
    visitor: Visitor, throwing: tuple[Server, str], stillness: str
) -> None:
    _, link = throwing
    page = visitor(reduced_motion=stillness)
    sit_down(page, link)
    page.locator(OFFERED).first.click()
    let_go = page.get_by_role("button", name="Let go")
    expect(let_go).to_be_focused()
    expect(page.locator("#ui-prompt")).to_have_text("Your throw.")
    assert page.locator(".meter").is_visible() == (stillness == "no-preference")
    page.keyboard.press("Enter")
    expect(let_go).to_be_hidden()
    expect(page.locator("#ui-log")).to_contain_text(re.compile("It (hits|misses)"))
    let_play(page)
    wait_for_the_end(page)

"""A position is a line of text: one's own can be copied, anybody's can be shown."""

from __future__ import annotations

import re
from itertools import cycle

import httpx
import pytest

from oyabun.core.game import Game
from oyabun.core.notation import read_view
from oyabun.games import GAMES
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, Server, whose_turn


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def table(server: Server, game: Game) -> OpenTable:
    opened = server.open(*["open"] * game.seats[0], game=game.key).start()
    people = [opened.connect(seat) for seat in range(game.seats[0])]
    for _ in range(12):
        whose_turn(people).move()
    return opened


def text_of(table: OpenTable, seat: int | None) -> str:
    with asking.Client(cookies=table.keys(seat), timeout=PATIENCE) as client:
        return client.get(f"{table.server.url}/t/{table.id}/position").text


def show(server: Server, text: str, language: str = "en") -> httpx.Response:
    headers = {"Accept-Language": language}
    data = {"text": text}
    return asking.post(f"{server.url}/position", data=data, headers=headers, timeout=PATIENCE)


def test_each_copies_what_they_know_and_it_can_be_shown(
    server: Server, table: OpenTable, game: Game
) -> None:
    texts = [text_of(table, seat) for seat in (0, 1, None)]
    assert [read_view(game, text).seat for text in texts] == [0, 1, None]
    for text in texts:
        page = show(server, text)
        assert page.status_code == 200
        assert "<svg" in page.text
        assert "data-move" not in page.text


def test_a_line_that_is_no_position_is_answered_with_a_sentence(server: Server) -> None:
    assert asking.get(f"{server.url}/position").status_code == 200
    for line in ("", "rubbish", "oyabun/1 chess x", "oyabun/1 kamiza rules=1", "x" * 25_000):
        page = show(server, line, "fr")
        assert page.status_code in (400, 404)
        assert re.search('role="alert">[^<]', page.text)


def test_a_position_that_cannot_be_is_refused_and_holds_nobody_up(
    server: Server, table: OpenTable, game: Game
) -> None:
    text = text_of(table, 0)
    fields = [word for word in text.split(" ") if word.startswith(("public.", "own."))]
    assert fields
    extremes = cycle([str(2**62), "-1", str(2**63 - 1)])
    for field, extreme in zip(fields, extremes, strict=False):
        changed = re.sub(r"(?<=[=\[,])-?\d+", extreme, field, count=1)
        page = show(server, text.replace(field, changed))
        assert page.status_code in (200, 400), page.text
    assert asking.get(f"{server.url}/health").status_code == 200
    assert show(server, text).status_code == 200

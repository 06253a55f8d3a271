"""Whatever numbers and texts an edition or a record holds, the answer is clear and quick."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match, rng_dealer
from oyabun.core.play import decision
from oyabun.games import GAMES
from oyabun.replay import write_record
from tests.web import asking
from tests.web.serving import Server, whose_turn

SECONDS = 20.0
EXTREMES: list[Any] = [
    2**62,
    2**62 + 1,
    2**63,
    2**64 - 1,
    -1,
    -(2**63),
    10**18,
    0,
    1.5,
    -0.0,
    1e308,
    True,
    None,
    "",
    "x" * 5000,
    "\ud800",
    "\u202e",
    [],
    {},
    [[]],
    [0] * 1000,
    {"": {}},
]
RAW = ["Infinity", "-Infinity", "NaN", "1" * 5000, "1e400", '"\\ud800"', "[" * 3000 + "]" * 3000]
"""What no JSON library of ours would write."""
HOLE = '"\\u0000hole"'


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in component data."""
    if path:
        yield path
    items: Any = ()
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list):
        items = enumerate(data[:3])
    for name, inner in items:
        yield from paths(inner, (*path, name))


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(data)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return changed


@st.composite
def editions(draw: st.DrawFn, game: Game) -> str:
    """The shipped edition with some places changed to something extreme."""
    data: Any = dict(game.edition.data)
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(list(paths(data))))
        data = replaced(data, place, draw(st.sampled_from(EXTREMES)))
    if draw(st.booleans()):
        return json.dumps(data)
    place = draw(st.sampled_from(list(paths(data))))
    return json.dumps(replaced(data, place, "\0hole")).replace(HOLE, draw(st.sampled_from(RAW)))


few = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_edition_stops_the_server(server: Server, game: Game) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * game.seats[0]

    @few
    @given(text=editions(game))
    def open_with(text: str) -> None:
        body = json.dumps({"game": game.key, "seats": seats, "edition": text}).encode()
        answer = asking.post(
            f"{server.url}/api/tables",
            content=body,
            headers={"Content-Type": "application/json"},
            timeout=SECONDS,
        )
        assert answer.status_code in (201, 400), answer.text
        if answer.status_code == 400:
            assert answer.json()["error"] in ("EditionError", "MessageError")
            assert answer.json()["message"]
        assert asking.get(f"{server.url}/health", timeout=SECONDS).status_code == 200

    open_with()
    people = [one for table in [server.open().start()] for one in [table.connect(0)]]
    whose_turn([*people, *(people[0].table.connect(seat) for seat in (1, 2))])


def record_of(game: Game, plies: int) -> str:
    rng = Rng(1)
    match = Match.start(game, tuple(f"P{seat}" for seat in range(game.seats[0])))
    match.deal(rng_dealer(rng))
    while match.outcome is None and match.ply < plies:
        seat = match.waiting()[0]
        asked = decision(match.state)
        assert asked is not None
        move = asked.random_move(match.state, seat, rng)
        match.submit(seat, move, "Ha!" if move.speaks else "")
        match.deal(rng_dealer(rng))
    return write_record(match)


def upload(server: Server, record: bytes) -> httpx.Response:
    return asking.post(f"{server.url}/replay", files={"record": record}, timeout=SECONDS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_record_stops_the_server(server: Server, game: Game) -> None:
    lines = record_of(game, 30).split("\n")
    header = json.loads(lines[1])
    assert upload(server, "\n".join(lines).encode()).status_code == 303

    @few
    @given(
        place=st.sampled_from(list(paths(header))),
        value=st.sampled_from(EXTREMES),
        raw=st.none() | st.sampled_from(RAW),
        embedded=st.booleans(),
    )
    def read(place: tuple[Any, ...], value: Any, raw: str | None, *, embedded: bool) -> None:
        changed = replaced(header, place, "\0hole" if raw else value)
        if embedded and isinstance(changed.get("edition"), dict):
            changed["edition"]["data"] = dict(game.edition.data)
        line = json.dumps(changed)
        if raw:
            line = line.replace(HOLE, raw)
        text = "\n".join((lines[0], line, *lines[2:]))
        answer = upload(server, text.encode(errors="surrogatepass"))
        assert answer.status_code in (303, 422), answer.text
        assert asking.get(f"{server.url}/health", timeout=SECONDS).status_code == 200

    read()


@pytest.mark.parametrize("name", ["x" * 10_000, "a" + "\u0316" * 2000, "\u202eAnn", "\ud800", ""])
def test_a_name_in_a_record_is_a_name_as_at_a_table(server: Server, name: str) -> None:
    lines = record_of(GAMES[0], 5).split("\n")
    header = json.loads(lines[1])
    header["seats"][0] = name
    line = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    text = "\n".join((lines[0], line, *lines[2:]))
    answer = upload(server, text.encode(errors="surrogatepass"))
    assert answer.status_code == 422

"""The text of a view reads back, and a text from anybody is read with care."""

from __future__ import annotations

import re
from typing import Any

import pytest

from oyabun.core.chance import Rng
from oyabun.core.errors import NotationError, RequestError
from oyabun.core.game import Game
from oyabun.core.match import Match, rng_dealer
from oyabun.core.notation import (
    LONGEST,
    named_game,
    read_position,
    read_view,
    write_position,
    write_view,
)
from oyabun.core.play import decision
from oyabun.core.state import digest
from oyabun.games import GAMES
from oyabun.games.kamiza import GAME as KAMIZA
from oyabun.games.kamiza.moves import AREA, CARD


def played(game: Game, plies: int, seed: int = 7) -> Match:
    seats = game.seats_with(game.read_options({}))[-1]
    match = Match.start(game, tuple(f"<{seat}>" for seat in range(seats)))
    rng = Rng(seed)
    for _ in range(plies):
        asked = decision(match.state)
        if asked is None:
            break
        seat = match.waiting()[-1]
        match.submit(seat, asked.random_move(match.state, seat, rng))
    return match


def text_of(match: Match, seat: int | None) -> str:
    return write_view(match.game, match.header, match.edition, match.view(seat))


def in_kamiza() -> Match:
    match = Match.start(KAMIZA, ("Ann", "Bo", "Cy"))
    match.deal(rng_dealer(Rng(1)))
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("plies", [0, 1, 17, 60, 10_000])
def test_views_and_positions_of_every_game_read_back(game: Game, plies: int) -> None:
    match = played(game, plies)
    for seat in (None, *range(len(match.header.seats))):
        text = text_of(match, seat)
        assert "\n" not in text
        assert len(text) < LONGEST / 4
        assert named_game(text) == game.key
        again = read_view(game, text)
        assert again == match.view(seat)
        assert write_view(game, match.header, match.edition, again) == text
    whole = write_position(game, match.header, match.edition, match.state)
    assert digest(read_position(game, whole)) == digest(match.state)


def test_what_was_read_can_be_played_on() -> None:
    match = in_kamiza()
    seat = match.waiting()[0]
    view = read_view(KAMIZA, text_of(match, seat))
    assert KAMIZA.bot("heuristic")(view, Rng(3)) in match.view(seat).legal


def test_a_text_tells_no_more_than_its_view() -> None:
    match = in_kamiza()
    seat = match.waiting()[0]
    texts = set()
    for card in (0, 2):
        for area in (0, 1):
            other = match.at(match.ply)
            other.submit(seat, CARD[card])
            other.submit(seat, AREA[area])
            texts.add(text_of(other, (seat + 1) % 3))
    assert len(texts) == 1


def test_options_and_fields_stand_in_the_text_by_name() -> None:
    match = Match.start(KAMIZA, ("Ann", "Bo", "Cy"), {"police_rule": "warrant"})
    match.deal(rng_dealer(Rng(1)))
    seat = match.waiting()[0]
    match.submit(seat, CARD[2])
    text = text_of(match, seat)
    assert '"police_rule":"warrant"' in text
    assert "own.card=2" in text
    assert "own.card" not in text_of(match, None)


BROKEN: list[tuple[str, Any]] = [
    ("begins with", lambda text: text.removeprefix("oyabun/1 ")),
    ("begins with", lambda text: ""),
    ("not of 'kamiza'", lambda text: text.replace("kamiza", "samurai", 1)),
    ("at most 20000 characters", lambda text: text + " " * LONGEST),
    ("rules of Kamiza have changed", lambda text: re.sub("rules=.", "rules=99", text)),
    ("another edition", lambda text: text.replace('edition="', 'edition="x')),
    ("is missing", lambda text: re.sub(" eyes=[^ ]*", "", text)),
    ("said twice", lambda text: text + " eyes=1"),
    ("has that", lambda text: text + " public.nonsense=1"),
    ("no value that can be read", lambda text: text + " public.start={"),
    ("no value that can be read", lambda text: text + " public.start=" + "[" * 9000),
    ("no value that can be read", lambda text: text + " public.start=" + "9" * 5000),
    ("said once, as seats", lambda text: text + f" public.seats={1 << 62}"),
    ("no whole number", lambda text: text + f" public.kills={1 << 64}"),
    ("cannot be", lambda text: text + ' public.kills="x"'),
    ("cannot be", lambda text: text + " public.kills=1.5"),
    ("is for 3 to 4 players", lambda text: text.replace("seats=3", f"seats={1 << 62}")),
    ("eyes cannot be", lambda text: re.sub("eyes=.", "eyes=7", text)),
    ("no phase", lambda text: text.replace('"judge"', '"juggle"')),
    ("no move", lambda text: re.sub(r"legal=[^ ]*", f"legal=[[0,{1 << 40}]]", text)),
    ("must be a list", lambda text: re.sub(r"waiting=[^ ]*", "waiting=3", text)),
    ("must be a phrase", lambda text: re.sub(r"asks=[^ ]*", "asks=[1]", text)),
    ("option", lambda text: text.replace('"bribe"', '"breakfast"')),
]


@pytest.mark.parametrize(("complaint", "change"), BROKEN, ids=range(len(BROKEN)))
def test_a_text_that_is_no_view_is_refused_in_a_sentence(complaint: str, change: Any) -> None:
    text = text_of(in_kamiza(), 1)
    with pytest.raises(RequestError, match=complaint):
        read_view(KAMIZA, change(text))
    assert issubclass(NotationError, RequestError)

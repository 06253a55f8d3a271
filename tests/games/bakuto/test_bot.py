"""How the bot of Bakuto plays."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import random_bot
from oyabun.core.match import Match, rng_dealer
from oyabun.core.play import waiting
from oyabun.games.bakuto import GAME
from oyabun.games.bakuto.bot import choose
from oyabun.games.bakuto.mind.worth import lead, prize_worth
from oyabun.games.bakuto.state import BakutoState
from tests.games.bakuto.table import (
    ELEMENTS,
    activities,
    bare_table,
    cubes,
    offered,
    put_elements,
    resolve,
    resolved,
    table,
)


def decides(state: BakutoState, seed: int = 1) -> str:
    seat = waiting(state)[0]
    return str(choose(GAME.project(state, seat), Rng(seed)))


def test_the_bot_takes_the_prize_that_completes_a_family() -> None:
    state = table(2, {"red-a1": "0 b3"})
    activities(state, 0, 1, 1, 1, 1, 0)
    resolved(state, "red", elements="yazaemon-2 izumo-2 sake sake docks lending")
    assert decides(state) == "take lending"


def test_the_bot_takes_a_block_where_it_overtakes_somebody() -> None:
    state = table(2, {"red-a1": "0 b3"})
    state.public.round = 5
    cubes(state, "shinryogae", 1, 1)
    resolved(state, "red", elements="shinryogae-3 docks sake sake docks lending")
    assert decides(state) == "take shinryogae-3"


def test_a_prize_that_others_want_is_worth_more() -> None:
    state = bare_table(2)
    state.public.round = 5
    activities(state, 1, 4)
    lending, gambling = ELEMENTS["lending"], ELEMENTS["gambling"]
    worth = [prize_worth(state.box, state.public, 0, one) for one in (lending, gambling)]
    assert worth[1] > worth[0]


def test_the_ronin_of_the_bot_kills_the_stronger_enemy_and_not_its_own() -> None:
    slots = {
        "red-a1": "0 b3",
        "red-a2": "0 ronin",
        "red-a3": "1 b1-red",
        "red-b2": "1 b2-red-green",
    }
    state = table(4, slots)
    resolve(state, "red")
    assert offered(state) == ["strike red-a1", "strike red-a3", "strike red-b2"]
    put_elements(state, "red", "shinryogae-1 owari-1 sake sake docks lending")
    assert decides(state) != "strike red-a1"


def test_whoever_owns_more_is_ahead() -> None:
    state = bare_table(2)
    state.public.round = 3
    assert lead(state.box, state.public, 0) == 0
    cubes(state, "owari", 2, 1)
    activities(state, 0, 2, 1)
    assert lead(state.box, state.public, 0) > 0 > lead(state.box, state.public, 1)


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 1), (4, 1)])
def test_the_bot_beats_random_play(seats: int, games: int) -> None:
    for number in range(games):
        match = Match.start(GAME, ("x",) * seats)
        rng, hero = Rng(number), number % seats
        deal = rng_dealer(rng.fork())
        match.deal(deal)
        while match.waiting():
            seat = match.waiting()[0]
            bot = choose if seat == hero else random_bot
            match.submit(seat, bot(match.view(seat), rng))
            match.deal(deal)
        assert match.outcome is not None
        assert match.outcome.winners == (hero,)

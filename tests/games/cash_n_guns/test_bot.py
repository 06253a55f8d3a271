"""How the bot of Ca$h 'n Gun$ plays."""

from __future__ import annotations

import pytest

from oyabun.core.bits import row_set
from oyabun.core.chance import Rng
from oyabun.core.play import decision, play, play_checked, settle, waiting
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.bot import choose
from oyabun.games.cash_n_guns.components import TEAM_SEATS, pile_of
from oyabun.games.cash_n_guns.moves import FLIP, LIE, LOAD
from oyabun.games.cash_n_guns.state import CashState
from tests.games.cash_n_guns.scenes import TABLES, asked, reach, view

BASE = {"mode": "base"}


def match(seats: int, options: dict[str, str], bots: set[int], seed: int) -> CashState:
    """Return the end of a match in which some seats think and the others do not."""
    rng = Rng(seed)
    state: CashState = GAME.setup(seats, GAME.read_options(options), GAME.edition)
    settle(state)
    while (question := decision(state)) is not None:
        seat = waiting(state)[0]
        if seat in bots:
            play_checked(state, seat, choose(view(state, seat), rng))
        else:
            play(state, seat, question.random_move(state, seat, rng))
    return state


def won(state: CashState, seat: int) -> bool:
    """Return whether a seat is among the winners."""
    return state.outcome is not None and seat in state.outcome.winners


def how_often(state: CashState, seat: int, move: object) -> float:
    """Return how often the bot makes a move in a position."""
    seen = view(state, seat)
    return sum(choose(seen, Rng(seed)) is move for seed in range(100)) / 100


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_table_of_bots_plays_to_the_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        assert match(seats, options, set(range(seats)), seed).outcome is not None


@pytest.mark.parametrize(("seats", "options"), [(4, BASE), (5, {"mode": "cop", "cards": "on"})])
def test_one_bot_wins_more_than_half_against_those_who_do_not_think(
    seats: int, options: dict[str, str]
) -> None:
    wins = sum(won(match(seats, options, {game % seats}, game), game % seats) for game in range(40))
    assert wins > 20


def test_a_team_of_bots_wins_more_than_half_against_two_teams_who_do_not_think() -> None:
    wins = 0
    for game in range(30):
        team = {seat for seat, letter in enumerate(TEAM_SEATS[6]) if letter == "YEW"[game % 3]}
        wins += won(match(6, {"mode": "yakuza", "cards": "on"}, team, game), min(team))
    assert wins > 15


def facing(guns: int, wounds: int) -> CashState:
    """Return a position in which so many guns aim at seat 0, which has so many wounds."""
    state = reach(6, BASE, 4, asked("cojones", 2))
    public = state.public
    public.wounds = row_set(public.wounds, 0, 4, wounds)
    for seat in range(1, 6):
        target = 0 if seat <= guns else seat % 5 + 1
        public.now.aim = row_set(public.now.aim, seat, 4, target + 1)
    return state


def test_it_stays_up_when_nobody_aims_at_it() -> None:
    assert how_often(facing(0, wounds=2), 0, LIE) < 0.1


def test_it_lies_down_before_many_guns_with_its_last_life() -> None:
    assert how_often(facing(4, wounds=2), 0, LIE) > 0.9


def test_the_more_guns_and_wounds_the_less_courage() -> None:
    fear = [how_often(facing(guns, wounds), 0, LIE) for guns, wounds in ((0, 0), (2, 1), (4, 2))]
    assert fear == sorted(fear)
    assert fear[0] < fear[-1]


def test_it_loads_bullets_for_fat_pots_and_blanks_for_thin_ones() -> None:
    state = reach(4, BASE, 1, asked("load", 2))
    blanks = []
    for pot in (2, 2 | 4 << 8 | 6 << 16):
        state.public.pot = pot
        blanks.append(how_often(state, 0, LOAD[0]))
    assert blanks[0] > blanks[1] + 0.2


def test_it_bluffs_and_it_shoots() -> None:
    state = reach(4, BASE, 1, asked("load"))
    seen = view(state, 0)
    assert len({choose(seen, Rng(seed)) for seed in range(100)}) == 3


def test_its_last_bullets_are_spent_before_the_end() -> None:
    state = reach(4, BASE, 1, asked("load", 8))
    state.private[0].hand = pile_of((3, 1, 0))
    assert how_often(state, 0, LOAD[1]) > 0.8


@pytest.mark.rule("CNG-P1")
def test_a_cop_flips_the_phone_in_company_and_hides_when_alone() -> None:
    state = reach(5, {"mode": "cop"}, 2, asked("phone"))
    cop = next(seat for seat, own in enumerate(state.private) if own.cop)
    often = []
    for sharers in (0b11111, 1 << cop):
        state.public.now.sharers = state.public.asked = sharers | 1 << cop
        state.public.answered = 0
        often.append(how_often(state, cop, FLIP))
    assert often[0] > 0.6
    assert often[1] < 0.4
    assert often[1] < often[0]

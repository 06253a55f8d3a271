"""Somebody who plays Zoku: the brawl table, and decisions that a sound player makes."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import random_bot
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, legal_moves, play, waiting
from oyabun.games.zoku import GAME
from oyabun.games.zoku.bot import choose
from oyabun.games.zoku.mind.brawls import Band, compute, stored
from oyabun.games.zoku.moves import PASS
from tests.games.zoku.table import NAMES, Table, brawl

PUBLISHED = {
    (1, 1): (0.37, 0.37),
    (2, 1): (0.59, 0.24),
    (3, 1): (0.72, 0.17),
    (2, 2): (0.41, 0.41),
    (3, 2): (0.51, 0.30),
    (3, 3): (0.39, 0.39),
    (1, 1, 1): (0.25, 0.25, 0.25),
    (2, 1, 1): (0.47, 0.18, 0.18),
    (2, 2, 2): (0.24, 0.24, 0.24),
    (3, 3, 3): (0.20, 0.20, 0.20),
}
"""Win shares of brawls of so many against so many."""


def fought(bands: tuple[int, ...], rounds: int) -> list[float]:
    """Return how often each gang wins when the rules are played, kicks at the strongest rival."""
    seats = max(2, len(bands))
    wins = [0] * seats
    rng = Rng(17)
    begun = [brawl(Table(seats, first=first, days=1), *bands).match.state for first in range(seats)]
    for number in range(rounds):
        state = begun[number % seats].clone()
        while state.public.slot == 0:
            seat = waiting(state)[0]
            asked = decision(state)
            assert asked is not None
            if asked.name == "kick":
                kicks = [move for move in legal_moves(state, seat) if move is not PASS]
                strength = [state.public.fighting(move.number // 5) for move in kicks]
                counts = [bin(pieces).count("1") for pieces in strength]
                play(state, seat, kicks[counts.index(max(counts))])
            elif seat == CHANCE:
                play(state, seat, asked.random_move(state, seat, rng))
            else:
                play(state, seat, GAME.moves.parse("throw steady"))
        for seat in range(seats):
            wins[seat] += bool(state.public.owned[seat] & 1)
    return [won / rounds for won in wins]


@pytest.mark.parametrize("bands", PUBLISHED)
def test_the_stored_shares_of_brawls_are_what_the_rules_give(bands: tuple[int, ...]) -> None:
    shares = stored().of(tuple([Band(count) for count in bands]))
    played = fought(bands, 4000)
    for share, published, won in zip(shares, PUBLISHED[bands], played, strict=False):
        assert abs(share - published) <= 0.02
        assert abs(share - won) <= 0.025  # two deviations of 4,000 brawls, and a little


def test_the_stored_shares_are_what_the_command_computes() -> None:
    chances = tuple(GAME.edition.data["throws"]["steady"])
    computed = compute(chances)
    assert computed.keys() == stored().known.keys()
    for name, shares in computed.items():
        assert shares == pytest.approx(stored().known[name], abs=0.0002)


def decide(table: Table, seat: int) -> str:
    return str(choose(table.match.view(seat), Rng(1)))


def test_it_kicks_when_a_kick_wins() -> None:
    table = brawl(Table(2), 1, 1)
    table.throw("feet", "back")
    assert decide(table, 0) == "zoku 1-1"


def home_turf(display: list[str]) -> str:
    """Return what it does when nobody claims the first card of the last day."""
    table = brawl(Table(2, {0: ["home-turf"]}, display=display, days=1), 1, 1)
    table.throw("out", "belly")
    table.quiet("fight-end")
    return decide(table, 0)


def test_it_plays_home_turf_for_a_rich_quartier_and_not_for_a_poor_one() -> None:
    rest = ["yotsuya", "shinbashi", "kudan", "kuramae"]
    assert home_turf(["dogenzaka", *rest]) == "use home-turf"
    assert home_turf(["hatagaya", *rest]) == "pass"


def test_it_takes_an_empty_quartier_rather_than_nothing() -> None:
    table = Table(2)
    assert decide(table, 0).startswith("place ")


def test_it_does_not_send_a_third_alone() -> None:
    table = Table(2, zokus=3)
    table.place(0)
    table.place(1)
    table.place(1)
    while table.asked == "place-zokus" and table.public.day == 0:
        move = decide(table, 0)
        table.do(0, move)
    assert table.held(0) == 0
    assert len(table.owned(0)) == 3, "three Zokus, three Quartiers"


def test_it_pays_the_police_for_what_is_worth_it() -> None:
    table = Table(2, {0: ["bribe"]}, display=["dogenzaka", "yotsuya", "shinbashi", "kudan", "ueno"])
    table.placement([0, 0, 0])
    table.quiet("police")
    assert decide(table, 0) == "use bribe"


def test_it_shoots_whoever_stands_between_it_and_a_rich_quartier() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "ueno"]
    table = brawl(Table(2, {0: ["cheap-shot"]}, display=display, days=1), 1, 1)
    table.throw("edge", "edge")
    assert decide(table, 0) == "use cheap-shot"
    table.use(0, "cheap-shot")
    assert decide(table, 0) == "zoku 1-1"


def test_it_wins_against_random_players() -> None:
    wins = 0.0
    for number in range(12):
        match = Match.start(GAME, NAMES[:2])
        rng = Rng(number)
        me = number % 2
        while match.waiting():
            match.deal(rng_dealer(rng))
            for seat in match.waiting():
                bot = choose if seat == me else random_bot
                match.submit(seat, bot(match.view(seat), rng))
                break
        assert match.outcome is not None
        wins += (me in match.outcome.winners) / len(match.outcome.winners)
    assert wins >= 11, "the command oyabun simulate measures it in full"

"""Simulations: fair to every bot, and the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from oyabun.arena import simulate
from oyabun.arena.simulation import Played, Series, seat_bots, summarize, wilson
from oyabun.core.errors import OptionError, RequestError, SeatError, UnknownBotError
from oyabun.games.kamiza import GAME

SERIES = Series("kamiza", ("a", "b", "c"), 3, {}, 1)


def test_a_simulation_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate(GAME, ["random"], games=30, seed=4)
    two = simulate(GAME, ["random"], games=30, seed=4, jobs=2)
    assert one == two


def test_another_seed_gives_other_games() -> None:
    first = simulate(GAME, ["random"], games=30, seed=4)
    other = simulate(GAME, ["random"], games=30, seed=5)
    assert first.bots != other.bots


@pytest.mark.parametrize(("bots", "seats"), [("abc", 3), ("ab", 3), ("ab", 4), ("abcde", 4)])
def test_every_bot_plays_every_seat_equally_often(bots: str, seats: int) -> None:
    taken = Counter(
        (bot, seat)
        for number in range(2 * len(bots))
        for seat, bot in enumerate(seat_bots(tuple(bots), seats, number))
    )
    assert set(taken.values()) == {2}
    assert len(taken) == len(bots) * seats


def test_nobody_always_sits_behind_the_same_neighbour() -> None:
    behind_a = set()
    for number in range(6):
        seating = seat_bots(("a", "b", "c"), 3, number)
        behind_a.add(seating[(seating.index("a") + 1) % 3])
    assert behind_a == {"b", "c"}


def test_a_shared_victory_counts_in_parts() -> None:
    played = [
        Played(("a", "b", "c"), (1, 1, 3), (9, 9, 2), "tired", 10),
        Played(("b", "c", "a"), (1, 2, 3), (5, 4, 3), "bored", 20),
    ]
    results = summarize(SERIES, played)
    assert [one.wins for one in results.bots] == [0.5, 1.5, 0]
    assert [one.mean_place for one in results.bots] == [2, 1, 2.5]
    assert [one.mean_score for one in results.bots] == [6, 7, 3]
    assert list(results.bots[0].win_rate_by_seat) == [0.5, None, 0]
    assert results.mean_length == 15
    assert results.end_reasons == {"bored": 1, "tired": 1}


def test_a_game_that_everybody_loses_gives_nobody_a_win() -> None:
    played = [Played(("a", "b", "c"), (2, 2, 2), (0, 0, 0), "police", 1)]
    assert [one.wins for one in summarize(SERIES, played).bots] == [0, 0, 0]


def test_the_wilson_interval_is_the_one_of_the_textbook() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 0) == (0, 1)
    assert wilson(5, 5)[1] == 1


def test_a_bot_that_sits_twice_is_counted_for_each_seat() -> None:
    results = simulate(GAME, ["random"], games=10, seed=1, seats=4)
    assert results.bots[0].seatings == 40
    assert results.bots[0].wins == pytest.approx(10)


def test_every_game_is_ticked() -> None:
    ticks: list[None] = []
    simulate(GAME, ["random"], games=7, seed=1, tick=lambda: ticks.append(None))
    assert len(ticks) == 7


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_heuristic_bot_of_kamiza_beats_random_players(seats: int) -> None:
    line_up = ["heuristic", *["random"] * (seats - 1)]
    results = simulate(GAME, line_up, games=24, seed=2, seats=seats)
    assert results.bots[0].win_rate_low > 1.3 / seats


def test_bad_requests_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError):
        simulate(GAME, ["hal"], games=1, seed=1)
    with pytest.raises(SeatError):
        simulate(GAME, ["random"], games=1, seed=1, seats=9)
    with pytest.raises(OptionError):
        simulate(GAME, ["random"], games=1, seed=1, options={"police_rule": "mercy"})
    with pytest.raises(RequestError):
        simulate(GAME, [], games=1, seed=1)

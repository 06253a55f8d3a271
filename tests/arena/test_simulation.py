"""Simulations: fair to every bot, and the same for the same seed."""

from __future__ import annotations

import os
import signal
from collections import Counter
from multiprocessing import active_children
from pathlib import Path

import pytest
from msgspec.structs import replace

from oyabun.arena import Crew, Results, simulate
from oyabun.arena.keeping import KeptSeriesError
from oyabun.arena.matches import Played, find_bot
from oyabun.arena.results import summarize, wilson
from oyabun.arena.schedule import Series, fixture, seat_bots
from oyabun.core.chance import Rng
from oyabun.core.errors import OptionError, RequestError, SeatError, UnknownBotError
from oyabun.core.play import settle
from oyabun.core.state import AnyState
from oyabun.games.cash_n_guns import GAME as CASH
from oyabun.games.kamiza import GAME
from oyabun.games.samurai import GAME as SAMURAI
from oyabun.replay import read_record

SERIES = Series("kamiza", ("a", "b", "c"), 3, {}, 1, "rotation")


def ended(
    seating: str, places: tuple[int, ...], scores: tuple[int, ...], reason: str, length: int
) -> Played:
    """A game that ended so."""
    each = len(seating)
    spent = ((4,) * each, (0.5,) * each, (0.25,) * each)
    return Played(0, 0, tuple(seating), places, scores, (), reason, length, *spent)


def untimed(results: Results) -> Results:
    """All that must be the same again."""
    return replace(results, seconds={})


def test_a_simulation_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate(GAME, ["random"], games=30, seed=4)
    two = simulate(GAME, ["random"], games=30, seed=4, crew=Crew(2))
    assert untimed(one) == untimed(two)


def test_a_killed_process_costs_time_and_nothing_else() -> None:
    killed: list[int] = []

    def kill_one(games: int) -> None:
        if games and not killed:
            killed.append(active_children()[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    alone = simulate(GAME, ["random"], games=400, seed=4)
    hunted = simulate(GAME, ["random"], games=400, seed=4, crew=Crew(2), tick=kill_one)
    assert killed
    assert untimed(hunted) == untimed(alone)


def test_a_simulation_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def have_enough(games: int) -> None:
        ticks.append(games)
        if len(ticks) == 8:
            raise KeyboardInterrupt

    ticks: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, ["random"], games=20, seed=4, folder=tmp_path, tick=have_enough)
    with (tmp_path / "games.jsonl").open("a") as lines:
        lines.write('{"number":7,"dea')  # what a crash may leave
    ticks = []
    again = simulate(GAME, ["random"], games=20, seed=4, folder=tmp_path, tick=ticks.append)
    assert ticks == [7, *[1] * 13]
    assert untimed(again) == untimed(simulate(GAME, ["random"], games=20, seed=4))


def test_every_kept_game_has_its_record(tmp_path: Path) -> None:
    simulate(GAME, ["random"], games=3, seed=4, folder=tmp_path)
    records = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in records] == ["000000.oyabun", "000001.oyabun", "000002.oyabun"]
    assert read_record(records[0].read_text()).outcome is not None


def test_a_folder_keeps_the_games_of_one_series(tmp_path: Path) -> None:
    simulate(GAME, ["random"], games=2, seed=4, folder=tmp_path)
    with pytest.raises(KeptSeriesError, match="something else"):
        simulate(GAME, ["random"], games=2, seed=5, folder=tmp_path)


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
        ended("abc", (1, 1, 3), (9, 9, 2), "tired", 10),
        ended("bca", (1, 2, 3), (5, 4, 3), "bored", 20),
    ]
    results = summarize(SERIES, played)
    assert [one.wins for one in results.bots] == [0.5, 1.5, 0]
    assert [one.mean_place for one in results.bots] == [2, 1, 2.5]
    assert [one.mean_score for one in results.bots] == [6, 7, 3]
    assert list(results.bots[0].win_rate_by_seat) == [0.5, None, 0]
    assert results.mean_length == 15
    assert results.end_reasons == {"bored": 1, "tired": 1}


def test_a_game_that_everybody_loses_gives_nobody_a_win() -> None:
    played = [ended("abc", (2, 2, 2), (0, 0, 0), "police", 1)]
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
    ticks: list[int] = []
    simulate(GAME, ["random"], games=7, seed=1, tick=ticks.append)
    assert sum(ticks) == 7


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_heuristic_bot_of_kamiza_beats_random_players(seats: int) -> None:
    line_up = ["heuristic", *["random"] * (seats - 1)]
    results = simulate(GAME, line_up, games=24, seed=2, seats=seats)
    assert results.bots[0].win_rate_low > 1.3 / seats


def test_bad_requests_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError, match="and here instinct, stranger"):
        simulate(GAME, ["hal"], games=1, seed=1)
    with pytest.raises(SeatError):
        simulate(GAME, ["random"], games=1, seed=1, seats=9)
    with pytest.raises(OptionError):
        simulate(GAME, ["random"], games=1, seed=1, options={"police_rule": "mercy"})
    with pytest.raises(RequestError):
        simulate(GAME, [], games=1, seed=1)


def test_instinct_plays_better_than_chance_and_from_views_alone() -> None:
    found = simulate(SAMURAI, ["instinct", "random"], games=20, seed=3)
    instinct, chance = found.bots
    assert instinct.win_rate > 0.9 > chance.win_rate
    view = SAMURAI.project(started(), 0)
    moves = {find_bot(SAMURAI, "instinct")(view, Rng(seed)) for seed in range(5)}
    assert moves <= set(view.legal)


def started() -> AnyState:
    """A new match of Samurai."""
    state = SAMURAI.setup(2, SAMURAI.read_options({}), SAMURAI.edition)
    settle(state)
    return state


def test_a_bot_can_play_whole_teams_each_of_them_equally_often() -> None:
    series = Series(
        "cash_n_guns",
        ("a", "b", "b"),
        7,
        CASH.read_options({"mode": "yakuza"}),
        1,
        "teams",
    )
    alone = [fixture(series, number).seating for number in range(6)]
    assert sorted("".join(seating) for seating in alone) == sorted(
        ["abababb", "babbbab", "bbbabba"] * 2
    )


def test_a_team_wins_as_one() -> None:
    options = {"mode": "yakuza"}
    found = simulate(
        CASH,
        ["random", "heuristic", "heuristic"],
        games=6,
        seed=4,
        seats=8,
        options=options,
        teams=True,
    )
    assert [one.seatings for one in found.bots] == [6, 12]
    assert sum(one.wins for one in found.bots) == pytest.approx(6)
    assert len(found.bots[0].win_rate_by_seat) == 3


def test_where_everybody_plays_alone_there_are_no_teams() -> None:
    with pytest.raises(RequestError, match="everybody plays alone"):
        simulate(GAME, ["random"], games=1, seed=4, teams=True)

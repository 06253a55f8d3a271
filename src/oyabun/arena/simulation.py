"""Bots play each other many times, in every seat alike.

Game number i of a seed is always the same game, so the results do not depend on how many processes
play. Only plain data crosses between them: keys, names, numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from multiprocessing import get_context
from typing import Final, NamedTuple

import msgspec

from oyabun.core.chance import Rng
from oyabun.core.errors import RequestError
from oyabun.core.game import Bot, Game
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, play, play_checked, settle, waiting
from oyabun.shelf import find_game

CONFIDENT: Final = 1.96
"""Standard deviations of an interval that holds the truth 95 times in 100."""


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did, over all seats that it took."""

    bot: str
    seatings: int
    """How often it sat at a table; twice in one game counts twice."""
    wins: float
    """A victory shared by two counts one half for each."""
    win_rate: float
    """Wins for each seating; a fair share is one over the number of seats."""
    win_rate_low: float
    win_rate_high: float
    """The Wilson interval: in 95 of 100 such simulations it holds the true rate."""
    mean_place: float
    mean_score: float
    win_rate_by_seat: tuple[float | None, ...]
    """None for a seat that it never took."""


class Results(msgspec.Struct, frozen=True):
    """What a simulation found."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    mean_length: float
    """Decisions in a game, those of the dealer included."""
    end_reasons: dict[str, int]
    """How many games ended so."""
    bots: tuple[BotResult, ...]


class Series(NamedTuple):
    """What a process must know to play any game of a simulation."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, str]
    seed: int


class Played(NamedTuple):
    """One game: who sat where, and how it ended."""

    seating: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    length: int


def simulate(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    tick: Callable[[], None] = lambda: None,
) -> Results:
    """Play `games` games and sum them up; `tick` is called after each.

    Bots take turns around the table, so there may be fewer or more of them than seats. Without a
    number of seats there are as many as bots, if the game takes that many.
    """
    if not bots or games < 1 or jobs < 1:
        raise RequestError("a simulation needs a bot, a game to play and a process to play it")
    for name in bots:
        game.bot(name)
    chosen = game.read_options({} if options is None else options)
    count = seats if seats is not None else max(len(bots), game.seats_with(chosen)[0])
    game.check_seats(count, chosen)
    series = Series(game.key, tuple(bots), count, chosen, seed)
    played: list[Played] = []
    for one in _play_all(series, games, jobs):
        played.append(one)
        tick()
    return summarize(series, played)


def _play_all(series: Series, games: int, jobs: int) -> Iterator[Played]:
    tasks = ((series, number) for number in range(games))
    if jobs == 1:
        yield from map(_play_one, tasks)
        return
    chunk = max(1, min(50, games // (4 * jobs)))
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play_one, tasks, chunk)


def _play_one(task: tuple[Series, int]) -> Played:
    series, number = task
    game = find_game(series.game)
    rng = Rng((series.seed << 32) | number)
    seating = seat_bots(series.bots, series.seats, number)
    return play_game(game, seating, series.options, rng)


def seat_bots(bots: tuple[str, ...], seats: int, number: int) -> tuple[str, ...]:
    """Return who sits where in game `number`: one further each game, and in both directions."""
    turn, back = number % len(bots), number // len(bots) % 2
    return tuple(bots[(turn + (-seat if back else seat)) % len(bots)] for seat in range(seats))


def play_game(game: Game, seating: tuple[str, ...], options: Mapping[str, str], rng: Rng) -> Played:
    """Play one game to its end; each bot sees its own view and has its own random numbers."""
    state = game.setup(len(seating), options, game.edition)
    settle(state)
    minds: list[tuple[Bot, Rng]] = [(game.bot(name), rng.fork()) for name in seating]
    length = 0
    while (asked := decision(state)) is not None:
        seat = waiting(state)[0]
        if seat == CHANCE:
            play(state, CHANCE, asked.random_move(state, CHANCE, rng))
        else:
            bot, thoughts = minds[seat]
            play_checked(state, seat, bot(game.project(state, seat), thoughts))
        length += 1
    outcome = state.outcome
    assert outcome is not None, "a match that asks nothing more has an outcome"
    return Played(seating, outcome.places, outcome.scores, outcome.reason, length)


def summarize(series: Series, played: Sequence[Played]) -> Results:
    """Return the results of the games, bot by bot in the order they were named."""
    reasons = Counter(one.reason for one in played)
    return Results(
        game=series.game,
        seats=series.seats,
        options=dict(series.options),
        seed=series.seed,
        games=len(played),
        mean_length=mean(one.length for one in played),
        end_reasons={reason: reasons[reason] for reason in sorted(reasons)},
        bots=tuple(_bot_result(bot, series.seats, played) for bot in dict.fromkeys(series.bots)),
    )


def _bot_result(bot: str, seats: int, played: Sequence[Played]) -> BotResult:
    taken = [
        (seat, one) for one in played for seat, sitter in enumerate(one.seating) if sitter == bot
    ]
    won = [victory(one, seat) for seat, one in taken]
    wins = sum(won)
    low, high = wilson(wins, len(taken))
    return BotResult(
        bot=bot,
        seatings=len(taken),
        wins=wins,
        win_rate=mean(won),
        win_rate_low=low,
        win_rate_high=high,
        mean_place=mean(one.places[seat] for seat, one in taken),
        mean_score=mean(one.scores[seat] for seat, one in taken),
        win_rate_by_seat=tuple(
            mean(victory(one, its) for its, one in taken if its == seat)
            if any(its == seat for its, _ in taken)
            else None
            for seat in range(seats)
        ),
    )


def victory(one: Played, seat: int) -> float:
    """Return the seat's part in the victory."""
    return 1 / one.places.count(1) if one.places[seat] == 1 else 0.0


def mean(values: Iterable[float]) -> float:
    """Return the mean, 0 of nothing."""
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """Return the Wilson score interval of a rate."""
    if not trials:
        return 0.0, 1.0
    rate, square = wins / trials, CONFIDENT**2
    centre = rate + square / (2 * trials)
    spread = CONFIDENT * sqrt(rate * (1 - rate) / trials + square / (4 * trials**2))
    whole = 1 + square / trials
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)

"""What many games say: shares with intervals, seats, lengths, seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec
from msgspec.structs import replace

from oyabun.arena.matches import Played
from oyabun.arena.schedule import Series

CONFIDENT: Final = 1.96
"""Standard deviations of an interval that holds the truth 95 times in 100."""


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did, over all seats that it took."""

    bot: str
    seatings: int
    """How often it sat at a table; twice in one game counts twice, a whole team once."""
    wins: float
    """A victory shared by two counts one half for each."""
    win_rate: float
    """Wins for each seating; a fair share is one over the number of seats, or of teams."""
    win_rate_low: float
    win_rate_high: float
    """The Wilson interval: in 95 of 100 such simulations it holds the true rate."""
    mean_place: float
    mean_score: float
    win_rate_by_seat: tuple[float | None, ...]
    """By team where bots play whole teams; None for a seat that it never took."""


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thought, in seconds on one core."""

    decisions: int
    mean: float
    slowest: float


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
    seconds: dict[str, Pace]
    """By bot; the only thing here that is not the same again."""


class Share(msgspec.Struct, frozen=True):
    """A part of all victories, with its interval of 95 %."""

    share: float
    low: float
    high: float


def summarize(series: Series, played: Sequence[Played]) -> Results:
    """Return the results of the games, bot by bot in the order they were named."""
    bots = tuple(dict.fromkeys(series.bots))
    places = series.seats
    if series.kind == "teams":
        played = [between_teams(one) for one in played]
        places = len(played[0].teams)
    return Results(
        game=series.game,
        seats=series.seats,
        options=dict(series.options),
        seed=series.seed,
        games=len(played),
        mean_length=mean(one.length for one in played),
        end_reasons=end_reasons(played),
        bots=tuple(bot_result(bot, places, played) for bot in bots),
        seconds={bot: pace(bot, played) for bot in bots},
    )


def between_teams(one: Played) -> Played:
    """Return a game as one between teams: each of them sits, thinks and wins as one."""
    return replace(
        one,
        seating=tuple(one.seating[team[0]] for team in one.teams),
        places=tuple(one.places[team[0]] for team in one.teams),
        scores=tuple(one.scores[team[0]] for team in one.teams),
        decisions=tuple(sum(one.decisions[seat] for seat in team) for team in one.teams),
        seconds=tuple(sum(one.seconds[seat] for seat in team) for team in one.teams),
        slowest=tuple(max(one.slowest[seat] for seat in team) for team in one.teams),
    )


def end_reasons(played: Iterable[Played]) -> dict[str, int]:
    """Return how many games ended in which way."""
    reasons = Counter(one.reason for one in played)
    return {reason: reasons[reason] for reason in sorted(reasons)}


def seatings(bot: str, played: Iterable[Played]) -> list[tuple[int, Played]]:
    """Return every seat that a bot took, and in which game."""
    return [
        (seat, one) for one in played for seat, sitter in enumerate(one.seating) if sitter == bot
    ]


def bot_result(bot: str, seats: int, played: Sequence[Played]) -> BotResult:
    """Return how one bot did."""
    taken = seatings(bot, played)
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


def pace(bot: str, played: Iterable[Played]) -> Pace:
    """Return how long one bot thought."""
    taken = seatings(bot, played)
    decisions = sum(one.decisions[seat] for seat, one in taken)
    seconds = sum(one.seconds[seat] for seat, one in taken)
    slowest = max((one.slowest[seat] for seat, one in taken), default=0.0)
    return Pace(decisions, seconds / max(1, decisions), slowest)


def seat_shares(seats: int, played: Sequence[Played]) -> tuple[Share, ...]:
    """Return how much of the victories fell to each seat, whoever sat there."""
    return tuple(
        share_of(sum(victory(one, seat) for one in played), len(played)) for seat in range(seats)
    )


def against(bot: str, other: str, played: Iterable[Played]) -> float | None:
    """Return how often a bot finished before another at the same table; equal counts one half."""
    met = [
        0.5 if one.places[mine] == one.places[its] else float(one.places[mine] < one.places[its])
        for mine, one in seatings(bot, played)
        for its, sitter in enumerate(one.seating)
        if sitter == other
    ]
    return mean(met) if met else None


def share_of(wins: float, trials: int) -> Share:
    """Return a share with its interval."""
    return Share(wins / trials if trials else 0.0, *wilson(wins, trials))


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

"""A tournament: every mix of bots plays the same deals, each bot from every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from oyabun.arena.crew import ALONE, Crew
from oyabun.arena.matches import Played
from oyabun.arena.ratings import Rating, rate
from oyabun.arena.results import (
    Pace,
    Share,
    against,
    bot_result,
    end_reasons,
    mean,
    pace,
    seat_shares,
    share_of,
)
from oyabun.arena.schedule import Series
from oyabun.arena.simulation import Tick, make_series, play_series
from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.shelf import find_game

BARS: Final = 16
"""How many classes of lengths are told apart."""


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    rating: Rating
    seatings: int
    """How often it sat at a table; twice in one game counts twice."""
    wins: Share
    """A victory shared by two counts one half for each."""
    wins_by_seat: tuple[float | None, ...]
    mean_place: float
    mean_score: float
    against: dict[str, float]
    """How often it finished before each other bot at the same table."""
    seconds: Pace


class Bar(msgspec.Struct, frozen=True):
    """How many games had a length in a class."""

    shortest: int
    longest: int
    games: int


class Tournament(msgspec.Struct, frozen=True):
    """What a tournament found."""

    game: str
    title: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    deals: int
    rules_version: int
    edition: str
    """Fingerprint of the component data."""
    bots: tuple[Standing, ...]
    """The best first."""
    seat_wins: tuple[Share, ...]
    """How much of the victories fell to each seat, whoever sat there."""
    mean_length: float
    """Decisions in a game, those of the dealer included."""
    lengths: tuple[Bar, ...]
    end_reasons: dict[str, int]
    command: str
    """What plays the same games again."""
    date: str
    """The day they were played."""


def hold(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    command: str,
    date: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    crew: Crew = ALONE,
    folder: Path | None = None,
    tick: Tick = lambda _games: None,
) -> Tournament:
    """Play at least `games` games, so many that every table was seen from all sides."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise RequestError("an arena needs two bots or more, each named once")
    series = make_series(game, bots, kind="mixes", seed=seed, seats=seats, options=options)
    played = play_series(series, games, crew=crew, folder=folder, tick=tick)
    return sum_up(series, played, command=command, date=date)


def sum_up(series: Series, played: Sequence[Played], *, command: str, date: str) -> Tournament:
    """Return what the games of a tournament say."""
    game = find_game(series.game)
    ratings = rate(series.bots, played)
    standings = [_standing(bot, ratings[bot], series, played) for bot in series.bots]
    standings.sort(key=lambda standing: -standing.rating.rating)
    return Tournament(
        game=series.game,
        title=game.title,
        seats=series.seats,
        options=dict(series.options),
        seed=series.seed,
        games=len(played),
        deals=len({one.deal for one in played}),
        rules_version=game.rules_version,
        edition=game.edition.digest,
        bots=tuple(standings),
        seat_wins=seat_shares(series.seats, played),
        mean_length=mean(one.length for one in played),
        lengths=length_bars([one.length for one in played]),
        end_reasons=end_reasons(played),
        command=command,
        date=date,
    )


def _standing(bot: str, rating: Rating, series: Series, played: Sequence[Played]) -> Standing:
    result = bot_result(bot, series.seats, played)
    met = {other: against(bot, other, played) for other in series.bots if other != bot}
    return Standing(
        bot=bot,
        rating=rating,
        seatings=result.seatings,
        wins=share_of(result.wins, result.seatings),
        wins_by_seat=result.win_rate_by_seat,
        mean_place=result.mean_place,
        mean_score=result.mean_score,
        against={other: share for other, share in met.items() if share is not None},
        seconds=pace(bot, played),
    )


def length_bars(lengths: Sequence[int]) -> tuple[Bar, ...]:
    """Return the lengths in classes of equal width."""
    low, high = min(lengths), max(lengths)
    width = -(-(high - low + 1) // BARS)
    return tuple(
        Bar(start, start + width - 1, sum(start <= one < start + width for one in lengths))
        for start in range(low, high + 1, width)
    )

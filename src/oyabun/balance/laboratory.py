"""Plays the games of a lab: with one edition, or with two on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from oyabun.arena.crew import Crew, play_all
from oyabun.arena.keeping import Folder
from oyabun.arena.matches import INSTINCT
from oyabun.arena.schedule import Series, series_edition
from oyabun.arena.simulation import make_series
from oyabun.balance.findings import Balance, Comparison, compare, sum_up
from oyabun.balance.watching import Watched, watch_number
from oyabun.core.editions import Edition
from oyabun.core.errors import RequestError
from oyabun.core.game import Game

Tick = Callable[[int], None]
"""Is told how many games have been played since it was last told."""


class Question(msgspec.Struct, frozen=True):
    """What a lab is asked: one series of games, or two to be compared."""

    first: Series
    second: Series | None
    games: int
    """How many of each."""

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.games * (1 if self.second is None else 2)


def ask(
    game: Game,
    *,
    games: int,
    seed: int,
    bots: Sequence[str] = (),
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    against: Edition | None = None,
    against_options: Mapping[str, object] | None = None,
) -> Question:
    """Return a question, or say what is wrong with it before anything is played.

    There is something to compare with where another edition or other options are named; what is
    not named is the same for both.
    """
    if games < 2:
        raise RequestError("a lab needs two games or more")
    names = tuple(bots) or (INSTINCT,)
    first = make_series(
        game, names, kind="rotation", seed=seed, seats=seats, options=options, edition=edition
    )
    check_box(game, first)
    if against is None and not against_options:
        return Question(first, None, games)
    second = make_series(
        game,
        names,
        kind="rotation",
        seed=seed,
        seats=first.seats,
        options={**(options or {}), **(against_options or {})},
        edition=edition if against is None else against,
    )
    check_box(game, second)
    return Question(first, second, games)


def check_box(game: Game, series: Series) -> None:
    """Raise unless the edition of a series can be set up with its seats and options."""
    game.setup(series.seats, series.options, series_edition(series))


def study(
    question: Question,
    *,
    jobs: int = 1,
    folder: Path | None = None,
    tick: Tick = lambda _games: None,
) -> Balance | Comparison:
    """Play, and return what the games say; a folder keeps them, so that one can go on later."""
    place = None if folder is None else folder / "games"
    first = watch_series(question.first, question.games, jobs=jobs, folder=place, tick=tick)
    if question.second is None:
        return sum_up(question.first, first)
    other = None if folder is None else folder / "games-against"
    second = watch_series(question.second, question.games, jobs=jobs, folder=other, tick=tick)
    return compare((question.first, first), (question.second, second))


def watch_series(
    series: Series, games: int, *, jobs: int, folder: Path | None, tick: Tick
) -> list[Watched]:
    """Play the first games of a series and return what was seen of them, in order."""
    keeping = None if folder is None else Folder(folder, series, Watched)
    known = {} if keeping is None else keeping.played()
    found = {number: known[number] for number in range(games) if number in known}
    tick(len(found))
    missing = [number for number in range(games) if number not in found]
    for one in play_all(partial(watch_number, series), missing, Crew(jobs)):
        if keeping is not None:
            keeping.keep(one)
        found[one.number] = one
        tick(1)
    return [found[number] for number in range(games)]

"""Bots play each other many times, in every seat alike."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from oyabun.arena.crew import ALONE, Crew, play_all
from oyabun.arena.keeping import Folder
from oyabun.arena.matches import Kept, Played, find_bot, play_number
from oyabun.arena.results import Results, summarize
from oyabun.arena.schedule import Kind, Series, teams_at, whole_blocks
from oyabun.core.editions import Edition
from oyabun.core.errors import RequestError
from oyabun.core.game import Game

Tick = Callable[[int], None]
"""Is told how many games have been played since it was last told."""


class PlayNumber(Protocol):
    """Plays a game of a series, in any process."""

    def __call__(self, series: Series, number: int, *, recorded: bool) -> Kept:
        """Play game `number`."""


def make_series(
    game: Game,
    bots: Sequence[str],
    *,
    kind: Kind,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Series:
    """Return a series, or say what is wrong with it before anything is played.

    Without a number of seats there are as many as bots, if the game takes that many; mixes may be
    of fewer.
    """
    for name in bots:
        find_bot(game, name)
    chosen = game.read_options({} if options is None else options)
    fewest, most = game.seats_with(chosen)[0], game.seats_with(chosen)[-1]
    usual = max(len(bots), fewest)
    if kind == "mixes":
        usual = min(usual, most)
    count = usual if seats is None else seats
    game.check_seats(count, chosen)
    if kind == "teams" and not teams_at(game.key, count, tuple(chosen.items())):
        raise RequestError(f"in {game.title} everybody plays alone with these options")
    own = edition is not None and edition.digest != game.edition.digest
    text = json.dumps(dict(edition.data), ensure_ascii=False) if edition and own else ""
    return Series(game.key, tuple(bots), count, chosen, seed, kind, text)


def play_series(
    series: Series,
    games: int,
    *,
    crew: Crew = ALONE,
    folder: Path | None = None,
    tick: Tick = lambda _games: None,
    play_one: PlayNumber = play_number,
) -> list[Played]:
    """Play the first games of a series and return them in order.

    A folder keeps them, with their records; what it has already is not played again.
    """
    wanted = range(whole_blocks(series, games))
    keeping = None if folder is None else Folder(folder, series, Played)
    known = {} if keeping is None else keeping.played()
    found = {number: known[number] for number in wanted if number in known}
    tick(len(found))
    missing = [number for number in wanted if number not in found]
    play = partial(play_one, series, recorded=keeping is not None)
    for kept in play_all(play, missing, crew):
        if keeping is not None:
            keeping.keep(kept.played, kept.record)
        found[kept.played.number] = kept.played
        tick(1)
    return [found[number] for number in wanted]


def simulate(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    teams: bool = False,
    crew: Crew = ALONE,
    folder: Path | None = None,
    tick: Tick = lambda _games: None,
) -> Results:
    """Play `games` games and sum them up.

    Bots take turns around the table, so there may be fewer or more of them than seats; or each of
    them plays a whole team.
    """
    if not bots or games < 1 or crew.jobs < 1:
        raise RequestError("a simulation needs a bot, a game to play and a process to play it")
    kind: Kind = "teams" if teams else "rotation"
    series = make_series(game, bots, kind=kind, seed=seed, seats=seats, options=options)
    return summarize(series, play_series(series, games, crew=crew, folder=folder, tick=tick))

"""Who sits where in which game, and with which deal: a number says it all.

Game number i of a series is always the same game, whoever plays it and when: so it can be played in
any process, again after a crash, or by somebody who does not believe the result.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, Literal, NamedTuple

import msgspec

from oyabun.core.chance import Rng
from oyabun.core.editions import Edition, read_edition
from oyabun.shelf import find_game

Kind = Literal["rotation", "teams", "mixes"]
SHUFFLES: Final = 20
"""How often an order is sought that no turn of the table repeats."""
DEALING, THINKING, SEATING = range(3)
"""What random numbers are for: neither of them tells anything of the others."""


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has to be known to play any game of a series."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    kind: Kind
    """`rotation`: the bots turn around the table, each game with a deal of its own. `teams`: the
    same, but a bot plays a whole team. `mixes`: every mix of bots plays every deal, and each of its
    bots plays it from every seat."""
    edition: str = ""
    """The component data as JSON; nothing for those that come with the game."""


class Fixture(NamedTuple):
    """One game that is to be played."""

    deal: int
    seating: tuple[str, ...]


def series_edition(series: Series) -> Edition:
    """Return the edition that a series is played with."""
    return read_once(series.edition) if series.edition else find_game(series.game).edition


@lru_cache(maxsize=8)
def read_once(text: str) -> Edition:
    """Return an edition, read only once in a process."""
    return read_edition(text)


def fixture(series: Series, number: int) -> Fixture:
    """Return game `number` of a series."""
    if series.kind == "rotation":
        return Fixture(number, seat_bots(series.bots, series.seats, number))
    if series.kind == "teams":
        return Fixture(number, seat_teams(series, number))
    mixes = all_mixes(series.bots, series.seats)
    block, turn = divmod(number, series.seats)
    deal, place = divmod(block, len(mixes))
    order = list(range(len(mixes)))
    random_numbers(series.seed, deal, SEATING).shuffle(order)
    around = arrange(mixes[order[place]], random_numbers(series.seed, block, SEATING).fork())
    return Fixture(deal, around[turn:] + around[:turn])


def random_numbers(seed: int, number: int, use: int) -> Rng:
    """Return the stream of a series for one of its deals, games or tables."""
    return Rng((use << 64) | ((seed & 0xFFFFFFFF) << 32) | number)


def seat_bots(bots: tuple[str, ...], seats: int, number: int) -> tuple[str, ...]:
    """Return who sits where in game `number`: one further each game, and in both directions."""
    turn, back = number % len(bots), number // len(bots) % 2
    return tuple(bots[(turn + (-seat if back else seat)) % len(bots)] for seat in range(seats))


def seat_teams(series: Series, number: int) -> tuple[str, ...]:
    """Return who sits where in game `number` if bots are whole teams: one further each game."""
    sitting = [""] * series.seats
    teams = teams_at(series.game, series.seats, tuple(series.options.items()))
    for team, bot in zip(teams, seat_bots(series.bots, len(teams), number), strict=True):
        for seat in team:
            sitting[seat] = bot
    return tuple(sitting)


@lru_cache(maxsize=8)
def teams_at(
    key: str, seats: int, options: tuple[tuple[str, str], ...]
) -> tuple[tuple[int, ...], ...]:
    """Return who plays together at a table; nothing where everybody plays alone."""
    game = find_game(key)
    state = game.setup(seats, dict(options), game.edition)
    teams: tuple[tuple[int, ...], ...] = game.project(state, None).teams()
    return teams


@lru_cache(maxsize=16)
def all_mixes(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return all ways to fill the table with at least two different bots."""
    mixes = combinations_with_replacement(dict.fromkeys(bots), seats)
    return tuple(mix for mix in mixes if len(set(mix)) > 1)


def arrange(mix: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """Return the mix in an order that looks different after every turn of the table."""
    order = list(mix)
    for _ in range(SHUFFLES):
        rng.shuffle(order)
        if all(order[turn:] + order[:turn] != order for turn in range(1, len(order))):
            return tuple(order)
    return mix


def whole_blocks(series: Series, games: int) -> int:
    """Return how many games to play so that everybody at a table has had every seat."""
    if series.kind != "mixes":
        return games
    return -(-games // series.seats) * series.seats

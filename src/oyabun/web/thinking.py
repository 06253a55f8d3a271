"""Where bots think: other processes, because compiled code holds the interpreter while it runs.

A worker gets plain data, plays the match again and hands the bot the view of its seat, nothing
else; what comes back is the number of a move.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.match import Entry, Header, Match
from oyabun.games import find_game
from oyabun.service import Asked, Table


class Task(NamedTuple):
    """A match so far, as plain data, and who is asked."""

    header: Header
    edition: str
    """Component data as JSON, where it is not what comes with the game."""
    entries: tuple[tuple[int, int, bool], ...]
    """Seat, number of the move, whether the rules decided."""
    seat: int
    bot: str
    seed: int


def make_task(table: Table, asked: Asked) -> Task:
    """Return what a worker needs to let a bot answer."""
    match = table.match
    assert match is not None, "only a running match asks"
    entries = tuple((entry.seat, int(entry.move.index), entry.lapsed) for entry in match.entries)
    seed = secrets.randbits(96)
    return Task(match.header, table.spec.edition, entries, asked.seat, asked.bot, seed)


def think(task: Task) -> int:
    """Return the number of the move that the bot chooses; runs in a worker."""
    game = find_game(task.header.game)
    edition = read_edition(task.edition) if task.edition else game.edition
    match = Match(game, task.header, edition)
    for seat, index, lapsed in task.entries:
        match.append(Entry(seat, game.moves.decode(index), lapsed=lapsed))
    view = match.view(task.seat)
    return int(game.bot(task.bot)(view, Rng(task.seed)).index)

"""Scrambled worlds: every byte that leaves for a seat is the same in all worlds it cannot tell."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision
from oyabun.games import GAMES
from oyabun.service import Asked, SeatPlan, Table
from oyabun.web.drawing import Album, Picture
from oyabun.web.panel import Eyes, Moment, show_chat
from oyabun.web.positions import position_text
from oyabun.web.thinking import make_task

NOW: Final = 1_000_000.0
WORLDS_EACH: Final = 10
"""So many worlds are dealt anew for each seat at each position."""
NOBODY_HERE: Final[frozenset[int]] = frozenset()


class Worlds(Struct):
    """What was compared in one game."""

    game: str
    worlds: int
    differing: int
    """Worlds in which a byte was different."""


def compare_worlds(count: int, games: Sequence[Game] = GAMES, seed: int = 10) -> tuple[Worlds, ...]:
    """Compare so many worlds, over all these games."""
    return tuple(_compare(game, count // len(games), seed) for game in games)


def _compare(game: Game, count: int, seed: int) -> Worlds:
    rng = Rng(seed)
    compared = differing = 0
    while compared < count:
        table = _new_table(game, rng)
        while table.stage == "playing" and compared < count:
            for seat in (*range(len(table.seats)), None):
                differing += _differing(table, seat, rng)
                compared += WORLDS_EACH
            _play_on(table, rng)
    return Worlds(game.key, compared, differing)


def _new_table(game: Game, rng: Rng) -> Table:
    count = game.seats_with(game.read_options({}))[-1]
    plans = [SeatPlan("open")] * count
    table = Table.open("t", game.key, plans, NOW, host_token="host", clock=60, rng=rng)  # noqa: S106 -- nobody's
    for seat in range(count):
        table.claim(seat, f"Person {seat}", f"own-{seat}", NOW)
    table.start(NOW)
    table.take_fresh()
    return table


def _match(table: Table) -> Match:
    assert table.match is not None, "it has begun"
    return table.match


def _play_on(table: Table, rng: Rng) -> None:
    """Let anybody who is asked move, or what is in the air come down."""
    match = _match(table)
    waiting = match.waiting()
    if waiting == (CHANCE,):
        due = table.next_instant()
        assert due is not None, "nothing stays in the air"
        table.tick(due)
    else:
        seat = waiting[int(rng.below(len(waiting)))]
        asked = decision(match.state)
        assert asked is not None, "the match goes on"
        move = asked.random_move(match.state, seat, rng)
        words = "Ha!" if move.speaks else ""
        now = table.heard_at
        table.submit(seat, table.plies[seat], int(move.index), words, f"{match.ply}", now)
    table.take_fresh()


def _differing(table: Table, seat: int | None, rng: Rng) -> int:
    match = _match(table)
    real = match.state
    eyes = Eyes(seat, "en", "light")
    as_it_is = _sent(table, eyes)
    differing = 0
    for _ in range(WORLDS_EACH):
        match.state = match.game.secrets.scramble(real, seat, rng)
        differing += _sent(table, eyes) != as_it_is
    match.state = real
    return differing


def _sent(table: Table, eyes: Eyes) -> tuple[bytes, ...]:
    """Return everything that would leave for these eyes: page, socket, text, bot's worker."""
    album = Album(eyes)
    picture: Picture = album.draw(Moment(table, NOBODY_HERE))
    picture.version = 0
    snapshot = msgspec.json.encode(picture.snapshot(*show_chat(table, eyes)))
    text = position_text(table, eyes.seat).encode()
    if eyes.seat is None:
        return snapshot, text
    task = make_task(table, Asked(eyes.seat, "random", table.plies[eyes.seat]), 1)
    return snapshot, text, pickle.dumps(task)

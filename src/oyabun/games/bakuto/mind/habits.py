"""What players do who are not quite blind: how a round is played out in the mind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, Phase
from oyabun.games.bakuto.mind.worth import prize_worth
from oyabun.games.bakuto.moves import TAKE
from oyabun.games.bakuto.rules.resolution import kinds_at
from oyabun.games.bakuto.view import World, strike_gain

KEEPS: Final = 4
"""Of so many chances to use a tile, one is taken."""


def habit(world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
    """Return what a player of an imagined world does: care for prizes and victims, else chance."""
    name = asked.name
    if seat == CHANCE:
        return asked.random_move(world, seat, rng)
    if name == "pick":
        return best(world, seat)
    if name == "strike":
        return cruellest(asked.moves(world, seat), world, seat)
    if name == "recruit":
        return asked.moves(world, seat)[-1]
    move = asked.random_move(world, seat, rng)
    if move.kind == "use" and rng.below(KEEPS):
        return asked.moves(world, seat)[0]
    return move


def best(world: World, seat: i64) -> Move:
    """Return the move that takes the prize worth most."""
    box, public = world.box, world.public
    kinds = kinds_at(public)
    found = lowest_bit(kinds)
    if kinds & (kinds - 1):
        most = -1.0
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            worth = prize_worth(box, public, seat, box.name_of[kind])
            if worth > most:
                most = worth
                found = kind
    return TAKE[box.name_of[found]]


def cruellest(moves: list[Move], world: World, seat: i64) -> Move:
    """Return the strike that helps one's own side most."""
    found = moves[0]
    most = -100
    for move in moves:
        gained = int(strike_gain(world, seat, move.number))
        if gained > most:
            most = gained
            found = move
    return found

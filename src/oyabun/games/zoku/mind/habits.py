"""What a fair player of Zoku does in a brawl and with a Lieutenant: kicks, throws and schemes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.play import answer
from oyabun.core.thinking import outcome_shares
from oyabun.games.zoku.components import BACK, BELLY, EDGE
from oyabun.games.zoku.mind.outlook import chances
from oyabun.games.zoku.moves import END, PASS, PIECES, ZOKU
from oyabun.games.zoku.rules.brawl import KICK
from oyabun.games.zoku.rules.lieutenants import (
    AGAIN,
    COME_FROM,
    COME_TO,
    COME_WHO,
    KEEP,
    SHOT,
    SNITCH_WHERE,
    SNITCH_WHO,
    SWAP,
    SWAP_WITH,
)
from oyabun.games.zoku.view import World

SCHEMES: Final = tuple(
    [
        phases[0].name
        for phases in (
            COME_FROM,
            COME_WHO,
            COME_TO,
            SWAP,
            SWAP_WITH,
            SNITCH_WHERE,
            SNITCH_WHO,
            SHOT,
        )
    ]
)
"""Questions of Lieutenants whose answer the evaluation can judge at once."""


def best_kick(world: World, seat: i64) -> Move:
    """Kick one of the strongest rival that can be kicked."""
    public = world.public
    targets = KICK[seat].targets(world, seat)
    best: Move = PASS
    most: i64 = 0
    while targets:
        piece = lowest_bit(targets)
        targets &= targets - 1
        strength = count_bits(public.fighting(piece // PIECES))
        if strength > most:
            most = strength
            best = ZOKU[piece]
    return best


def scheme(world: World, asked: Phase, seat: i64) -> Move:
    """Return the answer to a Lieutenant's question that the evaluation likes best."""
    best = asked.moves(world, seat)[0]
    most = -1.0
    for move in asked.moves(world, seat):
        promise = schemed(world.clone(), asked, seat, move)
        if promise > most:
            most = promise
            best = move
    return best


def schemed(trial: World, asked: Phase, seat: i64, move: Move) -> float:
    """Return what a world promises a seat after its best answers to what is asked next."""
    then = answer(trial, asked, seat, move)
    if trial.outcome is not None:
        return outcome_shares(trial.outcome, int(trial.public.seats))[seat]
    if then is None or then.seat != seat or then.name not in SCHEMES:
        return chances(trial, trial.public.bands)[seat]
    return max([schemed(trial.clone(), then, seat, next_) for next_ in then.moves(trial, seat)])


def throw_or_keep(world: World, asked: Phase, seat: i64) -> Move:
    """Throw again whoever is KO; keep whoever fights; let somebody jump who could be kicked."""
    public = world.public
    moves = asked.moves(world, seat)
    best = moves[0]
    for move in moves:
        if move is END:
            continue
        position = public.piece(move.number)
        if asked is AGAIN[seat]:
            wanted = position == BELLY
        elif asked is KEEP[seat]:
            wanted = position >= EDGE
        else:
            wanted = position == BACK
        if wanted:
            best = move
    return best

"""One simulation: what becomes of an imagined world if a seat does this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, DECISION, TOGETHER, Phase
from oyabun.core.play import answer, settle
from oyabun.core.thinking import Mind, world_shares
from oyabun.core.view import AnyImagined

ENDLESS: Final[i64] = 20_000
"""Decisions after which a world is evaluated wherever it stands: some games have no end."""

Plan = list[Move]
"""What a seat does in a row before anybody else is asked or anything is seen."""


def carry_out(world: AnyImagined, seat: i64, plan: Plan) -> Phase | None:
    """Play a plan in a world; return what is asked then, if anything."""
    asked = settle(world)
    for move in plan:
        assert asked is not None, "a plan ends with the match at the latest"
        asked = answer(world, asked, seat, move)
    return asked


def let_chance(world: AnyImagined, rng: Rng) -> Phase | None:
    """Let chance do what it is about to do; return what somebody is asked then, if anything."""
    asked = settle(world)
    while asked is not None and asked.kind == DECISION and asked.seat == CHANCE:
        asked = answer(world, asked, CHANCE, asked.random_move(world, CHANCE, rng))
    return asked


def play_on(world: AnyImagined, asked: Phase | None, mover: i64, mind: Mind, rng: Rng) -> None:
    """Let everybody do what is foreseen, for as many turns as the mind looks ahead.

    The `mover`, who has just moved, is the one who thinks; its turn does not count.
    """
    eyes = mover
    left = mind.turns if mind.turns else ENDLESS
    decisions: i64 = 0
    before: Phase | None = asked
    while asked is not None and decisions < ENDLESS:
        if asked.kind == TOGETHER:
            if before is not asked and before is not None:
                left -= 1
            seat = lowest_bit(asked.owing(world))
            mover = CHANCE
        else:
            seat = asked.seat
            if seat != CHANCE and seat != mover:
                if mover != CHANCE or (before is not None and before.kind == TOGETHER):
                    left -= 1
                mover = seat
        if left < 0 or mind.rests(world, asked):
            return
        before = asked
        if seat == CHANCE:
            move = asked.random_move(world, seat, rng)
        else:
            move = mind.foresee(world, asked, seat, eyes, rng)
        asked = answer(world, asked, seat, move)
        decisions += 1


def simulate(world: AnyImagined, seat: i64, plan: Plan, mind: Mind, rng: Rng) -> list[float]:
    """Return every seat's share after a plan and the turns that follow; uses the world up."""
    play_on(world, carry_out(world, seat, plan), seat, mind, rng)
    return world_shares(mind, world)

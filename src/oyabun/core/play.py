"""The driver: who is waited for, and what a move does to the stack."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit, members
from oyabun.core.chance import Rng
from oyabun.core.errors import IllegalMoveError, MatchOverError, NotYourTurnError
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, DECISION, STEP, TOGETHER, Decision, Phase
from oyabun.core.state import AnyState

DEALER: Final[tuple[int, ...]] = (CHANCE,)
GROUPS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(members(one)) for one in range(512)])
"""Who may be waited for at a table of up to nine, by bit set: made once, for it is asked often."""


def settle(state: AnyState) -> Phase | None:
    """Run steps, skip idle phases and reveal full answers; return what is then asked, if anything.

    Whoever plays on keeps what it returns: looking at the stack again costs as much as a move.
    """
    stack = state.stack
    while stack:
        top = stack[-1]
        kind = top.kind
        if kind == TOGETHER:
            if top.pending(state):
                if top.owing(state):
                    return top
                stack.pop()
                state.seal()
                top.reveal(state)
            else:
                stack.pop()
        elif top.pending(state):
            if kind == DECISION:
                return top
            stack.pop()
            if state.diary is not None:
                state.diary.steps.append(top.name)
            top.run(state)
        else:
            stack.pop()
    return None


def decision(state: AnyState) -> Decision | None:
    """Return what is being asked, or None when the match is over."""
    if not state.stack:
        return None
    top = state.stack[-1]
    assert top.kind != STEP, "settle() leaves a decision on top"
    return cast(Decision, top)


def waiting(state: AnyState) -> tuple[int, ...]:
    """Return every seat that owes an answer now, or (CHANCE,), or nobody at the end."""
    asked = decision(state)
    if asked is None:
        return ()
    if asked.seat == CHANCE:
        return DEALER
    owing = asked.owing(state)
    return GROUPS[owing] if owing < len(GROUPS) else tuple(members(owing))


def legal_moves(state: AnyState, seat: int) -> list[Move]:
    """Return the legal moves of a seat: none unless it is waited for."""
    asked = decision(state)
    if asked is None or seat not in waiting(state):
        return []
    return asked.moves(state, seat)


def play(state: AnyState, seat: i64, move: Move) -> None:
    """Carry out one legal move. Trusts its caller, as search does."""
    answer(state, state.stack[-1], seat, move)


def answer(state: AnyState, asked: Phase, seat: i64, move: Move) -> Phase | None:
    """Carry out a legal move that answers what is asked; return what is asked next, if anything."""
    if asked.kind == TOGETHER:
        asked.play(state, seat, move)
        return settle(state)
    state.stack.pop()
    asked.play(state, seat, move)
    then = settle(state)
    # What was decided stands as soon as the question has passed to somebody else.
    if seat == CHANCE or then is None or then.seat != seat:
        state.epoch += 1
    return then


def play_checked(state: AnyState, seat: int, move: Move) -> None:
    """Carry out one move that came from outside; nothing changes when it is refused."""
    check(state, seat, move)
    play(state, seat, move)


def check(state: AnyState, seat: int, move: Move) -> None:
    """Raise unless the rules offer this move to this seat now."""
    asked = decision(state)
    if asked is None:
        raise MatchOverError("the match is over: no move can be played any more")
    owing = waiting(state)
    if seat not in owing:
        named = ", ".join("the dealer" if one == CHANCE else f"seat {one}" for one in owing)
        raise NotYourTurnError(f"nothing is asked of seat {seat} now; waiting for {named}")
    if move not in asked.moves(state, seat):
        raise IllegalMoveError(f"{str(move)!r} is not allowed now")


def asked_seat(state: AnyState, asked: Phase) -> i64:
    """Return who answers next: the one who is asked, or the lowest of several."""
    if asked.kind == TOGETHER:
        return lowest_bit(asked.owing(state))
    return asked.seat


def playout(state: AnyState, rng: Rng) -> int:
    """Play random moves to the end and return how many decisions that took."""
    asked = settle(state)
    count = 0
    while asked is not None:
        seat = asked_seat(state, asked)
        asked = answer(state, asked, seat, asked.random_move(state, seat, rng))
        count += 1
    return count


def playout_listed(state: AnyState, rng: Rng) -> int:
    """Play as `playout` does, the same game, but listing all legal moves at every decision."""
    asked = settle(state)
    count = 0
    while asked is not None:
        seat = asked_seat(state, asked)
        if seat == CHANCE:
            move = asked.random_move(state, seat, rng)
        else:
            moves = asked.moves(state, seat)
            move = moves[rng.below(len(moves))]
        asked = answer(state, asked, seat, move)
        count += 1
    return count

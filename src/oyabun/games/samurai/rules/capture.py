"""Influence, capture, the end and the victory of Samurai."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import NIBBLE, add_nibble, count_bits, has, lowest_bit, one_bit, row_get
from oyabun.core.outcome import Outcome, places_by
from oyabun.games.samurai.components import FIGURES, MAX_SEATS, SETTLEMENTS, TIES_ONLY
from oyabun.games.samurai.state import BYTE, NOTHING, Public, SamuraiState

LAST_FIGURE: Final = "last-figure"
TIES: Final = "ties"
LEAD: Final = 100
"""SAM-E10: what being first in a type adds to the score at the end: more than all figures do."""
WINS: Final[tuple[str, ...]] = ("wins-by-all", "wins-by-others", "wins-outright")

# Influence and capture


def close_settlements(state: SamuraiState, place: i64) -> None:
    """SAM-I2, SAM-I6: take the figures of every settlement whose last land hex this was."""
    public = state.public
    board = state.box
    rest = board.near[place] & (public.figures[0] | public.figures[1] | public.figures[2])
    closed = False  # spares the test of the end where nothing was taken
    while rest:
        settlement = lowest_bit(rest)
        rest &= rest - 1
        if not board.ring[settlement] & public.land:
            capture(state, settlement)
            closed = True
    if closed:
        end_if_over(state)


def capture(state: SamuraiState, settlement: i64) -> None:
    """SAM-I3, SAM-I4: each figure goes to the strictly greatest influence on it, or aside."""
    public = state.public
    bit = one_bit(settlement)
    public.emptied |= bit
    for figure in range(len(FIGURES)):
        if not public.figures[figure] & bit:
            continue
        public.figures[figure] &= ~bit
        influence = public.influence(state.box, settlement, figure)
        winner = strictly_greatest(influence, BYTE)
        word, word2 = FIGURES[figure], SETTLEMENTS[settlement]
        if winner != NOTHING:
            public.captured = add_nibble(public.captured, winner * 3 + figure, 1)
            state.tell("captures", seat=winner, word=word, word2=word2)
            continue
        public.aside = add_nibble(public.aside, figure, 1)
        if influence:
            state.tell("set-aside", word=word, word2=word2)
            continue
        state.tell("unclaimed", word=word, word2=word2)
        if public.aside_rule == TIES_ONLY:
            public.uncounted = add_nibble(public.uncounted, figure, 1)


def strictly_greatest(row: i64, width: i64) -> i64:
    """Return the index with the one greatest number of a row; NOTHING for a tie or all zeros."""
    best: i64 = 0
    winner: i64 = NOTHING
    for index in range(MAX_SEATS):
        number = row_get(row, index, width)
        if number > best:
            best = number
            winner = index
        elif number == best:
            winner = NOTHING
    return winner


# End and victory


def end_if_over(state: SamuraiState) -> None:
    """SAM-E1, SAM-E2, SAM-E3: the end is tested when all captures of one tile are done."""
    public = state.public
    gone = not (public.figures[0] and public.figures[1] and public.figures[2])
    aside = public.set_aside(0) + public.set_aside(1) + public.set_aside(2)
    if not gone and aside < state.box.ties:
        return
    state.stack.clear()
    keys = [standing_of(public, seat) for seat in range(public.seats)]
    scores = tuple([LEAD * leads + others for leads, others, _ in keys])
    outcome = state.outcome = Outcome(places_by(keys), LAST_FIGURE if gone else TIES, scores)
    for winner in outcome.winners:
        leads, others, _ = keys[winner]
        state.tell(WINS[min(leads, 2)], seat=winner, n=leads, n2=others)


def majorities(public: Public, seat: i64) -> i64:
    """SAM-E4: return the types of which the seat has strictly the most, as a bit set."""
    won: i64 = 0
    for figure in range(len(FIGURES)):
        row: i64 = 0
        for other in range(public.seats):
            row |= public.taken(other, figure) << (other * NIBBLE)
        if strictly_greatest(row, NIBBLE) == seat:
            won |= one_bit(figure)
    return won


def standing_of(public: Public, seat: i64) -> tuple[int, ...]:
    """SAM-E4 to SAM-E7: return what decides the seat's place, the most important first.

    The types of which it has the most (only one seat can have two or three); then the figures of
    the other types, which are all figures where it has the most of nothing; then all figures.
    """
    won = majorities(public, seat)
    counts = [int(public.taken(seat, figure)) for figure in range(len(FIGURES))]
    others = [count for figure, count in enumerate(counts) if not has(won, figure)]
    return (int(count_bits(won)), sum(others), sum(counts))

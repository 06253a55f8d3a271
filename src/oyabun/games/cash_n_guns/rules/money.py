"""The bills: taking them, and splitting them without change."""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import row_add, row_get
from oyabun.games.cash_n_guns.components import KINDS, WORTH
from oyabun.games.cash_n_guns.state import POT, WIDE, CashState, Public


def pot_units(pot: i64) -> i64:
    """Return what the visible bills are worth, in units of $5,000."""
    return row_get(pot, 0, POT) + 2 * row_get(pot, 1, POT) + 4 * row_get(pot, 2, POT)


def part_of(pot: i64, sharers: i64) -> i64:
    """CNG-R12: return the greatest part, in units, that so many sharers can each be paid exactly.

    Every bill is worth twice the next smaller one, so filling all parts with the largest bills
    first leaves the most useful change: if that does not come out even, nothing does.
    """
    if sharers == 0:
        return 0
    part = pot_units(pot) // sharers
    while part and not divides(pot, sharers, part):
        part -= 1
    return part


def divides(pot: i64, sharers: i64, part: i64) -> bool:
    """Return whether the bills contain so many groups worth exactly this part."""
    left = sharers * part
    for kind in range(KINDS - 1, -1, -1):
        worth: i64 = WORTH[kind]
        fit = sharers * (part // worth) - (sharers * part - left) // worth
        left -= worth * min(row_get(pot, kind, POT), fit)
    return left == 0


def pay_part(public: Public, seat: i64, part: i64) -> None:
    """Pay one part from the pot, the largest bills first."""
    for kind in range(KINDS - 1, -1, -1):
        worth: i64 = WORTH[kind]
        count = min(row_get(public.pot, kind, POT), part // worth)
        take_bills(public, seat, kind, count)
        part -= worth * count


def take_bills(public: Public, seat: i64, kind: i64, count: i64) -> None:
    """Move bills of one kind from the pot to a seat."""
    public.pot = row_add(public.pot, kind, POT, -count)
    give_bills(public, seat, kind, count)


def give_bills(public: Public, seat: i64, kind: i64, count: i64) -> None:
    """Add bills of one kind to what a seat has; a negative number takes away."""
    if kind == 0:
        public.fives = row_add(public.fives, seat, WIDE, count)
    elif kind == 1:
        public.tens = row_add(public.tens, seat, WIDE, count)
    else:
        public.twenties = row_add(public.twenties, seat, WIDE, count)


def bills_of(public: Public, seat: i64) -> list[int]:
    """Return how many bills of each kind a seat has."""
    return [int(row_get(row, seat, WIDE)) for row in (public.fives, public.tens, public.twenties)]


def empty_purse(state: CashState, seat: i64) -> None:
    """CNG-E2: a dead player's money leaves the game (option `dead_money`)."""
    public = state.public
    for kind, count in enumerate(bills_of(public, seat)):
        give_bills(public, seat, kind, -count)
        if state.box.dead_pay:
            public.pot = row_add(public.pot, kind, POT, count)
        else:
            public.gone = row_add(public.gone, kind, POT, count)

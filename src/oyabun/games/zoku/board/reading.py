"""What a picture of Zoku needs to know, read off a view: plain numbers and bit sets."""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.core.bits import row_get
from oyabun.games.zoku.components import POSITIONS
from oyabun.games.zoku.moves import PIECES, PLACE, QUARTIER, ZOKU
from oyabun.games.zoku.view import ZokuView

READY: Final = 5
FLOWN: Final = 6
TAKEN: Final = 6
"""Positions beside the POSITIONS, as a position of the game counts them."""

OPEN: Final = 0
DISCARDED: Final = 1
CLAIMED: Final = 2


def row(numbers: int, seat: int, width: int = 4) -> int:
    """Return what a row says of a seat."""
    return int(row_get(numbers, seat, width))


def position_key(position: int) -> str:
    """Return the message that names a position in the street."""
    if position == READY:
        return "ready"
    if position == FLOWN:
        return "out"
    if position > TAKEN:
        return "taken"
    return POSITIONS[position]


class Lying(NamedTuple):
    """A Zoku in the street."""

    seat: int
    place: int
    position: int


def street_of(view: ZokuView) -> tuple[tuple[Lying, ...], ...]:
    """Return what lies in the street, gang by gang; after a brawl, as it was last seen."""
    public = view.public
    fighting = public.slot >= 0 and any(public.street[seat] for seat in range(public.seats))
    rows = public.scene if public.scene_of == shown_quartier(view) else public.street
    if not fighting:
        rows = public.scene
    found: list[tuple[Lying, ...]] = []
    for seat in range(public.seats):
        lying = tuple(
            [
                Lying(seat, place, row(int(rows[seat]), place))
                for place in range(PIECES)
                if row(int(rows[seat]), place)
            ]
        )
        if lying:
            found.append(lying)
    return tuple(found)


def shown_quartier(view: ZokuView) -> int:
    """Return the Quartier that the street is about, or -1."""
    public = view.public
    if public.slot >= 0 and any(public.street[seat] for seat in range(public.seats)):
        return int(public.display[public.slot])
    return int(public.scene_of)


def is_over(view: ZokuView) -> bool:
    """Return whether the street shows a brawl that is over."""
    public = view.public
    return not any(public.street[seat] for seat in range(public.seats))


def quartier_move(view: ZokuView, quartier: int) -> int | None:
    """Return the number of the move that pressing a Quartier plays, if any."""
    for table in (PLACE, QUARTIER):
        if table[quartier] in view.legal:
            return int(table[quartier].index)
    return None


def zoku_move(view: ZokuView, lying: Lying) -> int | None:
    """Return the number of the move that pressing a Zoku plays, if any."""
    move = ZOKU[lying.seat * PIECES + lying.place]
    return int(move.index) if move in view.legal else None

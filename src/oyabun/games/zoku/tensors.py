"""A view of Zoku as numbers."""

from __future__ import annotations

from oyabun.core.bits import NIBBLE, nibble, row_list
from oyabun.core.tensors import Row, clockwise
from oyabun.games.zoku.components import (
    LIEUTENANTS,
    MAX_SEATS,
    MOST_QUARTIERS,
    POSITIONS,
    QUARTIERS,
    ROUNDS,
    RUSH,
    WARD,
    WARDS,
)
from oyabun.games.zoku.moves import PIECES
from oyabun.games.zoku.view import ZokuView


def tensors(view: ZokuView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public = view.public
    row.part("time").share(public.day, view.box.days).share(public.round, ROUNDS)
    row.share(public.left, RUSH).share(public.placed(), RUSH).flag(public.rushing)
    row.part("wards").flags(public.wards, len(WARDS))
    row.part("deck").flags(public.deck, len(QUARTIERS))
    row.part("seen").flags(public.seen(), len(LIEUTENANTS))
    row.part("hand").flags(view.hand(), len(LIEUTENANTS))
    row.part("slot").one_hot(public.slot, MOST_QUARTIERS)
    row.part("blocked").one_hot(public.blocked, MOST_QUARTIERS)
    row.part("quartiers")
    for slot in range(MOST_QUARTIERS):
        write_quartier(view, slot, row)
    order = clockwise(view.seat, public.seats)
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, row))


def write_quartier(view: ZokuView, slot: int, row: Row) -> None:
    """Write what lies at a place of the display: ward, value, whether it is open."""
    public = view.public
    if slot >= len(public.display) or public.display[slot] < 0:
        row.skip(len(WARDS) + 2)
        return
    quartier = public.display[slot]
    row.one_hot(quartier // WARD, len(WARDS))
    row.share(view.box.values[quartier], 8).flag(public.fates[slot] == 0)


def write_seat(view: ZokuView, seat: int, row: Row) -> None:
    """Write what is known of one seat."""
    public = view.public
    row.number(1).flag(public.first == seat)
    row.share(view.score(seat), 100)
    row.share(nibble(public.reserve, seat), 8)
    row.share(nibble(public.held, seat), 8)
    row.share(nibble(public.arrested, seat), 8)
    row.share(nibble(public.dark, seat), 3)
    row.share(nibble(public.kicks, seat), 4)
    row.flag(public.latecomer == seat).flag(public.blocker == seat)
    row.flags(public.owned[seat], len(QUARTIERS))
    for slot in range(MOST_QUARTIERS):
        row.share(public.band(slot, seat) if slot < len(public.display) else 0, 3)
    street = row_list(public.street[seat], PIECES, NIBBLE)
    for position in range(1, len(POSITIONS) + 1):
        row.share(street.count(position), PIECES)

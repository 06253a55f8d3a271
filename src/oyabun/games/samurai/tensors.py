"""A view of Samurai as numbers: the viewer first, the others clockwise."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits
from oyabun.core.tensors import Row, clockwise
from oyabun.games.samurai.components import (
    ASIDE,
    FIGURES,
    HAND,
    MAX_SEATS,
    MOST_FIGURES,
    OPEN,
    SETTLEMENTS,
    SLOTS,
    STRONGEST,
    TILES,
    Board,
)
from oyabun.games.samurai.view import SamuraiView

KINDS: Final = (*OPEN, *SLOTS)
TYPES: Final = len(FIGURES)


def tensors(view: SamuraiView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public, order = view.public, clockwise(view.seat, view.public.seats)
    row.part("players").share(public.seats, MAX_SEATS)
    row.part("turn").flags(public.turn, 2)
    row.part("hand")
    write_counts(0 if view.own is None else view.own.hand, row)
    row.part("chosen").one_hot(view.chosen(), len(TILES))
    row.part("placing").one_hot(public.placing, TYPES)
    row.part("swapping").one_hot(public.swapping, len(SETTLEMENTS) * TYPES)
    row.part("resettling").one_hot(public.resettling, len(TILES))
    row.part("supply").shares(public.supply, TYPES, MOST_FIGURES)
    row.part("aside")
    for figure in range(TYPES):
        row.share(public.set_aside(figure), MOST_FIGURES)
    row.part("aside_rule").one_hot(public.aside_rule, len(ASIDE.values))
    row.part("figures")
    for figure in range(TYPES):
        row.flags(public.figures[figure], len(SETTLEMENTS))
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, row))
    row.part("hexes")
    for place, kind in enumerate(kinds_of_hexes(view.box)):
        row.one_hot(kind, len(KINDS))
        write_tile(view, place, row)


def write_counts(tiles: i64, row: Row) -> None:
    """Write how many tiles of each kind are in a set, of at most two."""
    for kind in range(len(TILES)):
        row.share(count_bits(tiles >> 2 * kind & 3), 2)


def write_seat(view: SamuraiView, seat: int, row: Row) -> None:
    """Write what is known of one seat."""
    public = view.public
    row.number(1).flag(public.first == seat).share(public.hand_size(seat), HAND)
    for figure in range(TYPES):
        row.share(public.taken(seat, figure), MOST_FIGURES)
    write_counts(public.left[seat], row)


def write_tile(view: SamuraiView, place: int, row: Row) -> None:
    """Write whether a tile lies on a hex, and what it gives each type of figure, by owner."""
    tile = view.tile(place)
    if tile is None:
        row.skip(1 + MAX_SEATS * TYPES)
        return
    kind, owner = tile
    before = (owner - (view.seat or 0)) % int(view.public.seats)
    row.number(1).skip(before * TYPES)
    for figure in range(TYPES):
        row.share(view.box.power[kind * TYPES + figure], STRONGEST)
    row.skip((MAX_SEATS - 1 - before) * TYPES)


@lru_cache(maxsize=16)
def kinds_of_hexes(box: Board) -> list[int]:
    """Return what each hex is; -1 for one that is not played."""
    return [KINDS.index(kind) if kind else -1 for kind in box.kinds]

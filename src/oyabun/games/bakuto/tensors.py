"""A view of Bakuto as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, has, one_bit
from oyabun.core.tensors import Row, clockwise
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    EFFECTS,
    ELEMENTS_AT_STAKE,
    MAX_SEATS,
    PLACES,
    ROUNDS,
    STAKES,
    TOKENS,
    TURNS,
    WINDS,
)
from oyabun.games.bakuto.view import BakutoView


def tensors(view: BakutoView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public, own, order = view.public, view.own, clockwise(view.seat, view.public.seats)
    row.part("time").share(public.round, ROUNDS).share(min(public.turn, TURNS), TURNS)
    row.part("stake").one_hot(public.stake, len(STAKES))
    row.part("judged").flags(public.judged, len(STAKES))
    row.part("hand").flags(0 if own is None else own.hand, len(TOKENS))
    row.part("pile").one_hot(-1 if own is None else own.top - 1, len(TOKENS))
    row.one_hot(-1 if own is None else own.under - 1, len(TOKENS))
    row.part("lifted").one_hot(public.lifted, PLACES)
    row.part("slots")
    for place in range(PLACES):
        write_slot(view, place, row)
    row.part("elements")
    for stake in range(len(STAKES)):
        write_stake(view, stake, row)
    row.part("bag").flags(public.bag, BLOCKS)
    row.shares(public.bag_activities, len(ACTIVITIES), 9)
    row.part("neutral").flags(public.neutral, BLOCKS)
    row.part("doubled").flags(public.doubled, BLOCKS)
    row.part("discard").shares(public.discard, len(ACTIVITIES), 9)
    row.part("display")
    for effect in view.display():
        row.one_hot(effect, len(EFFECTS))
    scores = view.scores()
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, scores, row))


def write_slot(view: BakutoView, place: int, row: Row) -> None:
    """Write what lies on a slot, as far as the viewer knows; nothing lies on most of them."""
    if not view.public.slots[place]:
        row.skip(MAX_SEATS + len(TOKENS) + len(EFFECTS) + 3)
        return
    owner, first = view.owner_on(place), view.seat or 0
    row.one_hot(-1 if owner < 0 else (owner - first) % int(view.public.seats), MAX_SEATS)
    row.one_hot(view.token_on(place), len(TOKENS)).one_hot(view.effect_on(place), len(EFFECTS))
    row.flag(view.is_down(place)).flag(view.is_dead(place)).flag(view.is_shielded(place))


def write_stake(view: BakutoView, stake: int, row: Row) -> None:
    """Write what can still be won at a stake: blocks, and how many of each activity."""
    blocks: i64 = 0
    activities: i64 = 0
    for at, element in enumerate(view.elements(stake)):
        if element >= 0 and view.taker(stake, at) < 0:
            if element < BLOCKS:
                blocks |= one_bit(element)
            else:
                activities = add_nibble(activities, element - BLOCKS, 1)
    row.flags(blocks, BLOCKS).shares(activities, len(ACTIVITIES), ELEMENTS_AT_STAKE)


def write_seat(
    view: BakutoView, seat: int, scores: list[tuple[int, int, int, int]], row: Row
) -> None:
    """Write what is known of one seat."""
    public, order = view.public, view.order()
    row.number(1).share(view.priority(seat), MAX_SEATS)
    row.one_hot(view.wind(seat), len(WINDS))
    row.share(view.held(seat), len(TOKENS))
    row.one_hot(view.shown(seat), len(TOKENS)).one_hot(view.deciding(seat), len(TOKENS))
    row.one_hot(order.index(seat) if order else -1, MAX_SEATS)
    row.flags(public.access >> 4 * seat, len(STAKES))
    row.flag(has(public.loose, seat)).flag(has(public.used, seat))
    row.flags(public.rest[seat], len(TOKENS))
    row.flags(public.blocks[seat], BLOCKS)
    row.shares(public.activities[seat], len(ACTIVITIES), 9)
    row.shares(public.tiles[seat], len(EFFECTS), 3)
    for points in scores[seat]:
        row.share(points, 50)

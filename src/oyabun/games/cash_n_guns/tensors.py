"""A view of Ca$h 'n Gun$ as numbers: the viewer first, the others clockwise as they sit."""

from __future__ import annotations

from oyabun.core.bits import has, nibble, row_get
from oyabun.core.tensors import Row
from oyabun.games.cash_n_guns.components import CARDS, KINDS, MAX_SEATS
from oyabun.games.cash_n_guns.view import CashView


def tensors(view: CashView, row: Row) -> None:
    """Write everything the view holds that can matter for a decision."""
    public, own, order = view.public, view.own, view.seats_in_order()
    row.part("mode").flag(view.box.cop).flag(view.box.yakuza)
    row.part("time").share(public.seats, MAX_SEATS).share(public.round, view.box.rounds)
    row.part("phone").share(public.calls, 3).flag(public.called > 0)
    row.part("pot").shares(public.pot, KINDS, 24, width=8)
    row.part("bag").shares(public.bag, KINDS, 24, width=8)
    row.part("parts")
    for sharers in range(1, MAX_SEATS + 1):
        row.share(view.part(sharers), 100_000)
    row.part("cop").flag(own is not None and bool(own.cop))
    row.part("hand").shares(0 if own is None else own.hand, KINDS, 5)
    row.part("second_hand").shares(0 if own is None else own.hand2, KINDS, 5)
    row.part("loaded").one_hot(-1 if own is None else own.loaded - 1, KINDS)
    row.part("second_loaded").one_hot(-1 if own is None else own.loaded2 - 1, KINDS)
    row.part("seats").seats(order, MAX_SEATS, lambda seat: write_seat(view, seat, order, row))


def write_seat(view: CashView, seat: int, order: list[int], row: Row) -> None:
    """Write what is known of one seat; whom it aims at is told by the place in the order."""
    public, now = view.public, view.public.now
    row.flag(has(public.alive, seat)).flag(has(public.yakuzas, seat))
    row.flag(has(public.fingers, seat)).flag(has(public.doomed, seat))
    row.flag(has(public.suspects, seat)).flag(has(public.power_down, seat))
    row.flag(has(public.object_down, seat)).flag(has(public.spent, seat))
    row.flag(has(public.armed, seat)).flag(has(now.lying, seat))
    row.flag(has(now.wounded, seat)).flag(has(now.kevlar, seat)).flag(has(now.down, seat))
    row.flag(has(now.left, seat)).flag(has(now.sharers, seat)).flag(has(now.mortal, seat))
    row.flag(public.godfather == seat).flag(public.cop == seat).flag(public.second == seat)
    row.flag(has(public.side(order[0]), seat))
    row.share(public.cash(seat), 100_000)
    row.share(nibble(public.wounds, seat), 3).share(nibble(now.hits, seat), 3)
    row.share(nibble(public.shame, seat), 8).share(nibble(public.flash, seat), 2)
    row.share(view.cards_left(seat), 8)
    row.shares(public.shown[seat], KINDS, 5)
    row.one_hot(public.revealed(seat), KINDS)
    for target in (public.target(seat), public.second_target(seat)):
        row.one_hot(order.index(target) if target >= 0 else -1, MAX_SEATS)
    row.one_hot(view.power(seat), len(CARDS)).one_hot(view.object(seat), len(CARDS))
    row.one_hot(row_get(public.objects, seat, 6) - 1, len(CARDS))

"""A view of Ca$h 'n Gun$ as numbers: the viewer first, the others clockwise as they sit."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import row_get
from oyabun.games.cash_n_guns.components import CARDS, KINDS, MAX_SEATS, SEATS_BY_MODE, pile_count
from oyabun.games.cash_n_guns.view import CashView

ASKED: Final = (
    *("load", "cunning-loads", "aim", "kid-aims", "cojones", "phone", "pick-power", "confer"),
    *("before-loot", "before-load", "before-aim", "before-lying", "target-lies", "before-fire"),
    *("at-throw", "before-bang", "clic-shown", "attacked", "wounded", "mortal", "before-share"),
    *("during-share", "after-share", "throw-at", "throw-again", "heal-whom", "rob-whom"),
    *("give-what", "look-at", "sit-where", "charm-towards", "stab-whom", "bash-whom"),
)
"""The questions that a player can be asked."""


def one_hot(index: int, length: int) -> list[float]:
    """Return zeros with a one at `index`; all zeros when it is negative."""
    return [float(place == index) for place in range(length)]


def tensors(view: CashView) -> list[float]:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    name = view.phase.name if view.phase else ""
    numbers: list[float] = [
        float(view.seat is not None),
        int(public.seats) / MAX_SEATS,
        int(public.round) / int(view.box.rounds),
        int(public.calls) / 3,
        float(public.called > 0),
        *one_hot(int(public.settings.mode), len(SEATS_BY_MODE)),
        *one_hot(ASKED.index(name) if name in ASKED else -1, len(ASKED)),
        *[int(row_get(public.pot, kind, 8)) / 24 for kind in range(KINDS)],
        *[int(row_get(public.bag, kind, 8)) / 24 for kind in range(KINDS)],
        *[view.part(sharers) / 100_000 for sharers in range(1, MAX_SEATS + 1)],
        *own_numbers(view),
    ]
    order = view.seats_in_order()
    for seat in order:
        numbers += seat_numbers(view, seat, order)
    empty = (MAX_SEATS - len(order)) * len(seat_numbers(view, order[0], order))
    return numbers + [0.0] * empty


def own_numbers(view: CashView) -> list[float]:
    """Return what only the viewer knows of itself."""
    own = view.own
    hand, hand2 = (0, 0) if own is None else (own.hand, own.hand2)
    loaded, loaded2 = (0, 0) if own is None else (own.loaded, own.loaded2)
    return [
        float(own is not None and bool(own.cop)),
        *[int(pile_count(hand, card)) / 5 for card in range(KINDS)],
        *[int(pile_count(hand2, card)) / 5 for card in range(KINDS)],
        *one_hot(int(loaded) - 1, KINDS),
        *one_hot(int(loaded2) - 1, KINDS),
    ]


def seat_numbers(view: CashView, seat: int, order: list[int]) -> list[float]:
    """Return what is known of one seat; whom it aims at is told by the place in the order."""
    public = view.public
    now = public.now
    sets = (
        *(public.alive, public.yakuzas, public.fingers, public.doomed, public.suspects),
        *(public.power_down, public.object_down, public.spent, public.armed, now.lying),
        *(now.wounded, now.kevlar, now.down, now.left, now.sharers, now.mortal),
    )
    target = int(public.target(seat))
    other = int(public.second_target(seat))
    return [
        *[float(bits >> seat & 1) for bits in sets],
        float(seat in view.waiting),
        float(public.godfather == seat),
        float(public.cop == seat),
        float(public.second == seat),
        float(public.side(order[0]) >> seat & 1),
        public.cash(seat) / 100_000,
        int(row_get(public.wounds, seat, 4)) / 3,
        int(row_get(now.hits, seat, 4)) / 3,
        int(row_get(public.shame, seat, 4)) / 8,
        int(row_get(public.flash, seat, 4)) / 2,
        view.cards_left(seat) / 8,
        *[int(pile_count(public.shown[seat], card)) / 5 for card in range(KINDS)],
        *one_hot(int(public.revealed(seat)), KINDS),
        *one_hot(order.index(target) if target >= 0 else -1, MAX_SEATS),
        *one_hot(order.index(other) if other >= 0 else -1, MAX_SEATS),
        *one_hot(view.power(seat), len(CARDS)),
        *one_hot(view.object(seat), len(CARDS)),
        *one_hot(int(row_get(public.objects, seat, 6)) - 1, len(CARDS)),
    ]

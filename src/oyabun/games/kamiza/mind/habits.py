"""How people lay their cards in Kamiza: what is believed of those who lie face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.chance import Rng
from oyabun.games.kamiza.components import CARDS, KAMIZA, MAX_SEATS, SHIMOZA
from oyabun.games.kamiza.state import NOTHING, Public

MIXTURE: Final[tuple[int, ...]] = (
    *(52, 2, 4, 32, 16, 5, 8, 2),
    *(32, 2, 4, 38, 18, 9, 9, 2),
    *(9, 2, 5, 22, 34, 8, 34, 2),
)
"""How often a fair player lays each card in Kamiza, and in Shimoza: at 2 * card + area, first for
whoever begins a round, then for those between, then for the last, who lies in wait."""
CHOICES: Final = 8


def habits_of(public: Public, seat: i64) -> i64:
    """Return where in the mixture the habits of a seat begin, by its place in the round."""
    place = (seat - public.start + public.seats) % public.seats
    if place == 0:
        return 0
    return 2 * CHOICES if place == public.seats - 1 else CHOICES


def any_card(public: Public, seat: i64, area: i64, rng: Rng) -> i64:
    """Return one of a seat's cards, as often as it is laid: in an area, or anywhere."""
    cards = public.unused(seat)
    first = habits_of(public, seat)
    total: i64 = 0
    for card in range(len(CARDS)):
        if cards >> card & 1:
            total += how_often(first + 2 * card, area)
    drawn = rng.below(total)
    for card in range(len(CARDS)):
        if cards >> card & 1:
            drawn -= how_often(first + 2 * card, area)
            if drawn < 0:
                return card
    raise AssertionError("one of them was drawn")


def any_area(public: Public, seat: i64, card: i64, rng: Rng) -> i64:
    """Return where a seat lays a card, as often as it does."""
    first = habits_of(public, seat) + 2 * card
    return KAMIZA if rng.below(how_often(first, NOTHING)) < MIXTURE[first + KAMIZA] else SHIMOZA


def how_often(at: i64, area: i64) -> i64:
    """Return how often a card is laid in an area, or anywhere."""
    if area != NOTHING:
        return MIXTURE[at + area]
    return MIXTURE[at + KAMIZA] + MIXTURE[at + SHIMOZA]


# What somebody goes by who is watched


def card_context(public: Public, seat: i64) -> i64:
    """Return a number for what a seat goes by when it takes a card."""
    place = (seat - public.start + public.seats) % public.seats
    before: i64 = 0
    for step in range(place):
        if public.area((public.start + step) % public.seats) == KAMIZA:
            before += 1
    return context_after(public, seat, before)


def context_after(public: Public, seat: i64, before: i64) -> i64:
    """Return the same for so many cards that were laid in the Kamiza before."""
    return ((habits_of(public, seat) // CHOICES * MAX_SEATS + before) * 16) + public.unused(seat)


def area_context(context: i64, card: i64) -> i64:
    """Return the same for where it lays the card that it took."""
    return (1 + card) * 1024 + context

"""What Kamiza knows about good play: a mixture that is hard to read, and what a lead is worth.

A game of three rounds is played out by the mixture, for cards used now are missing later; what the
scores then promise depends on how many games are left.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import UNREADABLE, Mind
from oyabun.games.kamiza.components import (
    BOSS,
    CARDS,
    HITMAN,
    KAMIZA,
    MAX_SEATS,
    SHIMOZA,
)
from oyabun.games.kamiza.moves import AREA, CARD
from oyabun.games.kamiza.rules import CHOOSE_AREA, CHOOSE_CARD, THREATEN
from oyabun.games.kamiza.state import NOTHING, Public
from oyabun.games.kamiza.view import KamizaView, World

MIXTURE: Final[tuple[int, ...]] = (
    *(52, 2, 4, 32, 16, 5, 8, 2),
    *(32, 2, 4, 38, 18, 9, 9, 2),
    *(9, 2, 5, 22, 34, 8, 34, 2),
)
"""How often a fair player lays each card in Kamiza, and in Shimoza: at 2 * card + area, first for
whoever begins a round, then for those between, then for the last, who lies in wait."""
CHOICES: Final = 8
SWING: Final = 2.0
"""Points by which a lead must be greater to be three times as safe, with one game to come."""
CALM: Final = 0.006
"""Win share by which a choice must be better to be three times as likely: nobody can read it."""


class KamizaMind(Mind):
    """Plays the mixture, and looks ahead to the end of a game of three rounds."""

    simulations: i64 = 20_000
    features: tuple[str, ...] = ("points", "points late", "begins", "wanted")

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Lay a card as often as the mixture does, of those that are left."""
        if asked is CHOOSE_CARD[seat]:
            return CARD[any_card(world.public, seat, NOTHING, rng)]
        if asked is CHOOSE_AREA[seat]:
            first = habits_of(world.public, seat) + 2 * world.private[seat].card
            kamiza: i64 = MIXTURE[first + KAMIZA]
            both: i64 = kamiza + MIXTURE[first + SHIMOZA]
            return AREA[KAMIZA if rng.below(both) < kamiza else SHIMOZA]
        return asked.random_move(world, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what the scores promise with so many games to come."""
        public, box = world.public, world.box
        left = int(box.games - public.game) - int(public.round) / int(box.rounds)
        scale = SWING * sqrt(max(0.2, left))
        best = max([public.score(seat) for seat in range(public.seats)])
        weights = [exp(int(public.score(seat) - best) / scale) for seat in range(public.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def believe(self, world: World, eyes: i64, rng: Rng) -> None:
        """Cards that lie face down are what the mixture lays there."""
        public = world.public
        for seat in range(public.seats):
            area = public.area(seat)
            if seat != eyes and area != NOTHING:
                world.private[seat].card = any_card(public, seat, area, rng)

    def rests(self, world: World, asked: Phase) -> bool:
        """A game is over: all cards come back, and only the scores are left of it."""
        public = world.public
        return public.round == 0 and public.areas == 0 and asked is CHOOSE_CARD[public.start]

    def continues(self, asked: Phase) -> bool:
        """Card and area are one decision."""
        return asked.name == CHOOSE_AREA[0].name

    def matters(self, asked: Phase) -> bool:
        """A threat changes nothing."""
        return asked.name != THREATEN[0].name

    def calm(self, asked: Phase) -> float:
        """Everything is guessing."""
        return CALM

    def explain(self, view: KamizaView, move: Move) -> Phrase | None:
        """Say who can still harm a Boss, and who has one to be killed."""
        seat = view.frame.seat
        if seat is None or move.kind != "card":
            return None
        if move.number == BOSS and not holders(view.public, seat, HITMAN):
            return Phrase("why-no-hitman")
        bosses = holders(view.public, seat, BOSS)
        if move.number == HITMAN and bosses:
            return Phrase("why-bosses", numbers=(bosses,))
        return None

    def measure(self, world: World) -> list[list[float]]:
        """Return points, points with few games to come, the lead of the next round, WANTED."""
        public, box = world.public, world.box
        left = max(0.2, int(box.games - public.game) - int(public.round) / int(box.rounds))
        rows: list[list[float]] = []
        for seat in range(public.seats):
            points = float(public.score(seat)) / 5.0
            begins = 1.0 if seat == public.start else 0.0
            wanted = float(nibble(public.wanted, seat))
            rows.append([points, points / left, begins, wanted])
        return rows

    def context(self, world: World, asked: Phase, seat: i64) -> i64:
        """People go by their place in the round, their cards, and where others have laid theirs."""
        if asked is CHOOSE_CARD[seat]:
            return card_context(world.public, seat)
        if asked is CHOOSE_AREA[seat]:
            return area_context(world.public, seat, world.private[seat].card)
        return UNREADABLE

    def hidden(self, world: World, eyes: i64) -> list[tuple[int, int]]:
        """Return the cards that lie face down, and where they were laid."""
        public = world.public
        found: list[tuple[int, int]] = []
        for seat in range(public.seats):
            area = public.area(seat)
            if seat != eyes and area != NOTHING:
                card = world.private[seat].card
                found.append((int(card_context(public, seat)), int(CARD[card].index)))
                found.append((int(area_context(public, seat, card)), int(AREA[area].index)))
        return found


def holders(public: Public, seat: i64, card: i64) -> int:
    """Return how many of the others may still lay a card in this game."""
    found = 0
    for other in range(public.seats):
        if other != seat and public.unused(other) >> card & 1:
            found += 1
    return found


def card_context(public: Public, seat: i64) -> i64:
    """Return a number for what a seat goes by when it takes a card."""
    place = (seat - public.start + public.seats) % public.seats
    before: i64 = 0
    for step in range(place):
        if public.area((public.start + step) % public.seats) == KAMIZA:
            before += 1
    return ((habits_of(public, seat) // CHOICES * MAX_SEATS + before) * 16) + public.unused(seat)


def area_context(public: Public, seat: i64, card: i64) -> i64:
    """Return the same for where it lays the card."""
    return (1 + card) * 1024 + card_context(public, seat)


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


def how_often(at: i64, area: i64) -> i64:
    """Return how often a card is laid in an area, or anywhere."""
    if area != NOTHING:
        return MIXTURE[at + area]
    return MIXTURE[at + KAMIZA] + MIXTURE[at + SHIMOZA]


MIND: Final = KamizaMind()

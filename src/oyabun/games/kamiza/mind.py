"""What Kamiza knows about good play: a mixture that is hard to read, and what a lead is worth.

A game of three rounds is played out by the mixture, for cards used now are missing later; what the
scores then promise depends on how many games are left.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.thinking import Mind
from oyabun.games.kamiza.components import CARDS, KAMIZA, SHIMOZA
from oyabun.games.kamiza.moves import AREA, CARD
from oyabun.games.kamiza.rules import CHOOSE_AREA, CHOOSE_CARD, THREATEN
from oyabun.games.kamiza.state import NOTHING, Public
from oyabun.games.kamiza.view import World

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

"""What Kamiza knows about good play: how to guess without being read, and what a lead is worth.

People lay their cards by habit (`habits`). Whoever wants to win guesses what they guess: a round is
solved as a table (`guessing`), with what the rounds to come are worth to whom (`ahead`) and what
the scores then promise, by how many games are left (`mixing`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import UNREADABLE, Answers, Mind
from oyabun.games.kamiza.components import BOSS, HITMAN
from oyabun.games.kamiza.mind.ahead import Ahead
from oyabun.games.kamiza.mind.habits import any_area, any_card, area_context, card_context
from oyabun.games.kamiza.mind.mixing import mixed, promised
from oyabun.games.kamiza.moves import AREA, CARD
from oyabun.games.kamiza.rules import CHOOSE_AREA, CHOOSE_CARD, THREATEN, closed
from oyabun.games.kamiza.state import NOTHING, Public
from oyabun.games.kamiza.view import KamizaView, World

CALM: Final = 0.006
"""Win share by which a choice must be better to be three times as likely: nobody can read it."""


class KamizaMind(Mind):
    """Guesses a round as a whole; where it simulates, to the end of a game of three rounds."""

    simulations: i64 = 20_000
    trust: float = 0.53
    """How likely the others lay a card by habit; else they guess as well as it does. With 0 nobody
    can read it, and it takes nothing from those who do not guess; with 1 it is the other way."""
    seen: Answers | None = None
    """How the others were seen to lay their cards; else by the habits of most people."""
    ahead: Ahead | None = None
    """What the rounds to come are worth, by the rules that were last asked for."""
    question: tuple[object, ...] = ()
    """What was thought about last …"""
    answer: tuple[float, ...] = ()
    """… and what came of it."""
    features: tuple[str, ...] = ("points", "points late", "begins", "wanted")

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Lay a card as often as the mixture does, of those that are left."""
        if asked is CHOOSE_CARD[seat]:
            return CARD[any_card(world.public, seat, NOTHING, rng)]
        if asked is CHOOSE_AREA[seat]:
            return AREA[any_area(world.public, seat, world.private[seat].card, rng)]
        return asked.random_move(world, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what the scores promise with so many games to come."""
        nothing = vec[float]([0.0] * int(world.public.seats))
        return promised(world.public, world.box, nothing, 0)

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

    def continues(self, last: Move, asked: Phase) -> bool:
        """Card and area are one decision."""
        return asked.name == CHOOSE_AREA[0].name

    def matters(self, asked: Phase) -> bool:
        """A threat changes nothing."""
        return asked.name != THREATEN[0].name

    def calm(self, asked: Phase) -> float:
        """Everything is guessing."""
        return CALM

    def tempts(self, view: KamizaView, move: Move) -> bool:
        """Nobody is pleased with a card in an area that is closed to it, whoever lies there."""
        return not (
            move.kind == "area" and view.own is not None and closed(view.own.card, move.number)
        )

    def mixture(
        self, world: World, asked: Phase, seat: i64, effort: float
    ) -> list[tuple[Move, float]]:
        """Return what comes of guessing what everybody guesses."""
        own = world.private[seat].card
        mixture = self.mixed(world, seat, effort)
        if asked is CHOOSE_AREA[seat]:
            areas = [(AREA[area], mixture[2 * own + area]) for area in range(len(AREA))]
            # Nothing is known of a card that should never be laid, and somebody else has taken it.
            return areas if sum([often for _, often in areas]) > 0.0 else []
        return [
            (CARD[card], mixture[2 * card] + mixture[2 * card + 1]) for card in range(len(CARD))
        ]

    def mixed(self, world: World, seat: i64, effort: float) -> tuple[float, ...]:
        """Return how often a seat should lay what; the area is asked right after the card."""
        if self.ahead is None or not self.ahead.fits(world):
            self.ahead = Ahead(world)
            self.question = ()
        question = (world.public.facts(), int(seat), effort, self.trust)
        if question != self.question:
            self.question = question
            self.answer = tuple(mixed(world, seat, self.ahead, self.trust, self.seen, effort))
        return self.answer

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

    def against(self, seen: Answers) -> Mind | None:
        """Trust in what was seen, and in nothing else."""
        found = KamizaMind()
        found.trust = 1.0
        found.seen = seen
        return found

    def context(self, world: World, asked: Phase, seat: i64) -> i64:
        """People go by their place in the round, their cards, and where others have laid theirs."""
        if asked is CHOOSE_CARD[seat]:
            return card_context(world.public, seat)
        if asked is CHOOSE_AREA[seat]:
            return area_context(card_context(world.public, seat), world.private[seat].card)
        return UNREADABLE

    def hidden(self, world: World, eyes: i64) -> list[tuple[int, int]]:
        """Return the cards that lie face down, and where they were laid."""
        public = world.public
        found: list[tuple[int, int]] = []
        for seat in range(public.seats):
            area = public.area(seat)
            if seat != eyes and area != NOTHING:
                card = world.private[seat].card
                context = card_context(public, seat)
                found.append((int(context), int(CARD[card].index)))
                found.append((int(area_context(context, card)), int(AREA[area].index)))
        return found


def holders(public: Public, seat: i64, card: i64) -> int:
    """Return how many of the others may still lay a card in this game."""
    found = 0
    for other in range(public.seats):
        if other != seat and public.unused(other) >> card & 1:
            found += 1
    return found


MIND: Final = KamizaMind()

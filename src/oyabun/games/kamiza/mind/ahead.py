"""What the rounds to come of a game of Kamiza are worth, if everybody guesses as well as can be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, one_bit, put_nibble
from oyabun.core.play import settle
from oyabun.core.view import Imagined
from oyabun.games.kamiza.components import CARDS
from oyabun.games.kamiza.mind.guessing import SHOWN, Guessing
from oyabun.games.kamiza.rules import JUDGE
from oyabun.games.kamiza.state import Private, Public
from oyabun.games.kamiza.view import World

ROUGHLY: Final = (0, 0, 0, 100, 25)
"""How often a round to come is thought over, by number of seats: all of them once in a match."""


class Ahead:
    """The rounds to come under the rules of one match, in points more than the others' mean."""

    def __init__(self, world: World) -> None:
        self.box = world.box
        self.seats: i64 = world.public.seats
        self.police_rule: i64 = world.public.police_rule
        self.wanted_rule: i64 = world.public.wanted_rule
        self.gains = self.judge_all()
        """By what each place lays, three bits each from the last on, what each gains."""
        self.known: dict[int, vec[float]] = {}
        """By the cards that were used, each seat's from whoever starts on: what was found."""

    def fits(self, world: World) -> bool:
        """Return whether another world is played by the same rules."""
        public = world.public
        return (
            world.box is self.box
            and public.seats == self.seats
            and public.police_rule == self.police_rule
            and public.wanted_rule == self.wanted_rule
        )

    def judge_all(self) -> vec[float]:
        """Judge every way in which cards can be laid, at a table without chips."""
        public = Public()
        public.seats = self.seats
        public.police_rule = self.police_rule
        public.wanted_rule = self.wanted_rule
        private = [Private() for _ in range(self.seats)]
        table: World = Imagined(self.box, public, private, [JUDGE])
        seats = self.seats
        ways: i64 = 1
        for _ in range(seats):
            ways *= 2 * len(CARDS)
        gains = vec[float]([0.0] * int(ways * seats))
        for way in range(ways):
            judged = table.clone()
            for place in range(seats):
                one = way >> 3 * (seats - 1 - place) & 7
                lay(judged, place, one >> 1, one & 1)
            settle(judged)
            scores = judged.public.scores()
            total = sum(scores)
            for place in range(seats):
                others = float(total - scores[place]) / float(seats - 1)
                gains[way * seats + place] = float(scores[place]) - others
        return gains

    def worths_from(self, public: Public) -> vec[float]:
        """Return what each place gains before all cards come back, from whoever starts on."""
        return self.worths(self.turned(public.used, public.start))

    def worths(self, used: i64) -> vec[float]:
        """Return what each place gains in the rounds to come, with these cards used."""
        found = self.known.get(int(used))
        if found is not None:
            return found
        seats = self.seats
        if used == 0 or count_bits(used) == seats * self.box.rounds:
            # All cards are back, or about to come back.
            worths = vec[float]([0.0] * int(seats))
        else:
            guessing = Guessing(used, seats)
            self.fill(guessing, used)
            guessing.think(ROUGHLY[seats])
            worths = guessing.worths()
        self.known[int(used)] = worths
        return worths

    def fill(self, guessing: Guessing, used: i64) -> None:
        """Note what everybody gains by each way to lay the cards of a round."""
        seats = self.seats
        for way in range(guessing.ways):
            all_laid: i64 = 0
            after = used
            for place in range(seats):
                one = guessing.lays(way, place)
                all_laid = all_laid << 3 | one
                after |= one_bit(one >> 1) << SHOWN * place
            then = self.whoever_starts(after)
            for place in range(seats):
                gain = self.gains[all_laid * seats + place] + then[place]
                guessing.won[way * seats + place] = gain

    def whoever_starts(self, used: i64) -> vec[float]:
        """Return the mean of what each place gains, for the scores that decide it are not known."""
        key = -1 - int(used)
        found = self.known.get(key)
        if found is None:
            found = vec[float]([0.0] * int(self.seats))
            for start in range(self.seats):
                worths = self.worths(self.turned(used, start))
                for place in range(self.seats):
                    at = (place - start + self.seats) % self.seats
                    found[place] += worths[at] / float(self.seats)
            self.known[key] = found
        return found

    def turned(self, used: i64, start: i64) -> i64:
        """Return a row of used cards from another seat on."""
        low = SHOWN * start
        high = SHOWN * (self.seats - start)
        return used >> low | (used & (one_bit(low) - 1)) << high


def lay(world: World, seat: i64, card: i64, area: i64) -> None:
    """Lay a card face down in an area."""
    own = world.private[seat]
    own.card = card
    own.area = area
    world.public.areas = put_nibble(world.public.areas, seat, area + 1)

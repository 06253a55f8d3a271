"""A round of Kamiza as what it is: everybody guesses what everybody else guesses.

All ways in which the cards of a round can be laid make a table of what everybody then wins. In it
everybody regrets, thought after thought, what it would rather have done, and does that oftener:
what all have done on average is a mixture in which nobody gains much by knowing the others'
(regret matching).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.games.kamiza.components import AREAS, CARDS

SHOWN: Final = 4
"""Bits of the cards that a place has used."""


class Guessing:
    """One round before its first card: what everybody may lay, and what that brings."""

    def __init__(self, used: i64, seats: i64) -> None:
        self.seats = seats
        self.laid: list[vec[i64]] = []
        """By place, what may be laid: 2 * card + area."""
        for place in range(seats):
            cards = [card for card in range(len(CARDS)) if not used >> SHOWN * place + card & 1]
            areas = range(len(AREAS))
            self.laid.append(vec[i64]([2 * card + area for card in cards for area in areas]))
        self.choices: i64 = len(self.laid[0])
        """Everybody has laid as many cards as everybody else."""
        self.ways: i64 = 1
        """In how many ways all can lay: the choice of the last place counts one."""
        for _ in range(seats):
            self.ways *= self.choices
        self.won: vec[float] = vec[float]([0.0] * int(self.ways * seats))
        """By how all have laid, what each place wins."""
        self.me: i64 = -1
        """The place of whoever trusts …"""
        self.trust = 0.0
        """… that others so often lay a card by habit, instead of guessing as well as it does."""
        self.habit = self.rows()
        """By place, how likely it lays what by habit, as `now`."""
        self.now = self.rows()
        """By place, what it does after which areas were seen, at areas * choices + choice."""
        self.regret = self.rows()
        self.mean = self.rows()
        self.expected = self.rows()
        """By place, what everybody may expect there, on the way."""

    def rows(self) -> list[vec[float]]:
        """Return a row of nothing for every place, one number by areas seen and choice."""
        size = int(self.choices << self.seats)
        return [vec[float]([0.0] * size) for _ in range(self.seats)]

    def lays(self, way: i64, place: i64) -> i64:
        """Return what a place lays in one of the ways."""
        for _ in range(place + 1, self.seats):
            way //= self.choices
        return self.laid[place][way % self.choices]

    def think(self, thoughts: i64) -> None:
        """Let everybody regret and learn, so many times."""
        for thought in range(thoughts):
            for place in range(self.seats):
                self.decide(place, float(thought))
            self.walk(0, 0, 0, vec[float]([1.0] * int(self.seats)))

    def decide(self, place: i64, weight: float) -> None:
        """Lay in proportion to what is regretted, or anything if nothing is; late thoughts count.

        What it would have been bad to do is forgotten: it may be good against what others do next.
        """
        choices = self.choices
        regret, now, mean = self.regret[place], self.now[place], self.mean[place]
        first: i64 = 0
        while first < choices << place:
            total = 0.0
            for at in range(first, first + choices):
                if regret[at] < 0.0:
                    regret[at] = 0.0
                total += regret[at]
            for at in range(first, first + choices):
                now[at] = regret[at] / total if total > 0.0 else 1.0 / float(choices)
                mean[at] += weight * now[at]
            first += choices

    def walk(self, place: i64, areas: i64, way: i64, reach: vec[float]) -> None:
        """Find what everybody may expect after so much was laid, and note what is regretted.

        How likely all others bring somebody there is its `reach`.
        """
        seats, choices = self.seats, self.choices
        first = areas * choices
        last = place == seats - 1
        laid, now, habit = self.laid[place], self.now[place], self.habit[place]
        expected, regret = self.expected[place], self.regret[place]
        trust = 0.0 if place == self.me else self.trust
        onward = vec[float]([0.0] * int(seats))
        for other in range(seats):
            expected[other] = 0.0
        for choice in range(choices):
            often = now[first + choice]
            does = trust * habit[first + choice] + (1.0 - trust) * often
            then = way * choices + choice
            found, at = self.won, then * seats
            if not last:
                for other in range(seats):
                    onward[other] = reach[other] if other == place else reach[other] * does
                self.walk(place + 1, areas | (laid[choice] & 1) << place, then, onward)
                found, at = self.expected[place + 1], 0
            for other in range(seats):
                expected[other] += (often if other == place else does) * found[at + other]
            regret[first + choice] += reach[place] * found[at + place]
        for at in range(first, first + choices):
            regret[at] -= reach[place] * expected[place]

    def worths(self) -> vec[float]:
        """Return what each place may expect of the round, after so much thought."""
        for place in range(self.seats):
            now, mean = self.now[place], self.mean[place]
            first: i64 = 0
            while first < self.choices << place:
                total = 0.0
                for at in range(first, first + self.choices):
                    total += mean[at]
                for at in range(first, first + self.choices):
                    now[at] = mean[at] / total
                first += self.choices
        self.walk(0, 0, 0, vec[float]([1.0] * int(self.seats)))
        return self.expected[0]

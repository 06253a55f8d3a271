"""The last turns of a placement of two gangs, solved: nothing is hidden then, and little is left.

What a Quartier promises depends on the bands there alone. So the last turn of all is reckoned place
by place, and the one before it by trying every way to take it with the best answer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.core.moves import Move
from oyabun.games.zoku.components import BAND
from oyabun.games.zoku.mind.ending import DUEL
from oyabun.games.zoku.mind.placing import TURN, Sketch, sketched
from oyabun.games.zoku.moves import END, PLACE
from oyabun.games.zoku.state import NOTHING, PAIR
from oyabun.games.zoku.view import World

ROWS: Final[i64] = 1 << PAIR * DUEL
"""How two gangs may stand on a Quartier."""
SOLVABLE: Final = 2
"""Turns, those of one gang in a row being one, that are few enough to be solved."""
WORST: Final = -1e300


class Leads:
    """What bands promise the first gang, wherever they stand."""

    def __init__(self, sketch: Sketch) -> None:
        self.prices = sketch.prices[:]
        self.table = vec[float]([0.0] * int(ROWS * len(sketch.rows)))
        """At ROWS * place + bands."""
        for slot in range(len(sketch.rows)):
            for bands in range(1, ROWS):
                self.table[ROWS * slot + bands] = sketch.lead_at(slot, bands, 0)

    def fits(self, prices: vec[float]) -> bool:
        """Return whether this was reckoned at these prices."""
        if len(prices) != len(self.prices):
            return False
        return all(prices[at] == self.prices[at] for at in range(len(prices)))


class Placement:
    """Who stands where, and which one or two turns are left."""

    def __init__(self, sketch: Sketch, leads: Leads, turns: vec[i64]) -> None:
        self.rows = sketch.rows[:]
        self.blocked = sketch.blocked
        self.blocker = sketch.blocker
        self.leads = leads.table
        self.seat = turns[0] // TURN
        self.most = min(turns[0] % TURN, nibble(sketch.reserve, self.seat))
        self.answers: i64 = 0
        """How many Zokus the other may send then."""
        if len(turns) == SOLVABLE:
            self.answers = min(turns[1] % TURN, nibble(sketch.reserve, turns[1] // TURN))
        self.best = WORST
        self.wanted = self.rows

    def room(self, slot: i64, seat: i64) -> i64:
        """Return how many more of a gang may go there (ZOK-D3, ZOK-L04)."""
        if slot == self.blocked and seat != self.blocker:
            return 0
        return BAND - (self.rows[slot] >> PAIR * seat & BAND)

    def promised(self, slot: i64, bands: i64, seat: i64) -> float:
        """Return what bands promise a gang, which is what they take from the other."""
        lead = self.leads[ROWS * slot + bands]
        return lead if seat == 0 else -lead

    def solve(self) -> vec[i64]:
        """Return the bands as whoever is on turn should leave them."""
        self.try_ways(0, self.most)
        return self.wanted

    def try_ways(self, slot: i64, left: i64) -> None:
        """Try every way to send so many at most to the places from this one on."""
        if slot == len(self.rows):
            found = self.outlook()
            if found > self.best:
                self.best = found
                self.wanted = self.rows[:]
            return
        row = self.rows[slot]
        for more in range(min(left, self.room(slot, self.seat)) + 1):
            self.rows[slot] = row + (more << PAIR * self.seat)
            self.try_ways(slot + 1, left - more)
        self.rows[slot] = row

    def outlook(self) -> float:
        """Return what the display promises whoever is on turn after the best answer."""
        total = 0.0
        for slot in range(len(self.rows)):
            total += self.promised(slot, self.rows[slot], self.seat)
        return total - self.best_answer() if self.answers else total

    def best_answer(self) -> float:
        """Return how much the other wins by its best last turn."""
        other = 1 - self.seat
        won = vec[float]([0.0] * int(self.answers + 1))
        """With so many Zokus at most, on the places so far."""
        for slot in range(len(self.rows)):
            row = self.rows[slot]
            before = self.promised(slot, row, other)
            room = self.room(slot, other)
            for sent in range(self.answers, 0, -1):
                for more in range(1, min(sent, room) + 1):
                    gain = self.promised(slot, row + (more << PAIR * other), other) - before
                    won[sent] = max(won[sent], won[sent - more] + gain)
        return won[self.answers]


class Solutions:
    """Where Zokus go in the last turns, remembered for as long as the prices stand.

    Simulations of one decision come to the same places again and again.
    """

    def __init__(self) -> None:
        self.leads: Leads | None = None
        self.known: dict[int, int] = {}

    def next_place(self, world: World, turns: vec[i64]) -> Move:
        """Return the next step of whoever is on turn, who has the first of these turns."""
        public = world.public
        sketch = sketched(world)
        leads = self.leads
        if leads is None or not leads.fits(sketch.prices):
            leads = Leads(sketch)
            self.leads = leads
            self.known = {}
        key = question(sketch, turns)
        found = self.known.get(int(key))
        if found is None:
            wanted = Placement(sketch, leads, turns).solve()
            found = self.note(sketch, turns, wanted)
        return END if found == NOTHING else PLACE[public.display[found]]

    def note(self, sketch: Sketch, turns: vec[i64], wanted: vec[i64]) -> int:
        """Note all steps to the bands that are wanted; return the first of them."""
        seat = turns[0] // TURN
        first: i64 = NOTHING
        for slot in range(len(sketch.rows)):
            while sketch.rows[slot] != wanted[slot]:
                if first == NOTHING:
                    first = slot
                self.known[int(question(sketch, turns))] = int(slot)
                sketch.place(slot, seat)
                turns[0] -= 1
        self.known[int(question(sketch, turns))] = NOTHING
        return int(first)


def question(sketch: Sketch, turns: vec[i64]) -> i64:
    """Return a number for a placement and the turns that are left in it."""
    key = sketch.reserve
    for at in range(len(turns)):
        key = key << 5 | turns[at]
    key = (key << 3 | (sketch.blocked + 1)) << 2 | (sketch.blocker + 1)
    for slot in range(len(sketch.rows)):
        key = key << PAIR * DUEL | sketch.rows[slot]
    return key


def last_turns(world: World, turns: vec[i64]) -> vec[i64]:
    """Return the turn being taken and those to come, those of one gang in a row as one.

    Nothing if it is not between two gangs, or not near the end of the placement.
    """
    public = world.public
    if public.seats != DUEL or public.rushing:
        return vec[i64]()
    found = vec[i64]([int(world.stack[-1].seat * TURN + public.left)])
    for at in range(len(turns)):
        last = len(found) - 1
        if turns[at] // TURN == found[last] // TURN:
            found[last] = min(found[last] + turns[at] % TURN, found[last] // TURN * TURN + TURN - 1)
        else:
            found = append(found, turns[at])
    return found if len(found) <= SOLVABLE else vec[i64]()


SOLUTIONS: Final = Solutions()

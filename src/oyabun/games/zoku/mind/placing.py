"""Where a fair player of Zoku sends its Zokus: where it stands best once all others have answered.

The rest of a placement is sketched: everybody sends its Zokus where each brings its own gang most.
A Zoku goes where such a sketch ends best, and a position within a placement is judged by its end.
That is how the usual bot places, and nothing is left to whim: one Zoku elsewhere turns all that
follows, so an answer that is foreseen nearly right is hardly foreseen at all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.bits import add_nibble, count_bits, lowest_bit, nibble
from oyabun.core.moves import Move
from oyabun.games.zoku.components import BAND, GANGS, MAX_SEATS, RUSH
from oyabun.games.zoku.mind.outlook import ARREST, SHARES, arrests
from oyabun.games.zoku.mind.prices import PRICES
from oyabun.games.zoku.moves import END, PLACE, QUARTIER
from oyabun.games.zoku.rules.placement import BeginTurn, LateTurn, PlaceZokus
from oyabun.games.zoku.state import NOTHING, PAIR
from oyabun.games.zoku.view import World

ONE: Final[i64] = 1
TURN: Final[i64] = 16
"""A turn to come is a number: seat * TURN + how many Zokus it allows."""


def band_losses() -> vec[float]:
    """Return how many Zokus each gang is likely to lose to the police, for every row of bands."""
    found = vec[float]([0.0] * (MAX_SEATS << PAIR * MAX_SEATS))
    for row in range(1 << PAIR * MAX_SEATS):
        for seat in range(MAX_SEATS):
            found[MAX_SEATS * row + seat] = arrests(row, seat, MAX_SEATS)
    return found


LOSSES: Final = band_losses()
"""At MAX_SEATS * row + seat, like SHARES."""


class Sketch:
    """Who stands where, and who still comes: a placement that can be tried out."""

    def __init__(
        self,
        seats: i64,
        rows: vec[i64],
        reserve: i64,
        prices: vec[float],
        blocked: i64,
        blocker: i64,
    ) -> None:
        self.seats = seats
        self.rows = rows
        self.reserve = reserve
        self.prices = prices
        self.blocked = blocked
        self.blocker = blocker

    def copy(self) -> Sketch:
        """Return the same, to be changed."""
        return Sketch(
            self.seats, self.rows[:], self.reserve, self.prices, self.blocked, self.blocker
        )

    def may(self, slot: i64, seat: i64, *, rushing: bool) -> bool:
        """Return whether a seat may place one there (ZOK-D3, ZOK-L03, ZOK-L04)."""
        if slot == self.blocked and seat != self.blocker:
            return False
        return self.has_room(slot, seat, rushing=rushing)

    def has_room(self, slot: i64, seat: i64, *, rushing: bool) -> bool:
        """Return whether one more of a gang fits there (ZOK-D3)."""
        row = self.rows[slot]
        own = row >> PAIR * seat & BAND
        if own or rushing:
            return own < BAND
        return count_bits((row | row >> 1) & 0x5555) < GANGS

    def gain(self, slot: i64, seat: i64) -> float:
        """Return what one more Zoku there brings its gang, counting itself only."""
        before = MAX_SEATS * self.rows[slot] + seat
        after = before + MAX_SEATS * (ONE << PAIR * seat)
        mine = (SHARES[after] - SHARES[before]) * self.prices[self.seats * slot + seat]
        return mine - ARREST * (LOSSES[after] - LOSSES[before])

    def place(self, slot: i64, seat: i64) -> None:
        """Send one Zoku."""
        self.rows[slot] += ONE << PAIR * seat
        self.reserve = add_nibble(self.reserve, seat, -1)

    def take_turn(self, seat: i64, most: i64, *, rushing: bool = False) -> None:
        """Place greedily, as long as it helps."""
        for _ in range(min(most, nibble(self.reserve, seat))):
            best = 0.0
            chosen: i64 = NOTHING
            for slot in range(len(self.rows)):
                if self.may(slot, seat, rushing=rushing):
                    gain = self.gain(slot, seat)
                    if gain > best:
                        best = gain
                        chosen = slot
            if chosen == NOTHING:
                return
            self.place(chosen, seat)

    def play_out(self, turns: vec[i64]) -> None:
        """Let everybody take the turns that are left."""
        for at in range(len(turns)):
            self.take_turn(turns[at] // TURN, turns[at] % TURN)

    def lead(self, seat: i64) -> float:
        """Return what the display promises a seat, less what it promises the others on average."""
        total = 0.0
        for slot in range(len(self.rows)):
            if self.rows[slot]:
                total += self.lead_at(slot, self.rows[slot], seat)
        return total

    def lead_at(self, slot: i64, bands: i64, seat: i64) -> float:
        """Return the same of one Quartier, with these bands on it."""
        others = 1.0 / float(self.seats - 1)
        row = MAX_SEATS * bands
        claim = 0.0
        loss = 0.0
        for gang in range(self.seats):
            part = 1.0 if gang == seat else -others
            claim += part * (SHARES[row + gang] * self.prices[self.seats * slot + gang])
            loss += part * LOSSES[row + gang]
        return claim - ARREST * loss


def sketched(world: World) -> Sketch:
    """Return the placement as it stands."""
    public = world.public
    return Sketch(
        public.seats,
        public.bands[:],
        public.reserve,
        PRICES.of(world),
        public.blocked,
        public.blocker,
    )


def turns_to_come(world: World) -> vec[i64]:
    """Return the turns that follow in this placement after the one that is being taken."""
    public = world.public
    found = vec[i64]()
    for at in range(len(world.stack) - 1, -1, -1):
        phase = world.stack[at]
        if isinstance(phase, BeginTurn):
            if phase.pending(world):
                found = append(found, phase.seat * TURN + world.box.turn)
        elif isinstance(phase, LateTurn) and public.latecomer != NOTHING:
            found = append(found, public.latecomer * TURN + RUSH)
    return found


def foreseen(world: World) -> vec[i64]:
    """Return the bands as they may well stand when the placement is over."""
    public = world.public
    turns = turns_to_come(world)
    asked = world.stack[-1] if world.stack else None
    over = not len(turns) and not isinstance(asked, PlaceZokus)
    if over or public.display[0] == NOTHING:
        return public.bands
    sketch = sketched(world)
    if isinstance(asked, PlaceZokus):
        sketch.take_turn(asked.seat, public.left, rushing=public.rushing)
    sketch.play_out(turns)
    return sketch.rows


def best_place(world: World, seat: i64, places: i64, left: i64) -> Move:
    """Send a Zoku where the placement then ends best, or nobody if that is better still."""
    public = world.public
    turns = turns_to_come(world)
    order = vec[i64]()
    while places:
        quartier = lowest_bit(places)
        places &= places - 1
        order = append(order, public.slot_of(quartier))
    slot = best_slot(sketched(world), seat, order, left, turns, rushing=public.rushing)
    return END if slot == NOTHING else PLACE[public.display[slot]]


def best_slot(
    start: Sketch, seat: i64, order: vec[i64], left: i64, turns: vec[i64], *, rushing: bool
) -> i64:
    """Return the place with which the placement then ends best, the first of equal ones."""
    sketch = start.copy()
    sketch.play_out(turns)
    most = sketch.lead(seat)
    best: i64 = NOTHING
    for at in range(len(order)):
        if not start.may(order[at], seat, rushing=rushing):
            continue
        sketch = start.copy()
        sketch.place(order[at], seat)
        sketch.take_turn(seat, left - 1, rushing=rushing)
        sketch.play_out(turns)
        lead = sketch.lead(seat)
        if lead > most:
            most = lead
            best = order[at]
    return best


def best_block(world: World, seat: i64) -> Move:
    """Block the Quartier with which the placement then ends best for a seat."""
    public = world.public
    turns = turns_to_come(world)
    best = QUARTIER[public.display[0]]
    most = -1e300
    for slot in range(len(public.display)):
        sketch = sketched(world)
        sketch.blocked = slot
        sketch.blocker = seat
        sketch.take_turn(seat, public.left, rushing=public.rushing)
        sketch.play_out(turns)
        lead = sketch.lead(seat)
        if lead > most:
            most = lead
            best = QUARTIER[public.display[slot]]
    return best

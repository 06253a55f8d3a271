"""A position of Kamiza, split by who may know it.

Everything is a small number, so each row of numbers (one per seat) is packed into one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import row_get, row_list, row_set
from oyabun.core.phases import Phase
from oyabun.core.state import Facts, Part, State, all_facts
from oyabun.games.kamiza.components import LINEAR2, TRIANGULAR, Box

NOTHING: Final = -1

NIBBLE: Final = 4
POINTS: Final = 8


class Public(Part):
    """What lies on the table."""

    def __init__(
        self,
        seats: i64,
        police_rule: i64,
        wanted_rule: i64,
        game: i64 = 0,
        round_: i64 = 0,
        start: i64 = 0,
        used: i64 = 0,
        areas: i64 = 0,
        points: i64 = 0,
        wanted: i64 = 0,
        seated: i64 = 0,
        kills: i64 = 0,
        threats: i64 = 0,
        shown: i64 = 0,
        shown_areas: i64 = 0,
        fates: i64 = 0,
        awards: i64 = 0,
        chips: i64 = 0,
    ) -> None:
        self.seats = seats
        self.police_rule = police_rule
        self.wanted_rule = wanted_rule
        self.game = game
        self.round = round_
        self.start = start
        self.used = used
        """Row of bit sets: the cards each seat has used, and so shown, in this game."""
        self.areas = areas
        """Row: 1 + the area where each seat's card lies face down; 0 before it does."""
        self.points = points
        """Row: scoring chips."""
        self.wanted = wanted
        """Row: WANTED chips."""
        self.seated = seated
        """Row: how often each seat has won the Kamiza."""
        self.kills = kills
        """Row: how many Bosses each seat has killed."""
        self.threats = threats
        """Row: 1 + the last threat of each seat; 0 before the first."""
        self.shown = shown
        """Row: 1 + the card each seat showed in the last round; 0 before the first."""
        self.shown_areas = shown_areas
        self.fates = fates
        """Row: what became of those cards."""
        self.awards = awards
        """Row: what they earned."""
        self.chips = chips
        """Bit set: who took a WANTED chip in the last round."""

    def facts(self) -> Facts:
        """Return everything on the table."""
        return (
            self.seats,
            self.police_rule,
            self.wanted_rule,
            self.game,
            self.round,
            self.start,
            self.used,
            self.areas,
            self.points,
            self.wanted,
            self.seated,
            self.kills,
            self.threats,
            self.shown,
            self.shown_areas,
            self.fates,
            self.awards,
            self.chips,
        )

    def clone(self) -> Public:
        """Return a copy."""
        return Public(
            self.seats,
            self.police_rule,
            self.wanted_rule,
            self.game,
            self.round,
            self.start,
            self.used,
            self.areas,
            self.points,
            self.wanted,
            self.seated,
            self.kills,
            self.threats,
            self.shown,
            self.shown_areas,
            self.fates,
            self.awards,
            self.chips,
        )

    def unused(self, seat: i64) -> i64:
        """Return the cards a seat has not shown in this game, as a bit set (KAM-T5)."""
        return ~row_get(self.used, seat, NIBBLE) & 15

    def area(self, seat: i64) -> i64:
        """Return where the seat's card lies face down, or NOTHING."""
        return row_get(self.areas, seat, NIBBLE) - 1

    def score(self, seat: i64) -> i64:
        """Return scoring chips less what the WANTED chips cost (KAM-E1)."""
        chips = row_get(self.wanted, seat, NIBBLE)
        cost = chips
        if self.wanted_rule == LINEAR2:
            cost = 2 * chips
        elif self.wanted_rule == TRIANGULAR:
            cost = chips * (chips + 1) // 2
        return row_get(self.points, seat, POINTS) - cost

    def scores(self) -> list[int]:
        """Return the score of every seat."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def row(self, row: i64) -> list[int]:
        """Return a row of nibbles as a list, one number a seat."""
        return row_list(row, self.seats, NIBBLE)


class Private(Part):
    """What one seat keeps to itself: the card it has taken, and where it means to lay it."""

    def __init__(self, card: i64 = NOTHING, area: i64 = NOTHING) -> None:
        self.card = card
        self.area = area

    def facts(self) -> Facts:
        """Return the card and the area."""
        return (self.card, self.area)

    def clone(self) -> Private:
        """Return a copy."""
        return Private(self.card, self.area)


class KamizaState(State):
    """A whole position."""

    def __init__(
        self, box: Box, public: Public, private: list[Private], stack: list[Phase]
    ) -> None:
        super().__init__(stack)
        self.box = box
        self.public = public
        self.private = private

    def facts(self) -> Facts:
        """Return the whole position."""
        return all_facts(self.public, self.private)

    def clone(self) -> KamizaState:
        """Return an independent copy."""
        copy = KamizaState(
            self.box, self.public.clone(), [own.clone() for own in self.private], self.stack[:]
        )
        copy.outcome = self.outcome
        copy.epoch = self.epoch
        return copy


def add_points(public: Public, seat: i64, points: i64) -> None:
    """Pay scoring chips; their number never blocks a payment (KAM-C2)."""
    total = row_get(public.points, seat, POINTS) + points
    public.points = row_set(public.points, seat, POINTS, total)


def add_one(row: i64, seat: i64) -> i64:
    """Return a row of nibbles with one more for the seat."""
    return row_set(row, seat, NIBBLE, row_get(row, seat, NIBBLE) + 1)

"""A position of Kamiza, split by who may know it.

Everything is a small number, so each row of numbers (one per seat) is packed into one integer.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import NIBBLE, nibble, row_get, row_list
from oyabun.core.state import Part, State
from oyabun.games.kamiza.components import LINEAR1, TRIANGULAR, Box

NOTHING: Final = -1
POINTS: Final = 8


class Public(Part):
    """What lies on the table."""

    seats: i64 = 0
    police_rule: i64 = 0
    wanted_rule: i64 = 0
    game: i64 = 0
    round: i64 = 0
    start: i64 = 0
    used: i64 = 0
    """Row of bit sets: the cards each seat has used, and so shown, in this game."""
    areas: i64 = 0
    """Row: 1 + the area where each seat's card lies face down; 0 before it does."""
    points: i64 = 0
    """Row: scoring chips."""
    wanted: i64 = 0
    """Row: WANTED chips."""
    seated: i64 = 0
    """Row: how often each seat has won the Kamiza."""
    kills: i64 = 0
    """Row: how many Bosses each seat has killed."""
    threats: i64 = 0
    """Row: 1 + the last threat of each seat, which all have heard; 0 before the first."""
    shown: i64 = 0
    """Row: 1 + the card each seat showed in the last round; 0 before the first."""
    shown_areas: i64 = 0
    fates: i64 = 0
    """Row: what became of those cards."""
    awards: i64 = 0
    """Row: what they earned."""
    chips: i64 = 0
    """Bit set: who took a WANTED chip in the last round."""

    def clone(self) -> Public:
        """Return a copy."""
        copy = Public()
        copy.seats = self.seats
        copy.police_rule = self.police_rule
        copy.wanted_rule = self.wanted_rule
        copy.game = self.game
        copy.round = self.round
        copy.start = self.start
        copy.used = self.used
        copy.areas = self.areas
        copy.points = self.points
        copy.wanted = self.wanted
        copy.seated = self.seated
        copy.kills = self.kills
        copy.threats = self.threats
        copy.shown = self.shown
        copy.shown_areas = self.shown_areas
        copy.fates = self.fates
        copy.awards = self.awards
        copy.chips = self.chips
        return copy

    def unused(self, seat: i64) -> i64:
        """Return the cards a seat has not shown in this game, as a bit set (KAM-T5)."""
        return ~nibble(self.used, seat) & 15

    def area(self, seat: i64) -> i64:
        """Return where the seat's card lies face down, or NOTHING."""
        return nibble(self.areas, seat) - 1

    def chips_won(self, seat: i64) -> i64:
        """Return the scoring chips of a seat (KAM-C2)."""
        return row_get(self.points, seat, POINTS)

    def wanted_cost(self, seat: i64) -> i64:
        """Return what the WANTED chips of a seat cost at the end (KAM-E1)."""
        chips = nibble(self.wanted, seat)
        if self.wanted_rule == TRIANGULAR:
            return chips * (chips + 1) // 2
        return chips if self.wanted_rule == LINEAR1 else 2 * chips

    def score(self, seat: i64) -> i64:
        """Return scoring chips less what the WANTED chips cost (KAM-E1)."""
        return self.chips_won(seat) - self.wanted_cost(seat)

    def scores(self) -> list[int]:
        """Return the score of every seat."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def row(self, row: i64) -> list[int]:
        """Return a row of nibbles as a list, one number a seat."""
        return row_list(row, self.seats, NIBBLE)


class Private(Part):
    """What one seat keeps to itself: the card it has taken, and where it means to lay it."""

    card: i64 = NOTHING
    area: i64 = NOTHING

    def clone(self) -> Private:
        """Return a copy."""
        copy = Private()
        copy.card = self.card
        copy.area = self.area
        return copy


KamizaState: TypeAlias = State[Box, Public, Private]

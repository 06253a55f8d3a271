"""A position of Samurai, split by who may know it.

Land, sea, settlements and hands are bit sets; what lies on each hex is one number. A hand uses two
bits a kind of tile (see `components.unary`). What a player has not played yet is public as a set;
which of it is in hand and which is still to be drawn is known to nobody else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, one_bit, row_get, row_set
from oyabun.core.phases import Phase
from oyabun.core.state import Facts, Part, State, all_facts
from oyabun.games.samurai.components import CELLS, FIGURES, TILES, WORD, Board

NOTHING: Final = -1
NIBBLE: Final = 4
BYTE: Final = 8

# What has been played in the turn so far.
FRESH: Final = 0
PLAYED: Final = 1
PLAYED_PLAIN: Final = 3


class Public(Part):
    """What everybody sees, or has seen."""

    def __init__(
        self,
        seats: i64,
        first: i64,
        supply: i64,
        figures: vec[i64],
        land: i64,
        sea_low: i64,
        sea_high: i64,
        tiles: vec[i64],
        left: vec[i64],
        plain: vec[i64],
        held: i64,
        captured: i64,
        aside: i64,
        turn: i64,
        lifted: i64,
        recent: i64,
        emptied: i64,
    ) -> None:
        self.seats = seats
        self.first = first
        """The seat that stands in for the youngest player."""
        self.supply = supply
        """Row: how many figures of each type are still to be placed."""
        self.figures = figures
        """The settlements where a figure of each type stands; never two of a type in one."""
        self.land = land
        """The empty land hexes."""
        self.sea_low = sea_low
        self.sea_high = sea_high
        """The empty sea hexes, in two bit sets."""
        self.tiles = tiles
        """What lies on each hex: 0 for nothing, else 1 + 4 * kind + seat."""
        self.left = left
        """The tiles that each seat has not played yet, in hand or still to be drawn."""
        self.plain = plain
        """The land hexes with a seat's own tiles that a tile exchange can take (SAM-X4)."""
        self.held = held
        """Row: how many tiles each seat has in hand."""
        self.captured = captured
        """Row: the figures each seat has taken, at 3 * seat + type. All have seen them taken."""
        self.aside = aside
        """Row: the figures of each type that were set aside."""
        self.turn = turn
        """FRESH, PLAYED or PLAYED_PLAIN."""
        self.lifted = lifted
        """What is between two decisions: a type to be placed, a figure to be swapped (3 *
        settlement + type), or a tile to be placed again; else NOTHING."""
        self.recent = recent
        """Row of bytes: 1 + the hexes that the last turn touched, the latest first."""
        self.emptied = emptied
        """The settlements that the last turn closed."""

    def facts(self) -> Facts:
        """Return everything on the table."""
        return (
            self.seats,
            self.first,
            self.supply,
            tuple(self.figures),
            self.land,
            self.sea_low,
            self.sea_high,
            tuple(self.tiles),
            tuple(self.left),
            tuple(self.plain),
            self.held,
            self.captured,
            self.aside,
            self.turn,
            self.lifted,
            self.recent,
            self.emptied,
        )

    def clone(self) -> Public:
        """Return a copy."""
        return Public(
            self.seats,
            self.first,
            self.supply,
            self.figures[:],
            self.land,
            self.sea_low,
            self.sea_high,
            self.tiles[:],
            self.left[:],
            self.plain[:],
            self.held,
            self.captured,
            self.aside,
            self.turn,
            self.lifted,
            self.recent,
            self.emptied,
        )

    def hand_size(self, seat: i64) -> i64:
        """Return how many tiles a seat has in hand."""
        return row_get(self.held, seat, NIBBLE)

    def stack_size(self, seat: i64) -> i64:
        """Return how many tiles a seat has still to draw."""
        return count_bits(self.left[seat]) - self.hand_size(seat)

    def taken(self, seat: i64, figure: i64) -> i64:
        """Return how many figures of a type a seat has captured."""
        return row_get(self.captured, seat * 3 + figure, NIBBLE)

    def standing(self, settlement: i64) -> list[int]:
        """Return the types of the figures in a settlement."""
        return [one for one in range(len(FIGURES)) if self.figures[one] >> settlement & 1]

    def influence(self, board: Board, settlement: i64, figure: i64) -> i64:
        """SAM-I1: return the influence on a type of figure there, as a row of bytes by seat."""
        row: i64 = 0
        first: i64 = settlement * 6
        for place in range(first, first + 6):
            beside = board.around[place]
            if beside >= 0:
                code = self.tiles[beside] - 1
                if code >= 0:
                    row += board.power[(code >> 2) * 3 + figure] << ((code & 3) * BYTE)
        return row


class Private(Part):
    """What one seat keeps behind its screen."""

    def __init__(self, hand: i64 = 0, chosen: i64 = NOTHING) -> None:
        self.hand = hand
        self.chosen = chosen
        """The kind of tile it is about to play, still in hand; NOTHING between tiles."""

    def facts(self) -> Facts:
        """Return the hand, and the tile to be played."""
        return (self.hand, self.chosen)

    def clone(self) -> Private:
        """Return a copy."""
        return Private(self.hand, self.chosen)


class SamuraiState(State):
    """A whole position."""

    def __init__(
        self, board: Board, public: Public, private: list[Private], stack: list[Phase]
    ) -> None:
        super().__init__(stack)
        self.board = board
        self.public = public
        self.private = private

    def facts(self) -> Facts:
        """Return the whole position."""
        return all_facts(self.public, self.private)

    def clone(self) -> SamuraiState:
        """Return an independent copy."""
        copy = SamuraiState(
            self.board, self.public.clone(), [own.clone() for own in self.private], self.stack[:]
        )
        copy.outcome = self.outcome
        copy.epoch = self.epoch
        return copy


def empty_table(board: Board, supply: i64) -> Public:
    """Return the table before anything is chosen or placed."""
    seats = int(board.seats)
    land = len(board.land_hex)
    sea = len(board.sea_hex)
    low = min(sea, WORD)
    return Public(
        seats,
        0,
        supply,
        vec[i64]([0, 0, 0]),
        one_bit(land) - 1,
        one_bit(low) - 1,
        one_bit(sea - low) - 1,
        vec[i64]([0] * len(CELLS)),
        vec[i64]([board.tiles] * seats),
        vec[i64]([0] * seats),
        0,
        0,
        0,
        FRESH,
        NOTHING,
        0,
        0,
    )


def with_tile(hand: i64, kind: i64) -> i64:
    """Return the hand with one more tile of a kind."""
    low = one_bit(2 * kind)
    return hand | (low << 1 if hand & low else low)


def without_tile(hand: i64, kind: i64) -> i64:
    """Return the hand with one tile of a kind less."""
    low = one_bit(2 * kind)
    return hand & ~(low << 1) if hand & (low << 1) else hand & ~low


def kinds_in(hand: i64) -> list[int]:
    """Return the kinds of tile in a hand, ascending, each as often as it is there."""
    return [bit // 2 for bit in range(2 * len(TILES)) if hand >> bit & 1]


def add_to_row(row: i64, index: i64, amount: i64) -> i64:
    """Return a row of nibbles with more at an index."""
    return row_set(row, index, NIBBLE, row_get(row, index, NIBBLE) + amount)

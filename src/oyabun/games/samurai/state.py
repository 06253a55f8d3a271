"""A position of Samurai, split by who may know it.

Land, sea, settlements and hands are bit sets; what lies on each hex is one number. A hand uses two
bits a kind of tile (see `Board.tiles`). What a player has not played yet is public as a set;
which of it is in hand and which is still to be drawn is known to nobody else.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, members, nibble, one_bit
from oyabun.core.state import Part, State
from oyabun.games.samurai.components import FIGURES, WORD, Board

NOTHING: Final = -1
BYTE: Final = 8

# What has been played in the turn so far.
FRESH: Final = 0
PLAYED: Final = 1
PLAYED_PLAIN: Final = 3


class Public(Part):
    """What everybody sees, or has seen."""

    seats: i64 = 0
    first: i64 = 0
    """The seat that stands in for the youngest player."""
    supply: i64 = 0
    """Row: how many figures of each type are still to be placed."""
    figures: vec[i64]
    """The settlements where a figure of each type stands; never two of a type in one."""
    land: i64 = 0
    """The empty land hexes."""
    sea_low: i64 = 0
    sea_high: i64 = 0
    """The empty sea hexes, in two bit sets."""
    tiles: vec[i64]
    """What lies on each hex: 0 for nothing, else 1 + 4 * kind + seat."""
    left: vec[i64]
    """The tiles that each seat has not played yet, in hand or still to be drawn."""
    plain: vec[i64]
    """The land hexes with a seat's own tiles that a tile exchange can take (SAM-X4)."""
    held: i64 = 0
    """Row: how many tiles each seat has in hand."""
    captured: i64 = 0
    """Row: the figures each seat has taken, at 3 * seat + type. All have seen them taken."""
    aside: i64 = 0
    """Row: the figures of each type that were set aside."""
    uncounted: i64 = 0
    """Row: those among them that do not count towards the end, by the option `aside` (SAM-E2)."""
    aside_rule: i64 = 0
    turn: i64 = FRESH
    """FRESH, PLAYED or PLAYED_PLAIN."""
    placing: i64 = NOTHING
    """The type of figure that is about to be placed in the set-up."""
    swapping: i64 = NOTHING
    """The first figure of an exchange, at 3 * settlement + type, until its partner is chosen."""
    resettling: i64 = NOTHING
    """The kind of tile that a tile exchange has lifted, until it is placed again."""
    recent: i64 = 0
    """Row of bytes: 1 + the hexes that the last turn touched, the latest first."""
    emptied: i64 = 0
    """The settlements that the last turn closed."""

    def clone(self) -> Public:
        """Return a copy."""
        copy = Public()
        copy.seats = self.seats
        copy.first = self.first
        copy.supply = self.supply
        copy.figures = self.figures[:]
        copy.land = self.land
        copy.sea_low = self.sea_low
        copy.sea_high = self.sea_high
        copy.tiles = self.tiles[:]
        copy.left = self.left[:]
        copy.plain = self.plain[:]
        copy.held = self.held
        copy.captured = self.captured
        copy.aside = self.aside
        copy.uncounted = self.uncounted
        copy.aside_rule = self.aside_rule
        copy.turn = self.turn
        copy.placing = self.placing
        copy.swapping = self.swapping
        copy.resettling = self.resettling
        copy.recent = self.recent
        copy.emptied = self.emptied
        return copy

    def hand_size(self, seat: i64) -> i64:
        """Return how many tiles a seat has in hand."""
        return nibble(self.held, seat)

    def stack_size(self, seat: i64) -> i64:
        """Return how many tiles a seat has still to draw."""
        return count_bits(self.left[seat]) - self.hand_size(seat)

    def taken(self, seat: i64, figure: i64) -> i64:
        """Return how many figures of a type a seat has captured."""
        return nibble(self.captured, seat * 3 + figure)

    def set_aside(self, figure: i64) -> i64:
        """SAM-E2: return how many figures of a type are set aside and count towards the end."""
        return nibble(self.aside, figure) - nibble(self.uncounted, figure)

    def standing(self, settlement: i64) -> list[int]:
        """Return the types of the figures in a settlement."""
        return [one for one in range(len(FIGURES)) if self.figures[one] >> settlement & 1]

    def empty_sea(self) -> list[int]:
        """Return the empty sea hexes by their numbers among sea hexes."""
        return members(self.sea_low) + [WORD + bit for bit in members(self.sea_high)]

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

    hand: i64 = 0
    chosen: i64 = NOTHING
    """The kind of tile it is about to play, still in hand; NOTHING between tiles."""

    def clone(self) -> Private:
        """Return a copy."""
        copy = Private()
        copy.hand = self.hand
        copy.chosen = self.chosen
        return copy


SamuraiState: TypeAlias = State[Board, Public, Private]


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
    return [bit // 2 for bit in members(hand)]


def kind_set(tiles: i64) -> i64:
    """Return the kinds of which there is a tile, as a bit set: every second bit, closed up."""
    kinds = (tiles | tiles >> 1) & 0x1_5555_5555
    kinds = (kinds | kinds >> 1) & 0x3_3333_3333
    kinds = (kinds | kinds >> 2) & 0xF_0F0F_0F0F
    kinds = (kinds | kinds >> 4) & 0xFF_00FF_00FF
    kinds = (kinds | kinds >> 8) & 0xFFFF_0000_FFFF
    return (kinds | kinds >> 16) & 0x1_FFFF


def kind_counts(tiles: i64) -> i64:
    """Return how many tiles there are of each kind, as a row of two bits each."""
    return (tiles & 0x1_5555_5555) + (tiles >> 1 & 0x1_5555_5555)

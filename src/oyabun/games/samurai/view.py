"""What one seat of Samurai may know, and what it may imagine.

Hidden are the tiles in the other hands, and with them which tiles are still to be drawn; what a
player has not played yet is known as a set, for played tiles lie on the board. Captured figures
disappear behind a screen with 3 or 4 players (SAM-I5), but everybody saw who took them: a view has
a perfect memory and carries them all. Whether they are shown is the board's business.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import count_bits, members, nibble, nth_bit, one_bit, row_get
from oyabun.core.chance import Rng
from oyabun.core.view import Imagined, Secrets, View
from oyabun.games.samurai.components import FIGURES, SHIPS, Board
from oyabun.games.samurai.moves import SWAP, Swap
from oyabun.games.samurai.rules.capture import LEAD, majorities
from oyabun.games.samurai.rules.opening import places_for
from oyabun.games.samurai.rules.turn import TARGET, figures_to_swap, partners, playable
from oyabun.games.samurai.state import (
    BYTE,
    NOTHING,
    Private,
    Public,
    SamuraiState,
    kinds_in,
    with_tile,
)

World: TypeAlias = Imagined[Board, Public, Private]
"""What is imagined: bots may play in it, for it is not the real one."""


class SamuraiView(View[Board, Public, Private]):
    """The table, what is behind one's own screen, and what can be asked about them."""

    def hand(self) -> list[int]:
        """Return the kinds of one's own tiles, ascending."""
        return [] if self.own is None else kinds_in(self.own.hand)

    def chosen(self) -> int:
        """Return the kind of tile the viewer is about to play, or -1."""
        return NOTHING if self.own is None else int(self.own.chosen)

    def unplayed(self, seat: int) -> list[int]:
        """Return the kinds of tiles that a seat has not played yet, ascending."""
        return kinds_in(self.public.left[seat])

    def counts_for(self, seat: int) -> list[int]:
        """SAM-E10: return what the figures of each type add to the score of a seat at the end."""
        first = majorities(self.public, seat)
        taken = [int(self.public.taken(seat, figure)) for figure in range(len(FIGURES))]
        return [LEAD if first >> figure & 1 else count for figure, count in enumerate(taken)]

    def influence(self, settlement: int, figure: int) -> list[int]:
        """Return the influence of every seat on a type of figure in a settlement."""
        row = self.public.influence(self.box, settlement, figure)
        return [int(row_get(row, seat, BYTE)) for seat in range(self.public.seats)]

    def tile(self, place: int) -> tuple[int, int] | None:
        """Return kind and owner of the tile on a hex, if there is one."""
        code = int(self.public.tiles[place]) - 1
        return None if code < 0 else (code >> 2, code & 3)

    def empty(self, kind: int) -> list[int]:
        """Return the hexes where a tile of a kind may be laid (SAM-T2)."""
        if kind in SHIPS:
            return [int(self.box.sea_hex[bit]) for bit in self.public.empty_sea()]
        return [int(self.box.land_hex[bit]) for bit in members(self.public.land)]

    def own_tiles(self) -> list[int]:
        """Return the hexes with tiles of the viewer that a tile exchange can take (SAM-X4)."""
        if self.frame.seat is None:
            return []
        return [int(self.box.land_hex[bit]) for bit in members(self.public.plain[self.frame.seat])]

    def figures_to_swap(self) -> list[Swap]:
        """Return the figures that a figure exchange can take first (SAM-X1)."""
        return figures_to_swap(self.public)

    def partners(self, first: Swap) -> list[Swap]:
        """Return the figures with which one may change places (SAM-X2)."""
        return partners(self.public, first)

    def swapping(self) -> Swap | None:
        """Return the first figure of an exchange under way, if there is one."""
        return None if self.public.swapping == NOTHING else SWAP[self.public.swapping]

    def places_for(self, figure: int) -> list[int]:
        """Return the settlements where a figure of a type may be placed in the set-up (SAM-S3)."""
        return members(places_for(self.box, self.public, figure))

    def open_land(self, settlement: int) -> int:
        """Return how many land hexes around a settlement are empty."""
        return int(count_bits(self.box.ring[settlement] & self.public.land))

    def is_emptied(self, settlement: int) -> bool:
        """Return whether the figures of a settlement are gone."""
        return not self.public.supply and not self.public.standing(settlement)

    def on_board(self, figure: int) -> int:
        """Return how many figures of a type stand on the board."""
        return int(count_bits(self.public.figures[figure]))

    def set_aside(self, figure: int) -> int:
        """Return how many figures of a type were set aside, whether or not they count (SAM-E2)."""
        return int(nibble(self.public.aside, figure))

    def supply(self, figure: int) -> int:
        """Return how many figures of a type are still to be placed."""
        return int(nibble(self.public.supply, figure))

    def recent(self) -> list[int]:
        """Return the hexes that the last turn touched, the first one first."""
        places: list[int] = []
        row = self.public.recent
        while row:
            places.append(int(row & 255) - 1)
            row >>= BYTE
        return places[::-1]


def redeal(state: SamuraiState, keep: i64, rng: Rng) -> None:
    """Give every seat but `keep` some hand of what it has not played, as large as it is."""
    for seat in range(state.public.seats):
        if seat == keep:
            continue
        own = state.private[seat]
        own.hand = some_hand(state.public, seat, rng)
        if state.stack and state.stack[-1] is TARGET[seat]:
            kinds = playable(state, seat, own.hand)
            while not kinds:
                own.hand = some_hand(state.public, seat, rng)
                kinds = playable(state, seat, own.hand)
            own.chosen = nth_bit(kinds, rng.below(count_bits(kinds)))


def some_hand(public: Public, seat: i64, rng: Rng) -> i64:
    """Return a hand drawn from what a seat has not played."""
    rest = public.left[seat]
    hand: i64 = 0
    for _ in range(public.hand_size(seat)):
        bit = nth_bit(rest, rng.below(count_bits(rest)))
        rest &= ~one_bit(bit)
        hand = with_tile(hand, bit >> 1)
    return hand


SECRETS: Final = Secrets(SamuraiView, Private, redeal)

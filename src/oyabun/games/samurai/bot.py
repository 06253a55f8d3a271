"""A player of Samurai who counts: who is likely to get each figure, and who leads what then.

For every figure on the board it estimates each seat's share from the influence so far and the land
still open; shares and captured figures give each seat's expected haul; the hauls give the chance to
win by the rule of victory: most of two types, or most of one and many others. A tile is played
where that chance, measured against the others', rises most. The rest follows by itself: settling a
capture, denying one, forcing a tie.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.samurai.components import (
    FIGURE_EXCHANGE,
    FIGURES,
    SETTLEMENTS,
    TILE_EXCHANGE,
)
from oyabun.games.samurai.moves import END, Hex, Swap, Tile
from oyabun.games.samurai.view import SamuraiView

TYPES: Final = range(len(FIGURES))
CALM: Final = 2.2
UNCERTAINTY: Final = 0.3
"""A lead in influence counts for less the more land is open: divided by CALM + this a hex."""
STEADY: Final = 0.35
SWING: Final = 0.12
"""A lead in figures counts for less the more are on the board: STEADY + this a figure."""
TRAILING: Final = 0.9
"""A lead in other figures, where each leads one type, is divided by this."""
POINT: Final = 0.001
"""What a point of strength is worth when it is kept for later."""
KEEP: Final = {FIGURE_EXCHANGE: 0.05, TILE_EXCHANGE: 0.02}
"""What the gain of an exchange must exceed; of other tiles `POINT` a point and half of one."""
TOSS: Final = 1e-6
"""Moves that are this close are the same to it."""
FIRST_HAND: Final = (1, 1, 4, 1, 1, 4, 1, 1, 4, 1, 3, 6, 1, 4, 4, 2, 1)
"""How gladly each kind of tile is taken into the first hand."""

Shares = tuple[float, ...]
Hauls = list[Shares]
"""What each seat is likely to have in the end, by type."""


def choose(view: SamuraiView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    first = view.legal[0]
    phase = view.phase
    assert phase is not None, "somebody is asked"
    if phase.name == "choose-hand":
        tiles = [move for move in view.legal if isinstance(move, Tile)]
        return tiles[rng.weighted([FIRST_HAND[move.number] for move in tiles])]
    if len(view.legal) == 1 or phase.name in ("choose-figure", "place-figure"):
        return view.legal[rng.below(len(view.legal))]
    outlook = Outlook(view)
    if isinstance(first, Tile):
        return outlook.best_tile(rng)
    return outlook.best_target(rng)


@lru_cache(maxsize=100_000)
def shares(influence: tuple[int, ...], open_land: int) -> Shares:
    """Return how likely each seat is to take a figure (SAM-I3, SAM-I4)."""
    if open_land == 0:
        best = max(influence)
        alone = best > 0 and influence.count(best) == 1
        return tuple(float(alone and one == best) for one in influence)
    return softly(influence, CALM + UNCERTAINTY * open_land)


def softly(numbers: tuple[float, ...] | tuple[int, ...], scale: float) -> Shares:
    """Return shares of one that grow with the numbers, less sharply the greater the scale."""
    best = max(numbers)
    weights = [exp((one - best) / scale) for one in numbers]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


class Place:
    """A settlement with figures: what stands there, who leans on it, how open it is."""

    def __init__(self, view: SamuraiView, settlement: int) -> None:
        self.standing = view.public.standing(settlement)
        self.open = view.open_land(settlement)
        self.influence = [tuple(view.influence(settlement, figure)) for figure in TYPES]


class Outlook:
    """What the viewer expects, and how a move would change it."""

    def __init__(self, view: SamuraiView) -> None:
        self.view = view
        self.seats = int(view.public.seats)
        assert view.frame.seat is not None, "only a seat is asked to choose"
        self.me = view.frame.seat
        public = view.public
        self.scale = [STEADY + SWING * view.on_board(figure) for figure in TYPES]
        self.places = {
            one: Place(view, one) for one in range(len(SETTLEMENTS)) if public.standing(one)
        }
        self.hauls: Hauls = []
        for figure in TYPES:
            haul = [float(public.taken(seat, figure)) for seat in range(self.seats)]
            for place in self.places.values():
                if figure in place.standing:
                    for seat, share in enumerate(shares(place.influence[figure], place.open)):
                        haul[seat] += share
            self.hauls.append(tuple(haul))
        self.now = self.worth(self.hauls)

    # What a position is worth

    def worth(self, hauls: Hauls) -> float:
        """Return the viewer's chance to win against the strongest other's."""
        chances = self.chances(hauls)
        mine = chances.pop(self.me)
        return mine - max(chances) + 0.01 * sum(haul[self.me] for haul in hauls)

    def chances(self, hauls: Hauls) -> list[float]:
        """SAM-E4, SAM-E5: return how likely each seat is to win."""
        leads = [softly(hauls[figure], self.scale[figure]) for figure in TYPES]
        totals = [sum(haul) for haul in zip(*hauls, strict=True)]
        others = [
            softly(tuple([total - had for total, had in zip(totals, haul, strict=True)]), TRAILING)
            for haul in hauls
        ]
        chances: list[float] = []
        for seat in range(self.seats):
            a, b, c = leads[0][seat], leads[1][seat], leads[2][seat]
            two = a * b + a * c + b * c - 2 * a * b * c
            one = (
                a * (1 - b) * (1 - c) * others[0][seat]
                + b * (1 - a) * (1 - c) * others[1][seat]
                + c * (1 - a) * (1 - b) * others[2][seat]
            )
            chances.append(two + one)
        return chances

    # What a move changes

    def after_tile(self, hauls: Hauls, kind: int, place: int, sign: int = 1) -> Hauls:
        """Return the hauls when the viewer's tile lies on a hex, or (sign -1) leaves it."""
        board = self.view.board
        filled = sign if board.kinds[place] == "land" and sign > 0 else 0
        changed = [list(haul) for haul in hauls]
        for settlement in members(board.near[place]):
            there = self.places.get(settlement)
            if there is None:
                continue
            for figure in there.standing:
                before = there.influence[figure]
                power = sign * int(board.power[3 * kind + figure])
                after = (*before[: self.me], before[self.me] + power, *before[self.me + 1 :])
                old = shares(before, there.open)
                new = shares(after, there.open - filled)
                for seat in range(self.seats):
                    changed[figure][seat] += new[seat] - old[seat]
        return [tuple(haul) for haul in changed]

    def after_swap(self, first: Swap, second: Swap) -> Hauls:
        """Return the hauls when two figures have changed places."""
        changed = [list(haul) for haul in self.hauls]
        for here, there in ((first, second), (second, first)):
            place = self.places[int(here.settlement)]
            old = shares(place.influence[here.figure], place.open)
            new = shares(place.influence[there.figure], place.open)
            for seat in range(self.seats):
                changed[here.figure][seat] -= old[seat]
                changed[there.figure][seat] += new[seat]
        return [tuple(haul) for haul in changed]

    # What to do

    def best_tile(self, rng: Rng) -> Move:
        """Return the tile whose best use gains most over keeping it; or end the turn."""
        gains: list[tuple[float, Move]] = [
            (self.best_gain(int(move.number)) - self.price(int(move.number)), move)
            for move in self.view.legal
            if isinstance(move, Tile)
        ]
        most, best = max(gains, key=lambda pair: pair[0] + rng.unit() * TOSS)
        return END if most <= 0 and self.view.legal[-1] is END else best

    def best_target(self, rng: Rng) -> Move:
        """Return the best of the legal hexes or figures."""
        return max(self.view.legal, key=lambda move: self.gain(move) + rng.unit() * TOSS)

    def price(self, kind: int) -> float:
        """Return what a tile is worth later."""
        powers = [int(self.view.board.power[3 * kind + figure]) for figure in TYPES]
        return KEEP.get(kind, POINT * (0.5 + max(powers)))

    def best_gain(self, kind: int) -> float:
        """Return how much the chances rise if a tile is played as well as possible."""
        view = self.view
        if kind == FIGURE_EXCHANGE:
            gains = [self.swap_gain(one) for one in view.figures_to_swap()]
        elif kind == TILE_EXCHANGE:
            gains = [self.lift_gain(place) for place in view.own_tiles()]
        else:
            gains = [self.tile_gain(self.hauls, kind, place) for place in view.empty(kind)]
        return max(gains, default=0.0)

    def gain(self, move: Move) -> float:
        """Return how much the chances rise by a hex or a figure, now that one is asked for."""
        view = self.view
        kind = view.chosen()
        if isinstance(move, Swap):
            lifted = view.lifted_figure()
            if lifted is None:
                return self.swap_gain(move)
            return self.worth(self.after_swap(lifted, move)) - self.now
        assert isinstance(move, Hex), "only hexes and figures are targets"
        if kind == TILE_EXCHANGE:
            return self.lift_gain(int(move.number))
        if kind < 0:
            kind = int(view.public.lifted)
        return self.tile_gain(self.hauls, kind, int(move.number))

    def tile_gain(self, hauls: Hauls, kind: int, place: int) -> float:
        """Return the gain of a tile on a hex."""
        return self.worth(self.after_tile(hauls, kind, place)) - self.now

    def lift_gain(self, place: int) -> float:
        """Return the gain of moving the viewer's tile from a hex to the best other one."""
        tile = self.view.tile(place)
        assert tile is not None, "an own tile lies there"
        lifted = self.after_tile(self.hauls, tile[0], place, -1)
        near = self.view.board.near[place]
        # The estimate of places beside both hexes would mix two changes, so they are left out.
        free = [one for one in self.view.empty(tile[0]) if not self.view.board.near[one] & near]
        return max((self.tile_gain(lifted, tile[0], one) for one in free), default=-1.0)

    def swap_gain(self, first: Swap) -> float:
        """Return the gain of the best exchange of this figure."""
        return max(
            self.worth(self.after_swap(first, second)) - self.now
            for second in self.view.partners(first)
        )

"""A player of Samurai who counts: who is likely to get each figure, and who leads what then.

For every figure on the board it estimates each seat's share from the influence so far and the land
still open; shares and captured figures give each seat's expected haul; the hauls give the chance to
win by the rule of victory: most of two types, or most of one and many others. A tile is played
where that chance, measured against the others', rises most when the others have answered. The
rest follows by itself: settling a capture, denying one, forcing a tie, leaving no easy prey.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp
from typing import Final, NamedTuple

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.samurai.components import (
    EXCHANGES,
    FIGURE_EXCHANGE,
    FIGURES,
    SETTLEMENTS,
    SHIPS,
    TILE_EXCHANGE,
)
from oyabun.games.samurai.moves import END, Swap
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
LEAN: Final = 0.3
"""How much of the strength in hand counts as influence while figures are placed."""
DEEP: Final = 5
"""How many of the most promising plays are looked at together with the answer to them."""
HAUNTS: Final = 2
"""How many hexes the others are expected to like, besides those around the tile."""
TOSS: Final = 1e-6
"""Moves that are this close are the same to it."""
FIRST_HAND: Final = (1, 1, 4, 1, 1, 4, 1, 1, 4, 1, 3, 6, 1, 4, 4, 2, 1)
"""How gladly each kind of tile is taken into the first hand."""

Influence = tuple[float, ...]
Shares = tuple[float, ...]
Hauls = tuple[Shares, ...]
"""What each seat is likely to have in the end, by type."""


def choose(view: SamuraiView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    first = view.legal[0]
    phase = view.phase
    assert phase is not None, "somebody is asked"
    if phase.name == "choose-hand":
        return view.legal[rng.weighted([FIRST_HAND[move.number] for move in view.legal])]
    if len(view.legal) == 1:
        return first
    outlook = Outlook(view)
    if phase.name in ("choose-figure", "place-figure"):
        return outlook.best_figure(rng)
    if first.kind == "tile":
        return outlook.best_tile(rng)
    return outlook.best_target(rng)


@lru_cache(maxsize=100_000)
def shares(influence: Influence, open_land: int) -> Shares:
    """Return how likely each seat is to take a figure (SAM-I3, SAM-I4)."""
    if open_land == 0:
        best = max(influence)
        alone = best > 0 and influence.count(best) == 1
        return tuple(float(alone and one == best) for one in influence)
    return softly(influence, CALM + UNCERTAINTY * open_land)


@lru_cache(maxsize=10_000)
def softly(numbers: tuple[float, ...], scale: float) -> Shares:
    """Return shares of one that grow with the numbers, less sharply the greater the scale."""
    best = max(numbers)
    weights = [exp((one - best) / scale) for one in numbers]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


class Place(NamedTuple):
    """A settlement with figures: what stands there, who leans on it, how open it is."""

    standing: list[int]
    open: int
    influence: list[Influence]
    """Of every seat, by type of figure."""


class Prospect(NamedTuple):
    """A position, and what it promises."""

    places: dict[int, Place]
    hauls: Hauls


class Arms(NamedTuple):
    """Tiles of another player that go to the same hexes for the same figures."""

    seat: int
    tiles: list[tuple[int, float]]
    """Kinds, the strongest first, and how likely each is in hand."""
    haunts: list[int]
    """The hexes where they would serve best now."""


class Answer(NamedTuple):
    """What another player may do next."""

    theirs: float
    """What it is worth to that player."""
    mine: float
    """What it is worth to the viewer."""
    chance: float
    """How likely the tile is in hand."""


class Play(NamedTuple):
    """A tile on a hex, and what follows."""

    move: Move
    kind: int
    hex: int
    after: Prospect
    gain: float


class Outlook:
    """What the viewer expects, and how a move would change it."""

    def __init__(self, view: SamuraiView) -> None:
        self.view = view
        self.board = view.box
        self.seats = int(view.public.seats)
        assert view.frame.seat is not None, "only a seat is asked to choose"
        self.me = view.frame.seat
        self.scale = [STEADY + SWING * view.on_board(figure) for figure in TYPES]
        self.known: dict[Hauls, list[float]] = {}
        """What positions are worth that were looked at before: many tiles come to the same."""
        self.here = self.prospect()
        self.now = self.worths(self.here.hauls)[self.me]

    def prospect(self) -> Prospect:
        """Return the position on the table."""
        view, public = self.view, self.view.public
        leaning = [self.leaning(figure) if public.supply else () for figure in TYPES]
        places = {
            one: Place(
                public.standing(one),
                view.open_land(one),
                [leaning[figure] or tuple(view.influence(one, figure)) for figure in TYPES],
            )
            for one in range(len(SETTLEMENTS))
            if public.standing(one)
        }
        hauls: list[Shares] = []
        for figure in TYPES:
            haul = tuple([float(public.taken(seat, figure)) for seat in range(self.seats)])
            for place in places.values():
                if figure in place.standing:
                    haul = plus(haul, shares(place.influence[figure], place.open))
            hauls.append(haul)
        return Prospect(places, tuple(hauls))

    def leaning(self, figure: int) -> Influence:
        """Return how strong each seat is likely to be for a type before anything is played."""
        view = self.view
        strength = [0.0] * self.seats
        for seat in range(self.seats):
            tiles = view.hand() if seat == self.me else view.unplayed(seat)
            mean = sum(self.power(kind, figure) for kind in tiles) / len(tiles)
            strength[seat] = LEAN * mean * int(view.public.hand_size(seat))
        return tuple(strength)

    def power(self, kind: int, figure: int) -> int:
        """Return what a tile gives to a type of figure."""
        return int(self.board.power[3 * kind + figure])

    # What a position is worth

    def worths(self, hauls: Hauls) -> list[float]:
        """Return the chance of each seat to win, against the strongest other's."""
        known = self.known.get(hauls)
        if known is not None:
            return known
        chances = self.chances(hauls)
        second, best = sorted(chances)[-2:]
        worths = [
            chance
            - (second if chance == best else best)
            + 0.01 * sum([haul[seat] for haul in hauls])
            for seat, chance in enumerate(chances)
        ]
        self.known[hauls] = worths
        return worths

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

    def laid(self, before: Prospect, seat: int, kind: int, place: int, sign: int = 1) -> Prospect:
        """Return the position when a seat's tile lies on a hex, or (sign -1) leaves it."""
        filled = 1 if sign > 0 and self.board.kinds[place] == "land" else 0
        places, hauls = before.places, list(before.hauls)
        for settlement in members(self.board.near[place]):
            old = places.get(settlement)
            if old is None:
                continue
            influence = [
                (*row[:seat], row[seat] + sign * self.power(kind, figure), *row[seat + 1 :])
                for figure, row in enumerate(old.influence)
            ]
            new = Place(old.standing, old.open - filled, influence)
            places = {**places, settlement: new}
            for figure in old.standing:
                lost = shares(old.influence[figure], old.open)
                won = shares(influence[figure], new.open)
                hauls[figure] = plus(minus(hauls[figure], lost), won)
        return Prospect(places, tuple(hauls))

    def swapped(self, first: Swap, second: Swap) -> Hauls:
        """Return the hauls when two figures have changed places."""
        hauls = list(self.here.hauls)
        for here, there in ((first, second), (second, first)):
            place = self.here.places[int(here.settlement)]
            lost, won = int(here.figure), int(there.figure)
            hauls[lost] = minus(hauls[lost], shares(place.influence[lost], place.open))
            hauls[won] = plus(hauls[won], shares(place.influence[won], place.open))
        return tuple(hauls)

    # What the others answer

    @cached_property
    def arms(self) -> list[Arms]:
        """The tiles with which the others may answer."""
        seats = [seat for seat in range(self.seats) if seat != self.me]
        return [arms for seat in seats for arms in self.arms_of(seat)]

    def arms_of(self, rival: int) -> list[Arms]:
        """Return the tiles with which one of them may answer."""
        unplayed = self.view.unplayed(rival)
        elsewhere = 1 - int(self.view.public.hand_size(rival)) / max(1, len(unplayed))
        groups: dict[tuple[bool, ...], list[int]] = {}
        for kind in dict.fromkeys(unplayed):
            if kind not in EXCHANGES:
                felt = [self.power(kind, figure) > 0 for figure in TYPES]
                groups.setdefault((kind in SHIPS, *felt), []).append(kind)
        arms: list[Arms] = []
        for kinds in groups.values():
            kinds.sort(key=self.strength, reverse=True)
            tiles = [(kind, 1 - elsewhere ** unplayed.count(kind)) for kind in kinds]
            likes = {
                place: self.worths(self.laid(self.here, rival, kinds[0], place).hauls)
                for place in self.view.empty(kinds[0])
            }
            ranked = sorted(likes, key=lambda place: likes[place][rival], reverse=True)
            arms.append(Arms(rival, tiles, ranked[:HAUNTS]))
        return arms

    def strength(self, kind: int) -> int:
        """Return the strength of a tile where it is felt."""
        return max([self.power(kind, figure) for figure in TYPES])

    def answered(self, after: Prospect, place: int | None) -> float:
        """Return what a position is worth when the others have answered a tile on a hex, if any.

        Each plays what serves it best of what it has in hand: a tile counts as far as it is likely
        to be there and none of the better ones is. What they do is added up.
        """
        around = [] if place is None else self.empty_around(place)
        answers: dict[int, list[Answer]] = {}
        for arms in self.arms:
            sea = arms.tiles[0][0] in SHIPS
            spots = {
                one
                for one in (*arms.haunts, *around)
                if one != place and (self.board.kinds[one] == "sea") == sea
            }
            if spots:
                answers.setdefault(arms.seat, []).extend(
                    self.best_answers(after, arms, sorted(spots))
                )
        quiet = self.worths(after.hauls)[self.me]
        worth = quiet
        for ranked in answers.values():
            ranked.sort(reverse=True)
            left = 1.0
            for _, mine, chance in ranked:
                worth += left * chance * (mine - quiet)
                left *= 1 - chance
        return worth

    def best_answers(self, after: Prospect, arms: Arms, spots: list[int]) -> list[Answer]:
        """Return the answers with each tile, on the best hex for the strongest of them."""

        def worths(kind: int, spot: int) -> list[float]:
            return self.worths(self.laid(after, arms.seat, kind, spot).hauls)

        strongest = arms.tiles[0][0]
        best = max(spots, key=lambda spot: worths(strongest, spot)[arms.seat])
        answers: list[Answer] = []
        for kind, chance in arms.tiles:
            both = worths(kind, best)
            answers.append(Answer(both[arms.seat], both[self.me], chance))
        return answers

    def empty_around(self, place: int) -> list[int]:
        """Return the empty hexes around the settlements beside a hex."""
        around = self.board.around
        near = [6 * one for one in members(self.board.near[place]) if one in self.here.places]
        beside = [int(around[at]) for first in near for at in range(first, first + 6)]
        return [one for one in beside if one >= 0 and self.view.tile(one) is None]

    # What to do

    def best_figure(self, rng: Rng) -> Move:
        """Return the figure, or its place, that suits the hand best."""
        placing = int(self.view.public.placing)

        def gain(move: Move) -> float:
            if move.kind == "figure":
                figure = int(move.number)
                return max(self.stood(figure, one) for one in self.view.places_for(figure))
            return self.stood(placing, int(self.board.bit_of[move.number]))

        return max(self.view.legal, key=lambda move: gain(move) + rng.unit() * TOSS)

    def stood(self, figure: int, settlement: int) -> float:
        """Return what the position is worth with one more figure on the map."""
        hauls = list(self.here.hauls)
        share = shares(self.leaning(figure), self.view.open_land(settlement))
        hauls[figure] = plus(hauls[figure], share)
        return self.worths(tuple(hauls))[self.me]

    def best_tile(self, rng: Rng) -> Move:
        """Return the tile whose best use gains most over keeping it; or end the turn."""
        tiles = [move for move in self.view.legal if move is not END]
        exchanges = [move for move in tiles if move.number in EXCHANGES]
        plays = [
            self.play(move, int(move.number), place)
            for move in tiles
            if move.number not in EXCHANGES
            for place in self.view.empty(int(move.number))
        ]
        quiet = self.answered(self.here, None)
        gains: list[tuple[float, Move]] = [
            (self.answered(one.after, one.hex) - quiet - self.price(one.kind), one.move)
            for one in self.promising(plays, rng)
        ]
        gains += [(self.exchange_gain(int(move.number)), move) for move in exchanges]
        most, best = max(gains, key=lambda pair: pair[0] + rng.unit() * TOSS)
        return END if most <= 0 and self.view.legal[-1] is END else best

    def best_target(self, rng: Rng) -> Move:
        """Return the best of the legal hexes or figures."""
        kind = self.view.chosen()
        if kind in EXCHANGES or isinstance(self.view.legal[0], Swap):
            return max(self.view.legal, key=lambda move: self.gain(move) + rng.unit() * TOSS)
        laying = kind if kind >= 0 else int(self.view.public.resettling)
        plays = [self.play(move, laying, int(move.number)) for move in self.view.legal]
        best = max(self.promising(plays, rng), key=lambda one: self.answered(one.after, one.hex))
        return best.move

    def play(self, move: Move, kind: int, place: int) -> Play:
        """Return a tile on a hex, and what it gains before it is answered."""
        after = self.laid(self.here, self.me, kind, place)
        gain = self.worths(after.hauls)[self.me] - self.now - self.price(kind)
        return Play(move, kind, place, after, gain)

    def promising(self, plays: list[Play], rng: Rng) -> list[Play]:
        """Return the plays that are worth a second look."""
        rng.shuffle(plays)
        return sorted(plays, key=lambda one: one.gain, reverse=True)[:DEEP]

    def price(self, kind: int) -> float:
        """Return what a tile is worth later."""
        return KEEP.get(kind, POINT * (0.5 + self.strength(kind)))

    def exchange_gain(self, kind: int) -> float:
        """Return how much the chances rise if an exchange is played as well as possible."""
        view = self.view
        if kind == FIGURE_EXCHANGE:
            gains = [self.swap_gain(one) for one in view.figures_to_swap()]
        else:
            gains = [self.lift_gain(place) for place in view.own_tiles()]
        return max(gains, default=0.0) - self.price(kind)

    def gain(self, move: Move) -> float:
        """Return how much the chances rise by a figure or a tile that an exchange takes."""
        if isinstance(move, Swap):
            first = self.view.swapping()
            if first is None:
                return self.swap_gain(move)
            return self.worths(self.swapped(first, move))[self.me] - self.now
        return self.lift_gain(int(move.number))

    def lift_gain(self, place: int) -> float:
        """Return the gain of moving the viewer's tile from a hex to the best other one."""
        tile = self.view.tile(place)
        assert tile is not None, "an own tile lies there"
        lifted = self.laid(self.here, self.me, tile[0], place, -1)
        worths = [
            self.worths(self.laid(lifted, self.me, tile[0], one).hauls)[self.me]
            for one in self.view.empty(tile[0])
        ]
        return max(worths) - self.now

    def swap_gain(self, first: Swap) -> float:
        """Return the gain of the best exchange of this figure."""
        return max(
            self.worths(self.swapped(first, second))[self.me] - self.now
            for second in self.view.partners(first)
        )


def plus(one: Shares, other: Shares) -> Shares:
    """Return the sums, seat by seat."""
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def minus(one: Shares, other: Shares) -> Shares:
    """Return the differences, seat by seat."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])

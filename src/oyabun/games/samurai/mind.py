"""What Samurai knows about good play: who is likely to get each figure, and who leads what then.

The same judgement as the bot's, on imagined worlds and fast enough to be made a thousand times: for
every figure each seat's share from influence, open land and who moves next, from the shares the
hauls, from the hauls the chance to win. The policy lays the tile that moves its own chance most.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, has, lowest_bit, members, one_bit, row_get
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import Mind
from oyabun.games.samurai.components import (
    FIGURE_EXCHANGE,
    SETTLEMENTS,
    SHIPS,
    TILE_EXCHANGE,
    TILES,
    WORD,
    Board,
)
from oyabun.games.samurai.moves import END, HEX, TILE
from oyabun.games.samurai.rules.opening import CHOOSE_HAND
from oyabun.games.samurai.rules.turn import (
    PLAY_TILE,
    RESETTLE,
    SWAP_WITH,
    TARGET,
    playable,
    undrawn,
)
from oyabun.games.samurai.state import BYTE, FRESH, NOTHING, Public, kind_set, with_tile
from oyabun.games.samurai.view import SamuraiView, World

TYPES: Final = 3
SCALES: Final = (1.0, 1.3, 1.45, 2.1, 2.3, 2.5, 2.0)
"""A lead in influence counts for less the more land is open: divided by this, by empty hexes.

These, TEMPO and UNTAKEN are fitted to what became of every figure at every turn of 600 matches of
`instinct` and 120 of `heuristic` with two seats, which say nearly the same.
"""
FADING: Final[vec[float]] = vec[float](
    [exp(float(-behind) / scale) for scale in SCALES for behind in range(256)]
)
"""What is left of a chance that is so far behind: at 256 * open land + influence."""
TEMPO: Final[vec[float]] = vec[float]([1.0, 1.7, 1.08, 1.12, 1.06, 1.06, 1.5])
"""How much likelier whoever moves next is to take a figure, by empty hexes: most with one left."""
UNTAKEN: Final[vec[float]] = vec[float]([0.0, 0.28, 0.45, 0.67, 1.0, 0.35, 0.13])
"""How likely nobody takes it, measured by the chance of the leader: ties, and matches that end."""
STEADY: Final = (0.0, 0.0, 0.45, 0.25, 0.25)
SWING: Final = (0.0, 0.0, 0.2, 0.15, 0.09)
"""A lead in figures counts for less the more are on the board: STEADY + this a figure, by number of
seats. Between two, `instinct` won 55 % of 1,500 matches with these against the heuristic's numbers;
with more seats they are fitted, as TRAILING, to who won 17,000 and 10,000 matches of `instinct`."""
TRAILING: Final = (0.0, 0.0, 0.9, 2.5, 4.0)
"""A lead in other figures, where each leads one type, is divided by this."""
UNPLACED: Final = 0.3
"""While figures are placed a lead counts for so much of what it seems: all draw from the same 20
tiles until all are laid. Of 500 first hands of `heuristic` among three and four, those that seemed
to win a share more won .35 of it, give or take .17."""
POINT: Final = 0.001
"""What a point of strength is worth when it is kept for later."""
WHIM: Final = 0.01
"""Chances that are this close are taken in turn."""
SLIPS: Final[vec[float]] = vec[float]([0.0, 0.0, 0.4, 0.4, 0.4])
"""How often another's simulated tile goes anywhere, not where it serves best, by number of seats.

Simulations in which all do what the policy likes best are far too sure who wins, the more so the
nearer the end is. Tried were 0 and 0.4, in matches against `stranger` with two seats and against
`heuristic` with more."""
OWN_SLIPS: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 0.4, 0.0])
"""The same for the tiles of the one who thinks. Between two, 0 won more of the same 40 matches than
0.4; with three only 0.4 was tried beside others who slip, with four only 0."""
NUDGE: Final = 0.25
"""Part of a figure by which a haul is changed to see what it does to the chances."""
FIRST_HAND: Final[tuple[int, ...]] = (1, 1, 4, 1, 1, 4, 1, 1, 4, 1, 3, 6, 1, 4, 4, 2, 1)
"""How gladly each kind of tile is taken into the first hand."""
COMPLETING: Final = (TARGET[0].name, SWAP_WITH[0].name, RESETTLE[0].name)


class SamuraiMind(Mind):
    """Looks four turns ahead."""

    turns: i64 = 4
    simulations: i64 = 1_500
    wide: i64 = 64
    """Towards the end all plans: what begins a combination of tiles may look like a loss."""
    features: tuple[str, ...] = (
        "second lead",
        "leads",
        "captured",
        "haul",
        "strength",
        "ships",
        "exchanges",
        "on move",
    )
    thought: World | None = None
    """The world in which a tile was chosen just now, and where it goes: asked next."""
    kind: i64 = NOTHING
    place: i64 = NOTHING

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Lay the tile that moves the own chance most; exchanges are left to those who search."""
        if asked is PLAY_TILE[seat]:
            return self.best_tile(world, seat, rng)
        if asked is TARGET[seat]:
            kind = world.private[seat].chosen
            if self.thought is world and self.kind == kind:
                self.thought = None
                return HEX[self.place]
            if kind < FIGURE_EXCHANGE:
                return HEX[best_hex(world, seat, kind, rng)]
        elif asked is RESETTLE[seat]:
            return HEX[best_hex(world, seat, world.public.resettling, rng)]
        elif asked is CHOOSE_HAND:
            return liked_tile(undrawn(world, seat), rng)
        return asked.random_move(world, seat, rng)

    def foresee(self, world: World, asked: Phase, seat: i64, eyes: i64, rng: Rng) -> Move:
        """Nobody is sure where the others lay their tiles."""
        if asked is TARGET[seat]:
            seats = world.public.seats
            often = OWN_SLIPS[seats] if seat == eyes else SLIPS[seats]
            if often > 0.0 and rng.unit() < often:
                self.thought = None
                return asked.random_move(world, seat, rng)
        return self.policy(world, asked, seat, rng)

    def best_tile(self, world: World, seat: i64, rng: Rng) -> Move:
        """Return the tile whose best use gains most over keeping it; or end the turn."""
        public = world.public
        kinds = playable(world, seat, world.private[seat].hand)
        kinds &= ~(one_bit(FIGURE_EXCHANGE) | one_bit(TILE_EXCHANGE))
        if not kinds:
            if public.turn != FRESH:
                return END
            return PLAY_TILE[seat].random_move(world, seat, rng)
        outlook = Outlook(world, seat)
        must = public.turn == FRESH
        most = -1000.0 if must else WHIM
        best = END
        while kinds:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            spot = best_spot(world, kind, outlook, rng)
            gain = spot.worth - price(world.box, kind)
            if gain > most:
                most = gain
                best = TILE[kind]
                self.thought, self.kind, self.place = world, kind, spot.place
        return best

    def evaluate(self, world: World) -> list[float]:
        """Return how likely each seat is to win (SAM-E4, SAM-E5)."""
        found = chances(world.public, hauls(world, felt(world), mover_of(world)))
        total = sum(found)
        shares = [chance / total for chance in found]
        if world.public.supply:
            even = 1.0 / float(len(shares))
            return [even + UNPLACED * (share - even) for share in shares]
        return shares

    def believe(self, world: World, eyes: i64, rng: Rng) -> None:
        """Whoever chose a first hand chose a good one; until a tile of it is laid it is all there.

        Against hands that are merely drawn everybody's own would look like half the victory.
        """
        public, board = world.public, world.box
        if not board.hands_chosen:
            return
        for seat in range(public.seats):
            own = world.private[seat]
            if seat != eyes and public.left[seat] == board.tiles and own.chosen == NOTHING:
                own.hand = 0
                for _ in range(public.hand_size(seat)):
                    own.hand = with_tile(own.hand, chosen_tile(world, seat, rng))

    def guesses(self, world: World) -> bool:
        """Hands count while figures are placed, and for what was learned."""
        return world.public.supply != 0 or len(self.learned) > 0

    def continues(self, last: Move, asked: Phase) -> bool:
        """A tile and where it goes are one decision."""
        return asked.name in COMPLETING

    def explain(self, view: SamuraiView, move: Move) -> Phrase | None:
        """Say where a tile is felt by several settlements at once."""
        takes = view.own is not None and view.own.chosen == TILE_EXCHANGE
        lays = view.phase in RESETTLE or (view.phase in TARGET and not takes)
        if move.kind != "hex" or not lays:
            return None
        public, board = view.public, view.box
        felt = members(board.near[move.number] & standing(public))
        filled = [one for one in felt if count_bits(board.ring[one] & public.land) <= 1]
        if len(felt) < 2 or filled:
            return None  # captures are told by the rules themselves
        parts = [Phrase("why-beside", words=(SETTLEMENTS[one],)) for one in felt]
        return Phrase("why-felt", numbers=(len(felt),), parts=tuple(parts))

    def measure(self, world: World) -> list[list[float]]:
        """Return what each seat leads by, has, holds and may do next."""
        public = world.public
        mover = mover_of(world)
        found = hauls(world, felt(world), mover)
        return [measured(world, seat, found, on_move=seat == mover) for seat in range(public.seats)]


def measured(world: World, seat: i64, found: vec[float], *, on_move: bool) -> list[float]:
    """Return the features of a seat; leads count for more when fewer figures are left."""
    public, board = world.public, world.box
    leads: list[float] = []
    captured = total = 0.0
    for figure in range(TYPES):
        at: i64 = figure * public.seats
        most = 0.0
        for other in range(public.seats):
            if other != seat:
                most = max(most, found[at + other])
        scale = 0.5 + 0.1 * float(count_bits(public.figures[figure]))
        leads.append(tanh((found[at + seat] - most) / scale))
        captured += float(public.taken(seat, figure))
        total += found[at + seat]
    leads.sort()
    strength = ships = exchanges = 0.0
    hand = world.private[seat].hand
    while hand:
        kind = lowest_bit(hand) >> 1
        hand &= hand - 1
        strength += float(max([board.power[3 * kind + figure] for figure in range(TYPES)]))
        if kind in SHIPS:
            ships += 1.0
        elif kind >= FIGURE_EXCHANGE:
            exchanges += 1.0
    row = [leads[1], leads[0] + leads[1] + leads[2], captured / 5.0, total / 5.0]
    return [*row, strength / 10.0, ships, exchanges, 1.0 if on_move else 0.0]


def liked_tile(left: i64, rng: Rng) -> Move:
    """Return a tile for the first hand."""
    kinds = kind_set(left)
    total: i64 = 0
    for kind in range(len(TILES)):
        if has(kinds, kind):
            total += FIRST_HAND[kind]
    drawn = rng.below(total)
    for kind in range(len(TILES)):
        if has(kinds, kind):
            drawn -= FIRST_HAND[kind]
            if drawn < 0:
                return TILE[kind]
    raise AssertionError("one of them was drawn")


def chosen_tile(world: World, seat: i64, rng: Rng) -> i64:
    """Return a tile that another takes into its first hand: the stronger of two that it likes.

    All types together, such a hand has a power of 26: those of `heuristic` have 21, of `hard` 30.
    """
    left = undrawn(world, seat)
    one, other = liked_tile(left, rng).number, liked_tile(left, rng).number
    return one if whole_power(world.box, one) > whole_power(world.box, other) else other


def whole_power(board: Board, kind: i64) -> i64:
    """Return what a tile gives to all types together."""
    return board.power[3 * kind] + board.power[3 * kind + 1] + board.power[3 * kind + 2]


# What a position promises


def mover_of(world: World) -> i64:
    """Return the seat that is asked, if any."""
    return world.stack[-1].seat if world.stack else NOTHING


def standing(public: Public) -> i64:
    """Return the settlements with figures."""
    return public.figures[0] | public.figures[1] | public.figures[2]


def add_shares(row: i64, seats: i64, open_land: i64, mover: i64, into: vec[float], at: i64) -> None:
    """Add how likely each seat is to take a figure, by a row of influences (SAM-I3)."""
    best: i64 = 0
    alone: i64 = 0
    for seat in range(seats):
        influence = row_get(row, seat, BYTE)
        if influence > best:
            best = influence
            alone = 1
        elif influence == best:
            alone += 1
    if open_land == 0:
        if best > 0 and alone == 1:
            for seat in range(seats):
                if row_get(row, seat, BYTE) == best:
                    into[at + seat] = into[at + seat] + 1.0
        return
    behind = one_bit(BYTE) * open_land + best
    tempo = TEMPO[open_land]
    total = UNTAKEN[open_land]
    for seat in range(seats):
        weight = FADING[behind - row_get(row, seat, BYTE)]
        total += weight * tempo if seat == mover else weight
    for seat in range(seats):
        share = FADING[behind - row_get(row, seat, BYTE)] / total
        into[at + seat] = into[at + seat] + (share * tempo if seat == mover else share)


def leaning(world: World, figure: i64) -> i64:
    """Return how strong each seat's hand is for a type, as influence while figures are placed."""
    row: i64 = 0
    for seat in range(world.public.seats):
        hand = world.private[seat].hand
        strength: i64 = 0
        while hand:
            bit = lowest_bit(hand)
            hand &= hand - 1
            strength += world.box.power[(bit >> 1) * 3 + figure]
        row |= strength // 3 << (seat * BYTE)
    return row


def felt(world: World) -> vec[i64]:
    """Return the influence on each figure that stands somewhere: at 3 * settlement + type."""
    public, board = world.public, world.box
    found = vec[i64]([0] * (TYPES * len(SETTLEMENTS)))
    for figure in range(TYPES):
        lean: i64 = leaning(world, figure) if public.supply else 0
        rest = public.figures[figure]
        while rest:
            settlement = lowest_bit(rest)
            rest &= rest - 1
            row = lean if public.supply else public.influence(board, settlement, figure)
            found[TYPES * settlement + figure] = row
    return found


def hauls(world: World, rows: vec[i64], mover: i64) -> vec[float]:
    """Return each seat's likely haul, by what is felt and who moves: at type * seats + seat."""
    public, board = world.public, world.box
    seats = public.seats
    found = vec[float]([0.0] * int(TYPES * seats))
    for figure in range(TYPES):
        at: i64 = figure * seats
        for seat in range(seats):
            found[at + seat] = float(public.taken(seat, figure))
        rest = public.figures[figure]
        while rest:
            settlement = lowest_bit(rest)
            rest &= rest - 1
            open_land = count_bits(board.ring[settlement] & public.land)
            row = rows[TYPES * settlement + figure]
            add_shares(row, seats, open_land, mover, found, at)
    return found


def softly(numbers: vec[float], at: i64, seats: i64, scale: float, into: vec[float]) -> None:
    """Write shares of one that grow with the numbers, less sharply the greater the scale."""
    best = numbers[at]
    for seat in range(1, seats):
        if numbers[at + seat] > best:
            best = numbers[at + seat]
    total = 0.0
    for seat in range(seats):
        weight = exp((numbers[at + seat] - best) / scale)
        into[at + seat] = weight
        total += weight
    for seat in range(seats):
        into[at + seat] = into[at + seat] / total


def chances(public: Public, hauls: vec[float]) -> vec[float]:
    """SAM-E4, SAM-E5: return how likely each seat is to win; what is missing to one are ties."""
    seats = public.seats
    size: i64 = TYPES * seats
    leads = vec[float]([0.0] * int(size))
    rest = vec[float]([0.0] * int(size))
    others = vec[float]([0.0] * int(size))
    for figure in range(TYPES):
        at: i64 = figure * seats
        scale = STEADY[seats] + SWING[seats] * float(count_bits(public.figures[figure]))
        softly(hauls, at, seats, scale, leads)
        for seat in range(seats):
            total = hauls[seat] + hauls[seats + seat] + hauls[2 * seats + seat]
            rest[at + seat] = total - hauls[at + seat]
        softly(rest, at, seats, TRAILING[seats], others)
    found = vec[float]([0.0] * int(seats))
    for seat in range(seats):
        a, b, c = leads[seat], leads[seats + seat], leads[2 * seats + seat]
        two = a * b + a * c + b * c - 2.0 * a * b * c
        one = a * (1.0 - b) * (1.0 - c) * others[seat]
        one += b * (1.0 - a) * (1.0 - c) * others[seats + seat]
        one += c * (1.0 - a) * (1.0 - b) * others[2 * seats + seat]
        found[seat] = two + one
    return found


def worth(public: Public, hauls: vec[float], me: i64) -> float:
    """Return a seat's chance to win against the strongest other's."""
    found = chances(public, hauls)
    best = 0.0
    own = 0.01 * (hauls[me] + hauls[public.seats + me] + hauls[2 * public.seats + me])
    for seat in range(public.seats):
        if seat != me and found[seat] > best:
            best = found[seat]
    return found[me] - best + own


class Outlook:
    """A position as one seat sees its chances: what each haul and each figure is worth to it."""

    def __init__(self, world: World, me: i64) -> None:
        public, board = world.public, world.box
        self.me = me
        self.seats: i64 = public.seats
        self.open = vec[i64]([0] * len(SETTLEMENTS))
        """The empty land around each settlement."""
        self.rows = felt(world)
        self.next: i64 = (me + 1) % self.seats
        """Who moves when the tile lies: what is left half done is theirs to finish."""
        now = hauls(world, self.rows, self.next)
        rest = standing(public)
        while rest:
            settlement = lowest_bit(rest)
            rest &= rest - 1
            self.open[settlement] = count_bits(board.ring[settlement] & public.land)
        self.slope = slopes(public, now, me)
        self.change = vec[float]([0.0] * int(self.seats))
        self.base = vec[float]([0.0] * len(SETTLEMENTS))
        """What the figures of each settlement are worth to the seat as things stand."""
        rest = standing(public)
        while rest:
            settlement = lowest_bit(rest)
            rest &= rest - 1
            self.base[settlement] = self.promise(world, settlement, NOTHING, 0)

    def promise(self, world: World, settlement: i64, kind: i64, filled: i64) -> float:
        """Return what a settlement's figures are worth to the seat, with one more tile if any."""
        public, board = world.public, world.box
        total = 0.0
        for figure in range(TYPES):
            if not has(public.figures[figure], settlement):
                continue
            row = self.rows[TYPES * settlement + figure]
            if kind != NOTHING:
                row += board.power[3 * kind + figure] << (self.me * BYTE)
            for seat in range(self.seats):
                self.change[seat] = 0.0
            open_land = self.open[settlement] - filled
            add_shares(row, self.seats, open_land, self.next, self.change, 0)
            for seat in range(self.seats):
                total += self.slope[figure * self.seats + seat] * self.change[seat]
        return total

    def tile_worths(self, world: World, kind: i64) -> vec[float]:
        """Return what a tile is worth beside each settlement, on land or as a ship at sea."""
        filled: i64 = 0 if kind in SHIPS else 1
        found = vec[float]([0.0] * len(SETTLEMENTS))
        rest = standing(world.public)
        while rest:
            settlement = lowest_bit(rest)
            rest &= rest - 1
            after = self.promise(world, settlement, kind, filled)
            found[settlement] = after - self.base[settlement]
        return found


def slopes(public: Public, now: vec[float], me: i64) -> vec[float]:
    """Return how much a seat's worth rises with each haul: at type * seats + seat."""
    before = worth(public, now, me)
    found = vec[float]([0.0] * len(now))
    for at in range(len(now)):
        had = now[at]
        now[at] = had + NUDGE
        found[at] = (worth(public, now, me) - before) / NUDGE
        now[at] = had
    return found


# What a tile changes


class Spot:
    """The best hex for a tile, and what it is worth there."""

    def __init__(self, place: i64, worth: float) -> None:
        self.place = place
        self.worth = worth


def beside(board: Board, place: i64, worths: vec[float]) -> float:
    """Return what a tile on a hex is worth to all settlements beside it."""
    near = board.near[place]
    total = 0.0
    while near:
        total += worths[lowest_bit(near)]
        near &= near - 1
    return total


def best_spot(world: World, kind: i64, outlook: Outlook, rng: Rng) -> Spot:
    """Return where a tile serves a seat best."""
    public, board = world.public, world.box
    worths = outlook.tile_worths(world, kind)
    best = Spot(NOTHING, -1000.0)
    if kind in SHIPS:
        search_sea(public.sea_low, 0, board, worths, best, rng)
        search_sea(public.sea_high, WORD, board, worths, best, rng)
        return best
    rest = public.land
    while rest:
        place = board.land_hex[lowest_bit(rest)]
        rest &= rest - 1
        if board.near[place]:
            gain = beside(board, place, worths) + WHIM * rng.unit()
            if gain > best.worth:
                best.worth = gain
                best.place = place
    if best.place == NOTHING:
        best.place = board.land_hex[lowest_bit(public.land)]
        best.worth = 0.0
    return best


def search_sea(
    rest: i64, first: i64, board: Board, worths: vec[float], best: Spot, rng: Rng
) -> None:
    """Look for a better sea hex."""
    while rest:
        place = board.sea_hex[first + lowest_bit(rest)]
        rest &= rest - 1
        if board.near[place] or best.place == NOTHING:
            gain = beside(board, place, worths) + WHIM * rng.unit()
            if gain > best.worth:
                best.worth = gain
                best.place = place


def price(board: Board, kind: i64) -> float:
    """Return what a tile is worth later."""
    strength = max(board.power[3 * kind + figure] for figure in range(TYPES))
    return POINT * (0.5 + float(strength))


def best_hex(world: World, seat: i64, kind: i64, rng: Rng) -> i64:
    """Return where a tile serves a seat best."""
    return best_spot(world, kind, Outlook(world, seat), rng).place


MIND: Final = SamuraiMind()

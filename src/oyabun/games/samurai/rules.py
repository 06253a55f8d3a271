"""The rules of Samurai, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nth_bit, row_get, row_set
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import CHANCE, Chance, Decision, Phase, Step, Together, each_seat
from oyabun.core.phrases import Phrase
from oyabun.games.samurai.components import (
    FIGURE_EXCHANGE,
    FIGURE_SETUP,
    FIGURES,
    FIRST_PLAYER,
    HAND,
    LOW,
    MAX_SEATS,
    SETTLEMENTS,
    SHIPS,
    STARTING_HAND,
    TILE_EXCHANGE,
    TILES,
    WORD,
    Board,
    board_for,
)
from oyabun.games.samurai.moves import (
    DISCARD,
    DRAW,
    END,
    FIGURE,
    HEX,
    LEAD,
    SWAP,
    TILE,
    Draw,
    Figure,
    Hex,
    Lead,
    Swap,
    Tile,
)
from oyabun.games.samurai.state import (
    BYTE,
    FRESH,
    NIBBLE,
    NOTHING,
    PLAYED,
    PLAYED_PLAIN,
    Private,
    Public,
    SamuraiState,
    add_to_row,
    empty_table,
    with_tile,
    without_tile,
)

LAST_FIGURE: Final = "last-figure"
TIES: Final = "ties"

# Set-up


def setup(seats: int, options: Options, edition: Edition) -> SamuraiState:
    """SAM-C1, SAM-S2: as many figures of each type as there are places; Edo has one of each."""
    board = board_for(edition, seats)
    each = board.slots() // len(FIGURES) - 1
    public = empty_table(board, each | each << NIBBLE | each << 2 * NIBBLE)
    for figure in range(len(FIGURES)):
        public.figures[figure] = board.capital
    stack: list[Phase] = []
    state = SamuraiState(board, public, [Private() for _ in range(seats)], stack)
    phases: list[Phase] = []
    if options[FIRST_PLAYER.key] == "random":
        phases.append(FIRST_LEAD)
    if options[STARTING_HAND.key] == "chosen":
        phases.append(CHOOSE_HAND)
    else:
        phases += [DRAW_TILES[seat] for seat in range(seats)]
    phases.append(SCATTER if options[FIGURE_SETUP.key] == "random" else START_PLACING)
    phases.append(OPENING)
    state.then(phases)
    return state


class FirstLead(Chance):
    """SAM-S2: a random seat stands in for the youngest player."""

    name = "first-lead"
    rules = ("SAM-S2", "SAM-S4")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Any seat."""
        return [LEAD[one] for one in range(state.public.seats)]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any seat, without listing them."""
        return LEAD[rng.below(state.public.seats)]

    def play(self, state: SamuraiState, seat: i64, move: Lead) -> None:
        """That player places the first figure and takes the first turn."""
        state.public.first = move.seat
        if state.diary is not None:
            state.diary.tell("leads", seats=(int(move.seat),))


class ChooseHand(Together):
    """SAM-S1: each player secretly chooses five tiles, one after the other and in any order."""

    name = "choose-hand"
    rules = ("SAM-S1", "SAM-C4")

    def owing(self, state: SamuraiState) -> i64:
        """Whoever has fewer than five."""
        seats: i64 = 0
        for seat in range(state.public.seats):
            if state.public.hand_size(seat) < HAND:
                seats |= 1 << seat
        return seats

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every kind of tile of which there is one left."""
        rest = state.public.left[seat] & ~state.private[seat].hand
        return [TILE[kind] for kind in range(len(TILES)) if rest >> 2 * kind & 3]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any kind that is left, without listing them."""
        rest = state.public.left[seat] & ~state.private[seat].hand
        kinds = (rest | rest >> 1) & LOW
        return TILE[nth_bit(kinds, rng.below(count_bits(kinds))) >> 1]

    def play(self, state: SamuraiState, seat: i64, move: Tile) -> None:
        """Only its owner knows which tile it is."""
        take(state, seat, move.tile)

    def reveal(self, state: SamuraiState) -> None:
        """The other tiles lie face down; nothing is shown."""
        if state.diary is not None:
            state.diary.tell("hands-chosen", numbers=(HAND,))

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """How many are still to be chosen."""
        missing = HAND - int(state.public.hand_size(seat))
        return Phrase("ask-choose-hand", numbers=(missing,))


def take(state: SamuraiState, seat: i64, kind: i64) -> None:
    """Put a tile into a hand; everybody sees that there is one more."""
    own = state.private[seat]
    own.hand = with_tile(own.hand, kind)
    state.public.held = add_to_row(state.public.held, seat, 1)


class Scatter(Chance):
    """SAM-S5: chance fills the cities, then the villages, from the figures that are left."""

    name = "scatter"
    rules = ("SAM-S3", "SAM-S5")

    def pending(self, state: SamuraiState) -> bool:
        """Stay until every figure is placed."""
        return state.public.supply != 0

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Any type that may stand in the next settlement."""
        public = state.public
        settlement = lowest_bit(settlements_to_fill(state.board, public))
        return [
            FIGURE[one] for one in range(len(FIGURES)) if places_for(state, one) >> settlement & 1
        ]

    def weights(self, state: SamuraiState) -> list[int]:
        """As many chances as there are figures of the type."""
        public = state.public
        settlement = lowest_bit(settlements_to_fill(state.board, public))
        return [
            int(row_get(public.supply, one, NIBBLE))
            for one in range(len(FIGURES))
            if places_for(state, one) >> settlement & 1
        ]

    def play(self, state: SamuraiState, seat: i64, move: Figure) -> None:
        """Place it."""
        settlement = lowest_bit(settlements_to_fill(state.board, state.public))
        place_figure(state, NOTHING, settlement, move.figure)
        state.stack.append(self)


class StartPlacing(Step):
    """SAM-S2: the first player places the first figure."""

    name = "start-placing"
    rules = ("SAM-S2",)

    def run(self, state: SamuraiState) -> None:
        """Ask for it."""
        state.stack.append(CHOOSE_FIGURE[state.public.first])


class ChooseFigure(Decision):
    """SAM-S2: choose the next figure to be placed."""

    name = "choose-figure"
    rules = ("SAM-S2", "SAM-S3")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every type that is left and has a place to go."""
        return [FIGURE[one] for one in range(len(FIGURES)) if places_for(state, one)]

    def play(self, state: SamuraiState, seat: i64, move: Figure) -> None:
        """Take it; then say where."""
        state.public.lifted = move.figure
        state.stack.append(PLACE_FIGURE[seat])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """For a city, or for a village."""
        cities = settlements_to_fill(state.board, state.public) & state.board.cities
        return Phrase("ask-choose-figure", words=("city" if cities else "village",))


class PlaceFigure(Decision):
    """SAM-S2, SAM-S3: place it in a city; when the cities are full, in a village."""

    name = "place-figure"
    rules = ("SAM-S2", "SAM-S3")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every settlement where it may stand."""
        board = state.board
        open_ = places_for(state, state.public.lifted)
        return [HEX[board.site[one]] for one in members(open_)]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        open_ = places_for(state, state.public.lifted)
        return HEX[state.board.site[nth_bit(open_, rng.below(count_bits(open_)))]]

    def play(self, state: SamuraiState, seat: i64, move: Hex) -> None:
        """Place it; then the next player clockwise, from the cities on to the villages."""
        public = state.public
        figure = public.lifted
        public.lifted = NOTHING
        place_figure(state, seat, state.board.bit_of[move.place], figure)
        if public.supply:
            state.stack.append(CHOOSE_FIGURE[(seat + 1) % public.seats])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Where does this one go?"""
        return Phrase("ask-place-figure", words=(FIGURES[state.public.lifted],))


def settlements_to_fill(board: Board, public: Public) -> i64:
    """SAM-S2: return the settlements that still take figures: first the cities, then villages."""
    helmets, buddhas, rice = public.figures[0], public.figures[1], public.figures[2]
    full = (helmets & buddhas) | (helmets & rice) | (buddhas & rice)
    cities = board.cities & ~full
    return cities if cities else board.villages & ~(helmets | buddhas | rice)


def places_for(state: SamuraiState, figure: i64) -> i64:
    """SAM-S3: return where a figure of this type may be placed; nowhere when none is left."""
    public = state.public
    if not row_get(public.supply, figure, NIBBLE):
        return 0
    return settlements_to_fill(state.board, public) & ~public.figures[figure]


def place_figure(state: SamuraiState, seat: i64, settlement: i64, figure: i64) -> None:
    """Take a figure from the supply and put it on the map."""
    public = state.public
    public.supply = add_to_row(public.supply, figure, -1)
    public.figures[figure] |= 1 << settlement
    if state.diary is not None and seat != NOTHING:
        words = (FIGURES[figure], SETTLEMENTS[settlement])
        state.diary.tell("figure-placed", seats=(int(seat),), words=words)


class Opening(Step):
    """SAM-S4: when all figures are placed, the first player takes the first turn."""

    name = "opening"
    rules = ("SAM-S4",)

    def run(self, state: SamuraiState) -> None:
        """The game begins."""
        state.stack.append(START_TURN[state.public.first])


# The turn


class StartTurn(Step):
    """SAM-T1, SAM-T5: whoever has a tile plays; whoever has none passes."""

    name = "start-turn"
    rules = ("SAM-T1", "SAM-T5", "SAM-T6")

    def run(self, state: SamuraiState) -> None:
        """Ask for the first tile, or go on to the next player."""
        public = state.public
        public.turn = FRESH
        if public.hand_size(self.seat):
            state.stack.append(PLAY_TILE[self.seat])
            return
        if state.diary is not None:
            state.diary.tell("passes", seats=(int(self.seat),))
        state.stack.append(START_TURN[(self.seat + 1) % public.seats])


class PlayTile(Decision):
    """SAM-T1, SAM-T3: one tile at least; at most one without the character, any number with it."""

    name = "play-tile"
    rules = ("SAM-C5", "SAM-T1", "SAM-T3", "SAM-X3", "SAM-X6")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every kind of tile in hand that can be played now; to end, once one was played."""
        kinds = playable(state, seat, state.private[seat].hand)
        moves: list[Move] = [TILE[bit >> 1] for bit in members(kinds)]
        if state.public.turn != FRESH:
            moves.append(END)
        return moves

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        kinds = playable(state, seat, state.private[seat].hand)
        count = count_bits(kinds)
        drawn = rng.below(count + (1 if state.public.turn != FRESH else 0))
        return END if drawn == count else TILE[nth_bit(kinds, drawn) >> 1]

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Take the tile in hand; only its owner knows which. Or end the turn and draw."""
        stack = state.stack
        if isinstance(move, Tile):
            state.private[seat].chosen = move.tile
            stack.append(self)
            stack.append(TARGET[seat])
        else:
            public = state.public
            stack.append(START_TURN[(seat + 1) % public.seats])
            stack.append(DRAW_TILES[seat])
            if state.diary is not None:
                drawn = min(HAND - public.hand_size(seat), public.stack_size(seat))
                state.diary.tell("turn-ends", seats=(int(seat),), numbers=(int(drawn),))

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """The first tile, or another one."""
        return Phrase("ask-play-tile" if state.public.turn == FRESH else "ask-play-more")


def playable(state: SamuraiState, seat: i64, hand: i64) -> i64:
    """SAM-T1, SAM-X3, SAM-X6: return the low bits of the kinds of a hand that can be played."""
    public = state.public
    kinds = hand & LOW
    if public.turn == PLAYED_PLAIN:
        kinds &= state.board.fast
    if kinds >> 2 * TILE_EXCHANGE & 1 and not (public.plain[seat] and public.land):
        kinds &= ~(1 << 2 * TILE_EXCHANGE)
    if kinds >> 2 * FIGURE_EXCHANGE & 1 and count_bits(hand) > 1 and not any_swap(public):
        kinds &= ~(1 << 2 * FIGURE_EXCHANGE)
    return kinds


class Target(Decision):
    """SAM-T2: where the chosen tile goes, or what an exchange takes."""

    name = "target"
    rules = ("SAM-T2", "SAM-X1", "SAM-X3", "SAM-X4")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Empty sea for a ship, own tiles or figures for the exchanges, else empty land."""
        public = state.public
        board = state.board
        kind = state.private[seat].chosen
        if kind in SHIPS:
            sea = [*members(public.sea_low), *[WORD + bit for bit in members(public.sea_high)]]
            return [HEX[board.sea_hex[bit]] for bit in sea]
        if kind == FIGURE_EXCHANGE:
            swaps = figures_to_swap(public)
            return list(swaps) if swaps else [DISCARD]
        land = public.plain[seat] if kind == TILE_EXCHANGE else public.land
        return [HEX[board.land_hex[bit]] for bit in members(land)]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        public = state.public
        board = state.board
        kind = state.private[seat].chosen
        if kind in SHIPS:
            low = count_bits(public.sea_low)
            drawn = rng.below(low + count_bits(public.sea_high))
            if drawn < low:
                return HEX[board.sea_hex[nth_bit(public.sea_low, drawn)]]
            return HEX[board.sea_hex[WORD + nth_bit(public.sea_high, drawn - low)]]
        if kind == FIGURE_EXCHANGE:
            moves = self.moves(state, seat)
            return moves[rng.below(len(moves))]
        land = public.plain[seat] if kind == TILE_EXCHANGE else public.land
        return HEX[board.land_hex[nth_bit(land, rng.below(count_bits(land)))]]

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Now all see the tile."""
        kind = state.private[seat].chosen
        spend(state, seat, kind)
        if isinstance(move, Swap):
            state.public.lifted = move.settlement * 3 + move.figure
            state.stack.append(SWAP_WITH[seat])
        elif not isinstance(move, Hex):
            if state.diary is not None:
                state.diary.tell("discards", seats=(int(seat),), words=(TILES[kind],))
        elif kind == TILE_EXCHANGE:
            lift_tile(state, seat, move.place)
            state.stack.append(RESETTLE[seat])
        else:
            lay(state, seat, kind, move.place)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Say which tile it is about."""
        kind = state.private[seat].chosen
        if kind == TILE_EXCHANGE:
            return Phrase("ask-target-tile")
        if kind == FIGURE_EXCHANGE:
            return Phrase("ask-target-figure" if any_swap(state.public) else "ask-target-none")
        key = "ask-target-sea" if kind in SHIPS else "ask-target"
        return Phrase(key, words=(TILES[kind],))


def spend(state: SamuraiState, seat: i64, kind: i64) -> None:
    """Take a tile out of the hand for good."""
    public = state.public
    own = state.private[seat]
    own.chosen = NOTHING
    own.hand = without_tile(own.hand, kind)
    public.left[seat] = without_tile(public.left[seat], kind)
    public.held = add_to_row(public.held, seat, -1)
    if public.turn == FRESH:
        public.recent = 0
        public.emptied = 0
    public.turn |= PLAYED if state.board.fast >> 2 * kind & 1 else PLAYED_PLAIN


def put_down(state: SamuraiState, seat: i64, kind: i64, place: i64) -> None:
    """Put a tile on a hex."""
    public = state.public
    board = state.board
    public.tiles[place] = 1 + 4 * kind + seat
    public.recent = (public.recent << BYTE) | (place + 1)
    bit: i64 = board.bit_of[place]
    if kind in SHIPS:
        if bit < WORD:
            public.sea_low &= ~(1 << bit)
        else:
            public.sea_high &= ~(1 << (bit - WORD))
        return
    public.land &= ~(1 << bit)
    if kind == TILE_EXCHANGE:
        public.plain[seat] &= ~(1 << bit)
    elif not board.fast >> 2 * kind & 1:
        public.plain[seat] |= 1 << bit


def lay(state: SamuraiState, seat: i64, kind: i64, place: i64) -> None:
    """SAM-T1, SAM-T2: put a tile on an empty hex and resolve it at once."""
    put_down(state, seat, kind, place)
    if state.diary is not None:
        tell_laid(state, "laid", seat, kind, place)
    if kind not in SHIPS:
        close_settlements(state, place)


def tell_laid(state: SamuraiState, key: str, seat: i64, kind: i64, place: i64) -> None:
    """Say which tile lies beside which settlements."""
    assert state.diary is not None, "asked before"
    beside = [SETTLEMENTS[one] for one in members(state.board.near[place])]
    state.diary.tell(f"{key}-{len(beside)}", seats=(int(seat),), words=(TILES[kind], *beside))


class DrawTiles(Chance):
    """SAM-T4: at the end of the turn draw back to five, while there are any; SAM-S1 at random."""

    name = "draw-tiles"
    rules = ("SAM-S1", "SAM-T4")

    def __init__(self, drawer: int) -> None:
        super().__init__(CHANCE)
        self.drawer: i64 = drawer

    def __repr__(self) -> str:
        return f"{self.name}:{self.drawer}"

    def pending(self, state: SamuraiState) -> bool:
        """Stay while the hand is not full and there is something to draw."""
        public = state.public
        held = public.hand_size(self.drawer)
        return held < HAND and count_bits(public.left[self.drawer]) > held

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every kind that is still to be drawn."""
        rest = undrawn(state, self.drawer)
        return [DRAW[kind] for kind in range(len(TILES)) if rest >> 2 * kind & 3]

    def weights(self, state: SamuraiState) -> list[int]:
        """As many chances as there are copies."""
        rest = undrawn(state, self.drawer)
        copies = [int(count_bits(rest >> 2 * kind & 3)) for kind in range(len(TILES))]
        return [count for count in copies if count]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any tile, without listing them."""
        rest = undrawn(state, self.drawer)
        return DRAW[nth_bit(rest, rng.below(count_bits(rest))) >> 1]

    def play(self, state: SamuraiState, seat: i64, move: Draw) -> None:
        """Only its owner sees it."""
        take(state, self.drawer, move.tile)
        state.stack.append(self)
        if state.diary is not None:
            drawer = int(self.drawer)
            state.diary.tell("draws", seats=(drawer,), words=(TILES[move.tile],), to=drawer)


def undrawn(state: SamuraiState, seat: i64) -> i64:
    """Return the tiles that a seat has still to draw."""
    return state.public.left[seat] & ~state.private[seat].hand


# Influence and capture


def close_settlements(state: SamuraiState, place: i64) -> None:
    """SAM-I2, SAM-I6: take the figures of every settlement whose last land hex this was."""
    public = state.public
    board = state.board
    rest = board.near[place] & (public.figures[0] | public.figures[1] | public.figures[2])
    closed = False
    while rest:
        settlement = lowest_bit(rest)
        rest &= rest - 1
        if not board.ring[settlement] & public.land:
            capture(state, settlement)
            closed = True
    if closed:
        end_if_over(state)


def capture(state: SamuraiState, settlement: i64) -> None:
    """SAM-I3, SAM-I4: each figure goes to the strictly greatest influence on it, or aside."""
    public = state.public
    bit: i64 = 1 << settlement
    public.emptied |= bit
    for figure in range(len(FIGURES)):
        if not public.figures[figure] & bit:
            continue
        public.figures[figure] &= ~bit
        winner = strictly_greatest(public.influence(state.board, settlement, figure), BYTE)
        if winner == NOTHING:
            public.aside = add_to_row(public.aside, figure, 1)
        else:
            public.captured = add_to_row(public.captured, winner * 3 + figure, 1)
        if state.diary is not None:
            words = (FIGURES[figure], SETTLEMENTS[settlement])
            if winner == NOTHING:
                state.diary.tell("set-aside", words=words)
            else:
                state.diary.tell("captures", seats=(int(winner),), words=words)


def strictly_greatest(row: i64, width: i64) -> i64:
    """Return the index with the one greatest number of a row; NOTHING for a tie or all zeros."""
    best: i64 = 0
    winner: i64 = NOTHING
    for index in range(MAX_SEATS):
        number = row_get(row, index, width)
        if number > best:
            best = number
            winner = index
        elif number == best:
            winner = NOTHING
    return winner


# Special tiles


class SwapWith(Decision):
    """SAM-X1, SAM-X2: the second figure of a figure exchange."""

    name = "swap-with"
    rules = ("SAM-X1", "SAM-X2")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every figure that can change places with the first."""
        public = state.public
        return list(partners(public, public.lifted // 3, public.lifted % 3))

    def play(self, state: SamuraiState, seat: i64, move: Swap) -> None:
        """They change places."""
        public = state.public
        settlement, figure = public.lifted // 3, public.lifted % 3
        public.lifted = NOTHING
        here: i64 = 1 << settlement
        there: i64 = 1 << move.settlement
        if figure != move.figure:
            public.figures[figure] = (public.figures[figure] & ~here) | there
            public.figures[move.figure] = (public.figures[move.figure] & ~there) | here
        if state.diary is not None:
            one = (FIGURES[figure], SETTLEMENTS[settlement])
            other = (FIGURES[move.figure], SETTLEMENTS[move.settlement])
            state.diary.tell("swaps", seats=(int(seat),), words=(*one, *other))

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Name the first figure."""
        lifted = state.public.lifted
        return Phrase("ask-swap-with", words=(FIGURES[lifted % 3], SETTLEMENTS[lifted // 3]))


def partners(public: Public, settlement: i64, figure: i64) -> list[Swap]:
    """SAM-X1, SAM-X2: return the figures elsewhere with which this one may change places.

    A figure is not swapped within its settlement. Two of a type may be swapped anywhere, which
    changes nothing; two types only where neither settlement then has two figures of one type.
    """
    here: i64 = 1 << settlement
    found: list[Swap] = []
    standing = (public.figures[0] | public.figures[1] | public.figures[2]) & ~here
    while standing:
        other = lowest_bit(standing)
        there: i64 = 1 << other
        standing &= ~there
        for type_ in range(len(FIGURES)):
            if public.figures[type_] & there and (
                type_ == figure
                or not (public.figures[type_] & here or public.figures[figure] & there)
            ):
                found.append(SWAP[other * 3 + type_])
    return found


def any_swap(public: Public) -> bool:
    """SAM-X3: return whether any two figures may change places.

    Two settlements with figures suffice: they share a type, or each holds what the other lacks.
    """
    standing = public.figures[0] | public.figures[1] | public.figures[2]
    return standing & (standing - 1) != 0


def figures_to_swap(public: Public) -> list[Swap]:
    """Return the figures that can be the first of a figure exchange."""
    return [
        SWAP[one * 3 + figure]
        for one in members(public.figures[0] | public.figures[1] | public.figures[2])
        for figure in public.standing(one)
        if partners(public, one, figure)
    ]


def lift_tile(state: SamuraiState, seat: i64, place: i64) -> None:
    """SAM-X4, SAM-X5: the tile exchange takes the place of a tile, with no influence."""
    public = state.public
    public.lifted = (public.tiles[place] - 1) >> 2
    put_down(state, seat, TILE_EXCHANGE, place)
    if state.diary is not None:
        tell_laid(state, "lifted", seat, public.lifted, place)


class Resettle(Decision):
    """SAM-X4: the replaced tile is placed again at once."""

    name = "resettle"
    rules = ("SAM-X4", "SAM-X6")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every empty land hex."""
        return [HEX[state.board.land_hex[bit]] for bit in members(state.public.land)]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        land = state.public.land
        return HEX[state.board.land_hex[nth_bit(land, rng.below(count_bits(land)))]]

    def play(self, state: SamuraiState, seat: i64, move: Hex) -> None:
        """Captures follow."""
        kind = state.public.lifted
        state.public.lifted = NOTHING
        lay(state, seat, kind, move.place)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Name the tile."""
        return Phrase("ask-resettle", words=(TILES[state.public.lifted],))


# End and victory


def end_if_over(state: SamuraiState) -> None:
    """SAM-E1, SAM-E2, SAM-E3: the end is tested when all captures of one tile are done."""
    public = state.public
    aside: i64 = 0
    gone = False
    for figure in range(len(FIGURES)):
        aside += row_get(public.aside, figure, NIBBLE)
        gone = gone or not public.figures[figure]
    if not gone and aside < state.board.ties:
        return
    state.stack.clear()
    totals: list[int] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(public.seats):
        totals.append(sum(int(public.taken(seat, figure)) for figure in range(len(FIGURES))))
        keys.append(standing_of(public, seat))
    outcome = Outcome(places_by(keys), LAST_FIGURE if gone else TIES, tuple(totals))
    state.outcome = outcome
    if state.diary is not None:
        for seat in outcome.winners:
            state.diary.tell("wins", seats=(seat,), numbers=(totals[seat],))


def majorities(public: Public, seat: i64) -> i64:
    """SAM-E4: return the types of which the seat has strictly the most, as a bit set."""
    won: i64 = 0
    for figure in range(len(FIGURES)):
        row: i64 = 0
        for other in range(public.seats):
            row = row_set(row, other, NIBBLE, public.taken(other, figure))
        if strictly_greatest(row, NIBBLE) == seat:
            won |= 1 << figure
    return won


def standing_of(public: Public, seat: i64) -> tuple[int, ...]:
    """SAM-E4 to SAM-E7: return what decides the seat's place, the most important first.

    Most of two types; else most of one; then the figures of other types; then all figures. Those
    who have the most of nothing have lost to those who have, and are placed by all figures.
    """
    won = majorities(public, seat)
    total: i64 = 0
    others: i64 = 0
    for figure in range(len(FIGURES)):
        count = public.taken(seat, figure)
        total += count
        if won and not won >> figure & 1:
            others += count
    return (int(count_bits(won) > 1), int(won != 0), int(others), int(total))


FIRST_LEAD: Final = FirstLead()
CHOOSE_HAND: Final = ChooseHand()
SCATTER: Final = Scatter()
START_PLACING: Final = StartPlacing()
CHOOSE_FIGURE: Final = each_seat(ChooseFigure, MAX_SEATS)
PLACE_FIGURE: Final = each_seat(PlaceFigure, MAX_SEATS)
OPENING: Final = Opening()
START_TURN: Final = each_seat(StartTurn, MAX_SEATS)
PLAY_TILE: Final = each_seat(PlayTile, MAX_SEATS)
TARGET: Final = each_seat(Target, MAX_SEATS)
SWAP_WITH: Final = each_seat(SwapWith, MAX_SEATS)
RESETTLE: Final = each_seat(Resettle, MAX_SEATS)
DRAW_TILES: Final = each_seat(DrawTiles, MAX_SEATS)

PHASES: Final[tuple[type[Phase], ...]] = (
    FirstLead,
    ChooseHand,
    Scatter,
    StartPlacing,
    ChooseFigure,
    PlaceFigure,
    Opening,
    StartTurn,
    PlayTile,
    Target,
    DrawTiles,
    SwapWith,
    Resettle,
)

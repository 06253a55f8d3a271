"""The turn of Samurai: tiles, special tiles, drawing."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from oyabun.core.bits import count_bits, has, members, nth_bit, one_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, Chance, Decision, Step, each_seat
from oyabun.core.phrases import Phrase
from oyabun.games.samurai.components import (
    FIGURE_EXCHANGE,
    FIGURES,
    HAND,
    LOW,
    MAX_SEATS,
    SETTLEMENTS,
    SHIPS,
    TILE_EXCHANGE,
    TILES,
    WORD,
)
from oyabun.games.samurai.moves import DRAW, END, HEX, SWAP, TILE, Draw, Hex, Swap, Tile
from oyabun.games.samurai.rules.capture import close_settlements
from oyabun.games.samurai.state import (
    BYTE,
    FRESH,
    NOTHING,
    PLAYED,
    PLAYED_PLAIN,
    Public,
    SamuraiState,
    add_to_row,
    with_tile,
    without_tile,
)

# Tiles


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
        """Take a tile to play it, which only its owner knows; or end the turn and draw.

        A figure exchange that no figure can use is discarded without effect (SAM-X3).
        """
        stack = state.stack
        if isinstance(move, Tile):
            stack.append(self)
            if move.number == FIGURE_EXCHANGE and not any_swap(state.public):
                spend(state, seat, move.number)
                if state.diary is not None:
                    state.diary.tell("discards", seats=(int(seat),), words=(TILES[move.number],))
            else:
                state.private[seat].chosen = move.number
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
        kinds &= ~one_bit(2 * TILE_EXCHANGE)
    if kinds >> 2 * FIGURE_EXCHANGE & 1 and count_bits(hand) > 1 and not any_swap(public):
        kinds &= ~one_bit(2 * FIGURE_EXCHANGE)
    return kinds


class Target(Decision):
    """SAM-T2: where the chosen tile goes, or what an exchange takes."""

    name = "target"
    rules = ("SAM-T2", "SAM-X1", "SAM-X4")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Empty sea for a ship, own tiles or figures for the exchanges, else empty land."""
        public = state.public
        board = state.board
        kind = state.private[seat].chosen
        if kind in SHIPS:
            sea = [*members(public.sea_low), *[WORD + bit for bit in members(public.sea_high)]]
            return [HEX[board.sea_hex[bit]] for bit in sea]
        if kind == FIGURE_EXCHANGE:
            return list(figures_to_swap(public))
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
        elif kind == TILE_EXCHANGE:
            lift_tile(state, seat, cast(Hex, move).number)
            state.stack.append(RESETTLE[seat])
        else:
            lay(state, seat, kind, cast(Hex, move).number)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Say which tile it is about."""
        kind = state.private[seat].chosen
        if kind == TILE_EXCHANGE:
            return Phrase("ask-target-tile")
        if kind == FIGURE_EXCHANGE:
            return Phrase("ask-target-figure")
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
    mark(public, place)
    number = board.bit_of[place]
    if kind in SHIPS:
        if number < WORD:
            public.sea_low &= ~one_bit(number)
        else:
            public.sea_high &= ~one_bit(number - WORD)
        return
    public.land &= ~one_bit(number)
    if kind == TILE_EXCHANGE:
        public.plain[seat] &= ~one_bit(number)
    elif not board.fast >> 2 * kind & 1:
        public.plain[seat] |= one_bit(number)


def mark(public: Public, place: i64) -> None:
    """Note a hex that the turn has touched."""
    public.recent = (public.recent << BYTE) | (place + 1)


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
        take(state, self.drawer, move.number)
        state.stack.append(self)
        if state.diary is not None:
            drawer = int(self.drawer)
            state.diary.tell("draws", seats=(drawer,), words=(TILES[move.number],), to=drawer)


def take(state: SamuraiState, seat: i64, kind: i64) -> None:
    """Put a tile into a hand; everybody sees that there is one more."""
    own = state.private[seat]
    own.hand = with_tile(own.hand, kind)
    state.public.held = add_to_row(state.public.held, seat, 1)


def undrawn(state: SamuraiState, seat: i64) -> i64:
    """Return the tiles that a seat has still to draw."""
    return state.public.left[seat] & ~state.private[seat].hand


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
        here = one_bit(settlement)
        there = one_bit(move.settlement)
        if figure != move.figure:
            public.figures[figure] = (public.figures[figure] & ~here) | there
            public.figures[move.figure] = (public.figures[move.figure] & ~there) | here
        mark(public, state.board.site[settlement])
        mark(public, state.board.site[move.settlement])
        if state.diary is not None:
            one = (FIGURES[figure], SETTLEMENTS[settlement])
            other = (FIGURES[move.figure], SETTLEMENTS[move.settlement])
            state.diary.tell("swaps", seats=(int(seat),), words=(*one, *other))

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Name the first figure."""
        lifted = state.public.lifted
        return Phrase("ask-swap-with", words=(FIGURES[lifted % 3], SETTLEMENTS[lifted // 3]))


def partners(public: Public, settlement: i64, figure: i64) -> list[Swap]:
    """SAM-X1, SAM-X2: return the figures elsewhere with which this one may change places."""
    by_type = [
        homes_of_partners(public, settlement, figure, type_) for type_ in range(len(FIGURES))
    ]
    return [
        SWAP[one * 3 + type_]
        for one in members(by_type[0] | by_type[1] | by_type[2])
        for type_ in range(len(FIGURES))
        if has(by_type[type_], one)
    ]


def homes_of_partners(public: Public, settlement: i64, figure: i64, other: i64) -> i64:
    """SAM-X1, SAM-X2: return where a figure of the `other` type may change places with this one.

    A figure is not swapped within its settlement. Two of a type may be swapped anywhere, which
    changes nothing; two types only where neither settlement then has two figures of one type.
    """
    here = one_bit(settlement)
    if other == figure:
        return public.figures[figure] & ~here
    if public.figures[other] & here:
        return 0
    return public.figures[other] & ~public.figures[figure]


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
        if any(homes_of_partners(public, one, figure, other) for other in range(len(FIGURES)))
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
        lay(state, seat, kind, move.number)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Name the tile."""
        return Phrase("ask-resettle", words=(TILES[state.public.lifted],))


START_TURN: Final = each_seat(StartTurn, MAX_SEATS)
PLAY_TILE: Final = each_seat(PlayTile, MAX_SEATS)
TARGET: Final = each_seat(Target, MAX_SEATS)
SWAP_WITH: Final = each_seat(SwapWith, MAX_SEATS)
RESETTLE: Final = each_seat(Resettle, MAX_SEATS)
DRAW_TILES: Final = each_seat(DrawTiles, MAX_SEATS)

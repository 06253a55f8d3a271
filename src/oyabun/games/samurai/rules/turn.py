"""The turn of Samurai: tiles, special tiles, drawing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, count_bits, has, members, nth_bit, one_bit
from oyabun.core.chance import Rng
from oyabun.core.frequent import DrawByCounts, Pick
from oyabun.core.moves import Move
from oyabun.core.phases import Decision, PhaseSpace, Step
from oyabun.core.phrases import Phrase
from oyabun.games.samurai.components import (
    FIGURE_EXCHANGE,
    FIGURES,
    HAND,
    MAX_SEATS,
    SETTLEMENTS,
    SHIPS,
    SITES,
    TILE_EXCHANGE,
    TILES,
    WORD,
    Board,
)
from oyabun.games.samurai.moves import DRAW, END, HEX, SWAP, TILE_OR_END, Swap
from oyabun.games.samurai.rules.capture import close_settlements
from oyabun.games.samurai.state import (
    BYTE,
    FRESH,
    NOTHING,
    PLAYED,
    PLAYED_PLAIN,
    Public,
    SamuraiState,
    kind_counts,
    kind_set,
    kinds_in,
    with_tile,
    without_tile,
)

# Tiles


class StartTurn(Step):
    """SAM-T1, SAM-T5: whoever has a tile plays; whoever has none passes."""

    rules = ("SAM-T1", "SAM-T5", "SAM-T6")

    def run(self, state: SamuraiState) -> None:
        """Ask for the first tile, or go on to the next player."""
        public = state.public
        public.turn = FRESH
        if public.hand_size(self.seat):
            state.stack.append(PLAY_TILE[self.seat])
            return
        state.tell("passes", seat=self.seat)
        state.stack.append(START_TURN[(self.seat + 1) % public.seats])


class PlayTile(Pick):
    """SAM-T1, SAM-T3: one tile at least; at most one without the character, any number with it."""

    rules = ("SAM-C5", "SAM-T1", "SAM-T3", "SAM-X3", "SAM-X6")
    table = TILE_OR_END

    def choices(self, state: SamuraiState, seat: i64) -> i64:
        """Every kind of tile in hand that can be played now; to end, once one was played."""
        kinds = playable(state, seat, state.private[seat].hand)
        return kinds if state.public.turn == FRESH else kinds | one_bit(len(TILES))

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Take a tile to play it, which only its owner knows; or end the turn and draw.

        A figure exchange that no figure can use is discarded without effect (SAM-X3).
        """
        public = state.public
        stack = state.stack
        if move is END:
            stack.append(START_TURN[(seat + 1) % public.seats])
            stack.append(DRAW_TILES[seat])
            if state.heard:
                drawn = min(HAND - public.hand_size(seat), public.stack_size(seat))
                state.tell("turn-ends", seat=seat, n=drawn)
            return
        stack.append(self)
        if move.number == FIGURE_EXCHANGE and not any_swap(public):
            spend(state, seat, move.number)
            state.tell("discards", seat=seat, word=TILES[move.number])
        else:
            state.private[seat].chosen = move.number
            stack.append(TARGET[seat])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """The first tile, or another one."""
        return Phrase("ask-play-tile" if state.public.turn == FRESH else "ask-play-more")


def playable(state: SamuraiState, seat: i64, hand: i64) -> i64:
    """SAM-T1, SAM-X3, SAM-X6: return the kinds of tile in a hand that can be played."""
    public = state.public
    kinds = kind_set(hand)
    if public.turn == PLAYED_PLAIN:
        kinds &= state.box.fast
    if not (public.plain[seat] and public.land):
        kinds &= ~one_bit(TILE_EXCHANGE)
    if count_bits(hand) > 1 and not any_swap(public):
        kinds &= ~one_bit(FIGURE_EXCHANGE)
    return kinds


class Target(Decision):
    """SAM-T2: where the chosen tile goes, or what an exchange takes."""

    rules = ("SAM-T2", "SAM-X1", "SAM-X4")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Empty sea for a ship, own tiles or figures for the exchanges, else empty land."""
        public = state.public
        board = state.box
        kind = state.private[seat].chosen
        if kind in SHIPS:
            return [HEX[board.sea_hex[bit]] for bit in public.empty_sea()]
        if kind == FIGURE_EXCHANGE:
            return list(figures_to_swap(public))
        return list_land(board, public.plain[seat] if kind == TILE_EXCHANGE else public.land)

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        public = state.public
        board = state.box
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
        return any_land(board, public.plain[seat] if kind == TILE_EXCHANGE else public.land, rng)

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Now all see the tile."""
        kind = state.private[seat].chosen
        spend(state, seat, kind)
        if kind == FIGURE_EXCHANGE:
            state.public.swapping = move.number
            state.stack.append(SWAP_WITH[seat])
        elif kind == TILE_EXCHANGE:
            lift_tile(state, seat, move.number)
            state.stack.append(RESETTLE[seat])
        else:
            lay(state, seat, kind, move.number)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Say which tile it is about."""
        kind = state.private[seat].chosen
        if kind == TILE_EXCHANGE:
            return Phrase("ask-target-tile")
        if kind == FIGURE_EXCHANGE:
            return Phrase("ask-target-figure")
        key = "ask-target-sea" if kind in SHIPS else "ask-target"
        return Phrase(key, words=(TILES[kind],))


def list_land(board: Board, land: i64) -> list[Move]:
    """Return the moves to these land hexes."""
    return [HEX[board.land_hex[bit]] for bit in members(land)]


def any_land(board: Board, land: i64, rng: Rng) -> Move:
    """Return one of these moves at random, without listing them."""
    return HEX[board.land_hex[nth_bit(land, rng.below(count_bits(land)))]]


def spend(state: SamuraiState, seat: i64, kind: i64) -> None:
    """Take a tile out of the hand for good."""
    public = state.public
    own = state.private[seat]
    own.chosen = NOTHING
    own.hand = without_tile(own.hand, kind)
    public.left[seat] = without_tile(public.left[seat], kind)
    public.held = add_nibble(public.held, seat, -1)
    if public.turn == FRESH:
        public.recent = 0
        public.emptied = 0
    public.turn |= PLAYED if state.box.fast >> kind & 1 else PLAYED_PLAIN


def put_down(state: SamuraiState, seat: i64, kind: i64, place: i64) -> None:
    """Put a tile on a hex."""
    public = state.public
    board = state.box
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
    elif not board.fast >> kind & 1:
        public.plain[seat] |= one_bit(number)


def mark(public: Public, place: i64) -> None:
    """Note a hex that the turn has touched."""
    public.recent = (public.recent << BYTE) | (place + 1)


def lay(state: SamuraiState, seat: i64, kind: i64, place: i64) -> None:
    """SAM-T1, SAM-T2: put a tile on an empty hex and resolve it at once."""
    put_down(state, seat, kind, place)
    tell_laid(state, "laid", seat, kind, place)
    if kind not in SHIPS:
        close_settlements(state, place)


def tell_laid(state: SamuraiState, key: str, seat: i64, kind: i64, place: i64) -> None:
    """Say which tile lies beside which settlements."""
    if state.heard:
        beside = [SETTLEMENTS[one] for one in members(state.box.near[place])]
        words = (TILES[kind], *beside)
        state.tell_many(f"{key}-{len(beside)}", seats=(int(seat),), words=words)


class DrawTiles(DrawByCounts):
    """SAM-T4: at the end of the turn draw back to five, while there are any; SAM-S1 at random."""

    rules = ("SAM-S1", "SAM-T4")
    table = DRAW
    width = 2

    def pending(self, state: SamuraiState) -> bool:
        """Stay while the hand is not full and there is something to draw."""
        public = state.public
        return public.hand_size(self.about) < HAND and public.stack_size(self.about) > 0

    def counts(self, state: SamuraiState) -> i64:
        """Every tile that is still to be drawn."""
        return kind_counts(undrawn(state, self.about))

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Only its owner sees it; a first hand is told when it is whole."""
        owner = self.about
        take(state, owner, move.number)
        state.stack.append(self)
        if state.public.left[owner] != state.box.tiles:
            state.tell("draws", seat=owner, word=TILES[move.number], to=owner)
        elif state.heard and state.public.hand_size(owner) == HAND:
            hand = [Phrase(TILES[one]) for one in kinds_in(state.private[owner].hand)]
            state.tell_many("first-hand", parts=hand, to=owner)


def take(state: SamuraiState, seat: i64, kind: i64) -> None:
    """Put a tile into a hand; everybody sees that there is one more."""
    own = state.private[seat]
    own.hand = with_tile(own.hand, kind)
    state.public.held = add_nibble(state.public.held, seat, 1)


def undrawn(state: SamuraiState, seat: i64) -> i64:
    """Return the tiles that a seat has still to draw."""
    return state.public.left[seat] & ~state.private[seat].hand


# Special tiles


class SwapWith(Decision):
    """SAM-X1, SAM-X2: the second figure of a figure exchange."""

    rules = ("SAM-X1", "SAM-X2")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every figure that can change places with the first."""
        first = SWAP[state.public.swapping]
        return list(partners(state.public, first))

    def play(self, state: SamuraiState, seat: i64, move: Swap) -> None:
        """They change places."""
        public = state.public
        first = SWAP[public.swapping]
        public.swapping = NOTHING
        here = one_bit(first.settlement)
        there = one_bit(move.settlement)
        if first.figure != move.figure:
            public.figures[first.figure] = (public.figures[first.figure] & ~here) | there
            public.figures[move.figure] = (public.figures[move.figure] & ~there) | here
        mark(public, SITES[first.settlement])
        mark(public, SITES[move.settlement])
        if state.heard:
            state.tell_many("swaps", seats=(int(seat),), words=(*first.words, *move.words))

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Name the first figure."""
        return Phrase("ask-swap-with", words=SWAP[state.public.swapping].words)


def partners(public: Public, first: Swap) -> list[Swap]:
    """SAM-X1, SAM-X2: return the figures elsewhere with which this one may change places."""
    homes = [
        homes_of_partners(public, first.settlement, first.figure, other)
        for other in range(len(FIGURES))
    ]
    return [
        SWAP[one * 3 + other]
        for one in members(homes[0] | homes[1] | homes[2])
        for other in range(len(FIGURES))
        if has(homes[other], one)
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
    public.resettling = (public.tiles[place] - 1) >> 2
    put_down(state, seat, TILE_EXCHANGE, place)
    tell_laid(state, "lifted", seat, public.resettling, place)


class Resettle(Decision):
    """SAM-X4: the replaced tile is placed again at once."""

    rules = ("SAM-X4", "SAM-X6")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every empty land hex."""
        return list_land(state.box, state.public.land)

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        return any_land(state.box, state.public.land, rng)

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Captures follow."""
        kind = state.public.resettling
        state.public.resettling = NOTHING
        lay(state, seat, kind, move.number)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Name the tile."""
        return Phrase("ask-resettle", words=(TILES[state.public.resettling],))


PHASES: Final = PhaseSpace(MAX_SEATS)
START_TURN: Final = PHASES.each_seat("start-turn", StartTurn)
PLAY_TILE: Final = PHASES.each_seat("play-tile", PlayTile)
TARGET: Final = PHASES.each_seat("target", Target)
SWAP_WITH: Final = PHASES.each_seat("swap-with", SwapWith)
RESETTLE: Final = PHASES.each_seat("resettle", Resettle)
DRAW_TILES: Final = PHASES.each_seat("draw-tiles", DrawTiles)

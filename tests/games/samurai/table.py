"""Scenes at a table of Samurai, in few words."""

from __future__ import annotations

from collections.abc import Mapping

from oyabun.core.bits import members
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import legal_moves, play_checked, settle, waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.components import FIGURES, NAMES, SETTLEMENTS, SITES, TILES, grid_name
from oyabun.games.samurai.moves import END, HEX, MOVES
from oyabun.games.samurai.rules.turn import START_TURN, put_down, take
from oyabun.games.samurai.state import SamuraiState, kinds_in, without_tile

LETTERS = "hbr"
"""Helmet, buddha, rice."""
PLACES = {NAMES[place] or grid_name(place): place for place in range(len(NAMES))}


def turn(
    figures: Mapping[str, str],
    hand: str,
    *,
    tiles: Mapping[str, str] | None = None,
    seats: int = 4,
    seat: int = 0,
    others: str = "samurai-1",
    **options: str,
) -> SamuraiState:
    """Return a position in which it is a seat's turn.

    `figures` stand in settlements (``{"kyoto": "hb"}``), nothing elsewhere but a far rice field, a
    helmet and a buddha that keep the game going; `tiles` lie on hexes (``{"14.11": "2 rice-3"}``, a
    seat and a tile); the others hold one tile each.
    """
    state = bare_table(seats, **options)
    far = {"hagi": "r", "matsue": "h", "niigata": "b"}
    for name, letters in {**{k: v for k, v in far.items() if k not in figures}, **figures}.items():
        for letter in letters:
            figure = LETTERS.index(letter)
            state.public.figures[figure] |= 1 << SETTLEMENTS.index(name)
    for place, tile in (tiles or {}).items():
        lay(state, place, tile)
    for one in range(seats):
        for name in hand.split() if one == seat else others.split():
            take(state, one, TILES.index(name))
    state.stack.append(START_TURN[seat])
    settle(state)
    return state


def bare_table(seats: int, **options: str) -> SamuraiState:
    """Return a board without figures, tiles and hands, where nothing is asked yet."""
    state = GAME.setup(seats, GAME.read_options(options), GAME.edition)
    state.stack.clear()
    state.public.supply = 0
    for figure in range(len(FIGURES)):
        state.public.figures[figure] = 0
    return state


def lay(state: SamuraiState, place: str, tile: str) -> None:
    """Put a tile of a seat down: ``lay(state, "14.11", "2 rice-3")``."""
    owner, name = tile.split()
    kind = TILES.index(name)
    left = state.public.left
    assert kind in kinds_in(left[int(owner)]), f"seat {owner} has no {name} any more"
    left[int(owner)] = without_tile(left[int(owner)], kind)
    put_down(state, int(owner), kind, PLACES[place])
    state.public.recent = 0


def play(state: SamuraiState, *moves: str) -> tuple[Phrase, ...]:
    """Play the moves of whoever is asked, and return what all hear of the last one.

    A move is written as in a record; ``"rice-3 @ 14.11"`` takes a tile and lays it on a hex.
    """
    heard: tuple[Phrase, ...] = ()
    for text in moves:
        tile, at, place = text.partition(" @ ")
        for step in [f"tile {tile}", f"hex {place}"] if at else [text]:
            state.diary = Diary()
            play_checked(state, waiting(state)[0], MOVES.parse(step))
            heard = state.diary.heard_by(None)
    return heard


def end_turn(state: SamuraiState) -> None:
    """End the turn of whoever is asked, and draw the first tiles there are."""
    play_checked(state, waiting(state)[0], END)
    while waiting(state) == (-1,):
        play_checked(state, -1, legal_moves(state, -1)[0])


def offered(state: SamuraiState) -> list[str]:
    """Return the legal moves of whoever is asked, as texts."""
    return [str(move) for move in legal_moves(state, waiting(state)[0])]


def won(state: SamuraiState, seat: int) -> str:
    """Return the figures that a seat has captured, as letters."""
    return "".join(
        letter * int(state.public.taken(seat, figure)) for figure, letter in enumerate(LETTERS)
    )


def aside(state: SamuraiState) -> str:
    """Return the figures that were set aside, as letters."""
    return "".join(
        letter * int(state.public.aside >> 4 * figure & 15) for figure, letter in enumerate(LETTERS)
    )


def standing(state: SamuraiState, name: str) -> str:
    """Return the figures in a settlement, as letters."""
    return "".join(LETTERS[one] for one in state.public.standing(SETTLEMENTS.index(name)))


def influence(state: SamuraiState, name: str) -> dict[str, list[int]]:
    """Return the influence of every seat on each figure of a settlement."""
    settlement = SETTLEMENTS.index(name)
    view = GAME.project(state, None)
    return {
        LETTERS[one]: view.influence(settlement, one) for one in view.public.standing(settlement)
    }


def land_around(state: SamuraiState, name: str) -> list[str]:
    """Return the land hexes around a settlement."""
    board = state.box
    ring = members(board.ring[SETTLEMENTS.index(name)])
    return [grid_name(int(board.land_hex[bit])) for bit in ring]


def sea_beside(state: SamuraiState, name: str) -> list[str]:
    """Return the sea hexes around a settlement."""
    board = state.box
    first = 6 * SETTLEMENTS.index(name)
    around = [int(board.around[place]) for place in range(first, first + 6)]
    return [grid_name(one) for one in around if one >= 0 and board.kinds[one] == "sea"]


def hex_of(name: str) -> int:
    """Return the number of the move that chooses a hex or a settlement."""
    return HEX[PLACES[name]].index


def site_names(seats: int) -> list[str]:
    """Return the names of the settlements in play."""
    board = bare_table(seats).box
    return [SETTLEMENTS[one] for one in board.settlements() if board.kinds[SITES[one]]]

"""Scenes at a table of Bakuto, in few words."""

from __future__ import annotations

from collections.abc import Mapping

from oyabun.core.bits import add_nibble, members, put_nibble, row_set
from oyabun.core.editions import Edition, shipped_edition
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import legal_moves, play_checked, settle, waiting
from oyabun.games.bakuto.components import (
    DISTRICTS,
    EFFECTS,
    STAKES,
    TOKENS,
    WINDS,
)
from oyabun.games.bakuto.moves import MOVES, TAKE, place_name
from oyabun.games.bakuto.rules import setup
from oyabun.games.bakuto.rules.betting import BETTING_TURN
from oyabun.games.bakuto.rules.resolution import RESOLVE_STAKE
from oyabun.games.bakuto.state import (
    DEAD,
    WHERE_WIDTH,
    BakutoState,
    is_token,
    owner_of,
    token_code,
    token_of,
)

EDITION = shipped_edition("oyabun.games.bakuto")
PLACES = {place_name(place): place for place in range(36)}
ELEMENTS = {str(move).partition(" ")[2]: int(move.number) for move in TAKE}


def bare_table(seats: int, edition: Edition = EDITION) -> BakutoState:
    """Return a table where nothing lies and nothing is asked; priority and winds in seat order."""
    state = setup(seats, {}, edition)
    state.stack.clear()
    public = state.public
    public.round = 1
    for seat in range(seats):
        public.priority = put_nibble(public.priority, seat, seat + 1)
        public.winds = put_nibble(public.winds, seat, seat + 1)
    return state


def lay(state: BakutoState, place: str, what: str) -> None:
    """Put something on a slot: ``"1 b3"``, ``"1 ronin*"`` with a bodyguard, ``"1 ?geisha"`` face
    down, ``"tile fighter"``."""
    public = state.public
    number = PLACES[place]
    owner, name = what.split()
    public.free &= ~(1 << number)
    if owner == "tile":
        public.slots[number] = EFFECTS.index(name) + 1
        return
    seat = int(owner)
    if name.endswith("*"):
        public.shielded |= 1 << number
    token = TOKENS.index(name.strip("?*"))
    own = state.private[seat]
    assert own.hand >> token & 1, f"seat {seat} has no {name} any more"
    own.hand &= ~(1 << token)
    public.held = add_nibble(public.held, seat, -1)
    public.owned[seat] |= 1 << number
    if name.startswith("?"):
        public.down |= 1 << number
        public.slots[number] = token_code(seat, -1)
        own.hidden = row_set(own.hidden, token, WHERE_WIDTH, number + 1)
    else:
        public.slots[number] = token_code(seat, token)


def table(seats: int, slots: Mapping[str, str] | None = None) -> BakutoState:
    """Return a bare table with something on its slots."""
    state = bare_table(seats)
    for place, what in (slots or {}).items():
        lay(state, place, what)
    return state


def put_elements(state: BakutoState, stake: str, names: str) -> None:
    """Lay elements at a stake: ``"owari-1 owari-2 sake"``."""
    row = 0
    public = state.public
    for at, name in enumerate(names.split()):
        element = int(state.box.element[ELEMENTS[name]])
        row |= (element + 1) << 6 * at
        if element < 53:
            public.bag &= ~(1 << element)
        else:
            public.bag_activities = add_nibble(public.bag_activities, element - 53, -1)
    public.stakes[STAKES.index(stake)] = row
    public.takers[STAKES.index(stake)] = 0


SIX = "yazaemon-1 shinryogae-3 sanjikken-2 sake sake docks"
"""An important block, two plain ones, three activities."""


def resolve(state: BakutoState, stake: str, elements: str = SIX) -> None:
    """Begin to resolve a stake; its prizes are six that all tests share unless told otherwise."""
    put_elements(state, stake, elements)
    state.public.stake = STAKES.index(stake) - 1
    state.stack.append(RESOLVE_STAKE)
    settle(state)
    state.diary = Diary()


def resolved(state: BakutoState, stake: str, *strikes: str, elements: str = SIX) -> None:
    """Resolve a stake up to the first pick, or to its end; whoever has a choice strikes so."""
    resolve(state, stake, elements)
    left = list(strikes)
    while state.stack and state.stack[-1].name in ("turn-up", "strike", "must-strike", "judge"):
        if state.stack[-1].name == "strike":
            play(state, f"strike {left.pop(0)}")
        else:
            go_on(state)
    assert not left, f"nobody was asked to strike {left}"


def go_on(state: BakutoState) -> None:
    """Let the table do the one thing that it can do."""
    (only,) = legal_moves(state, -1)
    play_checked(state, -1, only)


def bet(
    state: BakutoState,
    *piles: str,
    tiles: Mapping[int, str] | None = None,
    priority: str = "",
) -> None:
    """Begin a betting turn in which the seats commit these piles: ``"b3 ronin"``, upper first.

    Some hold network tiles; `priority` gives the numbers by seat.
    """
    public = state.public
    for seat, names in (tiles or {}).items():
        hold(state, seat, names)
    for seat, number in enumerate(priority):
        public.priority = put_nibble(public.priority, seat, int(number))
    public.turn = 0
    state.stack.append(BETTING_TURN)
    settle(state)
    for seat, pile in enumerate(piles):
        for name in pile.split():
            play_checked(state, seat, MOVES.parse(f"token {name}"))


def hold(state: BakutoState, seat: int, names: str) -> None:
    """Give network tiles to a seat."""
    for name in names.split():
        effect = EFFECTS.index(name)
        state.public.tiles[seat] = add_nibble(state.public.tiles[seat], effect, 1)


def display(state: BakutoState, names: str) -> None:
    """Lay network tiles on display, zone 1 then zone 2; ``-`` for an empty place."""
    row = 0
    for place, name in enumerate(names.split()):
        row |= (0 if name == "-" else EFFECTS.index(name) + 1) << 4 * place
    state.public.display = row


def play(state: BakutoState, *moves: str) -> tuple[Phrase, ...]:
    """Play the moves of whoever is asked, and return what all hear of the last one."""
    heard: tuple[Phrase, ...] = ()
    for text in moves:
        state.diary = Diary()
        play_checked(state, waiting(state)[0], MOVES.parse(text))
        heard = state.diary.heard_by(None)
    return heard


def asked(state: BakutoState) -> str:
    """Return the phase and whom it asks: ``"place:1"``; nothing when nothing is asked."""
    return str(state.stack[-1]) if state.stack else ""


def offered(state: BakutoState) -> list[str]:
    """Return the legal moves of whoever is asked, as texts."""
    return [str(move) for move in legal_moves(state, waiting(state)[0])]


def files(state: BakutoState) -> list[str]:
    """Return the files that are offered."""
    return [text.partition(" ")[2] for text in offered(state)]


def on(state: BakutoState, place: str) -> str:
    """Return what lies on a slot, in the words of `lay`; a dead token with a cross."""
    number = PLACES[place]
    code = int(state.public.slots[number])
    if not code:
        return ""
    if code < 16:
        return f"tile {EFFECTS[code - 1]}"
    owner = int(owner_of(code))
    token = int(token_of(code))
    hidden = token < 0
    if hidden:
        token = int(state.private[owner].token_at(number + 1))
    marks = "*" if state.public.shielded >> number & 1 else ""
    marks += "x" if code & DEAD else ""
    return f"{owner} {'?' if hidden else ''}{TOKENS[token]}{marks}"


def alive(state: BakutoState, stake: str) -> dict[str, str]:
    """Return the living tokens of a stake."""
    return {
        name: on(state, name)
        for name, number in PLACES.items()
        if name.startswith(stake) and is_token(state.public.slots[number])
    }


def priorities(state: BakutoState) -> list[int]:
    """Return the priority numbers by seat."""
    return [int(state.public.priority >> 4 * seat & 15) for seat in range(state.public.seats)]


def order(state: BakutoState) -> list[int]:
    """Return the order of play."""
    return [int(state.public.order >> 4 * at & 15) - 1 for at in range(state.public.seats)]


def picks(state: BakutoState) -> list[int]:
    """Return who has still to take, pick by pick."""
    row = int(state.public.picks)
    return [(row >> 4 * at & 15) - 1 for at in range(6) if row >> 4 * at & 15]


def blocks_of(state: BakutoState, seat: int) -> dict[str, int]:
    """Return a seat's blocks with their cubes."""
    found: dict[str, int] = {}
    for block in members(state.public.blocks[seat]):
        name = element_named(state, block)
        found[name] = 2 if state.public.doubled >> block & 1 else 1
    return found


def element_named(state: BakutoState, element: int) -> str:
    """Return the name of an element."""
    return str(TAKE[state.box.name_of[element]]).partition(" ")[2]


def give_block(state: BakutoState, seat: int, name: str, cubes: int = 1) -> None:
    """Give a block to a seat."""
    block = int(state.box.element[ELEMENTS[name]])
    state.public.bag &= ~(1 << block)
    state.public.blocks[seat] |= 1 << block
    if cubes == 2:
        state.public.doubled |= 1 << block


def cubes(state: BakutoState, district: str, *counts: int) -> None:
    """Give each seat some cubes in a district, one a block."""
    names = iter(range(1, 13))
    for seat, count in enumerate(counts):
        for _ in range(count):
            give_block(state, seat, f"{district}-{next(names)}")


def neutralise(state: BakutoState, *names: str) -> None:
    """Neutralise blocks."""
    for name in names:
        block = int(state.box.element[ELEMENTS[name]])
        state.public.bag &= ~(1 << block)
        state.public.neutral |= 1 << block


def activities(state: BakutoState, seat: int, *counts: int) -> None:
    """Give a seat so many activities of each colour."""
    state.public.activities[seat] = sum(count << 4 * at for at, count in enumerate(counts))


def hand(state: BakutoState, seat: int) -> list[str]:
    """Return the tokens that a seat has in hand."""
    return [TOKENS[token] for token in members(state.private[seat].hand)]


def wind(state: BakutoState, *names: str) -> None:
    """Give the seats these winds."""
    state.public.winds = sum((WINDS.index(name) + 1) << 4 * at for at, name in enumerate(names))


def district_of(name: str) -> int:
    """Return the number of a district."""
    return DISTRICTS.index(name)

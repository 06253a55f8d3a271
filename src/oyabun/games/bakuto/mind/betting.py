"""Where a fair player of an imagined world lays its tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.bakuto.components import MOST_SLOTS
from oyabun.games.bakuto.moves import FILE
from oyabun.games.bakuto.rules.betting import PLACE, pile_token
from oyabun.games.bakuto.state import NOTHING, is_token, owner_of, token_of
from oyabun.games.bakuto.view import World

HIDDEN: Final = 1.2
"""What a token of somebody else is worth on average, as long as it lies face down."""
WHIM: Final = 2.0
"""Points by which a file must be better to be surely preferred."""


def likely_file(world: World, seat: i64, rng: Rng) -> Move:
    """Return the file that a token serves best: where it wins, and where its owner gets the prize.

    A geisha goes where she hurts others. What others have laid face down is not looked at.
    """
    box = world.box
    token = pile_token(world, seat, world.public.lifted)
    value = float(box.value[token])
    files = PLACE[seat].choices(world, seat)
    best = FILE[lowest_bit(files)]
    most = -1000.0
    while files:
        file = lowest_bit(files)
        files &= files - 1
        mine = laid(world, file, seat, own=True)
        others = laid(world, file, seat, own=False)
        across = laid(world, file ^ 1, seat, own=True) + laid(world, file ^ 1, seat, own=False)
        if value < 0:
            likes = others - 2.0 * mine
        else:
            margin = mine + others + value - across
            likes = max(-3.0, min(3.0, margin)) + 1.5 * (mine + value) - 0.3 * others
        likes += WHIM * rng.unit()
        if likes > most:
            most = likes
            best = FILE[file]
    return best


def laid(world: World, file: i64, seat: i64, *, own: bool) -> float:
    """Return what a seat has laid in a file, or what the others have, as far as the seat knows."""
    public, box = world.public, world.box
    total = 0.0
    first = file * MOST_SLOTS
    for place in range(first, first + MOST_SLOTS):
        code = public.slots[place]
        if is_token(code) and (owner_of(code) == seat) == own:
            token = token_of(code)
            if token == NOTHING and own:
                token = world.private[seat].token_at(place + 1)
            total += HIDDEN if token == NOTHING else float(box.value[token])
    return total

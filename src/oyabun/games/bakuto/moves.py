"""Every decision that a player of Bakuto, or the table, can be asked for."""

from __future__ import annotations

from functools import partial
from typing import Final

from mypy_extensions import i64

from oyabun.core.moves import Move, MoveSpace
from oyabun.core.phrases import Phrase
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    DISTRICTS,
    EFFECTS,
    ELEMENT_PLACES,
    FILES,
    MAX_SEATS,
    MOST_BLOCKS,
    MOST_SLOTS,
    PLACES,
    PRIORITIES,
    STAKES,
    TOKENS,
    WINDS,
)

FILE_NAMES: Final = tuple(f"{stake}-{file}" for stake in STAKES for file in FILES)
ZONES: Final = ("zone-1", "zone-2")


def element_name(place: int) -> str:
    """Return the name of an element: a block of a district, or an activity."""
    district, block = divmod(place, MOST_BLOCKS)
    if district < len(DISTRICTS):
        return f"{DISTRICTS[district]}-{block + 1}"
    return ACTIVITIES[place - len(DISTRICTS) * MOST_BLOCKS]


def place_name(place: int) -> str:
    """Return the name of a slot: its stake, its file, and its number along the arrow."""
    file, slot = divmod(place, MOST_SLOTS)
    return f"{FILE_NAMES[file]}{slot + 1}"


class OfElement(Move):
    """A move about a block or an activity."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, number, (element_name(number),))

    def phrase(self) -> Phrase:
        """Return the district and the number of a block, or the activity."""
        district, block = divmod(int(self.number), MOST_BLOCKS)
        if district < len(DISTRICTS):
            words = (DISTRICTS[district],)
            return Phrase(f"move-{self.kind}-block", words=words, numbers=(block + 1,))
        return super().phrase()


class OfPlace(Move):
    """A move about a slot."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, number, (place_name(number),))

    def phrase(self) -> Phrase:
        """Return the file and the number of the slot."""
        file, slot = divmod(int(self.number), MOST_SLOTS)
        return Phrase(f"move-{self.kind}", words=(FILE_NAMES[file],), numbers=(slot + 1,))


class Recruit(Move):
    """A network tile of one of the two zones."""

    def __init__(self, number: int) -> None:
        zone, effect = divmod(number, len(EFFECTS))
        super().__init__("recruit", number, (EFFECTS[effect], ZONES[zone]))
        self.zone: i64 = zone
        self.effect: i64 = effect


class Repaint(Move):
    """One accessible stake given for another (BAK-N1)."""

    def __init__(self, number: int) -> None:
        old, new = divmod(number, len(STAKES))
        super().__init__("recolour", number, (STAKES[old], STAKES[new]))
        self.old: i64 = old
        self.new: i64 = new


MOVES: Final = MoveSpace()

# The table
WIND: Final = MOVES.table("wind", WINDS)
DEAL: Final = MOVES.table("deal", PRIORITIES)
DRAW: Final = MOVES.made(partial(OfElement, "draw"), range(ELEMENT_PLACES))
DISPLAY: Final = MOVES.table("display", EFFECTS)
GO_ON: Final = MOVES.one("go-on")

# Players
PASS: Final = MOVES.one("pass")
TOKEN: Final = MOVES.table("token", TOKENS)
BRIBE: Final = MOVES.seats("bribe", MAX_SEATS)
COPY: Final = MOVES.seats("copy", MAX_SEATS)
LIFT: Final = MOVES.table("lift", ("top", "under"))
FILE: Final = MOVES.table("file", FILE_NAMES)
RECRUIT: Final = MOVES.made(Recruit, range(len(ZONES) * len(EFFECTS)))
USE: Final = MOVES.table("use", EFFECTS)
SLOT: Final = MOVES.made(partial(OfPlace, "slot"), range(PLACES))
REPAINT: Final = MOVES.made(Repaint, range(len(STAKES) ** 2))
STRIKE: Final = MOVES.made(partial(OfPlace, "strike"), range(PLACES))
TAKE: Final = MOVES.made(partial(OfElement, "take"), range(ELEMENT_PLACES))
CUBE: Final = MOVES.made(partial(OfElement, "cube"), range(len(DISTRICTS) * MOST_BLOCKS))

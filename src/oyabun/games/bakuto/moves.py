"""Every decision that a player of Bakuto, or the table, can be asked for."""

from __future__ import annotations

from typing import ClassVar, Final

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

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number: i64 = number

    def arguments(self) -> tuple[str, ...]:
        """Return its name."""
        return (element_name(int(self.number)),)

    def phrase(self) -> Phrase:
        """Return the district and the number of a block, or the activity."""
        district, block = divmod(int(self.number), MOST_BLOCKS)
        if district < len(DISTRICTS):
            words = (DISTRICTS[district],)
            return Phrase(f"move-{self.kind}-block", words=words, numbers=(block + 1,))
        return Phrase(f"move-{self.kind}", words=self.arguments())


class Draw(OfElement):
    """What comes out of the bag."""

    kind: ClassVar[str] = "draw"


class Take(OfElement):
    """An element taken from a stake or from the discard."""

    kind: ClassVar[str] = "take"


class Cube(OfElement):
    """A block on which a cube is put."""

    kind: ClassVar[str] = "cube"


class OfPlace(Move):
    """A move about a slot."""

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number: i64 = number

    def arguments(self) -> tuple[str, ...]:
        """Return its name."""
        return (place_name(int(self.number)),)

    def phrase(self) -> Phrase:
        """Return the file and the number of the slot."""
        file, slot = divmod(int(self.number), MOST_SLOTS)
        return Phrase(f"move-{self.kind}", words=(FILE_NAMES[file],), numbers=(slot + 1,))


class Slot(OfPlace):
    """The slot, or the token on it, that a network tile is used on."""

    kind: ClassVar[str] = "slot"


class Strike(OfPlace):
    """The token that a ronin kills."""

    kind: ClassVar[str] = "strike"


class Recruit(Move):
    """A network tile of one of the two zones."""

    kind: ClassVar[str] = "recruit"

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number: i64 = number
        self.zone: i64 = number // len(EFFECTS)
        self.effect: i64 = number % len(EFFECTS)

    def arguments(self) -> tuple[str, ...]:
        """Return effect and zone."""
        return (EFFECTS[self.effect], ZONES[self.zone])


class Repaint(Move):
    """One accessible stake given for another (BAK-N1)."""

    kind: ClassVar[str] = "recolour"

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number: i64 = number
        self.old: i64 = number // len(STAKES)
        self.new: i64 = number % len(STAKES)

    def arguments(self) -> tuple[str, ...]:
        """Return both stakes."""
        return (STAKES[self.old], STAKES[self.new])


MOVES: Final = MoveSpace()

# The table
WIND: Final = MOVES.table("wind", WINDS)
DEAL: Final = MOVES.table("deal", PRIORITIES)
DRAW: Final = MOVES.made(Draw, range(ELEMENT_PLACES))
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
SLOT: Final = MOVES.made(Slot, range(PLACES))
REPAINT: Final = MOVES.made(Repaint, range(len(STAKES) ** 2))
STRIKE: Final = MOVES.made(Strike, range(PLACES))
TAKE: Final = MOVES.made(Take, range(ELEMENT_PLACES))
CUBE: Final = MOVES.made(Cube, range(len(DISTRICTS) * MOST_BLOCKS))

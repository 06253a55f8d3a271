"""What is in the box of Bakuto: yakuza tokens, stakes, districts, activities, network tiles.

The names are those of the game; the numbers that its lost pictures held come from an edition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.bits import has, one_bit
from oyabun.core.editions import Boxes, Edition, Field, Reader

MAX_SEATS: Final = 4
ROUNDS: Final = 5
TURNS: Final = 3
"""Betting turns in a round (BAK-S4)."""

# BAK-C1: the yakuza tokens.

TOKENS: Final = (
    "b1-red",
    "b1-green",
    "b1-blue",
    "b2-red-green",
    "b2-red-blue",
    "b2-green-blue",
    "b3",
    "ronin",
    "burakumin",
    "geisha",
)
RONIN: Final = 7
BURAKUMIN: Final = 8
GEISHA: Final = 9
VALUES: Final = (1, 1, 1, 2, 2, 2, 3, 0, 0, -2)
COLOURS: Final = (0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111, 0, 0, 0)
"""The stakes on each token, as a bit set: red, green, blue."""
ALL_TOKENS: Final = (1 << len(TOKENS)) - 1

# BAK-C2: the stakes.

STAKES: Final = ("red", "green", "blue")
ALL_STAKES: Final = 7
FILES: Final = ("a", "b")
MOST_SLOTS: Final = 6
PLACES: Final = len(STAKES) * len(FILES) * MOST_SLOTS
"""Slots of the whole table: 12 * stake + 6 * file + slot; some are not in use with few players."""
ELEMENTS_AT_STAKE: Final = 6
DRAWN_AT_SETUP: Final = 8

# BAK-C3, BAK-C4: districts and activities.

DISTRICTS: Final = (
    "yazaemon",
    "shinryogae",
    "sanjikken",
    "sukiya",
    "owari",
    "kobiki",
    "yamashita",
    "takekawa",
    "izumo",
)
"""Three rows from north to south, each from west to east."""
BLOCKS: Final = 53
MOST_BLOCKS: Final = 12
"""In one district of any edition."""
MOST_POINTS: Final = 50
"""For a place in a district of any edition."""
PAID_PLACES: Final = 3
ACTIVITIES: Final = ("gambling", "sake", "theatre", "docks", "lending")
ACTIVITY_TOKENS: Final = 45
MOST_OF_A_COLOUR: Final = 15
LINE: Final = 5
"""A line of activities grows no further than this in points."""
LINE_CAP: Final = 10
FAMILY: Final = 10
"""Points for five activities of five colours (BAK-C4)."""
ELEMENTS: Final = BLOCKS + len(ACTIVITIES)
"""Kinds of elements: every block is one, and every colour of activity."""
ELEMENT_PLACES: Final = len(DISTRICTS) * MOST_BLOCKS + len(ACTIVITIES)
"""Names of elements: so many blocks in each district, whatever the edition, then activities."""

# BAK-C5: the network tiles.

EFFECTS: Final = (
    "recolour",
    "block",
    "protect",
    "priority",
    "peek",
    "second-cube",
    "squat",
    "no-geisha",
    "swap",
    "salvage",
    "fighter",
)
RECOLOUR: Final = 0
BLOCK: Final = 1
PROTECT: Final = 2
PRIORITY: Final = 3
PEEK: Final = 4
SECOND_CUBE: Final = 5
SQUAT: Final = 6
NO_GEISHA: Final = 7
SWAP: Final = 8
SALVAGE: Final = 9
FIGHTER: Final = 10
TILES: Final = 30
MOST_COST: Final = 3
MOST_STRENGTH: Final = 9
MOST_COPIES: Final = 9
ZONE: Final = 4
"""Tiles in each of the two zones of the display."""

WINDS: Final = ("east", "south", "north", "west")
"""The easternmost first: the last tie-break (BAK-E3)."""
PRIORITIES: Final = ("priority-1", "priority-2", "priority-3", "priority-4")


class Box:
    """The numbers of an edition for a number of players, and the tables that follow from them."""

    def __init__(self, edition: Edition, seats: int) -> None:
        read = edition.reader("Bakuto")
        self.seats: i64 = seats
        self.slots: i64 = seats + 2
        """Slots in use in each file: 4, 5 or 6 (BAK-C2)."""
        self.places: i64 = 0
        """All slots in use, as a bit set."""
        for place in range(PLACES):
            if place % MOST_SLOTS < seats + 2:
                self.places |= one_bit(place)
        self.value: vec[i64] = vec[i64](VALUES)
        self.colours: vec[i64] = vec[i64](COLOURS)
        self._read_districts(read)
        self.activities: i64 = 0
        """Row: how many activities of each colour there are."""
        for colour, name in enumerate(ACTIVITIES):
            count = read.number(f"activities.{name}", 0, MOST_OF_A_COLOUR)
            self.activities |= one_bit(4 * colour) * count
        total = sum(int(self.activities) >> 4 * colour & 15 for colour in range(len(ACTIVITIES)))
        if total != ACTIVITY_TOKENS:
            read.refuse("activities", f"must add up to {ACTIVITY_TOKENS}, not {total}")
        line = read.numbers("activity_line", 0, LINE_CAP, length=LINE + 1)
        if line[0] != 0 or line != sorted(line):
            read.refuse("activity_line", f"must begin with 0 and never go down, unlike {line}")
        self.line: vec[i64] = vec[i64](line)
        """Points for 0, 1 … 5 or more activities of one colour."""
        self._read_network(read)
        self.fighter: i64 = read.number("fighter", 0, MOST_STRENGTH)
        """What a fighter adds to its file (BAK-N11)."""

    def _read_districts(self, read: Reader) -> None:
        self.points: vec[i64] = vec[i64]()
        """Points for the first three places in each district: 3 * district + place."""
        self.district: vec[i64] = vec[i64]()
        """The district of each block."""
        self.blocks: vec[i64] = vec[i64]()
        """The blocks of each district, as a bit set."""
        self.important: i64 = 0
        """The blocks that bring two cubes."""
        self.name_of: vec[i64] = vec[i64]()
        """Where each element stands among the names of elements."""
        number: i64 = 0
        for district, name in enumerate(DISTRICTS):
            count, important, points = read_district(read, name)
            for place in points:
                self.points = append(self.points, place)
            mine: i64 = 0
            for block in range(count):
                self.district = append(self.district, district)
                self.name_of = append(self.name_of, district * MOST_BLOCKS + block)
                if number < BLOCKS:
                    mine |= one_bit(number)
                    if block < important:
                        self.important |= one_bit(number)
                number += 1
            self.blocks = append(self.blocks, mine)
        if number != BLOCKS:
            read.refuse("districts", f"must have {BLOCKS} blocks in all, not {int(number)}")
        for colour in range(len(ACTIVITIES)):
            self.name_of = append(self.name_of, len(DISTRICTS) * MOST_BLOCKS + colour)
        self.element: vec[i64] = vec[i64]([-1] * ELEMENT_PLACES)
        """The element of each name; -1 for a block that this edition does not have."""
        for element in range(ELEMENTS):
            self.element[self.name_of[element]] = element

    def _read_network(self, read: Reader) -> None:
        self.cost: vec[i64] = vec[i64]()
        """What each effect costs, and is worth at the end."""
        self.tiles: i64 = 0
        """Row: how many tiles of each effect there are."""
        total = 0
        for effect, name in enumerate(EFFECTS):
            self.cost = append(self.cost, read.number(f"network.{name}.cost", 1, MOST_COST))
            copies = read.number(f"network.{name}.copies", 0, MOST_COPIES)
            self.tiles |= one_bit(4 * effect) * copies
            total += copies
        if total != TILES:
            read.refuse("network", f"must have {TILES} tiles in all, not {total}")

    def is_important(self, block: i64) -> bool:
        """Return whether a block brings two cubes (BAK-C3)."""
        return has(self.important, block)


def read_district(read: Reader, name: str) -> tuple[int, int, list[int]]:
    """Return how many blocks a district has, how many are important, and what places pay."""
    where = f"districts.{name}"
    count = read.number(f"{where}.blocks", 1, MOST_BLOCKS)
    important = read.number(f"{where}.important", 0, MOST_BLOCKS)
    if important > count:
        why = f"must be at most the number of its blocks, {count}, not {important}"
        read.refuse(f"{where}.important", why)
    points = read.numbers(f"{where}.points", 0, MOST_POINTS, length=PAID_PLACES)
    if points != sorted(points, reverse=True):
        read.refuse(f"{where}.points", f"must not rise from place to place, unlike {points}")
    return count, important, points


def edition_fields() -> list[Field]:
    """Return every number of an edition, as tables that can be filled in."""
    fields: list[Field] = []
    for name in DISTRICTS:
        where = f"districts.{name}"
        group = "edition-districts"
        fields.append(Field(f"{where}.blocks", 1, MOST_BLOCKS, group, name, "edition-blocks"))
        fields.append(Field(f"{where}.important", 0, MOST_BLOCKS, group, name, "edition-important"))
        fields += [
            Field(f"{where}.points.{at}", 0, MOST_POINTS, group, name, f"edition-place-{at + 1}")
            for at in range(PAID_PLACES)
        ]
    for name in ACTIVITIES:
        path = f"activities.{name}"
        group, column = "edition-activities", "edition-tokens"
        fields.append(Field(path, 0, MOST_OF_A_COLOUR, group, name, column))
    fields += [
        Field(
            f"activity_line.{at}",
            0,
            LINE_CAP,
            "edition-line",
            f"edition-line-{at}",
            "edition-points",
        )
        for at in range(LINE + 1)
    ]
    for name in EFFECTS:
        where = f"network.{name}"
        group = "edition-network"
        fields.append(Field(f"{where}.cost", 1, MOST_COST, group, name, "edition-cost"))
        fields.append(Field(f"{where}.copies", 0, MOST_COPIES, group, name, "edition-copies"))
    fields.append(
        Field("fighter", 0, MOST_STRENGTH, "edition-fighter", "fighter", "edition-strength")
    )
    return fields


FIELDS: Final = tuple(edition_fields())
BOXES: Final = Boxes(Box)

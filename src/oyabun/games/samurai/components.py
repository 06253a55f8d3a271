"""What is in the box of Samurai: figures, tiles and the map of Japan, as data and tables.

Hexes, settlements and kinds of tile have fixed numbers, the same for 2, 3 and 4 players, so that
moves can be interned once; how many players a hex is for, how strong a tile is and how many copies
of it there are come from the edition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, has, one_bit
from oyabun.core.editions import Boxes, Edition, Reader, shipped_edition
from oyabun.core.options import Choice

MAX_SEATS: Final = 4
HAND: Final = 5

FIGURES: Final[tuple[str, ...]] = ("helmet", "buddha", "rice")

TILES: Final[tuple[str, ...]] = (
    "helmet-2",
    "helmet-3",
    "helmet-4",
    "buddha-2",
    "buddha-3",
    "buddha-4",
    "rice-2",
    "rice-3",
    "rice-4",
    "samurai-1",
    "samurai-2",
    "samurai-3",
    "ship-1",
    "ship-2",
    "rider-1",
    "figure-exchange",
    "tile-exchange",
)
"""The kinds of tile, by number; equal tiles are one kind with two copies."""
SHIPS: Final = (12, 13)
FIGURE_EXCHANGE: Final = 15
TILE_EXCHANGE: Final = 16
EXCHANGES: Final = (FIGURE_EXCHANGE, TILE_EXCHANGE)
STRONGEST: Final = 9

STARTING_HAND: Final = Choice("starting_hand", ("chosen", "random"))
FIGURE_SETUP: Final = Choice("figure_setup", ("players", "random"))
FIRST_PLAYER: Final = Choice("first_player", ("seat0", "random"))
ASIDE: Final = Choice("aside", ("all", "ties"))
TIES_ONLY: Final = 1
OPTIONS: Final = (STARTING_HAND, FIGURE_SETUP, FIRST_PLAYER, ASIDE)

SHIPPED: Final = shipped_edition("oyabun.games.samurai")
CELLS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(one["q"]), int(one["r"])) for one in SHIPPED.data["hexes"]]
)
"""Where each hex lies: axial q and r, a point on top."""
NAMES: Final[tuple[str, ...]] = tuple([str(one.get("name", "")) for one in SHIPPED.data["hexes"]])
"""The name of the settlement on each hex; nothing on land and sea."""
SITES: Final[tuple[int, ...]] = tuple([place for place, name in enumerate(NAMES) if name])
"""The hex of each settlement, by number."""
SETTLEMENTS: Final[tuple[str, ...]] = tuple([name for name in NAMES if name])
"""The name of each settlement, by number."""
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

SLOTS: Final = {"village": 1, "city": 2, "capital": 3}
"""How many figures a settlement holds."""
OPEN: Final = ("land", "sea")
MOST_FIGURES: Final = 15
"""Of each type: they are counted in rows of four bits."""
WORD: Final = 60
"""Land hexes, and each half of the sea, are bit sets of at most this many."""


def grid_name(place: int) -> str:
    """Return the row and the column of a hex, counted from the top left of the map."""
    q, r = CELLS[place]
    leftmost = min([q_ + r_ // 2 for q_, r_ in CELLS])
    return f"{r + 1}.{q + r // 2 - leftmost + 1}"


class Board:
    """The map and the tiles of an edition for a number of players, shared by all positions.

    Bit sets of land, of sea and of settlements use the number of the hex among its like.
    """

    def __init__(self, edition: Edition, seats: int, starting_hand: str = "random") -> None:
        read = edition.reader("Samurai")
        self.seats: i64 = seats
        self.hands_chosen = starting_hand == "chosen"
        """Whether first hands are chosen (SAM-S1), else drawn: chosen ones are better."""
        self.ties: i64 = read.number("ties_that_end", 1, 99)
        self.kinds: list[str] = read_kinds(read, seats)
        """land, sea, village, city or capital; nothing where the hex is not in play."""
        self.power: vec[i64] = vec[i64]()
        """What a tile of each kind gives to each type of figure, at 3 * kind + type (SAM-I1)."""
        self.tiles: i64 = 0
        """All tiles of one player, as a hand: two bits a kind, the low one filled first. So the
        number of bits is the number of tiles, and a bit drawn at random is a tile so drawn."""
        self.fast: i64 = 0
        """The kinds that carry the character (SAM-C5)."""
        self._read_tiles(read)
        self._number_hexes()
        self._link_hexes()
        self._check(read)

    def _read_tiles(self, read: Reader) -> None:
        """Note copies, strength and character of each kind of tile."""
        for kind, name in enumerate(TILES):
            copies = read.number(f"tiles.{name}.copies", 0, 1 if kind in EXCHANGES else 2)
            strength = read.number(f"tiles.{name}.strength", 0, STRONGEST)
            self.tiles |= (one_bit(copies) - 1) << (2 * kind)
            if read.flag(f"tiles.{name}.fast"):
                self.fast |= one_bit(kind)
            for figure in range(len(FIGURES)):
                felt = kind >= 3 * len(FIGURES) or kind // 3 == figure
                self.power = append(self.power, strength if felt else 0)

    def _number_hexes(self) -> None:
        """Number land and sea, and note which settlements are in play."""
        self.land_hex: vec[i64] = vec[i64]()
        self.sea_hex: vec[i64] = vec[i64]()
        self.bit_of: vec[i64] = vec[i64]()
        """The number of each hex among its like: land, sea or settlements; -1 out of play."""
        self.capital: i64 = self._settlements_of("capital")
        self.cities: i64 = self._settlements_of("city")
        self.villages: i64 = self._settlements_of("village")
        for place, kind in enumerate(self.kinds):
            number: i64 = -1
            if NAMES[place]:
                number = SITES.index(place)
            elif kind == "land":
                number = len(self.land_hex)
                self.land_hex = append(self.land_hex, place)
            elif kind == "sea":
                number = len(self.sea_hex)
                self.sea_hex = append(self.sea_hex, place)
            self.bit_of = append(self.bit_of, number)

    def _settlements_of(self, kind: str) -> i64:
        """Return the settlements of a kind, as a bit set."""
        found: i64 = 0
        for number in self.settlements():
            if self.kinds[SITES[number]] == kind:
                found |= one_bit(number)
        return found

    def _link_hexes(self) -> None:
        """Note what touches what."""
        at = {cell: place for place, cell in enumerate(CELLS)}
        self.near: vec[i64] = vec[i64]()
        """The settlements in play that touch each hex, as a bit set."""
        self.around: vec[i64] = vec[i64]()
        """The land and sea hexes around each settlement, six places each, -1 for none."""
        self.ring: vec[i64] = vec[i64]()
        """The land around each settlement, as a bit set."""
        for place, (q, r) in enumerate(CELLS):
            touching = [at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS]
            near: i64 = 0
            ring: i64 = 0
            for other in touching:
                if other >= 0 and self.kinds[other] in SLOTS:
                    near |= one_bit(self.bit_of[other])
                elif other >= 0 and self.kinds[other] == "land":
                    ring |= one_bit(self.bit_of[other])
            self.near = append(self.near, near if self.kinds[place] in OPEN else 0)
            if NAMES[place]:
                self.ring = append(self.ring, ring)
                for other in touching:
                    open_ = other >= 0 and self.kinds[other] in OPEN
                    self.around = append(self.around, other if open_ else -1)

    def _check(self, read: Reader) -> None:
        """Refuse an edition that cannot be played to its end."""
        if len(self.land_hex) > WORD or len(self.sea_hex) > 2 * WORD:
            read.refuse("hexes", f"must be {WORD} of land and {2 * WORD} of sea at most")
        if count_bits(self.capital) != 1:
            read.refuse("hexes", "must have one capital for every number of players")
        if self.slots() % len(FIGURES) or self.slots() > MOST_FIGURES * len(FIGURES):
            why = f"must hold as many figures of each type, {MOST_FIGURES} at most"
            read.refuse("hexes", f"{why}, but have {self.slots()} places")
        for settlement in self.settlements():
            if not self.ring[settlement]:
                read.refuse("hexes", f"must have land around {SETTLEMENTS[settlement]}")
        if count_bits(self.tiles) < HAND:
            read.refuse("tiles", f"must be at least {HAND} for a player")
        land = [kind for kind in range(FIGURE_EXCHANGE) if kind not in SHIPS]
        if self._copies(land) * int(self.seats) < len(self.land_hex):
            read.refuse("tiles", "must be enough to fill the land")
        if self._copies([kind for kind in land if not has(self.fast, kind)]) == 0:
            read.refuse("tiles", "must have one for land that is not fast, for the tile exchange")
        if self._copies(list(SHIPS)) * int(self.seats) > len(self.sea_hex):
            read.refuse("hexes", "must have a sea hex for every ship")

    def _copies(self, kinds: list[int]) -> int:
        """Return how many tiles of these kinds a player has."""
        return sum([int(count_bits(self.tiles >> 2 * kind & 3)) for kind in kinds])

    def slots(self) -> int:
        """Return how many figures the settlements in play hold (SAM-C1)."""
        return sum(SLOTS.get(kind, 0) for kind in self.kinds)

    def settlements(self) -> list[int]:
        """Return the numbers of the settlements in play."""
        return [number for number, site in enumerate(SITES) if self.kinds[site]]


def read_kinds(read: Reader, seats: int) -> list[str]:
    """Return the kind of every hex in play, nothing for the others."""
    hexes = read.items("hexes", len(CELLS))
    if [(one.number("q", 0, 99), one.number("r", 0, 99)) for one in hexes] != list(CELLS):
        read.refuse("hexes", "must be the hexes of the map, in their order")
    kinds: list[str] = []
    for place, one in enumerate(hexes):
        allowed = tuple(SLOTS) if NAMES[place] else OPEN
        kind = allowed[one.choice("kind", allowed)]
        kinds.append(kind if one.number("min_players", 2, MAX_SEATS) <= seats else "")
    return kinds


BOARDS: Final = Boxes(Board)
"""The board of an edition for a number of players."""

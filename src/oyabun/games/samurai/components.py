"""What is in the box of Samurai: figures, tiles and the map of Japan, as data and tables.

Hexes, settlements and kinds of tile have fixed numbers, the same for 2, 3 and 4 players, so that
moves can be interned once; how many players a hex is for, how strong a tile is and how many copies
of it there are come from the edition.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.bits import one_bit
from oyabun.core.editions import Edition, shipped_edition
from oyabun.core.errors import EditionError
from oyabun.core.options import Choice

MAX_SEATS: Final = 4
HAND: Final = 5

FIGURES: Final = ("helmet", "buddha", "rice")

TILES: Final = (
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
MOST_COPIES: Final = 2

STARTING_HAND: Final = Choice("starting_hand", ("chosen", "random"))
FIGURE_SETUP: Final = Choice("figure_setup", ("players", "random"))
FIRST_PLAYER: Final = Choice("first_player", ("seat0", "random"))

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

    def __init__(self, edition: Edition, seats: int) -> None:
        try:
            kinds = read_kinds(edition.data["hexes"], seats)
            copies, strengths, fasts = read_tiles(edition.data["tiles"])
            self.ties: i64 = int(edition.data["ties_that_end"])
        except (KeyError, TypeError, ValueError) as error:
            raise EditionError(
                f"this is no edition of Samurai: {error!r} is missing or wrong"
            ) from None
        self.edition = edition
        self.seats: i64 = seats
        self.kinds: list[str] = kinds
        """land, sea, village, city or capital; nothing where the hex is not in play."""
        self.power: vec[i64] = vec[i64]()
        """What a tile of each kind gives to each type of figure, at 3 * kind + type (SAM-I1)."""
        for kind, strength in enumerate(strengths):
            for figure in range(len(FIGURES)):
                felt = kind >= 3 * len(FIGURES) or kind // 3 == figure
                self.power = append(self.power, strength if felt else 0)
        self.tiles: i64 = unary(copies)
        """All tiles of one player, as a hand (see `unary`)."""
        self.fast: i64 = unary([int(fast) for fast in fasts])
        """The low bit of each kind that carries the character (SAM-C5)."""
        self._number_hexes()
        self._link_hexes()
        self._check(copies)

    def _number_hexes(self) -> None:
        """Number land and sea, and note which settlements are in play."""
        self.site: vec[i64] = vec[i64](SITES)
        self.land_hex: vec[i64] = vec[i64]()
        self.sea_hex: vec[i64] = vec[i64]()
        self.bit_of: vec[i64] = vec[i64]()
        """The number of each hex among its like: land, sea or settlements; -1 out of play."""
        self.capital: i64 = 0
        self.cities: i64 = 0
        self.villages: i64 = 0
        settlement: i64 = 0
        for place, kind in enumerate(self.kinds):
            number: i64 = -1
            if NAMES[place]:
                number = settlement
                settlement += 1
                if kind == "capital":
                    self.capital |= one_bit(number)
                elif kind == "city":
                    self.cities |= one_bit(number)
                elif kind == "village":
                    self.villages |= one_bit(number)
            elif kind == "land":
                number = len(self.land_hex)
                self.land_hex = append(self.land_hex, place)
            elif kind == "sea":
                number = len(self.sea_hex)
                self.sea_hex = append(self.sea_hex, place)
            self.bit_of = append(self.bit_of, number)

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
            self.near = append(self.near, near if self.kinds[place] in ("land", "sea") else 0)
            if NAMES[place]:
                self.ring = append(self.ring, ring)
                for other in touching:
                    open_ = other >= 0 and self.kinds[other] in ("land", "sea")
                    self.around = append(self.around, other if open_ else -1)

    def _check(self, copies: list[int]) -> None:
        """Refuse an edition that cannot be played to its end."""
        if len(self.land_hex) > WORD or len(self.sea_hex) > 2 * WORD:
            raise EditionError(f"Samurai takes {WORD} land and {2 * WORD} sea hexes at most")
        if self.kinds.count("capital") != 1:
            raise EditionError("a map of Samurai has one capital for every number of players")
        if self.slots() % len(FIGURES):
            raise EditionError(f"{self.slots()} places cannot hold as many figures of each type")
        for settlement, site in enumerate(SITES):
            if self.kinds[site] and not self.ring[settlement]:
                raise EditionError(f"{SETTLEMENTS[settlement]} touches no land: it cannot be taken")
        for_land = sum(copies[kind] for kind in range(FIGURE_EXCHANGE) if kind not in SHIPS)
        if for_land * int(self.seats) < len(self.land_hex):
            raise EditionError("there are not enough tiles to fill the land")

    def slots(self) -> int:
        """Return how many figures the settlements in play hold (SAM-C1)."""
        return sum(SLOTS.get(kind, 0) for kind in self.kinds)

    def settlements(self) -> list[int]:
        """Return the numbers of the settlements in play."""
        return [number for number, site in enumerate(SITES) if self.kinds[site]]


def read_kinds(hexes: list[dict[str, Any]], seats: int) -> list[str]:
    """Return the kind of every hex in play, nothing for the others."""
    if [(one["q"], one["r"]) for one in hexes] != list(CELLS):
        raise EditionError("an edition of Samurai has the hexes of the map, in their order")
    kinds: list[str] = []
    for place, one in enumerate(hexes):
        kind = str(one["kind"])
        if kind not in (tuple(SLOTS) if NAMES[place] else ("land", "sea")):
            raise EditionError(f"the hex {grid_name(place)} of Samurai cannot be {kind!r}")
        kinds.append(kind if int(one["min_players"]) <= seats else "")
    return kinds


def read_tiles(tiles: dict[str, Any]) -> tuple[list[int], list[int], list[bool]]:
    """Return copies, strength and character of each kind of tile."""
    if tuple(tiles) != TILES:
        raise EditionError(f"the tiles of Samurai are {', '.join(TILES)}, in this order")
    copies = [int(tiles[name]["copies"]) for name in TILES]
    strengths = [int(tiles[name]["strength"]) for name in TILES]
    for kind, name in enumerate(TILES):
        most = 1 if kind >= FIGURE_EXCHANGE else MOST_COPIES
        if not 0 <= copies[kind] <= most:
            raise EditionError(f"Samurai has 0 to {most} copies of {name}, not {copies[kind]}")
        if not 0 <= strengths[kind] <= 9:
            raise EditionError(f"a tile of Samurai has a strength of 0 to 9: {name}")
    if sum(copies) < HAND:
        raise EditionError(f"a player of Samurai needs at least {HAND} tiles")
    return copies, strengths, [bool(tiles[name]["fast"]) for name in TILES]


def unary(copies: list[int]) -> i64:
    """Return a set of tiles as an integer: two bits a kind, the low one filled first.

    So the number of bits is the number of tiles, and a bit drawn at random is a tile drawn at
    random.
    """
    tiles: i64 = 0
    for kind, count in enumerate(copies):
        tiles |= (one_bit(count) - 1) << (2 * kind)
    return tiles


LOW: Final[i64] = 0x155555555
"""The low bit of each kind: whether a hand has such a tile at all."""

BOARDS: Final[dict[tuple[str, int], Board]] = {}


def board_for(edition: Edition, seats: int) -> Board:
    """Return the board of an edition for a number of players, made once."""
    key = (edition.digest, seats)
    if key not in BOARDS:
        BOARDS[key] = Board(edition, seats)
    return BOARDS[key]

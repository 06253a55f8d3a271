"""What is in the box of Zoku: Quartiers, Lieutenants, positions of a thrown Zoku, as data.

Quartiers have fixed numbers, five to an Arrondissement (a ward), so that moves can be interned
once; what they are worth, how a throw falls and what the bonuses pay come from the edition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.bits import one_bit
from oyabun.core.editions import Boxes, Edition, shipped_edition
from oyabun.core.options import Choice

MAX_SEATS: Final = 5
BAND: Final = 3
"""So many Zokus of one gang at most on a Quartier, or fighting in the street."""
GANGS: Final = 3
"""So many gangs at most on a Quartier, unless one comes in a rush."""
ROUNDS: Final = 3
RUSH: Final = 8
"""So many Zokus at most in a turn of Aki Latour or Oné Kinz."""
BACKUP: Final = 2
"""So many Zokus at most join a brawl with Ramné Lépot, or leave the station with Kila Lakley."""
TWICE: Final = 2
"""So often a Zoku is thrown again with Yamamoto Kadératé, or kicks with Doubulu Tatané."""
THREE: Final = 3
FIVE: Final = 5
"""Of an Arrondissement: what pays a bonus, and what pays another."""

WARDS: Final = (
    "shibuya",
    "shinjuku",
    "minato",
    "chiyoda",
    "taito",
    "toshima",
    "ota",
    "adachi",
)
SYMBOLS: Final = ("dog", "neon", "tower", "microchip", "lantern", "owl", "wheel", "bat")
WARD: Final = 5
"""Quartiers in an Arrondissement."""
MOST_QUARTIERS: Final = 8
"""So many lie on the table at most."""
SHIPPED: Final = shipped_edition("oyabun.games.zoku")
QUARTIERS: Final[tuple[str, ...]] = tuple(
    [str(one["name"]) for ward in SHIPPED.data["wards"] for one in ward["quartiers"]]
)

LIEUTENANTS: Final = (
    "last-word",
    "come-here",
    "rush",
    "roadblock",
    "switcheroo",
    "kick-start",
    "cheap-shot",
    "not-dead-yet",
    "backup",
    "kick-the-box",
    "double-savate",
    "home-turf",
    "bribe",
    "snitch",
    "jailbreak",
)
LAST_WORD: Final = 0
COME_HERE: Final = 1
RUSH_IN: Final = 2
ROADBLOCK: Final = 3
SWITCHEROO: Final = 4
KICK_START: Final = 5
CHEAP_SHOT: Final = 6
NOT_DEAD_YET: Final = 7
BACK_UP: Final = 8
KICK_THE_BOX: Final = 9
DOUBLE_SAVATE: Final = 10
HOME_TURF: Final = 11
BRIBE: Final = 12
SNITCH: Final = 13
JAILBREAK: Final = 14

OUT: Final = 0
BELLY: Final = 1
EDGE: Final = 2
BACK: Final = 3
FEET: Final = 4
POSITIONS: Final = ("out", "belly", "edge", "back", "feet")
"""How a thrown Zoku falls; from EDGE on it still fights (ZOK-B2)."""

CAREFUL: Final = 0
STEADY: Final = 1
BRUTAL: Final = 2
FORCES: Final = ("careful", "steady", "brutal")
CERTAIN: Final = 100
"""What the chances of a throw add up to."""

DISCARD: Final = 0
REPLAY: Final = 1
DOUBLE_KO: Final = Choice("double_ko", ("discard", "replay"))
CHOSEN: Final = 1
WARDS_OPTION: Final = Choice("wards", ("random", "chosen"))


class Box:
    """The numbers of an edition, shared by all positions of a match."""

    def __init__(self, edition: Edition) -> None:
        read = edition.reader("Zoku")
        self.days: i64 = read.number("days", 1, 5)
        self.zokus: i64 = read.number("zokus", 1, 8)
        self.turn: i64 = read.number("turn", 1, 8)
        self.lieutenants: i64 = read.number("lieutenants", 0, 3)
        self.lieutenant: i64 = read.number("bonus.lieutenant", 0, 60)
        self.three: i64 = read.number("bonus.three", 0, 60)
        self.five: i64 = read.number("bonus.five", 0, 60)
        self.every: i64 = read.number("bonus.every", 0, 60)
        self.throws: list[list[int]] = []
        """The chances of the POSITIONS for each of the FORCES."""
        for force in FORCES:
            row = read.numbers(f"throws.{force}", 0, CERTAIN, length=len(POSITIONS))
            if sum(row) != CERTAIN:
                read.refuse(f"throws.{force}", f"must add up to {CERTAIN}, not {sum(row)}")
            self.throws.append(row)
        self.values: vec[i64] = vec[i64]()
        """What each Quartier is worth."""
        wards = read.items("wards", len(WARDS))
        quartiers = [one for ward in wards for one in ward.items("quartiers", WARD)]
        if len(wards) != len(WARDS) or len(quartiers) != len(QUARTIERS):
            read.refuse("wards", f"must be {len(WARDS)}, of {WARD} quartiers each")
        for quartier in quartiers:
            self.values = append(self.values, quartier.number("value", 0, 15))


BOXES: Final = Boxes(Box)


def ward_of(quartier: i64) -> i64:
    """Return the Arrondissement of a Quartier."""
    return quartier // WARD


def ward_bits(ward: i64) -> i64:
    """Return the Quartiers of an Arrondissement, as a bit set."""
    return one_bit(ward * WARD) * 31

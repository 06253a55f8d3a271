"""What is in the box of Kamiza: data only."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.editions import Boxes, Edition
from oyabun.core.options import Choice

MAX_SEATS: Final = 4

BOSS: Final = 0
UNDERBOSS: Final = 1
HITMAN: Final = 2
POLICEMAN: Final = 3
CARDS: Final[tuple[str, ...]] = ("boss", "underboss", "hitman", "policeman")

KAMIZA: Final = 0
SHIMOZA: Final = 1
AREAS: Final[tuple[str, ...]] = ("kamiza", "shimoza")

THREATS: Final = tuple(f"threat-{number}" for number in range(1, 13))

# What became of a card when it was judged.
CLOSED: Final = 1
CANCELLED: Final = 2
OUTRANKED: Final = 3
KILLED: Final = 4
SEATED: Final = 5
ON_DUTY: Final = 6
FATES: Final = tuple([f"fate-{fate}" for fate in range(ON_DUTY + 1)])

BRIBE: Final = 0
SHAKEDOWN: Final = 1
DRAGNET: Final = 3
POLICE_RULE: Final = Choice("police_rule", ("bribe", "shakedown", "warrant", "dragnet"))

LINEAR1: Final = 0
TRIANGULAR: Final = 2
WANTED: Final = Choice("wanted", ("linear1", "linear2", "triangular"))


class Box:
    """The numbers of an edition, shared by all positions of a match."""

    def __init__(self, edition: Edition) -> None:
        read = edition.reader("Kamiza")
        numbers = [read.number(f"values.{card}", 0, 7) for card in CARDS[:POLICEMAN]]
        self.values: vec[i64] = append(vec[i64](numbers), 0)
        """The number on each card; the Policeman has none."""
        self.kill: i64 = read.number("hitman_kills_boss", 0, 7)
        self.bribe: i64 = read.number("bribe", 0, 7)
        self.rounds: i64 = read.number("rounds", 1, len(CARDS))
        self.games: i64 = read.number("games", 1, 15)
        self.wanted_chips: i64 = read.number("wanted_chips", 0, 15)
        if numbers != sorted(numbers, reverse=True):
            read.refuse("values", "must fall from the Boss to the Hitman")
        if self.games * self.rounds > 15:
            read.refuse("games", "must make at most 15 rounds in all")


BOXES: Final = Boxes(Box)

"""What is in the box of Kamiza: data only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.editions import Edition
from oyabun.core.errors import EditionError
from oyabun.core.options import Choice

MAX_SEATS: Final = 4

BOSS: Final = 0
UNDERBOSS: Final = 1
HITMAN: Final = 2
POLICEMAN: Final = 3
CARDS: Final = ("boss", "underboss", "hitman", "policeman")

KAMIZA: Final = 0
SHIMOZA: Final = 1
AREAS: Final = ("kamiza", "shimoza")

THREATS: Final = tuple(f"threat-{number}" for number in range(1, 13))

# What became of a card when it was judged.
UNJUDGED: Final = 0
CLOSED: Final = 1
CANCELLED: Final = 2
OUTRANKED: Final = 3
KILLED: Final = 4
SEATED: Final = 5
ON_DUTY: Final = 6

BRIBE: Final = 0
SHAKEDOWN: Final = 1
WARRANT: Final = 2
DRAGNET: Final = 3
POLICE_RULE: Final = Choice("police_rule", ("bribe", "shakedown", "warrant", "dragnet"))

LINEAR1: Final = 0
LINEAR2: Final = 1
TRIANGULAR: Final = 2
WANTED: Final = Choice("wanted", ("linear1", "linear2", "triangular"))


class Box:
    """The numbers of an edition, shared by all positions of a match."""

    def __init__(self, edition: Edition) -> None:
        try:
            values = edition.data["values"]
            self.boss: i64 = int(values["boss"])
            self.underboss: i64 = int(values["underboss"])
            self.hitman: i64 = int(values["hitman"])
            self.kill: i64 = int(edition.data["hitman_kills_boss"])
            self.bribe: i64 = int(edition.data["bribe"])
            self.games: i64 = int(edition.data["games"])
            self.rounds: i64 = int(edition.data["rounds"])
            self.wanted_chips: i64 = int(edition.data["wanted_chips"])
        except (KeyError, TypeError, ValueError) as error:
            raise EditionError(
                f"this is no edition of Kamiza: {error!r} is missing or wrong"
            ) from None
        if not 1 <= self.rounds <= len(CARDS):
            raise EditionError("a game of Kamiza has 1 to 4 rounds: a card for each")
        if not 1 <= self.games * self.rounds <= 15:
            raise EditionError("a match of Kamiza has at most 15 rounds in all its games")
        if not 0 <= self.wanted_chips <= 15:
            raise EditionError("Kamiza has 0 to 15 WANTED chips")
        for award in (self.boss, self.underboss, self.hitman, self.kill, self.bribe):
            if not 0 <= award <= 7:
                raise EditionError("a card of Kamiza is worth 0 to 7")

    def value(self, card: i64) -> i64:
        """Return the number on a card; the Policeman has none."""
        if card == BOSS:
            return self.boss
        if card == UNDERBOSS:
            return self.underboss
        if card == HITMAN:
            return self.hitman
        return 0

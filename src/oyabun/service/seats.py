"""Seats of a table: who holds them, and who plays them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from oyabun.core.errors import NotAllowedError
from oyabun.service.events import (
    Freed,
    Handed,
    OpenedAgain,
    Renamed,
    Returned,
    SatDown,
    SeatEvent,
    Worded,
)

BOT_NAMES: Final = ("Aoi", "Botan", "Chiyo", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu")
"""What bots are called, by seat, in every language."""


class SeatTakenError(NotAllowedError):
    """An invitation to a seat that somebody has taken."""


class SeatPlan(NamedTuple):
    """Who is to sit somewhere when a table is opened."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


@dataclass
class Seat:
    """One place at the table."""

    invitation: str
    """Fingerprint of what lets somebody sit down who comes."""
    holder: str = ""
    """Fingerprint of the token of whoever holds it."""
    name: str = ""
    """Nickname of the person who holds it; nothing while nobody has come."""
    bot: str = ""
    """Which bot plays it, if one does: alone, or for the person who holds it."""
    generation: int = 0
    """How often the invitation was renewed."""
    word: str = ""
    """What its person added to what decides chance."""
    devices: int = 0
    """On how many devices whoever holds it has opened it."""

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who plays the seat now."""
        if self.bot:
            return "bot"
        return "person" if self.name else "open"


def changed_seat(its: Seat, event: SeatEvent) -> Seat:
    """Return a seat as it is after something happened to it: the same one, unless it was freed."""
    match event:
        case SatDown():
            its.name, its.holder, its.devices = event.name, event.token, 1
        case Renamed():
            its.name = event.name
        case Worded():
            its.word = event.word
        case OpenedAgain():
            its.devices += 1
        case Freed():
            return Seat(event.token, generation=its.generation + 1)
        case Handed():
            its.bot = event.bot
        case Returned():
            its.bot = ""
    return its

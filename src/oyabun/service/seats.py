"""Seats of a table: who holds them, and who plays them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from oyabun.core.errors import NotAllowedError

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

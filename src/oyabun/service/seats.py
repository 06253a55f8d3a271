"""Seats of a table: who holds them, and who plays them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

BOT_NAMES: Final = ("Aoi", "Botan", "Chiyo", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu")
"""What bots are called, by seat, in every language."""


class SeatPlan(NamedTuple):
    """Who is to sit somewhere when a table is opened."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


@dataclass
class Seat:
    """One place at the table."""

    token: str
    """Fingerprint of the token that opens it."""
    name: str = ""
    """Nickname of the person who holds it; nothing while nobody has come."""
    bot: str = ""
    """Which bot plays it, if one does: alone, or for the person who holds it."""
    generation: int = 0
    """How often the link was renewed."""

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who plays the seat now."""
        if self.bot:
            return "bot"
        return "person" if self.name else "open"

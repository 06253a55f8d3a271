"""Seats of a table: who holds them, and who plays them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from oyabun.core.errors import TextError

NAME_LIMIT: Final = 24
CHAT_LIMIT: Final = 300
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


def clean_name(text: str) -> str:
    """Return a nickname as it is shown, or say why it cannot be."""
    return _clean(text, NAME_LIMIT, "a nickname")


def clean_chat(text: str) -> str:
    """Return a line of chat as it is shown, or say why it cannot be."""
    return _clean(text, CHAT_LIMIT, "a line of chat")


def _clean(text: str, limit: int, what: str) -> str:
    shown = " ".join(unicodedata.normalize("NFC", text).split())
    if not shown:
        raise TextError(f"{what} needs at least one letter")
    if len(shown) > limit:
        raise TextError(f"{what} has at most {limit} characters, not {len(shown)}")
    if not shown.isprintable():
        raise TextError(f"{what} must be printable text")
    return shown

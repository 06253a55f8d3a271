"""Seats of a table: who holds them, and who plays them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from oyabun.core.errors import NotAllowedError
from oyabun.core.game import Game
from oyabun.core.writing import alike
from oyabun.service.events import (
    Freed,
    Handed,
    OpenedAgain,
    Renamed,
    Returned,
    SatDown,
    SeatEvent,
    Subscribed,
    Unsubscribed,
    Worded,
)

BOT_NAMES: Final = ("Aoi", "Botan", "Chiyo", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu")
"""What bots are called, by seat, in every language."""

MOST_BROWSERS: Final = 3
"""How many browsers are called to one seat's turn: the latest."""


class SeatTakenError(NotAllowedError):
    """An invitation to a seat that somebody has taken."""


class SeatPlan(NamedTuple):
    """Who is to sit somewhere when a table is opened."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class Asked(NamedTuple):
    """A bot that owes an answer."""

    seat: int
    bot: str
    ply: int


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
    browsers: tuple[Subscribed, ...] = ()
    """Those that are called when it is the seat's turn, the latest last."""

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who plays the seat now."""
        if self.bot:
            return "bot"
        return "person" if self.name else "open"


def names_at(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return who sits where; nothing for a seat that nobody has taken."""
    people = [alike(seat.name) for seat in seats]
    return tuple(
        seat.name or (bot_at(place, people) if seat.bot else "") for place, seat in enumerate(seats)
    )


def bot_at(place: int, people: Sequence[str]) -> str:
    """Return what the bot there is called: unlike anybody who sits at the table."""
    name = BOT_NAMES[place]
    return f"{name}’" if alike(name) in people else name


def generations(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return how often each seat was freed."""
    return tuple([seat.generation for seat in seats])


def changed_seat(its: Seat, event: SeatEvent) -> Seat:
    """Return a seat as it is after something happened to it: the same one, unless it was freed."""
    match event:
        case SatDown():
            its.name, its.holder, its.devices, its.browsers = event.name, event.token, 1, ()
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
        case Subscribed():
            its.browsers = (*_without(its.browsers, event.endpoint), event)[-MOST_BROWSERS:]
        case Unsubscribed():
            its.browsers = _without(its.browsers, event.endpoint)
    return its


def _without(browsers: tuple[Subscribed, ...], endpoint: str) -> tuple[Subscribed, ...]:
    return tuple(browser for browser in browsers if browser.endpoint != endpoint)


def bot_name(game: Game, name: str) -> str:
    """Return the name of a bot that the game has; the usual one where none is named."""
    if not name:
        return game.usual_bot()
    game.bot(name)
    return name

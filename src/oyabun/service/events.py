"""What happens at a table, one event each: the table is what its events make of it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

Pace = Literal["live", "turns"]


class Happened(Struct, tag_field="type", omit_defaults=True, frozen=True):
    """Something that happened at a table, and when, in seconds since 1970."""

    at: float


class NewSeat(Struct, omit_defaults=True, frozen=True):
    """A seat of a new table: a bot's, or one with a link."""

    token: str
    """Fingerprint of the invitation to it."""
    bot: str = ""


class Opened(Happened, tag="opened", frozen=True):
    """A table was opened; always the first event."""

    game: str
    host: str
    """Fingerprint of the host's token."""
    places: tuple[NewSeat, ...]
    options: dict[str, str]
    pace: Pace
    edition: str = ""
    """Component data as JSON where it is not what comes with the game."""
    clock: int | None = None
    """Seconds for a decision."""
    secret: str = ""
    """Seals all chance of the match; nothing where older servers did not commit to it."""
    hints: bool = False
    """Whether everybody at the table may ask what a good player would do."""
    archived: bool = False
    """A record opened from a file: to be looked at, not to be played on."""
    listed: bool = False
    """Whether the first page shows it, for anybody to sit down."""
    gallery: bool = False
    """Whether whoever only watches may talk."""


class SatDown(Happened, tag="seated", frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    token: str = ""
    """Fingerprint of the token that holds the seat from now on; older servers gave none."""


class Renamed(Happened, tag="renamed", frozen=True):
    """A person changed the name."""

    seat: int
    name: str


class OpenedAgain(Happened, tag="opened-again", frozen=True):
    """Whoever holds a seat opened it on another device."""

    seat: int


class Worded(Happened, tag="worded", frozen=True):
    """A seat added a word to what decides chance."""

    seat: int
    word: str


class Freed(Happened, tag="freed", frozen=True):
    """The host renewed a seat's invitation: whoever held the seat has lost it."""

    seat: int
    token: str


class Handed(Happened, tag="handed", frozen=True):
    """A bot plays the seat from now on."""

    seat: int
    bot: str


class Returned(Happened, tag="returned", frozen=True):
    """The person took the seat back from the bot."""

    seat: int


class Listed(Happened, tag="listed", frozen=True):
    """The host put the table on the first page, or took it off."""

    listed: bool


class Followed(Happened, tag="followed", frozen=True):
    """Somebody proposed another game: a table where everybody has a seat already."""

    seat: int
    table: str


class Started(Happened, tag="started", frozen=True):
    """The match began, with these rules and this numbering of moves."""

    rules: int
    moves: str
    edition: str
    names: tuple[str, ...]
    words: tuple[str, ...] = ()
    """What the seats added to what decides chance."""


class Moved(Happened, tag="moved", frozen=True):
    """One decision: of a seat, or of chance."""

    seat: int
    move: str
    words: str = ""
    lapsed: bool = False
    key: str = ""
    flight: str = ""
    """How what was thrown at once came to lie, with the first piece of it."""
    countdown: float = 0.0
    """How many seconds are counted before what it turned up is shown."""
    aimed: bool = False
    """Whether a person's throw decided what chance would have decided."""


class TakenBack(Happened, tag="taken-back", frozen=True):
    """A seat took its last decision back."""

    seat: int
    key: str


class Said(Happened, tag="said", frozen=True):
    """A seat said something."""

    seat: int
    text: str
    key: str
    to: tuple[int, ...] = ()
    """Who may hear it: a team that confers; everyone when empty."""
    name: str = ""
    """What somebody is called who only watches; a seat has its own name."""


class Resumed(Happened, tag="resumed", frozen=True):
    """The table goes on after no server looked after it: that time counts for nobody."""

    away: float
    """How many seconds it was."""


class Subscribed(Happened, tag="subscribed", frozen=True):
    """A seat wants to be called to its turn, through the push service of a browser."""

    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Unsubscribed(Happened, tag="unsubscribed", frozen=True):
    """A browser is not to be called any more, or is gone."""

    seat: int
    endpoint: str


SeatEvent = (
    SatDown | Renamed | Worded | OpenedAgain | Freed | Handed | Returned | Subscribed | Unsubscribed
)
Event = Opened | SeatEvent | Listed | Followed | Started | Moved | TakenBack | Said | Resumed

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """Return the event as it is stored."""
    return _encoder.encode(event)


def decode(stored: bytes) -> Event:
    """Return a stored event."""
    event: Event = _decoder.decode(stored)
    return event

"""A match from a record as the events of a table, so that it can be shown like any other."""

from __future__ import annotations

from oyabun.core.match import Match
from oyabun.service.events import Event, Moved, NewSeat, Opened, Started


def archive_events(match: Match, edition: str, now: float) -> list[Event]:
    """Return the events of a table that shows a match from a record; nobody can play on."""
    header = match.header
    places = tuple(NewSeat("") for _ in header.seats)
    options = dict(header.options)
    return [
        Opened(
            now,
            header.game,
            "",
            places,
            options,
            "turns",
            edition,
            secret="" if header.seal is None else header.seal.secret,
            archived=True,
        ),
        Started(
            now,
            header.rules,
            header.moves,
            header.edition,
            header.seats,
            () if header.seal is None else header.seal.words,
        ),
        *[
            Moved(now, entry.seat, str(entry.move), entry.words, entry.lapsed, flight=entry.flight)
            for entry in match.entries
        ],
    ]

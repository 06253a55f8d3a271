"""Does what everybody saw fly agree with what the log says fell?"""

from __future__ import annotations

from oyabun.core.errors import CorruptRecordError
from oyabun.core.match import Entry, Match
from oyabun.core.phases import CHANCE, Chance, Toss
from oyabun.core.play import decision
from oyabun.physics.flights import FlightError, read_flight


class Witness:
    """Follows the flights of a record: each must end as the following entries say."""

    def __init__(self) -> None:
        self._seen: dict[int, int] = {}
        """How pieces came to lie that the log has not named yet."""

    def hear(self, match: Match, entry: Entry) -> None:
        """Raise unless an entry that is about to be played agrees with its flight."""
        asked = decision(match.state)
        toss = None
        if entry.seat == CHANCE and isinstance(asked, Chance):
            toss = asked.toss(match.state)
        if entry.flight:
            self._watch(entry.flight, toss)
        if toss is None or not self._seen:
            return
        piece = toss.thrown[0].piece
        if self._seen.pop(piece, entry.move.number) != entry.move.number:
            raise CorruptRecordError(
                f"the flight of piece {piece} ends otherwise than {entry.move}"
            )

    def _watch(self, text: str, toss: Toss | None) -> None:
        try:
            flight = read_flight(text)
        except FlightError as error:
            raise CorruptRecordError(str(error)) from None
        if toss is None or flight.pieces != tuple(tossed.piece for tossed in toss.thrown):
            raise CorruptRecordError("the flight is not of the pieces that are thrown here")
        self._seen = flight.positions()

"""Everything Oyabun raises, by whose fault it is.

OyabunError
 ├─ RequestError            the caller asked for what is not to be had; nothing has changed
 │   ├─ UnknownGameError      no game of that name
 │   ├─ UnknownBotError       no bot of that name
 │   ├─ SeatError             no such seat, or a number of seats the game does not take
 │   ├─ OptionError           an option or a value that the game does not have
 │   ├─ EditionError          component data that does not fit the game
 │   ├─ UnknownMoveError      the text or number names no move of this game
 │   ├─ UnknownPhaseError     the text names no phase of this game
 │   ├─ NotationError         the text is no position of a game
 │   ├─ IllegalMoveError      a move of this game, but not now
 │   ├─ NotYourTurnError      nothing is asked of that seat
 │   ├─ StaleMoveError        the move answers a position that has passed
 │   ├─ WordsError            words where none are spoken, or too many of them
 │   ├─ TakeBackError         what was decided has been seen, or there is nothing to take back
 │   ├─ MatchOverError        the match has ended
 │   ├─ UnknownTableError     no table of that name
 │   ├─ NotAllowedError       that is for the host, or for whoever holds the seat
 │   ├─ StageError            the table has not begun yet, or has begun already
 │   ├─ NameTakenError        somebody at the table has that name
 │   ├─ TextError             a nickname or a line of chat that cannot be shown
 │   ├─ MessageError          what was sent cannot be read
 │   └─ LimitError            too much, too many or too fast
 ├─ CorruptRecordError      a stored match does not replay to the position it claims
 └─ RulesBugError           our fault: the rules broke a promise of the kernel
"""

from __future__ import annotations


class OyabunError(Exception):
    """Base class: catch it at the edge of the system, nowhere else."""


class RequestError(OyabunError):
    """The caller's fault; the message says what to do instead."""


class UnknownGameError(RequestError):
    """No game of that name."""


class UnknownBotError(RequestError):
    """No bot of that name."""


class SeatError(RequestError):
    """No such seat, or a number of seats that the game does not take."""


class OptionError(RequestError):
    """An option, or a value of one, that the game does not have."""


class EditionError(RequestError):
    """Component data that does not fit the game; `field` names what is wrong, if one thing is."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class UnknownMoveError(RequestError):
    """The text or number names no move of this game."""


class UnknownPhaseError(RequestError):
    """The text names no phase of this game."""


class NotationError(RequestError):
    """The text is no position of a game."""


class IllegalMoveError(RequestError):
    """The move exists, but the rules do not offer it to this seat now."""


class NotYourTurnError(RequestError):
    """Nothing is asked of that seat."""


class StaleMoveError(RequestError):
    """The move answers a position that has passed."""


class WordsError(RequestError):
    """Words with a move that takes none, or words that are too long."""


class TakeBackError(RequestError):
    """What was decided has been seen, or there is nothing to take back."""


class MatchOverError(RequestError):
    """The match has ended: nobody may move any more."""


class UnknownTableError(RequestError):
    """No table of that name."""


class NotAllowedError(RequestError):
    """What was asked is for the host, or for whoever holds the seat."""


class SeatLinkError(NotAllowedError):
    """A link that opens no seat, or none any more."""


class StageError(RequestError):
    """The table has not begun yet, or has begun already."""


class NameTakenError(RequestError):
    """Somebody at the table has that name already."""


class TextError(RequestError):
    """A nickname or a line of chat that cannot be shown."""


class MessageError(RequestError):
    """What was sent cannot be read."""


class LimitError(RequestError):
    """Too much, too many or too fast."""


class CorruptRecordError(OyabunError):
    """A stored match cannot be replayed to the position it claims."""


class RulesBugError(OyabunError):
    """The rules broke a promise of the kernel."""

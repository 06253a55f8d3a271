"""What one seat may know.

A game's `View` is built from what a seat may see; it is the only thing that boards, bots, texts and
sockets ever get. `Frame` is the part that all games share.
"""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.play import decision, waiting
from oyabun.core.state import Facts, Part, State


class Frame(NamedTuple):
    """Where the game stands and what is asked, as one seat sees it."""

    seat: int | None
    """Whose eyes; None for a spectator."""
    stack: tuple[Phase, ...]
    waiting: tuple[int, ...]
    legal: tuple[Move, ...]
    """This seat's own legal moves; nobody else's."""
    asks: Phrase | None
    """What is asked of this seat; None when nothing is."""
    outcome: Outcome | None


def frame(state: State, seat: int | None) -> Frame:
    """Return the part of a view that all games share."""
    asked = decision(state)
    owing = waiting(state)
    legal: tuple[Move, ...] = ()
    asks: Phrase | None = None
    if asked is not None and seat is not None and seat in owing:
        legal = tuple(asked.moves(state, seat))
        asks = asked.asks(state, seat)
    return Frame(seat, tuple(state.stack), owing, legal, asks, state.outcome)


def known_facts(frame: Frame, public: Part, own: Part | None) -> Facts:
    """Return what a seat knows that sees the table and its own part; a spectator has none."""
    return (frame, public.facts(), None if own is None else own.facts())


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Part):
    """Everything one seat may know; games add their own public and private parts."""

    def __init__(self, frame: Frame) -> None:
        self.frame: Frame = frame

    @property
    def seat(self) -> int | None:
        """Whose eyes; None for a spectator."""
        return self.frame.seat

    @property
    def legal(self) -> tuple[Move, ...]:
        """This seat's legal moves."""
        return self.frame.legal

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.frame.waiting

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.frame.outcome

    @property
    def phase(self) -> Phase | None:
        """The phase on top of the stack; None at the end."""
        return self.frame.stack[-1] if self.frame.stack else None

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win and lose together; nothing where everybody plays alone."""
        return ()

    def facts(self) -> Facts:
        """Return everything this view holds."""
        raise NotImplementedError(type(self).__name__)

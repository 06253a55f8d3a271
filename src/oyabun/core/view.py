"""What one seat may know, and what it may imagine.

A `View` is the table, one's own part and what is asked: the only thing that boards, bots, texts and
sockets ever get. `Secrets` makes views of a game's positions, and worlds of its views. What it does
is the same for every game, so no game can write a view that leaks; a game says only how what is
hidden from a seat is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, cast, final

from mypy_extensions import mypyc_attr

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phases import Decision, Phase
from oyabun.core.phrases import Phrase
from oyabun.core.play import decision, waiting
from oyabun.core.state import AnyState, B, Facts, Known, P, Part, Q, State

NOBODY: Final = -1
"""Whose part a spectator keeps when everything hidden is dealt anew."""


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


def frame(state: AnyState, seat: int | None) -> Frame:
    """Return where the game stands for a seat, or a spectator."""
    asked = decision(state)
    owing = waiting(state)
    legal: tuple[Move, ...] = ()
    asks: Phrase | None = None
    if asked is not None and seat is not None and seat in owing:
        legal = tuple(asked.moves(state, seat))
        asks = asked.asks(state, seat)
    return Frame(seat, tuple(state.stack), owing, legal, asks, state.outcome)


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Known, Generic[B, P, Q]):
    """Everything one seat may know; a game adds questions that it answers, never data."""

    def __init__(self, frame: Frame, box: B, public: P, own: Q | None) -> None:
        self.frame: Frame = frame
        self.box = box
        self.public = public
        self.own = own
        """What the seat keeps to itself; None for a spectator."""

    def facts(self) -> Facts:
        """Return everything the seat may know."""
        return (self.frame, self.public.facts(), None if self.own is None else self.own.facts())

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

    def offered(self) -> tuple[Move, ...]:
        """Return the legal moves to show: a few where many differ only in what is said."""
        phase = self.phase
        if not self.legal or self.seat is None or not isinstance(phase, Decision):
            return self.legal
        return tuple(phase.suggests(self.public, self.seat)) or self.legal

    def watched(self) -> View[B, P, Q]:
        """Return the same without choices: what was seen then is shown, nothing is asked."""
        seen = self.frame._replace(legal=(), asks=None)
        return type(self)(seen, self.box, self.public, self.own)

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win and lose together; nothing where everybody plays alone."""
        return ()


AnyView = View[Any, Any, Any]
"""A view of any game."""


class Imagined(State[B, P, Q]):
    """A whole world that somebody imagines: whoever thinks may look into it and play in it."""

    def clone(self) -> Imagined[B, P, Q]:
        """Return an independent copy."""
        private = [cast(Q, own.clone()) for own in self.private]
        copy = Imagined(self.box, cast(P, self.public.clone()), private, self.stack[:])
        copy.outcome = self.outcome
        copy.epoch = self.epoch
        return copy


AnyImagined = Imagined[Any, Any, Any]
"""An imagined world of any game."""


@final
class Secrets:
    """Who may know what in a game: its views, and the worlds that they leave open."""

    def __init__(
        self,
        view: type[AnyView],
        private: type[Part],
        redeal: Callable[[Any, int, Rng], None],
    ) -> None:
        self.view = view
        self.private = private
        self.redeal = redeal
        """Deals anew, in a position whose other seats hold blank parts, all that `keep` cannot
        know. It has nothing to go by but the table, the part it keeps and chance."""

    def project(self, state: AnyState, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may know: the table and its own part."""
        own = None if seat is None else state.private[seat].clone()
        return self.view(frame(state, seat), state.box, state.public.clone(), own)

    def imagine(self, view: AnyView, rng: Rng) -> Any:
        """Return a whole world, drawn at random, that the seat cannot tell from the real one."""
        keep = NOBODY if view.frame.seat is None else view.frame.seat
        private = [self.private() for _ in range(view.public.seats)]
        if view.own is not None:
            private[keep] = view.own.clone()
        world: AnyImagined = Imagined(
            view.box, view.public.clone(), private, list(view.frame.stack)
        )
        world.outcome = view.frame.outcome
        self.redeal(world, keep, rng)
        return world

    def scramble(self, state: AnyState, seat: int | None, rng: Rng) -> Any:
        """Return the world with everything hidden from the seat dealt anew: it catches leaks."""
        other = self.imagine(self.project(state, seat), rng)
        other.epoch = state.epoch
        return other

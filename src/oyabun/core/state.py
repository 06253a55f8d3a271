"""A position, split by who may know it.

A game's `State` has parts of its own making: ``public`` (on the table), ``private`` (one per seat,
behind its screen) and ``secret`` (known to nobody; nothing in a game whose chance is drawn when it
is asked for). A fact lives in exactly one of them; when a seat learns something, the rules copy it
into that seat's part. The past is not here: it is the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s

from mypy_extensions import i64, mypyc_attr

from oyabun.core.outcome import Outcome
from oyabun.core.phases import Phase
from oyabun.core.phrases import Diary

Facts = tuple[object, ...]
"""Plain numbers, strings and tuples of them: comparable, hashable, printable."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a position that compares by what it holds."""

    def facts(self) -> Facts:
        """Return everything this part holds."""
        raise NotImplementedError(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Part) or type(other) is not type(self):
            return False
        return self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.facts()!r}"


def all_facts(public: Part, private: Sequence[Part]) -> Facts:
    """Return what the table and all seats together hold."""
    return (public.facts(), tuple([own.facts() for own in private]))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """What the driver needs of a position; games add public, private and the like."""

    def __init__(self, stack: list[Phase]) -> None:
        self.stack: list[Phase] = stack
        self.outcome: Outcome | None = None
        self.epoch: i64 = 0
        """Grows when something is seen: decisions of an earlier epoch stand."""
        self.diary: Diary | None = None
        """Where what happens is told; None while a bot thinks."""

    def clone(self) -> State:
        """Return an independent copy, without the diary."""
        raise NotImplementedError(type(self).__name__)

    def seal(self) -> None:
        """Something has been seen: nothing decided before can be taken back."""
        self.epoch += 1

    def then(self, phases: list[Phase]) -> None:
        """Push phases so that the first of the list comes first."""
        for index in range(len(phases) - 1, -1, -1):
            self.stack.append(phases[index])


def digest(state: State) -> str:
    """Return a fingerprint of a position: everything but the epoch and the diary."""
    whole = (state.facts(), [repr(phase) for phase in state.stack], state.outcome)
    return blake2s(repr(whole).encode(), digest_size=16).hexdigest()

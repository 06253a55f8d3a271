"""Phases: where we are in the turn, as plain data on a stack.

A `Step` happens by itself. A `Decision` waits for one seat, a `Chance` for the table's dealer, a
`Together` for several seats at once. Phases are interned like moves: made once at import, they
hold a seat and public numbers only, never hidden cards. So the stack is public and copying it is
a slice.

The driver (`oyabun.core.play`) pops a phase before it acts: doing a thing once is the default,
staying means pushing again. Bases take ``Any`` where a game narrows to its own State and moves;
they are not ``Generic`` because mypyc builds no native class on a generic base.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase

CHANCE: Final = -1
"""The seat of the table itself: dice, shuffles, throws."""
TABLE: Final = -2
"""The seat of phases that belong to nobody in particular."""

STEP: Final = 0
DECISION: Final = 1
TOGETHER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A place in the turn, and whose it is."""

    name: ClassVar[str] = "phase"
    """Key of its texts."""
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the rules it carries out."""
    confers: ClassVar[bool] = False
    """Whether teams may talk among themselves while it lasts."""

    def __init__(self, seat: int = TABLE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = STEP

    def pending(self, state: Any) -> bool:
        """Return False when the rulebook skips this phase (an empty hand, a full board)."""
        return True

    def __repr__(self) -> str:
        return self.name if self.seat == TABLE else f"{self.name}:{self.seat}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Phase):
    """Something the rules do without asking."""

    def run(self, state: Any) -> None:
        """Do it."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Phase):
    """Something the rules ask of one seat."""

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__(seat)
        self.kind = DECISION

    def owing(self, state: Any) -> i64:
        """Return the seats that owe an answer, as a bit set; 0 for the table's dealer."""
        return 0 if self.seat < 0 else 1 << self.seat

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Return every legal move of the seat, in index order: a move is legal iff it is here."""
        raise NotImplementedError(self.name)

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Return one of `moves`, drawn as ``moves[rng.below(len(moves))]`` would."""
        moves = self.moves(state, seat)
        return moves[rng.below(len(moves))]

    def play(self, state: Any, seat: i64, move: Any) -> None:
        """Carry out the seat's legal move."""
        raise NotImplementedError(self.name)

    def lapses(self, state: Any, seat: i64) -> list[Move]:
        """Return the moves of which the rules play one for a seat that is too slow, if they say."""
        return []

    def asks(self, state: Any, seat: i64) -> Phrase:
        """Return what is asked of the seat; built from what the seat may know."""
        return Phrase("ask-" + self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision):
    """A question to the table: a dealer answers it, and the outcome goes into the log."""

    skill: ClassVar[str] = ""
    """Name of the act of skill that may decide it where people play, or nothing.

    Its moves then go from what the worst aim deserves to what the best does.
    """

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def weights(self, state: Any) -> list[int]:
        """Return the chances of `moves`, as whole numbers; empty when they are all alike."""
        return []

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Return one of `moves` according to `weights`."""
        moves = self.moves(state, seat)
        weights = self.weights(state)
        return moves[rng.weighted(weights) if weights else rng.below(len(moves))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision):
    """Something the rules ask of several seats at once, each answering in secret.

    `play` lays an answer down in ``private[seat]``; the phase stays until `owing` is empty, then
    `reveal` turns all answers up together. Who owes must follow from what is public.
    """

    countdown: ClassVar[bool] = False
    """Whether a live table counts 1-2-3 before everybody sees the answers at one instant."""

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__(seat)
        self.kind = TOGETHER

    def owing(self, state: Any) -> i64:
        """Return the seats that have not answered in full, as a bit set."""
        raise NotImplementedError(self.name)

    def reveal(self, state: Any) -> None:
        """Everyone has answered: turn the answers up."""
        raise NotImplementedError(self.name)


P = TypeVar("P", bound=Phase)


def each_seat(make: Callable[[int], P], seats: int) -> tuple[P, ...]:
    """Intern a phase once for every seat."""
    return tuple(make(seat) for seat in range(seats))

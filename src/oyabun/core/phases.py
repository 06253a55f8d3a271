"""Phases: where we are in the turn, as plain data on a stack.

A `Step` happens by itself. A `Decision` waits for one seat, a `Chance` for the table's dealer, a
`Together` for several seats at once. Phases are interned like moves: made once at import and named
by their `PhaseSpace`, they hold a seat and public numbers only, never hidden cards. So the stack is
public and copying it is a slice.

The driver (`oyabun.core.play`) pops a phase before it acts: doing a thing once is the default,
staying means pushing again. Bases take ``Any`` where a game narrows to its own State and moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from oyabun.core.chance import Rng
from oyabun.core.errors import UnknownPhaseError
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase

CHANCE: Final = -1
"""The seat of the table itself: dice, shuffles, throws."""
TABLE: Final = -2
"""The seat of phases that belong to nobody in particular."""

STEP: Final = 0
DECISION: Final = 1
TOGETHER: Final = 2


class Tossed(NamedTuple):
    """A piece that is thrown, or lies in the way."""

    piece: int
    seat: int
    """Whose it is."""
    how: int
    """How hard it is thrown, from 0 for the gentlest; or how it lies."""


class Toss(NamedTuple):
    """Pieces that are thrown at once, and those that lie where they fall."""

    thrown: tuple[Tossed, ...]
    lying: tuple[Tossed, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A place in the turn, and whose it is."""

    name: str = ""
    """Key of its texts; given by the `PhaseSpace`."""
    text: str = ""
    """The name, and the seat that it is about: ``threaten:2``."""
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the rules it carries out; see `cites`."""
    confers: ClassVar[bool] = False
    """Whether teams may talk among themselves while it lasts."""

    def __init__(self, seat: int = TABLE) -> None:
        self.seat: i64 = seat
        self.kind: i64 = STEP

    def cites(self) -> tuple[str, ...]:
        """Return the ids of the rules it carries out; phases of one class may differ in them."""
        return self.rules

    def pending(self, state: Any) -> bool:
        """Return False when the rulebook skips this phase (an empty hand, a full board)."""
        return True

    def __repr__(self) -> str:
        return self.text

    # What the driver does with a phase, by its kind. Declared here, so that the driver need not ask
    # what a phase on the stack is: in play that would cost as much as the rules.

    def run(self, state: Any) -> None:
        """Do what a step does."""
        raise NotImplementedError(self.name)

    flicks: ClassVar[bool] = False
    """Whether its moves are how hard to throw, gentlest first: a flick of the finger may choose."""
    passes: ClassVar[bool] = False
    """Whether a table passes for a seat that can do nothing else, after a while."""

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

    def reveal(self, state: Any) -> None:
        """Everyone has answered: turn the answers up."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Phase):
    """Something the rules do without asking: `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Phase):
    """Something the rules ask of one seat: `moves` and `play`."""

    too_slow: ClassVar[Move | None] = None
    """What the rules play for a seat that is too slow, if they say."""

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__(seat)
        self.kind = DECISION

    def lapses(self, state: Any, seat: i64) -> list[Move]:
        """Return the moves of which the rules play one for a seat that is too slow."""
        return [] if self.too_slow is None else [self.too_slow]

    def asks(self, state: Any, seat: i64) -> Phrase:
        """Return what is asked of the seat; built from what the seat may know."""
        return Phrase("ask-" + self.name)

    def suggests(self, public: Any, seat: i64) -> list[Move]:
        """Return the few to show where many moves differ only in what is said, the best first."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision):
    """A question to the table: a dealer answers it, and the outcome goes into the log."""

    skill: ClassVar[str] = ""
    """Name of the act of skill that may decide it where people play, or nothing.

    Its moves are then numbered from what the best aim deserves to what the worst does.
    """

    lingers: ClassVar[bool] = False
    """Whether a live table lets people look at what lies there before this changes it."""

    def __init__(self, about: int = TABLE) -> None:
        super().__init__(CHANCE)
        self.about: i64 = about
        """The seat for which something is drawn, if it is for one."""

    def weights(self, state: Any) -> list[int]:
        """Return the chances of `moves`, as whole numbers; empty when they are all alike."""
        return []

    def toss(self, state: Any) -> Toss | None:
        """Return what is really thrown here, if anything: bodies may fall, or people throw them.

        The first piece of it is asked about; its `moves` are numbered like positions.
        """
        return None

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Return one of `moves`, drawn as ``moves[rng.weighted(weights)]`` would."""
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


A = TypeVar("A", bound=Phase)


class PhaseSpace:
    """Every phase of a game, in the order in which they are made and named."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        """The most seats that the game takes."""
        self._by_text: dict[str, Phase] = {}
        self._asked: dict[str, int] = {}
        """The names of the phases that wait for an answer, each with its place."""

    def one(self, name: str, phase: A, text: str = "") -> A:
        """Name a phase; its text is the name unless another tells it from its like."""
        phase.name = name
        phase.text = text or name
        assert phase.text not in self._by_text, f"two phases called {phase.text!r}"
        self._by_text[phase.text] = phase
        if phase.kind != STEP:
            self._asked.setdefault(name, len(self._asked))
        return phase

    def each_seat(self, name: str, make: Callable[[int], A], text: str = "") -> tuple[A, ...]:
        """Make and name a phase for every seat; the result is indexed by seat."""
        return tuple(
            [self.one(name, make(seat), f"{text or name}:{seat}") for seat in range(self.seats)]
        )

    def __iter__(self) -> Iterator[Phase]:
        return iter(self._by_text.values())

    def parse(self, text: str) -> Phase:
        """Return the phase with this text."""
        try:
            return self._by_text[text]
        except KeyError:
            raise UnknownPhaseError(f"this game has no phase {text!r}") from None

    def names(self) -> tuple[str, ...]:
        """Return the names of the phases, in the order of their first appearance."""
        return tuple(dict.fromkeys([phase.name for phase in self]))

    def asked(self) -> dict[str, int]:
        """Return the names of the phases that wait for an answer, each with its place."""
        return self._asked

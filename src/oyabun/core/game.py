"""One game as one value: its facts and its functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from oyabun.core.breakdown import Breakdown
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition, Field
from oyabun.core.errors import SeatError, UnknownBotError
from oyabun.core.moves import Move, MoveSpace
from oyabun.core.options import Option, Options, read_options
from oyabun.core.phases import PhaseSpace
from oyabun.core.phrases import Phrase
from oyabun.core.sketch import Panel
from oyabun.core.state import AnyState
from oyabun.core.tensors import Pieces, Row, clockwise
from oyabun.core.thinking import Mind
from oyabun.core.view import AnyView, Secrets

Bot = Callable[[Any, Rng], Move]
"""Somebody who decides: gets a view and a stream of random numbers, returns a legal move."""


@dataclass(frozen=True)
class Game:
    """The facts of a game and the functions that play, show and study it."""

    key: str
    """Its name in commands, records and addresses."""
    package: str
    """Where its texts and its edition lie."""
    title: str
    authors: str
    rules_prefix: str
    """How the ids of its rules begin."""
    seats: tuple[int, ...]
    """The numbers of players it takes, ascending."""
    minutes: int
    rules_version: int
    """Grows when behaviour changes, so that old records are told apart."""
    moves: MoveSpace
    phases: PhaseSpace
    reasons: tuple[str, ...]
    """Every way a match can end."""
    options: tuple[Option, ...]
    edition: Edition
    """The component data that comes with the game."""
    setup: Callable[[int, Options, Edition], AnyState]
    """A new position for that many seats; what is random is still to be dealt."""
    secrets: Secrets
    """What a seat may know of a position, and imagine."""
    draw: Callable[..., Any]
    """The board as a scene: ``draw(view, speaker, theme)``."""
    describe: Callable[..., tuple[Panel, ...]]
    """The board in words: ``describe(view, speaker)``, see `oyabun.core.sketch`."""
    breakdown: Callable[..., Breakdown]
    """Where the points came from: ``breakdown(view, speaker)``, see `oyabun.core.breakdown`."""
    bots: Mapping[str, Bot]
    """Bots that know this game, from the weakest to the strongest."""
    tensors: Callable[[Any, Row], object]
    """Writes what a view holds into a row of numbers, as long for every view; see `row`."""
    combinations: tuple[Mapping[str, str], ...] = ()
    """Options that mean something only together, for the suite to play: the first at every size."""
    fields: tuple[Field, ...] = ()
    """The numbers of its edition that people may change in a form."""
    first_game: Mapping[str, str] = field(default_factory=dict)
    """Options that make a first game easier, for whoever plays at once; the game's text
    ``first-game`` says what they leave out."""
    spoken: tuple[str, ...] = ()
    """Keys of what is told that somebody says aloud: its first word is what they say."""
    recaps: tuple[str, ...] = ()
    """Keys of what is told that everybody wants to see again: how a round, a fight, a bet ended."""
    calls: Callable[[Any, Move], Phrase] | None = None
    """What a choice is called away from the board, ``calls(box, move)``, where its button says too
    little: a hex by what lies beside it."""
    leading: tuple[str, ...] = ()
    """Keys of the options to look at when a table is opened; the others are for experts."""
    seats_by_options: Callable[[Options], tuple[int, ...]] | None = None
    """The numbers of players with given options, where options narrow them down."""
    mind: Mind | None = None
    """What the game knows about good play, for whoever searches; nothing is enough to be played."""
    levels: Mapping[str, Bot] = field(default_factory=dict)
    """Bots that search, the same names in every game: whoever puts it on the shelf adds them."""

    round_step: str = ""
    """Name of the step with which a round, a day or a turn begins, for replays to jump by."""

    def project(self, state: AnyState, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may know: the only door out of a position."""
        return self.secrets.project(state, seat)

    def imagine(self, view: AnyView, rng: Rng) -> Any:
        """Return a whole world, drawn at random, that the seat cannot tell from the real one."""
        return self.secrets.imagine(view, rng)

    def row(self, view: AnyView, room: int = 1024) -> Row:
        """Return a view as a row of numbers: what is asked, of whom, and what is known."""
        asked, owing, row = self.phases.asked(), view.waiting, Row(room)
        order = clockwise(view.seat, view.public.seats)
        row.part("eyes").flag(view.seat is not None)
        row.part("phase").one_hot(asked[view.phase.name] if view.phase else -1, len(asked))
        row.part("waiting").seats(order, self.seats[-1], lambda seat: row.flag(seat in owing))
        self.tensors(view, row)
        return row

    def pieces(self, view: AnyView) -> Pieces:
        """Return the same numbers by the names of their parts."""
        return self.row(view).pieces()

    def called(self, box: Any, move: Move) -> Phrase:
        """Return what a choice is called in a hint or a review, where no board need be near."""
        return move.phrase() if self.calls is None else self.calls(box, move)

    def seats_with(self, options: Options) -> tuple[int, ...]:
        """Return the numbers of players the game takes with these options."""
        if self.seats_by_options is None:
            return self.seats
        return self.seats_by_options(options)

    def check_seats(self, count: int, options: Options) -> None:
        """Raise unless the game takes that many players."""
        allowed = self.seats_with(options)
        if count not in allowed:
            span = f"{allowed[0]} to {allowed[-1]}"
            where = "" if self.seats_by_options is None else " with these options"
            raise SeatError(f"{self.title}{where} is for {span} players, not {count}")

    def read_options(self, given: Mapping[str, object]) -> dict[str, str]:
        """Return a value for every option; wrong ones are named with what is allowed."""
        return read_options(self.options, given)

    def bot(self, name: str) -> Bot:
        """Return the bot of that name."""
        if name == "random":
            return random_bot
        bot = self.bots.get(name) or self.levels.get(name)
        if bot is None:
            names = ", ".join(self.bot_names())
            raise UnknownBotError(f"{self.title} has no bot {name!r}; its bots are: {names}")
        return bot

    def bot_names(self) -> tuple[str, ...]:
        """Return the names of the bots: the game's own, then the levels, each by strength."""
        return (*self.quick_bots(), *self.levels)

    def quick_bots(self) -> tuple[str, ...]:
        """Return the names of the bots that answer at once, from the weakest to the strongest."""
        return ("random", *self.bots)

    def usual_bot(self) -> str:
        """Return the bot that plays where nobody has chosen one."""
        return self.quick_bots()[-1]


def random_bot(view: AnyView, rng: Rng) -> Move:
    """Play any legal move that needs no words."""
    moves = [move for move in view.offered() if not move.speaks]
    return moves[rng.below(len(moves))]

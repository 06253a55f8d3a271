"""One game as one value: its facts and its functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.errors import SeatError, UnknownBotError
from oyabun.core.moves import Move, MoveSpace
from oyabun.core.options import Option, Options, read_options
from oyabun.core.phases import Phase
from oyabun.core.sketch import Panel
from oyabun.core.state import State
from oyabun.core.view import View

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
    phases: tuple[type[Phase], ...]
    """Every phase, in rulebook order."""
    reasons: tuple[str, ...]
    """Every way a match can end."""
    options: tuple[Option, ...]
    edition: Edition
    """The component data that comes with the game."""
    setup: Callable[[int, Options, Edition], State]
    """A new position for that many seats; what is random is still to be dealt."""
    project: Callable[[Any, int | None], Any]
    """What a seat, or a spectator, may know: an allow-list, and the only door out of a state."""
    imagine: Callable[[Any, Rng], State]
    """A whole world, drawn at random, that the seat of a view cannot tell from the real one."""
    scramble: Callable[[Any, int | None, Rng], State]
    """The real world with everything hidden from a seat dealt anew: what catches a leak."""
    draw: Callable[..., Any]
    """The board as a scene: ``draw(view, speaker, theme)``."""
    describe: Callable[..., tuple[Panel, ...]]
    """The board in words: ``describe(view, speaker)``, see `oyabun.core.sketch`."""
    bots: Mapping[str, Bot]
    """Bots that know this game, from the weakest to the strongest."""
    tensors: Callable[[Any], list[float]]
    """A view as numbers, the same length for every view of the game."""
    seats_by_options: Callable[[Options], tuple[int, ...]] | None = None
    """The numbers of players with given options, where options narrow them down."""

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
        if name not in self.bots:
            names = ", ".join(("random", *self.bots))
            raise UnknownBotError(f"{self.title} has no bot {name!r}; its bots are: {names}")
        return self.bots[name]

    def bot_names(self) -> tuple[str, ...]:
        """Return the names of the bots, from the weakest to the strongest."""
        return ("random", *self.bots)


def random_bot(view: View, rng: Rng) -> Move:
    """Play any legal move."""
    return view.legal[rng.below(len(view.legal))]

"""What kinds of tables are measured: of each game the smallest, the largest, the most crowded."""

from __future__ import annotations

from typing import NamedTuple

from oyabun.core.game import Game
from oyabun.core.options import THROWS, Choice


class Setting(NamedTuple):
    """A kind of table."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        """How it is told."""
        chosen = [value for key, value in self.options.items() if key != THROWS.key]
        return " ".join((self.game, str(self.seats), *chosen))


def settings(game: Game) -> tuple[Setting, ...]:
    """Return the kinds of a game: as it is played usually, and with what seats the most.

    What is thrown is drawn from a table of chances: a simulation falls in a process of its own.
    """
    usual: dict[str, str] = {}
    if any(option.key == THROWS.key for option in game.options):
        usual[THROWS.key] = "table"
    sizes = game.seats_with(game.read_options(usual))
    found = [Setting(game.key, seats, usual) for seats in dict.fromkeys((sizes[0], sizes[-1]))]
    for option in game.options:
        for value in option.values if isinstance(option, Choice) else ():
            chosen = {**usual, option.key: value}
            seats = game.seats_with(game.read_options(chosen))[-1]
            if seats > found[-1].seats:
                found.append(Setting(game.key, seats, chosen))
    return tuple(found)

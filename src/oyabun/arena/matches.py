"""One game between bots, from its first deal to its end."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Final

import msgspec

from oyabun.arena.schedule import DEALING, THINKING, Series, fixture, random_numbers
from oyabun.core.chance import Rng
from oyabun.core.errors import LimitError
from oyabun.core.game import Game
from oyabun.core.match import MOST_PLIES, Entry, Match
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, play, play_checked, settle, waiting
from oyabun.replay import write_record
from oyabun.shelf import find_game

ANSWER_SECONDS: Final = 1.0
"""After how long a worker tells what it has played so far."""


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, how it ended, and what it took."""

    number: int
    deal: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    reason: str
    length: int
    """Decisions, those of the dealer included."""
    decisions: tuple[int, ...]
    """How many each seat made."""
    seconds: tuple[float, ...]
    """How long each seat thought in all, on one core."""
    slowest: tuple[float, ...]
    """How long its longest thought took."""


class Kept(msgspec.Struct, frozen=True):
    """A game and, where it is kept, its record."""

    played: Played
    record: str


def play_some(series: Series, numbers: Sequence[int], *, recorded: bool) -> list[Kept]:
    """Play some games, the first of them at least, and stop when somebody should hear of them."""
    done: list[Kept] = []
    begun = perf_counter()
    for number in numbers:
        done.append(play_number(series, number, recorded=recorded))
        if perf_counter() - begun > ANSWER_SECONDS:
            break
    return done


def play_number(series: Series, number: int, *, recorded: bool) -> Kept:
    """Play game `number` of a series."""
    game = find_game(series.game)
    deal, seating = fixture(series, number)
    dealing = random_numbers(series.seed, deal, DEALING)
    thinking = random_numbers(series.seed, number, THINKING)
    playing = Playing(game, seating, series.options, thinking)
    playing.run(dealing)
    record = write_record(playing.match()) if recorded else ""
    return Kept(playing.played(number, deal), record)


class Playing:
    """A game under way: each bot sees its own view and has its own random numbers."""

    def __init__(
        self, game: Game, seating: tuple[str, ...], options: dict[str, str], rng: Rng
    ) -> None:
        self.game = game
        self.seating = seating
        self.options = options
        self.minds = [(game.bot(name), rng.fork()) for name in seating]
        self.state = game.setup(len(seating), options, game.edition)
        self.entries: list[Entry] = []
        self.decisions = [0] * len(seating)
        self.seconds = [0.0] * len(seating)
        self.slowest = [0.0] * len(seating)
        settle(self.state)

    def run(self, rng: Rng) -> None:
        """Play to the end; chance draws from `rng`."""
        state = self.state
        while (asked := decision(state)) is not None:
            if len(self.entries) >= MOST_PLIES:
                raise LimitError(f"a match has at most {MOST_PLIES} decisions")
            seat = waiting(state)[0]
            if seat == CHANCE:
                move = asked.random_move(state, CHANCE, rng)
                play(state, CHANCE, move)
            else:
                bot, thoughts = self.minds[seat]
                view = self.game.project(state, seat)
                begun = process_time()
                move = bot(view, thoughts)
                self._note(seat, process_time() - begun)
                play_checked(state, seat, move)
            self.entries.append(Entry(seat, move))

    def _note(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def match(self) -> Match:
        """Return the same game as a match, to be recorded."""
        names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(self.seating))
        match = Match.start(self.game, names, self.options)
        match.resume(self.entries)
        return match

    def played(self, number: int, deal: int) -> Played:
        """Return what there is to say of the game."""
        outcome = self.state.outcome
        assert outcome is not None, "a match that asks nothing more has an outcome"
        return Played(
            number,
            deal,
            self.seating,
            outcome.places,
            outcome.scores,
            outcome.teams,
            outcome.reason,
            len(self.entries),
            tuple(self.decisions),
            tuple(self.seconds),
            tuple(self.slowest),
        )

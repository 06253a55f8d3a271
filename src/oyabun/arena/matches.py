"""One game between bots, from its first deal to its end."""

from __future__ import annotations

from dataclasses import replace
from time import process_time
from typing import Final

import msgspec

from oyabun.arena.schedule import (
    DEALING,
    THINKING,
    Series,
    fixture,
    random_numbers,
    series_edition,
)
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.errors import LimitError, UnknownBotError
from oyabun.core.game import Bot, Game
from oyabun.core.match import MOST_PLIES, Entry, Match
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, Decision
from oyabun.core.play import decision, play, play_checked, settle, waiting
from oyabun.core.state import AnyState
from oyabun.core.thinking import Mind
from oyabun.core.view import AnyView
from oyabun.replay import write_record
from oyabun.search import SETTINGS, Search
from oyabun.search.borrowed import Stranger
from oyabun.shelf import find_game

INSTINCT: Final = "instinct"
"""A bot of the arena: it follows the policy of the game's mind, without a thought."""
STRANGER: Final = "stranger"
"""Another: it thinks as much as `hard`, and that everybody else may do anything."""


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


def play_number(series: Series, number: int, *, recorded: bool) -> Kept:
    """Play game `number` of a series."""
    return play_with(find_game(series.game), series, number, recorded=recorded)


def play_with(game: Game, series: Series, number: int, *, recorded: bool) -> Kept:
    """Play game `number` of a series with the bots of this game."""
    deal, seating = fixture(series, number)
    dealing = random_numbers(series.seed, deal, DEALING)
    thinking = random_numbers(series.seed, number, THINKING)
    playing = Playing(game, seating, series.options, thinking, series_edition(series))
    playing.run(dealing)
    record = write_record(playing.match()) if recorded else ""
    return Kept(playing.played(number, deal), record)


def find_bot(game: Game, name: str) -> Bot:
    """Return the bot of that name: one of the game's, `instinct` or `stranger`."""
    mind = game.mind or Mind()
    if name == STRANGER:
        return Search(replace(game, mind=Stranger(mind)), SETTINGS["hard"]).choose
    if name != INSTINCT:
        return _own_bot(game, name)

    def follow(view: AnyView, rng: Rng) -> Move:
        world = game.imagine(view, rng)
        return mind.policy(world, world.stack[-1], view.seat or 0, rng)

    return follow


def _own_bot(game: Game, name: str) -> Bot:
    try:
        return game.bot(name)
    except UnknownBotError as error:
        raise UnknownBotError(f"{error}, and here {INSTINCT}, {STRANGER}") from None


class Watch:
    """Somebody who looks on while a game is played; this one does not care."""

    def decides(self, seat: int, view: AnyView, move: Move) -> None:
        """See a seat choose among the legal moves of its view."""

    def deals(self, asked: Decision, move: Move) -> None:
        """See chance answer."""

    def looks(self, state: AnyState) -> None:
        """See the position after each decision."""


class Playing:
    """A game under way: each bot sees its own view and has its own random numbers."""

    def __init__(
        self,
        game: Game,
        seating: tuple[str, ...],
        options: dict[str, str],
        rng: Rng,
        edition: Edition,
    ) -> None:
        self.game = game
        self.seating = seating
        self.options = options
        self.edition = edition
        self.minds = [(find_bot(game, name), rng.fork()) for name in seating]
        self.state = game.setup(len(seating), options, edition)
        self.entries: list[Entry] = []
        self.decisions = [0] * len(seating)
        self.seconds = [0.0] * len(seating)
        self.slowest = [0.0] * len(seating)
        settle(self.state)

    def run(self, rng: Rng, watch: Watch | None = None) -> None:
        """Play to the end; chance draws from `rng`."""
        state = self.state
        watching = watch or Watch()
        while (asked := decision(state)) is not None:
            if len(self.entries) >= MOST_PLIES:
                raise LimitError(f"a match has at most {MOST_PLIES} decisions")
            seat = waiting(state)[0]
            if seat == CHANCE:
                move = asked.random_move(state, CHANCE, rng)
                watching.deals(asked, move)
                play(state, CHANCE, move)
            else:
                bot, thoughts = self.minds[seat]
                view = self.game.project(state, seat)
                begun = process_time()
                move = bot(view, thoughts)
                self._note(seat, process_time() - begun)
                watching.decides(seat, view, move)
                play_checked(state, seat, move)
            watching.looks(state)
            self.entries.append(Entry(seat, move))

    def _note(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def match(self) -> Match:
        """Return the same game as a match, to be recorded."""
        names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(self.seating))
        match = Match.start(self.game, names, self.options, self.edition)
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

"""What is noted of a game while it is played: who led, what was used, what was offered.

Whoever looks on sees whole positions. Who leads is judged as a spectator would: in a world imagined
from what lies open, by the evaluation of the game's mind.
"""

from __future__ import annotations

import msgspec

from oyabun.arena.matches import Played, Playing, Watch
from oyabun.arena.schedule import (
    DEALING,
    THINKING,
    Series,
    fixture,
    random_numbers,
    series_edition,
)
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.moves import Move, SeatMove
from oyabun.core.phases import Chance, Decision
from oyabun.core.phrases import Diary
from oyabun.core.state import AnyState
from oyabun.core.thinking import outcome_shares
from oyabun.core.view import AnyView
from oyabun.shelf import find_game
from oyabun.text import LANGUAGES, Speaker

WORLDS = 2
"""In how many imagined worlds it is judged who leads."""
LOOKING = 3
"""Random numbers of whoever looks on: they change nothing that is played."""


class Offer(msgspec.Struct, frozen=True, array_like=True):
    """A move that seats could choose in a game."""

    move: int
    expected: float
    """How often it would have been chosen, had every choice been made by chance."""
    chosen: int


class Source(msgspec.Struct, frozen=True, array_like=True):
    """Something that gave points."""

    names: tuple[str, ...]
    """What it is called, in the order of LANGUAGES."""
    points: tuple[int, ...]
    """What it gave each seat."""


class Watched(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    number: int
    played: Played
    shares: tuple[float, ...]
    """Each seat's part in the victory."""
    rounds: tuple[tuple[float, ...], ...]
    """How likely each seat was to win when each round began."""
    used: tuple[tuple[int, ...], ...]
    """The moves that each seat made, or was dealt."""
    offers: tuple[Offer, ...]
    sources: tuple[Source, ...]
    """Where the points came from, at the end."""


class Onlooker(Watch):
    """Takes the notes."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.rounds: list[tuple[float, ...]] = []
        self.used: list[set[int]] = [set() for _ in range(seats)]
        self.expected: dict[int, float] = {}
        self.chosen: dict[int, int] = {}

    def begins(self, state: AnyState) -> None:
        """Listen from the beginning, to hear when a round begins."""
        state.diary = Diary()

    def decides(self, seat: int, view: AnyView, move: Move) -> None:
        """Note what was chosen, and what could have been; not what was merely said."""
        legal = view.legal
        if len(view.offered()) < len(legal):
            return
        if len(legal) > 1:
            chance = 1 / len(legal)
            expected = self.expected
            for one in legal:
                index = int(one.index)
                expected[index] = expected.get(index, 0.0) + chance
            index = int(move.index)
            self.chosen[index] = self.chosen.get(index, 0) + 1
        if not isinstance(move, SeatMove):
            self.used[seat].add(int(move.index))

    def deals(self, asked: Decision, move: Move) -> None:
        """Note what a seat was dealt."""
        if isinstance(asked, Chance) and asked.about >= 0 and not isinstance(move, SeatMove):
            self.used[int(asked.about)].add(int(move.index))

    def looks(self, state: AnyState) -> None:
        """Judge who leads when a round begins."""
        diary = state.diary
        assert diary is not None, "begins() has opened it"
        if self.game.round_step in diary.steps and state.outcome is None:
            self.rounds.append(self.chances(state))
        state.diary = Diary()

    def chances(self, state: AnyState) -> tuple[float, ...]:
        """Return how likely each seat is to win, as a spectator would judge."""
        mind = self.game.mind
        if mind is None:
            return ()
        view = self.game.project(state, None)
        found = [mind.evaluate(self.game.imagine(view, self.rng)) for _ in range(WORLDS)]
        return tuple(round(sum(column) / WORLDS, 3) for column in zip(*found, strict=True))

    def offers(self) -> tuple[Offer, ...]:
        """Return what was offered."""
        return tuple(
            Offer(index, round(expected, 3), self.chosen.get(index, 0))
            for index, expected in sorted(self.expected.items())
        )


def watch_number(series: Series, number: int) -> Watched:
    """Play game `number` of a series and return what was seen of it."""
    return watched_game(series, number)[1]


def sources_of(game: Game, state: AnyState) -> tuple[Source, ...]:
    """Return where the points came from, in a match that is over."""
    end = game.project(state, None)
    told = [game.breakdown(end, Speaker(game.package, language)) for language in LANGUAGES]
    return tuple(
        Source(tuple(one.name for one in same), same[0].points) for same in zip(*told, strict=True)
    )


def watched_game(series: Series, number: int) -> tuple[Playing, Watched]:
    """Play game `number` of a series; return it as it ended, and what was seen of it."""
    game = find_game(series.game)
    deal, seating = fixture(series, number)
    thinking = random_numbers(series.seed, number, THINKING)
    playing = Playing(game, seating, series.options, thinking, series_edition(series))
    onlooker = Onlooker(game, len(seating), random_numbers(series.seed, number, LOOKING))
    onlooker.begins(playing.state)
    playing.run(random_numbers(series.seed, deal, DEALING), onlooker)
    outcome = playing.state.outcome
    assert outcome is not None, "a match that was played to its end has an outcome"
    return playing, Watched(
        number,
        playing.played(number, deal),
        tuple(outcome_shares(outcome, series.seats)),
        tuple(onlooker.rounds),
        tuple(tuple(sorted(used)) for used in onlooker.used),
        onlooker.offers(),
        sources_of(game, playing.state),
    )

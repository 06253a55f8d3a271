"""One match being played through a research interface: the same for all of them.

An `Episode` holds the position; what learns gets views, masks and numbers made of views. Actions
are the numbers of moves. Where several seats are asked at once they may answer in any order: nobody
sees an answer before all are there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.errors import IllegalMoveError, MatchOverError, NotYourTurnError, RequestError
from oyabun.core.game import Game
from oyabun.core.match import Header
from oyabun.core.notation import read_position, write_position, write_view
from oyabun.core.outcome import Outcome
from oyabun.core.phases import CHANCE, Phase
from oyabun.core.play import answer, asked_seat, settle
from oyabun.core.state import AnyState
from oyabun.core.view import AnyView
from oyabun.shelf import find_game

Rewards = Literal["rank", "score"]


class Setting(NamedTuple):
    """What is played, and what is rewarded at its end."""

    game: Game
    header: Header
    edition: Edition
    rewards: Rewards

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.header.seats)


def make_setting(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    rewards: Rewards = "rank",
) -> Setting:
    """Return a setting, or say what is wrong with it; as few play as the game allows.

    `rewards` are by ``rank``, from 1 for the first to -1 for the last, or by ``score``, the points
    that the rules count at the end.
    """
    found = find_game(game)
    chosen = found.read_options({} if options is None else options)
    count = found.seats_with(chosen)[0] if seats is None else seats
    found.check_seats(count, chosen)
    if rewards not in get_args(Rewards):
        raise RequestError(f"rewards are by 'rank' or by 'score', not {rewards!r}")
    box = found.edition if edition is None else edition
    names = tuple(f"player_{seat}" for seat in range(count))
    header = Header(found.key, found.rules_version, found.moves.digest(), box.digest, chosen, names)
    return Setting(found, header, box, rewards)


class Episode:
    """A match under way; chance is answered when somebody says so, with a move or by `deal`."""

    def __init__(self, setting: Setting, state: AnyState | None = None) -> None:
        self.setting = setting
        self.state: AnyState = state or setting.game.setup(
            setting.seats, setting.header.options, setting.edition
        )
        """The position; a new one unless it is given, and then it is the episode's own."""
        self.asked: Phase | None = settle(self.state)
        """What is asked now; nothing at the end."""

    @classmethod
    def read(cls, setting: Setting, text: str) -> Episode:
        """Return an episode that goes on from the text of a position."""
        return cls(setting, read_position(setting.game, text, setting.edition))

    def text(self) -> str:
        """Return the position as text, hidden things included."""
        setting = self.setting
        return write_position(setting.game, setting.header, setting.edition, self.state)

    def clone(self) -> Episode:
        """Return an independent copy."""
        return Episode(self.setting, self.state.clone())

    def seat(self) -> int:
        """Return who answers next, the lowest of several: a seat, or CHANCE."""
        if self.asked is None:
            raise MatchOverError("the match is over: nobody is asked any more")
        return int(asked_seat(self.state, self.asked))

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that owe an answer; nobody while chance does, or at the end."""
        if self.asked is None or self.asked.seat == CHANCE:
            return ()
        return tuple(members(self.asked.owing(self.state)))

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of what a seat, or CHANCE, may answer now: none unless it is asked."""
        if self.asked is None or (seat != self.asked.seat and seat not in self.waiting()):
            return []
        return [int(move.index) for move in self.asked.moves(self.state, seat)]

    def play(self, seat: int, action: int) -> None:
        """Answer for a seat, or for CHANCE; nothing changes when it is refused."""
        if self.asked is None:
            raise MatchOverError("the match is over: no action can be played any more")
        move = self.setting.game.moves.decode(action)
        if self.asked.seat != seat and seat not in self.waiting():
            raise NotYourTurnError(f"nothing is asked of seat {seat} now")
        if move not in self.asked.moves(self.state, seat):
            raise IllegalMoveError(f"action {action}, {str(move)!r}, is not allowed now")
        self.asked = answer(self.state, self.asked, seat, move)

    def deal(self, rng: Rng) -> None:
        """Answer whatever chance is asked, until somebody else is or the match is over."""
        asked = self.asked
        while asked is not None and asked.seat == CHANCE:
            asked = answer(self.state, asked, CHANCE, asked.random_move(self.state, CHANCE, rng))
        self.asked = asked

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may know."""
        return self.setting.game.project(self.state, seat)

    def view_text(self, view: AnyView) -> str:
        """Return a view of this match as text."""
        setting = self.setting
        return write_view(setting.game, setting.header, setting.edition, view)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.asked is None

    def rewards(self) -> list[float]:
        """Return what each seat has earned: nothing before the end."""
        outcome = self.state.outcome
        if outcome is None:
            return [0.0] * self.setting.seats
        if self.setting.rewards == "score":
            return [float(score) for score in outcome.scores]
        return rank_rewards(outcome)


def rank_rewards(outcome: Outcome) -> list[float]:
    """Return rewards from 1 for the first to -1 for the last; equal places share: the sum is 0."""
    places = outcome.places
    step = 2 / (len(places) - 1)
    return [
        1 - step * (sum(other < one for other in places) + (places.count(one) - 1) / 2)
        for one in places
    ]

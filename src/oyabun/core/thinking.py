"""What a game may know about good play, all of it in imagined worlds.

A `Mind` is handed worlds that `Secrets.imagine` made, never a real position: its methods take an
`Imagined`, so the type says which is which. A game overrides what it knows better than chance; with
nothing at all a search still plays it, by random moves to the end.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.view import AnyImagined


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How a game is thought about. The bases know nothing: any move, and only the end counts."""

    turns: i64 = 0
    """After how many turns a world is evaluated instead of played on; 0 to play to the end. A turn
    ends when the question passes to another seat, or when all have answered together."""
    simulations: i64 = 1000
    """How many a strong player spends on a decision between two players: as few as play as well as
    many, and no more than a third of a second; with more seats fewer, for each takes its time."""

    wide: i64 = 32
    """How many plans a strong player simulates, the best by the evaluation: few where it can be
    trusted, all where only the answers of others tell."""

    def policy(self, world: Any, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Return what a fair player might do there: fast, and mixed where the game is guessing."""
        return asked.random_move(world, seat, rng)

    def evaluate(self, world: Any) -> list[float]:
        """Return how likely each seat is to win a world that is not over."""
        seats = int(world.public.seats)
        return [1 / seats] * seats

    def believe(self, world: Any, eyes: i64, rng: Rng) -> None:
        """Draw anew what the others chose in secret, as likely as they would have chosen it.

        Imagining deals it evenly. What `eyes` knows must stay.
        """

    def rests(self, world: Any, asked: Phase) -> bool:
        """Return whether this is a good moment to evaluate, however few turns were played."""
        return False

    def continues(self, asked: Phase) -> bool:
        """Return whether a question only completes the seat's decision before it.

        The same question once more makes a plan in which the order does not matter.
        """
        return False

    def matters(self, asked: Phase) -> bool:
        """Return whether an answer can make a difference; else the policy decides."""
        return True

    def calm(self, asked: Phase) -> float:
        """Return by how much win share a choice must be better to be about three times as likely.

        0 where the best is best whoever knows it; more where one must not be read.
        """
        return 0.0

    def explain(self, view: Any, move: Move) -> Phrase | None:
        """Return one plain sentence why a move is good, where the game can say it."""
        return None


def outcome_shares(outcome: Outcome, seats: int) -> list[float]:
    """Return each seat's share in the victory; whoever wins as a team wins as one."""
    winners = outcome.winners
    if not winners:
        return [0.0] * seats
    parties = len(winners)
    for team in outcome.teams:
        together = len([seat for seat in team if seat in winners])
        if together > 1:
            parties -= together - 1
    share = 1 / parties
    return [share if seat in winners else 0.0 for seat in range(seats)]


def world_shares(mind: Mind, world: AnyImagined) -> list[float]:
    """Return each seat's share in the victory, certain at the end and likely before."""
    if world.outcome is not None:
        return outcome_shares(world.outcome, int(world.public.seats))
    return mind.evaluate(world)

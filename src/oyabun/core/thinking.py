"""What a game may know about good play, all of it in imagined worlds.

A `Mind` is handed worlds that `Secrets.imagine` made, never a real position: its methods take an
`Imagined`, so the type says which is which. A game overrides what it knows better than chance; with
nothing at all a search still plays it, by random moves to the end.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.view import AnyImagined

UNREADABLE: Final = -1
"""The context of an answer that no table of frequencies can tell."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """How often somebody who was watched gave which answer."""

    def knows(self, context: i64) -> bool:
        """Return whether anything was seen in a context."""
        return False

    def odds(self, context: i64, index: i64) -> float:
        """Return how likely the move of a number is there; 1 where nothing was seen."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How a game is thought about. The bases know nothing: any move, and only the end counts."""

    turns: i64 = 0
    """After how many turns a world is evaluated instead of played on; 0 to play to the end. A turn
    ends when the question passes to another seat, or when all have answered together."""
    simulations: i64 = 1000
    """How many a strong player spends on a decision between two players, in no more than a third of
    a second; with more seats fewer, for each of them takes its time."""

    wide: i64 = 32
    """How many plans a strong player simulates, the best by the evaluation: few where it can be
    trusted, all where only the answers of others tell."""

    features: tuple[str, ...] = ()
    """Names of what `measure` says of a seat, for `oyabun train` to learn from."""

    learned: tuple[tuple[float, ...], ...] = ()
    """By number of seats, what self-play has taught: a weight for the evaluation, one for each of
    the features; nothing where the evaluation stands as it is."""

    def policy(self, world: Any, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Return what a fair player might do there: fast, and mixed where the game is guessing."""
        return asked.random_move(world, seat, rng)

    def foresee(self, world: Any, asked: Phase, seat: i64, eyes: i64, rng: Rng) -> Move:
        """Return what a simulation lets a seat do: what the policy does, if nothing is said here.

        A game may know how far that can be relied on, or what `eyes`, who thinks, will rather do.
        """
        return self.policy(world, asked, seat, rng)

    def evaluate(self, world: Any) -> list[float]:
        """Return how likely each seat is to win a world that is not over."""
        seats = int(world.public.seats)
        return [1 / seats] * seats

    def guesses(self, world: Any) -> bool:
        """Return whether the evaluation looks at what is hidden: else one world tells it all."""
        return True

    def measure(self, world: Any) -> list[list[float]]:
        """Return the features of every seat, where the evaluation alone does not say it all.

        Nothing for worlds that they do not describe, as those with teams.
        """
        return []

    def believe(self, world: Any, eyes: i64, rng: Rng) -> None:
        """Draw anew what the others chose in secret, as likely as they would have chosen it.

        Imagining deals it evenly. What `eyes` knows must stay.
        """

    def rests(self, world: Any, asked: Phase) -> bool:
        """Return whether this is a good moment to evaluate, however few turns were played."""
        return False

    def continues(self, last: Move, asked: Phase) -> bool:
        """Return whether a question only completes the decision that ended with the `last` move.

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

    def nerve(self, seats: i64, share: float) -> float:
        """Return how many times that calm somebody stays who can expect this share at best.

        1 if it is all the same; less where an answer that costs so much would cost nearly all.
        """
        return 1.0

    def tempts(self, view: Any, move: Move) -> bool:
        """Return whether a move looks good to somebody who is easily content.

        What everybody sees to bring nothing is then played for a reason or not at all.
        """
        return True

    def mixture(
        self, world: Any, asked: Phase, seat: i64, effort: float
    ) -> list[tuple[Move, float]]:
        """Return answers, and how often each is given by somebody who must not be read.

        For games of guessing that are small enough to be solved; nothing where the search decides.
        The effort is a part of a strong player's. What others hold in this world is any of what
        they may hold, and must not matter.
        """
        return []

    def against(self, seen: Answers) -> Mind | None:
        """Return a mind whose `mixture` is the best answer to what was seen of the others.

        Nothing where there is no such mixture: then the search looks for it.
        """
        return None

    def context(self, world: Any, asked: Phase, seat: i64) -> i64:
        """Return a number for what a seat may go by when it answers, as somebody sees it who reads.

        Answers in the same context are compared; UNREADABLE where they mean nothing by themselves.
        The one who answers is looked into the hand only where others learn it afterwards.
        """
        return UNREADABLE

    def hidden(self, world: Any, eyes: i64) -> list[tuple[int, int]]:
        """Return the answers of others that `eyes` cannot see yet: context, number of the move."""
        return []

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
    shares = mind.evaluate(world)
    learned = mind.learned
    if len(shares) < len(learned) and learned[len(shares)]:
        return corrected(shares, mind.measure(world), learned[len(shares)])
    return shares


def corrected(
    shares: list[float], rows: list[list[float]], weights: tuple[float, ...]
) -> list[float]:
    """Return the shares that self-play has taught to expect where the evaluation says these.

    The logarithm of a share and the seat's features, each times its weight, add up to the logarithm
    of the new one. Whoever has no chance gets none.
    """
    if not rows:
        return shares
    sums: list[float] = []
    best = -1e300
    for share, row in zip(shares, rows, strict=True):
        total = -1e300
        if share > 0.0:
            total = weights[0] * log(share)
            for at, value in enumerate(row):
                total += weights[at + 1] * value
        sums.append(total)
        best = max(best, total)
    found = [exp(total - best) if total > -1e299 else 0.0 for total in sums]
    whole = sum(found)
    return [one / whole for one in found]

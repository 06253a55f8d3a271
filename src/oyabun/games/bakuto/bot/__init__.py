"""A player of Bakuto who plays the round out in its mind before it moves.

It imagines worlds that it cannot tell from the real one, tries each of its moves in all of them,
plays on to the end of the round with players who are not quite blind, and weighs what everybody
has then: sums and contributions decide who takes what, `worth` says what that is worth to whom.
What a prize is worth to others counts too, so it takes away as well as it takes.
"""

from __future__ import annotations

from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.play import decision, play, waiting
from oyabun.games.bakuto.mind.habits import habit
from oyabun.games.bakuto.mind.worth import lead, prize_worth
from oyabun.games.bakuto.view import SECRETS, BakutoView, World

WORLDS: Final = 16
"""How many worlds are imagined before a choice."""
COMMITS: Final = 10
"""And how many for each token of the pile, of which there are more to choose from."""
PASSING: Final = 0.35
"""Points by which using a tile must be better than keeping it: it may serve better later."""


def choose(view: BakutoView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    seat = view.seat
    assert seat is not None, "only a seat is asked to choose"
    assert view.phase is not None, "somebody is asked"
    if view.phase.name == "pick":
        return max(legal, key=lambda move: prize_worth(view.box, view.public, seat, move.number))
    worth = dict.fromkeys(legal, 0.0)
    tries = COMMITS if view.phase.name == "commit" else WORLDS
    for _ in range(tries):
        world = SECRETS.imagine(view, rng)
        seed = int(rng.word())
        for move in legal:
            worth[move] += outcome(world, seat, move, Rng(seed)) / tries
    for move in legal:
        if move.kind in ("use", "bribe"):
            worth[move] -= PASSING
    return max(legal, key=lambda move: worth[move])


def outcome(world: World, seat: int, move: Move, rng: Rng) -> float:
    """Return by how much a seat is ahead at the end of the round if it plays so."""
    trial = world.clone()
    play(trial, seat, move)
    while trial.stack and trial.stack[-1].name != "end-round":
        asked = decision(trial)
        assert asked is not None, "the round is not over"
        mover = waiting(trial)[0]
        play(trial, mover, habit(trial, asked, mover, rng))
    return lead(trial.box, trial.public, seat)

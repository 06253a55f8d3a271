"""What would you do? The best choices of somebody who is asked, from what that seat knows."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

from oyabun.advice.reasons import Reason, reasons
from oyabun.advice.seen import Seen, read_seen
from oyabun.advice.weighing import GLANCING, compare, mean_and_error, patient
from oyabun.core.chance import Rng
from oyabun.search import Search, Setting
from oyabun.search.searcher import CONFIDENT

SHOWN: Final = 3
PATIENCE: Final = 2.0
"""Seconds until somebody who asks gets an answer, or not much longer."""
THOROUGH: Final = Setting(effort=1.0, wide=1.0)
"""How an adviser looks for the best choices: as a strong player does."""
COMPARED: Final = 0.3
"""Worlds in which they are then compared, as a part of a strong player's effort …"""
FEWEST_WORLDS, MOST_WORLDS = 200, 3000
"""… and so many at least and at most."""


class Hint(NamedTuple):
    """One choice, and what it is worth."""

    move: int
    """Number of the move."""
    share: float
    """The chance to win with it."""
    sure: float
    """Half the width of the 95 % interval of that chance."""
    why: Reason | None
    """One plain sentence, where there is one."""


def give_hints(seen: Seen, seed: int, seconds: float = PATIENCE) -> tuple[Hint, ...]:
    """Return the best choices, the best first; none where there is nothing to choose.

    Runs in a worker. With endless patience the same seed gives the same hints.
    """
    game, view = read_seen(seen)
    glance = Search(game, GLANCING)
    search = Search(game, patient(THOROUGH, seconds / 2))
    deadline = monotonic() + seconds
    choices = [move for move in view.legal if not move.speaks]
    if len(choices) < 2 or not search.mind.matters(view.phase):
        return ()
    rng = Rng(seed)
    best = [one.move for one in search.judge(view, rng)[:SHOWN]]
    if len(best) < min(SHOWN, len(choices)):  # many ways to go on after one crowd out the others
        best += [one.move for one in glance.judge(view, rng) if one.move not in best]
        best = best[:SHOWN]
    wanted = int(COMPARED * float(search.mind.simulations))
    worlds = min(MOST_WORLDS, max(FEWEST_WORLDS, wanted))
    found = [mean_and_error(row) for row in compare(glance, view, best, worlds, rng, deadline)]
    whys = reasons(game, view, best, rng)
    hints = [
        Hint(int(move.index), share, CONFIDENT * error, why)
        for move, (share, error), why in zip(best, found, whys, strict=True)
    ]
    return tuple(sorted(hints, key=lambda hint: -hint.share))

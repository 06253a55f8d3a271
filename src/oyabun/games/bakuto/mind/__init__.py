"""What Bakuto knows about good play: how a round is bet and shared out, and what it leaves one."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.thinking import Mind
from oyabun.games.bakuto.components import ROUNDS
from oyabun.games.bakuto.mind.betting import likely_file
from oyabun.games.bakuto.mind.habits import habit
from oyabun.games.bakuto.mind.worth import standing
from oyabun.games.bakuto.rules.betting import COMMIT, PLACE
from oyabun.games.bakuto.rules.network import SWAP_WITH
from oyabun.games.bakuto.rules.resolution import END_ROUND
from oyabun.games.bakuto.view import World

SAFE: Final = 1.0
LATER: Final = 9.0
PER_ROUND: Final = 4.0
"""Points by which a lead must be greater to be three times as safe: SAFE when all is shared out,
else LATER and PER_ROUND more for each round to come; fitted to how rounds of the policy end."""
CALM: Final = 0.006
"""Win share by which a pile must be better to be three times as likely."""
COMPLETING: Final = (PLACE[0].name, SWAP_WITH[0].name)


class BakutoMind(Mind):
    """Plays the round to its end, by habit."""

    simulations: i64 = 600

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Bet where it wins, care for prizes and victims, else chance."""
        if asked is PLACE[seat]:
            return likely_file(world, seat, rng)
        return habit(world, asked, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what everything that each has promises, with so many rounds to come."""
        public = world.public
        worths = [standing(world.box, public, seat) for seat in range(public.seats)]
        left = float(ROUNDS - public.round)
        scale = LATER + PER_ROUND * left if left > 0 else SAFE
        best = max(worths)
        weights = [exp((worth - best) / scale) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def rests(self, world: World, asked: Phase) -> bool:
        """All stakes are shared out."""
        return asked is END_ROUND

    def continues(self, asked: Phase) -> bool:
        """A token and its file are one decision."""
        return asked.name in COMPLETING

    def calm(self, asked: Phase) -> float:
        """A pile must not be read."""
        return CALM if asked is COMMIT else 0.0


MIND: Final = BakutoMind()

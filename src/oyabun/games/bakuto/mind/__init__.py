"""What Bakuto knows about good play: how a round is bet and shared out, and what it leaves one."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import Mind
from oyabun.games.bakuto.components import ACTIVITIES, BLOCKS, DISTRICTS, ROUNDS
from oyabun.games.bakuto.mind.betting import dearest_tile, likely_file, likely_token
from oyabun.games.bakuto.mind.habits import habit
from oyabun.games.bakuto.mind.worth import (
    activity_worth,
    cubes,
    district_worth,
    network_worth,
    standing,
)
from oyabun.games.bakuto.rules.betting import ACT, COMMIT, LATE, PLACE, RECRUITS
from oyabun.games.bakuto.rules.network import SWAP_WITH
from oyabun.games.bakuto.rules.resolution import END_ROUND
from oyabun.games.bakuto.view import BakutoView, World

SAFE: Final = 1.0
LATER: Final = 9.0
PER_ROUND: Final = 4.0
"""Points by which a lead must be greater to be three times as safe: SAFE when all is shared out,
else LATER and PER_ROUND more for each round to come; fitted to how rounds of the policy end."""
CALM: Final = 0.006
"""Win share by which a pile must be better to be three times as likely."""
THRIFT: Final = 0.7
"""How often the next token is placed, or the turn ends, without a thought of tiles: used by chance
they are wasted. Chosen of three values in a dozen matches of three seats each."""
COMPLETING: Final = (PLACE[0].name, SWAP_WITH[0].name)


class BakutoMind(Mind):
    """Plays the round to its end, by habit."""

    simulations: i64 = 600
    features: tuple[str, ...] = ("districts", "activities", "tiles")

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Bet where it moves the shares, keep tiles, care for prizes and victims, else chance."""
        if asked is PLACE[seat]:
            return likely_file(world, seat, rng)
        if asked is COMMIT:
            return likely_token(world, seat, rng)
        if asked is RECRUITS[seat]:
            return dearest_tile(world, seat)
        if (asked is ACT[seat] or asked is LATE[seat]) and rng.unit() < THRIFT:
            return asked.moves(world, seat)[0]
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

    def explain(self, view: BakutoView, move: Move) -> Phrase | None:
        """Say what a prize completes, or where it leads."""
        seat = view.frame.seat
        if seat is None or move.kind != "take":
            return None
        box, table = view.box, view.public
        element = box.element[move.number]
        if element >= BLOCKS:
            colour = element - BLOCKS
            row = table.activities[seat]
            count = nibble(row, colour)
            rest = [nibble(row, other) for other in range(len(ACTIVITIES)) if other != colour]
            if min(rest) > count:
                return Phrase("why-family")
            return Phrase("why-line", words=(ACTIVITIES[colour],), numbers=(int(count) + 1,))
        district = box.district[element]
        counts = [int(cubes(box, table, district, one)) for one in range(table.seats)]
        mine = counts.pop(seat)
        brought = 2 if box.is_important(element) else 1
        if mine <= max(counts) < mine + brought:
            return Phrase("why-leads", words=(DISTRICTS[district],))
        return None

    def measure(self, world: World) -> list[list[float]]:
        """Return what each kind of thing promises, in points that a lead must have to be safe."""
        public, box = world.public, world.box
        time = int(public.round) / ROUNDS
        scale = SAFE + PER_ROUND * float(ROUNDS - public.round)
        rows: list[list[float]] = []
        for seat in range(public.seats):
            districts = 0.0
            for district in range(len(DISTRICTS)):
                districts += district_worth(box, public, district, seat, time, 0)
            activities = activity_worth(box, public.activities[seat], time)
            tiles = network_worth(box, public.tiles[seat], time)
            rows.append([districts / scale, activities / scale, tiles / scale])
        return rows

    def rests(self, world: World, asked: Phase) -> bool:
        """All stakes are shared out."""
        return asked is END_ROUND

    def continues(self, last: Move, asked: Phase) -> bool:
        """A token and its file are one decision."""
        return asked.name in COMPLETING

    def calm(self, asked: Phase) -> float:
        """A pile must not be read."""
        return CALM if asked is COMMIT else 0.0


MIND: Final = BakutoMind()

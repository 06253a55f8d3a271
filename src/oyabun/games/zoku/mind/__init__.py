"""What Zoku knows about good play: what each Quartier is worth to whom, and who may well get it.

While Zokus are placed the brawls to come are not thrown out: the table of brawls says how they end
on average. In a brawl only the round at hand is thrown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import Mind
from oyabun.games.zoku.components import BRUTAL, THREE, WARDS, ward_of
from oyabun.games.zoku.mind.duels import SOLUTIONS, last_turns
from oyabun.games.zoku.mind.ending import DUEL
from oyabun.games.zoku.mind.habits import (
    SCHEMES,
    best_kick,
    scheme,
    throw_or_keep,
)
from oyabun.games.zoku.mind.outlook import (
    all_claims,
    cards_of,
    chances,
    claimed_points,
    is_duel_in_the_air,
    set_hope,
    steadiness,
)
from oyabun.games.zoku.mind.placing import (
    best_block,
    best_place,
    foreseen,
    turns_to_come,
)
from oyabun.games.zoku.mind.scheming import best_use
from oyabun.games.zoku.mind.tomorrow import away
from oyabun.games.zoku.moves import END, FORCE, PASS
from oyabun.games.zoku.rules.brawl import KICK
from oyabun.games.zoku.rules.day import LAY_OUT
from oyabun.games.zoku.rules.lieutenants import AGAIN, BACKUP_JOINS, BLOCK, JUMP, KEEP, PLACE_FREED
from oyabun.games.zoku.rules.placement import PLACE_ZOKUS
from oyabun.games.zoku.rules.street import TAKE_AIM, THROW
from oyabun.games.zoku.rules.windows import AFTER_KICKS, FIGHT_END, PLACEMENT_END, POLICE, Window
from oyabun.games.zoku.view import World, ZokuView

SLIPS: Final = 5
"""One of so many Zokus that another sends in a simulation goes anywhere: an answer that is foreseen
to the last Zoku invites plans which one Zoku elsewhere spoils."""
SHARP: Final = 0
"""The other of two gangs places as well as can be."""
USUAL: Final = 1
"""It places as is usual, to the last Zoku."""
CARELESS: Final = 2
"""It nearly does. Whoever sits at a larger table is always thought careless."""
MOODS: Final = (SHARP, SHARP, SHARP, USUAL, USUAL, CARELESS)
"""How the other of two is thought to place, in so many of six worlds."""


WITHOUT_A_THROW: Final = tuple(
    [window.name for window in (PLACEMENT_END, AFTER_KICKS, POLICE, FIGHT_END)]
)
"""Windows in which a Lieutenant does at once what it does."""


class ZokuMind(Mind):
    """Places by what Quartiers promise, and throws only the round at hand."""

    simulations: i64 = 1500
    wide: i64 = 160
    mood: int = CARELESS
    """That of the other gang, in the world imagined last."""
    features: tuple[str, ...] = (
        "printed",
        "claims",
        "sets",
        "lieutenants",
        "away",
        "first",
    )

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Place where it promises most, throw hard, kick the strongest, keep Lieutenants back."""
        if asked is PLACE_ZOKUS[seat]:
            return best_place(world, seat, PLACE_ZOKUS[seat].places(world), world.public.left)
        if asked is PLACE_FREED[seat]:
            places = PLACE_FREED[seat].targets(world, seat)
            return best_place(world, seat, places, world.public.freed)
        if asked is TAKE_AIM:
            return FORCE[BRUTAL]
        if asked is KICK[seat]:
            return best_kick(world, seat)
        if isinstance(asked, Window):
            return PASS
        if asked.name in SCHEMES:
            return scheme(world, asked, seat)
        if asked is BLOCK[seat]:
            return best_block(world, seat)
        if asked is AGAIN[seat] or asked is KEEP[seat] or asked is JUMP[seat]:
            return throw_or_keep(world, asked, seat)
        if asked is BACKUP_JOINS[seat]:
            return asked.moves(world, seat)[-1]
        return asked.random_move(world, seat, rng)

    def foresee(self, world: World, asked: Phase, seat: i64, eyes: i64, rng: Rng) -> Move:
        """Let whoever thinks end a placement as well as it can, others nearly as is usual.

        The last turn of two is foreseen as well as can be taken: there is no answer to it.
        Its Zokus are placed for what its Lieutenants then do with them, and in a brawl the
        Lieutenants wait until all has been kicked.
        """
        if asked is PLACE_ZOKUS[seat]:
            turns = last_turns(world, turns_to_come(world))
            last = len(turns) == 1
            if len(turns) and (last or seat == eyes or self.mood == SHARP):
                return SOLUTIONS.next_place(world, turns)
            if seat != eyes and self.mood == CARELESS and rng.below(SLIPS) == 0:
                return asked.random_move(world, seat, rng)
        elif seat == eyes and isinstance(asked, Window) and asked.name in WITHOUT_A_THROW:
            return best_use(world, asked, seat)
        return self.policy(world, asked, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what points, cards and the Quartiers that lie there promise."""
        return chances(world, foreseen(world))

    def explain(self, view: ZokuView, move: Move) -> Phrase | None:
        """Say what a Quartier would do for a set, or that nobody stands there."""
        seat = view.frame.seat
        if seat is None or move.kind != "place":
            return None
        public, box = view.public, view.box
        ward = ward_of(move.number)
        have = cards_of(public, seat, ward) + 1
        if have == THREE:
            return Phrase("why-third", words=(WARDS[ward],), numbers=(int(box.three),))
        if not public.bands[public.slot_of(move.number)]:
            return Phrase("why-alone")
        return None

    def measure(self, world: World) -> list[list[float]]:
        """Return points, hopes and helpers, in points that a lead must have to be safe."""
        public, box = world.public, world.box
        claims = all_claims(world, foreseen(world))
        scale = steadiness(world, claims)
        rows: list[list[float]] = []
        for seat in range(public.seats):
            printed = float(public.printed(box, seat)) / scale
            claimed = claimed_points(world, seat, claims) / scale
            sets = set_hope(world, seat, claims) / scale
            kept = float(nibble(public.dark, seat))
            gone = away(world, seat)
            first = 1.0 if seat == public.first else 0.0
            rows.append([printed, claimed, sets, kept, gone, first])
        return rows

    def believe(self, world: World, eyes: i64, rng: Rng) -> None:
        """Answers already given are what the policy answers; the other of two is in any mood."""
        public = world.public
        self.mood = MOODS[rng.below(len(MOODS))] if public.seats == DUEL else CARELESS
        asked = world.stack[-1] if world.stack else None
        if asked is not None and public.answered:
            for seat in range(public.seats):
                if seat != eyes and public.answered >> seat & 1:
                    world.private[seat].answer = self.policy(world, asked, seat, rng).index

    def continues(self, last: Move, asked: Phase) -> bool:
        """All Zokus of a turn are one decision, with a roadblock before them if there is one."""
        if last is END:
            return False
        return asked.name == PLACE_ZOKUS[0].name or asked.name == BLOCK[0].name

    def rests(self, world: World, asked: Phase) -> bool:
        """Another day, or another round: the table of brawls knows better than one throw."""
        if asked is LAY_OUT:
            return True
        if asked is TAKE_AIM:
            return world.public.answered == 0
        return asked is THROW and is_duel_in_the_air(world.public)


MIND: Final = ZokuMind()

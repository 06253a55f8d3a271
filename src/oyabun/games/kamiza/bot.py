"""A player of Kamiza who mixes: an even player is hard to read, a predictable one is robbed.

It imagines worlds in which the others follow the mixture below, tries each of its own choices in
all of them, and takes a good one, not always the best.
"""

from __future__ import annotations

from math import exp
from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.game import random_bot
from oyabun.core.moves import Move
from oyabun.core.play import decision, legal_moves, play, waiting
from oyabun.games.kamiza.components import BOSS, HITMAN, KAMIZA, POLICEMAN, SHIMOZA, UNDERBOSS
from oyabun.games.kamiza.moves import AREA
from oyabun.games.kamiza.view import SECRETS, KamizaView, World

WORLDS: Final = 96
"""How many worlds are imagined before a choice."""
CALM: Final = 0.12
"""Points by which a choice must be better to be about three times as likely."""

MIXTURE: Final = {
    (BOSS, KAMIZA): 31,
    (POLICEMAN, KAMIZA): 24,
    (UNDERBOSS, SHIMOZA): 20,
    (HITMAN, KAMIZA): 18,
    (HITMAN, SHIMOZA): 6,
    (UNDERBOSS, KAMIZA): 5,
}
"""Round 1 of four players, near equilibrium under the bribe rule; the rest are blunders."""
BLUNDER: Final = 6
"""How much more often than that anybody lays any card anywhere: not all players are sound."""
LIKELIEST: Final = max(MIXTURE.values()) + BLUNDER


def choose(view: KamizaView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    first = view.legal[0]
    if first.kind not in ("card", "area"):
        return random_bot(view, rng)
    seat = view.frame.seat
    assert seat is not None, "only a seat is asked to choose"
    worlds = [likely_world(view, rng) for _ in range(WORLDS)]
    plans = [
        (card, area) for card in ([first] if first.kind == "area" else view.legal) for area in AREA
    ]
    worth: dict[Move, float] = {}
    for card, area in plans:
        mean = sum(gain(world, seat, card, area, rng) for world in worlds) / WORLDS
        chosen = area if first.kind == "area" else card
        worth[chosen] = max(mean, worth.get(chosen, mean))
    best = max(worth.values())
    weights = [int(10_000 * exp((worth[move] - best) / CALM)) for move in view.legal]
    return view.legal[rng.weighted(weights)]


def weight(card: int, area: int) -> int:
    """Return how often a player lays this card in this area, next to other cards and areas."""
    return MIXTURE.get((card, area), 0) + BLUNDER


def likely_world(view: KamizaView, rng: Rng) -> World:
    """Return an imagined world whose face-down cards a sound player may well have laid."""
    world: World = SECRETS.imagine(view, rng)
    for _ in range(20):
        likelihood = 1.0
        for seat, own in enumerate(world.private):
            if seat != view.frame.seat and own.card >= 0 and own.area >= 0:
                likelihood *= weight(own.card, own.area) / LIKELIEST
        if rng.unit() < likelihood:
            break
        world = SECRETS.imagine(view, rng)
    return world


def gain(world: World, seat: int, card: Move, area: Move, rng: Rng) -> float:
    """Return what the seat wins over the others' average in this round if it plays so."""
    trial = world.clone()
    before = trial.public.scores()
    if card.kind == "card":
        play(trial, seat, card)
    play(trial, seat, area)
    rounds = (trial.public.game, trial.public.round)
    while trial.outcome is None and (trial.public.game, trial.public.round) == rounds:
        mover = waiting(trial)[0]
        play(trial, mover, sound_move(trial, mover, rng))
    swing = [after - then for after, then in zip(trial.public.scores(), before, strict=True)]
    others = [won for other, won in enumerate(swing) if other != seat]
    return swing[seat] - sum(others) / len(others)


def sound_move(world: World, seat: int, rng: Rng) -> Move:
    """Return what a player of the mixture does in an imagined world."""
    moves = legal_moves(world, seat)
    first = moves[0]
    if first.kind == "card":
        cards = [int(move.number) for move in moves]
        weights = [weight(card, KAMIZA) + weight(card, SHIMOZA) for card in cards]
    elif first.kind == "area":
        weights = [weight(world.private[seat].card, area) for area in (KAMIZA, SHIMOZA)]
    else:
        asked = decision(world)
        assert asked is not None, "the round is not over"
        return asked.random_move(world, seat, rng)
    return moves[rng.weighted(weights)]

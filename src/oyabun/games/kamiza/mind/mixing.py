"""How often somebody should lay which card where, so that it cannot be read."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits
from oyabun.core.play import settle
from oyabun.core.thinking import Answers, outcome_shares
from oyabun.games.kamiza.components import Box
from oyabun.games.kamiza.mind.ahead import Ahead, lay
from oyabun.games.kamiza.mind.guessing import Guessing
from oyabun.games.kamiza.mind.habits import (
    CHOICES,
    MIXTURE,
    area_context,
    context_after,
    habits_of,
)
from oyabun.games.kamiza.moves import AREA, CARD
from oyabun.games.kamiza.rules import JUDGE
from oyabun.games.kamiza.state import NOTHING, Public
from oyabun.games.kamiza.view import World

THOUGHTS: Final = 1000
"""How often a strong player thinks a round over."""
HABIT: Final = 0.25
"""How often somebody lays a card by habit who hardly thinks; a strong player never does."""
SWING: Final = 2.0
"""Points by which a lead must be greater to be three times as safe, with one game to come."""


def promised(public: Public, box: Box, gains: vec[float], start: i64) -> list[float]:
    """Return how likely each seat is to win, with what is still to be gained from the start on."""
    left = int(box.games - public.game) - int(public.round) / int(box.rounds)
    scale = SWING * sqrt(max(0.2, left))
    seats = public.seats
    scores = [
        float(public.score(seat)) + gains[(seat - start + seats) % seats] for seat in range(seats)
    ]
    best = max(scores)
    weights = [exp((score - best) / scale) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def mixed(
    world: World, me: i64, ahead: Ahead, trust: float, seen: Answers | None, effort: float
) -> list[float]:
    """Return how often a seat lays what that thinks so much: at 2 * card + area."""
    public = world.public
    seats, start = public.seats, public.start
    guessing = Guessing(ahead.turned(public.used, start), seats)
    guessing.me = (me - start + seats) % seats
    guessing.trust = trust
    for place in range(seats):
        note_habits(guessing, public, place, seen)
    before = before_round(world)
    for way in range(guessing.ways):
        judged = before.clone()
        for place in range(seats):
            one = guessing.lays(way, place)
            lay(judged, (start + place) % seats, one >> 1, one & 1)
        settle(judged)
        shares = shares_after(judged, ahead)
        for place in range(seats):
            guessing.won[way * seats + place] = shares[(start + place) % seats]
    guessing.think(max(1, int(THOUGHTS * effort)))
    areas: i64 = 0
    for place in range(guessing.me):
        areas |= public.area((start + place) % seats) << place
    first = areas * guessing.choices
    mean, habit = guessing.mean[guessing.me], guessing.habit[guessing.me]
    total = sum([mean[at] for at in range(first, first + guessing.choices)])
    usual = HABIT * max(0.0, 1.0 - effort) if total > 0.0 else 1.0
    found = [0.0] * CHOICES
    for choice in range(guessing.choices):
        thought = mean[first + choice] / max(total, 1.0)
        often = (1.0 - usual) * thought + usual * habit[first + choice]
        found[guessing.laid[guessing.me][choice]] = often
    return found


def note_habits(guessing: Guessing, public: Public, place: i64, seen: Answers | None) -> None:
    """Note how likely a place lays what, after everything that it may see of those before."""
    seat = (public.start + place) % public.seats
    usual = habits_of(public, seat)
    habit, laid, choices = guessing.habit[place], guessing.laid[place], guessing.choices
    for areas in range(1 << place):
        first = areas * choices
        context = context_after(public, seat, place - count_bits(areas))
        total = 0.0
        for choice in range(choices):
            often = float(MIXTURE[usual + laid[choice]])
            if seen is not None and seen.knows(context):
                often = seen_odds(seen, context, laid[choice] >> 1, laid[choice] & 1)
            habit[first + choice] = often
            total += often
        for at in range(first, first + choices):
            habit[at] = habit[at] / total


def seen_odds(seen: Answers, context: i64, card: i64, area: i64) -> float:
    """Return how likely somebody who was watched takes a card and lays it in an area."""
    there = seen.odds(area_context(context, card), AREA[area].index)
    return seen.odds(context, CARD[card].index) * there


def before_round(world: World) -> World:
    """Return the world in which nobody has laid a card in this round, and all are about to."""
    before = world.clone()
    before.public.areas = 0
    for own in before.private:
        own.card = own.area = NOTHING
    while before.stack[-1] is not JUDGE:
        before.stack.pop()
    return before


def shares_after(world: World, ahead: Ahead) -> list[float]:
    """Return every seat's share in the victory after a round, if all go on guessing well."""
    public = world.public
    if world.outcome is not None:
        return outcome_shares(world.outcome, int(public.seats))
    return promised(public, world.box, ahead.worths_from(public), public.start)

"""Lieutenants at the end of placement: call a rival away, swap two cards, talk to the police."""

from __future__ import annotations

from oyabun.core.moves import Move
from oyabun.games.zoku.bot.placing import Plan, plan_of
from oyabun.games.zoku.bot.worth import ARREST, Worth
from oyabun.games.zoku.components import BAND, COME_HERE, GANGS, SNITCH, SWITCHEROO
from oyabun.games.zoku.moves import PASS, USE
from oyabun.games.zoku.view import ZokuView

Scheme = tuple[float, int, int, int]
"""What it brings, at which place of the display, whose Zoku, and to which place."""


def open_slots(view: ZokuView) -> list[int]:
    """Return the places of the display whose Quartier is still open."""
    return [slot for slot in range(len(view.public.display)) if view.public.is_open(slot)]


def changed(plan: Plan, slot: int, gang: int, by: int) -> float:
    """Return what it brings the viewer when a gang has one more or fewer on a Quartier."""
    band = plan.bands[slot]
    before = plan.worth.display(plan.cards[slot], tuple(band))
    band[gang] += by
    after = plan.worth.display(plan.cards[slot], tuple(band))
    band[gang] -= by
    return after - before


def come_here(view: ZokuView) -> list[Scheme]:
    """ZOK-L02: every rival that can be called away, and where to."""
    plan = plan_of(Worth(view))
    slots, me = open_slots(view), plan.worth.me
    found: list[Scheme] = []
    for slot in slots:
        for gang, count in enumerate(plan.bands[slot]):
            if count and gang != me:
                away = changed(plan, slot, gang, -1)
                found += [
                    (away + changed(plan, other, gang, 1), slot, gang, other)
                    for other in slots
                    if other != slot and fits(plan, other, gang)
                ]
    return found


def fits(plan: Plan, slot: int, gang: int) -> bool:
    """Return whether a gang may have one more there; a roadblock stops no move."""
    band = plan.bands[slot]
    if band[gang]:
        return band[gang] < BAND
    return sum(1 for count in band if count) < GANGS


def snitch(view: ZokuView) -> list[Scheme]:
    """ZOK-L14: every rival on a Quartier."""
    plan = plan_of(Worth(view))
    price = ARREST * plan.worth.others
    return [
        (changed(plan, slot, gang, -1) + price, slot, gang, -1)
        for slot in open_slots(view)
        for gang, count in enumerate(plan.bands[slot])
        if count and gang != plan.worth.me
    ]


def switcheroo(view: ZokuView) -> list[Scheme]:
    """ZOK-L05: every two cards, unless both are empty."""
    plan = plan_of(Worth(view))
    slots = open_slots(view)
    found: list[Scheme] = []
    for slot in slots:
        for other in slots:
            if other != slot and (any(plan.bands[slot]) or any(plan.bands[other])):
                here, there = tuple(plan.bands[slot]), tuple(plan.bands[other])
                one, two = plan.cards[slot], plan.cards[other]
                before = plan.worth.display(one, here) + plan.worth.display(two, there)
                after = plan.worth.display(two, here) + plan.worth.display(one, there)
                found.append((after - before, slot, -1, other))
    return found


SCHEMES = {COME_HERE: come_here, SNITCH: snitch, SWITCHEROO: switcheroo}


def best_scheme(view: ZokuView) -> Move:
    """Return the Lieutenant that brings more than keeping it, or pass."""
    best, chosen = Worth(view).price(), PASS
    for move in view.legal:
        if move.kind == "use":
            gain = max(SCHEMES[int(move.number)](view))[0]
            if gain > best:
                best, chosen = gain, USE[move.number]
    return chosen


def carry_out(view: ZokuView, schemes: list[Scheme]) -> Move:
    """Return the next step of the best scheme that fits what has been pointed at."""
    public = view.public
    picked, victim = int(public.picked), int(public.victim)
    fitting = [
        scheme
        for scheme in schemes
        if (picked < 0 or scheme[1] == picked) and (victim < 0 or scheme[2] == victim)
    ]
    for _, slot, gang, other in sorted(fitting, reverse=True):
        for move in view.legal:
            if move.kind == "gang":
                fits_here = move.number == gang
            else:
                wanted = slot if picked < 0 else other
                fits_here = move.number == public.display[wanted]
            if fits_here:
                return move
    return view.legal[0]

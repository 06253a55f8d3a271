"""Who is hit by what has been revealed: a function of what lies on the table."""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import members, nibble, put_nibble
from oyabun.games.cash_n_guns.components import (
    BANG,
    BBB,
    CLIC,
    DARK_TANTO,
    DUM_DUM,
    LASER_BEAM,
    MAGIC_LEFT,
    MAGIC_RIGHT,
    POISONED_TANTO,
    TANTO,
)
from oyabun.games.cash_n_guns.state import BANG_STEP, BBB_STEP, NOTHING, CashState, Public


def list_hits(state: CashState) -> i64:
    """CNG-O4, CNG-R7, CNG-R9: return the wounds that the revealed cards make, a row of seats.

    The Samurai's attacks, and those on him, are cancelled (CNG-YK03); a shuriken's hit is noted
    when it lands.
    """
    public = state.public
    now = public.now
    hits = now.hits
    for gun in members(public.guns_of(public.alive)):
        owner = public.owner(gun)
        if now.samurai >> owner & 1:
            continue
        if public.is_yakuza(owner):
            hits = add_tanto(state, owner, hits)
        elif fires(public, gun):
            hits = add_shots(state, gun, owner, hits)
    for seat in members(now.samurai):
        hits = put_nibble(hits, seat, 0)
    return hits


def fires(public: Public, gun: i64) -> bool:
    """Return whether a gun has revealed the card of the attack that is being resolved."""
    card = public.revealed(gun)
    if public.now.step == BBB_STEP:
        return card == BBB
    loud = card == BANG or (card == CLIC and bool(public.now.derringer >> gun & 1))
    return public.now.step == BANG_STEP and loud


def add_hit(hits: i64, seat: i64, wounds: i64) -> i64:
    """Return the row with more wounds for a seat."""
    return put_nibble(hits, seat, min(nibble(hits, seat) + wounds, 15))


def add_shots(state: CashState, gun: i64, owner: i64, hits: i64) -> i64:
    """Add the hits of a gun that fires: its target or targets, Magic Bullets, the Laser Beam."""
    public = state.public
    now = public.now
    wounds: i64 = 2 if public.marked(gun, DUM_DUM) else 1
    first = public.target(gun)
    other = public.second_target(gun)
    if other != NOTHING:
        # A spread: chance has told which of the two are hit (CNG-GP11, CNG-GP13).
        if not now.struck >> 2 * owner & 1:
            first = NOTHING
        if not now.struck >> 2 * owner + 1 & 1:
            other = NOTHING
    shot: i64 = 0
    for target in (first, other):
        if target != NOTHING:
            hits = add_hit(hits, target, wounds)
            shot |= 1 << target
    if public.marked(gun, MAGIC_RIGHT) and first != NOTHING:
        hits = add_magic(state, owner, first, -1, hits)
    last = first if public.second_target(gun) == NOTHING else other
    if public.marked(gun, MAGIC_LEFT) and last != NOTHING:
        hits = add_magic(state, owner, last, 1, hits)
    if public.marked(gun, LASER_BEAM):
        for aimer in members(aiming_at(public, owner) & public.exposed() & ~shot):
            hits = add_hit(hits, aimer, 1)
    return hits


def add_magic(state: CashState, owner: i64, target: i64, way: i64, hits: i64) -> i64:
    """CNG-GO03, CNG-GO04: also hit the first exposed player beside the target, never oneself."""
    public = state.public
    among = public.exposed() & ~(1 << owner)
    if state.box.magic_skips:
        among &= ~public.side(owner)
    victim = public.next_of(target, among, way)
    return hits if victim == NOTHING else add_hit(hits, victim, 1)


def add_tanto(state: CashState, seat: i64, hits: i64) -> i64:
    """CNG-R9, CNG-YO07, CNG-YO09: add the hits of a Tanto, one for each person that it strikes."""
    public = state.public
    if public.now.step != BANG_STEP or public.revealed(seat) != TANTO:
        return hits
    way: i64 = 1 if public.now.left >> seat & 1 else -1
    struck = blade_reaches(state, seat, way)
    if public.marked(seat, DARK_TANTO):
        struck |= blade_reaches(state, seat, -way)
    for victim in members(struck):
        hits = add_hit(hits, victim, 2 if public.marked(seat, POISONED_TANTO) else 1)
    return hits


def blade_reaches(state: CashState, seat: i64, way: i64) -> i64:
    """CNG-R9: return the first exposed player from the one aimed at on, as a bit set.

    Behind the one aimed at this can be a teammate (option `tanto_ally`), never the yakuza himself.
    """
    public = state.public
    among = public.exposed()
    if state.box.tanto_skips:
        among &= ~public.side(seat)
    victim = public.beside(seat, way)
    while victim != seat and not among >> victim & 1:
        victim = public.next_of(victim, public.alive, way)
    return 0 if victim == seat else 1 << victim


def aiming_at(public: Public, seat: i64) -> i64:
    """Return everybody who aims at a seat."""
    found: i64 = 0
    for gun in members(public.guns_of(public.alive)):
        if seat in (public.target(gun), public.second_target(gun)):
            found |= 1 << public.owner(gun)
    return found

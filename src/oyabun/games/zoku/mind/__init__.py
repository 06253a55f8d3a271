"""What Zoku knows about good play: what each Quartier is worth to whom, and who may well get it.

While Zokus are placed the brawls to come are not thrown out: the table of brawls says how they end
on average, which is worth a thousand throws. A brawl is thrown where it has begun.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, nibble, row_get
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import Mind
from oyabun.games.zoku.components import (
    BAND,
    BELLY,
    BRUTAL,
    FIVE,
    MAX_SEATS,
    STEADY,
    THREE,
    WARDS,
    ward_bits,
    ward_of,
)
from oyabun.games.zoku.mind.brawls import Band, Shares, after_round, stored
from oyabun.games.zoku.moves import END, FORCE, PASS, PIECES, PLACE, ZOKU
from oyabun.games.zoku.rules.brawl import KICK
from oyabun.games.zoku.rules.day import LAY_OUT
from oyabun.games.zoku.rules.placement import PLACE_ZOKUS
from oyabun.games.zoku.rules.street import TAKE_AIM
from oyabun.games.zoku.rules.windows import Window
from oyabun.games.zoku.state import OPEN, PAIR, READY, Public
from oyabun.games.zoku.view import World, ZokuView

SET_HOPE: Final[tuple[float, ...]] = (0.0, 0.15, 0.45, 1.0, 1.0, 1.0)
"""How much of the bonus for three cards of a ward is felt with so many."""
FULL_HOPE: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.1, 0.35, 1.0)
"""The same for the bonus for all five."""
EVERY_HOPE: Final = 0.72
"""How much the bonus for every ward shrinks with each ward that is still missing …"""
LATE_HOPE: Final = 0.4
"""… and on the last day."""
ARREST: Final = 1.0
"""What it costs to have a Zoku at the station for a day."""
KEPT: Final = 0.7
"""What a Lieutenant is worth beyond its points, for each day that is left."""
SAFE: Final = 3.0
LAST_DAY: Final = 7.0
PER_DAY: Final = 2.6
"""Points by which a lead must be greater to be three times as safe: SAFE when all is claimed, more
by LAST_DAY on the last day and by PER_DAY on every other; fitted to how days of the policy end."""
WHIM: Final = 0.1
"""Points by which a Quartier must promise more to be surely preferred."""
PLAYS: Final = 12
"""Of a hundred chances to play a Lieutenant, the policy takes so many."""


class ZokuMind(Mind):
    """Places by what Quartiers promise, and throws only the brawl at hand."""

    simulations: i64 = 13_000
    wide: i64 = 120
    features: tuple[str, ...] = ("printed", "prospect", "lieutenants", "arrested", "first")

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Place where it promises most, throw hard in a duel, kick the strongest, hold back."""
        if asked is PLACE_ZOKUS[seat]:
            return best_place(world, seat, rng)
        if asked is TAKE_AIM:
            duel = count_bits(world.public.fighters()) == 2
            return FORCE[BRUTAL if duel else STEADY]
        if asked is KICK[seat]:
            return best_kick(world, seat)
        if isinstance(asked, Window) and rng.below(100) >= PLAYS:
            return PASS
        return asked.random_move(world, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what points, cards and the Quartiers that lie there promise."""
        public = world.public
        hopes = [prospect(world, seat) for seat in range(public.seats)]
        for slot in range(len(public.display)):
            if public.display[slot] >= 0 and public.fates[slot] == OPEN:
                add_slot(world, slot, hopes)
        days = days_to_come(world)
        scale = SAFE + LAST_DAY * min(1.0, days) + PER_DAY * max(0.0, days - 1.0)
        best = max(hopes)
        weights = [exp((hope - best) / scale) for hope in hopes]
        total = sum(weights)
        return [weight / total for weight in weights]

    def explain(self, view: ZokuView, move: Move) -> Phrase | None:
        """Say what a Quartier would do for a set, or that nobody stands there."""
        seat = view.frame.seat
        if seat is None or move.kind != "place":
            return None
        public, box = view.public, view.box
        ward = ward_of(move.number)
        have = cards_of(public, seat, ward) + 1
        if have == THREE and taken_by_others(public, seat, ward) <= FIVE - THREE:
            return Phrase("why-third", words=(WARDS[ward],), numbers=(int(box.three),))
        if not public.bands[public.slot_of(move.number)]:
            return Phrase("why-alone")
        return None

    def measure(self, world: World) -> list[list[float]]:
        """Return points, hopes and helpers, in points that a lead must have to be safe."""
        public, box = world.public, world.box
        scale = SAFE + PER_DAY * max(0.0, days_to_come(world))
        rows: list[list[float]] = []
        for seat in range(public.seats):
            printed = float(public.printed(box, seat)) / scale
            hopes = prospect(world, seat) / scale
            kept = float(nibble(public.dark, seat))
            away = float(nibble(public.arrested, seat))
            first = 1.0 if seat == public.first else 0.0
            rows.append([printed, hopes, kept, away, first])
        return rows

    def believe(self, world: World, eyes: i64, rng: Rng) -> None:
        """Answers already given are what the policy answers."""
        public = world.public
        asked = world.stack[-1] if world.stack else None
        if asked is not None and public.answered:
            for seat in range(public.seats):
                if seat != eyes and public.answered >> seat & 1:
                    world.private[seat].answer = self.policy(world, asked, seat, rng).index

    def continues(self, asked: Phase) -> bool:
        """All Zokus of a turn are one decision."""
        return asked.name == PLACE_ZOKUS[0].name

    def rests(self, world: World, asked: Phase) -> bool:
        """Another day, or another brawl: the table of brawls knows better than one throw."""
        if asked is LAY_OUT:
            return True
        public = world.public
        return asked is TAKE_AIM and public.round == 1 and public.answered == 0


def days_to_come(world: World) -> float:
    """Return how much is still to be claimed, in days."""
    public = world.public
    still: i64 = 0
    for slot in range(len(public.display)):
        if public.fates[slot] == OPEN:
            still += 1
    today = float(still) / float(len(public.display))
    return float(world.box.days - public.day) - 1.0 + today


# What cards promise


def hope_for_every(world: World) -> float:
    """Return how much of the bonus for every ward is left with each that is missing."""
    return EVERY_HOPE if world.box.days - world.public.day > 1 else LATE_HOPE


def power(base: float, times: i64) -> float:
    """Return a number multiplied by itself so often."""
    found = 1.0
    for _ in range(times):
        found *= base
    return found


def cards_of(public: Public, seat: i64, ward: i64) -> i64:
    """Return how many cards of a ward a seat has."""
    return count_bits(public.owned[seat] & ward_bits(ward))


def taken_by_others(public: Public, seat: i64, ward: i64) -> i64:
    """Return how many cards of a ward others have."""
    found: i64 = 0
    for other in range(public.seats):
        if other != seat:
            found += cards_of(public, other, ward)
    return found


def prospect(world: World, seat: i64) -> float:
    """Return what a seat's cards and Lieutenants promise in the end."""
    public, box = world.public, world.box
    total = float(public.printed(box, seat))
    days = float(box.days - public.day) - 1.0
    total += float(nibble(public.dark, seat)) * (float(box.lieutenant) + KEPT * days)
    away = nibble(public.arrested, seat)
    if days > 0:
        total -= ARREST * float(away)
    missing: i64 = 0
    for ward in range(len(WARDS)):
        if public.wards >> ward & 1:
            have = cards_of(public, seat, ward)
            taken = taken_by_others(public, seat, ward)
            if taken <= FIVE - THREE:
                total += float(box.three) * SET_HOPE[have]
            if taken == 0:
                total += float(box.five) * FULL_HOPE[have]
            if have == 0:
                missing += 1
    return total + float(box.every) * power(hope_for_every(world), missing)


def worth(world: World, quartier: i64, seat: i64) -> float:
    """Return what a Quartier is worth to a seat: its points, and what it does for sets."""
    public, box = world.public, world.box
    ward = ward_of(quartier)
    have = cards_of(public, seat, ward)
    taken = taken_by_others(public, seat, ward)
    total = float(box.values[quartier])
    if taken <= FIVE - THREE:
        total += float(box.three) * (SET_HOPE[have + 1] - SET_HOPE[have])
    if taken == 0:
        total += float(box.five) * (FULL_HOPE[have + 1] - FULL_HOPE[have])
    if have == 0:
        missing: i64 = 0
        for other in range(len(WARDS)):
            if public.wards >> other & 1 and cards_of(public, seat, other) == 0:
                missing += 1
        hope = hope_for_every(world)
        total += float(box.every) * (power(hope, missing - 1) - power(hope, missing))
    return total


# Who gets what lies there


def band_shares() -> vec[float]:
    """Return how likely each gang is to claim, for every row of bands."""
    found = vec[float]([0.0] * (MAX_SEATS << PAIR * MAX_SEATS))
    for row in range(1 << PAIR * MAX_SEATS):
        counts = [row >> PAIR * seat & BAND for seat in range(MAX_SEATS)]
        gangs = [seat for seat, count in enumerate(counts) if count]
        if len(gangs) == 1:
            found[MAX_SEATS * row + gangs[0]] = float(counts[gangs[0]] < BAND)
        elif gangs:
            shares = stored().of(tuple([Band(count) for count in counts]))
            for seat, share in enumerate(shares):
                found[MAX_SEATS * row + seat] = share
    return found


SHARES: Final = band_shares()
"""At MAX_SEATS * row + seat."""


def arrests(row: i64, seat: i64, seats: i64) -> float:
    """Return how many Zokus a gang is likely to lose to the police, of a row of bands."""
    mine = row_get(row, seat, PAIR)
    if not mine:
        return 0.0
    gangs: i64 = 0
    zokus: i64 = 0
    for other in range(seats):
        count = row_get(row, other, PAIR)
        zokus += count
        if count:
            gangs += 1
    if gangs == 1:
        return 1.0 if mine >= BAND else 0.0
    return 0.04 * float(zokus)


def add_slot(world: World, slot: i64, hopes: list[float]) -> None:
    """Add what a Quartier promises each seat, by its bands or by who still fights for it."""
    public = world.public
    quartier = public.display[slot]
    row = public.bands[slot]
    if row:
        for seat in range(public.seats):
            share = SHARES[MAX_SEATS * row + seat]
            if share:
                hopes[seat] += share * worth(world, quartier, seat)
            hopes[seat] -= ARREST * arrests(row, seat, public.seats)
    elif slot == public.slot and public.gangs:
        fought = street_shares(public)
        for seat in range(public.seats):
            if fought[seat]:
                hopes[seat] += fought[seat] * worth(world, quartier, seat)


def street_shares(public: Public) -> Shares:
    """Return how likely each gang is to claim what is fought over: before a throw, or after it."""
    bands = tuple(
        [
            Band(
                min(BAND, int(count_bits(public.fighting(seat)))),
                bool(public.pieces(seat, BELLY, BELLY)),
            )
            for seat in range(public.seats)
        ]
    )
    this_round = max(1, int(public.round))
    if public.all_pieces(READY, READY):
        clean = tuple([Band(band.fighting) for band in bands]) if this_round == 1 else bands
        return stored().of(clean, this_round)
    return after_round(bands, this_round, stored())


# What people do


def best_place(world: World, seat: i64, rng: Rng) -> Move:
    """Send a Zoku where it brings its gang most, or nobody where it brings nothing."""
    public = world.public
    places = PLACE_ZOKUS[seat].places(world)
    most = 0.5 * WHIM * rng.unit()
    best = END
    while places:
        quartier = lowest_bit(places)
        places &= places - 1
        row = public.bands[public.slot_of(quartier)]
        one: i64 = 1
        more = row + (one << PAIR * seat)
        share = SHARES[MAX_SEATS * more + seat] - SHARES[MAX_SEATS * row + seat]
        gain = share * worth(world, quartier, seat)
        gain -= arrests(more, seat, public.seats) - arrests(row, seat, public.seats)
        gain += WHIM * rng.unit()
        if gain > most:
            most = gain
            best = PLACE[quartier]
    return best


def best_kick(world: World, seat: i64) -> Move:
    """Kick one of the strongest rival that can be kicked."""
    public = world.public
    targets = KICK[seat].targets(world, seat)
    best: Move = PASS
    most: i64 = 0
    while targets:
        piece = lowest_bit(targets)
        targets &= targets - 1
        strength = count_bits(public.fighting(piece // PIECES))
        if strength > most:
            most = strength
            best = ZOKU[piece]
    return best


MIND: Final = ZokuMind()

"""The brawl: how hard to throw, whom to kick, and when a Lieutenant is worth it."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from oyabun.core.bits import nibble
from oyabun.core.moves import Move
from oyabun.games.zoku.bot.worth import ARREST, Worth
from oyabun.games.zoku.components import (
    BACK,
    BACK_UP,
    BACKUP,
    BAND,
    BELLY,
    BRIBE,
    CHEAP_SHOT,
    DOUBLE_SAVATE,
    EDGE,
    FEET,
    FORCES,
    HOME_TURF,
    KICK_START,
    KICK_THE_BOX,
    NOT_DEAD_YET,
    STEADY,
)
from oyabun.games.zoku.mind.brawls import Band, Fallen, Shares, after_round, merged_falls, stored
from oyabun.games.zoku.moves import END, FORCE, PASS, PIECES, USE
from oyabun.games.zoku.view import ZokuView

SECOND_CHANCE = 0.75
"""How likely a Zoku that is KO fights on when it is thrown again, twice if need be."""


class Street:
    """What lies in the street, and what it promises the viewer."""

    def __init__(self, view: ZokuView) -> None:
        public = view.public
        self.view = view
        self.worth = Worth(view)
        self.me = self.worth.me
        self.round = int(public.round)
        self.card = int(public.display[public.slot])
        self.rows = [
            [int(nibble(public.street[seat], place)) for place in range(PIECES)]
            for seat in range(self.worth.seats)
        ]

    def fallen(self) -> list[Fallen]:
        """Return what each gang has in the street."""
        return [
            Fallen(row.count(EDGE), row.count(BACK), row.count(FEET), knocked_out=BELLY in row)
            for row in self.rows
        ]

    def value(self, bands: list[Fallen]) -> float:
        """Return what the street promises before the kicks."""
        return self.worth.claim(self.card, stored().fallen(tuple(bands), self.round))

    def value_after(self, bands: list[Fallen]) -> float:
        """Return what it promises when the kicks are over."""
        after = tuple([Band(min(band.fighting(), BAND), band.knocked_out) for band in bands])
        return self.worth.claim(self.card, after_round(after, self.round, stored()))

    def knock_out(self, bands: list[Fallen], gang: int, position: int) -> list[Fallen]:
        """Return the bands with one of a gang KO."""
        band = bands[gang]
        hit = Fallen(
            band.edge - (position == EDGE),
            band.back - (position == BACK),
            band.feet - (position == FEET),
            knocked_out=True,
        )
        return [*bands[:gang], hit, *bands[gang + 1 :]]

    def position(self, piece: int) -> int:
        """Return how a piece lies."""
        return self.rows[piece // PIECES][piece % PIECES]


def standing(band: Fallen, position: int) -> Fallen:
    """Return a band with one of a position on its feet."""
    return Fallen(
        band.edge - (position == EDGE),
        band.back - (position == BACK),
        band.feet + 1,
        knocked_out=band.knocked_out,
    )


@lru_cache(maxsize=5_000)
def shares_by_force(
    bands: tuple[Band, ...], me: int, this_round: int, chances: tuple[tuple[int, ...], ...]
) -> tuple[Shares, ...]:
    """Return the shares for each force of the viewer's throw, the others throwing steadily."""
    found: list[Shares] = []
    for force in range(len(FORCES)):
        total = [0.0] * len(bands)
        ways = [
            merged_falls(band, chances[force if at == me else STEADY])
            for at, band in enumerate(bands)
        ]
        for falls in product(*ways):
            likely = 1.0
            for _, chance in falls:
                likely *= chance
            shares = stored().fallen(tuple([fallen for fallen, _ in falls]), this_round)
            for at, share in enumerate(shares):
                total[at] += likely * share
        found.append(tuple(total))
    return tuple(found)


def fighting(row: list[int]) -> int:
    """Return how many of a gang still fight."""
    return sum(1 for position in row if position >= EDGE)


def best_force(view: ZokuView) -> Move:
    """Return how hard to throw; against two bands or more, steadily."""
    street = Street(view)
    seats = [seat for seat, row in enumerate(street.rows) if any(p >= EDGE for p in row)]
    if len(seats) > 2:
        return FORCE[STEADY]
    bands = tuple(
        [
            Band(
                min(BAND, sum(1 for p in street.rows[seat] if p >= EDGE)),
                BELLY in street.rows[seat],
            )
            for seat in seats
        ]
    )
    chances = tuple([tuple(row) for row in view.box.throws])
    found = shares_by_force(bands, seats.index(street.me), street.round, chances)
    worths: list[float] = []
    for shares in found:
        spread = [0.0] * len(street.rows)
        for seat, share in zip(seats, shares, strict=True):
            spread[seat] = share
        worths.append(street.worth.claim(street.card, tuple(spread)))
    return FORCE[worths.index(max(worths))]


def best_kick(view: ZokuView) -> Move:
    """Return the kick that promises most, or none."""
    street = Street(view)
    bands = street.fallen()
    best, chosen = street.value_after(bands), PASS
    for move in view.legal:
        if move is not PASS:
            piece = int(move.number)
            hit = street.knock_out(bands, piece // PIECES, street.position(piece))
            value = street.value_after(hit)
            if value > best:
                best, chosen = value, move
    return chosen


def best_shot(view: ZokuView) -> Move:
    """ZOK-L07: whom to knock out."""
    street = Street(view)
    return max(view.legal, key=lambda move: shot_value(street, int(move.number)))


def shot_value(street: Street, piece: int) -> float:
    """Return what the street promises with a rival KO."""
    hit = street.knock_out(street.fallen(), piece // PIECES, street.position(piece))
    return street.value(hit) if throwing(street.view) else street.value_after(hit)


def throwing(view: ZokuView) -> bool:
    """Return whether the kicks are still to come."""
    return any(phase.name == "kicks" for phase in view.frame.stack)


def card_value(view: ZokuView, card: int) -> float:
    """Return what the street promises if a Lieutenant is played in it."""
    return VALUES[card](Street(view))


def with_shot(street: Street) -> float:
    """ZOK-L07."""
    rivals = [
        seat * PIECES + place
        for seat, row in enumerate(street.rows)
        for place, position in enumerate(row)
        if seat != street.me and position in (EDGE, BACK)
    ]
    return max(shot_value(street, piece) for piece in rivals)


def with_riser(street: Street) -> float:
    """ZOK-L08."""
    bands = street.fallen()
    mine = bands[street.me]
    down = street.rows[street.me].count(BELLY)
    bands[street.me] = Fallen(mine.edge, mine.back, mine.feet + 1, knocked_out=down > 1)
    return street.value(bands)


def with_second_throw(street: Street) -> float:
    """ZOK-L06: as if most of those KO came back."""
    bands = street.fallen()
    mine = bands[street.me]
    down = street.rows[street.me].count(BELLY)
    if not down:
        return street.value(bands)
    before = street.value(bands)
    bands[street.me] = Fallen(mine.edge + 1, mine.back, mine.feet, knocked_out=down > 1)
    return before + SECOND_CHANCE * (street.value(bands) - before) * (1 + 0.4 * (down - 1))


def with_jump(street: Street) -> float:
    """ZOK-L11: one jumps up, and kicks land twice, on edge too."""
    bands = street.fallen()
    mine = bands[street.me]
    if mine.back or mine.edge:
        mine = standing(mine, BACK if mine.back else EDGE)
    bands[street.me] = mine
    for _ in range(2 * mine.feet):
        kicks = [
            street.knock_out(bands, gang, position)
            for gang, band in enumerate(bands)
            for position, count in ((EDGE, band.edge), (BACK, band.back))
            if gang != street.me and count
        ]
        if not kicks:
            break
        bands = max(kicks, key=street.value_after)
    return street.value_after(bands)


def with_kicked_box(street: Street) -> float:
    """ZOK-L10: mine that fight stay, all others fall anew."""
    public = street.view.public
    chances = tuple(street.view.box.throws[STEADY])
    bands = street.fallen()
    ways: list[tuple[tuple[Fallen, float], ...]] = []
    for seat, band in enumerate(bands):
        thrown = bin(int(public.thrown) >> seat * PIECES & 31).count("1")
        if seat == street.me or not thrown:
            ways.append(((band, 1.0),))
        else:
            ways.append(merged_falls(Band(min(thrown, BAND)), chances))
    total = 0.0
    for falls in product(*ways):
        likely = 1.0
        for _, chance in falls:
            likely *= chance
        total += likely * street.value([fallen for fallen, _ in falls])
    return total


def with_backup(street: Street) -> float:
    """ZOK-L09."""
    bands = street.fallen()
    mine = bands[street.me]
    joining = min(BACKUP, BAND - mine.fighting(), street.worth.reserve(street.me))
    bands[street.me] = Fallen(mine.edge + joining, mine.back, mine.feet, mine.knocked_out)
    return street.value_after(bands)


VALUES = {
    CHEAP_SHOT: with_shot,
    NOT_DEAD_YET: with_riser,
    KICK_START: with_second_throw,
    DOUBLE_SAVATE: with_jump,
    KICK_THE_BOX: with_kicked_box,
    BACK_UP: with_backup,
}


def best_helper(view: ZokuView) -> Move:
    """Return the Lieutenant that turns the brawl by more than keeping it is worth, or pass."""
    if len(view.legal) == 1:
        return PASS
    street = Street(view)
    bands = street.fallen()
    now = street.value(bands) if throwing(view) else street.value_after(bands)
    best, chosen = now + street.worth.price(), PASS
    for move in view.legal:
        if move.kind == "use":
            value = card_value(view, int(move.number))
            if value > best:
                best, chosen = value, USE[move.number]
    return chosen


def best_bribe(view: ZokuView) -> Move:
    """ZOK-L13: the price of the card against the Quartier and the Zoku."""
    if len(view.legal) == 1:
        return PASS
    public = view.public
    street = Street(view)
    fights = bool(public.raid) or fighting(street.rows[street.me]) > 0
    gain = ARREST + (street.worth.of(street.card, street.me) if fights else 0.0)
    return USE[BRIBE] if gain > street.worth.price() else PASS


def best_claim(view: ZokuView) -> Move:
    """ZOK-L12: the price of the card against the Quartier."""
    if len(view.legal) == 1:
        return PASS
    street = Street(view)
    gain = street.worth.of(street.card, street.me)
    return USE[HOME_TURF] if gain > street.worth.price() else PASS


def throw_again(view: ZokuView) -> Move:
    """ZOK-L06: whoever is KO."""
    street = Street(view)
    for move in view.legal:
        if move is not END and street.position(int(move.number)) == BELLY:
            return move
    return END


def keep(view: ZokuView) -> Move:
    """ZOK-L10: whoever fights stays."""
    street = Street(view)
    for move in view.legal:
        if move is not END and street.position(int(move.number)) >= EDGE:
            return move
    return END


def jump(view: ZokuView) -> Move:
    """ZOK-L11: rather one that could be kicked."""
    street = Street(view)
    return max(view.legal, key=lambda move: street.position(int(move.number)))

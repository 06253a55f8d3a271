"""Who is likely to win a brawl: exact shares under the table of throws, stored beside this file.

A band is how many still fight and whether one of it lies KO in the street, which is what the police
take first. ``python -m oyabun.games.zoku.mind.brawls`` computes the shares of every two and three
bands in every round, without Lieutenants and with all throwing steadily, and writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement, permutations, product
from math import factorial
from pathlib import Path
from typing import Final, NamedTuple

from oyabun.games.zoku.components import BAND, FORCES, GANGS, ROUNDS, SHIPPED, STEADY

TABLE: Final = "brawls.json"


class Band(NamedTuple):
    """What a gang has in the street before a throw."""

    fighting: int
    knocked_out: bool = False


class Fallen(NamedTuple):
    """What a gang has in the street after a throw."""

    edge: int
    back: int
    feet: int
    knocked_out: bool

    def fighting(self) -> int:
        """Return how many still fight."""
        return self.edge + self.back + self.feet


Shares = tuple[float, ...]
"""How likely each band is to claim; what is missing to one is nobody's."""


class Lying(NamedTuple):
    """How the Zokus of a gang that were just thrown lie; the others have flown out of the box."""

    down: int
    edge: int
    back: int
    feet: int


def throws(count: int, chances: tuple[int, ...]) -> Iterator[tuple[Lying, float]]:
    """Yield every way in which so many can lie after a throw, and how likely it is."""
    out, *rest = [chance / sum(chances) for chance in chances]
    for counts in product(range(count + 1), repeat=4):
        flown = count - sum(counts)
        if flown >= 0:
            likely = factorial(count) / factorial(flown) * out**flown
            for chance, lie in zip(rest, counts, strict=True):
                likely *= chance**lie / factorial(lie)
            yield Lying(*counts), likely


def falls(band: Band, chances: tuple[int, ...]) -> Iterator[tuple[Fallen, float]]:
    """Yield every way a band can fall, and how likely it is."""
    for lying, likely in throws(band.fighting, chances):
        yield fallen_of(band, lying), likely


def fallen_of(band: Band, lying: Lying) -> Fallen:
    """Return what a band has in the street when those it threw lie so."""
    return Fallen(lying.edge, lying.back, lying.feet, band.knocked_out or lying.down > 0)


@cache
def merged_falls(band: Band, chances: tuple[int, ...]) -> tuple[tuple[Fallen, float], ...]:
    """Return the ways a band can fall, those that are alike counted together."""
    found: dict[Fallen, float] = {}
    for fallen, likely in falls(band, chances):
        found[fallen] = found.get(fallen, 0.0) + likely
    return tuple(found.items())


def kicked(bands: tuple[Fallen, ...], order: tuple[int, ...]) -> tuple[Fallen, ...]:
    """Return the bands after the kicks: each goes to the strongest rival with one on its back."""
    after = list(bands)
    for kicker in order:
        for _ in range(after[kicker].feet):
            rivals = [at for at, band in enumerate(after) if at != kicker and band.back]
            if not rivals:
                break
            at = max(rivals, key=lambda one: after[one].fighting())
            band = after[at]
            after[at] = Fallen(band.edge, band.back - 1, band.feet, knocked_out=True)
    return tuple(after)


def orders(bands: tuple[Fallen, ...]) -> list[tuple[int, ...]]:
    """Return the orders of kicking that make a difference, all as likely."""
    kickers = [at for at, band in enumerate(bands) if band.feet]
    return list(permutations(kickers)) or [()]


def after_round(bands: tuple[Band, ...], this_round: int, shares: Brawls) -> Shares:
    """Return the shares when a round has been thrown and kicked (ZOK-B4, ZOK-B5, ZOK-B6)."""
    alive = [at for at, band in enumerate(bands) if band.fighting]
    if len(alive) == 1:
        return tuple([float(at == alive[0]) for at in range(len(bands))])
    if not alive:
        return (0.0,) * len(bands)
    if this_round < ROUNDS:
        return shares.of(bands, this_round + 1)
    left = [at for at in alive if bands[at].fighting > (not bands[at].knocked_out)]
    return tuple([float(left == [at]) for at in range(len(bands))])


class Brawls:
    """The shares of brawls, from the stored table or computed."""

    def __init__(self, known: dict[str, list[float]]) -> None:
        self.known = known

    def of(self, bands: tuple[Band, ...], this_round: int = 1) -> Shares:
        """Return how likely each band is to claim, before a throw of this round."""
        fighting = [at for at, band in enumerate(bands) if band.fighting]
        ranked = sorted(fighting, key=lambda at: bands[at], reverse=True)
        found = [0.0] * len(bands)
        if len(ranked) == 1:
            found[ranked[0]] = 1.0
        elif ranked:
            three = tuple([bands[at] for at in ranked[:3]])
            shares = self.known[name_of(three, this_round)]
            for at, share in zip(ranked, shares, strict=False):
                found[at] = share
        return tuple(found)

    def fallen(self, bands: tuple[Fallen, ...], this_round: int) -> Shares:
        """Return the shares of what lies in the street before the kicks."""
        total = [0.0] * len(bands)
        ways = orders(bands)
        for order in ways:
            after = tuple([Band(one.fighting(), one.knocked_out) for one in kicked(bands, order)])
            for at, share in enumerate(after_round(after, this_round, self)):
                total[at] += share / len(ways)
        return tuple(total)


def name_of(bands: tuple[Band, ...], this_round: int) -> str:
    """Return under which name the shares of bands are stored: ``2: 3+ 1``."""
    words = [f"{band.fighting}{'+' if band.knocked_out else ''}" for band in bands]
    return f"{this_round}: {' '.join(words)}"


def compute(chances: tuple[int, ...], most: int = GANGS) -> dict[str, list[float]]:
    """Return the shares of two bands to so many in every round, from the last to the first."""
    brawls = Brawls({})
    kinds = [Band(count, down) for count in range(BAND, 0, -1) for down in (True, False)]
    for this_round in range(ROUNDS, 0, -1):
        for size in range(2, most + 1):
            for bands in combinations_with_replacement(kinds, size):
                shares = thrown(bands, this_round, (chances,) * size, brawls)
                name = name_of(bands, this_round)
                brawls.known[name] = [round(share, 4) for share in shares]
    return brawls.known


def thrown(
    bands: tuple[Band, ...], this_round: int, chances: tuple[tuple[int, ...], ...], brawls: Brawls
) -> list[float]:
    """Return the shares before a throw, over everything that can fall, each as hard as it will."""
    total = [0.0] * len(bands)
    ways = [merged_falls(band, chances[at]) for at, band in enumerate(bands)]
    for falls_ in product(*ways):
        likely = 1.0
        for _, chance in falls_:
            likely *= chance
        shares = brawls.fallen(tuple([fallen for fallen, _ in falls_]), this_round)
        for at, share in enumerate(shares):
            total[at] += likely * share
    return total


def main() -> None:
    """Write the table anew."""
    chances = tuple(SHIPPED.data["throws"][FORCES[STEADY]])
    lines = [f'  "{name}": {shares}' for name, shares in sorted(compute(chances).items())]
    Path(__file__).with_name(TABLE).write_text(
        "{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8"
    )


@cache
def stored() -> Brawls:
    """Return the shares that are stored beside this file."""
    text = files("oyabun.games.zoku.mind").joinpath(TABLE).read_text(encoding="utf-8")
    return Brawls(json.loads(text))


if __name__ == "__main__":
    main()

"""By how much a Lieutenant may turn a brawl of two bands, if it is played in the best moment.

Whoever holds one may play it after any throw of the brawl, or keep it for another day: that is when
to stop, solved backwards from the last round. ``python -m oyabun.games.zoku.mind.turning`` solves
it for every Lieutenant who helps in brawls, every two bands and every round, all throwing as hard
as they do, and writes the table beside this file anew.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from oyabun.games.zoku.components import (
    BACK_UP,
    BACKUP,
    BAND,
    BRIBE,
    BRUTAL,
    CHEAP_SHOT,
    DOUBLE_SAVATE,
    FORCES,
    HOME_TURF,
    KICK_START,
    KICK_THE_BOX,
    LIEUTENANTS,
    NOT_DEAD_YET,
    ROUNDS,
    SHIPPED,
    TWICE,
)
from oyabun.games.zoku.mind.brawls import (
    Band,
    Brawls,
    Fallen,
    Lying,
    after_round,
    compute,
    fallen_of,
    kicked,
    merged_falls,
    name_of,
    orders,
    throws,
)

TABLE: Final = "turning.json"
HELPERS: Final = (
    KICK_START,
    CHEAP_SHOT,
    NOT_DEAD_YET,
    BACK_UP,
    KICK_THE_BOX,
    DOUBLE_SAVATE,
    HOME_TURF,
    BRIBE,
)
"""The Lieutenants who help in brawls."""
DEAR: Final = tuple([step / 4 for step in range(8)])
"""What it may be worth to keep a Lieutenant, as a part of what the Quartier is worth. A brawl is
turned by twice that at most, from the other's to one's own."""

Score = float
"""How likely the Quartier is one's own, less how likely it is the other's."""


class Thrown(NamedTuple):
    """A round that has been thrown: what stood there before it, and how it lies."""

    mine: Band
    lying: Lying
    theirs: Band
    rivals_lying: Lying
    round: int

    def fallen(self) -> Fallen:
        """Return what one has in the street."""
        return fallen_of(self.mine, self.lying)

    def rivals(self) -> Fallen:
        """Return what the other has in the street."""
        return fallen_of(self.theirs, self.rivals_lying)

    def with_again(self, anew: Lying) -> Thrown:
        """Return the same with those of one's own who were down lying so."""
        edge, back, feet = self.lying.edge, self.lying.back, self.lying.feet
        lying = Lying(anew.down, edge + anew.edge, back + anew.back, feet + anew.feet)
        return self._replace(lying=lying)


class Turning:
    """A brawl in which one band has a Lieutenant, who is worth so much when it is kept."""

    def __init__(self, card: int, joining: int, dear: float, brawls: Brawls) -> None:
        self.card = card
        self.joining = joining
        """How many of the reserve could come (ZOK-L09)."""
        self.dear = dear
        self.brawls = brawls
        self.chances = tuple(SHIPPED.data["throws"][FORCES[BRUTAL]])
        self.known: dict[tuple[Band, Band, int], Score] = {}
        self.played: dict[tuple[Fallen, Fallen, int], Score] = {}

    def gain(self, mine: Band, theirs: Band, this_round: int) -> float:
        """Return what the Lieutenant adds before a throw of this round, beyond being kept."""
        without = score(self.brawls.of((mine, theirs), this_round))
        return max(0.0, self.before(mine, theirs, this_round) - self.dear - without)

    def before(self, mine: Band, theirs: Band, this_round: int) -> Score:
        """Return the score before a throw, with what the Lieutenant is worth if it is kept."""
        key = (mine, theirs, this_round)
        if key not in self.known:
            total = 0.0
            for lying, likely in throws(mine.fighting, self.chances):
                for rivals, as_likely in throws(theirs.fighting, self.chances):
                    thrown = Thrown(mine, lying, theirs, rivals, this_round)
                    total += likely * as_likely * self.thrown(thrown)
            self.known[key] = total
        return self.known[key]

    def thrown(self, street: Thrown) -> Score:
        """Return the score of what lies in the street before the kicks: play it now, or wait."""
        fallen, rivals = street.fallen(), street.rivals()
        ways = orders((fallen, rivals))
        kept = 0.0
        for order in ways:
            after = kicked((fallen, rivals), order)
            kept += self.counted(after[0], after[1], street.round) / len(ways)
        played = kept
        if self.card == NOT_DEAD_YET and fallen.knocked_out and fallen.fighting() < BAND:
            still = street.mine.knocked_out or street.lying.down > 1
            up = Fallen(fallen.edge, fallen.back, fallen.feet + 1, still)
            played = self.without(up, rivals, street.round)
        elif self.card == KICK_START and street.lying.down:
            played = self.thrown_again(street)
        elif self.card == KICK_THE_BOX:
            played = self.all_anew(street)
        elif self.card == DOUBLE_SAVATE and fallen.fighting():
            played = self.jumped(fallen, rivals, street.round)
        return max(kept, played)

    def thrown_again(self, street: Thrown) -> Score:
        """ZOK-L06: those who are down fly again, and whoever is still down a second time."""
        total = 0.0
        for first, likely in throws(street.lying.down, self.chances):
            total += likely * self.once_more(street.with_again(first), street.rivals())
        return total

    def all_anew(self, street: Thrown) -> Score:
        """ZOK-L10: all that were thrown fly again, but for those of one's own who fight."""
        total = 0.0
        for rivals, likely in merged_falls(
            Band(sum(street.rivals_lying), street.theirs.knocked_out), self.chances
        ):
            total += likely * self.once_more(street, rivals)
        return total

    def once_more(self, street: Thrown, rivals: Fallen) -> Score:
        """Return the score when one's own who are down fly once more, and the rivals lie so."""
        total = 0.0
        for anew, likely in throws(street.lying.down, self.chances):
            fallen = street.with_again(anew).fallen()
            total += likely * self.without(fallen, rivals, street.round)
        return total

    def jumped(self, fallen: Fallen, rivals: Fallen, this_round: int) -> Score:
        """ZOK-L11: one is on its feet, and each of them kicks twice, on edge too."""
        edge, back, feet, knocked_out = fallen
        if back:
            back, feet = back - 1, feet + 1
        elif edge:
            edge, feet = edge - 1, feet + 1
        mine = Fallen(edge, back, feet, knocked_out)
        ways = orders((mine, rivals))
        total = 0.0
        for order in ways:
            after, others = mine, rivals
            for gang in order:
                if gang == 0:
                    others = savate(others, TWICE * after.feet)
                else:
                    after = savate(after, others.feet, low_too=False)
            shares = after_round((band_of(after), band_of(others)), this_round, self.brawls)
            total += score(shares) / len(ways)
        return total

    def without(self, fallen: Fallen, rivals: Fallen, this_round: int) -> Score:
        """Return the score before the kicks when the Lieutenant has been played."""
        key = (fallen, rivals, this_round)
        if key not in self.played:
            self.played[key] = score(self.brawls.fallen((fallen, rivals), this_round))
        return self.played[key]

    def counted(self, fallen: Fallen, rivals: Fallen, this_round: int) -> Score:
        """Return the score after the kicks: play it now, or see what comes."""
        mine, theirs = band_of(fallen), band_of(rivals)
        kept = self.ended(mine, theirs, this_round)
        if self.card == CHEAP_SHOT and rivals.edge + rivals.back:
            shot = Band(theirs.fighting - 1, knocked_out=True)
            return max(kept, score(after_round((mine, shot), this_round, self.brawls)))
        if self.card == BACK_UP and this_round < ROUNDS and theirs.fighting:
            more = Band(min(BAND, mine.fighting + self.joining), mine.knocked_out)
            return max(kept, score(after_round((more, theirs), this_round, self.brawls)))
        return kept

    def ended(self, mine: Band, theirs: Band, this_round: int) -> Score:
        """Return the score when a round is over and the Lieutenant is still there."""
        if mine.fighting and theirs.fighting and this_round < ROUNDS:
            return self.before(mine, theirs, this_round + 1)
        shares = after_round((mine, theirs), this_round, self.brawls)
        kept = score(shares) + self.dear
        if self.card == HOME_TURF and not any(shares):
            return max(kept, 1.0)
        if self.card == BRIBE and mine.fighting and theirs.fighting:
            return max(kept, 1.0)
        return kept


def score(shares: tuple[float, ...]) -> Score:
    """Return the score of two shares."""
    return shares[0] - shares[1]


def band_of(fallen: Fallen) -> Band:
    """Return what goes on fighting."""
    return Band(fallen.fighting(), fallen.knocked_out)


def savate(band: Fallen, kicks: int, *, low_too: bool = True) -> Fallen:
    """Return a band after so many kicks, those on their backs first."""
    back = min(band.back, kicks)
    edge = min(band.edge, kicks - back) if low_too else 0
    hit = back + edge > 0
    return Fallen(band.edge - edge, band.back - back, band.feet, band.knocked_out or hit)


def row_name(card: int, joining: int) -> str:
    """Return under which name the gains of a Lieutenant are stored."""
    return f"{LIEUTENANTS[card]} {joining}" if card == BACK_UP else LIEUTENANTS[card]


def solve() -> dict[str, dict[str, list[float]]]:
    """Return the gains of every Lieutenant by bands and round, for all of `DEAR`."""
    brawls = Brawls(compute(tuple(SHIPPED.data["throws"][FORCES[BRUTAL]]), most=2))
    kinds = [Band(count, down) for count in range(1, BAND + 1) for down in (False, True)]
    found: dict[str, dict[str, list[float]]] = {}
    for card in HELPERS:
        for joining in range(1, BACKUP + 1) if card == BACK_UP else (0,):
            rows: dict[str, list[float]] = {}
            solved = [Turning(card, joining, dear, brawls) for dear in DEAR]
            for this_round, mine, theirs in product(range(1, ROUNDS + 1), kinds, kinds):
                gains = [one.gain(mine, theirs, this_round) for one in solved]
                rows[name_of((mine, theirs), this_round)] = [round(gain, 3) for gain in gains]
            found[row_name(card, joining)] = rows
    return found


def main() -> None:
    """Write the table anew."""
    parts: list[str] = []
    for name, rows in solve().items():
        lines = [f'    "{bands}": {gains}' for bands, gains in rows.items()]
        parts.append(f'  "{name}": {{\n' + ",\n".join(lines) + "\n  }")
    text = "{\n" + ",\n".join(parts) + "\n}\n"
    Path(__file__).with_name(TABLE).write_text(text, encoding="utf-8")


@cache
def stored_turning() -> dict[str, dict[str, list[float]]]:
    """Return the gains that are stored beside this file."""
    text = files("oyabun.games.zoku.mind").joinpath(TABLE).read_text(encoding="utf-8")
    found: dict[str, dict[str, list[float]]] = json.loads(text)
    return found


if __name__ == "__main__":
    main()

"""Whether chance was what the table had sealed: every outcome of a record, drawn again."""

from __future__ import annotations

from typing import NamedTuple

from oyabun.core.errors import CorruptRecordError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.options import THROWS
from oyabun.core.phases import CHANCE, Chance
from oyabun.core.play import decision


class FairChance(NamedTuple):
    """What was found about the chance of a match."""

    commitment: str
    """What the table must have shown before the first deal."""
    drawn: int
    """Outcomes that follow from the seal, one by one."""
    thrown: int
    """Outcomes that a hand or a falling body decided, which no seal can foresee."""


def by_hand(asked: Chance, match: Match) -> bool:
    """Return whether somebody's hand, or a body that falls, may have decided this."""
    if asked.skill:
        return True
    falls = match.header.options.get(THROWS.key, "table") != "table"
    return falls and asked.toss(match.state) is not None


def check_chance(match: Match) -> FairChance:
    """Draw every outcome of chance again; the first one that is not what was sealed is an error."""
    seal = match.header.seal
    if seal is None:
        raise CorruptRecordError("this record has no seal: its chance was not committed to")
    again = Match(match.game, match.header, match.edition)
    drawn = thrown = 0
    for number, entry in enumerate(match.entries, start=1):
        if entry.seat == CHANCE:
            asked = decision(again.state)
            expected = rng_dealer(seal.rng(drawn + thrown))(again.state)
            if expected is entry.move:
                drawn += 1
            elif isinstance(asked, Chance) and by_hand(asked, again):
                thrown += 1
            else:
                raise CorruptRecordError(
                    f"entry {number} is {str(entry.move)!r}, but what was sealed is "
                    f"{str(expected)!r}: somebody has chosen"
                )
        again.resume([entry])
    return FairChance(seal.commitment, drawn, thrown)

"""Does the end say why, and does every number at the end agree with the others?"""

from __future__ import annotations

from oyabun.core.breakdown import Breakdown
from oyabun.core.match import Match
from oyabun.core.outcome import Outcome
from oyabun.testing.failures import fail
from oyabun.testing.secrets import eyes, place
from oyabun.text import LANGUAGES, Speaker


def check_breakdown(match: Match) -> None:
    """The sources add up to the scores, for all eyes alike, in every language."""
    outcome = match.outcome
    assert outcome is not None, "the match is over"
    game = match.game
    told: set[tuple[tuple[int, ...], ...]] = set()
    for seat in eyes(match):
        view = match.view(seat)
        for language in LANGUAGES:
            speaker = Speaker(game.package, language, match.header.seats, seat)
            sources = game.breakdown(view, speaker)
            check_sources(sources, outcome, place(match, seat))
            told.add(tuple(source.points for source in sources))
    if len(told) > 1:
        fail(
            f"not everybody is told the same points: {sorted(told)}",
            where=place(match, None),
            mend="break down what is public at the end",
        )


def check_sources(sources: Breakdown, outcome: Outcome, where: str) -> None:
    """Every source has a number for each seat, and they add up."""
    seats = len(outcome.scores)
    for source in sources:
        if len(source.points) != seats or len(source.remarks) not in (0, seats):
            fail(f"a number for each of {seats} seats: {source}", where=where, mend="see Source")
    totals = tuple(sum(source.points[seat] for source in sources) for seat in range(seats))
    if totals != outcome.scores:
        fail(
            f"the sources add up to {totals}, the scores are {outcome.scores}: {sources}",
            where=where,
            mend="count both by the same function of the rules",
        )

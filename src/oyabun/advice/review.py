"""A match looked back on through one seat's eyes, without hindsight.

Every decision is judged with what the seat knew when it was made. What happened in between is told
apart: what chance gave, as the seat saw it, and the rest, which is what the others did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf, sqrt
from typing import Final

import msgspec

from oyabun.advice.reasons import Reason, reasons
from oyabun.advice.seen import Seen, read_seen, what_is_seen
from oyabun.advice.weighing import Outlook, Weighed, look, weigh
from oyabun.core.chance import Rng
from oyabun.core.errors import SeatError, StageError
from oyabun.core.match import Match
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE
from oyabun.core.thinking import outcome_shares
from oyabun.search.searcher import CONFIDENT

WORST: Final = 3
"""How many decisions are named."""
WORTH_NAMING: Final = 0.01
"""Shares of a victory."""
MOST_LOOKED_AT: Final = 600
"""Moments of a match that are looked at, the first ones: no match of ours has so many."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked about a moment: what the seat saw, and what it then chose."""

    ply: int
    """Decisions made before it."""
    seen: Seen
    chosen: int | None
    """Number of the seat's move; None where somebody else was asked, or chance."""


class Chances(msgspec.Struct, frozen=True):
    """Everybody's chances to win at a moment, as the seat saw them."""

    ply: int
    shares: tuple[float, ...]
    sure: tuple[float, ...]
    """Half the widths of their 95 % intervals."""


class Reviewed(msgspec.Struct, frozen=True):
    """One decision of the seat."""

    ply: int
    """Decisions made before it: the position to look at."""
    move: str
    best: str
    """The move that was best; the same as `move` where nothing better was found."""
    share: float
    """The chance to win with what was chosen."""
    best_share: float
    cost: float
    sure: float
    """Half the width of the 95 % interval of the cost."""
    why: Reason | None
    """Why the best was better, where there is a sentence for it."""

    @property
    def certain(self) -> bool:
        """Whether it cost something worth naming, and more than the simulations leave open."""
        return self.cost > max(self.sure, WORTH_NAMING)


class Review(msgspec.Struct, frozen=True):
    """A match through one seat's eyes."""

    game: str
    seat: int
    plies: int
    curve: tuple[Chances, ...]
    decisions: tuple[Reviewed, ...]
    worst: tuple[Reviewed, ...]
    """Those that cost most, the worst first; only such as surely cost something."""
    choice: float
    """What the seat's own decisions cost in all, in shares of a victory: 0 or less."""
    choice_sure: float
    luck: float
    """What chance gave or took."""
    luck_sure: float
    others: float
    """The rest: what the others did, and what was estimated wrongly."""


class Moment(msgspec.Struct, frozen=True):
    """A question with its answers."""

    ply: int
    outlook: Outlook
    weighed: Weighed | None
    chosen: int | None
    why: Reason | None


def check_reviewable(match: Match, seat: int) -> None:
    """Raise unless the match has ended and has such a seat."""
    last = len(match.header.seats) - 1
    if not 0 <= seat <= last:
        raise SeatError(f"there is no seat {seat}; those of this match are 0 to {last}")
    if match.outcome is None:
        raise StageError("a match can be reviewed when it has ended")


def asking(match: Match, seat: int) -> Iterator[Question]:
    """Return what has to be asked about a finished match: views of one seat, as texts.

    They are of every decision of the seat, and of the moments before and after what chance did.
    """
    again = Match(match.game, match.header, match.edition)
    looks, before = 0, CHANCE
    last = ""
    for ply, entry in enumerate(match.entries):
        own = entry.seat == seat
        passes = (entry.seat == CHANCE) != (before == CHANCE)
        if looks < MOST_LOOKED_AT and (own or passes):
            seen = what_is_seen(again, seat)
            if own or seen.view != last:
                looks += 1
                yield Question(ply, seen, int(entry.move.index) if own else None)
            last = seen.view
        before = entry.seat
        again.resume([entry])


def answer(question: Question, seed: int, seconds: float = inf) -> Moment:
    """Think about a moment of a match, for so many seconds or not much longer; runs in a worker."""
    game, view = read_seen(question.seen)
    outlook = look(game, view, Rng(seed))
    if question.chosen is None:
        return Moment(question.ply, outlook, None, None, None)
    rng, chosen = Rng(seed), game.moves.decode(question.chosen)
    weighed, why = weigh(game, view, chosen, rng, seconds), None
    if weighed is not None and weighed.best_share - weighed.share > max(weighed.sure, WORTH_NAMING):
        why = reasons(game, view, (game.moves.decode(weighed.best), chosen), rng)[0]
    return Moment(question.ply, outlook, weighed, question.chosen, why)


def sum_up(match: Match, seat: int, moments: Sequence[Moment]) -> Review:
    """Return the review that the answers make."""
    outcome = match.outcome
    assert outcome is not None, "a review looks back"
    moves = match.game.moves.decode
    decisions = [
        _reviewed(moment, moves(moment.chosen), moves(moment.weighed.best), moment.weighed)
        for moment in _without_regrets(moments)
        if moment.weighed is not None and moment.chosen is not None
    ]
    certain = [one for one in decisions if one.certain]
    end = outcome_shares(outcome, len(match.header.seats))
    curve = [_chances(moment.ply, moment.outlook) for moment in moments]
    curve.append(Chances(match.ply, tuple(end), (0.0,) * len(end)))
    luck, luck_sure = _luck(match, seat, curve)
    choice = -sum(one.cost for one in decisions)
    return Review(
        game=match.game.key,
        seat=seat,
        plies=match.ply,
        curve=tuple(curve),
        decisions=tuple(decisions),
        worst=tuple(sorted(certain, key=lambda one: -one.cost)[:WORST]),
        choice=choice,
        choice_sure=sqrt(sum(one.sure**2 for one in decisions)),
        luck=luck,
        luck_sure=luck_sure,
        others=end[seat] - curve[0].shares[seat] - luck - choice,
    )


def _without_regrets(moments: Sequence[Moment]) -> list[Moment]:
    """Count what was still to be had: what the seat could do next itself, it has not lost yet.

    Whoever is asked twice in a row and could take the best thing the second time too has made no
    mistake the first time, whatever the policy of the simulations would have done.
    """
    found: list[Moment] = []
    still: tuple[int, float] | None = None
    for moment in reversed(moments):
        weighed = moment.weighed
        if weighed is None:
            if moment.chosen is None or still is None or still[0] != moment.ply + 1:
                still = None
            else:
                still = moment.ply, still[1]
            found.append(moment)
            continue
        to_be_had = weighed.best_share
        if still is not None and still[0] == moment.ply + 1:
            share = min(weighed.best_share, max(weighed.share, still[1]))
            weighed = weighed._replace(share=share)
            to_be_had = max(to_be_had, still[1])
        still = moment.ply, to_be_had
        found.append(msgspec.structs.replace(moment, weighed=weighed))
    return found[::-1]


def _reviewed(moment: Moment, move: Move, best: Move, weighed: Weighed) -> Reviewed:
    cost = max(0.0, weighed.best_share - weighed.share)
    return Reviewed(
        moment.ply,
        str(move),
        str(best),
        weighed.share,
        weighed.best_share,
        cost,
        weighed.sure,
        moment.why,
    )


def _chances(ply: int, outlook: Outlook) -> Chances:
    return Chances(ply, outlook.shares, tuple(CONFIDENT * error for error in outlook.errors))


def _luck(match: Match, seat: int, curve: Sequence[Chances]) -> tuple[float, float]:
    """Return what chance gave between two looks with nothing else in between, summed up."""
    total = doubt = 0.0
    for early, late in pairwise(curve):
        between = match.entries[early.ply : late.ply]
        if all(entry.seat == CHANCE for entry in between):
            total += late.shares[seat] - early.shares[seat]
            doubt += late.sure[seat] ** 2 + early.sure[seat] ** 2
    return total, sqrt(doubt)


def review_match(match: Match, seat: int, seed: int) -> Review:
    """Review a finished match here and now."""
    check_reviewable(match, seat)
    return sum_up(match, seat, [answer(question, seed) for question in asking(match, seat)])

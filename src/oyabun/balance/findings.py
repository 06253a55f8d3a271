"""What the games of a lab say: shares with intervals, and what differs beyond chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

import msgspec

from oyabun.arena.results import CONFIDENT, Share, end_reasons, mean, share_of
from oyabun.arena.schedule import Series, series_edition
from oyabun.arena.tournament import Bar, length_bars
from oyabun.balance.watching import Watched
from oyabun.core.game import Game
from oyabun.shelf import find_game
from oyabun.text import LANGUAGES

FEWEST: Final = 30
"""Fewer seats with something, or without it, say nothing about it."""
SURE: Final = 0.05
"""How likely one false alarm may be in a whole table of findings."""
UNUSED: Final = 0.05
"""A choice that is made less than this times as often as by chance is one nobody makes …"""
EXPECTED: Final = 5.0
"""… if chance would have made it so often."""
PARTS: Final = ("quarter", "half", "three-quarters", "last-round")


class Lead(msgspec.Struct, frozen=True):
    """How often whoever led at a point of the game won."""

    part: str
    games: int
    wins: Share


class Worth(msgspec.Struct, frozen=True):
    """How often a seat won with something and without it."""

    what: str
    """``move``: the seat made it, or was dealt it. ``source``: it gave the seat more points than
    any other, and not all the same."""
    number: int
    """Of the move; -1 of a source."""
    text: str
    names: dict[str, str]
    """What a source is called, by language."""
    seats: int
    """How many had it."""
    having: Share
    lacking: Share
    difference: float
    low: float
    high: float
    beyond: bool
    """Whether it is more than chance, with so many things compared."""


class Unused(msgspec.Struct, frozen=True):
    """A choice that nobody makes, or hardly anybody."""

    move: int
    text: str
    expected: float
    """How often chance would have made it."""
    chosen: int


class Balance(msgspec.Struct, frozen=True):
    """What the lab found about one edition."""

    game: str
    title: str
    edition: str
    edition_digest: str
    rules_version: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    seat_wins: tuple[Share, ...]
    mean_length: float
    """Decisions in a game, those of the dealer included."""
    lengths: tuple[Bar, ...]
    end_reasons: dict[str, int]
    leads: tuple[Lead, ...]
    runaway: Share | None
    """Games in which one seat led from the middle on whenever a round began, and won."""
    last_round: Share | None
    """Games that whoever led when the last round began did not win."""
    comebacks: Share | None
    """Games won by whoever was last in the middle."""
    worths: tuple[Worth, ...]
    """What differs most first."""
    unused: tuple[Unused, ...]


class Difference(msgspec.Struct, frozen=True):
    """A number with two editions, on the same deals."""

    what: str
    first: float
    second: float
    difference: float
    low: float
    high: float
    beyond: bool


class Comparison(msgspec.Struct, frozen=True):
    """What changed from one edition to another, what changed beyond chance first."""

    first: Balance
    second: Balance
    differences: tuple[Difference, ...]
    worths: tuple[Difference, ...]
    """How much more often a seat wins with something than without it, in both."""


def sum_up(series: Series, games: Sequence[Watched]) -> Balance:
    """Return what the games of a series say."""
    game = find_game(series.game)
    edition = series_edition(series)
    played = [one.played for one in games]
    numbers = [numbers_of(one) for one in games]
    return Balance(
        game=series.game,
        title=game.title,
        edition=edition.id,
        edition_digest=edition.digest,
        rules_version=game.rules_version,
        seats=series.seats,
        options=dict(series.options),
        bots=series.bots,
        seed=series.seed,
        games=len(games),
        seat_wins=tuple(
            share_of(sum(one.shares[seat] for one in games), len(games))
            for seat in range(series.seats)
        ),
        mean_length=mean(one.length for one in played),
        lengths=length_bars([one.length for one in played]),
        end_reasons=end_reasons(played),
        leads=tuple(
            Lead(part, len(found), share_of(sum(found), len(found)))
            for part in PARTS
            if (found := known(numbers, f"lead-{part}"))
        ),
        runaway=rate(numbers, "runaway"),
        last_round=rate(numbers, "last-round"),
        comebacks=rate(numbers, "comeback"),
        worths=tuple(sorted(worths(game, games), key=lambda one: -abs(one.difference))),
        unused=unused(game, games),
    )


# One game in numbers: the same for a sum and for a comparison


def numbers_of(one: Watched) -> dict[str, float]:
    """Return what there is to say of one game; what it does not say is left out."""
    found = {f"seat-{seat + 1}": share for seat, share in enumerate(one.shares)}
    found["length"] = float(one.played.length)
    rounds = [chances for chances in one.rounds if chances]
    if len(rounds) < 2:
        return found
    leaders = [leader(chances) for chances in rounds]
    places = [round((len(rounds) - 1) * part) for part in (0.25, 0.5, 0.75)]
    for part, place in zip(PARTS, (*places, len(rounds) - 1), strict=True):
        found[f"lead-{part}"] = one.shares[leaders[place]]
    middle = places[1]
    winner = one.shares[leaders[-1]] > 0
    found["runaway"] = float(winner and len(set(leaders[middle:])) == 1)
    found["last-round"] = float(not winner)
    chances = rounds[middle]
    found["comeback"] = one.shares[chances.index(min(chances))]
    return found


def leader(chances: Sequence[float]) -> int:
    """Return the seat that is most likely to win."""
    return chances.index(max(chances))


def known(numbers: Sequence[Mapping[str, float]], what: str) -> list[float]:
    """Return a number of all games that have it."""
    return [one[what] for one in numbers if what in one]


def rate(numbers: Sequence[Mapping[str, float]], what: str) -> Share | None:
    """Return how often something was so."""
    found = known(numbers, what)
    return share_of(sum(found), len(found)) if found else None


# What things are worth


class Tally:
    """How often seats had something, and how much of the victories was theirs."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = 0.0

    def add(self, share: float) -> None:
        """Count a seat."""
        self.seats += 1
        self.wins += share


def worths(game: Game, games: Sequence[Watched]) -> list[Worth]:
    """Return what seats had more or less luck with; what nearly all or hardly any had is left."""
    found = [*_move_tallies(game, games), *_source_tallies(games)]
    told = [one for one in found if min(one.having.seats, one.lacking.seats) >= FEWEST]
    confidence = sure_of(len(told))
    return [_worth(one, confidence) for one in told]


class Halves(NamedTuple):
    """Those who had something, and those who had not."""

    what: str
    number: int
    text: str
    names: dict[str, str]
    having: Tally
    lacking: Tally


def _move_tallies(game: Game, games: Sequence[Watched]) -> list[Halves]:
    everybody = Tally()
    moves: dict[int, Tally] = {}
    for one in games:
        for seat, share in enumerate(one.shares):
            everybody.add(share)
            for move in one.used[seat]:
                moves.setdefault(move, Tally()).add(share)
    return [
        Halves("move", move, str(game.moves.decode(move)), {}, tally, without(everybody, tally))
        for move, tally in moves.items()
    ]


def _source_tallies(games: Sequence[Watched]) -> list[Halves]:
    sources: dict[tuple[str, ...], tuple[Tally, Tally]] = {}
    for one in games:
        for source in one.sources:
            if len(set(source.points)) > 1:
                most = max(source.points)
                pair = sources.setdefault(source.names, (Tally(), Tally()))
                for share, its in zip(one.shares, source.points, strict=True):
                    pair[its < most].add(share)
    return [
        Halves("source", -1, names[0], dict(zip(LANGUAGES, names, strict=True)), *pair)
        for names, pair in sources.items()
    ]


def without(everybody: Tally, having: Tally) -> Tally:
    """Return those who did not have it."""
    rest = Tally()
    rest.seats, rest.wins = everybody.seats - having.seats, everybody.wins - having.wins
    return rest


def _worth(halves: Halves, confidence: float) -> Worth:
    having, lacking = halves.having, halves.lacking
    one, other = share_of(having.wins, having.seats), share_of(lacking.wins, lacking.seats)
    difference = one.share - other.share
    below = sqrt((one.share - one.low) ** 2 + (other.high - other.share) ** 2)
    above = sqrt((one.high - one.share) ** 2 + (other.share - other.low) ** 2)
    reach = confidence / CONFIDENT
    return Worth(
        halves.what,
        halves.number,
        halves.text,
        halves.names,
        having.seats,
        one,
        other,
        difference,
        difference - below,
        difference + above,
        difference > reach * below or difference < -reach * above,
    )


def worth_key(one: Worth) -> str:
    """Return what a worth is about, the same in both editions of a comparison."""
    return f"{one.what}: {one.text}"


def sure_of(comparisons: int) -> float:
    """Return how many standard deviations tell something from chance among so many comparisons."""
    return NormalDist().inv_cdf(1 - SURE / (2 * max(1, comparisons)))


def unused(game: Game, games: Sequence[Watched]) -> tuple[Unused, ...]:
    """Return the choices that nobody makes, those that were offered most first."""
    expected: dict[int, float] = {}
    chosen: dict[int, int] = {}
    for one in games:
        for offer in one.offers:
            expected[offer.move] = expected.get(offer.move, 0.0) + offer.expected
            chosen[offer.move] = chosen.get(offer.move, 0) + offer.chosen
    found = [
        Unused(move, str(game.moves.decode(move)), round(times, 1), chosen[move])
        for move, times in expected.items()
        if times >= EXPECTED and chosen[move] < UNUSED * times
    ]
    return tuple(sorted(found, key=lambda one: -one.expected))


# Two editions


def compare(
    one: tuple[Series, Sequence[Watched]], other: tuple[Series, Sequence[Watched]]
) -> Comparison:
    """Return what changed from one to the other; the games are pairs with the same deals."""
    first, second = sum_up(*one), sum_up(*other)
    pairs = [
        (numbers_of(before), numbers_of(after))
        for before, after in zip(one[1], other[1], strict=True)
    ]
    names = list(dict.fromkeys(name for before, _ in pairs for name in before))
    confidence = sure_of(len(names))
    differences = [_paired(name, pairs, confidence) for name in names]
    return Comparison(
        first,
        second,
        _surest_first([found for found in differences if found is not None]),
        _surest_first(_worths_changed(first.worths, second.worths)),
    )


def _paired(
    name: str,
    pairs: Sequence[tuple[Mapping[str, float], Mapping[str, float]]],
    confidence: float,
) -> Difference | None:
    both = [(one[name], other[name]) for one, other in pairs if name in one and name in other]
    if len(both) < 2:
        return None
    steps = [after - before for before, after in both]
    error = stdev(steps) / sqrt(len(steps))
    before, after = (fmean(column) for column in zip(*both, strict=True))
    return _difference(name, before, after, error, confidence)


def _difference(
    name: str, before: float, after: float, error: float, confidence: float
) -> Difference:
    step = after - before
    return Difference(
        name,
        before,
        after,
        step,
        step - CONFIDENT * error,
        step + CONFIDENT * error,
        abs(step) > confidence * error,
    )


def _worths_changed(first: Sequence[Worth], second: Sequence[Worth]) -> list[Difference]:
    after = {worth_key(one): one for one in second}
    both = [(one, after[worth_key(one)]) for one in first if worth_key(one) in after]
    confidence = sure_of(len(both))
    return [
        _difference(
            worth_key(one),
            one.difference,
            other.difference,
            sqrt(_error(one) ** 2 + _error(other) ** 2),
            confidence,
        )
        for one, other in both
    ]


def _error(one: Worth) -> float:
    return (one.high - one.low) / (2 * CONFIDENT)


def _surest_first(found: Sequence[Difference]) -> tuple[Difference, ...]:
    return tuple(sorted(found, key=lambda one: (not one.beyond, -abs(one.difference))))

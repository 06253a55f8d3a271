"""`check_game`: random matches to the end, with every promise of the kernel checked on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Entry, Match
from oyabun.core.options import Choice
from oyabun.core.phases import CHANCE, Chance
from oyabun.core.play import decision, legal_moves
from oyabun.core.state import AnyState, digest
from oyabun.testing.ending import check_breakdown
from oyabun.testing.failures import fail
from oyabun.testing.lessons import check_lesson
from oyabun.testing.parts import check_parts, check_text
from oyabun.testing.secrets import (
    Seat,
    check_answer_hidden,
    check_game_has_secrets,
    check_imagined,
    check_news,
    check_scrambled,
    eyes,
    place,
)
from oyabun.testing.texts import check_texts
from oyabun.text import LANGUAGES, Speaker

LARGE: Final = 5
"""Up to so many pairs of eyes are all checked at every ply."""
LONGEST: Final = 20_000
"""No match of any game comes near this many decisions: longer means it does not end."""
REPEATS: Final = 8
"""A position may come back, as when two tie and throw again; so often, nothing happens at all."""
QUICK: Final = 200
"""So many quick matches are played to come to what is rare."""
SENTENCE_ENDS: Final = (".", "!", "?", "…", "”", "»")

Settings = tuple[Mapping[str, str], ...]
"""Combinations of options to play with."""


@dataclass
class Report:
    """What the suite has walked through."""

    game: str
    matches: int = 0
    decisions: int = 0
    phases: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    hidden: bool = False


def check_game(
    game: Game,
    *,
    walks: int = 2,
    seed: int = 1,
    sample: int = 7,
    settings: Settings | None = None,
    everything_visited: bool = True,
) -> Report:
    """Play random matches of every size and with every option, and check the whole contract.

    Views, scrambled and imagined worlds are compared at every ply (at tables of more than four, for
    three of those who look, others each time); pictures, take-backs and
    play-outs of imagined worlds, which cost more, for one seat at about one ply in `sample`.
    `settings` names the combinations of options to play; by default those that the game names, or
    each option changed once on its own. The first is played at every size, the others at one size
    each, in turn.
    """
    check_moves(game)
    check_rounds(game)
    check_texts(game)
    report = Report(game.key)
    rng = Rng(seed)
    played = list(tables(game, option_settings(game) if settings is None else settings))
    for seats, options in played:
        for _ in range(walks):
            walk(game, seats, options, rng, sample, report)
    for seats, options in {str(options): (seats, options) for seats, options in played}.values():
        watch_bots(game, seats, options, rng)
    check_lesson(game)
    check_game_has_secrets(game, hidden=report.hidden)
    if everything_visited:
        for turn in range(QUICK):
            if unvisited(game, report) != (set(), set()):
                look_for_rare(game, *played[turn % len(played)], rng, report)
        check_visited(game, report)
    return report


def option_settings(game: Game) -> Settings:
    """Return what the game wants played together; else each value of each option on its own."""
    if game.combinations:
        return game.combinations
    settings: list[Mapping[str, str]] = [{}]
    for option in game.options:
        if isinstance(option, Choice):
            settings += [{option.key: value} for value in option.values[1:]]
    return tuple(settings)


def tables(game: Game, settings: Settings) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Yield what to play: the first setting at every size, the others at one size each, in turn."""
    for turn, options in enumerate(settings):
        sizes = game.seats_with(game.read_options(options))
        for seats in sizes if turn == 0 else (sizes[turn % len(sizes)],):
            yield seats, options


def check_moves(game: Game) -> None:
    """Numbers and texts of moves lead back to the same object."""
    for index, move in enumerate(game.moves):
        if move.index != index or game.moves.decode(index) is not move:
            fail(f"move {move} is not number {index}", where=game.key, mend="use MoveSpace.table")
        if game.moves.parse(str(move)) is not move:
            fail(f"move {move} does not parse back", where=game.key, mend="make texts unique")


def check_rounds(game: Game) -> None:
    """The step by which replays jump is one of the game's."""
    if game.round_step and game.round_step not in game.phases.names():
        mend = "name a step that is registered in PHASES"
        fail(f"no step is called {game.round_step!r}", where=game.key, mend=mend)


def unvisited(game: Game, report: Report) -> tuple[set[str], set[str]]:
    """Return the phases and the kinds of moves that no match has come to."""
    phases = set(game.phases.names()) - report.phases
    return phases, set(game.moves.kinds()) - report.kinds


def look_for_rare(
    game: Game, seats: int, options: Mapping[str, str], rng: Rng, report: Report
) -> None:
    """Play a quick match, and check only what no match has come to before."""
    match = Match.start(game, tuple(f"<{seat}>" for seat in range(seats)), options)
    while match.waiting():
        if match.state.stack[-1].name not in report.phases:
            check_position(match, rng, sampled=True, report=report)
        entry = draw_entry(match, rng)
        if entry.move.kind not in report.kinds:
            for seat in eyes(match):
                check_news(match, entry, seat, rng)
        report.kinds.add(entry.move.kind)
        match.append(entry)
        report.phases.update(match.steps(match.ply))


def check_visited(game: Game, report: Report) -> None:
    """Random play reaches every phase and every kind of move."""
    phases, kinds = unvisited(game, report)
    if phases or kinds:
        fail(
            f"never reached: phases {sorted(phases)}, kinds of moves {sorted(kinds)}",
            where=f"{game.key}, {report.matches} matches",
            mend="remove what nobody can reach, or ask for more walks",
        )


def walk(
    game: Game, seats: int, options: Mapping[str, str], rng: Rng, sample: int, report: Report
) -> None:
    """Play one random match to its end."""
    names = tuple(f"<{seat}>" for seat in range(seats))
    match = Match.start(game, names, options)
    kept: list[tuple[AnyState, str]] = []
    often: Counter[str] = Counter()
    while match.waiting():
        check_progress(match, often)
        sampled = rng.below(sample) == 0
        check_position(match, rng, sampled=sampled, report=report)
        clone = match.state.clone()
        if digest(clone) != digest(match.state):
            fail("a clone differs", where=place(match, None), mend="copy every field in clone()")
        if sampled:
            check_parts(match)
            check_text(match)
        kept.append((clone, digest(clone)))
        entry = draw_entry(match, rng)
        report.kinds.add(entry.move.kind)
        for seat in some_eyes(match, rng):
            check_news(match, entry, seat, rng)
            check_answer_hidden(match, entry, seat, rng)
        match.append(entry)
        say_news(match)
        if sampled:
            check_take_back(match, entry)
    check_end(match, kept, report)


def watch_bots(game: Game, seats: int, options: Mapping[str, str], rng: Rng) -> None:
    """Let the quickest bot play a match in all seats: it comes to its end without going round."""
    bot = game.bot(game.bot_names()[:2][-1])
    match = Match.start(game, tuple(f"<{seat}>" for seat in range(seats)), options)
    often: Counter[str] = Counter()
    while match.waiting():
        check_progress(match, often)
        seat = match.waiting()[0]
        drawn = (
            draw_entry(match, rng) if seat == CHANCE else Entry(seat, bot(match.view(seat), rng))
        )
        match.append(drawn)


def check_progress(match: Match, often: Counter[str]) -> None:
    """A match ends, and it does not come to the same position again and again."""
    if match.ply > LONGEST:
        fail("the match does not end", where=place(match, None), mend="find the loop")
    now = digest(match.state)
    often[now] += 1
    if often[now] > REPEATS:
        fail(
            f"the same position came {often[now]} times",
            where=place(match, None),
            mend="do not offer a move again that has changed nothing",
        )


def some_eyes(match: Match, rng: Rng) -> list[Seat]:
    """Return everybody who looks; at a large table three of them, others at every ply."""
    everybody = eyes(match)
    if len(everybody) > LARGE:
        rng.shuffle(everybody)
        return everybody[:3]
    return everybody


def check_position(match: Match, rng: Rng, *, sampled: bool, report: Report) -> None:
    """Check what is asked, and what everybody sees of it."""
    report.phases.update(phase.name for phase in match.state.stack)
    report.phases.update(match.steps(match.ply))
    owing = match.waiting()
    for asked in owing:
        check_legal(match, asked, rng)
    everybody = some_eyes(match, rng)
    drawn_for = rng.below(len(everybody)) if sampled else -1
    for number, seat in enumerate(everybody):
        view = match.game.project(match.state, seat)
        mine = () if seat is None else tuple(legal_moves(match.state, seat))
        if view.legal != mine or view.waiting != owing or view.seat != seat:
            fail("the view's frame is wrong", where=place(match, seat), mend="use frame()")
        if not set(view.offered()) <= set(mine):
            fail("something else is suggested", where=place(match, seat), mend="see suggests()")
        if check_scrambled(match, seat, rng, drawn=number == drawn_for):
            report.hidden = True
        if number == drawn_for:
            check_imagined(match, seat, rng)


def check_legal(match: Match, seat: int, rng: Rng) -> None:
    """Legal moves exist, ascend, and `random_move` draws from the same list."""
    moves = legal_moves(match.state, seat)
    where = place(match, seat)
    if not moves:
        fail("a seat is asked but has no legal move", where=where, mend="see pending(), owing()")
    indices = [move.index for move in moves]
    if indices != sorted(set(indices)):
        fail(f"moves not in index order: {moves}", where=where, mend="sort moves(), no doubles")
    asked = decision(match.state)
    assert asked is not None, "somebody is waited for"
    seed = int(rng.word())
    drawn = asked.random_move(match.state, seat, Rng(seed))
    weights = asked.weights(match.state) if isinstance(asked, Chance) else []
    if len(weights) not in (0, len(moves)) or any(weight <= 0 for weight in weights):
        fail(f"weights {weights} of {moves}", where=where, mend="a chance for each move")
    agreed = moves[Rng(seed).weighted(weights or [1] * len(moves))]
    if drawn is not agreed:
        fail(
            f"random_move gave {drawn}, moves and weights give {agreed}",
            where=where,
            mend="derive all three from one fact, as oyabun.core.frequent does",
        )


def draw_entry(match: Match, rng: Rng) -> Entry:
    """Return a random decision of one of the seats that owe one."""
    owing = match.waiting()
    seat = owing[rng.below(len(owing))]
    asked = decision(match.state)
    assert asked is not None, "somebody is waited for"
    return Entry(seat, asked.random_move(match.state, seat, rng))


def say_news(match: Match) -> None:
    """Everything that happened is told in sentences that speak to whoever hears them."""
    names = match.header.seats
    for seat in eyes(match):
        for phrase, language in product(match.news(match.ply, seat), LANGUAGES):
            told = Speaker(match.game.package, language, names, seat).say(phrase)
            if seat is not None and names[seat] in told:
                fail(
                    f"{phrase.key} names its own listener: {told}",
                    where=place(match, seat),
                    mend=f"let {language}.ftl say “you” where $you, $you2 … are yes",
                )
            if not told.endswith(SENTENCE_ENDS):
                fail(
                    f"{phrase.key} is no whole sentence: {told}",
                    where=place(match, seat),
                    mend=f"end it with a stop in {language}.ftl",
                )


def check_take_back(match: Match, entry: Entry) -> None:
    """A decision that can be taken back can be made again, with the same result."""
    if entry.seat == CHANCE:
        if match.may_take_back(CHANCE):
            fail("chance can be taken back", where=place(match, None), mend="see State.seal")
        return
    if match.may_take_back(entry.seat):
        after = digest(match.state)
        match.take_back(entry.seat)
        match.append(entry)
        if digest(match.state) != after:
            fail("taking back changes something", where=place(match, None), mend="see State.seal")


def check_end(match: Match, kept: list[tuple[AnyState, str]], report: Report) -> None:
    """The end has a reason and a ranking, old clones are as they were, and the log replays."""
    where = place(match, None)
    outcome = match.outcome
    if outcome is None:
        fail("nobody is waited for, but there is no outcome", where=where, mend="set it at the end")
    if outcome.reason not in match.game.reasons:
        fail(f"unknown end reason {outcome.reason!r}", where=where, mend="add it to Game.reasons")
    if not len(outcome.places) == len(outcome.scores) == len(match.header.seats):
        fail(f"a place and a score for each seat: {outcome}", where=where, mend="see Outcome")
    check_breakdown(match)
    for old, then in kept:
        if digest(old) != then:
            fail("an old clone has changed", where=where, mend="clone() shares a mutable field")
    replayed = match.at(match.ply)
    if digest(replayed.state) != digest(match.state):
        fail("the log replays to another position", where=where, mend="rules must be repeatable")
    report.phases.update(match.steps(match.ply))
    report.matches += 1
    report.decisions += match.ply
    report.reasons.add(outcome.reason)

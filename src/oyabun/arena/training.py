"""What self-play teaches about an evaluation: how its features go with who wins in the end.

Matches are played by the policy of the game's mind, in worlds that are known from end to end. At
the moments where a search would evaluate, the evaluation's own shares and the features of all seats
are noted; in the end, who won. A softmax over the seats of weights times features is fitted to most
of the matches and tested on the others. Then somebody who judges by it plays somebody who does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import log
from typing import TYPE_CHECKING, Final

import msgspec

from oyabun.arena.crew import Crew, play_all
from oyabun.arena.matches import Playing
from oyabun.arena.results import Share, share_of
from oyabun.arena.schedule import DEALING, SEATING, THINKING, random_numbers, seat_bots
from oyabun.core.chance import Rng
from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.core.phases import CHANCE, TOGETHER
from oyabun.core.play import answer, asked_seat, settle
from oyabun.core.thinking import Mind, outcome_shares
from oyabun.core.view import AnyImagined
from oyabun.search import Search, Setting
from oyabun.search.learned import taught
from oyabun.shelf import find_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

EVALUATION: Final = "evaluation"
"""Name of the first feature: the logarithm of what the evaluation says."""
LEAST: Final = 1e-4
"""No share is taken for smaller, or one surprise would count for more than a thousand matches."""
HELD_OUT: Final = 5
"""One match of so many is for testing."""
MOMENTS: Final = 40
"""How many of a match are noted at most."""
RIDGE: Final = 1e-3
"""How much the weights are held to what they were: the evaluation alone."""
STEPS: Final = 30
QUICK: Final = Setting(effort=0.05, wide=0.5)
"""How both think who try the weights out."""
TAUGHT, PLAIN = "taught", "plain"


class TrainingError(RequestError):
    """Something that keeps a game from being trained."""


class Lesson(msgspec.Struct, frozen=True):
    """A match: what was noted of each seat at each moment, and who won."""

    moments: list[list[list[float]]]
    shares: list[float]


class Trained(msgspec.Struct, frozen=True):
    """What a table of so many seats has learned, and how much that helps."""

    seats: int
    matches: int
    moments: int
    seed: int
    weights: dict[str, float]
    loss: float
    """Log loss on matches that were held out …"""
    loss_before: float
    """… that of the evaluation alone …"""
    loss_chance: float
    """… and that of somebody who knows nothing."""
    trials: int
    """Quick matches of one who judges by the weights against all others who do not."""
    wins: Share
    """How much of their victories it had: a fair share is one over the seats."""
    helps: bool
    """Whether the loss is smaller and no victories were lost: then the game plays with them."""
    command: str
    date: str


class Weights(msgspec.Struct, frozen=True):
    """The file that a game keeps beside its edition."""

    game: str
    trained: tuple[Trained, ...]


def train(
    game: Game,
    seats: int,
    *,
    matches: int,
    trials: int,
    seed: int,
    jobs: int,
    command: str,
    date: str,
) -> Trained:
    """Play, fit, test on what was held out, and try it out."""
    names = features_of(game)
    play = partial(observe_number, game.key, seats, seed)
    numbers = range(matches)
    lessons = dict(play_all(play, numbers, Crew(jobs)))
    held = [lessons[number] for number in numbers if number % HELD_OUT == 0]
    rest = [lessons[number] for number in numbers if number % HELD_OUT]
    weights, losses = fit(rest, held)
    wins = try_out(game, seats, tuple(weights), trials=trials, seed=seed, jobs=jobs)
    loss, before = losses
    return Trained(
        seats=seats,
        matches=matches,
        moments=sum(len(lesson.moments) for lesson in lessons.values()),
        seed=seed,
        weights=dict(zip((EVALUATION, *names), weights, strict=True)),
        loss=loss,
        loss_before=before,
        loss_chance=log(seats),
        trials=trials,
        wins=wins,
        helps=loss < before and trials > 0 and wins.share >= 1 / seats,
        command=command,
        date=date,
    )


def features_of(game: Game) -> tuple[str, ...]:
    """Return the names of a game's features, or say that it has none."""
    names = () if game.mind is None else game.mind.features
    if not names:
        raise TrainingError(
            f"{game.title} names no features: its mind says them in `features` and `measure`, "
            f"see docs/search.md"
        )
    return names


# Self-play


def observe_number(key: str, seats: int, seed: int, number: int) -> tuple[int, Lesson]:
    """Play match `number` of a seed, in any process."""
    return number, observe(find_game(key), seats, random_numbers(seed, number, THINKING))


def observe(game: Game, seats: int, rng: Rng) -> Lesson:
    """Play a match by the policy and note the moments at which it could be judged.

    Those at which the mind rests; if it never does, the beginnings of turns.
    """
    mind = game.mind or Mind()
    state = game.setup(seats, game.read_options({}), game.edition)
    world: AnyImagined = game.imagine(game.project(state, None), rng)
    asked, before, mover, rested = settle(world), None, CHANCE, False
    at_rest, at_turns = [], []
    while asked is not None:
        seat = int(asked_seat(world, asked))
        rests = mind.rests(world, asked)
        if rests and not rested:
            at_rest.append(note(mind, world))
        elif seat != CHANCE and asked is not before and (seat != mover or asked.kind == TOGETHER):
            at_turns.append(note(mind, world))
            mover = seat
        rested, before = rests, asked
        if seat == CHANCE:
            move = asked.random_move(world, seat, rng)
        else:
            move = mind.policy(world, asked, seat, rng)
        asked = answer(world, asked, seat, move)
    assert world.outcome is not None, "a match that asks nothing more has an outcome"
    noted = [moment for moment in at_rest or at_turns if moment]
    return Lesson(noted[:: 1 + len(noted) // MOMENTS], outcome_shares(world.outcome, seats))


def note(mind: Mind, world: AnyImagined) -> list[list[float]]:
    """Return what a world looks like for each seat; nothing where the features do not fit."""
    rows = mind.measure(world)
    shares = mind.evaluate(world)
    return [[log(max(LEAST, share)), *row] for share, row in zip(shares, rows, strict=bool(rows))]


# Learning


def fit(rest: Sequence[Lesson], held: Sequence[Lesson]) -> tuple[list[float], tuple[float, float]]:
    """Return weights, and the loss on what was held out, with them and without."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise TrainingError("training needs NumPy: pip install numpy") from None

    seen, won = table(rest)
    tested, test_won = table(held)
    start = np.zeros(seen.shape[2])
    start[0] = 1.0
    middle = seen - seen.mean(axis=1, keepdims=True)
    spread = (middle**2).mean(axis=(0, 1)) + 1e-9
    held_to = RIDGE * len(seen) * np.diag(spread)
    weights = start.copy()
    for _ in range(STEPS):
        shares = softmax(middle @ weights)
        slope = np.einsum("sk,skf->f", shares - won, middle) + held_to @ (weights - start)
        means = np.einsum("sk,skf->sf", shares, middle)
        curve = np.einsum("sk,skf,skg->fg", shares, middle, middle) - means.T @ means + held_to
        step = np.linalg.solve(curve, slope)
        weights -= step
        if float(np.abs(step).max()) < 1e-9:
            break
    rounded = [round(float(weight), 5) for weight in weights]
    return rounded, (log_loss(tested, test_won, rounded), log_loss(tested, test_won, list(start)))


def table(lessons: Iterable[Lesson]) -> tuple[Numbers, Numbers]:
    """Return all moments of matches that somebody won, by seat and feature, and the shares."""
    import numpy as np

    moments = [(one, lesson) for lesson in lessons if any(lesson.shares) for one in lesson.moments]
    if not moments:
        raise TrainingError("there was nothing to learn from: play more matches")
    seen = np.array([moment for moment, _ in moments])
    won = np.array([lesson.shares for _, lesson in moments])
    return seen, won / won.sum(axis=1, keepdims=True)


def softmax(sums: Numbers) -> Numbers:
    """Return shares that grow with the sums, moment by moment."""
    import numpy as np

    grown = np.exp(sums - sums.max(axis=1, keepdims=True))
    found: Numbers = grown / grown.sum(axis=1, keepdims=True)
    return found


def log_loss(seen: Numbers, won: Numbers, weights: Sequence[float]) -> float:
    """Return how surprising the winners were to somebody who judges by the weights."""
    import numpy as np

    shares = softmax(seen @ np.array(weights))
    return float(-(won * np.log(np.maximum(LEAST, shares))).sum(axis=1).mean())


# Trying it out


def try_out(
    game: Game, seats: int, weights: tuple[float, ...], *, trials: int, seed: int, jobs: int
) -> Share:
    """Return how often one who judges by the weights wins against others who do not."""
    play = partial(try_number, game.key, seats, weights, seed)
    return share_of(sum(play_all(play, range(trials), Crew(jobs))), trials)


def try_number(key: str, seats: int, weights: tuple[float, ...], seed: int, number: int) -> float:
    """Play match `number`, in any process; return how much of the victory the weights had."""
    game = find_game(key)
    mind = game.mind or Mind()
    knows = replace(game, mind=taught(mind, {seats: weights}))
    without = replace(game, mind=taught(mind, {}))
    bots = {TAUGHT: Search(knows, QUICK).choose, PLAIN: Search(without, QUICK).choose}
    seating = seat_bots((TAUGHT, *[PLAIN] * (seats - 1)), seats, number)
    thinking = random_numbers(seed, number, SEATING)
    options = game.read_options({})
    playing = Playing(replace(game, bots=bots), seating, options, thinking, game.edition)
    playing.run(random_numbers(seed, number, DEALING))
    assert playing.state.outcome is not None, "it was played to its end"
    return outcome_shares(playing.state.outcome, seats)[seating.index(TAUGHT)]

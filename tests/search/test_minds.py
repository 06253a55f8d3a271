"""What the games know about good play: policies, evaluations and beliefs on imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.phases import CHANCE
from oyabun.core.play import asked_seat, decision, play, settle, waiting
from oyabun.core.state import AnyState
from oyabun.core.thinking import Mind, world_shares
from oyabun.core.view import AnyImagined
from oyabun.games import GAMES

CASES = [(game, dict(options)) for game in GAMES for options in game.combinations or ({},)]


def case_name(case: tuple[Game, dict[str, str]]) -> str:
    game, options = case
    return "-".join([game.key, *options.values()])


@pytest.fixture(params=CASES, ids=case_name)
def case(request: pytest.FixtureRequest) -> tuple[Game, dict[str, str]]:
    found: tuple[Game, dict[str, str]] = request.param
    return found


def started(case: tuple[Game, dict[str, str]]) -> tuple[Game, Mind, AnyState]:
    game, given = case
    assert game.mind is not None
    options = game.read_options(given)
    state = game.setup(game.seats_with(options)[-1], options, game.edition)
    settle(state)
    return game, game.mind, state


def at_random(state: AnyState, rng: Rng) -> Iterator[int]:
    """Play to the end by any moves; stop at each question, which is the how many-th."""
    for number in count():
        asked = decision(state)
        if asked is None:
            return
        yield number
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))


def test_the_policy_answers_every_question_of_a_match_with_a_legal_move(
    case: tuple[Game, dict[str, str]],
) -> None:
    game, mind, state = started(case)
    rng = Rng(1)
    world: AnyImagined = game.imagine(game.project(state, None), rng)
    asked = settle(world)
    while asked is not None:
        seat = asked_seat(world, asked)
        if seat == CHANCE:
            move = asked.random_move(world, seat, rng)
        else:
            move = mind.policy(world, asked, seat, rng)
            assert move in asked.moves(world, seat), f"{move} is no answer to {asked}"
        play(world, seat, move)
        asked = decision(world)
    assert world.outcome is not None


def test_an_evaluation_that_does_not_guess_is_the_same_in_all_worlds_of_a_seat(
    case: tuple[Game, dict[str, str]],
) -> None:
    game, mind, state = started(case)
    rng = Rng(3)
    compared = 0
    for _ in at_random(state, rng):
        seat = waiting(state)[0]
        if seat != CHANCE:
            view = game.project(state, seat)
            worlds = [game.imagine(view, rng) for _ in range(3)]
            if not mind.guesses(worlds[0]):
                first, *others = [world_shares(mind, world) for world in worlds]
                assert others == [first, first]
                compared += 1
    assert compared or game.key != "samurai"


def test_whoever_believes_still_sees_what_it_sees_and_gives_everybody_a_share(
    case: tuple[Game, dict[str, str]],
) -> None:
    game, mind, state = started(case)
    rng = Rng(2)
    for number in at_random(state, rng):
        seat = waiting(state)[-1]
        if seat != CHANCE and number % 9 == 0:
            view = game.project(state, seat)
            world = game.imagine(view, rng)
            mind.believe(world, seat, rng)
            assert game.project(world, seat) == view
            shares = mind.evaluate(world)
            assert all(0 <= share <= 1 for share in shares)
            parties = view.teams() or [(one,) for one in range(len(shares))]
            assert sum(shares[team[0]] for team in parties) == pytest.approx(1)

"""Learning an evaluation from self-play."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

from oyabun.arena.training import (
    Lesson,
    TrainingError,
    Weights,
    features_of,
    fit,
    observe,
    train,
)
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.play import decision, play, settle, waiting
from oyabun.core.thinking import corrected, world_shares
from oyabun.games import GAMES
from oyabun.search.learned import FILE, WeightsError, learned_mind, read_weights, taught
from oyabun.shelf import find_game

KAMIZA = find_game("kamiza")


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def planted(count: int) -> list[Lesson]:
    """Matches that the evaluation knows nothing about, and the second feature nearly all."""
    rng, found = Rng(3), []
    for _ in range(count):
        lead = rng.unit() - 0.5
        first = rng.unit() < (0.9 if lead > 0 else 0.1)
        even = log(0.5)
        found.append(Lesson([[[even, lead, 0.1], [even, -lead, 0.1]]], [first, not first]))
    return found


def test_what_decides_matches_gets_weight_and_lowers_the_loss_on_those_held_out() -> None:
    weights, (loss, before) = fit(planted(400), planted(100))
    assert weights[1] > 1
    assert weights[2] == pytest.approx(0, abs=1e-6), "what is the same for all says nothing"
    assert loss < before == pytest.approx(log(2))


def test_the_same_seed_teaches_the_same() -> None:
    def learn(seed: int) -> dict[str, float]:
        done = train(
            KAMIZA, 3, matches=30, trials=0, seed=seed, jobs=1, command="oyabun train", date=""
        )
        assert done.loss_chance == pytest.approx(log(3))
        assert not done.helps, "what nobody has tried out is not played"
        return done.weights

    assert learn(1) == learn(1) != learn(2)
    assert tuple(learn(1)) == ("evaluation", *features_of(KAMIZA))


def test_every_game_measures_what_it_names_wherever_it_would_evaluate(game: Game) -> None:
    seats = game.seats_with(game.read_options({}))[0]
    lesson = observe(game, seats, Rng(4))
    assert lesson.moments
    for moment in lesson.moments:
        assert [len(row) for row in moment] == [1 + len(features_of(game))] * seats


def test_weights_for_the_evaluation_alone_change_nothing(game: Game) -> None:
    assert game.mind is not None
    count = len(game.mind.features)
    seats = game.seats_with(game.read_options({}))[0]
    same = taught(game.mind, {seats: (1.0, *[0.0] * count)})
    other = taught(game.mind, {seats: (1.0, *[0.5] * count)})
    state = game.setup(seats, game.read_options({}), game.edition)
    settle(state)
    rng, differing = Rng(2), 0
    for _ in range(60):
        asked = decision(state)
        if asked is None:
            break
        world = game.imagine(game.project(state, None), rng)
        shares = world_shares(game.mind, world)
        assert world_shares(same, world) == pytest.approx(shares)
        assert sum(world_shares(other, world)) == pytest.approx(1)
        differing += world_shares(other, world) != pytest.approx(shares)
        play(state, waiting(state)[0], asked.random_move(state, waiting(state)[0], rng))
    assert differing


def test_whoever_has_no_chance_learns_none() -> None:
    shares = corrected([0.5, 0.0, 0.5], [[0.0], [9.0], [1.0]], (1.0, 1.0))
    assert shares[1] == 0
    assert shares[2] > shares[0]
    assert corrected([0.25, 0.75], [], (1.0, 1.0)) == [0.25, 0.75]


def test_a_game_without_features_is_told_what_is_missing() -> None:
    with pytest.raises(TrainingError, match="names no features"):
        features_of(replace(KAMIZA, mind=None))


def test_a_game_plays_with_the_weights_beside_its_edition_if_they_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("evaluation", *features_of(KAMIZA))
    row = {"seats": 3, "weights": dict.fromkeys(names, 0.5), "helps": True}
    idle = {"seats": 4, "weights": dict.fromkeys(names, 0.7), "helps": False}
    package = tmp_path / "planted_weights"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = replace(KAMIZA, package="planted_weights")
    assert learned_mind(game) is game.mind
    (package / FILE).write_text(json.dumps({"game": "kamiza", "trained": [row, idle]}))
    mind = learned_mind(game)
    assert mind is not None
    assert mind.learned == ((), (), (), (0.5,) * len(names))
    del sys.modules["planted_weights"]


def test_weights_for_other_features_are_refused() -> None:
    row = {"seats": 3, "weights": {"evaluation": 1.0, "luck": 2.0}, "helps": True}
    with pytest.raises(WeightsError, match="oyabun train kamiza"):
        read_weights(KAMIZA, {"trained": [row]})


def test_the_weights_that_come_with_a_game_say_where_they_are_from(game: Game) -> None:
    import msgspec

    place = Path(sys.modules[game.package].__file__ or "").parent / FILE
    if place.exists():
        weights = msgspec.json.decode(place.read_bytes(), type=Weights)
        assert all(one.command.startswith(f"oyabun train {game.key}") for one in weights.trained)
        assert all(one.date and one.helps for one in weights.trained)
        assert all(one.loss < one.loss_before < one.loss_chance for one in weights.trained)

"""The libraries' own conformance suites, on every game."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from oyabun.bench.traces import differing
from oyabun.envs import openspiel_games, parallel_env, seat_env, turn_env
from oyabun.games import GAMES

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

KEYS = [game.key for game in GAMES]
EXPECTED = (
    "Observation is not a NumPy array",  # it is a dict with a mask, as in PettingZoo's card games
    "Observation space for each agent probably should be",  # the same
    "Action mask numpy array is all zeros",  # of a seat that is not asked
)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_finds_nothing_wrong_turn_by_turn(key: str) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        for text in EXPECTED:
            warnings.filterwarnings("ignore", message=text)
        api_test(turn_env(key), num_cycles=60)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_finds_nothing_wrong_in_parallel(key: str) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(parallel_env(key), num_cycles=600)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_finds_the_same_seed_to_give_the_same_match(key: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: turn_env(key), num_cycles=30)


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_finds_nothing_wrong(key: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(seat_env(key, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("key", KEYS)
def test_openspiel_plays_a_random_game_and_stores_every_position_of_it(key: str) -> None:
    game = pyspiel.load_game(openspiel_games()[KEYS.index(key)])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_the_information_set_search_of_openspiel_plays(key: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(openspiel_games()[KEYS.index(key)])
    luck = np.random.RandomState(5)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=luck)
    state = game.new_initial_state()
    decided = 0
    while decided < 4:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(actions, p=chances))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_the_same_through_every_interface(key: str) -> None:
    few, *_, many = next(game.seats for game in GAMES if game.key == key)
    assert differing(key, few, 11) == []
    assert differing(key, min(many, 4), 12) == []

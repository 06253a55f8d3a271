"""Environments: what is observed, rewarded, repeated and taken back."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from oyabun.core.chance import Rng
from oyabun.core.errors import IllegalMoveError, MatchOverError, RequestError, SeatError
from oyabun.core.outcome import Outcome
from oyabun.core.state import digest
from oyabun.envs import make_setting, openspiel_games, parallel_env, seat_env, turn_env
from oyabun.envs.encoding import Encoding
from oyabun.envs.episode import Episode, rank_rewards
from oyabun.games import GAMES

pyspiel = pytest.importorskip("pyspiel")

KEYS = [game.key for game in GAMES]


def play_on(env: Any, steps: int, seed: int = 1) -> list[int]:
    """Play some random legal actions, as seed says, and return them."""
    rng, played = Rng(seed), []
    for _ in range(steps):
        if env.episode.over:
            break
        legal = env.episode.legal(env.episode.seat())
        played.append(legal[rng.below(len(legal))])
        env.step(played[-1])
    return played


@pytest.mark.parametrize("key", KEYS)
def test_what_is_observed_does_not_depend_on_what_is_hidden(key: str) -> None:
    setting = make_setting(key)
    encoding, rng = Encoding(setting), Rng(2)
    episode = Episode(setting)
    for _ in range(60):
        episode.deal(rng)
        if episode.over:
            break
        seat = episode.seat()
        other = Episode(setting, setting.game.secrets.scramble(episode.state, seat, rng))
        seen, same = (encoding.observation(one.view(seat)) for one in (episode, other))
        assert all(np.array_equal(seen[name], same[name]) for name in seen)
        legal = episode.legal(seat)
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        episode.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_on_alone_and_an_environment_returns_to_it(key: str) -> None:
    env = turn_env(key)
    env.reset(seed=5)
    play_on(env, 20)
    here, before = env.clone(), digest(env.episode.state)
    first = play_on(env, 40, seed=9)
    there = digest(env.episode.state)
    assert digest(here.episode.state) == before
    env.restore(here)
    assert play_on(env, 40, seed=9) == first
    assert digest(env.episode.state) == there
    assert play_on(here, 40, seed=9) == first


def test_one_seat_returns_to_a_clone_with_the_thoughts_of_its_bots() -> None:
    env = seat_env("bakuto")
    env.reset(seed=5)
    here = env.clone()
    ends = []
    for one in (env, here):
        for _ in range(6):
            one.step(one.episode.legal(0)[0])
        ends.append(digest(one.episode.state))
    assert ends[0] == ends[1]


def test_those_who_act_at_once_return_to_a_clone() -> None:
    env = parallel_env("kamiza")
    env.reset(seed=5)
    here, actions = env.clone(), {}
    for seat, agent in enumerate(env.agents):
        actions[agent] = (env.episode.legal(seat) or [env.wait])[0]
    env.step(actions)
    assert digest(here.episode.state) != digest(env.episode.state)
    env.restore(here)
    assert digest(here.episode.state) == digest(env.episode.state)


def test_the_same_seed_deals_the_same_and_without_one_the_next_match_is_another() -> None:
    one, two = turn_env("zoku"), turn_env("zoku")
    ends = []
    for env in (one, two):
        env.reset(seed=8)
        first = env.episode.text()
        env.reset()
        ends.append((first, env.episode.text()))
    assert ends[0] == ends[1]
    assert ends[0][0] != ends[0][1]


def test_rewards_by_rank_go_from_one_to_minus_one_and_equal_places_share() -> None:
    assert rank_rewards(Outcome((2, 1, 3), "end", (0, 0, 0))) == [0, 1, -1]
    assert rank_rewards(Outcome((1, 1), "end", (0, 0))) == [0, 0]
    assert rank_rewards(Outcome((1, 3, 1, 4), "end", (0,) * 4)) == pytest.approx(
        [2 / 3, -1 / 3, 2 / 3, -1]
    )


def test_rewards_by_score_are_the_points_of_the_rules() -> None:
    env = turn_env("kamiza", rewards="score")
    env.reset(seed=3)
    play_on(env, 1000)
    outcome = env.episode.state.outcome
    assert outcome is not None
    assert list(env.rewards.values()) == list(outcome.scores)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)


def test_an_illegal_action_changes_nothing() -> None:
    env = turn_env("samurai")
    env.reset(seed=3)
    before = digest(env.episode.state)
    seat = env.episode.seat()
    wrong = next(at for at in range(300) if at not in env.episode.legal(seat))
    with pytest.raises(IllegalMoveError, match=f"action {wrong}"):
        env.step(wrong)
    assert digest(env.episode.state) == before
    together = parallel_env("kamiza")
    together.reset(seed=3)
    before = digest(together.episode.state)
    with pytest.raises(IllegalMoveError, match="player_"):
        together.step(dict.fromkeys(together.agents, together.wait))
    assert digest(together.episode.state) == before


def test_at_one_seat_an_illegal_action_ends_the_match() -> None:
    env = seat_env("kamiza", bots="random")
    env.reset(seed=3)
    wrong = next(at for at in range(24) if at not in env.episode.legal(0))
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert "not allowed" in info["illegal"]
    with pytest.raises(MatchOverError):
        env.step(wrong)
    env.reset()
    assert env.action_masks().sum() == len(env.episode.legal(0))


def test_wrong_settings_are_named() -> None:
    with pytest.raises(SeatError, match="3 to 4 players"):
        turn_env("kamiza", seats=9)
    with pytest.raises(RequestError, match="'rank' or by 'score'"):
        turn_env("kamiza", rewards="luck")
    with pytest.raises(SeatError, match="no seat 5"):
        seat_env("kamiza", seat=5)
    with pytest.raises(SeatError, match="2 other seats"):
        seat_env("kamiza", bots=["random"])


def test_a_seat_renders_what_it_sees() -> None:
    env = seat_env("kamiza", bots="random", render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert turn_env("kamiza").render() is None


def test_openspiel_draws_other_worlds_that_the_player_cannot_tell_apart() -> None:
    openspiel_games()
    game = pyspiel.load_game("oyabun_samurai(rewards=score)")
    state = game.new_initial_state()
    luck = np.random.RandomState(4)
    for _ in range(40):
        state.apply_action(int(luck.choice(state.legal_actions())))
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(0) == state.information_state_string(0)
    assert str(other) != str(state)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    spectator = game.make_py_observer(public)
    assert spectator.string_from(other, 0) == spectator.string_from(state, 1)


WITHOUT = """
import sys
sys.modules[{module!r}] = None
from oyabun.envs import {function}
try:
    {function}({arguments})
except Exception as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("extra", "module", "function", "arguments"),
    [
        ("pettingzoo", "pettingzoo", "turn_env", "'kamiza'"),
        ("gymnasium", "gymnasium", "seat_env", "'kamiza'"),
        ("openspiel", "pyspiel", "openspiel_games", ""),
    ],
)
def test_a_missing_library_is_named_with_what_installs_it(
    extra: str, module: str, function: str, arguments: str
) -> None:
    code = WITHOUT.format(module=module, function=function, arguments=arguments)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert f"pip install 'oyabun[{extra}]'" in done.stdout, done.stderr

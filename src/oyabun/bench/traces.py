"""One random game through every interface: whoever drives it, the same is played.

A seat answers by random numbers of its own, so that it does not matter in which order those answer
who are asked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from oyabun.core.chance import Rng
from oyabun.core.game import Bot
from oyabun.core.moves import Move
from oyabun.core.play import decision, play, settle, waiting
from oyabun.core.state import digest
from oyabun.core.view import AnyView
from oyabun.envs import make_setting, openspiel_games, parallel_env, seat_env, turn_env
from oyabun.envs.episode import Setting
from oyabun.envs.seeding import Seeds
from oyabun.shelf import find_game

FIRST_SEAT: Final = 1 << 64
"""The random numbers of seats begin elsewhere than those of matches."""


class Trace(NamedTuple):
    """What every seat answered, one after the other, and how the position looks at the end."""

    answers: tuple[tuple[int, ...], ...]
    end: str
    rewards: tuple[float, ...]


class Players:
    """Seats that answer at random, and remember what."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rngs = [Rng(seed + FIRST_SEAT * (seat + 1)) for seat in range(seats)]
        self.answers: list[list[int]] = [[] for _ in range(seats)]

    def answer(self, seat: int, legal: Sequence[int]) -> int:
        """Return one of the legal actions."""
        action = int(legal[self.rngs[seat].below(len(legal))])
        self.answers[seat].append(action)
        return action

    def trace(self, state: Any, rewards: Sequence[float]) -> Trace:
        """Return what was played."""
        return Trace(tuple(map(tuple, self.answers)), digest(state), tuple(rewards))


def by_kernel(setting: Setting, seed: int) -> Trace:
    """Play with the kernel alone, move by move."""
    players, rng = Players(setting.seats, seed), Seeds().next(seed)
    moves = setting.game.moves
    state = setting.game.setup(setting.seats, setting.header.options, setting.edition)
    settle(state)
    while (asked := decision(state)) is not None:
        seat = waiting(state)[0]
        if seat < 0:
            play(state, seat, asked.random_move(state, seat, rng))
        else:
            legal = [int(move.index) for move in asked.moves(state, seat)]
            play(state, seat, moves.decode(players.answer(seat, legal)))
    assert state.outcome is not None, "a match that asks nothing more has an outcome"
    return players.trace(state, [float(score) for score in state.outcome.scores])


def by_turns(setting: Setting, seed: int) -> Trace:
    """Play through PettingZoo's AEC interface."""
    env = turn_env(setting.game.key, seats=setting.seats, rewards="score")
    players = Players(setting.seats, seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] += reward
        legal = observation["action_mask"].nonzero()[0].tolist()
        env.step(None if over else players.answer(int(agent[-1]), legal))
    return players.trace(env.episode.state, list(rewards.values()))


def in_parallel(setting: Setting, seed: int) -> Trace:
    """Play through PettingZoo's Parallel interface."""
    env = parallel_env(setting.game.key, seats=setting.seats, rewards="score")
    players = Players(setting.seats, seed)
    seen, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    while env.agents:
        asked = env.episode.waiting()
        actions = {
            agent: players.answer(seat, seen[agent]["action_mask"].nonzero()[0].tolist())
            if seat in asked
            else env.wait
            for seat, agent in enumerate(env.agents)
        }
        seen, rewards, _, _, _ = env.step(actions)
    return players.trace(env.episode.state, list(rewards.values()))


def at_one_seat(setting: Setting, seed: int) -> Trace:
    """Play through Gymnasium's interface, the other seats as its bots."""
    players = Players(setting.seats, seed)

    def sitting(seat: int) -> Bot:
        def choose(view: AnyView, _rng: Rng) -> Move:
            legal = [int(move.index) for move in view.legal]
            return setting.game.moves.decode(players.answer(seat, legal))

        return choose

    others = [sitting(seat) for seat in range(1, setting.seats)]
    env = seat_env(setting.game.key, bots=others, seats=setting.seats, rewards="score")
    seen, _ = env.reset(seed=seed)
    over = env.episode.over
    while not over:
        legal = seen["action_mask"].nonzero()[0].tolist()
        seen, _, over, _, _ = env.step(players.answer(0, legal))
    return players.trace(env.episode.state, env.episode.rewards())


def by_openspiel(setting: Setting, seed: int) -> Trace:
    """Play through OpenSpiel, drawing chance from what it offers."""
    import pyspiel

    openspiel_games()
    game = pyspiel.load_game(
        f"oyabun_{setting.game.key}", {"players": setting.seats, "rewards": "score"}
    )
    players, rng = Players(setting.seats, seed), Seeds().next(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            episode = state.line.episode
            drawn = int(episode.asked.random_move(episode.state, -1, rng).index)
            assert drawn in dict(state.chance_outcomes()), "chance offers what is drawn"
            state.apply_action(drawn)
        else:
            seat = state.current_player()
            state.apply_action(players.answer(seat, state.legal_actions()))
    return players.trace(state.line.episode.state, state.returns())


INTERFACES: Final[dict[str, Callable[[Setting, int], Trace]]] = {
    "PettingZoo AEC": by_turns,
    "PettingZoo Parallel": in_parallel,
    "Gymnasium": at_one_seat,
    "OpenSpiel": by_openspiel,
}


class Traced(msgspec.Struct, frozen=True):
    """A random game that was played through every interface."""

    number: int
    decisions: int
    differing: tuple[str, ...]
    """The interfaces through which it went otherwise."""


def trace_number(game: str, number: int) -> Traced:
    """Play the random game of a number through every interface, with more and fewer seats."""
    found = find_game(game)
    sizes = found.seats_with(found.read_options({}))
    seats = sizes[number % len(sizes)]
    setting = make_setting(game, seats=seats, rewards="score")
    decisions = sum(map(len, by_kernel(setting, number).answers))
    return Traced(number, decisions, tuple(differing(game, seats, number)))


def differing(game: str, seats: int, seed: int) -> list[str]:
    """Return the interfaces through which a game goes otherwise than with the kernel alone."""
    setting = make_setting(game, seats=seats, rewards="score")
    wanted = by_kernel(setting, seed)
    return [name for name, drive in INTERFACES.items() if drive(setting, seed) != wanted]

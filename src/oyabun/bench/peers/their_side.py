"""What is measured of other libraries, in an environment that has them and nothing of ours.

It is a program by itself: on each line of its input it is told what to measure and for how long,
and answers with how much was done in a second of the processor, or with why that is not known.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

Work = Callable[[], int]
"""Does something and says how much of it."""
ROLLOUTS: Final = 200
SIMULATIONS: Final = 200

luck = Random(1)


def rate(work: Work, seconds: float) -> float:
    """Return how much is done in a second of the processor."""
    done = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        done += work()
    return done / passed


def serve(tasks: Mapping[str, Callable[[], Work]]) -> None:
    """Measure whatever is asked for, line by line; what is made for a task is kept."""
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["task"]
        try:
            if name not in ready:
                ready[name] = tasks[name]()
                ready[name]()
            answer: dict[str, Any] = {"rate": rate(ready[name], asked["seconds"])}
        except Exception as error:  # whatever their code raises is the answer
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def play_spiel(state: Any) -> int:
    """Play a match of OpenSpiel at random, from an interpreted loop."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
        decisions += 1
    return decisions


def deal_spiel(state: Any) -> Any:
    """Deal whatever chance is asked."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])
    return state


def spiel_driven(name: str) -> Work:
    """Decisions of an OpenSpiel game, driven from an interpreted loop, chance counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    return lambda: play_spiel(game.new_initial_state())


def spiel_rollouts(name: str) -> Work:
    """Decisions in rollouts inside C++, after the deal: a search of one step makes many."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = deal_spiel(game.new_initial_state())
    length = sum(play_spiel(state.clone()) for _ in range(200)) / 200
    many = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, many, 1.4, 1, 100, False, 1, False)  # noqa: FBT003 -- theirs

    def work() -> int:
        bot.mcts_search(state)
        return int(ROLLOUTS * length)

    return work


def spiel_clones(name: str) -> Work:
    """Copies of a position in the middle of a match."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = deal_spiel(game.new_initial_state())
    half = play_spiel(state.clone()) // 2
    for _ in range(half):
        deal_spiel(state)
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))

    def work() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return work


def spiel_search(name: str) -> Work:
    """Simulations of the information set search inside C++."""
    import pyspiel

    state = deal_spiel(pyspiel.load_game(name).new_initial_state())
    while len(state.legal_actions()) == 1:  # nobody thinks about an only choice
        state.apply_action(state.legal_actions()[0])
        deal_spiel(state)
    rollout = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, rollout, 1.4, SIMULATIONS)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    return work


def catanatron_driven() -> Work:
    """Decisions of four random players of Catan; chance happens by itself."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return work


def rlcard_driven(name: str) -> Work:
    """Steps of an environment of RLCard, its observations included."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def work() -> int:
        steps = 0
        seen, _ = env.reset()
        while not env.is_over():
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[int(luck.random() * len(legal))])
            steps += 1
        return steps

    return work


def zoo_steps(env: Any) -> Work:
    """Steps of an AEC environment of PettingZoo, its observations included."""
    env.reset(seed=1)

    def work() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(luck.random() * len(legal))]))
                steps += 1
        return steps

    return work


def zoo_classic(name: str) -> Work:
    """Steps of one of PettingZoo's own card games."""
    from importlib import import_module

    return zoo_steps(import_module(f"pettingzoo.classic.{name}").env())


TASKS: Final[dict[str, Callable[[], Work]]] = {
    "driven hearts": lambda: spiel_driven("hearts"),
    "driven gin_rummy": lambda: spiel_driven("gin_rummy"),
    "playouts hearts": lambda: spiel_rollouts("hearts"),
    "playouts gin_rummy": lambda: spiel_rollouts("gin_rummy"),
    "clones hearts": lambda: spiel_clones("hearts"),
    "clones gin_rummy": lambda: spiel_clones("gin_rummy"),
    "search hearts": lambda: spiel_search("hearts"),
    "driven catan": catanatron_driven,
    "driven uno": lambda: rlcard_driven("uno"),
    "steps hanabi": lambda: zoo_classic("hanabi_v5"),
    "steps leduc_holdem": lambda: zoo_classic("leduc_holdem_v4"),
    "steps texas_holdem": lambda: zoo_classic("texas_holdem_v4"),
}

if __name__ == "__main__":
    serve(TASKS)

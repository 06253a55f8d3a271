"""What a mind of Ca$h 'n Gun$ thinks of others, of positions, and of the cop."""

from __future__ import annotations

from collections import Counter

import pytest

from oyabun.core.bits import put_nibble
from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, play, settle, waiting
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.bot import choose
from oyabun.games.cash_n_guns.components import TEAM_SEATS
from oyabun.games.cash_n_guns.mind import COJONES, LOADS, MIND
from oyabun.games.cash_n_guns.rules.money import give_bills
from oyabun.games.cash_n_guns.state import CashState
from oyabun.games.cash_n_guns.view import World
from tests.games.cash_n_guns.scenes import TABLES, view

TRIES = 10


def start(seats: int, options: dict[str, str]) -> CashState:
    """A table before the first question."""
    state: CashState = GAME.setup(seats, GAME.read_options(options), GAME.edition)
    settle(state)
    return state


def deal(seats: int, mode: str) -> World:
    """A world in which everything is dealt and the first bills are about to be turned."""
    state = start(seats, {"mode": mode, "cards": "off"})
    world: World = GAME.imagine(GAME.project(state, None), Rng(1))
    while (asked := decision(world)) is not None and not MIND.rests(world, asked):
        seat = waiting(world)[0]
        play(world, seat, asked.random_move(world, seat, Rng(1)))
    return world


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_others_are_thought_to_load_and_to_duck_as_often_as_the_bot_does(
    seats: int, options: dict[str, str]
) -> None:
    rng = Rng(2)
    bots: Counter[str] = Counter()
    habits: Counter[str] = Counter()
    for _ in range(3):
        state = start(seats, options)
        while (asked := decision(state)) is not None:
            seat = waiting(state)[0]
            if seat == CHANCE:
                play(state, seat, asked.random_move(state, seat, rng))
                continue
            seen = view(state, seat)
            if asked in (*LOADS, COJONES):
                for _ in range(TRIES):
                    world = GAME.imagine(seen, rng)
                    bots[str(choose(seen, rng))] += 1
                    habits[str(MIND.policy(world, asked, seat, rng))] += 1
            play(state, seat, choose(seen, rng))
    for answer, count in bots.items():
        assert habits[answer] == pytest.approx(count, rel=0.2, abs=30)


def test_a_simulation_ends_when_the_round_does() -> None:
    world = deal(4, "base")
    rng = Rng(3)
    rested = 0
    while (asked := decision(world)) is not None:
        rested += MIND.rests(world, asked)
        seat = waiting(world)[0]
        if seat == CHANCE:
            play(world, seat, asked.random_move(world, seat, rng))
        else:
            play(world, seat, MIND.policy(world, asked, seat, rng))
    assert rested == world.public.round


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_chances_add_up_and_fall_with_wounds(seats: int) -> None:
    world = deal(seats, "base")
    even = MIND.evaluate(world)
    assert even == pytest.approx([1 / seats] * seats)
    world.public.wounds = put_nibble(world.public.wounds, 0, 1)
    once = MIND.evaluate(world)
    world.public.wounds = put_nibble(world.public.wounds, 0, 2)
    twice = MIND.evaluate(world)
    assert even[0] > once[0] > twice[0] > 0
    assert sum(twice) == pytest.approx(1)


@pytest.mark.parametrize("number", range(1, 9))
def test_between_four_money_is_good_in_every_round(number: int) -> None:
    world = deal(4, "base")
    world.public.round = number
    before = MIND.evaluate(world)
    give_bills(world.public, 0, 2, 1)
    assert MIND.evaluate(world)[0] > before[0]


@pytest.mark.parametrize("number", range(2, 9))
def test_between_four_one_wound_to_live_is_bad_and_not_the_end(number: int) -> None:
    world = deal(4, "base")
    world.public.round = number
    before = MIND.evaluate(world)
    world.public.wounds = put_nibble(world.public.wounds, 0, 2)
    after = MIND.evaluate(world)
    assert before[0] / 5 < after[0] < before[0]


def test_the_dead_have_no_chance() -> None:
    world = deal(4, "base")
    world.public.alive &= ~1
    assert MIND.evaluate(world)[0] == 0


def test_the_cop_has_a_better_chance_with_every_call() -> None:
    world = deal(5, "cop")
    cop = next(seat for seat, own in enumerate(world.private) if own.cop)
    before = MIND.evaluate(world)
    world.public.calls = 2
    after = MIND.evaluate(world)
    assert after[cop] > before[cop]
    assert sum(after) == pytest.approx(1)


def test_a_call_that_comes_too_late_wins_nothing() -> None:
    world = deal(5, "cop")
    cop = next(seat for seat, own in enumerate(world.private) if own.cop)
    world.public.round = world.box.call_by + 1
    assert MIND.evaluate(world)[cop] == 0


@pytest.mark.parametrize("seats", [6, 7, 8, 9])
def test_teammates_have_the_same_chances_and_fear_for_each_other(seats: int) -> None:
    world = deal(seats, "yakuza")
    letters = TEAM_SEATS[seats]
    before = MIND.evaluate(world)
    world.public.wounds = put_nibble(world.public.wounds, 0, 2)
    after = MIND.evaluate(world)
    for seat, letter in enumerate(letters):
        assert after[seat] == after[letters.index(letter)]
        assert (after[seat] < before[seat]) == (letter == letters[0])


def test_two_yakuzas_among_eight_are_behind_and_not_given_up() -> None:
    world = deal(8, "yakuza")
    yakuza, east, west = (MIND.evaluate(world)[TEAM_SEATS[8].index(letter)] for letter in "YEW")
    assert 0.07 < yakuza < 0.3
    assert east == west


@pytest.mark.parametrize("number", range(1, 9))
def test_among_eight_money_is_good_for_yakuzas_in_every_round(number: int) -> None:
    world = deal(8, "yakuza")
    world.public.round = number
    before = MIND.evaluate(world)
    give_bills(world.public, TEAM_SEATS[8].index("Y"), 2, 1)
    after = MIND.evaluate(world)
    assert after[TEAM_SEATS[8].index("Y")] > before[TEAM_SEATS[8].index("Y")]


def test_in_a_crowd_whoever_expects_little_takes_what_is_best() -> None:
    assert MIND.nerve(8, 0.03) < MIND.nerve(8, 0.3) < MIND.nerve(8, 0.5) == 1
    assert MIND.nerve(7, 0.03) == 1


def test_whoever_bled_and_ducked_is_rather_taken_for_the_cop() -> None:
    state = start(5, {"mode": "cop", "cards": "off"})
    while decision(state) is not None and decision(state) not in LOADS:
        asked = decision(state)
        assert asked is not None
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, Rng(4)))
    eyes = next(seat for seat, own in enumerate(state.private) if not own.cop)
    other = (eyes + 1) % 5
    state.public.shame = put_nibble(state.public.shame, other, 2)
    state.public.wounds = put_nibble(state.public.wounds, other, 1)
    taken: Counter[int] = Counter()
    rng = Rng(5)
    for _ in range(400):
        world = GAME.imagine(view(state, eyes), rng)
        MIND.believe(world, eyes, rng)
        taken.update(seat for seat, own in enumerate(world.private) if own.cop)
    assert taken[eyes] == 0
    assert sum(taken.values()) == 400
    assert taken[other] > 150

"""The search, through views and imagined worlds only, on every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phases import CHANCE, Phase
from oyabun.core.play import decision, play, settle, waiting
from oyabun.core.state import AnyState
from oyabun.core.thinking import Mind, outcome_shares
from oyabun.core.view import AnyImagined, AnyView, Imagined
from oyabun.games import GAMES
from oyabun.search import LEVELS, SETTINGS, Search, Setting, searcher, with_levels
from oyabun.search.searcher import Candidate, worth_a_thought

QUICK = Setting(effort=0.003, wide=0.25)
CASES = [
    pytest.param(game, options, id="-".join([game.key, *options.values()]))
    for game in GAMES
    for options in game.combinations or ({},)
]


def position(
    game: Game, plies: int, seed: int, given: Mapping[str, str] | None = None
) -> tuple[AnyState, int]:
    """Return a position of random play in which a seat has a choice, and that seat."""
    rng = Rng(seed)
    options = game.read_options(given or {})
    state = game.setup(game.seats_with(options)[0], options, game.edition)
    settle(state)
    while (asked := decision(state)) is not None:
        seat = waiting(state)[-1]
        if plies <= 0 and seat != CHANCE and len(asked.moves(state, seat)) > 1:
            return state, seat
        play(state, seat, asked.random_move(state, seat, rng))
        plies -= 1
    return position(game, 0, seed, given)


@pytest.fixture(params=GAMES, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def scrambled(game: Game, state: AnyState, seat: int) -> Iterator[AnyView]:
    """What a seat sees in the real world, and in three that it cannot tell from it."""
    yield game.project(state, seat)
    for seed in range(1, 4):
        yield game.project(game.secrets.scramble(state, seat, Rng(seed)), seat)


@pytest.mark.parametrize("plies", [4, 40])
@pytest.mark.parametrize(("game", "options"), CASES)
def test_the_answer_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(
    game: Game, options: Mapping[str, str], plies: int
) -> None:
    state, seat = position(game, plies, plies, options)
    search = Search(game, replace(QUICK, mixes=True))
    views = scrambled(game, state, seat)
    answers = {(search.choose(view, Rng(7)), *search.judge(view, Rng(8))) for view in views}
    assert len(answers) == 1


@pytest.mark.parametrize("level", [name for name in LEVELS if not SETTINGS[name].seconds])
def test_a_level_that_counts_its_simulations_answers_the_same_in_scrambled_worlds(
    game: Game, level: str
) -> None:
    state, seat = position(game, 15, seed=6)
    search = searcher(game, level)
    assert len({search.choose(view, Rng(7)) for view in scrambled(game, state, seat)}) == 1


def test_a_game_that_supplies_nothing_is_searched_by_random_play_to_the_end(game: Game) -> None:
    bare = replace(game, mind=None)
    state, seat = position(bare, 30, seed=3)
    judged = Search(bare, QUICK).judge(bare.project(state, seat), Rng(1))
    assert {one.move for one in judged} <= set(bare.project(state, seat).legal)
    assert all(0 <= one.share <= 1 for one in judged)


def test_shares_of_all_seats_add_up_to_one_where_all_play_alone(game: Game) -> None:
    state, seat = position(game, 20, seed=5)
    shares = Search(game, QUICK).shares(game.project(state, seat), Rng(1))
    assert len(shares) == state.public.seats
    assert sum(shares) == pytest.approx(1, abs=0.05)


def test_thinking_changes_nothing(game: Game) -> None:
    state, seat = position(game, 25, seed=2)
    view = game.project(state, seat)
    before = view.facts()
    Search(game, QUICK).choose(view, Rng(1))
    assert view.facts() == before


def test_what_is_imagined_is_of_another_type_than_what_is_real(game: Game) -> None:
    state, seat = position(game, 10, seed=1)
    world = game.imagine(game.project(state, seat), Rng(1))
    assert isinstance(world, Imagined)
    assert isinstance(world.clone(), Imagined)
    assert not isinstance(state, Imagined)


def test_every_level_is_a_bot_of_every_game(game: Game) -> None:
    shelved = with_levels(game)
    assert set(LEVELS) < set(SETTINGS) <= set(shelved.bot_names())
    assert shelved.usual_bot() in game.bots


def test_a_level_takes_its_only_move_at_once(game: Game) -> None:
    state, seat = position(game, 10, seed=1)
    view = game.project(state, seat)
    only = type(view)(view.frame._replace(legal=view.legal[:1]), view.box, view.public, view.own)
    assert searcher(game, "boss").choose(only, Rng(1)) is view.legal[0]


def test_a_team_that_wins_has_won_as_one() -> None:
    alone = Outcome((1, 1, 3), "end", (5, 5, 1))
    assert outcome_shares(alone, 3) == [0.5, 0.5, 0]
    together = Outcome((1, 1, 3), "end", (5, 5, 1), teams=((0, 1), (2,)))
    assert outcome_shares(together, 3) == [1, 1, 0]
    nobody = Outcome((2, 2, 2), "massacre", (0, 0, 0))
    assert outcome_shares(nobody, 3) == [0, 0, 0]


def test_every_question_of_a_match_can_be_judged_without_a_simulation(game: Game) -> None:
    rng = Rng(4)
    options = game.read_options({})
    state = game.setup(game.seats_with(options)[0], options, game.edition)
    settle(state)
    greedy, seen = searcher(game, "greedy"), dict[str, int]()
    while (asked := decision(state)) is not None:
        seat = waiting(state)[0]
        move = asked.random_move(state, seat, rng)
        if seat != CHANCE and seen.setdefault(asked.name, 0) < 3:
            seen[asked.name] += 1
            move = greedy.choose(game.project(state, seat), rng)
        assert move in asked.moves(state, seat)
        play(state, seat, move)


class Decided(Mind):
    """Gives its last answer three times as often as its first."""

    def calm(self, asked: Phase) -> float:
        return 0.01

    def mixture(
        self, world: AnyImagined, asked: Phase, seat: int, effort: float
    ) -> list[tuple[Move, float]]:
        moves = asked.moves(world, seat)
        return [(moves[0], 0.1), (moves[-1], 0.3)]


def test_a_mixture_of_the_mind_is_drawn_as_often_as_it_says_by_those_who_mix() -> None:
    game = replace(next(game for game in GAMES if game.key == "kamiza"), mind=Decided())
    state, seat = position(game, 0, seed=1)
    view = game.project(state, seat)
    drawn = [searcher(game, "normal").choose(view, Rng(seed)) for seed in range(2000)]
    assert set(drawn) == {view.legal[0], view.legal[-1]}
    assert drawn.count(view.legal[-1]) / len(drawn) == pytest.approx(0.75, abs=0.04)
    others = {Search(game, QUICK).choose(view, Rng(seed)) for seed in range(30)}
    assert not others <= set(drawn)


@pytest.mark.parametrize("key", ["kamiza", "cash_n_guns"])
def test_where_one_has_to_guess_the_same_question_is_answered_in_several_ways(key: str) -> None:
    game = next(game for game in GAMES if game.key == key)
    guesses = ("choose-card", "load", "aim", "cojones")
    state, seat = position(game, 0, seed=1)
    while (asked := decision(state)) is not None and asked.name not in guesses:
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, Rng(2)))
    seat = waiting(state)[0]
    view = game.project(state, seat)
    search = Search(game, QUICK)
    assert len({search.choose(view, Rng(seed)) for seed in range(30)}) > 1


class Resigned(Mind):
    """Expects next to nothing, and a little more of it of every higher card."""

    def __init__(self, lost: float) -> None:
        self.lost = lost

    def rests(self, world: AnyImagined, asked: Phase) -> bool:
        return True

    def evaluate(self, world: AnyImagined) -> list[float]:
        return [0.001 * (1 + hand.card) for hand in world.private]

    def calm(self, asked: Phase) -> float:
        return 0.01

    def nerve(self, seats: int, share: float) -> float:
        return 1.0 - self.lost


@pytest.mark.parametrize("lost", [0.0, 0.99])
def test_whoever_keeps_the_nerve_mixes_and_whoever_loses_it_takes_the_best(lost: float) -> None:
    game = replace(next(game for game in GAMES if game.key == "kamiza"), mind=Resigned(lost))
    state, seat = position(game, 0, seed=1)
    view = game.project(state, seat)
    search = Search(game, Setting(effort=0.03, wide=1.0))
    drawn = {search.choose(view, Rng(seed)) for seed in range(30)}
    assert len(drawn) == (1 if lost else len(view.legal))


def tried(*shares: float) -> Candidate:
    """Return a plan with what it brought in one world after the other."""
    candidate = Candidate([])
    for share in shares:
        candidate.add(share)
    return candidate


def test_a_plan_that_is_worse_in_every_world_is_dropped() -> None:
    luck = [0.2, 0.9] * 20
    best, worse = tried(*luck), tried(*[share - 0.1 for share in luck])
    doubtful = tried(*luck[::-1])
    assert worth_a_thought([worse, best, doubtful], 0.0) == [best, doubtful]


def test_nobody_thinks_on_about_what_makes_no_difference() -> None:
    same = [tried(*[0.5] * 200), tried(*[0.5] * 200)]
    assert len(worth_a_thought(same, 0.0)) == 1
    assert len(worth_a_thought(same, 0.01)) == 2, "both belong to the mixture"


def test_what_did_not_happen_in_a_few_worlds_may_still_matter() -> None:
    assert len(worth_a_thought([tried(*[0.5] * 16), tried(*[0.5] * 16)], 0.0)) == 2


def test_a_plan_that_is_hardly_worse_stays_where_answers_are_mixed() -> None:
    best, other = tried(*[0.5] * 400), tried(*[0.47] * 400)
    assert worth_a_thought([best, other], 0.0) == [best]
    assert worth_a_thought([best, other], 0.01) == [best, other]


class Counting(Mind):
    """Makes plans of whole turns, and counts how often it is asked to evaluate."""

    looks = 0

    def continues(self, last: Move, asked: Phase) -> bool:
        """All Zokus of a turn are one decision."""
        return asked.name == "place-zokus"

    def evaluate(self, world: AnyImagined) -> list[float]:
        """Count; nobody is ahead."""
        self.looks += 1
        return super().evaluate(world)


def test_many_plans_are_looked_at_in_no_more_worlds_than_simulations_allow() -> None:
    game = next(game for game in GAMES if game.key == "zoku")
    state = game.setup(5, game.read_options({}), game.edition)
    settle(state)
    rng = Rng(1)
    while (asked := decision(state)) is not None and asked.name != "place-zokus":
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))
    view = game.project(state, waiting(state)[0])
    greedy, quick = Counting(), Counting()
    plans = Search(replace(game, mind=greedy), SETTINGS["greedy"]).candidates(view, rng)
    Search(replace(game, mind=quick), Setting(effort=0.1, wide=1.0)).candidates(view, rng)
    assert greedy.looks == 4 * len(plans)
    assert quick.looks == len(plans)

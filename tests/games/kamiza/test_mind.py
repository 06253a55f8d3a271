"""How Kamiza is guessed: a round solved as a table, and nobody gains by knowing the solution."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.moves import Move
from oyabun.core.thinking import Answers
from oyabun.games.kamiza import GAME
from oyabun.games.kamiza.components import BOSS, HITMAN, KAMIZA, SHIMOZA
from oyabun.games.kamiza.mind import MIND
from oyabun.games.kamiza.mind.ahead import Ahead
from oyabun.games.kamiza.mind.guessing import Guessing
from oyabun.games.kamiza.mind.mixing import mixed, note_habits
from oyabun.games.kamiza.view import World
from oyabun.search import searcher
from tests.games.kamiza.table import place, play_round, sit_down

HIGH_CARDS_LEFT = 0xCCC
"""Three seats have used Hitman and Policeman: a row of each seat's used cards, as bit sets."""


def last_round(laid: str = "") -> Match:
    """Return a match whose third round has begun so: Hitman or Policeman is all that is left."""
    match = sit_down(3)
    play_round(match, "B-K B-K B-K")
    play_round(match, "U-K U-K U-K")
    for play in laid.split():
        place(match, play)
    return match


def seen_by(seat: int, match: Match) -> World:
    """Return a world as a seat imagines it."""
    world: World = GAME.imagine(match.view(seat), Rng(1))
    return world


def solved(used: int, thoughts: int) -> Guessing:
    """Return a round of three in points, thought over."""
    ahead = Ahead(seen_by(0, sit_down(3)))
    guessing = Guessing(used, 3)
    ahead.fill(guessing, used)
    guessing.think(thoughts)
    return guessing


def mixture_of(guessing: Guessing, at: int, areas: int) -> list[float]:
    """Return how often a place lays what after these areas were seen."""
    first = areas * int(guessing.choices)
    often = [guessing.mean[at][first + choice] for choice in range(guessing.choices)]
    return [one / sum(often) for one in often]


def gained_by_knowing(guessing: Guessing, me: int) -> float:
    """Return what a place wins more who knows how often the others lay what."""
    seats, choices = int(guessing.seats), int(guessing.choices)
    best: dict[int, list[float]] = {}
    usual = 0.0
    for way in range(guessing.ways):
        areas, likely, own, known = 0, 1.0, 0.0, 0
        chosen = [way // choices ** (seats - 1 - at) % choices for at in range(seats)]
        for at, choice in enumerate(chosen):
            often = mixture_of(guessing, at, areas)[choice]
            if at == me:
                own, known = often, areas
            else:
                likely *= often
            areas |= (int(guessing.laid[at][choice]) & SHIMOZA) << at
        won = likely * guessing.won[way * seats + me]
        best.setdefault(known, [0.0] * choices)[chosen[me]] += won
        usual += own * won
    return sum(max(row) for row in best.values()) - usual


@pytest.mark.parametrize("me", [0, 1, 2])
def test_whoever_knows_the_mixtures_of_the_others_gains_almost_nothing(me: int) -> None:
    assert gained_by_knowing(solved(HIGH_CARDS_LEFT, 200), me) < 0.02
    assert gained_by_knowing(solved(HIGH_CARDS_LEFT, 2), me) > 0.5


def test_what_one_gains_in_the_rounds_to_come_the_others_lose() -> None:
    ahead = Ahead(seen_by(0, sit_down(3)))
    for used in (HIGH_CARDS_LEFT, 0x365, 0x653):
        worths = list(ahead.worths(used))[:3]
        assert sum(worths) == pytest.approx(0, abs=1e-9)
    worths = list(ahead.worths(0x66A))[:3]
    assert worths[0] > 0.3, "the only one with a Hitman, where all have Bosses"


def test_the_rounds_to_come_are_the_same_for_whoever_sits_where() -> None:
    ahead = Ahead(seen_by(0, sit_down(3)))
    assert ahead.turned(0x653, 1) == 0x365
    first, turned = ahead.whoever_starts(0x653), ahead.whoever_starts(0x365)
    assert [turned[at] for at in range(3)] == pytest.approx([first[at] for at in (1, 2, 0)])


def test_how_often_an_area_is_chosen_follows_from_how_often_card_and_area_are() -> None:
    match = last_round("H-K")
    view = match.view(1)
    world = GAME.imagine(view, Rng(1))
    often = mixed(world, 1, Ahead(world), MIND.trust, None, 0.1)
    cards = MIND.mixture(world, view.phase, 1, 0.1)
    assert [weight for _, weight in cards] == pytest.approx(
        [often[at] + often[at + 1] for at in range(0, len(often), 2)]
    )
    match.submit(1, cards[HITMAN][0])
    view = match.view(1)
    areas = MIND.mixture(GAME.imagine(view, Rng(2)), view.phase, 1, 0.1)
    assert [weight for _, weight in areas] == pytest.approx(often[2 * HITMAN : 2 * HITMAN + 2])


def test_a_mixture_does_not_know_what_lies_face_down() -> None:
    mixtures = set()
    for card in ("H-K", "C-K"):
        world = seen_by(1, last_round(card))
        mixtures.add(tuple(mixed(world, 1, Ahead(world), 0.5, None, 0.05)))
    assert len(mixtures) == 1


def test_whoever_trusts_in_habits_takes_the_best_answer_to_them() -> None:
    world = seen_by(2, last_round("H-K H-K"))
    ahead = Ahead(world)
    wary, trusting = (mixed(world, 2, ahead, trust, None, 1.0) for trust in (0.0, 1.0))
    assert max(trusting) > 0.95 * sum(trusting)
    assert max(wary) < max(trusting)


def test_whoever_thinks_less_lays_by_habit_oftener() -> None:
    world = seen_by(2, last_round("H-K H-K"))
    ahead = Ahead(world)
    thoughtless, normal, hard = (
        mixed(world, 2, ahead, MIND.trust, None, effort) for effort in (0.0, 0.3, 1.0)
    )
    guessing = Guessing(ahead.turned(world.public.used, world.public.start), 3)
    note_habits(guessing, world.public, 2, None)
    seen = (KAMIZA + 2 * KAMIZA) * guessing.choices
    habit = [guessing.habit[2][seen + at] for at in range(guessing.choices)]
    assert [thoughtless[choice] for choice in guessing.laid[2]] == pytest.approx(habit)

    def least(often: list[float]) -> float:
        """Return what is left of the habit in the choice that is given up most."""
        rows = zip(often, thoughtless, strict=True)
        return min(one / usual for one, usual in rows if usual > 0)

    assert least(hard) < 0.05
    assert 0.1 < least(normal) < 0.5
    assert sum(normal) == pytest.approx(1.0)


class OneWay(Answers):
    """What was seen of somebody who nearly always takes this card, and lays it in the Kamiza."""

    def __init__(self, card: str, only: int | None = None) -> None:
        self.only = only
        self.usual = {int(GAME.moves.parse(text).index) for text in (f"card {card}", "area kamiza")}

    def knows(self, context: int) -> bool:
        """Everything was seen, or only what is done in one context."""
        return self.only is None or int(context) == self.only

    def odds(self, context: int, index: int) -> float:
        """Hardly anything else."""
        return 0.98 if int(index) in self.usual else 0.01


def test_whoever_reads_answers_best_to_what_was_seen() -> None:
    match = sit_down(3)
    view = match.view(0)
    world = GAME.imagine(view, Rng(1))
    often: dict[str, list[tuple[Move, float]]] = {}
    for card in ("hitman", "boss"):
        reading = MIND.against(OneWay(card))
        assert reading is not None
        often[card] = reading.mixture(world, view.phase, 0, 0.3)
    most = {card: max(rows, key=lambda row: row[1])[0] for card, rows in often.items()}
    assert str(most["hitman"]) == "card boss", "two Hitmen cancel each other"
    assert str(most["boss"]) != "card boss", "three Bosses would cancel each other"


def test_what_was_seen_counts_where_as_many_had_laid_in_the_kamiza() -> None:
    match = sit_down(3)
    place(match, "U-K")
    world = seen_by(1, match)
    context = MIND.context(world, match.view(1).phase, 1)
    guessing = Guessing(0, 3)
    note_habits(guessing, world.public, 1, OneWay("boss", int(context)))
    boss = 2 * BOSS + KAMIZA
    after_kamiza, after_shimoza = (
        guessing.habit[1][area * guessing.choices + boss] for area in (KAMIZA, SHIMOZA)
    )
    assert after_kamiza > 0.9 > after_shimoza


def test_a_card_that_was_used_is_not_laid_again() -> None:
    world = seen_by(0, last_round())
    often = mixed(world, 0, Ahead(world), 0.5, None, 0.05)
    assert often[:4] == [0.0] * 4
    assert sum(often[4:]) > 0


@pytest.mark.parametrize(("card", "other"), [("boss", "hitman"), ("policeman", "underboss")])
def test_easy_errs_where_a_card_may_lie_and_not_where_it_can_score_nothing(
    card: str, other: str
) -> None:
    easy = searcher(GAME, "easy")
    areas: dict[str, set[str]] = {}
    for taken in (card, other):
        match = sit_down(3)
        match.submit(0, GAME.moves.parse(f"card {taken}"))
        view = match.view(0)
        areas[taken] = {str(easy.choose(view, Rng(seed))) for seed in range(60)}
    assert areas[card] == {"area kamiza"}
    assert areas[other] == {"area kamiza", "area shimoza"}

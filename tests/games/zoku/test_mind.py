"""What Zoku knows about good play: throws, kicks and Lieutenants judged in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

import pytest

from oyabun.core.bits import nibble, put_nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.play import answer, decision, settle
from oyabun.games.zoku import GAME
from oyabun.games.zoku.bot import choose
from oyabun.games.zoku.components import BRIBE, CHEAP_SHOT, HOME_TURF, ROUNDS
from oyabun.games.zoku.mind import CARELESS, MIND, SHARP, USUAL, ZokuMind
from oyabun.games.zoku.mind.brawls import Band, Brawls, compute, name_of, stored
from oyabun.games.zoku.mind.duels import SOLUTIONS, last_turns
from oyabun.games.zoku.mind.ending import NARROW
from oyabun.games.zoku.mind.outlook import all_claims, steadiness
from oyabun.games.zoku.mind.patience import kept
from oyabun.games.zoku.mind.placing import foreseen, sketched, turns_to_come
from oyabun.games.zoku.mind.prices import PRICES
from oyabun.games.zoku.mind.tomorrow import first_tomorrow
from oyabun.games.zoku.mind.turning import DEAR, HELPERS, Turning, row_name, stored_turning
from oyabun.games.zoku.moves import END
from oyabun.games.zoku.rules.day import LAY_OUT
from oyabun.games.zoku.rules.placement import PLACE_ZOKUS
from oyabun.games.zoku.view import World
from oyabun.search import Search, Setting
from oyabun.search.searcher import MOST_PLANS
from tests.games.zoku.table import Table, brawl, hand

FEW = Setting(effort=0.1, wide=1.0)


def best(table: Table, seat: int) -> str:
    """Return what a short search likes best."""
    return str(Search(GAME, FEW).judge(table.match.view(seat), Rng(1))[0].move)


def shares(table: Table) -> list[float]:
    """Return how likely each is to claim what is fought over."""
    world = GAME.imagine(table.match.view(0), Rng(1))
    return [all_claims(world, world.public.bands)[seat] for seat in range(2)]


def test_in_a_duel_whoever_throws_hard_wins_oftener() -> None:
    assert best(brawl(Table(2), 1, 1), 0) == "throw brutal"


def test_before_a_round_a_brawl_is_judged_by_the_table() -> None:
    table = brawl(Table(2), 2, 1)
    assert shares(table) == pytest.approx(stored().of((Band(2), Band(1))))


def test_kicks_to_come_are_counted_when_all_has_fallen() -> None:
    table = brawl(Table(2, {0: ["cheap-shot"]}), 1, 1)
    table.throw("feet", "back")
    assert table.asked == "after-throw"
    assert shares(table) == pytest.approx([1, 0])


def test_it_plays_home_turf_for_a_rich_quartier_and_not_for_a_poor_one() -> None:
    rest = ["yotsuya", "shinbashi", "kudan", "kuramae"]
    for first, wanted in (("dogenzaka", "use home-turf"), ("hatagaya", "pass")):
        table = brawl(Table(2, {0: ["home-turf"]}, display=[first, *rest], days=1), 1, 1)
        table.throw("out", "belly")
        table.quiet("fight-end")
        assert best(table, 0) == wanted


def test_prices_are_not_remembered_from_a_match_by_other_numbers() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    tables = [Table(2, display=display, days=days) for days in (5, 1)]
    worlds = [GAME.imagine(table.match.view(0), Rng(1)) for table in tables]
    many, last = ([PRICES.of(world)[at] for at in range(len(display))] for world in worlds)
    assert many != last, "with more days to come sets are likelier"


def test_the_policy_does_not_send_a_third_alone() -> None:
    table = Table(2, zokus=3)
    table.place(0)
    table.place(1)
    table.place(1)
    while table.asked == "place-zokus" and table.public.day == 0:
        world = GAME.imagine(table.match.view(0), Rng(1))
        table.do(0, str(MIND.policy(world, world.stack[-1], 0, Rng(1))))
    assert table.held(0) == 0
    assert len(table.owned(0)) == 3, "three Zokus, three Quartiers"


def end_of_placement(table: Table) -> list[list[int]]:
    """Return how many Zokus of each gang may well stand on each Quartier in the end."""
    rows = foreseen(GAME.imagine(table.match.view(0), Rng(1)))
    return [[int(rows[slot] >> 2 * seat & 3) for seat in range(2)] for slot in range(len(rows))]


def test_a_placement_is_judged_by_how_it_may_well_end() -> None:
    table = Table(2)
    table.place(0, 0)
    bands = end_of_placement(table)
    assert bands[0][0] >= 1
    for seat in range(2):
        assert sum(band[seat] for band in bands) > 1, "both still have Zokus to send"


def test_when_all_are_placed_the_bands_are_what_they_are() -> None:
    table = brawl(Table(2, hand("snitch")), 2, 1, slot=3)
    assert end_of_placement(table) == [[0, 0]] * 5


def test_nobody_is_expected_behind_a_roadblock_but_its_owner() -> None:
    table = Table(2, hand("roadblock"))
    table.do(0, "use roadblock")
    table.do(0, f"quartier {table.name(2)}")
    assert end_of_placement(table)[2][1] == 0


def test_a_zoku_thrown_again_in_the_first_round_is_judged_beside_those_ko() -> None:
    table = brawl(Table(2, hand("kick-start")), 2, 2)
    table.throw("belly", "edge", "belly", "edge")
    table.use(0, "kick-start")
    table.do(0, "zoku 0-1")
    assert table.asked == "throw"
    mine, theirs = shares(table)
    assert mine > theirs


def test_a_lieutenant_who_ends_the_match_is_judged_by_its_outcome() -> None:
    table = Table(2, hand("snitch"))
    for _ in range(4):
        table.placement()
        table.quiet("place-zokus")
    table.placement([0], [0])
    table.quiet("before-throw")
    assert table.asked == "before-throw"
    assert best(table, 0) == "use snitch"


def lead_that_is_safe(table: Table) -> float:
    """Return by how many points one must lead to be three times as safe."""
    world = GAME.imagine(table.match.view(0), Rng(1))
    return float(steadiness(world, all_claims(world, world.public.bands)))


def test_a_lead_is_safer_before_a_brawl_that_is_nearly_won_and_safest_on_the_last_day() -> None:
    even, won = (lead_that_is_safe(brawl(Table(2, days=1), *bands)) for bands in ((3, 3), (3, 1)))
    assert won < even
    assert even < lead_that_is_safe(brawl(Table(2, days=2), 3, 3))


LAST_IS_RICH = ["kuramae", "yotsuya", "shinbashi", "kudan", "dogenzaka"]


def face_down(table: Table) -> float:
    """Return by how much the Lieutenants of the first seat are worth more than their points."""
    world = GAME.imagine(table.match.view(0), Rng(1))
    points = nibble(world.public.dark, 0) * world.box.lieutenant
    return float(kept(world, 0, world.public.bands)) - float(points)


def test_a_lieutenant_waits_for_its_moment_and_after_the_last_brawl_there_is_no_other() -> None:
    early, today, last = (
        brawl(Table(2, {0: ["home-turf"]}, display=LAST_IS_RICH, days=days), 1, 1, slot=4)
        for days in (5, 1, 1)
    )
    last.throw("belly", "belly")
    last.quiet("fight-end")
    assert last.asked == "fight-end"
    assert face_down(early) > face_down(today) > face_down(last)
    assert face_down(last) == pytest.approx(0)


def test_whoever_helps_in_brawls_is_worth_more_where_there_is_one_to_come() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    for card, matters in (("not-dead-yet", True), ("come-here", False)):
        worths = []
        for turns in (((0, 0), (1, 1)), ((0, 0), (0, 0))):
            table = Table(2, {0: [card]}, display=display)
            table.placement(*turns)
            worths.append(face_down(table))
        apart, together = worths
        assert (together > apart) == matters


def test_whoever_helps_is_worth_most_where_it_may_go_either_way_and_much_lies_there() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    worths = []
    for turns in (((0, 0), (0, 0)), ((0, 0, 0), (0,)), ((1, 1), (1, 1)), ((0, 0), (1, 1))):
        table = Table(2, {0: ["cheap-shot"]}, display=display, days=1)
        table.placement(*turns)
        worths.append(face_down(table))
    even, uneven, over_little, apart = worths
    assert even > 1.2 * uneven > 0
    assert even > 1.2 * over_little > 0
    assert apart == pytest.approx(0)


def test_what_may_be_turned_in_later_rounds_counts_while_a_brawl_goes_on() -> None:
    table = brawl(Table(2, {0: ["cheap-shot"]}, display=LAST_IS_RICH, days=1), 1, 1, slot=4)
    worths = [face_down(table)]
    for _ in range(ROUNDS):
        table.throw("edge", "edge")
        table.quiet("after-kicks")
        worths.append(face_down(table))
    first, second, third, over = worths
    assert first >= second >= third > over
    assert over == pytest.approx(0)


def test_those_in_reserve_are_what_a_backup_brings() -> None:
    worths = []
    for zokus in (1, 2, 3, 8):
        table = Table(2, {0: ["backup"]}, zokus=zokus, display=LAST_IS_RICH, days=1)
        worths.append(face_down(brawl(table, 1, 1, slot=4)))
    nobody, one, two, more = worths
    assert nobody == pytest.approx(0)
    assert 0 < one < two == more


def test_its_policy_places_as_the_heuristic_does() -> None:
    table = Table(2)
    while table.asked == "place-zokus" and table.public.day == 0:
        seat = table.waiting[0]
        view = table.match.view(seat)
        world = GAME.imagine(view, Rng(1))
        expected = MIND.policy(world, world.stack[-1], seat, Rng(1))
        assert expected is choose(view, Rng(1))
        table.do(seat, str(expected))


def test_it_foresees_where_others_place_but_not_every_zoku() -> None:
    table = Table(2)
    seat = table.waiting[0]
    world = GAME.imagine(table.match.view(1 - seat), Rng(1))
    asked = world.stack[-1]
    usual = MIND.policy(world, asked, seat, Rng(1))
    mind = ZokuMind()
    others = [mind.foresee(world, asked, seat, 1 - seat, Rng(seed)) for seed in range(300)]
    own = [mind.foresee(world, asked, seat, seat, Rng(seed)) for seed in range(300)]
    assert 0.7 < others.count(usual) / 300 < 0.95
    assert len(set(others)) == len(asked.moves(world, seat))
    assert own.count(usual) == 300


Choosing = Callable[[World, Phase], Move]


def foreseen_by(eyes: int, mood: int = CARELESS) -> Choosing:
    """Return how `eyes` foresees what is placed."""
    mind = ZokuMind()
    mind.mood = mood
    return lambda world, asked: mind.foresee(world, asked, asked.seat, eyes, Rng(1))


def as_is_usual(world: World, asked: Phase) -> Move:
    """Place by the policy."""
    return MIND.policy(world, asked, asked.seat, Rng(1))


def last_turn(world: World, seat: int, choosing: Choosing) -> float:
    """Let a seat take the last turn so; return how the display favours it."""
    trial = world.clone()
    lead = 0.0
    while (asked := decision(trial)) is not None and asked.name == "place-zokus":
        lead = sketched(trial).lead(seat)
        move = choosing(trial, asked)
        if move is END:
            break
        if trial.public.left == 1:
            sketch = sketched(trial)
            sketch.place(trial.public.slot_of(move.number), seat)
            return float(sketch.lead(seat))
        answer(trial, asked, seat, move)
    return float(lead)


def test_the_last_turn_of_two_is_foreseen_as_well_as_it_can_be_taken() -> None:
    gains = []
    for before in (((0, 2, 2, 3), (1, 3, 4), (0, 0, 2, 4)), ((0, 0, 3, 4), (0, 1, 3), (0, 0, 1))):
        table = Table(2)
        for seat, slots in zip((0, 1, 1), before, strict=True):
            table.place(seat, *slots)
        world = GAME.imagine(table.match.view(0), Rng(1))
        taken = last_turn(world, 0, foreseen_by(0))
        assert taken == last_turn(world, 0, foreseen_by(1))
        gains.append(taken - last_turn(world, 0, as_is_usual))
    assert min(gains) >= 0
    assert max(gains) > 0


def test_the_last_word_is_foreseen_as_well_as_it_can_be_said() -> None:
    table = Table(2, {1: ["last-word"]})
    table.place(0, 0, 2, 2, 3)
    table.do(1, "use last-word")
    table.place(0, 1, 3, 4)
    table.quiet("place-zokus")
    assert table.waiting == (1,)
    world = GAME.imagine(table.match.view(1), Rng(1))
    said = last_turn(world, 1, foreseen_by(1))
    assert said == last_turn(world, 1, foreseen_by(0)) > last_turn(world, 1, as_is_usual)


def way(world: World, choosing: Choosing) -> list[Move]:
    """Return how a turn is taken that is not the last one."""
    trial = world.clone()
    seat = trial.stack[-1].seat
    found = []
    while (asked := decision(trial)) is PLACE_ZOKUS[seat]:
        found.append(choosing(trial, asked))
        answer(trial, asked, seat, found[-1])
    return found


def test_in_every_second_world_the_other_of_two_places_as_well_as_it_can() -> None:
    table = Table(2)
    table.place(0, 0, 2, 2, 3)
    world = GAME.imagine(table.match.view(0), Rng(1))
    assert decision(world) is PLACE_ZOKUS[1]
    best = way(world, foreseen_by(1))
    assert way(world, foreseen_by(0, SHARP)) == best
    assert way(world, foreseen_by(0, USUAL)) == way(world, as_is_usual) != best
    mind = ZokuMind()
    moods = []
    for seed in range(600):
        mind.believe(world, 1, Rng(seed))
        moods.append(mind.mood)
    assert 250 < moods.count(SHARP) < 350
    assert 160 < moods.count(USUAL) < 240
    assert 65 < moods.count(CARELESS) < 135
    mind.mood = SHARP
    mind.believe(GAME.imagine(Table(3).match.view(0), Rng(1)), 0, Rng(1))
    assert mind.mood == CARELESS, "nobody knows what is best against two"


def test_in_one_world_of_three_the_other_of_two_places_as_is_usual_to_the_last_zoku() -> None:
    world = GAME.imagine(Table(2).match.view(1), Rng(1))
    asked = world.stack[-1]
    mind = ZokuMind()
    mind.mood = USUAL
    usual = MIND.policy(world, asked, 0, Rng(1))
    assert {mind.foresee(world, asked, 0, 1, Rng(seed)) for seed in range(50)} == {usual}


def outlook(world: World, asked: Phase, lowest: int = 0) -> float:
    """Return how the display favours whoever is asked if both place as well as they can.

    Every way is tried by the rules; of those that differ in their order only one.
    """
    best = -1e9
    for move in asked.moves(world, asked.seat):
        if move is not END and move.index < lowest:
            continue
        trial = world.clone()
        last = min(trial.public.left, nibble(trial.public.reserve, asked.seat)) == 1
        if len(turns_to_come(trial)) == 0 and (move is END or last):
            sketch = sketched(trial)
            if move is not END:
                sketch.place(trial.public.slot_of(move.number), asked.seat)
            best = max(best, float(sketch.lead(asked.seat)))
            continue
        then = answer(trial, asked, asked.seat, move)
        assert then is not None
        if then.seat == asked.seat:
            best = max(best, outlook(trial, then, 0 if move is END else int(move.index)))
        else:
            best = max(best, -outlook(trial, then))
    return best


@pytest.mark.parametrize("blocked", [-1, 0])
@pytest.mark.parametrize("before", [(0, 3), (1, 1, 1), (0, 0, 0)])
def test_the_last_turns_of_two_are_solved(before: tuple[int, ...], blocked: int) -> None:
    display = ["dogenzaka", "hatagaya", "yotsuya", "kudan", "kuramae"]
    table = Table(2, display=display, zokus=2 + len(before))
    table.place(0, *before)
    world: World = GAME.imagine(table.match.view(1), Rng(1))
    world.public.blocked, world.public.blocker = blocked, 1 if blocked >= 0 else -1
    asked = settle(world)
    assert asked is not None
    expected = outlook(world, asked)
    while asked.seat == 1:
        turns = last_turns(world, turns_to_come(world))
        then = answer(world, asked, 1, SOLUTIONS.next_place(world, turns))
        assert then is not None
        asked = then
    assert -outlook(world, asked) == pytest.approx(expected)


def test_nothing_is_solved_that_is_far_from_its_end_or_between_more_than_two() -> None:
    for seats in (2, 3):
        world = GAME.imagine(Table(seats).match.view(0), Rng(1))
        assert len(last_turns(world, turns_to_come(world))) == 0


# What a day leaves for the next


def begins(table: Table) -> float:
    """Return how likely the first gang is to begin the next day."""
    world = GAME.imagine(table.match.view(0), Rng(1))
    bands = world.public.bands
    return first_tomorrow(world, all_claims(world, bands), bands)


def test_whoever_is_raided_is_likely_to_begin_tomorrow() -> None:
    table = Table(2, {0: ["come-here"]})
    table.placement((0, 0, 0), (1,))
    assert table.asked == "placement-end"
    assert begins(table) == 1


def test_with_as_many_arrested_whoever_has_fewer_points_is_likely_to_begin_tomorrow() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    likely = []
    for turns in (((0,), (1,)), ((1,), (0,)), ((0, 0), (0, 0))):
        table = Table(2, {0: ["come-here"]}, display=display)
        table.placement(*turns)
        likely.append(begins(table))
    richer, poorer, even = likely
    assert richer < 0.1 < 0.9 < poorer
    assert even == pytest.approx(0.5)


def next_morning() -> World:
    """A world in which nobody has placed anybody, and the second day is to be laid out."""
    world: World = GAME.imagine(Table(2).match.view(0), Rng(1))
    asked = settle(world)
    while asked is not LAY_OUT:
        assert asked is not None
        asked = answer(world, asked, asked.seat, END)
    return world


def test_it_is_good_to_be_first_and_bad_to_be_at_the_station_when_a_day_begins() -> None:
    world = next_morning()
    first = int(world.public.first)
    even = MIND.evaluate(world)
    assert even[first] > even[1 - first]
    world.public.held = put_nibble(world.public.held, first, 2)
    assert MIND.evaluate(world)[first] < 0.5


@pytest.mark.parametrize(
    ("card", "pays", "does_not"),
    [
        ("come-here", ((0, 0), (0, 1, 1)), ((0, 0), (1,))),
        ("snitch", ((0, 0), (0,)), ((1, 1), (1,))),
        ("switcheroo", ((1,), (0,)), ((0,), (1,))),
    ],
)
def test_who_thinks_counts_on_its_lieutenants_where_they_pay(
    card: str, pays: Sequence[Sequence[int]], does_not: Sequence[Sequence[int]]
) -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    for turns, wanted in ((pays, f"use {card}"), (does_not, "pass")):
        table = Table(2, {0: [card]}, display=display, days=1)
        table.placement(*turns)
        assert table.asked == "placement-end"
        assert foreseen_use(table, 0, eyes=0) == wanted
        assert foreseen_use(table, 0, eyes=1) == "pass"


def foreseen_use(table: Table, seat: int, eyes: int) -> str:
    """Return what a seat is thought to do at the end of a placement by `eyes`."""
    world = GAME.imagine(table.match.view(0), Rng(1))
    return str(MIND.foresee(world, world.stack[-1], seat, eyes, Rng(1)))


@pytest.mark.parametrize(
    ("card", "bands", "throws", "window", "wanted"),
    [
        ("cheap-shot", (1, 1), ("edge", "edge"), "after-kicks", True),
        ("cheap-shot", (1, 2), ("belly", "edge", "edge"), "after-kicks", False),
        ("backup", (1, 1), ("belly", "edge"), "after-kicks", True),
        ("home-turf", (1, 1), ("belly", "belly"), "fight-end", True),
        ("bribe", (1, 1), ("edge", "edge") * 3, "police", True),
    ],
)
def test_who_thinks_counts_on_its_lieutenants_where_they_turn_a_brawl(
    card: str, bands: tuple[int, ...], throws: tuple[str, ...], window: str, *, wanted: bool
) -> None:
    for quartier, rich in (("dogenzaka", True), ("hatagaya", False)):
        display = [quartier, "yotsuya", "shinbashi", "kudan", "kuramae"]
        table = brawl(Table(2, {0: [card]}, display=display, days=1), *bands)
        flying = sum(bands)
        for at in range(0, len(throws), flying):
            table.throw(*throws[at : at + flying])
            table.quiet(window if at + flying == len(throws) else "take-aim")
        assert table.asked == window
        use = f"use {card}" if wanted and rich else "pass"
        assert foreseen_use(table, 0, eyes=0) == use
        assert foreseen_use(table, 0, eyes=1) == "pass"


def test_who_thinks_counts_on_a_bribe_when_three_alone_are_raided() -> None:
    for quartier, wanted in (("dogenzaka", "use bribe"), ("hatagaya", "pass")):
        display = [quartier, "yotsuya", "shinbashi", "kudan", "kuramae"]
        table = Table(2, {0: ["bribe"]}, display=display, days=1)
        table.placement((0, 0, 0), ())
        table.quiet("police")
        assert foreseen_use(table, 0, eyes=0) == wanted


@pytest.mark.parametrize(
    ("card", "this_round", "gain"),
    [
        # Whoever lies on edge or back when the kicks are over: it stays down.
        (CHEAP_SHOT, 3, 0.16 + 0.32 * 0.9),
        # Nobody claims unless one falls and the other does not.
        (HOME_TURF, 3, 1 - 2 * (0.58 * 0.42 + 0.1 * 0.32)),
        # Both still fight, and nobody was kicked.
        (BRIBE, 3, 0.58 * 0.58 - 2 * 0.1 * 0.32),
    ],
)
def test_a_lieutenant_turns_a_last_round_as_often_as_can_be_reckoned_by_hand(
    card: int, this_round: int, gain: float
) -> None:
    gains = stored_turning()[row_name(card, 0)][name_of((Band(1), Band(1)), this_round)]
    for dear, found in zip(DEAR, gains, strict=True):
        assert found == pytest.approx(max(0.0, gain * (1 - dear)), abs=0.001)


@pytest.fixture(scope="module")
def hard_brawls() -> Brawls:
    """Brawls in which all throw hard."""
    return Brawls(compute(tuple(GAME.edition.data["throws"]["brutal"]), most=2))


@pytest.mark.parametrize("card", HELPERS)
def test_the_stored_gains_are_those_that_are_solved(card: int, hard_brawls: Brawls) -> None:
    rows = stored_turning()[row_name(card, 1)]
    solved = Turning(card, 1, DEAR[2], hard_brawls)
    for bands in ((Band(1), Band(1)), (Band(2), Band(1))):
        gain = solved.gain(*bands, 1)
        assert rows[name_of(bands, 1)][2] == pytest.approx(gain, abs=0.0006)


def test_the_dearer_a_lieutenant_is_the_less_it_gains_by_being_played() -> None:
    for rows in stored_turning().values():
        for gains in rows.values():
            assert gains == sorted(gains, reverse=True)


def test_a_roadblock_and_the_zokus_behind_it_are_one_plan() -> None:
    table = Table(2, {1: ["roadblock"]})
    table.place(0, 0, 2, 2, 3)
    wide = Setting(effort=0.0, wide=1.0)
    found = Search(GAME, wide).candidates(table.match.view(1), Rng(1))
    plans = {" · ".join(map(str, one.plan)) for one in found}
    first, last = table.name(0), table.name(4)
    roadblock = f"use roadblock · quartier {first}"
    assert f"{roadblock} · place {last} · place {last} · place {first} · place {first}" in plans
    assert not any("· use roadblock" in plan for plan in plans), "a card comes first"
    assert not any("end ·" in plan for plan in plans), "another turn is another decision"
    assert len(plans) < MOST_PLANS


def test_before_anything_is_laid_out_nobody_is_expected_anywhere() -> None:
    world = next_morning()
    assert list(foreseen(world)) == [0] * 5


def test_the_last_day_of_two_is_counted_out() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    table = brawl(Table(2, display=display, days=1), 3, 1)
    mine, theirs = shares(table)
    safe = safety(8)
    world = GAME.imagine(table.match.view(0), Rng(1))
    expected = mine * safe + theirs * (1 - safe) + (1 - mine - theirs) / 2
    assert MIND.evaluate(world) == pytest.approx([expected, 1 - expected])


def test_a_third_card_of_a_ward_pays_on_the_last_day_too() -> None:
    display = ["dogenzaka", "yotsuya", "shinbashi", "kudan", "kuramae"]
    table = brawl(Table(2, display=display, days=1), 3, 1)
    mine, theirs = shares(table)
    world = GAME.imagine(table.match.view(0), Rng(1))
    hatagaya, yoyogi, dogenzaka, three = 2, 3, 8, 5
    world.public.owned[0] = 0b11
    ahead = hatagaya + yoyogi
    expected = mine * safety(ahead + dogenzaka + three) + theirs * safety(ahead - dogenzaka)
    expected += (1 - mine - theirs) * safety(ahead)
    assert MIND.evaluate(world)[0] == pytest.approx(expected)


def safety(lead: int) -> float:
    """Return how likely somebody wins who leads by so much when all is claimed."""
    return 1 / (1 + exp(-lead / NARROW))

"""The fifteen Lieutenants, each in a scene and at its edge."""

from __future__ import annotations

import pytest

from oyabun.core.errors import IllegalMoveError
from oyabun.games.zoku.components import QUARTIERS
from oyabun.games.zoku.moves import END
from oyabun.games.zoku.rules.lieutenants import AGAIN, BLOCK
from oyabun.games.zoku.rules.placement import PLACE_ZOKUS
from oyabun.games.zoku.rules.windows import AFTER_KICKS, OPEN_AFTER_KICKS
from tests.games.zoku.table import Table, brawl, hand

# Placement


@pytest.mark.rule("ZOK-L01")
def test_the_last_word_skips_both_turns_for_one_of_eight_after_all_others() -> None:
    table = Table(3, hand("last-word"))
    table.do(0, "use last-word")
    order = []
    for _ in range(4):
        order.append(table.waiting[0])
        table.do(table.waiting[0], "end")
    assert order == [1, 2, 2, 1]
    assert table.waiting == (0,)
    assert table.match.view(0).frame.asks.numbers == (8,)
    for slot in (0, 0, 1, 1, 2, 2, 3, 3):
        table.do(0, f"place {table.name(slot)}")
    table.quiet("place-zokus")
    assert table.reserve(0) == 8, "eight were placed, and two by two they claimed"
    assert len(table.owned(0)) == 4


@pytest.mark.rule("ZOK-L01")
def test_the_last_word_is_for_the_start_of_the_first_turn() -> None:
    table = Table(2, hand("last-word"))
    table.do(0, f"place {table.name(0)}")
    assert table.legal(0, "use") == []
    table.do(0, "end")
    table.do(1, "end")
    table.do(1, "end")
    assert table.legal(0, "use") == [], "not in the second turn"


@pytest.mark.rule("ZOK-L01")
def test_the_last_word_is_for_a_day() -> None:
    table = Table(2, hand("last-word"))
    table.do(0, "use last-word")
    table.placement()
    table.quiet("place-zokus")
    assert table.public.day == 1
    assert table.public.latecomer == -1


@pytest.mark.rule("ZOK-L02")
def test_come_here_moves_one_rival_to_another_quartier() -> None:
    table = Table(3, hand("come-here"))
    table.placement([], [0, 0], [0, 1])
    table.use(0, "come-here")
    assert table.legal(0, "quartier") == [table.name(0), table.name(1)]
    table.do(0, f"quartier {table.name(0)}")
    assert table.legal(0, "gang") == ["1", "2"]
    table.do(0, "gang 1")
    assert table.legal(0, "quartier") == [table.name(slot) for slot in (1, 2, 3, 4, 5)]
    table.do(0, f"quartier {table.name(2)}")
    table.quiet("take-aim")
    assert table.owned(1) == [QUARTIERS[10]], "the one that was called away claims alone"
    assert table.street(1) == "ready"


@pytest.mark.rule("ZOK-L02")
def test_come_here_keeps_to_the_limits_and_to_rivals() -> None:
    table = Table(2, hand("come-here"))
    table.placement([1], [0, 0, 0, 2])
    table.use(0, "come-here")
    assert table.legal(0, "quartier") == [table.name(0), table.name(2)], "never one's own"
    table.do(0, f"quartier {table.name(2)}")
    assert table.name(0) not in table.legal(0, "quartier"), "three are there already"
    assert table.name(1) in table.legal(0, "quartier")


@pytest.mark.rule("ZOK-L02")
def test_come_here_is_not_offered_without_a_rival() -> None:
    table = Table(2, hand("come-here"))
    table.placement([0])
    assert table.legal(0) == ["pass"]


@pytest.mark.rule("ZOK-L02")
def test_come_here_needs_somewhere_to_go() -> None:
    table = Table(4, hand("come-here"))
    places = [1, 2, 3, 4]
    for seat in (0, 1, 2):
        table.place(seat, *places)
    table.place(3, 0)
    table.place(3)
    for seat in (2, 1, 0):
        table.place(seat, 5, 6)
    table.quiet("placement-end")
    table.use(0, "come-here")
    assert table.name(0) not in table.legal(0, "quartier"), "everything else is full"
    assert table.name(1) in table.legal(0, "quartier")


@pytest.mark.rule("ZOK-L02", "ZOK-L04")
def test_a_roadblock_stops_no_move() -> None:
    table = Table(3, {0: ["come-here"], 1: ["roadblock"]})
    table.place(0)
    table.do(1, "use roadblock")
    table.do(1, f"quartier {table.name(0)}")
    table.place(1, 3)
    table.placement([2])
    table.use(0, "come-here")
    table.do(0, f"quartier {table.name(2)}")
    assert table.name(0) in table.legal(0, "quartier")


@pytest.mark.rule("ZOK-L03")
def test_rush_places_up_to_eight_in_the_turn() -> None:
    table = Table(2, hand("rush"))
    for slot in (0, 0, 1):
        table.do(0, f"place {table.name(slot)}")
    table.do(0, "use rush")
    assert table.public.left == 5, "eight, and three of them are placed"
    assert table.match.view(0).frame.asks.numbers == (5,)
    for slot in (1, 2, 2, 3, 3):
        table.do(0, f"place {table.name(slot)}")
    assert table.reserve(0) == 0
    assert table.waiting == (1,)


@pytest.mark.rule("ZOK-L03")
def test_rush_enters_full_quartiers() -> None:
    table = Table(4, hand("rush", 3))
    for seat in (0, 1, 2):
        table.place(seat, 0, 1)
    assert table.name(0) not in table.legal(3, "place")
    table.do(3, "use rush")
    table.do(3, f"place {table.name(0)}")
    table.do(3, f"place {table.name(1)}")
    assert table.band(0, 3) == table.band(1, 3) == 1
    table.placement()
    table.quiet("take-aim")
    assert table.waiting == (0, 1, 2, 3), "four gangs fight"


@pytest.mark.rule("ZOK-L03")
def test_rush_is_not_offered_where_it_adds_no_placement() -> None:
    table = Table(2, hand("rush"), zokus=4)
    assert table.legal(0, "use") == [], "four in reserve, and a turn allows four"
    table = Table(2, hand("rush"), zokus=5)
    assert table.legal(0, "use") == ["rush"]
    table.do(0, f"place {table.name(0)}")
    assert table.legal(0, "use") == ["rush"]


@pytest.mark.rule("ZOK-L03")
def test_nobody_rushes_without_a_zoku_in_reserve() -> None:
    table = Table(4, hand("rush", 3), zokus=4)
    for seat in (0, 1, 2):
        table.place(seat, 0, 1)
    for slot in (2, 2, 3, 3):
        table.do(3, f"place {table.name(slot)}")
    assert table.legal(3, "use") == [], "a full Quartier is no use to somebody who is all out"


@pytest.mark.rule("ZOK-L03")
def test_rush_ends_with_the_turn() -> None:
    table = Table(2, hand("rush", 1))
    table.place(0)
    table.do(1, "use rush")
    table.place(1, 0)
    assert not table.public.rushing
    assert table.match.view(1).frame.asks.numbers == (4,)


@pytest.mark.rule("ZOK-L04")
def test_a_roadblock_keeps_everybody_else_out() -> None:
    table = Table(2, hand("roadblock"))
    table.do(0, "use roadblock")
    assert len(table.legal(0, "quartier")) == 5
    table.do(0, f"quartier {table.name(2)}")
    assert table.name(2) in table.legal(0, "place"), "but not its owner"
    table.place(0, 2)
    assert table.name(2) not in table.legal(1, "place")
    table.placement()
    table.quiet("place-zokus")
    assert table.public.day == 1
    assert table.public.blocked == -1
    table.quiet("place-zokus")
    assert len(table.legal(table.waiting[0], "place")) == 5, "and it is gone in the morning"


@pytest.mark.rule("ZOK-L04")
def test_a_roadblock_can_be_put_up_with_nobody_left_to_place() -> None:
    table = Table(2, hand("roadblock"), zokus=1)
    table.do(0, f"place {table.name(0)}")
    assert table.legal(0) == ["end", "use roadblock"]


@pytest.mark.rule("ZOK-L05")
def test_switcheroo_swaps_two_cards_and_the_zokus_stay() -> None:
    table = Table(2, hand("switcheroo"))
    one, two = table.name(0), table.name(4)
    table.placement([0], [1])
    table.use(0, "switcheroo")
    table.do(0, f"quartier {two}")
    assert table.legal(0, "quartier") == [one, table.name(1)], "not two empty ones"
    table.do(0, f"quartier {one}")
    table.quiet("place-zokus")
    assert table.owned(0) == [two]
    assert table.owned(1) == [QUARTIERS[5]]


@pytest.mark.rule("ZOK-L05")
def test_switcheroo_is_not_offered_for_an_empty_table() -> None:
    table = Table(2, hand("switcheroo"))
    table.placement()
    assert table.public.day == 1, "nobody was asked"


@pytest.mark.rule("ZOK-L14")
def test_the_snitch_sends_a_rival_to_the_station_for_the_night() -> None:
    table = Table(2, hand("snitch"))
    table.placement([], [0, 0, 1])
    table.use(0, "snitch")
    assert table.legal(0, "quartier") == [table.name(0), table.name(1)]
    table.do(0, f"quartier {table.name(0)}")
    assert table.band(0, 1) == 1, "with one gang there it is clear whose"
    assert table.held(1) == 1
    table.quiet("place-zokus")
    assert (table.public.day, table.held(1)) == (1, 1), "not released on the same day"
    assert table.owned(1) == [QUARTIERS[0], QUARTIERS[5]]
    table.placement()
    assert (table.public.day, table.held(1)) == (2, 0)


@pytest.mark.rule("ZOK-L14")
def test_the_snitch_before_a_throw_may_end_the_brawl_before_it_begins() -> None:
    table = Table(2, hand("snitch"))
    table.placement([0, 0], [0])
    table.quiet("before-throw")
    assert table.asked == "before-throw"
    table.use(0, "snitch")
    table.do(0, f"quartier {table.name(0)}")
    assert table.owned(0) == [QUARTIERS[0]]
    assert table.held(1) == 1


@pytest.mark.rule("ZOK-L14")
def test_after_the_snitch_three_alone_are_raided() -> None:
    table = Table(2, hand("snitch"))
    table.placement([0, 0, 0], [0])
    table.quiet("before-throw")
    table.use(0, "snitch")
    table.do(0, f"quartier {table.name(0)}")
    table.quiet("place-zokus")
    assert table.owned(0) == []
    assert (table.held(0), table.held(1)) == (1, 1)


@pytest.mark.rule("ZOK-L14", "ZOK-D6")
def test_nobody_snitches_before_a_throw_that_never_comes() -> None:
    table = Table(2, hand("snitch", 1))
    table.placement([0, 0, 0])
    assert table.asked == "placement-end"
    table.pass_all()
    assert table.asked == "police", "three alone: nobody throws"
    table.pass_all()
    assert table.public.day == 1
    assert not table.public.raid


@pytest.mark.rule("ZOK-L14")
def test_a_later_quartier_is_judged_when_it_is_reached() -> None:
    table = Table(2, hand("snitch"))
    table.placement([0, 3, 3], [0, 3])
    table.quiet("before-throw")
    table.use(0, "snitch")
    table.do(0, f"quartier {table.name(3)}")
    table.throw("edge", "belly")
    table.quiet("place-zokus")
    assert table.owned(0) == [QUARTIERS[0], QUARTIERS[15]]


@pytest.mark.rule("ZOK-L14")
def test_somebody_who_is_not_there_may_snitch_too_and_says_on_whom() -> None:
    table = Table(3, hand("snitch", 2))
    table.placement([0], [0])
    table.quiet("before-throw")
    table.use(2, "snitch")
    table.do(2, f"quartier {table.name(0)}")
    assert table.legal(2, "gang") == ["0", "1"]
    table.do(2, "gang 0")
    assert table.owned(1) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-L15")
def test_jailbreak_takes_all_back_and_places_up_to_two() -> None:
    table = Table(2, {0: ["jailbreak"]}, first=1)
    table.placement([], [0, 0, 0, 1], [1, 1])
    table.quiet("place-zokus")
    assert (table.public.day, table.held(0)) == (1, 2)
    assert table.waiting == (0,), "fewest in reserve"
    table.do(0, "use jailbreak")
    assert (table.reserve(0), table.held(0)) == (8, 0)
    assert table.asked == "place-freed"
    table.do(0, f"place {table.name(0)}")
    table.do(0, f"place {table.name(1)}")
    assert table.asked == "place-zokus"
    assert table.match.view(0).frame.asks.numbers == (4,), "beside the four of the turn"


@pytest.mark.rule("ZOK-L15")
def test_jailbreak_works_in_somebody_elses_turn_but_not_after_the_last() -> None:
    table = Table(2, hand("jailbreak"))
    table.placement([0, 0, 0])
    table.quiet("place-zokus")
    assert (table.asked, table.public.first) == ("place-zokus", 0)
    table.do(0, "end")
    assert (table.asked, table.waiting) == ("before-turn", (0,))
    table.use(0, "jailbreak")
    assert table.asked == "place-freed"
    assert table.legal(0)[0] == "end"
    table.do(0, f"place {table.name(0)}")
    table.do(0, "end")
    assert (table.asked, table.waiting) == ("place-zokus", (1,))
    late = Table(2, hand("jailbreak"))
    late.placement([0, 0, 0])
    late.quiet("place-zokus")
    windows = []
    while late.public.day == 1:
        windows.append((late.asked, late.waiting[0]))
        late.do(late.waiting[0], "end" if late.asked == "place-zokus" else "pass")
    assert windows == [
        ("place-zokus", 0),
        ("before-turn", 0),
        ("place-zokus", 1),
        ("before-turn", 0),
        ("place-zokus", 1),
        ("place-zokus", 0),
    ], "before the turns of the other, and not after the last"


@pytest.mark.rule("ZOK-L15")
def test_whoever_is_about_to_take_a_turn_is_not_asked_before_it() -> None:
    table = Table(2, hand("jailbreak", 1))
    table.placement([], [0, 0, 0])
    table.quiet("place-zokus")
    asked = []
    while table.public.day == 1:
        asked.append((table.asked, table.waiting))
        table.do(table.waiting[0], "end" if table.asked == "place-zokus" else "pass")
    windows = [waiting for name, waiting in asked if name == "before-turn"]
    assert windows == [(1,), (1,)], "before both turns of the other"


@pytest.mark.rule("ZOK-L15")
def test_nobody_is_asked_for_a_jailbreak_with_an_empty_station() -> None:
    table = Table(2, hand("jailbreak"))
    table.do(0, "end")
    assert (table.asked, table.waiting) == ("place-zokus", (1,))


# In the street


@pytest.mark.rule("ZOK-L06")
def test_kick_start_throws_ones_own_again_each_up_to_twice() -> None:
    table = brawl(Table(2, hand("kick-start")), 2, 1)
    table.throw("belly", "edge", "edge")
    table.use(0, "kick-start")
    assert table.legal(0) == ["end", "zoku 0-1", "zoku 0-2"]
    table.do(0, "zoku 0-1")
    table.lands("belly")
    table.do(0, "zoku 0-1")
    table.lands("feet")
    assert table.legal(0) == ["end", "zoku 0-2"], "twice is enough"
    table.do(0, "end")
    table.quiet("kick")
    assert table.street(0) == "feet edge"


@pytest.mark.rule("ZOK-L06")
def test_kick_start_sees_each_result_and_never_what_flew_out() -> None:
    table = brawl(Table(2, hand("kick-start")), 2, 1)
    table.throw("out", "belly", "edge")
    table.use(0, "kick-start")
    assert table.legal(0) == ["end", "zoku 0-2"]
    table.do(0, "zoku 0-2")
    table.lands("out")
    table.quiet("place-zokus")
    assert table.owned(1) == [QUARTIERS[0]]
    assert table.reserve(0) == 8


@pytest.mark.rule("ZOK-L06")
def test_kick_start_is_for_zokus_of_this_round() -> None:
    table = brawl(Table(2, hand("kick-start")), 2, 1)
    table.throw("belly", "edge", "edge")
    table.quiet("take-aim")
    table.throw("edge", "edge")
    table.use(0, "kick-start")
    assert table.legal(0) == ["end", "zoku 0-2"]


@pytest.mark.rule("ZOK-L07")
def test_a_cheap_shot_knocks_out_a_rival_on_edge_or_back() -> None:
    table = brawl(Table(3, hand("cheap-shot", 2)), 1, 3)
    table.throw("edge", "back", "edge", "feet")
    table.use(2, "cheap-shot")
    assert table.legal(2) == ["zoku 0-1", "zoku 1-1", "zoku 1-2"], "not those on their feet"
    table.do(2, "zoku 1-2")
    assert table.street(1) == "back belly feet"


@pytest.mark.rule("ZOK-L07")
def test_a_cheap_shot_comes_after_the_kicks_too() -> None:
    table = brawl(Table(2, hand("cheap-shot")), 1, 1)
    table.throw("edge", "edge")
    table.pass_all()
    assert table.asked == "after-kicks"
    table.use(0, "cheap-shot")
    table.do(0, "zoku 1-1")
    table.quiet("place-zokus")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-L07")
def test_a_cheap_shot_hits_no_own_zoku() -> None:
    table = brawl(Table(2, hand("cheap-shot")), 2, 1)
    table.throw("edge", "back", "feet")
    assert "cheap-shot" not in table.legal(0, "use")


@pytest.mark.rule("ZOK-L08")
def test_not_dead_yet_stands_up_and_may_kick() -> None:
    table = brawl(Table(2, hand("not-dead-yet")), 1, 1)
    table.throw("belly", "back")
    table.use(0, "not-dead-yet")
    assert table.legal(0) == ["zoku 0-1"]
    table.do(0, "zoku 0-1")
    table.quiet("kick")
    assert (table.asked, table.waiting) == ("kick", (0,))
    table.do(0, "zoku 1-1")
    table.quiet("place-zokus")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-L08")
def test_not_dead_yet_needs_somebody_knocked_out_also_from_an_earlier_round() -> None:
    table = brawl(Table(2, hand("not-dead-yet")), 2, 1)
    table.throw("edge", "edge", "edge")
    assert "not-dead-yet" not in table.legal(0, "use"), "nobody is KO"
    table.throw("belly", "edge", "edge")
    table.quiet("take-aim")
    table.throw("edge", "edge")
    table.use(0, "not-dead-yet")
    table.do(0, "zoku 0-1")
    assert table.street(0) == "feet edge"


@pytest.mark.rule("ZOK-L09")
def test_backup_joins_from_the_reserve_up_to_three_who_fight() -> None:
    table = brawl(Table(2, hand("backup")), 3, 1)
    table.throw("belly", "edge", "edge", "edge")
    table.quiet("after-kicks")
    table.use(0, "backup")
    assert table.legal(0) == ["join 1"], "two fight, one more makes three; the KO does not count"
    table.do(0, "join 1")
    assert table.street(0) == "belly edge edge ready"
    assert table.reserve(0) == 4
    table.throw("edge", "edge", "edge", "edge")
    assert table.street(0) == "belly edge edge edge"


@pytest.mark.rule("ZOK-L09")
def test_backup_comes_for_a_gang_that_has_just_been_wiped_out() -> None:
    table = brawl(Table(2, hand("backup")), 1, 1)
    table.throw("out", "edge")
    table.quiet("after-kicks")
    table.use(0, "backup")
    assert table.legal(0) == ["join 1", "join 2"]
    table.do(0, "join 2")
    assert table.asked == "take-aim"
    assert table.waiting == (0, 1)
    assert table.street(0) == "ready ready"
    assert table.street(1) == "edge"


@pytest.mark.rule("ZOK-L09")
def test_backup_does_not_come_later_nor_after_the_third_round_nor_for_strangers() -> None:
    table = brawl(Table(3, {0: ["backup"]}), 1, 1, 1)
    table.throw("belly", "edge", "edge")
    table.quiet("after-kicks")
    table.pass_all()
    table.throw("edge", "edge")
    assert table.asked in ("after-throw", "after-kicks", "take-aim")
    table.quiet("after-kicks")
    assert "backup" not in table.legal(0, "use"), "wiped out a round ago"
    table.quiet("take-aim")
    table.throw("edge", "edge")
    table.quiet("after-kicks", "police")
    for seat in range(3):
        assert "backup" not in table.legal(seat, "use")
    stranger = brawl(Table(3, hand("backup", 2)), 1, 1)
    stranger.throw("edge", "edge")
    stranger.quiet("after-kicks")
    assert "backup" not in stranger.legal(2, "use")


@pytest.mark.rule("ZOK-L11")
def test_double_savate_jumps_up_and_kicks_twice_on_back_or_edge() -> None:
    table = brawl(Table(2, hand("double-savate")), 1, 3)
    table.throw("back", "edge", "back", "feet")
    table.use(0, "double-savate")
    assert table.legal(0) == ["zoku 0-1"]
    table.do(0, "zoku 0-1")
    table.quiet("kick")
    assert table.legal(0) == ["pass", "zoku 1-1", "zoku 1-2"]
    table.do(0, "zoku 1-1")
    table.do(0, "zoku 1-2")
    assert table.street(1) == "belly belly feet"


@pytest.mark.rule("ZOK-L11")
def test_double_savate_without_a_jump_needs_one_that_stands_and_one_to_kick() -> None:
    table = brawl(Table(2, hand("double-savate")), 1, 1)
    table.throw("feet", "edge")
    table.use(0, "double-savate")
    table.quiet("kick")
    assert table.legal(0) == ["pass", "zoku 1-1"]
    nobody_to_kick = brawl(Table(2, hand("double-savate")), 1, 1)
    nobody_to_kick.throw("feet", "feet")
    assert "double-savate" not in nobody_to_kick.legal(0, "use")


@pytest.mark.rule("ZOK-L11")
def test_double_savate_lasts_for_the_round() -> None:
    table = brawl(Table(2, hand("double-savate")), 1, 2)
    table.throw("edge", "feet", "feet")
    table.use(0, "double-savate")
    table.do(0, "zoku 0-1")
    table.throw("feet", "edge", "edge")
    table.quiet("take-aim")
    assert (table.asked, table.public.round) == ("take-aim", 3), "an edge is no target any more"


@pytest.mark.rule("ZOK-L12")
def test_home_turf_claims_what_nobody_claims() -> None:
    table = brawl(Table(2, hand("home-turf")), 1, 1)
    table.throw("out", "belly")
    table.quiet("fight-end")
    assert (table.asked, table.waiting) == ("fight-end", (0, 1))
    table.use(0, "home-turf")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-L12")
def test_home_turf_also_after_the_police() -> None:
    table = brawl(Table(2, hand("home-turf")), 2, 2)
    for _ in range(3):
        table.throw("edge", "edge", "edge", "edge")
        table.quiet("take-aim", "fight-end")
    table.use(0, "home-turf")
    assert table.owned(0) == [QUARTIERS[0]]
    assert (table.held(0), table.held(1)) == (1, 1)


@pytest.mark.rule("ZOK-L12")
def test_home_turf_answers_no_raid_and_no_empty_quartier() -> None:
    table = Table(2, hand("home-turf"))
    table.placement([0, 0, 0])
    while table.public.day == 0:
        assert "home-turf" not in table.legal(0, "use")
        table.do(table.waiting[0], "pass")
    assert table.owned(0) == []


@pytest.mark.rule("ZOK-L12")
def test_home_turf_is_for_those_who_fought() -> None:
    table = brawl(Table(3, hand("home-turf", 2)), 1, 1)
    table.throw("belly", "belly")
    table.quiet("fight-end")
    assert (table.asked, table.waiting) == ("fight-end", (0, 1))


@pytest.mark.rule("ZOK-L12", "ZOK-L14")
def test_home_turf_is_not_for_a_gang_that_was_taken_away_before_the_throw() -> None:
    table = Table(3, {0: ["home-turf"], 2: ["snitch"]})
    table.placement([0], [0], [0])
    table.quiet("before-throw")
    table.use(2, "snitch")
    table.do(2, f"quartier {table.name(0)}")
    table.do(2, "gang 0")
    table.throw("belly", "belly")
    table.quiet("fight-end")
    assert (table.asked, table.waiting) == ("fight-end", (1,)), "nor has the snitch a card left"


@pytest.mark.rule("ZOK-L13")
def test_a_bribe_turns_a_raid_into_a_claim() -> None:
    table = Table(2, hand("bribe"))
    table.placement([0, 0, 0])
    table.quiet("police")
    assert (table.asked, table.waiting) == ("police", (0,))
    table.use(0, "bribe")
    assert table.owned(0) == [QUARTIERS[0]]
    assert (table.held(0), table.reserve(0)) == (0, 8)


@pytest.mark.rule("ZOK-L13")
def test_a_bribe_after_round_three_saves_ones_own_and_claims() -> None:
    table = brawl(Table(2, hand("bribe")), 1, 2)
    for _ in range(3):
        table.throw("edge", "edge", "edge")
        table.quiet("take-aim", "police")
    table.use(0, "bribe")
    assert table.owned(0) == [QUARTIERS[0]], "though the others still fight"
    assert (table.held(0), table.held(1)) == (0, 1)


@pytest.mark.rule("ZOK-L13")
def test_a_band_wholly_knocked_out_may_bribe_but_claims_nothing() -> None:
    table = brawl(Table(3, hand("bribe")), 1, 2, 2)
    table.throw("belly", "edge", "edge", "edge", "edge")
    for _ in range(2):
        table.quiet("take-aim")
        table.throw("edge", "edge", "edge", "edge")
    table.quiet("police")
    assert 0 in table.waiting
    table.use(0, "bribe")
    table.quiet("place-zokus")
    assert [table.held(seat) for seat in range(3)] == [0, 1, 1]
    assert [table.owned(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("ZOK-L13")
def test_a_band_wholly_out_has_nobody_to_bribe_for() -> None:
    table = brawl(Table(3, hand("bribe")), 1, 2, 2)
    table.throw("out", "edge", "edge", "edge", "edge")
    for _ in range(2):
        table.quiet("take-aim")
        table.throw("edge", "edge", "edge", "edge")
    table.quiet("police")
    assert 0 not in table.waiting


@pytest.mark.rule("ZOK-L12", "ZOK-L13")
def test_a_bribe_comes_before_home_turf() -> None:
    table = brawl(Table(2, {0: ["home-turf"], 1: ["bribe"]}), 2, 2)
    for _ in range(3):
        table.throw("edge", "edge", "edge", "edge")
        table.quiet("take-aim", "police")
    table.use(1, "bribe")
    assert table.owned(1) == [QUARTIERS[0]]
    assert table.asked != "fight-end"


# Windows


def test_in_a_window_the_first_in_turn_order_plays_and_all_are_asked_again() -> None:
    hands = {0: ["cheap-shot"], 1: ["not-dead-yet"]}
    table = brawl(Table(2, hands, first=1), 2, 2)
    table.throw("edge", "belly", "edge", "belly")
    assert table.waiting == (0, 1)
    table.do(0, "use cheap-shot")
    assert "plays" not in table.told(), "nothing is shown before all have answered"
    table.do(1, "use not-dead-yet")
    assert table.asked == "rise"
    assert table.public.shown[0] == 0, "what the other meant to do stays secret"
    table.do(1, "zoku 1-2")
    assert table.match.waiting() == (0,), "asked again; the other has no card left"
    table.do(0, "use cheap-shot")
    assert table.public.asked == 0, "the window is closed while the card is carried out"
    table.do(0, "zoku 1-1")
    assert table.street(1) == "belly feet"


def test_several_lieutenants_can_be_chained() -> None:
    table = brawl(Table(2, {0: ["not-dead-yet", "double-savate"]}), 2, 3)
    table.throw("belly", "edge", "back", "back", "edge")
    table.use(0, "not-dead-yet")
    table.do(0, "zoku 0-1")
    table.use(0, "double-savate")
    table.do(0, "zoku 0-2")
    table.quiet("kick")
    for target in ("1-1", "1-2", "1-3"):
        table.do(0, f"zoku {target}")
    table.quiet("place-zokus")
    assert table.owned(0) == [QUARTIERS[0]]


def test_a_lieutenant_is_played_once_and_lies_open() -> None:
    table = Table(2, hand("roadblock"))
    table.do(0, "use roadblock")
    table.do(0, f"quartier {table.name(0)}")
    view = table.match.view(1)
    assert view.public.shown[0] == 1 << 3
    assert table.match.view(0).hand() == 0
    with pytest.raises(IllegalMoveError):
        table.do(0, "use roadblock")


def test_who_is_asked_does_not_tell_who_holds_what() -> None:
    with_card = brawl(Table(3, {0: ["cheap-shot"], 1: ["bribe"], 2: ["rush"]}), 1, 1)
    without = brawl(Table(3, {0: ["rush"], 1: ["bribe"], 2: ["cheap-shot"]}), 1, 1)
    for table in (with_card, without):
        table.throw("edge", "back")
        assert table.waiting == (0, 1, 2)


def test_nobody_is_asked_when_every_card_of_the_window_has_been_seen_or_nobody_has_any() -> None:
    table = brawl(Table(2), 1, 1)
    table.throw("edge", "edge")
    assert table.asked == "take-aim"


def test_what_a_lieutenant_asks_cites_the_rule_that_says_so() -> None:
    assert BLOCK[1].cites() == ("ZOK-L04",)
    assert AGAIN[0].cites() == ("ZOK-L06",)
    assert OPEN_AFTER_KICKS.cites() == AFTER_KICKS.cites() == ("ZOK-L07", "ZOK-L09")


def test_whoever_is_too_slow_has_had_enough() -> None:
    table = Table(2)
    assert PLACE_ZOKUS[0].lapses(table.match.state, 0) == [END]

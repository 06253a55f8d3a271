"""The rules of Kamiza, in the order of the rules page."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.errors import OptionError, SeatError, WordsError
from oyabun.core.game import random_bot
from oyabun.core.match import Match, rng_dealer
from oyabun.core.options import Choice
from oyabun.core.play import legal_moves, waiting
from oyabun.core.state import digest
from oyabun.games.kamiza import GAME
from oyabun.games.kamiza.components import FATES, POLICE_RULE, WANTED
from oyabun.games.kamiza.moves import AREA, CARD, START, THREAT
from oyabun.games.kamiza.rules import succeed
from oyabun.search import with_levels
from oyabun.text import Speaker
from tests.games.kamiza.table import OWN, place, play_round, sit_down, table_of

# Components


@pytest.mark.rule("KAM-C1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_hold_four_different_cards_each(seats: int) -> None:
    match = sit_down(seats)
    assert legal_moves(match.state, 0) == list(CARD)
    assert [table_of(match).unused(seat) for seat in range(seats)] == [0b1111] * seats


@pytest.mark.rule("KAM-C1")
@pytest.mark.parametrize("seats", [2, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(SeatError, match="Kamiza is for 3 to 4 players"):
        Match.start(GAME, ("x",) * seats)


@pytest.mark.rule("KAM-C1", "KAM-J2", "KAM-J3")
@pytest.mark.parametrize(("play", "points"), [("B-K", "5"), ("U-K", "2"), ("H-K", "1")])
def test_a_boss_is_worth_five_an_underboss_two_and_a_hitman_one(play: str, points: str) -> None:
    assert play_round(sit_down(3), f"{play} B-S C-S")[0] == points


@pytest.mark.rule("KAM-C2")
def test_a_ninth_wanted_chip_is_not_issued_and_the_start_player_takes_the_last_ones_first() -> None:
    match = sit_down(police_rule="dragnet")
    assert play_round(match, "B-K C-K U-S H-S") == ["5w", "0", "2w", "1w"]
    assert play_round(match, "C-K B-K H-S U-S") == ["0", "5w", "1w", "2w"]
    assert match.waiting() == (0,)
    assert play_round(match, "U-S H-S C-K B-K") == ["2w", "1w", "0", "5"]
    assert sum(table_of(match).row(table_of(match).wanted)) == 8


@pytest.mark.rule("KAM-C2")
def test_scores_may_exceed_what_the_scoring_chips_can_show() -> None:
    chips = GAME.edition.data["scoring_chips"]
    total = sum(int(value) * count for value, count in chips.items())
    match = sit_down(3)
    state = match.state
    state.public.points = total
    assert play_round(match, "B-K B-S C-S") == ["5", "0", "0"]
    assert table_of(match).score(0) == total + 5


@pytest.mark.rule("KAM-C3", "KAM-T3")
@pytest.mark.parametrize("card", ["B", "C"])
def test_a_boss_or_policeman_in_shimoza_is_removed_unscored(card: str) -> None:
    match = sit_down(3)
    assert play_round(match, f"{card}-S U-S H-S") == ["0", "2", "1"]
    assert table_of(match).row(table_of(match).fates)[0] == 1


@pytest.mark.rule("KAM-C3")
def test_kamiza_is_open_to_every_card() -> None:
    for card, points in (("B", "5"), ("U", "2"), ("H", "1")):
        assert play_round(sit_down(3), f"{card}-K C-S B-S")[0] == points
    assert play_round(sit_down(3), "C-K B-K U-S") == ["2", "3w", "2"]


# Structure


@pytest.mark.rule("KAM-T1")
def test_a_match_is_three_games_of_three_rounds_and_the_fourth_card_stays_unused() -> None:
    match = sit_down(3)
    for game in range(3):
        for number, plays in enumerate(("B-K U-S H-S", "U-S H-S B-K", "H-S B-K U-S")):
            public = table_of(match)
            assert (public.game, public.round) == (game, number)
            assert [bin(public.unused(seat)).count("1") for seat in range(3)] == [4 - number] * 3
            play_round(match, plays)
    assert match.outcome is not None
    assert match.waiting() == ()


@pytest.mark.rule("KAM-T1")
def test_after_a_game_everyone_takes_back_all_cards_and_keeps_the_chips() -> None:
    match = sit_down(3)
    play_round(match, "B-K C-K U-S")
    play_round(match, "U-S B-K C-S")
    play_round(match, "H-S H-K B-K")
    public = table_of(match)
    assert (public.game, public.round) == (1, 0)
    assert legal_moves(match.state, match.waiting()[0]) == list(CARD)
    assert public.scores() == [3 - 1 + 2 + 1, 2 + 5 + 4, 2]
    assert public.row(public.wanted) == [1, 0, 0]


@pytest.mark.rule("KAM-T2")
@pytest.mark.parametrize("start", [0, 2])
def test_players_place_clockwise_from_the_start_player(start: int) -> None:
    match = sit_down(4, start)
    order = [place(match, "U-S") for _ in range(4)]
    assert order == [(start + step) % 4 for step in range(4)]


@pytest.mark.rule("KAM-T2")
def test_owner_and_area_of_a_placed_card_are_seen_but_not_the_card() -> None:
    views = []
    for card in "BUHC":
        match = sit_down()
        place(match, f"{card}-K")
        views.append([match.view(seat) for seat in (1, 2, 3, None)])
        assert views[-1][0].public.area(0) == 0
        assert match.view(0).own.card == "BUHC".index(card)
    assert all(view == views[0] for view in views)


@pytest.mark.rule("KAM-T2")
def test_a_card_taken_but_not_placed_is_nobody_elses_business() -> None:
    match = sit_down()
    before = match.view(1).public
    match.submit(0, CARD[0])
    match.submit(0, AREA[1])
    assert match.view(1).public == before
    assert match.news(match.ply, 1) == ()


@pytest.mark.rule("KAM-T2")
def test_a_threat_of_the_list_is_heard_and_changes_nothing() -> None:
    scores = []
    for threat in (THREAT[0], THREAT[5]):
        match = sit_down(3)
        match.submit(0, CARD[0])
        match.submit(0, AREA[0])
        match.submit(0, threat)
        said = [Speaker(GAME.package, "en").say(phrase) for phrase in match.news(match.ply, 1)]
        assert Speaker(GAME.package, "en").word(f"threat-{threat.number + 1}") in said[-1]
        place(match, "U-S")
        place(match, "H-S")
        scores.append(table_of(match).scores())
    assert scores[0] == scores[1]


@pytest.mark.rule("KAM-T2")
def test_a_threat_can_be_put_in_ones_own_words_which_are_shown_as_typed() -> None:
    match = sit_down(3)
    place(match, "B-K", words="  <b>Mine.</b>   &c ")
    (placed, said) = match.news(match.ply, 1)
    assert placed.key == "placed"
    assert said.quote == "<b>Mine.</b> &c"
    assert Speaker(GAME.package, "en", ("Red",)).say(said) == "Red says: “<b>Mine.</b> &c”"


@pytest.mark.rule("KAM-T2")
@pytest.mark.parametrize("words", ["x" * 81, "bell\x07"], ids=["too long", "not printable"])
def test_words_that_are_too_long_or_not_printable_are_refused_and_nothing_changes(
    words: str,
) -> None:
    match = sit_down(3)
    match.submit(0, CARD[0])
    match.submit(0, AREA[0])
    before = digest(match.state)
    with pytest.raises(WordsError):
        match.submit(0, OWN, words)
    assert (digest(match.state), match.ply) == (before, 3)


@pytest.mark.rule("KAM-T2")
def test_words_of_ones_own_go_only_with_a_threat_of_ones_own() -> None:
    match = sit_down(3)
    with pytest.raises(WordsError, match="nothing can be said with 'card boss'"):
        match.submit(0, CARD[0], "Ha!")


@pytest.mark.rule("KAM-T2")
@pytest.mark.parametrize("words", ["", "  "])
def test_a_threat_of_ones_own_wants_words(words: str) -> None:
    match = sit_down(3)
    match.submit(0, CARD[0])
    match.submit(0, AREA[0])
    with pytest.raises(WordsError, match="'own' wants words of your own"):
        match.submit(0, OWN, words)
    assert match.waiting() == (0,)


@pytest.mark.rule("KAM-T2")
def test_everybody_remembers_the_last_threat_of_each() -> None:
    match = sit_down(3)
    for threat in (THREAT[4], OWN, THREAT[-1]):
        seat = match.waiting()[0]
        match.submit(seat, CARD[seat])
        match.submit(seat, AREA[0])
        match.submit(seat, threat)
    assert table_of(match).row(table_of(match).threats) == [5, 13, 14]


@pytest.mark.rule("KAM-T2")
def test_staring_in_silence_is_a_choice_of_its_own() -> None:
    match = sit_down(3)
    match.submit(0, CARD[0])
    match.submit(0, AREA[0])
    match.submit(0, THREAT[-1], "")
    english = Speaker(GAME.package, "en", ("Red", "Blue", "Green"), 1)
    told = [english.say(phrase) for phrase in match.news(match.ply, 1)]
    assert told[-1] == "Red says nothing, and stares."
    assert match.waiting() == (1,)


@pytest.mark.rule("KAM-T2")
@pytest.mark.parametrize("name", with_levels(GAME).bot_names())
def test_a_bot_utters_a_threat_that_needs_no_words_and_was_not_just_uttered(name: str) -> None:
    match = sit_down(3)
    match.submit(0, CARD[0])
    match.submit(0, AREA[0])
    view = match.view(0)
    bot = with_levels(GAME).bot(name)
    chosen = {bot(view, Rng(seed)) for seed in range(200)}
    assert chosen == set(view.offered()) - {OWN}


@pytest.mark.rule("KAM-T2")
def test_card_and_area_can_be_taken_back_until_the_threat_is_uttered() -> None:
    match = sit_down(3)
    match.submit(0, CARD[0])
    match.submit(0, AREA[0])
    assert match.take_back(0).move is AREA[0]
    assert match.take_back(0).move is CARD[0]
    place(match, "H-S")
    assert not match.may_take_back(0)


@pytest.mark.rule("KAM-T3")
def test_all_players_may_choose_the_same_area() -> None:
    assert play_round(sit_down(), "B-K U-K H-K C-K") == ["0", "0", "2w", "2"]
    assert play_round(sit_down(), "B-S U-S H-S C-S") == ["0", "2", "1", "0"]


@pytest.mark.rule("KAM-T4")
def test_cards_are_turned_up_all_at_once_when_everyone_has_placed_one() -> None:
    match = sit_down(3)
    place(match, "B-K")
    place(match, "U-S")
    assert table_of(match).shown == 0
    place(match, "H-S")
    public = table_of(match)
    assert public.row(public.shown) == [1, 2, 3]
    assert [phrase.key for phrase in match.news(match.ply, None)][2:5] == ["fate-5"] * 3


@pytest.mark.rule("KAM-T4", "KAM-J1")
def test_kamiza_and_shimoza_are_judged_apart() -> None:
    assert play_round(sit_down(), "H-K U-K H-S U-S") == ["0", "2", "1", "2"]


@pytest.mark.rule("KAM-T5")
def test_everybody_sees_what_each_player_has_left() -> None:
    match = sit_down(3)
    play_round(match, "B-K U-S C-S")
    for eyes in (0, 1, 2, None):
        public = match.view(eyes).public
        assert [public.unused(seat) for seat in range(3)] == [0b1110, 0b1101, 0b0111]


@pytest.mark.rule("KAM-T5")
def test_a_used_card_cannot_be_played_again_in_the_same_game() -> None:
    match = sit_down(3)
    play_round(match, "B-K U-S C-S")
    assert legal_moves(match.state, 0) == list(CARD[1:])


@pytest.mark.rule("KAM-T6")
@pytest.mark.parametrize("seats", [3, 4])
def test_chance_may_choose_any_first_start_player(seats: int) -> None:
    match = Match.start(GAME, ("x",) * seats)
    assert waiting(match.state) == (-1,)
    assert legal_moves(match.state, -1) == list(START[:seats])


@pytest.mark.rule("KAM-T6")
@pytest.mark.parametrize(
    ("start", "plays", "then"),
    [
        pytest.param(0, "U-S B-K H-S C-S", 1, id="the highest score starts"),
        pytest.param(2, "U-S U-K B-S C-S", 0, id="a tie goes clockwise"),
        pytest.param(1, "U-S U-K B-S C-S", 1, id="the previous start player is the nearest"),
        pytest.param(3, "B-S B-S B-S B-S", 3, id="nobody has scored"),
        pytest.param(0, "C-S H-K U-S C-K", 2, id="scores count net of WANTED chips"),
    ],
)
def test_the_highest_score_so_far_starts(start: int, plays: str, then: int) -> None:
    match = sit_down(4, start)
    play_round(match, plays)
    assert match.waiting() == (then,)


@pytest.mark.rule("KAM-T6")
def test_the_highest_score_also_starts_the_next_game() -> None:
    match = sit_down(3)
    for plays in ("B-S U-S B-K", "U-S B-K U-K", "C-S H-S H-K"):
        play_round(match, plays)
    assert table_of(match).game == 1
    assert table_of(match).scores() == [2, 8, 6]
    assert match.waiting() == (1,)


# Judging


@pytest.mark.rule("KAM-J1", "KAM-T3")
def test_the_table_shows_what_became_of_each_card() -> None:
    match = sit_down(4, start=1)
    play_round(match, "B-S U-K U-K C-K")
    public = table_of(match)
    closed, cancelled, on_duty = FATES.index("fate-1"), FATES.index("fate-2"), FATES.index("fate-6")
    assert public.row(public.fates) == [closed, cancelled, cancelled, on_duty]
    assert public.chips == 1 << 3
    keys = [(line.key, line.seats[0]) for line in match.news(match.ply, None)]
    fates = [("fate-2", 1), ("fate-2", 2), ("fate-6", 3), ("fate-1", 0)]
    assert [line for line in keys if line[0].startswith("fate")] == fates


@pytest.mark.rule("KAM-J3", "KAM-J4")
def test_a_boss_is_killed_and_everybody_else_who_loses_is_outranked() -> None:
    match = sit_down(4)
    play_round(match, "B-K H-K U-K U-S")
    killed, seated, outranked = (FATES.index(f"fate-{number}") for number in (4, 5, 3))
    assert table_of(match).row(table_of(match).fates) == [killed, seated, outranked, seated]
    play_round(match, "U-K B-K H-S H-K")
    assert table_of(match).row(table_of(match).fates) == [outranked, killed, seated, seated]


@pytest.mark.rule("KAM-J7")
def test_the_table_shows_everybody_who_took_a_wanted_chip() -> None:
    match = sit_down(4, police_rule="dragnet")
    play_round(match, "B-K C-K U-S H-S")
    assert table_of(match).chips == 0b1101


@pytest.mark.rule("KAM-T4")
def test_nothing_of_the_last_round_lies_on_the_table_when_the_next_begins() -> None:
    match = sit_down(3)
    play_round(match, "B-K U-K C-K")
    play_round(match, "U-S H-S H-K")
    public = table_of(match)
    assert [public.area(seat) for seat in range(3)] == [-1, -1, -1]
    assert public.chips == 0
    assert public.row(public.awards) == [2, 1, 1]


@pytest.mark.rule("KAM-J1")
@pytest.mark.parametrize(
    ("plays", "points"),
    [
        ("B-K B-K B-K H-K", "0 0 0 1"),
        ("U-S U-S U-S U-S", "0 0 0 0"),
        ("H-S H-S U-S U-S", "0 0 0 0"),
        ("C-K C-K H-K U-K", "0 0 0 2"),
        ("H-K H-K B-K C-K", "0 0 3w 2"),
    ],
)
def test_two_or_more_of_a_type_in_one_area_are_all_out(plays: str, points: str) -> None:
    assert play_round(sit_down(), plays) == points.split()


@pytest.mark.rule("KAM-J2")
def test_shimoza_seats_two_and_both_score() -> None:
    assert play_round(sit_down(), "U-S H-S B-S C-S") == ["2", "1", "0", "0"]


@pytest.mark.rule("KAM-J3")
def test_only_the_highest_number_in_kamiza_scores() -> None:
    assert play_round(sit_down(), "U-K H-K B-S C-S") == ["2", "0", "0", "0"]


@pytest.mark.rule("KAM-J3")
def test_a_policeman_takes_no_seat_from_anybody_in_kamiza() -> None:
    match = sit_down()
    play_round(match, "B-K C-K U-S H-S")
    public = table_of(match)
    assert public.row(public.fates) == [5, 6, 5, 5]
    assert public.row(public.seated) == [1, 0, 0, 0]


@pytest.mark.rule("KAM-J4")
def test_a_hitman_kills_the_boss_in_kamiza_for_four() -> None:
    match = sit_down(3)
    assert play_round(match, "B-K H-K B-S") == ["0", "4", "0"]
    public = table_of(match)
    assert public.row(public.kills) == [0, 1, 0]


@pytest.mark.rule("KAM-J5")
def test_a_hitman_still_wins_when_boss_and_underboss_are_there() -> None:
    assert play_round(sit_down(3), "B-K U-K H-K") == ["0", "0", "4"]


@pytest.mark.rule("KAM-J6")
@pytest.mark.parametrize(
    ("plays", "points"),
    [
        pytest.param("B-K C-K B-S U-S", "3w 2 0 2", id="two of five"),
        pytest.param("U-K C-K B-S U-S", "0w 2 0 2", id="two of two"),
        pytest.param("H-K C-K B-S U-S", "0w 1 0 2", id="one of one"),
        pytest.param("B-K H-K C-K U-S", "0 2w 2 2", id="two of four"),
        pytest.param("B-K B-K C-K U-S", "0 0 0w 2", id="nobody has won"),
        pytest.param("B-K C-S U-S H-S", "5 0 2 1", id="a Policeman in Shimoza does nothing"),
    ],
)
def test_a_lone_policeman_takes_a_bribe(plays: str, points: str) -> None:
    assert play_round(sit_down(), plays) == points.split()


@pytest.mark.rule("KAM-J7")
@pytest.mark.parametrize(
    ("rule", "plays", "points"),
    [
        ("bribe", "B-K C-K U-S H-S", "3w 2 2 1"),
        ("shakedown", "B-K C-K U-S H-S", "0w 5 2 1"),
        ("warrant", "B-K C-K U-S H-S", "5w 0 2 1"),
        ("dragnet", "B-K C-K U-S H-S", "5w 0 2w 1w"),
        ("shakedown", "B-K H-K C-K U-S", "0 0w 4 2"),
        ("shakedown", "B-K B-K C-K U-S", "0 0 0w 2"),
        ("warrant", "B-K B-K C-K U-S", "0 0 0w 2"),
        ("dragnet", "B-K B-K C-K U-S", "0 0 0 2w"),
        ("dragnet", "B-K B-K C-K B-S", "0 0 0w 0"),
        ("dragnet", "B-K C-K C-K U-S", "5 0 0 2"),
    ],
)
def test_the_police_act_by_the_option(rule: str, plays: str, points: str) -> None:
    assert play_round(sit_down(police_rule=rule), plays) == points.split()


@pytest.mark.rule("KAM-J7", "KAM-E1")
@pytest.mark.parametrize("option", [POLICE_RULE, WANTED], ids=lambda option: option.key)
def test_a_wrong_option_is_refused_with_the_allowed_values(option: Choice) -> None:
    with pytest.raises(OptionError, match=", ".join(option.values)):
        Match.start(GAME, ("x",) * 3, {option.key: "mercy"})


# End


@pytest.mark.rule("KAM-E1")
@pytest.mark.parametrize(
    ("wanted", "cost"), [("linear1", (1, 2, 3)), ("linear2", (2, 4, 6)), ("triangular", (1, 3, 6))]
)
def test_wanted_chips_cost_points_by_the_option(wanted: str, cost: tuple[int, ...]) -> None:
    match = sit_down(4, police_rule="warrant", wanted=wanted)
    rounds = ("H-K C-K B-S B-S", "U-K B-S C-K U-S", "B-K U-S U-S C-K")
    for chips, plays in enumerate(rounds, start=1):
        play_round(match, plays)
        public = table_of(match)
        assert public.row(public.wanted)[0] == chips
        assert public.score(0) == sum((1, 2, 5)[:chips]) - cost[chips - 1]


@pytest.mark.rule("KAM-C2", "KAM-J7")
def test_the_last_wanted_chip_goes_to_whoever_is_next_clockwise_from_the_start_player() -> None:
    match = sit_down(4, start=2, police_rule="dragnet")
    match.state.public.wanted = row((7, 0, 0, 0), 4)
    assert play_round(match, "U-S H-S C-K B-K") == ["2", "1", "0", "5w"]


@pytest.mark.rule("KAM-T6", "KAM-E1")
@pytest.mark.parametrize(("wanted", "start"), [("linear1", 0), ("linear2", 1)])
def test_what_wanted_chips_cost_also_decides_who_starts(wanted: str, start: int) -> None:
    match = sit_down(4, wanted=wanted)
    assert play_round(match, "B-K C-K U-S H-S") == ["3w", "2", "2", "1"]
    assert match.waiting() == (start,)


@pytest.mark.rule("KAM-E2")
def test_only_a_boss_who_is_there_is_killed() -> None:
    match = sit_down(3)
    play_round(match, "H-K U-S B-S")
    public = table_of(match)
    assert public.row(public.seated) == [1, 0, 0]
    assert public.row(public.kills) == [0, 0, 0]


@pytest.mark.rule("KAM-G1", "KAM-E1")
def test_the_highest_score_becomes_the_next_president() -> None:
    match = sit_down(3)
    for _ in range(3):
        for plays in ("B-K U-S H-S", "U-S H-S B-K", "H-S B-S U-S"):
            play_round(match, plays)
    assert match.outcome is not None
    assert match.outcome.reason == "succession"
    assert match.outcome.scores == (24, 9, 24)
    assert match.outcome.winners == (0, 2)


@pytest.mark.rule("KAM-E2")
@pytest.mark.parametrize(
    ("points", "wanted", "seated", "kills", "places"),
    [
        pytest.param((9, 8, 7), (0, 0, 0), (0, 3, 3), (0, 3, 3), (1, 2, 3), id="by score"),
        pytest.param((9, 8, 7), (2, 1, 0), (3, 3, 0), (3, 3, 0), (3, 2, 1), id="fewer chips"),
        pytest.param((9, 9, 9), (0, 0, 0), (1, 3, 2), (3, 0, 3), (3, 1, 2), id="more seats"),
        pytest.param((9, 9, 9), (0, 0, 0), (2, 2, 2), (0, 1, 2), (3, 2, 1), id="more kills"),
        pytest.param((9, 9, 1), (0, 0, 0), (2, 2, 2), (1, 1, 1), (1, 1, 3), id="shared"),
    ],
)
def test_ties_are_broken_by_chips_then_seats_then_kills_then_shared(
    points: tuple[int, ...],
    wanted: tuple[int, ...],
    seated: tuple[int, ...],
    kills: tuple[int, ...],
    places: tuple[int, ...],
) -> None:
    state = sit_down(3).state
    public = state.public
    public.points = row(points, 8)
    public.wanted = row(wanted, 4)
    public.seated = row(seated, 4)
    public.kills = row(kills, 4)
    succeed(state)
    assert state.outcome is not None
    assert state.outcome.places == places


def row(numbers: tuple[int, ...], width: int) -> int:
    return sum(number << width * place for place, number in enumerate(numbers))


# Worked rounds


@pytest.mark.parametrize(
    ("plays", "points"),
    [
        pytest.param("U-K U-K U-S H-S", "0 0 2 1", marks=pytest.mark.rule("KAM-V1")),
        pytest.param("B-K U-K U-S H-S", "5 0 2 1", marks=pytest.mark.rule("KAM-V2")),
        pytest.param("B-K H-K U-S H-S", "0 4 2 1", marks=pytest.mark.rule("KAM-V3")),
        pytest.param("B-K B-K H-K U-S", "0 0 1 2", marks=pytest.mark.rule("KAM-V4")),
        pytest.param("B-S C-S H-K H-K", "0 0 0 0", marks=pytest.mark.rule("KAM-V5")),
        pytest.param("B-K C-K U-S H-S", "3w 2 2 1", marks=pytest.mark.rule("KAM-V6")),
        pytest.param("B-K H-K C-K U-S", "0 2w 2 2", marks=pytest.mark.rule("KAM-V7")),
        pytest.param("C-K C-K B-K U-K", "0 0 5 0", marks=pytest.mark.rule("KAM-V8")),
        pytest.param("C-K U-S U-S H-S", "0w 0 0 1", marks=pytest.mark.rule("KAM-V9")),
        pytest.param("B-K H-K U-K C-K", "0 2w 0 2", marks=pytest.mark.rule("KAM-V10")),
    ],
)
def test_a_worked_round_of_the_rules_page_comes_out_as_printed(plays: str, points: str) -> None:
    assert play_round(sit_down(), plays) == points.split()


# Threats


@pytest.mark.rule("KAM-T2")
def test_lines_that_were_just_said_are_not_suggested_again() -> None:
    rng = Rng(5)
    match = Match.start(GAME, ("Ann", "Bo", "Cy", "Di"))
    said: dict[int, str] = {}
    suggestions = set()
    while match.outcome is None:
        match.deal(rng_dealer(rng))
        for seat in match.waiting()[:1]:
            view = match.view(seat)
            move = view.offered()[int(rng.below(len(view.offered())))]
            if view.legal[0].kind == "threat":
                offered = view.offered()
                lines = [one.words[0] for one in offered if one.kind == "threat"]
                assert len(lines) == 4
                assert [one.kind for one in offered[4:]] == ["own", "stare"]
                assert not set(lines) & set(said.values())
                suggestions.add(tuple(lines))
                move = random_bot(view, rng)
                said[seat] = move.words[0] if move.kind == "threat" else ""
            match.submit(seat, move)
    assert len(suggestions) > 8

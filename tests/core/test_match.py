"""A match: its log is the truth, and bad input is a named error that changes nothing."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.errors import (
    CorruptRecordError,
    EditionError,
    IllegalMoveError,
    LimitError,
    MatchOverError,
    NotYourTurnError,
    OptionError,
    OyabunError,
    SeatError,
    StaleMoveError,
    TakeBackError,
    UnknownBotError,
    UnknownGameError,
    UnknownMoveError,
    WordsError,
)
from oyabun.core.match import KEPT_EVERY, MOST_PLIES, Entry, Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision
from oyabun.core.state import digest
from oyabun.shelf import find_game
from tests.core.janken import GAME as JANKEN
from tests.core.janken import SHOW, TOSS

ROCK, PAPER, SCISSORS = SHOW


def janken(seats: int = 3) -> Match:
    match = Match.start(JANKEN, ("Ann", "Bo", "Cy")[:seats])
    match.submit(CHANCE, TOSS[0])
    return match


def finished() -> Match:
    match = Match.start(JANKEN, ("Ann", "Bo"))
    rng = Rng(5)
    while (asked := decision(match.state)) is not None:
        seat = match.waiting()[0]
        match.submit(seat, asked.random_move(match.state, seat, rng))
    return match


# Several seats answer at once


def test_all_who_owe_an_answer_are_waited_for_at_once() -> None:
    match = janken()
    assert match.waiting() == (0, 1, 2)
    match.submit(1, PAPER)
    assert match.waiting() == (0, 2)
    assert match.waiting() is match.waiting(), "asked at every move: nothing is made anew for it"


def test_an_answer_stays_secret_until_all_are_in() -> None:
    other, match = janken(), janken()
    match.submit(1, PAPER)
    other.submit(1, ROCK)
    for eyes in (0, 2, None):
        assert match.view(eyes) == other.view(eyes)
    assert match.view(1) != other.view(1)


def test_the_order_of_the_answers_does_not_matter() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        match = janken()
        for seat in order:
            match.submit(seat, SHOW[seat])
        digests.add(digest(match.state))
    assert len(digests) == 1


def test_a_seat_answers_only_once() -> None:
    match = janken()
    match.submit(0, ROCK)
    with pytest.raises(NotYourTurnError, match="waiting for seat 1, seat 2"):
        match.submit(0, PAPER)


# The dealer


def test_the_dealer_answers_until_a_player_is_asked() -> None:
    match = Match.start(JANKEN, ("Ann", "Bo"))
    dealt = match.deal(rng_dealer(Rng(1)))
    assert [entry.seat for entry in dealt] == [CHANCE]
    assert match.waiting() == (0, 1)


def test_a_player_may_not_answer_for_the_dealer() -> None:
    match = Match.start(JANKEN, ("Ann", "Bo"))
    with pytest.raises(NotYourTurnError, match="waiting for the dealer"):
        match.submit(0, TOSS[0])


# Taking back


def test_an_answer_can_be_taken_back_while_others_owe_theirs_and_theirs_stay() -> None:
    match = janken()
    match.submit(0, ROCK)
    match.submit(1, PAPER)
    assert match.take_back(0) == Entry(0, ROCK)
    assert match.waiting() == (0, 2)
    assert match.view(1).own.hand == 1


def test_what_has_been_revealed_stands() -> None:
    match = janken()
    for seat in range(3):
        match.submit(seat, ROCK)
    assert not match.may_take_back(2)
    with pytest.raises(TakeBackError, match="what was decided stands"):
        match.take_back(2)


def test_nobody_takes_back_what_another_decided() -> None:
    match = janken()
    match.submit(0, ROCK)
    with pytest.raises(TakeBackError):
        match.take_back(1)


# Too slow


def test_the_rules_decide_for_a_seat_that_is_too_slow_and_the_log_says_so() -> None:
    match = janken()
    assert match.lapse(0, Rng(1)) == Entry(0, ROCK, lapsed=True)
    assert match.entries[-1].lapsed


def test_where_the_rules_say_nothing_of_slow_players_nothing_happens() -> None:
    match = Match.start(find_game("kamiza"), ("Ann", "Bo", "Cy"))
    match.deal(rng_dealer(Rng(1)))
    before = digest(match.state)
    assert match.lapse(match.waiting()[0], Rng(1)) is None
    assert digest(match.state) == before


# The log


def test_replaying_the_log_gives_the_same_position() -> None:
    match = finished()
    again = Match(match.game, match.header, match.edition)
    for entry in match.entries:
        again.append(entry)
    assert digest(again.state) == digest(match.state)
    assert again.outcome == match.outcome


def test_an_earlier_position_can_be_looked_at() -> None:
    match = finished()
    assert match.at(1).ply == 1
    assert digest(match.at(match.ply).state) == digest(match.state)
    with pytest.raises(StaleMoveError, match="there is no position 99"):
        match.at(99)


def test_every_earlier_position_of_a_long_match_is_as_it_was() -> None:
    game = find_game("kamiza")
    match = Match.start(game, ("Ann", "Bo", "Cy"))
    rng = Rng(5)
    seen = [(digest(match.state), match.news(0, None))]
    while (asked := decision(match.state)) is not None:
        seat = match.waiting()[0]
        match.submit(seat, asked.random_move(match.state, seat, rng))
        seen.append((digest(match.state), match.news(match.ply, None)))
    assert match.ply > 2 * KEPT_EVERY
    for ply, (then, told) in enumerate(seen):
        earlier = match.at(ply)
        assert (digest(earlier.state), earlier.news(ply, None)) == (then, told)
        assert earlier.entries == match.entries[:ply]
        assert digest(earlier.at(ply // 2).state) == seen[ply // 2][0]


def test_an_entry_that_does_not_replay_is_a_corrupt_record() -> None:
    with pytest.raises(CorruptRecordError, match="entry 2 does not replay"):
        janken().append(Entry(0, TOSS[0]))
    with pytest.raises(CorruptRecordError, match="not what being too slow brings"):
        janken().append(Entry(0, PAPER, lapsed=True))


# Bad input


@pytest.mark.parametrize(
    ("seat", "move", "words", "ply", "error", "says"),
    [
        pytest.param(
            0, TOSS[0], "", None, IllegalMoveError, "'toss 1' is not allowed now", id="illegal"
        ),
        pytest.param(5, ROCK, "", None, NotYourTurnError, "nothing is asked of seat 5", id="seat"),
        pytest.param(CHANCE, TOSS[0], "", None, NotYourTurnError, "seat -1", id="chance"),
        pytest.param(0, ROCK, "", 0, StaleMoveError, "answers position 0", id="stale"),
        pytest.param(0, ROCK, "Ha!", None, WordsError, "nothing can be said", id="words"),
    ],
)
def test_a_refused_move_is_a_named_error_and_changes_nothing(
    seat: int, move: object, words: str, ply: int | None, error: type[OyabunError], says: str
) -> None:
    match = janken()
    before = (digest(match.state), match.state.epoch, list(match.entries), match.waiting())
    with pytest.raises(error, match=says):
        match.submit(seat, move, words, ply)  # type: ignore[arg-type]  # moves of two kinds
    assert before == (digest(match.state), match.state.epoch, match.entries, match.waiting())


def test_nobody_moves_after_the_end() -> None:
    match = finished()
    before = digest(match.state)
    with pytest.raises(MatchOverError, match="the match is over"):
        match.submit(0, ROCK)
    assert digest(match.state) == before
    assert match.waiting() == ()


def test_a_view_of_a_seat_that_does_not_exist_is_refused() -> None:
    for seat in (-1, 3):
        with pytest.raises(SeatError, match=f"there is no seat {seat}"):
            janken().view(seat)


@pytest.mark.parametrize("text", ["", "show", "show well", "SHOW rock", "show rock "])
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnknownMoveError, match="this game has no move"):
        JANKEN.moves.parse(text)


@pytest.mark.parametrize("index", [-1, 5, 10**9])
def test_a_number_that_names_no_move_is_refused(index: int) -> None:
    with pytest.raises(UnknownMoveError, match="numbered 0 to 4"):
        JANKEN.moves.decode(index)


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGameError, match=r"no game 'go'; .* kamiza"):
        find_game("go")


def test_an_unknown_bot_is_refused_with_the_bots_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"no bot 'hal'; its bots are: random"):
        JANKEN.bot("hal")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"rounds": "4"}, "option rounds cannot be '4'; it is one of 3, 5"),
        ({"round": "3"}, "there is no option 'round'; this game's options are: rounds"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(options: dict[str, str], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        Match.start(JANKEN, ("Ann", "Bo"), options)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"id": 3}'])
def test_component_data_must_be_an_object_with_an_id(text: str) -> None:
    with pytest.raises(EditionError):
        read_edition(text)


def test_a_match_that_would_never_end_ends_at_the_largest_number_of_decisions() -> None:
    match = Match.start(JANKEN, ("Ann", "Bo"))
    match.state.public.rounds = 1_000_000
    rng = Rng(1)
    while match.ply < MOST_PLIES:
        dealer = rng_dealer(rng)
        seat = match.waiting()[0]
        match.submit(seat, dealer(match.state) if seat == CHANCE else ROCK)
    with pytest.raises(LimitError, match=str(MOST_PLIES)):
        match.submit(match.waiting()[0], ROCK)

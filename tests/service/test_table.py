from __future__ import annotations

from typing import Any

import pytest

from oyabun.core.errors import (
    CorruptRecordError,
    EditionError,
    IllegalMoveError,
    LimitError,
    NameTakenError,
    NotAllowedError,
    NotYourTurnError,
    OptionError,
    OyabunError,
    SeatError,
    StageError,
    StaleMoveError,
    TakeBackError,
    TextError,
    UnknownBotError,
    UnknownGameError,
    UnknownMoveError,
    WordsError,
)
from oyabun.core.state import digest
from oyabun.games.kamiza import GAME
from oyabun.service import SeatPlan, SeatTakenError, Table, archive_events, decode, encode
from oyabun.service.chat import CHAT_BURST, CHAT_SECONDS
from oyabun.service.tokens import fingerprint, invitation, new_token
from tests.service.tables import (
    HOST,
    NOW,
    asked,
    first_move,
    match_of,
    open_table,
    play_first,
    reload,
    running,
    stored,
)


def test_a_token_opens_one_seat_and_nothing_else() -> None:
    table = running()
    tokens = ["own-0", "own-1", "own-2"]
    assert [table.seat_of(token) for token in tokens] == [0, 1, 2]
    assert not any(table.is_host(token) for token in tokens)
    assert table.is_host(HOST)
    assert table.seat_of(HOST) is None
    assert table.seat_of("") is None


def test_tokens_have_at_least_128_bits_and_are_stored_only_as_fingerprints() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len(invitation(new_token(), "t", 0, 0)) * 6 >= 128
    table = open_table()
    events = b"".join(stored(table))
    for secret in (HOST, *(table.invitation(HOST, seat) for seat in range(3))):
        assert secret.encode() not in events
        assert fingerprint(secret).encode() in events


def test_a_freed_seat_gets_a_new_link_and_the_old_one_opens_nothing() -> None:
    table = running()
    old = table.invitation(HOST, 1)
    new = table.free(1, HOST, NOW)
    assert table.seat_of("own-1") is None
    assert table.invited(old) is None
    assert table.invited(new) == 1
    assert table.seats[1].kind == "open"
    again = reload(stored(table))
    assert again.invited(new) == 1
    assert again.invitation(HOST, 1) == new


def test_an_invitation_is_good_once_and_then_opens_nothing_not_even_for_the_host() -> None:
    table = open_table()
    invitation = table.invitation(HOST, 1)
    assert table.invited(invitation) == 1
    assert table.seat_of(invitation) is None
    table.claim(1, "Bo", "own-1", NOW)
    assert table.seat_of(invitation) is None
    with pytest.raises(SeatTakenError):
        table.invited(invitation)
    with pytest.raises(SeatTakenError):
        table.claim(1, "Somebody else", "another", NOW)
    assert table.names()[1] == "Bo"
    assert table.seat_of("own-1") == 1


def test_names_are_clean_and_unique() -> None:
    table = open_table()
    table.claim(1, "Ann", "own-1", NOW)
    assert table.names()[1] == "Ann’"
    table.rename(1, "  Bo \t Li ", NOW)
    assert table.names()[1] == "Bo Li"
    with pytest.raises(NameTakenError):
        table.rename(1, "Ann", NOW)
    for bad in ("", "   ", "x" * 25, "\u202e", "\x00", "x" * 100_000):
        with pytest.raises(TextError):
            table.rename(1, bad, NOW)
    assert table.names()[1] == "Bo Li"


def test_a_bot_on_an_empty_chair_is_called_like_nobody_at_the_table() -> None:
    table = open_table("me", "open", "open")
    table.claim(2, "botan", "own-2", NOW)
    table.start(NOW)
    assert table.names() == match_of(table).header.seats == ("Ann", "Botan’", "botan")


def refused_to_open(game: str, plans: list[SeatPlan], **choices: Any) -> type[OyabunError]:
    with pytest.raises(OyabunError) as refused:
        Table.open("t", game, plans, NOW, host_token=HOST, **choices)
    return refused.type


def test_a_table_that_cannot_be_is_refused() -> None:
    three = [SeatPlan("open")] * 3
    assert refused_to_open("chess", three) is UnknownGameError
    assert refused_to_open("kamiza", three[:1]) is SeatError
    assert refused_to_open("kamiza", [SeatPlan("me")] * 3) is SeatError
    assert refused_to_open("kamiza", [SeatPlan("bot", "deep")] * 3) is UnknownBotError
    assert refused_to_open("kamiza", three, options={"a": "b"}) is OptionError
    for text in ("{", "{}", '{"id": "x"}', "[" * 50_000):
        assert refused_to_open("kamiza", three, edition=text) is EditionError


def test_a_move_answers_one_decision_of_its_seat_and_counts_once() -> None:
    table = running()
    seat, move = asked(table), first_move(table)
    assert table.submit(seat, 0, move, "", "key", NOW) == 1
    table.take_fresh()
    assert table.submit(seat, 0, move, "", "key", NOW) == 1
    assert table.fresh == []
    with pytest.raises(StaleMoveError):
        table.submit(seat, 0, first_move(table), "", "another", NOW)


def test_what_cannot_be_played_changes_nothing() -> None:
    table = running()
    seat, other = asked(table), (asked(table) + 1) % 3
    legal = {int(move.index) for move in match_of(table).view(seat).legal}
    illegal = next(index for index in range(10_000) if index not in legal)
    table.take_fresh()
    before = digest(match_of(table).state)
    refused: list[tuple[type[OyabunError], int, int, str]] = [
        (IllegalMoveError, seat, illegal, ""),
        (UnknownMoveError, seat, 1_000_000, ""),
        (NotYourTurnError, other, min(legal), ""),
        (WordsError, seat, min(legal), "nothing is said with a card"),
        (SeatError, 7, min(legal), ""),
    ]
    for error, who, move, words in refused:
        with pytest.raises(error):
            table.submit(who, 0, move, words, f"key-{error.__name__}", NOW)
    assert digest(match_of(table).state) == before
    assert table.fresh == []


def test_a_table_in_the_lobby_takes_no_move_and_starts_once() -> None:
    table = open_table()
    with pytest.raises(StageError):
        table.submit(0, 0, 0, "", "key", NOW)
    table.start(NOW)
    with pytest.raises(StageError):
        table.start(NOW)


def test_bots_take_the_seats_of_whoever_has_not_come_until_they_come() -> None:
    table = open_table("me", "open", "open")
    late = table.invitation(HOST, 1)
    table.start(NOW)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    seat = table.invited(late)
    assert seat == 1
    table.claim(seat, "Bo", f"own-{seat}", NOW)
    table.give_back(seat, "back", NOW)
    assert table.seats[1].kind == "person"
    assert table.names()[1] == "Bo"


def test_a_choice_can_be_taken_back_until_it_stands() -> None:
    table = running()
    seat = play_first(table, "card")
    assert table.may_take_back(seat)
    assert table.take_back(seat, 1, "undo", NOW) == 2
    assert asked(table) == seat
    assert match_of(table).ply == 1  # the draw of the first player stays
    for name in ("card", "area", "threat"):
        play_first(table, f"again-{name}")
    assert not table.may_take_back(seat)
    with pytest.raises(TakeBackError):
        table.take_back(seat, table.plies[seat], "too late", NOW)


def test_a_table_is_what_its_events_make_of_it() -> None:
    table = running()
    events = stored(table)
    for number in range(40):
        if number == 3:
            table.say(1, "hm", "chat", NOW)
        seat = play_first(table, f"key-{number}")
        if table.may_take_back(seat) and number % 5 == 0:
            table.take_back(seat, table.plies[seat], f"back-{number}", NOW)
        events += stored(table)
    again = reload(events)
    assert digest(match_of(again).state) == digest(match_of(table).state)
    assert again.plies == table.plies
    assert again.names() == table.names()
    assert [line.text for line in again.chat.lines] == ["hm"]
    assert again.stored == table.stored == len(events)
    again.submit(seat, 0, 0, "", f"key-{number}", NOW)
    assert again.fresh == []


def test_a_finished_match_takes_nothing_more() -> None:
    table = running()
    number = 0
    while table.stage == "playing":
        play_first(table, f"key-{number}")
        number += 1
    assert table.stage == "finished"
    for call in (
        lambda: table.submit(0, table.plies[0], 0, "", "late", NOW),
        lambda: table.take_back(0, table.plies[0], "late", NOW),
        lambda: table.free(0, HOST, NOW),
        lambda: table.hand(0, "", NOW),
    ):
        with pytest.raises(StageError):
            call()
    table.say(0, "good game", "chat", NOW)


def test_a_seat_that_a_bot_plays_takes_no_move_of_its_person() -> None:
    table = running()
    seat = asked(table)
    table.hand(seat, "random", NOW)
    with pytest.raises(NotAllowedError):
        table.submit(seat, 0, first_move(table), "", "key", NOW)
    (job,) = table.bots_asked()
    table.give_back(seat, "return", NOW)
    assert not table.play_bot(job, first_move(table), NOW)
    table.submit(seat, 0, first_move(table), "", "key", NOW)


def test_events_out_of_order_or_of_other_rules_are_not_believed() -> None:
    events = stored(running())
    with pytest.raises(CorruptRecordError):
        reload(events[1:])
    with pytest.raises(CorruptRecordError):
        reload([*events, events[0]])


RULES = b'"rules":%d' % GAME.rules_version


def older(events: list[bytes]) -> list[bytes]:
    """The same events, as if the match had begun by an older version of the rules."""
    changed = [event.replace(RULES, b'"rules":0') for event in events]
    assert changed != events
    return changed


def test_a_match_goes_on_by_new_rules_if_it_could_have_been_played_by_them() -> None:
    table = running()
    play_first(table, "a")
    again = reload(older(stored(table)))
    assert again.rules_changed
    assert again.stage == "playing"
    assert digest(match_of(again).state) == digest(match_of(table).state)
    play_first(again, "b")
    assert not reload(stored(running())).rules_changed


@pytest.mark.parametrize("impossible", [b"area nowhere", b"card boss"])
def test_a_match_that_new_rules_make_impossible_stops_at_its_last_board(impossible: bytes) -> None:
    table = running()
    first = play_first(table, "a")
    table.say(first, "hm", "c", NOW)
    before = digest(match_of(table).state)
    later = len(stored_so_far := stored(table))
    play_first(table, "b")
    events = older([*stored_so_far, *stored(table)])
    move = str(match_of(table).entries[-1].move).encode()
    events[later] = events[later].replace(move, impossible)
    again = reload(events)
    assert again.stage == "stopped"
    assert digest(match_of(again).state) == before
    assert [line.text for line in again.chat.lines] == ["hm"]
    assert again.stored == len(events)
    assert again.bots_asked() == []
    with pytest.raises(StageError):
        play_first(again, "later")
    with pytest.raises((CorruptRecordError, UnknownMoveError)):
        reload([event.replace(b'"rules":0', RULES) for event in events])


def test_an_archived_match_can_be_seen_and_not_played_on() -> None:
    source = running()
    for number in range(6):
        play_first(source, f"key-{number}")
    table = Table.load("archive", archive_events(match_of(source), "", NOW))
    assert table.stage == "finished"
    assert digest(match_of(table).state) == digest(match_of(source).state)
    assert table.bots_asked() == []
    events = [encode(event) for event in archive_events(match_of(source), "", NOW)]
    again = Table.load("archive", map(decode, events))
    assert again.names() == ("Ann", "Bo", "Cy")


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u202e", "\u200b", "\u3164", "\u2800", "\ufe0f", "x" * 25],
)
def test_a_nickname_can_be_read(name: str) -> None:
    table = running()
    with pytest.raises(TextError):
        table.rename(1, name, NOW)
    assert table.names()[1] == "Bo"


@pytest.mark.parametrize("name", ["Ann", "ann", "Ａｎｎ"])
def test_nobody_can_be_taken_for_somebody_else(name: str) -> None:
    table = running()
    with pytest.raises(NameTakenError):
        table.rename(1, name, NOW)
    table.rename(0, "ANN", NOW)
    assert table.names()[0] == "ANN"


def test_nobody_talks_without_end() -> None:
    table = running()
    for number in range(CHAT_BURST):
        table.say(0, "hm", f"k{number}", NOW)
    with pytest.raises(LimitError):
        table.say(0, "hm", "one more", NOW)
    table.say(1, "hm", "another", NOW)
    table.say(0, "hm", "one more", NOW + CHAT_SECONDS)
    assert len(table.chat.lines) == CHAT_BURST + 2

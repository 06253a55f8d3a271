from __future__ import annotations

from oyabun.core.phases import CHANCE
from tests.service.tables import NOW, asked, play_first, reload, running, stored

MINUTE = 60


def test_without_a_clock_nothing_happens_by_itself() -> None:
    table = running()
    assert table.next_instant() is None
    assert not table.tick(NOW + 10**9)


def test_each_decision_has_its_own_time() -> None:
    table = running(clock=MINUTE)
    seat = asked(table)
    assert table.deadlines() == {seat: NOW + MINUTE}
    play_first(table, "card", NOW + 30)
    assert table.deadlines() == {seat: NOW + 30 + MINUTE}


def test_a_take_back_gives_no_new_time() -> None:
    table = running(clock=MINUTE)
    seat = play_first(table, "card", NOW + 30)
    table.take_back(seat, 1, "undo", NOW + 40)
    assert table.deadlines() == {seat: NOW + MINUTE}


def test_a_seat_whose_time_ran_out_is_played_by_a_bot_until_its_person_is_back() -> None:
    table = running(clock=MINUTE)
    seat = asked(table)
    assert not table.tick(NOW + MINUTE - 1)
    assert table.tick(NOW + MINUTE)
    assert table.seats[seat].kind == "bot"
    assert [job.seat for job in table.bots_asked()] == [seat]
    assert table.deadlines() == {}
    table.give_back(seat, "back", NOW + 100)
    assert table.seats[seat].kind == "person"
    assert table.deadlines() == {seat: NOW + 100 + MINUTE}


def test_a_restart_returns_the_time_that_was_lost() -> None:
    table = running(clock=MINUTE)
    seat = asked(table)
    events = stored(table)
    stopped, started = NOW + 20, NOW + 5000
    again = reload(events)
    again.resume(stopped, started)
    assert again.deadlines() == {seat: started + MINUTE - 20}
    assert reload([*events, *stored(again)]).deadlines() == again.deadlines()
    crashed = reload(events)
    crashed.resume(None, started)
    assert crashed.deadlines() == {seat: started + MINUTE}


def test_nobody_waits_for_chance_with_a_clock() -> None:
    table = running(clock=MINUTE)
    for number in range(30):
        play_first(table, f"key-{number}")
        assert CHANCE not in table.deadlines()
        assert list(table.deadlines()) == [asked(table)]

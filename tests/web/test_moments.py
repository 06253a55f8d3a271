"""Countdowns, throws and clocks, as people at a real server see them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.serving import OpenTable, Person, Server, stored, whose_turn

SHOOTING = "cash_n_guns"
COUNTDOWN = 5.0
SHORTEST_CLOCK = 5


def everybody(table: OpenTable) -> list[Person]:
    people = [table.connect(seat) for seat in range(len(table.links))]
    for person in people:
        person.hear_until("snapshot")
    return people


def play_until(people: list[Person], there: Callable[[], bool], wanted: str = "") -> None:
    """Everybody plays, if possible what is wanted, until something is there."""
    while True:
        for person in people:
            person.hear_all()
        if there():
            return
        for person in people:
            moves = person.panel["moves"]
            if moves:
                named = [move for move in moves if wanted and wanted in move["label"]]
                person.move((named or moves)[0]["move"])


def at(person: Person, phase: str) -> bool:
    return bool(person.panel["phase"] == phase)


def kinds(heard: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in heard]


# The countdown


@pytest.fixture
def aiming(new_server: Callable[..., Server]) -> list[Person]:
    """Three people who are asked at whom they aim."""
    table = new_server(countdown=COUNTDOWN).open(game=SHOOTING).start()
    people = everybody(table)
    play_until(people, lambda: at(people[0], "aim"))
    for person in people:
        while not at(person, "aim"):  # pictures do not reach everybody at the same moment
            person.hear()
    return people


def known_to(person: Person) -> tuple[str, list[str]]:
    """The board and the log, but for the mark of whoever is waited for."""
    person.send({"type": "resync"})
    shown = person.hear_until("snapshot")
    return re.sub('<use[^>]* class="awaited"/>', "", shown["svg"]), shown["log"]


def test_an_answer_tells_others_nothing_but_that_it_was_given(aiming: list[Person]) -> None:
    first, *others = aiming
    before = list(map(known_to, others))
    assert first.move()["type"] == "accepted"
    assert list(map(known_to, others)) == before
    assert all(person.panel["waiting"] == [1, 2] for person in others)


def test_a_countdown_is_heard_by_all_before_anybody_sees_what_it_turns_up(
    aiming: list[Person],
) -> None:
    table = aiming[0].table
    watcher = table.connect()
    watcher.hear_until("snapshot")
    for person in aiming:
        person.hear_all()
    heard = [len(person.heard) for person in (*aiming, watcher)]
    for person in aiming:
        assert person.move()["type"] == "accepted"
    late = table.connect(0)
    late.hear_all()
    heard_late = [message["type"] for message in late.heard]
    assert heard_late == ["watchers", "pong"]  # not even who comes now sees more
    for person, since in zip((*aiming, watcher), heard, strict=True):
        while at(person, "aim"):
            person.hear()
        shown = person.heard.pop()
        assert shown["log"]
        before = person.heard[since:]
        assert kinds(before).count("countdown") == 1
        assert not any(message["log"] for message in before if message["type"] == "diff")
    assert late.hear_until("snapshot")["panel"]["phase"] == aiming[0].panel["phase"]


# Throws


def test_a_thrown_shuriken_is_asked_of_its_seat_and_everybody_sees_where_it_goes(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    choices: dict[str, Any] = {"options": {"mode": "yakuza", "shuriken": "skill"}}
    table = server.open(*["open"] * 6, game=SHOOTING, **choices).start()
    people = everybody(table)

    def thrown() -> bool:
        return all("skill" in kinds(person.heard) for person in people)

    play_until(people, thrown, wanted="Shuriken")
    asked = next(message for message in people[0].heard if message["type"] == "skill")
    assert asked["name"] == "shuriken"
    assert 0 < asked["seconds"] <= 6
    thrower = people[asked["seat"]]
    other = people[asked["seat"] - 1]
    latecomer = table.connect(asked["seat"]).hear_until("skill")
    assert latecomer["passed"] > asked["passed"]
    assert latecomer["seconds"] < asked["seconds"]
    other.send({"type": "skill", "value": 0.8})
    assert other.hear_until("refused")["error"] == "NotYourTurnError"
    told = len(other.log)
    thrower.send({"type": "skill", "value": 0.8})
    while not any(line.startswith(("It hits", "It misses")) for line in other.log[told:]):
        other.hear()
    chance = [event["move"] for event in stored(server, table, "moved") if event["seat"] < 0]
    assert chance[-1] in ("hit", "miss")
    thrower.hear_all()
    thrower.send({"type": "skill", "value": 0.8})
    assert thrower.hear_until("refused")["error"] == "NotYourTurnError"


# Clocks


def test_a_clock_that_runs_out_plays_what_the_rules_say_and_the_person_keeps_the_seat(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    table = server.open(game=SHOOTING, clock=SHORTEST_CLOCK, options={"cards": "off"}).start()
    people = everybody(table)
    phase = people[0].panel["phase"]
    while at(people[0], phase):
        people[0].hear()
    lapsed = [event["seat"] for event in stored(server, table, "moved") if event.get("lapsed")]
    assert sorted(lapsed) == [0, 1, 2]
    assert [seat["kind"] for seat in people[0].panel["seats"]] == ["person"] * 3
    people[0].hear_all()
    assert people[0].move()["type"] == "accepted"


def test_a_clock_that_runs_out_without_a_default_seats_a_bot_until_its_person_is_back(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(bot_delay=30.0)
    table = server.open(clock=SHORTEST_CLOCK).start()
    late = whose_turn(everybody(table))
    late.hear_until("diff")
    while not late.panel["stand_in"]:
        late.hear()
    assert late.panel["clock"] == []
    assert late.move()["error"] == "NotAllowedError"
    assert late.ask(type="return")["type"] == "accepted"
    late.hear_all()
    assert not late.panel["stand_in"]
    assert [deadline["seat"] for deadline in late.panel["clock"]] == [late.panel["you"]]
    assert late.move()["type"] == "accepted"


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_the_time_that_a_server_is_away_is_returned(
    new_server: Callable[..., Server], how: str
) -> None:
    server = new_server()
    table = server.open(clock=60).start()
    before = whose_turn(everybody(table)).panel["clock"][0]["ends"]
    server.stop() if how == "stopped" else server.kill()
    gone = time.time()
    time.sleep(1)
    back = time.time()
    server.start()
    after = whose_turn(everybody(table)).panel["clock"][0]["ends"]
    assert after - before >= (back - gone) * 1000
    assert after <= (time.time() + 60) * 1000

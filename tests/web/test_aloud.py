"""What was said aloud and what came of it, beside the board."""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.service import SeatPlan, Table
from oyabun.shelf import find_game
from oyabun.text import Speaker
from oyabun.web.telling import PASSING, Telling
from tests.web.serving import Server, whose_turn


def test_a_threat_is_suggested_and_heard_and_the_round_stays_in_sight(server: Server) -> None:
    table = server.open().start()
    people = [table.connect(seat) for seat in range(3)]
    said = []
    for _ in range(9):  # card, place and threat of everybody
        person = whose_turn(people)
        if person.panel["suggests"]:
            assert len(person.panel["moves"]) == 6
            said.append(person.panel["moves"][0]["label"].strip("“”"))
        assert person.move()["type"] == "accepted"
    person = whose_turn(people)
    assert [line["text"] for line in person.panel["speech"]] == said
    assert len(set(said)) == 3
    assert all(other.panel["recap"] for other in people)
    # Whoever decides again has seen it.
    person.move()
    person.hear_all()
    assert person.panel["recap"] == []


def test_ones_own_words_are_heard_too(server: Server) -> None:
    table = server.open().start()
    people = [table.connect(seat) for seat in range(3)]
    person = whose_turn(people)
    while not person.panel["suggests"]:
        person.move()
        person = whose_turn(people)
    own = next(move["move"] for move in person.panel["moves"] if move["speaks"])
    person.move(own, words="Is that your chair?")
    whose_turn(people)
    assert people[0].panel["speech"][-1]["text"] == "Is that your chair?"


def test_whoever_only_passes_has_not_looked_yet() -> None:
    """What came of it stays through every pass, and goes when its reader does something."""
    game = find_game("zoku")
    match, rng = Match.start(game, ("Ōkami", "Kitsune", "Tanuki"), {"throws": "table"}), Rng(1)
    speaker, telling = Speaker(game.package, "en", match.header.seats, 0), Telling(0)
    table = Table.open("t", game.key, [SeatPlan("open")] * 3, 0.0, host_token="host", rng=rng)  # noqa: S106
    survived, gone = 0, 0
    while (asked := decision(match.state)) is not None:
        telling.listen(table, match, speaker)
        before = telling.recap(match)
        who = match.waiting()[0]
        entry = match.submit(who, asked.random_move(match.state, who, rng))
        telling.listen(table, match, speaker)
        after = telling.recap(match)
        if entry.seat == 0 and entry.move.kind == PASSING and before:
            assert after[: len(before)] == before
            survived += 1
        elif entry.seat == 0 and before:
            assert not set(before) & set(after)
            gone += 1
    assert survived
    assert gone

"""What was said aloud and what came of it, beside the board."""

from __future__ import annotations

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

"""Thrown pieces at a table: by physics, by people, by chance; and their record."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from oyabun.core.chance import Rng
from oyabun.core.errors import CorruptRecordError, IllegalMoveError
from oyabun.core.phases import CHANCE
from oyabun.games.zoku.components import POSITIONS
from oyabun.physics.flights import Flight, read_flight, write_flight
from oyabun.physics.lid import Flick
from oyabun.physics.poses import BACK, BELLY, FEET, Pose, lying
from oyabun.replay import read_record, write_record
from oyabun.service import SeatPlan, Table, decode, encode
from oyabun.service.forced import PASS_SECONDS
from oyabun.service.tosses import BY_PHYSICS, TOSS_SECONDS, Tossing, make_falling

HOST, OWN = "host", "own"


@dataclass
class Hall:
    """A table of Zoku, and what time it is."""

    table: Table
    now: float = 1000.0
    answered: float = 0.0
    """When somebody last decided."""

    def until_tossed(self) -> Tossing:
        """Let everybody play at random until something is in the air."""
        rng = Rng(3)
        table = self.table
        assert table.match is not None
        while table.tossing is None:
            self.now += 1
            for seat in [one for one in table.match.waiting() if one != CHANCE]:
                self.answered = self.now
                legal = table.match.view(seat).legal
                move = legal[rng.below(len(legal))]
                if table.seats[seat].bot:
                    asked = next(one for one in table.bots_asked() if one.seat == seat)
                    table.play_bot(asked, int(move.index), self.now)
                else:
                    ply = table.plies[seat]
                    table.submit(seat, ply, int(move.index), "", f"{seat}-{ply}", self.now)
                break
            else:
                table.tick(self.now)
        return table.tossing


def open_hall(throws: str, *kinds: str) -> Hall:
    plans = [SeatPlan("me" if kind == "me" else "bot", "") for kind in kinds]
    table = Table.open(
        "t",
        "zoku",
        plans,
        1000.0,
        host_token=HOST,
        own_token=OWN,
        name="Ann",
        options={"throws": throws},
        rng=Rng(5),
    )
    table.physics = True
    table.start(1000.0)
    return Hall(table)


def fallen(tossing: Tossing, how: int = BACK) -> str:
    """Return a flight in which everything comes to lie so."""
    pieces = tuple(tossed.piece for tossed in tossing.toss.thrown)
    last = tuple(lying((float(at), 0.0), how, 0.0) for at in range(len(pieces)))
    return write_flight(Flight(pieces, (last, last)))


@pytest.mark.rule("ZOK-P1")
def test_bodies_that_fell_decide_a_whole_toss() -> None:
    hall = open_hall("physics", "bot", "bot")
    tossing = hall.until_tossed()
    table = hall.table
    assert tossing.by == BY_PHYSICS
    assert table.match is not None
    first = table.match.ply
    assert table.land(tossing, fallen(tossing, FEET), hall.now)
    entries = table.match.entries[first : first + len(tossing.toss.thrown)]
    assert [str(entry.move) for entry in entries] == ["lands feet"] * len(entries)
    assert [bool(entry.flight) for entry in entries] == [True] + [False] * (len(entries) - 1)
    assert not table.land(tossing, fallen(tossing), hall.now), "nobody waits for it any more"


def test_what_is_thrown_flies_at_the_count_of_three() -> None:
    hall = open_hall("physics", "bot", "bot")
    hall.table.pacing.countdown_seconds = 3.0
    hall.until_tossed()
    assert hall.now == hall.answered + 3.0


def test_a_table_that_is_loaded_again_has_the_flights_and_waits_for_the_next() -> None:
    hall = open_hall("physics", "bot", "bot")
    tossing = hall.until_tossed()
    hall.table.land(tossing, fallen(tossing, BELLY), hall.now)
    hall.until_tossed()
    events = [decode(encode(event)) for event in hall.table.fresh]
    again = Table.load("t", events)
    assert again.match is not None
    assert hall.table.match is not None
    assert again.match.entries == hall.table.match.entries
    assert any(entry.flight for entry in again.match.entries)


def test_when_nothing_falls_in_time_the_table_of_chances_decides_and_at_last_for_good() -> None:
    hall = open_hall("physics", "bot", "bot")
    tossing = hall.until_tossed()
    table = hall.table
    assert table.next_instant() == tossing.until == hall.now + TOSS_SECONDS
    table.tick(hall.now + TOSS_SECONDS)
    assert table.match is not None
    count = len(tossing.toss.thrown)
    assert sum(entry.move.kind == "lands" for entry in table.match.entries) == count
    assert not any(entry.flight for entry in table.match.entries)
    for _ in range(2):
        assert table.physics
        tossing = hall.until_tossed()
        hall.now += TOSS_SECONDS
        table.tick(hall.now)
    assert not table.physics


def test_by_the_table_nothing_is_waited_for() -> None:
    hall = open_hall("table", "bot", "bot")
    rng = Rng(1)
    table = hall.table
    assert table.match is not None
    for _ in range(150):
        for asked in table.bots_asked()[:1]:
            legal = table.match.view(asked.seat).legal
            table.play_bot(asked, int(legal[rng.below(len(legal))].index), hall.now)
        assert table.tossing is None
    assert any(entry.move.kind == "lands" for entry in table.match.entries)


@pytest.mark.rule("ZOK-P1")
def test_people_enter_how_real_pieces_lie() -> None:
    hall = open_hall("real", "me", "bot")
    tossing = hall.until_tossed()
    table = hall.table
    assert tossing.by == 0, "a person enters it, for a bot too"
    offered = [str(move) for move in table.to_enter(0)]
    assert offered == [f"lands {position}" for position in POSITIONS]
    assert table.to_enter(1) == table.to_enter(None) == ()
    ply = table.plies[0]
    with pytest.raises(IllegalMoveError):
        table.submit(0, ply, 0, "", "wrong", hall.now)
    assert table.tossing == tossing
    table.submit(0, ply, int(table.to_enter(0)[3].index), "", "k", hall.now)
    assert table.match is not None
    lands = [str(entry.move) for entry in table.match.entries if entry.move.kind == "lands"]
    assert lands == ["lands back"]


def test_what_lies_in_the_street_lies_where_it_was_seen_to_fall() -> None:
    hall = open_hall("physics", "bot", "bot")
    tossing = hall.until_tossed()
    assert hall.table.match is not None
    hall.table.land(tossing, fallen(tossing, BELLY), hall.now)
    entries = hall.table.match.entries
    thrown = tossing.toss.thrown
    knocked_out = tuple(tossed._replace(how=BELLY) for tossed in thrown[1:])
    later = tossing._replace(toss=tossing.toss._replace(thrown=thrown[:1], lying=knocked_out))
    falling = make_falling(later, entries, {0: Flick(0.1, 0.5, 0.2)})
    assert [hand.pieces for hand in falling.hands] == [(thrown[0].piece,)]
    for at, tossed in enumerate(thrown[1:], start=1):
        assert falling.lying[tossed.piece].x == pytest.approx(at, abs=0.01)


def test_a_flick_steers_the_hand_but_its_force_is_what_was_chosen() -> None:
    hall = open_hall("physics", "bot", "bot")
    tossing = hall.until_tossed()
    seat = tossing.toss.thrown[0].seat
    hall.table.flick(seat, Flick(9.0, 0.5, -0.3))
    assert hall.table.match is not None
    falling = make_falling(tossing, hall.table.match.entries, hall.table.flicks)
    mine = next(hand for hand in falling.hands if hand.pieces[0] // 5 == seat)
    assert (mine.flick.direction, mine.flick.spin) == (0.5, -0.3)
    assert mine.flick.force in (0.24, 0.44, 0.66)


# The record


def recorded() -> str:
    hall = open_hall("physics", "bot", "bot")
    for how in (BACK, FEET, BELLY):
        tossing = hall.until_tossed()
        hall.table.land(tossing, fallen(tossing, how), hall.now)
    assert hall.table.match is not None
    return write_record(hall.table.match)


def test_a_record_keeps_the_flights_and_reads_back() -> None:
    text = recorded()
    assert text.count(" ~ ") == 3
    match = read_record(text)
    assert sum(bool(entry.flight) for entry in match.entries) == 3
    assert write_record(match) == text


def tampered(text: str, change: Pose) -> str:
    """Return the record with another end of its first flight, and no checksum to give it away."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if " ~ " in line)
    act, _, flight = lines[at].partition(" ~ ")
    seen = read_flight(flight)
    last = (change, *seen.pictures[-1][1:])
    lines[at] = f"{act} ~ {write_flight(Flight(seen.pieces, (*seen.pictures[:-1], last)))}"
    return "\n".join(lines)


def test_a_flight_that_was_tampered_with_does_not_verify() -> None:
    text = recorded()
    with pytest.raises(CorruptRecordError, match="ends otherwise than lands back"):
        read_record(tampered(text, lying((0.0, 0.0), FEET, 0.0)))


def test_a_flight_that_ends_the_same_but_flew_otherwise_fails_by_the_checksum() -> None:
    text = recorded()
    with pytest.raises(CorruptRecordError, match="checksum"):
        read_record(tampered(text, lying((1.0, 0.5), BACK, 0.0)))


def test_a_flight_of_other_pieces_or_where_nothing_flies_is_found() -> None:
    text = recorded()
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if " ~ " in line)
    flight = lines[at].partition(" ~ ")[2]
    seen = read_flight(flight)
    other = write_flight(Flight(tuple(reversed(seen.pieces)), seen.pictures))
    with pytest.raises(CorruptRecordError, match="not of the pieces"):
        read_record(text.replace(flight, other))
    lines[2] += f" ~ {flight}"
    with pytest.raises(CorruptRecordError, match="not of the pieces"):
        read_record("\n".join(lines))


# Windows


def at_a_window() -> Hall:
    """Let a person and a bot play until the person is asked for a Lieutenant."""
    hall = open_hall("table", "me", "bot")
    rng = Rng(8)
    table = hall.table
    assert table.match is not None
    while table.match.state.stack[-1].name not in ("after-throw", "placement-end"):
        hall.now += 1
        seat = table.match.waiting()[0]
        legal = table.match.view(seat).legal
        move = int(legal[rng.below(len(legal))].index)
        if table.seats[seat].bot:
            table.play_bot(table.bots_asked()[0], move, hall.now)
        else:
            table.submit(seat, table.plies[seat], move, "", f"{hall.now}", hall.now)
    return hall


def test_a_table_passes_for_somebody_who_can_do_nothing_else_after_a_while() -> None:
    hall = at_a_window()
    table = hall.table
    assert table.match is not None
    table.match.state.private[0].hand = 0  # whatever they hold, it is for another moment
    due = table.next_instant()
    assert due is not None
    assert hall.now < due <= hall.now + 2 * PASS_SECONDS
    assert due == table.next_instant(), "it does not move while nothing happens"
    assert not table.tick(due - 0.01)
    ply = table.plies[0]
    assert table.tick(due)
    assert table.plies[0] == ply + 1
    assert str(table.match.entries[-1].move) == "pass" or table.match.entries[-1].seat != 0


def test_a_table_never_passes_for_somebody_who_has_a_choice() -> None:
    hall = at_a_window()
    table = hall.table
    assert table.match is not None
    table.match.state.private[0].hand = (1 << 15) - 1
    assert len(table.match.view(0).legal) > 1
    assert table.next_instant() is None

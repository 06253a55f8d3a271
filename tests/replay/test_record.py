"""The record of a match: it reads back as it was, and a single changed byte is found."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.errors import CorruptRecordError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.state import digest
from oyabun.games.kamiza import GAME
from oyabun.replay import read_record, write_record


def play_on(match: Match, rng: Rng, plies: int) -> Match:
    """Play random moves, with words wherever they are allowed."""
    while match.outcome is None and match.ply < plies:
        match.deal(rng_dealer(rng))
        seat = match.waiting()[0]
        moves = match.view(seat).legal
        move = moves[rng.below(len(moves))]
        match.submit(seat, move, 'Ta chaise est "libre" | là' if move.speaks else "")
    return match


def played(plies: int = 1000, seed: int = 7) -> Match:
    match = Match.start(GAME, ("Ann", "Björn", "千"), {"police_rule": "dragnet"})
    return play_on(match, Rng(seed), plies)


FINISHED = write_record(played())
UNFINISHED = write_record(played(plies=12))


@pytest.mark.parametrize("record", [FINISHED, UNFINISHED], ids=["finished", "unfinished"])
def test_a_record_reads_back_as_the_match_it_was_written_from(record: str) -> None:
    match = read_record(record)
    assert write_record(match) == record


def test_a_match_read_back_has_the_same_entries_position_and_outcome() -> None:
    before = played()
    after = read_record(write_record(before))
    assert after.entries == before.entries
    assert after.header == before.header
    assert digest(after.state) == digest(before.state)
    assert after.outcome == before.outcome


def test_an_unfinished_match_goes_on_after_it_was_read() -> None:
    match = play_on(read_record(UNFINISHED), Rng(1), 1000)
    assert match.outcome is not None


def test_there_is_one_line_for_each_decision() -> None:
    match = played()
    lines = FINISHED.splitlines()
    assert lines[0] == "oyabun-record 1"
    assert len(lines) == 3 + match.ply
    assert lines[2] == f"chance {match.entries[0].move}"


def test_what_was_said_stands_after_the_move() -> None:
    assert '2 own | "Ta chaise est \\"libre\\" | là"' in FINISHED.splitlines()


def test_component_data_of_ones_own_is_embedded() -> None:
    data = {**GAME.edition.data, "id": "short", "games": 1}
    edition = read_edition(json.dumps(data))
    match = play_on(Match.start(GAME, ("A", "B", "C"), edition=edition), Rng(3), 1000)
    record = write_record(match)
    assert '"games":1' in record.splitlines()[1]
    assert write_record(read_record(record)) == record


@pytest.mark.parametrize("record", [FINISHED, UNFINISHED], ids=["finished", "unfinished"])
@given(data=st.data())
@settings(max_examples=400, deadline=None)
def test_a_single_changed_byte_is_found(record: str, data: st.DataObject) -> None:
    raw = bytearray(record.encode())
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(CorruptRecordError, match=r"^line \d+: "):
        read_record(bytes(raw))


@given(length=st.integers(0, len(FINISHED.encode()) - 1))
@settings(deadline=None)
def test_a_truncated_record_is_found(length: int) -> None:
    with pytest.raises(CorruptRecordError, match=r"^line \d+: "):
        read_record(FINISHED.encode()[:length])


@given(data=st.data())
@settings(deadline=None)
def test_a_line_left_out_or_doubled_is_found(data: st.DataObject) -> None:
    lines = FINISHED.splitlines(keepends=True)
    place = data.draw(st.integers(0, len(lines) - 1))
    copies = data.draw(st.sampled_from([0, 2]))
    with pytest.raises(CorruptRecordError, match=r"^line \d+: "):
        read_record(
            "".join([*lines[:place], *lines[place : place + 1] * copies, *lines[place + 1 :]])
        )


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("oyabun-record 1", "oyabun-record 2", "line 1: 'oyabun-record 2' is not"),
        ('"game":"kamiza"', '"game":"go"', "line 2: the header cannot be used: there is no game"),
        (
            f'"rules":{GAME.rules_version}',
            '"rules":9',
            "line 2: the match was played by version 9 of the rules",
        ),
        ('"moves":"', '"moves":"0', "line 2: the moves of Kamiza were numbered otherwise"),
        ('"dragnet"', '"arrest"', "line 2: the header cannot be used: option police_rule cannot"),
        ('"Ann",', "", "line 2: the header cannot be used: Kamiza is for 3 to 4 players"),
        ('{"game"', '{ "game"', "line 2: the header is not written as headers are"),
        ("chance start", "chance begin", "line 3: this game has no move 'begin"),
        ("chance start", "nobody start", "line 3: 'nobody' is not a seat"),
        ("chance start", "chance  start", "line 3: this game has no move ' start"),
        ("chance start", "chance! start", "line 3: entry 1 does not replay"),
        ('"Björn"', '"Bjorn"', "the checksum that is stored here is not that of the lines above"),
        ('end {"ply":', 'end {"ply":1', "the ply that is stored here"),
        ('end {"ply"', 'end {"plies"', "the end cannot be read"),
        ('end {"ply"', 'end { "ply"', "the end is not written as ends are"),
        ("\nend", "\nfin", "the record is cut off"),
    ],
)
def test_whatever_is_wrong_is_said_with_its_line(old: str, new: str, says: str) -> None:
    altered = FINISHED.replace(old, new, 1)
    assert altered != FINISHED
    with pytest.raises(CorruptRecordError) as error:
        read_record(altered)
    assert says in str(error.value)


def test_component_data_that_is_not_there_is_named() -> None:
    altered = FINISHED.replace(GAME.edition.digest, "0" * 16)
    with pytest.raises(CorruptRecordError, match="line 2: the component data"):
        read_record(altered)

"""Chance is committed to before the first deal, and can be drawn again after the last."""

from __future__ import annotations

from hashlib import sha256

import pytest

from oyabun.core.errors import CorruptRecordError, StageError, TextError
from oyabun.core.match import Entry, Match
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision
from oyabun.core.seals import Seal
from oyabun.games import GAMES
from oyabun.replay import check_chance, read_record, write_record
from oyabun.service import SeatPlan, Table, archive_events, decode
from tests.service.tables import HOST, NOW, match_of, play_first, stored

FEWEST = {game.key: game.seats_with(game.read_options({}))[0] for game in GAMES}


def sealed_table(game: str = "kamiza", *words: str) -> Table:
    count = FEWEST[game]
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (count - 1)]
    table = Table.open("t", game, plans, NOW, host_token=HOST, own_token="own", name="Ann")  # noqa: S106
    for seat in range(1, count):
        table.claim(seat, f"P{seat}", f"own-{seat}", NOW)
    for seat, word in enumerate(words):
        table.add_word(seat, word, NOW)
    table.start(NOW)
    return table


def play_out(table: Table) -> Match:
    number = 0
    while table.stage == "playing":
        play_first(table, f"k{number}")
        number += 1
    return match_of(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_outcome_of_a_finished_match_can_be_drawn_again(game: object) -> None:
    key = game.key  # type: ignore[attr-defined]
    table = sealed_table(key, "sake", "fugu")
    before = table.commitment
    record = write_record(play_out(table))
    found = check_chance(read_record(record))
    assert found.commitment == before
    assert found.drawn == sum(entry.seat == CHANCE for entry in match_of(table).entries)
    assert found.thrown == 0


def test_the_secret_is_known_to_nobody_before_the_end() -> None:
    table = sealed_table()
    secret = table.spec.secret
    assert table.commitment == sha256(secret.encode()).hexdigest()
    assert table.revealed is None
    assert match_of(table).header.seal is None
    assert secret not in write_record(match_of(table))
    play_out(table)
    assert table.revealed == Seal(secret, ("", "", ""))


def test_the_words_of_the_seats_change_what_chance_decides() -> None:
    secret = "s" * 43  # of nobody
    words = (("", ""), ("a", ""), ("", "a"), ("b", ""))
    assert len({int(Seal(secret, said).rng(0).word()) for said in words}) == 4
    seal = Seal(secret, ("a", ""))
    assert [seal.rng(5).word() for _ in range(2)] == [seal.rng(5).word()] * 2
    assert seal.rng(5).word() != seal.rng(6).word()


def test_an_outcome_that_somebody_chose_is_found() -> None:
    match = play_out(sealed_table())
    place = next(at for at, entry in enumerate(match.entries) if entry.seat == CHANCE)
    forged = match.at(place)
    asked = decision(forged.state)
    assert asked is not None
    drawn = match.entries[place].move
    other = next(move for move in asked.moves(forged.state, CHANCE) if move is not drawn)
    forged.append(Entry(CHANCE, other))
    assert forged.header.seal is not None
    with pytest.raises(CorruptRecordError, match="somebody has chosen"):
        check_chance(forged)


def test_a_reloaded_table_draws_on_from_the_same_seal() -> None:
    table = sealed_table("samurai", "sake")
    events = stored(table)
    for _ in range(2):
        again = Table.load("t", map(decode, events))
        assert check_chance(read_record(write_record(play_out(again))))


def test_a_word_is_added_before_the_first_deal_and_has_a_limit() -> None:
    table = sealed_table()
    with pytest.raises(StageError):
        table.add_word(0, "late", NOW)
    lobby = Table.open("t", "kamiza", [SeatPlan("open")] * 3, NOW, host_token=HOST)
    with pytest.raises(TextError):
        lobby.add_word(0, "x" * 41, NOW)


def test_a_record_that_was_sealed_stays_so_as_an_archive() -> None:
    match = read_record(write_record(play_out(sealed_table("kamiza", "sake"))))
    archive = Table.load("a", archive_events(match, "", NOW))
    assert write_record(match_of(archive)) == write_record(match)
    assert archive.commitment == check_chance(match).commitment


def test_a_match_without_a_seal_says_so() -> None:
    with pytest.raises(CorruptRecordError, match="no seal"):
        check_chance(Match.start(GAMES[0], ("A", "B", "C")))

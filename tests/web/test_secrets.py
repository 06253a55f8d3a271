"""What is sent to a seat is the same in every world that the seat cannot tell apart."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision
from oyabun.games import GAMES
from oyabun.service import Asked, SeatPlan, Table
from oyabun.web.drawing import Album, Picture
from oyabun.web.panel import Eyes, Moment, show_chat
from oyabun.web.thinking import make_task, think

NOW = 1_000_000.0
POSITIONS = 40
NOBODY_HERE: frozenset[int] = frozenset()


def new_table(game: Game, rng: Rng) -> Table:
    count = game.seats_with(game.read_options({}))[-1]
    plans = [SeatPlan("open")] * count
    table = Table.open("t", game.key, plans, NOW, host_token="host", clock=60, rng=rng)  # noqa: S106
    for seat in range(count):
        table.claim(seat, f"Person {seat}", f"own-{seat}", NOW)
    table.start(NOW)
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def play_on(table: Table, rng: Rng) -> int:
    """Let somebody who is asked play some legal move; return whose it was."""
    match = match_of(table)
    waiting = match.waiting()
    seat = waiting[int(rng.below(len(waiting)))]
    asked = decision(match.state)
    assert asked is not None
    assert seat != CHANCE
    move = asked.random_move(match.state, seat, rng)
    words = "Ha!" if move.speaks else ""
    table.submit(seat, table.plies[seat], int(move.index), words, f"{match.ply}", NOW)
    table.take_fresh()
    return seat


def draw(table: Table, eyes: Eyes) -> Picture:
    """Draw with an album that begins to count at nothing."""
    album = Album(eyes)
    album._version = 0
    return album.draw(Moment(table, NOBODY_HERE))


def sent(table: Table, eyes: Eyes, before: Picture) -> tuple[bytes, bytes]:
    """Everything that a socket or a page would send to these eyes, as bytes."""
    picture = draw(table, eyes)
    snapshot = picture.snapshot(*show_chat(table, eyes))
    return msgspec.json.encode(snapshot), msgspec.json.encode(picture.diff(before))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_byte_is_equal_in_scrambled_worlds(game: Game) -> None:
    rng = Rng(3)
    table = new_table(game, rng)
    match = match_of(table)
    everybody = [*range(len(table.seats)), None]
    before = {seat: draw(table, Eyes(seat, "en", "light")) for seat in everybody}
    for _ in range(POSITIONS):
        if table.stage == "finished":
            break
        play_on(table, rng)
        real = match.state
        for seat in everybody:
            eyes = Eyes(seat, "en", "light")
            as_it_is = sent(table, eyes, before[seat])
            other = game.secrets.scramble(real, seat, rng)
            match.state = other
            assert sent(table, eyes, before[seat]) == as_it_is
            match.state = real
            before[seat] = draw(table, eyes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_byte_that_goes_to_a_bots_worker_is_equal_in_scrambled_worlds(game: Game) -> None:
    rng = Rng(5)
    table = new_table(game, rng)
    match = match_of(table)
    for _ in range(POSITIONS):
        if table.stage == "finished":
            break
        real = match.state
        for seat in match.waiting():
            asked = Asked(seat, game.bot_names()[0], table.plies[seat])
            as_it_is = pickle.dumps(make_task(table, asked, 1))
            other = game.secrets.scramble(real, seat, rng)
            match.state = other
            assert pickle.dumps(make_task(table, asked, 1)) == as_it_is
            match.state = real
        play_on(table, rng)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_bot_decides_the_same_from_the_text_of_its_view(game: Game) -> None:
    rng = Rng(6)
    table = new_table(game, rng)
    match = match_of(table)
    name = game.bot_names()[-1]
    for number in range(POSITIONS // 4):
        seat = match.waiting()[0]
        answer = think(make_task(table, Asked(seat, name, table.plies[seat]), number))
        assert answer == int(game.bot(name)(match.view(seat), Rng(number)).index)
        play_on(table, rng)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_answer_that_others_cannot_see_sends_them_nothing(game: Game) -> None:
    rng = Rng(4)
    table = new_table(game, rng)
    everybody = [*range(len(table.seats)), None]
    albums = {seat: Album(Eyes(seat, "fr", "dark")) for seat in everybody}
    for album in albums.values():
        album.draw(Moment(table, NOBODY_HERE))
    for _ in range(POSITIONS):
        if table.stage == "finished":
            break
        views = {seat: match_of(table).view(seat) for seat in everybody}
        told = match_of(table).ply
        mover = play_on(table, rng)
        for seat, album in albums.items():
            version = album.latest.version
            heard = any(
                match_of(table).news(ply, seat) for ply in range(told + 1, match_of(table).ply + 1)
            )
            album.draw(Moment(table, NOBODY_HERE))
            if match_of(table).view(seat) == views[seat] and not heard:
                assert album.latest.version == version or seat == mover

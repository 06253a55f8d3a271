"""What is kept of a table for those who look at it."""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.shelf import find_game
from oyabun.web.drawing import REMEMBERED, Album
from oyabun.web.panel import Eyes, Moment
from tests.web.test_secrets import new_table, play_on

NOBODY: frozenset[int] = frozenset()


def test_a_board_is_kept_once_when_only_who_is_here_changes() -> None:
    table = new_table(find_game("bakuto"), Rng(1))
    album = Album(Eyes(0, "en", "light"))
    alone = album.draw(Moment(table, frozenset({0})))
    together = album.draw(Moment(table, frozenset({0, 1})))
    assert alone is not together
    assert alone.panel != together.panel
    assert alone.scene is together.scene


def test_whoever_comes_back_soon_finds_the_picture_they_had() -> None:
    rng = Rng(2)
    table = new_table(find_game("samurai"), rng)
    album = Album(Eyes(None, "en", "light"))
    drawn = [album.draw(Moment(table, NOBODY))]
    while len(drawn) <= REMEMBERED:
        play_on(table, rng)
        table.stored += 1  # as the server does when what happened is in its file
        picture = album.draw(Moment(table, NOBODY))
        if picture is not drawn[-1]:
            drawn.append(picture)
    assert album.find(drawn[0].version) is None
    assert [album.find(picture.version) for picture in drawn[1:]] == drawn[1:]

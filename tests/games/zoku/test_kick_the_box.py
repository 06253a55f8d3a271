"""The Lieutenant who kicks the box: everything flies again, but for what one keeps."""

from __future__ import annotations

import pytest

from oyabun.games.zoku.components import QUARTIERS
from tests.games.zoku.table import Table, brawl, hand


@pytest.mark.rule("ZOK-L10")
def test_kick_the_box_throws_everything_of_this_round_again() -> None:
    table = brawl(Table(3, hand("kick-the-box", 2)), 2, 2)
    table.throw("out", "belly", "feet", "back")
    table.use(2, "kick-the-box")
    assert table.legal(2) == ["end"], "a stranger has nothing to keep"
    table.do(2, "end")
    table.lands("edge", "edge", "belly")
    assert (table.street(0), table.street(1)) == ("edge", "edge belly")
    assert table.reserve(0) == 7, "what flew out is out"


@pytest.mark.rule("ZOK-L10")
def test_kick_the_box_keeps_those_of_ones_own_that_one_wants() -> None:
    table = brawl(Table(2, hand("kick-the-box")), 2, 1)
    table.throw("feet", "belly", "feet")
    table.use(0, "kick-the-box")
    table.do(0, "zoku 0-1")
    assert table.legal(0) == ["end", "zoku 0-2"]
    table.do(0, "end")
    table.lands("edge", "belly")
    table.quiet("place-zokus")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-L10")
def test_kick_the_box_keeps_the_second_as_well_as_the_first() -> None:
    table = brawl(Table(2, hand("kick-the-box")), 2, 1)
    table.throw("feet", "feet", "belly")
    table.use(0, "kick-the-box")
    table.do(0, "zoku 0-2")
    assert table.legal(0) == ["end", "zoku 0-1"]
    table.do(0, "zoku 0-1")
    assert table.legal(0) == ["end"], "something must fly"
    table.do(0, "end")
    table.lands("edge")
    assert (table.street(0), table.street(1)) == ("feet feet", "edge")


@pytest.mark.rule("ZOK-L10")
def test_kick_the_box_lets_at_least_one_fly() -> None:
    table = brawl(Table(2, hand("kick-the-box")), 1, 1)
    table.throw("edge", "out")
    table.use(0, "kick-the-box")
    assert table.legal(0) == ["end"]


@pytest.mark.rule("ZOK-L10")
def test_kick_the_box_also_throws_what_a_card_has_turned() -> None:
    hands = {0: ["kick-the-box"], 1: ["not-dead-yet"]}
    table = brawl(Table(2, hands), 1, 1)
    table.throw("edge", "belly")
    table.use(1, "not-dead-yet")
    table.do(1, "zoku 1-1")
    table.use(0, "kick-the-box")
    table.do(0, "zoku 0-1")
    table.do(0, "end")
    table.lands("belly")
    table.quiet("place-zokus")
    assert table.owned(0) == [QUARTIERS[0]]


@pytest.mark.rule("ZOK-L10")
def test_kick_the_box_leaves_those_of_earlier_rounds() -> None:
    table = brawl(Table(2, hand("kick-the-box")), 2, 2)
    table.throw("belly", "edge", "belly", "edge")
    table.quiet("take-aim")
    table.throw("edge", "edge")
    table.use(0, "kick-the-box")
    table.do(0, "end")
    table.lands("back", "back")
    assert (table.street(0), table.street(1)) == ("belly back", "belly back")

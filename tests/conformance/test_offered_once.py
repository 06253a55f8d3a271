"""What can be chosen on a board is there once, and says where it is."""

from __future__ import annotations

from collections import Counter

from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.core.play import decision
from oyabun.games.samurai import GAME
from oyabun.svg.theme import LIGHT
from tests.kit import speaker

A_TABLE = 250
"""Decisions that are looked at: all of the set-up, and much of the game."""


def test_a_hex_of_samurai_is_offered_once_under_a_name_of_its_own() -> None:
    rng = Rng(4)
    match = Match.start(GAME, ("Ann", "Bo", "Cy", "Di"))
    phases = set()
    while match.outcome is None and match.ply < A_TABLE:
        match.deal(rng_dealer(rng))
        seat = match.waiting()[0]
        asked = decision(match.state)
        assert asked is not None
        phases.add(asked.name)
        board = GAME.draw(match.view(seat), speaker(match, "en", seat), LIGHT)
        offered = [node.attrs for node in board.root.walk() if "data-move" in node.attrs]
        hexes = [one for one in offered if GAME.moves.decode(int(one["data-move"])).kind == "hex"]
        for name in ("data-move", "aria-label"):
            assert [one for one, n in Counter(one[name] for one in hexes).items() if n > 1] == []
        match.submit(seat, asked.random_move(match.state, seat, rng))
    assert {"place-figure", "target"} <= phases

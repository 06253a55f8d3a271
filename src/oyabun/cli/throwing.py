"""Real pieces on a real table: people throw them, and type how they lie."""

from __future__ import annotations

from oyabun.cli.screen import Screen
from oyabun.core.match import Dealer
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, Chance
from oyabun.core.play import decision
from oyabun.core.state import AnyState
from oyabun.physics.poses import OF_A_SEAT


def real_dealer(screen: Screen, chance: Dealer) -> Dealer:
    """Return a dealer who asks how thrown pieces lie, and leaves all else to chance."""

    def deal(state: AnyState) -> Move:
        asked = decision(state)
        toss = asked.toss(state) if isinstance(asked, Chance) else None
        if asked is None or toss is None:
            return chance(state)
        tossed = toss.thrown[0]
        moves = tuple(asked.moves(state, CHANCE))
        screen.real_throw(tossed.seat, tossed.piece % OF_A_SEAT + 1, moves)
        while True:
            typed = screen.ask("choose-lie")
            if typed.isdecimal() and 1 <= int(typed) <= len(moves):
                return moves[int(typed) - 1]
            found = [move for move in moves if typed and str(move).endswith(f" {typed}")]
            if found:
                return found[0]
            screen.say("not-a-choice", quote=typed)

    return deal

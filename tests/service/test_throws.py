from __future__ import annotations

from collections import Counter
from typing import Any

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Chance, Phase
from oyabun.core.state import AnyState, Part, State
from oyabun.service.throws import NETWORK_SECONDS, SWING_SECONDS, Throw, aim, thrown

HIT, MISS = Move("hit"), Move("miss")
BEST = SWING_SECONDS / 2


class ThrowStar(Chance):
    skill = "star"

    def moves(self, state: Any, seat: int) -> list[Move]:
        return [HIT, MISS]

    def weights(self, state: Any) -> list[int]:
        return [60, 40]


def hits(released: float, claimed: float, rng: Rng) -> float:
    stack: list[Phase] = [ThrowStar()]
    state: AnyState = State(None, Part(), [], stack)
    throw = Throw("star", 0, 100.0, 106.0)
    results = Counter(thrown(state, throw, claimed, 100.0 + released, rng) for _ in range(2000))
    return results[HIT] / 2000


def test_the_aim_swings_between_worst_and_best() -> None:
    assert aim(0) == 0
    assert aim(BEST) == 1
    assert aim(SWING_SECONDS) == 0


def test_a_good_aim_hits_more_often_and_never_surely() -> None:
    rng = Rng(5)
    assert 0.85 < hits(BEST, BEST, rng) < 0.97
    assert 0.05 < hits(SWING_SECONDS, SWING_SECONDS, rng) < 0.2


def test_letting_go_blindly_is_as_good_as_chance() -> None:
    rng = Rng(6)
    moments = [SWING_SECONDS * step / 40 for step in range(40)]
    mean = sum(hits(moment, moment, rng) for moment in moments) / len(moments)
    assert abs(mean - 0.6) < 0.03


def test_a_client_is_believed_only_as_far_as_the_network_can_explain() -> None:
    rng = Rng(7)
    late = BEST + NETWORK_SECONDS
    assert hits(late, BEST, rng) > 0.85
    assert hits(2 * BEST, BEST, rng) < 0.3

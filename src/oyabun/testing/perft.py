"""Counting the leaves of the decision tree, chance included: any change of the rules shows."""

from __future__ import annotations

from oyabun.core.phases import CHANCE
from oyabun.core.play import legal_moves, play, waiting
from oyabun.core.state import AnyState


def perft(state: AnyState, depth: int) -> int:
    """Return the number of lines of `depth` decisions, those that end earlier included.

    Where several seats owe an answer at once, the lowest answers first: the order does not matter.
    """
    owing = waiting(state)
    if depth == 0 or not owing:
        return 1
    total = 0
    for move in legal_moves(state, owing[0]):
        child = state.clone()
        play(child, owing[0], move)
        total += perft(child, depth - 1)
    return total


def perft_split(state: AnyState, depth: int) -> dict[str, int]:
    """Return the count below each first move, to find where two rule sets part."""
    split: dict[str, int] = {}
    owing = waiting(state)
    for move in legal_moves(state, owing[0]):
        child = state.clone()
        play(child, owing[0], move)
        who = "chance" if owing[0] == CHANCE else str(owing[0])
        split[f"{who} {move}"] = perft(child, depth - 1)
    return split

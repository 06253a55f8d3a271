"""The split without change (CNG-R12), against trying everything."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyabun.games.cash_n_guns.rules.money import part_of
from tests.games.cash_n_guns.table import scene

Bills = tuple[int, int, int]


def groups(part: int) -> list[Bills]:
    """Every way to make a part from bills of 1, 2 and 4 units."""
    return [
        (part - 2 * tens - 4 * twenties, tens, twenties)
        for twenties in range(part // 4 + 1)
        for tens in range((part - 4 * twenties) // 2 + 1)
    ]


@cache
def can_pay(bills: Bills, sharers: int, part: int) -> bool:
    """Try every group for the first sharer, then the others."""
    if sharers == 0:
        return True
    return any(
        can_pay(tuple(left), sharers - 1, part)
        for group in groups(part)
        if min(left := [have - take for have, take in zip(bills, group, strict=True)]) >= 0
    )


@pytest.mark.rule("CNG-R12")
@given(
    bills=st.tuples(st.integers(0, 7), st.integers(0, 6), st.integers(0, 5)),
    sharers=st.integers(1, 5),
)
def test_nobody_could_be_paid_more(bills: Bills, sharers: int) -> None:
    pot = bills[0] | bills[1] << 8 | bills[2] << 16
    total = bills[0] + 2 * bills[1] + 4 * bills[2]
    best = max(part for part in range(total // sharers + 1) if can_pay(bills, sharers, part))
    assert part_of(pot, sharers) == best


@pytest.mark.rule("CNG-R12", "CNG-R11")
@given(
    bills=st.lists(st.sampled_from([5, 10, 20]), min_size=5, max_size=5),
    seats=st.integers(3, 6),
)
def test_the_largest_bills_are_paid_first_and_none_is_lost(bills: list[int], seats: int) -> None:
    table = scene(seats=seats).round(bills=bills)
    parts = {table.cash(seat) for seat in range(seats)}
    assert len(parts) == 1
    left = sum(count * worth for count, worth in zip(table.pot(), (5, 10, 20), strict=True))
    assert 1000 * left + seats * parts.pop() == 1000 * sum(bills)

"""Bit sets and rows count as Python's own numbers do."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oyabun.core.bits import count_bits, lowest_bit, members, nth_bit

SETS = st.integers(0, (1 << 62) - 1)


@settings(deadline=None)
@given(SETS)
def test_a_set_has_as_many_members_as_bits(bits: int) -> None:
    assert count_bits(bits) == bits.bit_count() == len(members(bits))


@settings(deadline=None)
@given(SETS.filter(bool))
def test_the_members_of_a_set_are_found_one_by_one(bits: int) -> None:
    assert [nth_bit(bits, n) for n in range(bits.bit_count())] == members(bits)
    assert lowest_bit(bits) == members(bits)[0]

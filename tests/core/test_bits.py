"""Bit sets and rows count as Python's own numbers do."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oyabun.core.bits import (
    NIBBLE,
    add_nibble,
    count_bits,
    filled,
    lowest_bit,
    members,
    nibble,
    nth_bit,
    put_nibble,
    row_add,
)

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


@given(st.lists(st.integers(0, 15), min_size=15, max_size=15), st.integers(0, 14))
def test_a_row_of_nibbles_is_a_list_of_small_numbers(numbers: list[int], index: int) -> None:
    row = 0
    for place, number in enumerate(numbers):
        row = put_nibble(row, place, number)
    assert [nibble(row, place) for place in range(15)] == numbers
    assert put_nibble(put_nibble(row, index, 7), index, numbers[index]) == row
    assert members(filled(row)) == [place for place, number in enumerate(numbers) if number]
    assert row_add(row, index, NIBBLE, -numbers[index]) == put_nibble(row, index, 0)
    emptied = add_nibble(row, index, -numbers[index])
    assert [nibble(emptied, place) for place in range(15)] == [
        0 if place == index else number for place, number in enumerate(numbers)
    ]

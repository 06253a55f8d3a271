"""Sets of seats and rows of small numbers, packed into one integer.

Hot positions live on packed integers: they are copied by value, compared by value, and cost no
allocation. A *row* gives each index (a seat, mostly) `width` bits of one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NIBBLE: Final = 4
"""Bits of the commonest row: numbers from 0 to 15, one for each of up to 15 seats or kinds."""


def has(bits: i64, index: i64) -> bool:
    """Return whether a bit is set.

    Constants must be looked into this way: compiled, a small constant is a number of 32 bits, and
    shifting that by 32 or more gives nonsense.
    """
    return bool(bits >> index & 1)


def one_bit(position: i64) -> i64:
    """Return the set of one position, 0 to 62.

    Not written ``1 << position``: mypyc gives C a literal 1, which C shifts as 32 bits only.
    """
    one: i64 = position * 0 + 1
    return one << position


def row_get(row: i64, index: i64, width: i64) -> i64:
    """Return the number at `index`."""
    return (row >> (index * width)) & ((1 << width) - 1)


def row_set(row: i64, index: i64, width: i64, value: i64) -> i64:
    """Return the row with `value` at `index`."""
    shift: i64 = index * width
    mask: i64 = ((1 << width) - 1) << shift
    return (row & ~mask) | (value << shift)


def row_add(row: i64, index: i64, width: i64, amount: i64) -> i64:
    """Return the row with so much more at `index`."""
    return row + (amount << index * width)


def nibble(row: i64, index: i64) -> i64:
    """Return the number at `index` of a row of nibbles."""
    return row >> index * NIBBLE & 15


def put_nibble(row: i64, index: i64, value: i64) -> i64:
    """Return the row of nibbles with `value` at `index`.

    What differs is flipped; a mask would be a constant that is shifted (see `has`).
    """
    shift: i64 = index * NIBBLE
    return row ^ ((row >> shift & 15) ^ value) << shift


def add_nibble(row: i64, index: i64, amount: i64) -> i64:
    """Return the row of nibbles with so much more at `index`."""
    return row_add(row, index, NIBBLE, amount)


def filled(row: i64) -> i64:
    """Return the places of a row of nibbles that hold anything but 0, as a bit set."""
    found: i64 = 0
    place: i64 = 0
    while row:
        if row & 15:
            found |= one_bit(place)
        row >>= NIBBLE
        place += 1
    return found


def row_list(row: i64, length: i64, width: i64) -> list[int]:
    """Return the row as a list."""
    return [int(row_get(row, index, width)) for index in range(length)]


def count_bits(bits: i64) -> i64:
    """Return how many of 62 bits are set: in pairs, fours, eights, then all of these together.

    No mask is longer than a set: compiled, a number of more than 62 bits is an object.
    """
    bits -= bits >> 1 & 0x1555_5555_5555_5555
    bits = (bits & 0x3333_3333_3333_3333) + (bits >> 2 & 0x3333_3333_3333_3333)
    bits = bits + (bits >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def nth_bit(bits: i64, n: i64) -> i64:
    """Return the position of the n-th set bit, counted from 0."""
    while n:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


def lowest_bit(bits: i64) -> i64:
    """Return the position of the lowest set bit."""
    position: i64 = 0
    while not bits & 255:
        bits >>= 8
        position += 8
    while not bits & 1:
        bits >>= 1
        position += 1
    return position


def members(bits: i64) -> list[int]:
    """Return the positions of the set bits, ascending."""
    found: list[int] = []
    position: i64 = 0
    while bits:
        if bits & 1:
            found.append(position)
        bits >>= 1
        position += 1
    return found

"""Random numbers that are the same everywhere.

`Rng` is the sfc32 generator (Doty-Humphrey's "small fast counter"): its words have 32 bits, so the
compiled and the interpreted kernel compute the same numbers without overflow. A seed is for tests,
simulations and bots; the record of a match holds outcomes, never seeds.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A seeded stream of random numbers."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        self._counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        out: i64 = (self._a + self._b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; the bias is below n / 2**32."""
        return (self.word() * n) >> 32

    def unit(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return int(self.word()) / 4294967296.0

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher-Yates, ours: the standard library promises no stable shuffle."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.below(last + 1))
            items[last], items[other] = items[other], items[last]

    def weighted(self, weights: list[int]) -> int:
        """Return an index, drawn in proportion to `weights`."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must add up to something positive")

    def fork(self) -> Rng:
        """Return a new stream, so that thinking never changes the game."""
        return Rng((int(self.word()) << 64) | (int(self.word()) << 32) | int(self.word()))

    def clone(self) -> Rng:
        """Return a stream that gives the same numbers from here on."""
        copy = Rng(0)
        copy._a = self._a
        copy._b = self._b
        copy._c = self._c
        copy._counter = self._counter
        return copy


class SealedRng(Rng):
    """Numbers that follow from a secret: SHA-256 of it and of a counter, block by block."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._block = b""
        self._blocks = 0
        super().__init__(0)
        self._block = b""
        self._blocks = 0  # a hash needs no warming up

    def word(self) -> i64:
        """Return the next 32 bits."""
        if not self._block:
            self._block = sha256(self._secret + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
        taken, self._block = self._block[:4], self._block[4:]
        return int.from_bytes(taken, "big")


class SystemRng(Rng):
    """Numbers that nobody can foresee: the dealer of tables where people play."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> i64:
        """Return 32 bits from the operating system."""
        return secrets.randbits(32)

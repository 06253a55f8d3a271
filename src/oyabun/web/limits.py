"""Limits on how much one address or one connection may ask."""

from __future__ import annotations

from collections import Counter, OrderedDict

from oyabun.core.errors import LimitError

ADDRESSES_REMEMBERED = 10_000


class Bucket:
    """Fills at a steady rate up to a brim; everything that is asked takes one drop."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = float(burst)
        self._last = now

    def take(self, now: float) -> bool:
        """Return whether there is a drop left to take."""
        self._drops = min(self._burst, self._drops + (now - self._last) * self._rate)
        self._last = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Addresses:
    """One bucket for each address that was heard of lately."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str, now: float) -> None:
        """Raise when the address asks too fast."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, now)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise LimitError("too many requests: wait a moment")


class Doors:
    """How many connections are open, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count a connection in, or raise when there are too many."""
        if self._open.total() >= self._most:
            raise LimitError("this server has as many connections as it takes")
        if self._open[address] >= self._most_each:
            raise LimitError("too many connections from one address")
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

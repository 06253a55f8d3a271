"""Limits on how much one address or one connection may ask."""

from __future__ import annotations

import resource
from collections import Counter, OrderedDict

from oyabun.core.errors import LimitError

ADDRESSES_REMEMBERED = 10_000

A_DAY = 86_400.0
BROWSER_CONNECTIONS = 6
"""How many connections a browser opens for pages, beside its sockets."""
OWN_FILES = 100
"""How many files a server has open for itself: data, logs, workers."""


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


class QuotaError(LimitError):
    """One address has opened as many tables as a day allows."""


class Openings:
    """How many tables each address may open in a day; they come back one by one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._addresses = Addresses(most / A_DAY, most)

    def check(self, address: str, now: float) -> None:
        """Count a table, or raise when the address has opened enough."""
        try:
            self._addresses.check(address, now)
        except LimitError:
            raise QuotaError(f"one address opens at most {self._most} tables a day") from None


class Doors:
    """How many connections are open, in all and from each address."""

    def __init__(self, most: int, most_each: int, uncounted: frozenset[str] = frozenset()) -> None:
        """Take any number from the `uncounted` addresses, within what is taken in all."""
        self._most = most
        self._most_each = most_each
        self._uncounted = uncounted
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        """Count a connection in, or raise when there are too many."""
        if self._open.total() >= self._most:
            raise LimitError("this server has as many connections as it takes")
        if self._open[address] >= self._most_each and address not in self._uncounted:
            raise LimitError("too many connections from one address")
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def front_doors(sockets: int, sockets_each: int, proxies: str) -> tuple[Doors, str]:
    """Return who may connect at all, and what to tell the host where that is fewer than wanted.

    Every connection is a file of this process, so the limit on files is raised as far as it goes.
    A proxy brings many people: the connections it makes are not counted against one address.
    """
    wanted = sockets + sockets_each + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    allowed = wanted if hard == unlimited else min(wanted, hard)
    if soft not in (unlimited, allowed) and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    complaint = ""
    if allowed < wanted:
        complaint = (
            f"OYABUN_SOCKETS is {sockets}, but this system allows a process {hard} open files: "
            f"{allowed - OWN_FILES} connections are taken; raise the limit (ulimit -n {wanted})"
        )
    uncounted = frozenset(proxy.strip() for proxy in proxies.split(","))
    most_each = sockets_each + BROWSER_CONNECTIONS
    return Doors(allowed - OWN_FILES, most_each, uncounted), complaint

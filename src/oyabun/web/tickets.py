"""Tickets: what carries a browser's tables to another device, good once and for a short time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from oyabun.core.errors import NotAllowedError
from oyabun.service import fingerprint, new_token
from oyabun.web.identity import Keys

TICKET_SECONDS: Final = 600.0
"""How long a ticket is good."""
MOST_TICKETS: Final = 500
"""How many are kept; one has at most as many keys as a cookie."""
LONGEST_TICKET: Final = 64
TICKETS_A_SECOND: Final = 1 / 60
"""How often one address may ask for a ticket in the long run …"""
TICKETS_AT_ONCE: Final = 10
"""… and at once."""


class TicketError(NotAllowedError):
    """A ticket that was used, is too old, or never was one."""


class _Ticket(NamedTuple):
    keys: Mapping[str, Keys]
    until: float


class Tickets:
    """Tickets that were given out and not used yet; they are not stored."""

    def __init__(self) -> None:
        self._tickets: OrderedDict[str, _Ticket] = OrderedDict()

    def give(self, keys: Mapping[str, Keys], now: float) -> str:
        """Return a ticket for these keys."""
        ticket = new_token()
        self._tickets[fingerprint(ticket)] = _Ticket(dict(keys), now + TICKET_SECONDS)
        if len(self._tickets) > MOST_TICKETS:
            self._tickets.popitem(last=False)
        return ticket

    def take(self, ticket: str, now: float) -> Mapping[str, Keys]:
        """Return the keys that a ticket is for; nobody can use it after that."""
        found = self._tickets.pop(fingerprint(ticket[:LONGEST_TICKET]), None)
        if found is None or now > found.until:
            raise TicketError("this link was used already, or is too old: make a new one")
        return found.keys

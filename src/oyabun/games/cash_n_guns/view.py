"""What one seat of Ca$h 'n Gun$ may know, and what it may imagine.

Hidden are the cards in hands, before guns and among the unrevealed discards, the powers and objects
that lie face down, the cop, and answers that are not turned up yet. Money is no secret to whoever
counts: every bill that is paid is seen. So the ledger is public, for bots too, and the option
`money` only decides what a board shows: see `CashView.purse`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from oyabun.core.bits import members, nibble, row_get
from oyabun.core.view import Imagined, Secrets, View
from oyabun.games.cash_n_guns.components import (
    CHARACTERS,
    TEAMS,
    UNIT,
    YAKUZA_CHARACTERS,
    Box,
    pile_size,
)
from oyabun.games.cash_n_guns.rules.end import dead_at_the_end, dead_fines, own_account
from oyabun.games.cash_n_guns.rules.imagining import redeal
from oyabun.games.cash_n_guns.rules.money import part_of
from oyabun.games.cash_n_guns.state import NOTHING, WIDE, Private, Public, team_seats

World: TypeAlias = Imagined[Box, Public, Private]
"""What is imagined: bots may play in it, for it is not the real one."""


class CashView(View[Box, Public, Private]):
    """The table, and what one seat keeps to itself."""

    def purse(self, seat: int) -> int | None:
        """CNG-E4: return the dollars of a seat, or None where the table does not show them.

        At the end it is what the seat, or its team, comes to with everything that counts.
        """
        if self.frame.outcome is not None:
            return self.frame.outcome.scores[seat]
        public = self.public
        mine = self.frame.seat is not None and bool(public.side(self.frame.seat) >> seat & 1)
        if mine or self.box.open_money:
            return public.cash(seat)
        return None

    def account(self, seat: int) -> tuple[int, int, int, int]:
        """CNG-E2, CNG-E3: return what a seat, or its team, has at the end.

        Cash, what the shame markers and the powers add, and what the dead of the team cost.
        """
        public = self.public
        dead = dead_at_the_end(public)
        team = next((team for team in self.teams() if seat in team), ())
        cash, shame, powers = 0, 0, 0
        for one in team or (seat,):
            own = own_account(self.box, public, one, public.power(one), dead)
            cash, shame, powers = cash + own[0], shame + own[1], powers + own[2]
        return cash, shame, powers, dead_fines(self.box, public, team, dead) if team else 0

    def part(self, sharers: int) -> int:
        """CNG-R12: return what each of so many sharers would be paid now, in dollars."""
        return _part(int(self.public.pot), sharers)

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each team, the yakuzas first; nothing where all play alone."""
        return team_seats(self.public)

    def team(self, seat: int) -> str:
        """CNG-C6: return the key of a seat's team; nothing where all play alone."""
        return next((TEAMS[place] for place, team in enumerate(self.teams()) if seat in team), "")

    def character(self, seat: int) -> str:
        """CNG-C2, CNG-C3: return the key of the character of a seat."""
        yakuza = self.public.is_yakuza(seat)
        before = [one for one in range(seat) if self.public.is_yakuza(one) == yakuza]
        return (YAKUZA_CHARACTERS if yakuza else CHARACTERS)[len(before)]

    def power(self, seat: int) -> int:
        """Return the number of a seat's power if the viewer knows it, else -1."""
        shown = int(self.public.power(seat))
        if shown >= 0 or self.own is None:
            return shown
        if seat == self.frame.seat:
            return int(self.own.power) - 1
        return int(row_get(self.own.seen_powers, seat, WIDE)) - 1

    def object(self, seat: int) -> int:
        """Return the number of a seat's face-down object if the viewer knows it, else -1."""
        if self.own is None or not self.public.object_down >> seat & 1:
            return NOTHING
        if seat == self.frame.seat:
            return int(self.own.object) - 1
        return int(row_get(self.own.seen_objects, seat, WIDE)) - 1

    def cards_left(self, seat: int) -> int:
        """Return how many cards of its own deck a seat has in hand."""
        public = self.public
        used = pile_size(public.shown[seat]) + nibble(public.hidden, seat)
        return sum(self.box.deck) - int(used) - int(public.now.down >> seat & 1)

    def seats_in_order(self) -> list[int]:
        """Return all seats clockwise, as they sit; the viewer's first."""
        public = self.public
        ring = [int(nibble(public.ring, place)) for place in range(public.seats)]
        start = ring.index(self.frame.seat or 0)
        return ring[start:] + ring[:start]

    def living(self) -> list[int]:
        """Return the seats that are alive."""
        return members(self.public.alive)


@lru_cache(maxsize=4096)  # everybody at a table asks the same
def _part(pot: int, sharers: int) -> int:
    return UNIT * int(part_of(pot, sharers))


SECRETS: Final = Secrets(CashView, Private, redeal)

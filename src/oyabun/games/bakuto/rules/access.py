"""Which stakes are open to a player: what the deciding token says, and what is left of it."""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nibble, one_bit, put_nibble
from oyabun.games.bakuto.components import ALL_STAKES, BURAKUMIN, PLACES, RONIN, STAKES, Box
from oyabun.games.bakuto.state import STAKE_SLOTS, Public, is_token, owner_of, stake_mask, token_of


def one_stake_choice(public: Public, seat: i64) -> i64:
    """BAK-B6: return the stakes without another player's face-up burakumin; if none is, all."""
    stakes: i64 = ALL_STAKES
    for place in range(PLACES):
        code = public.slots[place]
        if is_token(code) and token_of(code) == BURAKUMIN and owner_of(code) != seat:
            stakes &= ~one_bit(place // STAKE_SLOTS)
    return stakes if stakes else ALL_STAKES


def models(public: Public, seat: i64) -> i64:
    """BAK-B6: return the opponents whom a ronin may copy: those who have not shown a ronin."""
    found: i64 = 0
    for other in range(public.seats):
        if other != seat and public.deciding(other) != RONIN:
            found |= one_bit(other)
    return found


def grant(public: Public, seat: i64, stakes: i64, *, loose: bool) -> None:
    """Open stakes to a seat; `loose` where it has to settle on one of them."""
    public.access = put_nibble(public.access, seat, stakes)
    if loose:
        public.loose |= one_bit(seat)
    else:
        public.loose &= ~one_bit(seat)


def grant_own(box: Box, public: Public, seat: i64) -> None:
    """BAK-B6: open what a bakuto or a burakumin opens; a ronin that can copy nobody, one stake."""
    token = public.deciding(seat)
    if token == RONIN:
        grant(public, seat, ALL_STAKES, loose=True)
    elif token == BURAKUMIN:
        grant(public, seat, one_stake_choice(public, seat), loose=True)
    else:
        grant(public, seat, box.colours[token], loose=False)


def grant_copy(box: Box, public: Public, seat: i64, model: i64) -> None:
    """BAK-B6: open to a ronin what is open to an opponent, now or as soon as that one acts."""
    public.copied = put_nibble(public.copied, seat, model + 1)
    stakes = nibble(public.access, model)
    if stakes:
        grant(public, seat, stakes, loose=public.is_loose(model))
    elif public.deciding(model) == BURAKUMIN:
        grant(public, seat, one_stake_choice(public, model), loose=True)
    else:
        grant(public, seat, box.colours[public.deciding(model)], loose=False)


def settle_on(public: Public, seat: i64, stake: i64) -> None:
    """Fix the one stake of a seat that had still to settle."""
    if public.is_loose(seat):
        grant(public, seat, one_bit(stake), loose=False)


def free_slots(public: Public, stake: i64) -> i64:
    """Return how many slots of a stake are empty."""
    return count_bits(public.free & stake_mask(stake))


def open_stakes(public: Public, seat: i64) -> i64:
    """BAK-B9: return the stakes that a seat may use now.

    Who has still to settle takes one that can hold as many of the remaining tokens as possible.
    """
    stakes = nibble(public.access, seat)
    if not public.is_loose(seat):
        return stakes
    remaining = count_bits(nibble(public.to_place, seat))
    best: i64 = 0
    found: i64 = 0
    for stake in range(len(STAKES)):
        if stakes >> stake & 1:
            room = min(free_slots(public, stake), remaining)
            if room > best:
                best = room
                found = 0
            if room == best:
                found |= one_bit(stake)
    return found


def has_room(public: Public, seat: i64) -> bool:
    """BAK-B9: return whether a token of this seat can still be placed."""
    stakes = open_stakes(public, seat)
    for stake in range(len(STAKES)):
        if stakes >> stake & 1 and public.free & stake_mask(stake):
            return True
    return False

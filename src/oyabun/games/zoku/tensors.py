"""A view of Zoku as numbers."""

from __future__ import annotations

from oyabun.core.bits import nibble
from oyabun.core.tensors import Pieces, flags, one_hot, seat_rows
from oyabun.games.zoku.components import (
    LIEUTENANTS,
    MAX_SEATS,
    MOST_QUARTIERS,
    POSITIONS,
    QUARTIERS,
    ROUNDS,
    RUSH,
    WARD,
    WARDS,
)
from oyabun.games.zoku.moves import PIECES
from oyabun.games.zoku.view import ZokuView


def tensors(view: ZokuView) -> Pieces:
    """Return everything the view holds that can matter for a decision."""
    public = view.public
    shown = 0
    for seat in range(public.seats):
        shown |= int(public.shown[seat])
    return {
        "time": [
            int(public.day) / int(view.box.days),
            int(public.round) / ROUNDS,
            int(public.left) / RUSH,
            int(public.placed()) / RUSH,
            float(public.rushing),
        ],
        "wards": flags(int(public.wards), len(WARDS)),
        "deck": flags(int(public.deck), len(QUARTIERS)),
        "seen": flags(shown, len(LIEUTENANTS)),
        "hand": flags(int(view.hand()), len(LIEUTENANTS)),
        "slot": one_hot(int(public.slot), MOST_QUARTIERS),
        "blocked": one_hot(int(public.blocked), MOST_QUARTIERS),
        "quartiers": [
            number for slot in range(MOST_QUARTIERS) for number in quartier_row(view, slot)
        ],
        "seats": seat_rows(view.seat, public.seats, MAX_SEATS, lambda seat: seat_row(view, seat)),
    }


def quartier_row(view: ZokuView, slot: int) -> list[float]:
    """Return what lies at a place of the display: ward, value, whether it is open."""
    public = view.public
    quartier = int(public.display[slot]) if slot < len(public.display) else -1
    there = quartier >= 0
    return [
        *one_hot(quartier // WARD if there else -1, len(WARDS)),
        int(view.box.values[quartier]) / 8 if there else 0.0,
        float(there and public.fates[slot] == 0),
    ]


def seat_row(view: ZokuView, seat: int) -> list[float]:
    """Return what is known of one seat."""
    public = view.public
    street = [int(nibble(public.street[seat], place)) for place in range(PIECES)]
    return [
        1.0,
        float(public.first == seat),
        view.score(seat) / 100,
        int(nibble(public.reserve, seat)) / 8,
        int(nibble(public.held, seat)) / 8,
        int(nibble(public.arrested, seat)) / 8,
        int(nibble(public.dark, seat)) / 3,
        int(nibble(public.kicks, seat)) / 4,
        float(public.latecomer == seat),
        float(public.blocker == seat),
        *flags(int(public.owned[seat]), len(QUARTIERS)),
        *[
            int(public.band(slot, seat)) / 3 if slot < len(public.display) else 0.0
            for slot in range(MOST_QUARTIERS)
        ],
        *[street.count(position) / PIECES for position in range(1, len(POSITIONS) + 1)],
    ]

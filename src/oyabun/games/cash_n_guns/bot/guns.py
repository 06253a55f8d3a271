"""Loading and aiming: bluff while the pot is thin, save the bullets for what is worth it."""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.bot.worth import (
    account,
    by_weight,
    fat,
    guns_at,
    is_cop,
    lies,
    lives,
    me,
    rounds_left,
    spite,
)
from oyabun.games.cash_n_guns.components import BBB, CLIC, KINDS, SECOND, pile_count, pile_size
from oyabun.games.cash_n_guns.moves import LEFT, RIGHT
from oyabun.games.cash_n_guns.view import CashView


def second_asked(view: CashView) -> bool:
    """Return whether the question is about the gun that was taken from the dead."""
    public = view.public
    return not (public.asked & ~public.answered) >> me(view) & 1


def load(view: CashView, rng: Rng) -> Move:
    """Load a bullet as often as there are some to spend, oftener when the pot is fat."""
    own = view.own
    assert own is not None, "only a seat loads"
    second = second_asked(view)
    hand = own.hand2 if second else own.hand
    blanks, size = int(pile_count(hand, CLIC)), int(pile_size(hand))
    bullets = size - blanks
    left = min(size, rounds_left(view))
    rate = bullets / max(1, left)
    live = min(0.97, rate * (0.35 + 0.75 * fat(view)))
    target = int(view.public.target(SECOND if second else me(view)))
    if target >= 0:
        # The Cunning loads when all have aimed: no bullet for somebody who will lie down.
        live = min(0.97, live * 2 * (1 - lies(view, target)))
    if left <= bullets:
        live = 0.97
    weights: dict[Move, float] = {}
    for move in view.legal:
        card = int(move.number) % KINDS
        count = int(pile_count(hand, card))
        if card == CLIC:
            weights[move] = 1 - live
        else:
            first = 0.6 * fat(view) if card == BBB else 0.5 * count
            weights[move] = live * first / max(0.1, 0.6 * fat(view) + 0.5 * bullets)
    return by_weight(weights, rng)


def loaded(view: CashView) -> bool:
    """Return whether my gun is loaded; before the Cunning loads, it may be."""
    own = view.own
    assert own is not None, "only a seat aims"
    return int(own.loaded2 if second_asked(view) else own.loaded) - 1 > CLIC


def aim(view: CashView, rng: Rng) -> Move:
    """Aim a bullet where it hurts, and a bluff where somebody is easily frightened."""
    live = loaded(view)
    weights: dict[Move, float] = {}
    for move in view.legal:
        worth = sum(appeal(view, target, live=live) for target in aimed_at(view, move))
        weights[move] = (worth * (0.55 if move.kind == "spread" else 1.0)) ** 1.6 / 50
    return by_weight(weights, rng)


def aimed_at(view: CashView, move: Move) -> list[int]:
    """Return at whom a move aims."""
    public = view.public
    if move in (LEFT, RIGHT):
        way = 1 if move is LEFT else -1
        return [int(public.beside(me(view), way))]
    if move.kind == "spread":
        return [int(move.number), int(public.next_of(move.number, public.alive, 1))]
    return [int(move.number)]


def appeal(view: CashView, target: int, *, live: bool) -> float:
    """Return how good a target somebody is for a bullet, or for a bluff."""
    public = view.public
    if public.side(me(view)) >> target & 1:
        return 0.2
    worth = spite(view, target)
    guns = len(guns_at(view, target))
    if live:
        # Others who frighten the same target waste my bullet.
        worth *= 1 - 0.3 * min(guns, 2)
    elif lives(view, target) == 1:
        worth *= 0.8
    if public.calls >= 2 and not is_cop(view) and public.suspects >> target & 1:
        worth *= 1.6
    if account(view, target) == max(account(view, seat) for seat in view.living()):
        worth *= 1.3
    return worth

"""Placement by expected value: try a Zoku somewhere, let everybody answer greedily, and look."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import nibble
from oyabun.core.moves import Move
from oyabun.games.zoku.bot.worth import Worth, arrests, shares
from oyabun.games.zoku.components import (
    BACKUP,
    BAND,
    GANGS,
    JAILBREAK,
    LAST_WORD,
    ROADBLOCK,
    RUSH,
    RUSH_IN,
)
from oyabun.games.zoku.moves import END, USE
from oyabun.games.zoku.view import ZokuView

TURNS: Final = ("first-turn", "second-turn", "late-turn")


class Plan:
    """Who stands where, and who still comes: a sketch of the placement that can be tried out."""

    def __init__(
        self,
        worth: Worth,
        cards: list[int],
        bands: list[list[int]],
        reserves: list[int],
        blocked: int,
        blocker: int,
        late: int,
    ) -> None:
        self.worth = worth
        self.cards = cards
        self.bands = bands
        self.reserves = reserves
        self.blocked = blocked
        self.blocker = blocker
        self.late = late

    def copy(self) -> Plan:
        """Return the same sketch, to be changed."""
        return Plan(
            self.worth,
            self.cards,
            [band[:] for band in self.bands],
            self.reserves[:],
            self.blocked,
            self.blocker,
            self.late,
        )

    def place(self, slot: int, seat: int) -> None:
        """Send one Zoku."""
        self.bands[slot][seat] += 1
        self.reserves[seat] -= 1

    def may(self, slot: int, seat: int, *, rushing: bool = False) -> bool:
        """Return whether a seat may place one there (ZOK-D3)."""
        band = self.bands[slot]
        if slot == self.blocked and seat != self.blocker:
            return False
        if band[seat] or rushing:
            return band[seat] < BAND
        return sum(1 for count in band if count) < GANGS

    def gain(self, slot: int, seat: int) -> float:
        """Return what one more Zoku there brings its gang, counting itself only."""
        band = self.bands[slot]
        before = tuple(band)
        band[seat] += 1
        after = tuple(band)
        band[seat] -= 1
        card = self.cards[slot]
        mine = self.worth.of(card, seat) * (shares(after)[seat] - shares(before)[seat])
        return mine - (arrests(after)[seat] - arrests(before)[seat])

    def take_turn(self, seat: int, most: int, *, rushing: bool = False) -> None:
        """Place greedily, as long as it helps."""
        for _ in range(min(most, self.reserves[seat])):
            best, slot = 0.0, -1
            for at in range(len(self.cards)):
                if self.may(at, seat, rushing=rushing):
                    gain = self.gain(at, seat)
                    if gain > best:
                        best, slot = gain, at
            if slot < 0:
                return
            self.place(slot, seat)

    def value(self) -> float:
        """Return what the display promises the viewer."""
        return sum(
            self.worth.display(card, tuple(band))
            for card, band in zip(self.cards, self.bands, strict=True)
        )


def plan_of(worth: Worth) -> Plan:
    """Return the placement as it stands."""
    public = worth.view.public
    cards = [int(card) for card in public.display]
    seats = range(worth.seats)
    return Plan(
        worth,
        cards,
        [[int(public.band(slot, seat)) for seat in seats] for slot in range(len(cards))],
        [worth.reserve(seat) for seat in seats],
        int(public.blocked),
        int(public.blocker),
        int(public.latecomer),
    )


def turns_to_come(view: ZokuView) -> list[int]:
    """Return whose turns follow in this placement, the last word aside."""
    late = view.public.latecomer
    return [
        int(phase.seat)
        for phase in reversed(view.frame.stack[:-1])
        if phase.name in TURNS and phase.seat != late
    ]


def play_out(plan: Plan, turns: list[int], most: int) -> float:
    """Let everybody take the turns that are left, and return what the display promises then."""
    for seat in turns:
        if seat != plan.late:
            plan.take_turn(seat, most)
    if plan.late >= 0:
        plan.take_turn(plan.late, RUSH)
    return plan.value()


def best_placement(view: ZokuView) -> Move:
    """Return the placement, the Lieutenant or the end of the turn that promises most."""
    worth = Worth(view)
    public, me = view.public, worth.me
    turns, most = turns_to_come(view), int(view.box.turn)
    freed = view.phase is not None and view.phase.name == "place-freed"
    left = int(public.freed) if freed else int(public.left)
    rushing = bool(public.rushing) and not freed
    start = plan_of(worth)
    late_now = public.turn == 2 and not freed
    if late_now:
        start.late = -1
    found: list[tuple[float, Move]] = []
    for move in view.legal:
        plan = start.copy()
        if move is END:
            found.append((play_out(plan, turns, most), move))
        elif move.kind == "place":
            plan.place(int(public.slot_of(move.number)), me)
            plan.take_turn(me, left - 1, rushing=rushing)
            found.append((play_out(plan, turns, most), move))
    best, move = max(found, key=lambda one: one[0])
    return best_card(view, start, turns, best) or move


def best_card(view: ZokuView, start: Plan, turns: list[int], otherwise: float) -> Move | None:
    """Return a Lieutenant that brings more in this turn than keeping it, if there is one."""
    worth = start.worth
    best, chosen = otherwise + worth.price(), None
    for move in view.legal:
        if move.kind == "use":
            value = with_card(view, start, turns, int(move.number))
            if value > best:
                best, chosen = value, USE[move.number]
    return chosen


def with_card(view: ZokuView, start: Plan, turns: list[int], card: int) -> float:
    """Return what the display promises if a Lieutenant is played in this turn."""
    public, me, most = view.public, start.worth.me, int(view.box.turn)
    plan = start.copy()
    if card == LAST_WORD:
        plan.late = me
        return play_out(plan, turns, most)
    if card == RUSH_IN:
        plan.take_turn(me, RUSH - int(public.placed()), rushing=True)
        return play_out(plan, turns, most)
    if card == JAILBREAK:
        plan.reserves[me] += int(nibble(public.held, me))
        plan.take_turn(me, int(public.left) + BACKUP)
        return play_out(plan, turns, most)
    assert card == ROADBLOCK, "the other Lieutenants are not played in a turn"
    return max(value for value, _ in blocks(view, start, turns))


def blocks(view: ZokuView, start: Plan, turns: list[int]) -> list[tuple[float, int]]:
    """Return what each place in the display promises with a roadblock there."""
    found: list[tuple[float, int]] = []
    for slot in range(len(start.cards)):
        plan = start.copy()
        plan.blocked, plan.blocker = slot, plan.worth.me
        plan.take_turn(plan.worth.me, int(view.public.left))
        found.append((play_out(plan, turns, int(view.box.turn)), slot))
    return found


def best_block(view: ZokuView) -> Move:
    """Return where the roadblock serves best."""
    start = plan_of(Worth(view))
    _, slot = max(blocks(view, start, turns_to_come(view)))
    card = start.cards[slot]
    return next(move for move in view.legal if move.number == card)


def jailbreak(view: ZokuView) -> Move:
    """ZOK-L15 in somebody else's turn: worth it when those at the station have somewhere to go."""
    start = plan_of(Worth(view))
    turns = turns_to_come(view)
    without = play_out(start.copy(), turns, int(view.box.turn))
    plan = start.copy()
    plan.reserves[plan.worth.me] += int(nibble(view.public.held, plan.worth.me))
    plan.take_turn(plan.worth.me, BACKUP)
    gain = play_out(plan, turns, int(view.box.turn)) - without
    use = USE[JAILBREAK] in view.legal and gain > plan.worth.price()
    return USE[JAILBREAK] if use else view.legal[0]

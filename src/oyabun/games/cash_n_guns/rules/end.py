"""The end: CNG-E1 to CNG-E4, and CNG-P4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, members, nibble
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import Step
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import SIX_FEET_UNDER, SUPER_COWARD, Box
from oyabun.games.cash_n_guns.rules.asks import PHASES, show_card
from oyabun.games.cash_n_guns.rules.gangster_powers import shame_worth, six_feet_under
from oyabun.games.cash_n_guns.state import CashState, Public, team_seats

RICHEST: Final = "richest"
SURVIVOR: Final = "survivor"
MASSACRE: Final = "massacre"
REINFORCEMENTS: Final = "reinforcements"
REASONS: Final = (RICHEST, SURVIVOR, MASSACRE, REINFORCEMENTS)


class CheckEnd(Step):
    """CNG-E1: the game is over when one player, or one team, is left alive, or nobody."""

    rules = ("CNG-E1",)

    def run(self, state: CashState) -> None:
        """Look who is left."""
        public = state.public
        if not public.alive:
            conclude(state, MASSACRE)
        elif sole_side(state) >= 0:
            conclude(state, SURVIVOR)


def sole_side(state: CashState) -> int:
    """Return the team, or the player alone, of everybody who is alive; -1 if there are more."""
    return next((side for side in state.public.sides if not state.public.alive & ~side), -1)


def conclude(state: CashState, reason: str) -> None:
    """End the match."""
    public = state.public
    state.stack.clear()
    dead = dead_at_the_end(public)
    scores = [score(state, seat, dead) for seat in range(public.seats)]
    show_last_cards(state, dead)
    if state.box.yakuza:
        outcome = rank_teams(state, reason, scores, dead)
    else:
        outcome = rank_players(state, reason, scores)
    state.outcome = outcome
    if state.heard and outcome.winners:
        first = outcome.winners[0]
        parts = [Phrase("player", seats=(seat,)) for seat in outcome.winners]
        numbers = (outcome.scores[first], len(parts))
        state.tell_many("wins", seats=(first,), numbers=numbers, parts=parts)


def dead_at_the_end(public: Public) -> i64:
    """Return who cannot win: the dead, and those who only live to the end of the last round."""
    return (1 << public.seats) - 1 & ~public.alive | public.doomed


def score(state: CashState, seat: i64, dead: i64) -> int:
    """CNG-E2, CNG-E3: what a seat has of its own."""
    power = state.private[seat].power - 1
    return sum(own_account(state.box, state.public, seat, power, dead))


def own_account(box: Box, public: Public, seat: i64, power: i64, dead: i64) -> tuple[int, int, int]:
    """CNG-E2, CNG-E3, CNG-GP01, CNG-GP08: cash, shame markers, and what a power adds."""
    shame = int(nibble(public.shame, seat)) * shame_worth(box, power)
    graves = 0
    if power == SIX_FEET_UNDER and not dead >> seat & 1:
        graves = six_feet_under(box, public, seat, dead)
    return public.cash(seat), shame, graves


def dead_fines(box: Box, public: Public, team: tuple[int, ...], dead: i64) -> int:
    """CNG-E3: what the dead cost a team."""
    fallen = int(count_bits(public.side(team[0]) & dead))
    return -fallen * box.dead_fines[len(team) - 2]


def show_last_cards(state: CashState, dead: i64) -> None:
    """W13: the powers that count at the end are shown."""
    public = state.public
    for seat in members(public.power_down):
        power = state.private[seat].power - 1
        if power == SUPER_COWARD or (power == SIX_FEET_UNDER and not dead >> seat & 1):
            show_card(state, seat, power)


def rank_players(state: CashState, reason: str, scores: list[int]) -> Outcome:
    """CNG-E2, CNG-P4: the richest who is alive wins; ties go to the more wounded."""
    public = state.public
    last = sole_side(state) >= 0
    cop = cop_of(state)
    keys: list[tuple[int, ...]] = []
    for seat in range(public.seats):
        wounds = int(nibble(public.wounds, seat))
        keys.append((1, scores[seat], wounds) if public.alive >> seat & 1 else (0,))
    if cop >= 0:
        public.cop = cop
        if not last:
            keys[cop] = (2,) if cop_wins(state, cop) else (0,)
            if keys[cop] == (2,):
                reason = REINFORCEMENTS
    places = places_by(keys)
    if max(keys) == (0,):
        places = (2,) * int(public.seats)
    return Outcome(places, reason, tuple(scores))


def cop_of(state: CashState) -> int:
    """Return the seat of the cop, or -1 where there is none."""
    return next((seat for seat, own in enumerate(state.private) if own.cop), -1)


def cop_wins(state: CashState, cop: i64) -> bool:
    """CNG-P3, CNG-P4: called in time, alive, and at most one flashing light."""
    public = state.public
    in_time = 0 < public.called <= state.box.call_by
    alive = bool(public.alive >> cop & 1)
    return in_time and alive and nibble(public.flash, cop) <= 1


def rank_teams(state: CashState, reason: str, scores: list[int], dead: i64) -> Outcome:
    """CNG-E3: the account of the team less its dead; ties to the smaller, then the more wounded."""
    public = state.public
    keys: list[tuple[int, ...]] = [()] * int(public.seats)
    totals = [0] * int(public.seats)
    for team in team_seats(public):
        side = public.side(team[0])
        fallen = int(count_bits(side & dead))
        fines = dead_fines(state.box, public, team, dead)
        total = sum(scores[seat] for seat in team) + fines
        size = len(team) - fallen if state.box.tie_by_survivors else len(team)
        wounds = sum(int(nibble(public.wounds, seat)) for seat in team)
        for seat in team:
            keys[seat] = (int(public.alive & side != 0), total, -size, wounds)
            totals[seat] = total
    places = places_by(keys) if public.alive else (2,) * int(public.seats)
    return Outcome(places, reason, tuple(totals), team_seats(public))


CHECK_END: Final = PHASES.one("check-end", CheckEnd())

"""A table that is loaded anywhere, at any time, is the table that was stored."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE
from oyabun.service import SeatPlan, Table, decode, encode
from tests.service.tables import HOST, NOW

OWN = "own-0"
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("bakuto", 3, {}),
    ("cash_n_guns", 6, {"mode": "yakuza", "shuriken": "skill", "cards": "off"}),
    ("kamiza", 3, {}),
    ("samurai", 2, {}),
    ("zoku", 2, {"throws": "physics"}),
    ("zoku", 2, {"throws": "real"}),
)


def everything(table: Table) -> dict[str, object]:
    """All that decides what a server does next, and what people may see."""
    assert table.match is not None
    return {
        "entries": list(table.match.entries),
        "plies": list(table.plies),
        "waiting": table.match.waiting(),
        "deadlines": table.deadlines(),
        "hidden until": table.pacing.hidden_until,
        "throw": table.throw,
        "tossing": table.tossing,
        "pending": table._awaited(),
        "bots": table.bots_asked(),
        "forced": table.forced(),
        "last": table.last_at,
    }


def loaded(events: list[bytes], now: float) -> Table:
    table = Table.load("t", map(decode, events), rng=Rng(9))
    table.pacing.countdown_seconds = 2.0
    table.physics = True
    table.look(now)
    return table


@pytest.mark.parametrize(("game", "seats", "options"), KINDS, ids=str)
def test_a_match_can_change_its_server_at_every_instant(
    game: str, seats: int, options: dict[str, str]
) -> None:
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (seats - 2), SeatPlan("bot")]
    table = Table.open(
        "t", game, plans, NOW, host_token=HOST, own_token=OWN, options=options, clock=60,
        rng=Rng(4),
    )  # fmt: skip
    table.pacing.countdown_seconds = 2.0
    table.physics = True
    for seat in range(1, seats - 1):
        table.claim(seat, f"P{seat}", f"own-{seat}", NOW)
    table.start(NOW)
    rng, now = Rng(8), NOW
    events: list[bytes] = []
    seen: set[str] = set()
    for step in range(150):
        events += [encode(event) for event in table.take_fresh()[1]]
        again = loaded(events, now)
        assert everything(again) == everything(table)
        assert again.stored == table.stored
        seen |= {name for name, value in everything(table).items() if value}
        if step % 10 == 5:
            table = again  # the other one plays on
        if table.stage != "playing":
            break
        now = go_on(table, rng, now + rng.unit())
    assert "deadlines" in seen


def go_on(table: Table, rng: Rng, now: float) -> float:
    """Let somebody who is asked do something, else let time pass; return what time it is then."""
    match = table.match
    assert match is not None
    table.look(now)
    if table.throw is not None:
        table.release(table.throw.seat, 0.5, now)
        return now
    if table.tossing is not None and table.tossing.by >= 0:
        seat = table.tossing.by
        entered = table.to_enter(seat)
        move = entered[rng.below(len(entered))]
        table.submit(seat, table.plies[seat], int(move.index), "", f"e{now}", now)
        return now
    asked = [seat for seat in match.waiting() if seat != CHANCE]
    if not asked:
        instant = table.next_instant()
        now = now if instant is None else max(now, instant)
        table.tick(now)
        return now
    seat = asked[rng.below(len(asked))]
    legal = [move for move in match.view(seat).legal if not move.speaks]
    move = legal[rng.below(len(legal))]
    if table.seats[seat].bot:
        table.play_bot(next(one for one in table.bots_asked() if one.seat == seat), move.index, now)
    else:
        table.submit(seat, table.plies[seat], int(move.index), "", f"{seat}-{now}", now)
    return now


def test_what_was_said_of_a_real_piece_is_said_once_wherever_it_is_sent_again() -> None:
    plans = [SeatPlan("me"), SeatPlan("bot")]
    table = Table.open(
        "t", "zoku", plans, NOW, host_token=HOST, own_token=OWN, options={"throws": "real"},
        rng=Rng(5),
    )  # fmt: skip
    table.start(NOW)
    rng = Rng(3)
    now = NOW
    while table.tossing is None:
        now = go_on(table, rng, now + 1)
    ply, move = table.plies[0], int(table.to_enter(0)[0].index)
    assert table.submit(0, ply, move, "", "once", now) == ply
    events = [encode(event) for event in table.take_fresh()[1]]
    again = loaded(events, now)
    assert again.submit(0, ply, move, "", "once", now) == ply
    assert again.fresh == []

"""The table in plain words."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import members
from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.sketch import SEAT_STYLES, Cell, Panel, Row
from oyabun.games.cash_n_guns.board.guns import aims
from oyabun.games.cash_n_guns.board.reading import (
    STANDING,
    bill_counts,
    count_of,
    dollars,
    fatal,
    known_object,
    known_power,
    loaded,
    parts,
    posture,
    role,
    round_text,
    shown_card,
    team_account,
    team_sign_text,
)
from oyabun.games.cash_n_guns.components import (
    CARDS,
    KINDS,
    SECOND,
    UNIT,
    WORTH,
    bullet_key,
    pile_count,
)
from oyabun.games.cash_n_guns.view import CashView
from oyabun.text import Speaker

CALLS: Final = 3


def describe(view: CashView, speaker: Speaker) -> tuple[Panel, ...]:
    """Return the bills and the parts, what is known of every seat, and one's own corner."""
    columns = ["seat", "posture", "wounds", "shame", "aims", "card", "left", "money"]
    if view.box.cards:
        columns.append("power")
    head = tuple(speaker.word(f"column-{name}") for name in columns)
    seats = tuple(seat_row(view, speaker, seat) for seat in view.seats_in_order())
    panels = [
        Panel(round_text(view, speaker), seats, head),
        Panel(speaker.word("pot"), tuple(table_rows(view, speaker))),
    ]
    if view.own is not None:
        panels.append(Panel(speaker.word("panel-own"), tuple(own_rows(view, speaker))))
    return tuple(panels)


def table_rows(view: CashView, speaker: Speaker) -> list[Row]:
    """Return the bills, what each would be paid, and the calls that were made."""
    bills = [
        f"{count} × {dollars(speaker, WORTH[kind] * UNIT)}"
        for kind, count in enumerate(bill_counts(view))
        if count
    ]
    each = [f"÷{at + 1} {dollars(speaker, part)}" for at, part in enumerate(parts(view))]
    rows: list[Row] = [
        (Cell(speaker.word("row-bills")), Cell(", ".join(bills) or "–", "strong")),
        (Cell(speaker.word("row-parts")), Cell("  ".join(each))),
    ]
    if view.box.cop:
        rows.append((Cell(speaker.word("row-calls")), Cell(f"{int(view.public.calls)}/{CALLS}")))
    return rows


def seat_row(view: CashView, speaker: Speaker, seat: int) -> Row:
    """Return what is known of a seat."""
    public = view.public
    mark = "▸" if seat in view.waiting else " "
    name = " ".join(
        part
        for part in (
            speaker.name(seat),
            f"[{team_sign_text(view, speaker, seat)}]" if public.yakuzas else "",
            f"({speaker.word('godfather')})" if public.godfather == seat else "",
            f"({speaker.word('cop')})" if public.cop == seat else "",
        )
        if part
    )
    how = posture(view, seat)
    cash = view.purse(seat)
    cells = [
        Cell(f"{mark} {name}", SEAT_STYLES[seat]),
        Cell(speaker.word(f"posture-{how}"), "plain" if how == STANDING else "bad"),
        Cell(f"{count_of(public.wounds, seat)}/{fatal(view, seat)}"),
        Cell(markers(view, speaker, seat)),
        Cell(targets(view, speaker, seat)),
        Cell(cards(view, speaker, seat)),
        Cell(str(view.cards_left(seat))),
        Cell(
            "?" if cash is None else dollars(speaker, cash), "hidden" if cash is None else "strong"
        ),
    ]
    if view.box.cards:
        cells.append(Cell(held(view, speaker, seat)))
    return tuple(cells)


def markers(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return the shame markers of a seat, those with the flashing light, and the finger."""
    public = view.public
    said: list[str] = []
    if shame := count_of(public.shame, seat):
        said.append(str(shame))
    if flash := count_of(public.flash, seat):
        said.append(speaker.word("count-flash", n=flash))
    if public.fingers >> seat & 1:
        said.append(speaker.word("has-finger"))
    return ", ".join(said) or "–"


def targets(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return at whom the guns of a seat aim."""
    aimed = [aim for aim in aims(view) if aim.owner == seat]
    names = [speaker.name(target) for aim in aimed for target in aim.targets]
    return ", ".join(names) or "–"


def cards(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return what lies before the guns of a seat, face up or face down."""
    public = view.public
    said: list[str] = []
    for gun in (seat, SECOND):
        if public.owner(gun) != seat:
            continue
        if card := shown_card(view, gun):
            said.append(speaker.word(card))
        elif public.now.down >> gun & 1:
            said.append(speaker.word("face-down"))
    return ", ".join(said) or "–"


def held(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return the power and the object of a seat, as far as they are known."""
    public = view.public
    hidden = speaker.word("face-down")
    said: list[str] = []
    if power := known_power(view, seat):
        said.append(speaker.word(power))
    elif public.power_down >> seat & 1:
        said.append(hidden)
    if card := known_object(view, seat):
        said.append(speaker.word(card))
    elif public.object_down >> seat & 1:
        said.append(hidden)
    return ", ".join(said) or "–"


def own_rows(view: CashView, speaker: Speaker) -> list[Row]:
    """Return what only the viewer knows."""
    own, seat = view.own, view.frame.seat
    assert own is not None, "a spectator has no corner"
    assert seat is not None, "a spectator has no corner"
    rows: list[Row] = []
    for second in (False, True) if view.public.second == seat else (False,):
        hand = own.hand2 if second else own.hand
        said = [
            f"{int(pile_count(hand, kind))} × "
            + speaker.word(bullet_key(kind, yakuza=view.public.is_yakuza(seat)))
            for kind in range(KINDS)
            if pile_count(hand, kind)
        ]
        rows.append((Cell(speaker.word("row-hand")), Cell(", ".join(said) or "–")))
        if card := loaded(view, second=second):
            rows.append((Cell(speaker.word("row-loaded")), Cell(speaker.word(card), "strong")))
    if own_role := role(view):
        rows.append((Cell(speaker.word("row-role")), Cell(speaker.word(own_role), "hidden")))
    account = team_account(view)
    if account is not None:
        rows.append((Cell(speaker.word("row-account")), Cell(dollars(speaker, account), "strong")))
    notes = [("row-pool", CARDS[card]) for card in members(own.pool)]
    notes += [
        (key, CARDS[int(card) - 1])
        for key, card in (("row-power", own.power), ("row-object", own.object))
        if card
    ]
    rows += [
        (
            Cell(speaker.word(key)),
            Cell(speaker.colon(speaker.word(card), speaker.word(f"{card}-text"))),
        )
        for key, card in notes
    ]
    return rows


def breakdown(view: CashView, speaker: Speaker) -> Breakdown:
    """CNG-E2, CNG-E3: return the cash, the shame, and what powers and the dead add or cost."""
    seats = range(int(view.public.seats))
    names = ("cash", "shame", "powers", "dead")
    columns = zip(*[view.account(seat) for seat in seats], strict=True)
    rows = [
        Source(speaker.word(f"source-{name}"), points)
        for name, points in zip(names, columns, strict=True)
    ]
    return (rows[0], *[row for row in rows[1:] if any(row.points)])

"""A seat: its standee, its wounds and markers, what lies before it, and its name."""

from __future__ import annotations

from typing import Final

from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.board.pictures import (
    burst,
    chalk,
    drop,
    hat,
    shame_marker,
    shout,
    small_card,
    team_sign,
)
from oyabun.games.cash_n_guns.board.places import CELL, places, spot_of
from oyabun.games.cash_n_guns.board.reading import (
    DEAD,
    LYING,
    WOUNDED,
    count_of,
    dollars,
    fatal,
    fired,
    known_object,
    known_power,
    posture,
    shown_card,
    team_letter,
    team_name,
    team_sign_text,
    thousands,
)
from oyabun.games.cash_n_guns.components import SECOND
from oyabun.games.cash_n_guns.moves import AIM, LEFT, RIGHT, TARGET
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.geometry import Point
from oyabun.svg.kit import Shape, awaited, card_back, crest, figure, fitted, ring, won, words
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

PLATE_TOP: Final = 15.0
PLATE_HEIGHT: Final = 48.0
MAN: Final = Point(-32, -24)
"""Where the standee is."""


def draw_seat(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return a seat with all that everybody sees of it; a button while it can be chosen."""
    spot, scale = spot_of(view, seat), places(int(view.public.seats)).scale
    move = seat_move(view, seat)
    shape = Shape.box(*CELL.centre, CELL.width + 6, CELL.height + 6, 10)
    winner = view.outcome is not None and seat in view.outcome.winners
    said = describe_aloud(view, speaker, seat)
    return el(
        "g",
        el(
            "g",
            shape.outline(0, "none", 0, fill=mix(theme.paper, theme.panel, 0.6)),
            el("g", standee(view, theme, seat), data_hint=posture_text(view, speaker, seat)),
            el("g", *wounds(view, theme, seat), data_hint=wounds_text(view, speaker, seat)),
            *markers(view, speaker, theme, seat),
            *before(view, speaker, theme, seat),
            *signs(view, speaker, theme, seat),
            *shouts(view, speaker, theme, seat),
            key=f"seat-{seat}-man",
        ),
        plate(view, speaker, theme, seat),
        won(shape, theme, key=f"seat-{seat}-won") if winner else None,
        ring(shape, theme, key=f"seat-{seat}-ring") if move is not None else None,
        key=f"seat-{seat}",
        move=None if move is None else move.index,
        role="img",
        label=said if move is None else f"{speaker.move(move)} ({said})",
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({number(scale)})",
    )


def seat_move(view: CashView, seat: int) -> Move | None:
    """Return the legal move that choosing a seat means."""
    public, eyes = view.public, view.frame.seat
    choices: list[Move] = [AIM[seat], TARGET[seat]]
    if eyes is not None and public.beside(eyes, 1) == seat:
        choices.append(LEFT)
    if eyes is not None and public.beside(eyes, -1) == seat:
        choices.append(RIGHT)
    return next((move for move in choices if move in view.legal), None)


def standee(view: CashView, theme: Theme, seat: int) -> Node:
    """Return the cardboard man: upright, lying, hit, or gone."""
    x, y = MAN
    how, tone = posture(view, seat), theme.seats[seat]
    if how == DEAD:
        return el("g", chalk(theme), transform=f"translate({number(x)} {number(y + 2)})")
    if how == LYING:
        return figure("fallen", x, y, 76, theme, tint=tone, cut_out=True)
    if how == WOUNDED:
        red = mix(theme.paper, theme.card_red, 0.75)
        return el(
            "g",
            burst(x + 2, y - 2, 42, 38, red, theme.card_red),
            figure("standing", x, y, 74, theme, tint=tone, cut_out=True, turn=-24),
        )
    return figure("standing", x, y, 78, theme, tint=tone, cut_out=True)


def wounds(view: CashView, theme: Theme, seat: int) -> list[Node]:
    """Return a drop for every wound that a seat can take, those that it has filled."""
    taken, places_ = count_of(view.public.wounds, seat), fatal(view, seat)
    step = 62 / places_
    return [drop(8 + step * (at + 0.5), -50, 22, theme, full=at < taken) for at in range(places_)]


def posture_text(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return what has become of a seat in this round."""
    return f"{speaker.name(seat)}: {speaker.word(f'posture-{posture(view, seat)}')}"


def wounds_text(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return how many wounds a seat has and which one kills it."""
    taken = speaker.word("count-wounds", n=count_of(view.public.wounds, seat))
    return f"{taken}. {speaker.word('hint-wounds', n=fatal(view, seat))}"


def markers(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> list[Node]:
    """Return the shame markers of both sides, and the finger."""
    public = view.public
    flashing = count_of(public.flash, seat)
    plain = count_of(public.shame, seat) - flashing
    found: list[Node] = []
    if plain:
        told = speaker.word("hint-shame", n=plain, word=dollars(speaker, view.box.shame_fine))
        found.append(el("g", shame_marker(15, -27, plain, theme), data_hint=told))
    if flashing:
        told = speaker.word("count-flash", n=flashing)
        found.append(el("g", shame_marker(42, -27, flashing, theme, flash=True), data_hint=told))
    if public.fingers >> seat & 1:
        told = speaker.word("hint-finger")
        found.append(el("g", figure("finger", 64, -27, 28, theme), data_hint=told))
    return found


def card_text(speaker: Speaker, card: str) -> str:
    """Return a power or an object in words; nothing of one that lies face down."""
    return f"{speaker.word(card)}: {speaker.word(f'{card}-text')}" if card else ""


def before(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> list[Node]:
    """Return what lies before a seat: its loaded cards, its power, its object."""
    public = view.public
    found: list[Node] = []
    if public.alive >> seat & 1:
        guns = [gun for gun in (seat, SECOND) if public.owner(gun) == seat]
        down = [gun for gun in guns if public.now.down >> gun & 1]
        if not down:
            left = view.cards_left(seat)
            found.append(
                el(
                    "g",
                    Shape.box(14, 0, 21, 30, 3).outline(0, theme.fog, 1.6, fill=theme.panel),
                    words(14, 0, str(left), 19, theme.muted, bold=True),
                    data_hint=speaker.word("hint-left", n=left),
                )
            )
        backs = [card_back(14 + at * 6, -at * 4, 23, theme, seat=seat) for at in range(len(down))]
        if backs:
            found.append(el("g", *backs, data_hint=speaker.word("hint-loaded")))
    face_up = public.power(seat) >= 0
    if face_up or public.power_down >> seat & 1:
        spent = bool(public.spent >> seat & 1)
        told = card_text(speaker, known_power(view, seat)) or speaker.word("hint-power")
        card = small_card(39.5, 0, theme, sort="power", face_up=face_up, out=spent)
        found.append(el("g", card, data_hint=told))
    if public.object_down >> seat & 1:
        told = card_text(speaker, known_object(view, seat)) or speaker.word("hint-object")
        card = small_card(64.5, 0, theme, sort="object", face_up=False, out=False)
        found.append(el("g", card, data_hint=told))
    return found


def signs(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> list[Node]:
    """Return the Godfather's hat, the sign of the team, the cop's cap once it is known."""
    public = view.public
    found: list[Node] = []
    if public.godfather == seat:
        found.append(el("g", hat(-59, -20, 32, theme), data_hint=speaker.word("hint-godfather")))
    if letter := team_letter(view, seat):
        sign = team_sign(-61, -48, 24, letter, team_sign_text(view, speaker, seat), theme)
        found.append(el("g", sign, data_hint=team_name(view, speaker, seat)))
    if public.cop == seat:
        cap = figure("policeman", -60, -48, 34, theme, cut_out=True)
        found.append(el("g", cap, data_hint=speaker.word("cop")))
    return found


def shouts(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> list[Node]:
    """Return what the seat's guns have said in this round."""
    public = view.public
    found: list[Node] = []
    for gun in (seat, SECOND):
        if public.owner(gun) == seat and (card := shown_card(view, gun)):
            text = speaker.word(f"{card}-shout")
            y = -2.0 if gun == seat else -34.0
            said = shout(-32, y, text, theme, loud=fired(view, gun))
            found.append(el("g", said, data_hint=bullet_text(speaker, card)))
    return found


def bullet_text(speaker: Speaker, card: str) -> str:
    """Return a card of a deck and what it does."""
    return f"{speaker.word(card)}: {speaker.word(f'{card}-does')}"


def plate(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return the crest, the name, and below it money and power as far as they are known."""
    you, dead = seat == view.frame.seat, posture(view, seat) == DEAD
    tone = theme.seats[seat]
    low = caption(view, speaker, seat)
    middle = PLATE_TOP + PLATE_HEIGHT / 2 + 3
    return el(
        "g",
        el(
            "rect",
            x=CELL.x,
            y=PLATE_TOP + 3,
            width=CELL.width,
            height=PLATE_HEIGHT,
            rx=7,
            fill=theme.panel,
            stroke=tone if you else theme.fog,
            stroke_width=3.5 if you else 1.5,
        ),
        crest(seat, CELL.x + 22, middle, 34, theme),
        awaited(CELL.x + 22, middle, 42, theme) if seat in view.waiting else None,
        fitted(
            CELL.x + 44,
            middle - (11 if low else 0),
            speaker.name(seat),
            CELL.width - 54,
            22,
            theme.muted if dead else theme.text,
            anchor="start",
            struck=dead,
        ),
        fitted(
            CELL.x + 44,
            middle + 12,
            low,
            CELL.width - 48,
            18,
            theme.muted,
            anchor="start",
            bold=False,
        )
        if low
        else None,
        key=f"seat-{seat}-plate",
    )


def caption(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return what stands below a name: money and open power, as far as they are known."""
    cash, power = view.purse(seat), known_power(view, seat)
    if not power or view.outcome is not None:
        return "" if cash is None else dollars(speaker, cash)
    name = speaker.word(f"{power}-short")
    if view.public.power_down >> seat & 1:
        name = f"({name})"
    shown = cash is not None and view.box.open_money
    return f"{thousands(speaker, cash or 0)} {name}" if shown else name


def describe_aloud(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return what a screen reader says about a seat."""
    public = view.public
    said = [
        speaker.name(seat),
        speaker.word(f"posture-{posture(view, seat)}"),
        speaker.word("count-wounds", n=count_of(public.wounds, seat)),
    ]
    if shame := count_of(public.shame, seat):
        said.append(speaker.word("count-shame", n=shame))
    if flash := count_of(public.flash, seat):
        said.append(speaker.word("count-flash", n=flash))
    if public.fingers >> seat & 1:
        said.append(speaker.word("has-finger"))
    if public.godfather == seat:
        said.append(speaker.word("godfather"))
    if public.yakuzas:
        said.append(team_name(view, speaker, seat))
    if power := known_power(view, seat):
        said.append(speaker.word(power))
    if card := shown_card(view, seat):
        said.append(speaker.word(card))
    if (cash := view.purse(seat)) is not None:
        said.append(dollars(speaker, cash))
    return ", ".join(said)

"""A seat: its standee, its wounds and markers, what lies before it, and its name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

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
    TEAM_NAMES,
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
    thousands,
)
from oyabun.games.cash_n_guns.components import SECOND
from oyabun.games.cash_n_guns.moves import AIM, LEFT, RIGHT, TARGET
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.geometry import Point
from oyabun.svg.kit import Shape, awaited, card_back, crest, figure, fitted, ring, won, words
from oyabun.svg.memory import REMEMBERED, remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

BACK_WIDTH: Final = 23.0
"""Of a card that lies loaded."""
PLATE_TOP: Final = 15.0
PLATE_HEIGHT: Final = 48.0
MAN: Final = Point(-32, -24)
"""Where the standee is."""
SEAT: Final = Shape.box(*CELL.centre, CELL.width + 6, CELL.height + 6, 10)
"""What a mark of a whole seat goes around."""


class Man(NamedTuple):
    """What is seen of a seat besides its plate: the same for all who know the same of it."""

    seat: int
    posture: str
    wounds: int
    fatal: int
    shame: int
    """Markers with the plain side up."""
    flash: int
    """Markers under the flashing light."""
    fine: int
    finger: bool
    left: int
    """Cards in hand; -1 where this is not shown."""
    down: int
    """Cards that lie loaded."""
    power: str
    """The key of the power, or nothing if it is not known."""
    power_lies: bool
    power_up: bool
    spent: bool
    object: str
    object_lies: bool
    godfather: bool
    team: str
    cop: bool
    card: str
    """What its own gun has revealed in this round."""
    shouts: tuple[Shout, ...]


class Shout(NamedTuple):
    """What a gun has said in this round."""

    card: str
    loud: bool
    second: bool


def draw_seat(view: CashView, speaker: Speaker, theme: Theme, seat: int) -> Node:
    """Return a seat with all that everybody sees of it; a button while it can be chosen."""
    man, move = look_at(view, seat), seat_move(view, seat)
    told = speaker.impersonal()
    you = seat == view.frame.seat
    cash = view.purse(seat)
    low = caption(view, told, man.power, cash, seat)
    return placed(
        spot_of(view, seat),
        places(int(view.public.seats)).scale,
        draw_man(man, told, theme),
        plate(
            seat,
            told.name(seat),
            low,
            theme,
            you=you,
            dead=man.posture == DEAD,
            waiting=seat in view.waiting,
        ),
        describe_aloud(man, told, cash),
        theme,
        seat=seat,
        winner=view.outcome is not None and seat in view.outcome.winners,
        move=-1 if move is None else int(move.index),
        chosen="" if move is None else speaker.move(move),
    )


@remembered
def placed(
    spot: Point,
    scale: float,
    man: Node,
    plate: Node,
    said: str,
    theme: Theme,
    *,
    seat: int,
    winner: bool,
    move: int,
    chosen: str,
) -> Node:
    """Return a seat where it is, and whether it can be chosen."""
    can = move >= 0
    return el(
        "g",
        man,
        plate,
        won(SEAT, theme, key=f"seat-{seat}-won") if winner else None,
        ring(SEAT, theme, key=f"seat-{seat}-ring") if can else None,
        key=f"seat-{seat}",
        move=move if can else None,
        role="img",
        label=f"{chosen} ({said})" if can else said,
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({number(scale)})",
    )


def look_at(view: CashView, seat: int) -> Man:
    """Return what the viewer sees of a seat."""
    public = view.public
    flash = count_of(public.flash, seat)
    owned = [gun for gun in (seat, SECOND) if public.owner(gun) == seat]
    alive = public.alive >> seat & 1
    down = len([gun for gun in owned if public.now.down >> gun & 1]) if alive else 0
    power_up = public.power(seat) >= 0
    return Man(
        seat,
        posture(view, seat),
        count_of(public.wounds, seat),
        fatal(view, seat),
        count_of(public.shame, seat) - flash,
        flash,
        int(view.box.shame_fine),
        bool(public.fingers >> seat & 1),
        view.cards_left(seat) if alive and not down else -1,
        down,
        known_power(view, seat),
        power_up or bool(public.power_down >> seat & 1),
        power_up,
        bool(public.spent >> seat & 1),
        known_object(view, seat),
        bool(public.object_down >> seat & 1),
        public.godfather == seat,
        team_letter(view, seat),
        public.cop == seat,
        shown_card(view, seat),
        tuple(
            [
                Shout(card, fired(view, gun), gun != seat)
                for gun in owned
                if (card := shown_card(view, gun))
            ]
        ),
    )


@remembered
def draw_man(man: Man, speaker: Speaker, theme: Theme) -> Node:
    """Return a seat without its plate."""
    return el(
        "g",
        SEAT.outline(0, "none", 0, fill=mix(theme.paper, theme.panel, 0.6)),
        el("g", standee(man, theme), data_hint=posture_text(man, speaker)),
        el("g", *wounds(man, theme), data_hint=wounds_text(man, speaker)),
        *markers(man, speaker, theme),
        *before(man, speaker, theme),
        *signs(man, speaker, theme),
        *shouts(man, speaker, theme),
        key=f"seat-{man.seat}-man",
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


def standee(man: Man, theme: Theme) -> Node:
    """Return the cardboard man: upright, lying, hit, or gone."""
    x, y = MAN
    how, tone = man.posture, theme.seats[man.seat]
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


def wounds(man: Man, theme: Theme) -> list[Node]:
    """Return a drop for every wound that a seat can take, those that it has filled."""
    step = 62 / man.fatal
    return [
        drop(8 + step * (at + 0.5), -50, 22, theme, full=at < man.wounds) for at in range(man.fatal)
    ]


def posture_text(man: Man, speaker: Speaker) -> str:
    """Return what has become of a seat in this round."""
    return speaker.colon(speaker.name(man.seat), speaker.word(f"posture-{man.posture}"))


def wounds_text(man: Man, speaker: Speaker) -> str:
    """Return how many wounds a seat has and which one kills it."""
    taken = speaker.word("count-wounds", n=man.wounds)
    return f"{taken}. {speaker.word('hint-wounds', n=man.fatal)}"


def markers(man: Man, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the shame markers of both sides, and the finger."""
    found: list[Node] = []
    if man.shame:
        told = speaker.word("hint-shame", n=man.shame, word=dollars(speaker, man.fine))
        found.append(el("g", shame_marker(15, -27, man.shame, theme), data_hint=told))
    if man.flash:
        told = speaker.word("count-flash", n=man.flash)
        found.append(el("g", shame_marker(42, -27, man.flash, theme, flash=True), data_hint=told))
    if man.finger:
        told = speaker.word("hint-finger")
        found.append(el("g", figure("finger", 64, -27, 28, theme), data_hint=told))
    return found


def card_text(speaker: Speaker, card: str) -> str:
    """Return a power or an object in words; nothing of one that lies face down."""
    return speaker.colon(speaker.word(card), speaker.word(f"{card}-text")) if card else ""


def before(man: Man, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return what lies before a seat: its loaded cards, its power, its object."""
    found: list[Node] = []
    if man.left >= 0:
        found.append(
            el(
                "g",
                Shape.box(14, 0, 21, 30, 3).outline(0, theme.fog, 1.6, fill=theme.panel),
                words(14, 0, str(man.left), 19, theme.muted, bold=True),
                data_hint=speaker.word("hint-left", n=man.left),
            )
        )
    if man.down:
        backs = [
            card_back(14 + at * 6, -at * 4, BACK_WIDTH, theme, seat=man.seat)
            for at in range(man.down)
        ]
        found.append(el("g", *backs, data_hint=speaker.word("hint-loaded")))
    if man.power_lies:
        told = card_text(speaker, man.power) or speaker.word("hint-power")
        card = small_card(39.5, 0, theme, sort="power", face_up=man.power_up, out=man.spent)
        found.append(el("g", card, data_hint=told))
    if man.object_lies:
        told = card_text(speaker, man.object) or speaker.word("hint-object")
        card = small_card(64.5, 0, theme, sort="object", face_up=False, out=False)
        found.append(el("g", card, data_hint=told))
    return found


def signs(man: Man, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return the Godfather's hat, the sign of the team, the cop's cap once it is known."""
    found: list[Node] = []
    if man.godfather:
        found.append(el("g", hat(-59, -20, 32, theme), data_hint=speaker.word("hint-godfather")))
    if man.team:
        team = TEAM_NAMES[man.team]
        sign = team_sign(-61, -48, 24, man.team, speaker.word(f"{team}-sign"), theme)
        found.append(el("g", sign, data_hint=speaker.word(team)))
    if man.cop:
        cap = figure("policeman", -60, -48, 34, theme, cut_out=True)
        found.append(el("g", cap, data_hint=speaker.word("cop")))
    return found


def shouts(man: Man, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return what the seat's guns have said in this round."""
    return [
        el(
            "g",
            shout(
                -32,
                -34.0 if said.second else -2.0,
                speaker.word(f"{said.card}-shout"),
                theme,
                loud=said.loud,
            ),
            data_hint=bullet_text(speaker, said.card),
        )
        for said in man.shouts
    ]


def bullet_text(speaker: Speaker, card: str) -> str:
    """Return a card of a deck and what it does."""
    return speaker.colon(speaker.word(card), speaker.word(f"{card}-does"))


@remembered
def plate(
    seat: int, name: str, low: str, theme: Theme, *, you: bool, dead: bool, waiting: bool
) -> Node:
    """Return the crest, the name, and below it money and power as far as they are known."""
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
            stroke=theme.seats[seat] if you else theme.fog,
            stroke_width=3.5 if you else 1.5,
        ),
        crest(seat, CELL.x + 22, middle, 34, theme),
        awaited(CELL.x + 22, middle, 42, theme) if waiting else None,
        fitted(
            CELL.x + 44,
            middle - (11 if low else 0),
            name,
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


def caption(view: CashView, speaker: Speaker, power: str, cash: int | None, seat: int) -> str:
    """Return what stands below a name: money and open power, as far as they are known."""
    if not power or view.outcome is not None:
        return "" if cash is None else dollars(speaker, cash)
    name = speaker.word(f"{power}-short")
    if view.public.power_down >> seat & 1:
        name = f"({name})"
    shown = cash is not None and view.box.open_money
    return f"{thousands(speaker, cash or 0)} {name}" if shown else name


@lru_cache(maxsize=REMEMBERED)
def describe_aloud(man: Man, speaker: Speaker, cash: int | None) -> str:
    """Return what a screen reader says about a seat."""
    said = [
        speaker.name(man.seat),
        speaker.word(f"posture-{man.posture}"),
        speaker.word("count-wounds", n=man.wounds),
    ]
    if shame := man.shame + man.flash:
        said.append(speaker.word("count-shame", n=shame))
    if man.flash:
        said.append(speaker.word("count-flash", n=man.flash))
    if man.finger:
        said.append(speaker.word("has-finger"))
    if man.godfather:
        said.append(speaker.word("godfather"))
    if man.team:
        said.append(speaker.word(TEAM_NAMES[man.team]))
    if man.power:
        said.append(speaker.word(man.power))
    if man.card:
        said.append(speaker.word(man.card))
    if cash is not None:
        said.append(dollars(speaker, cash))
    return ", ".join(said)

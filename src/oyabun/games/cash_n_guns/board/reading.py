"""What a view says about seats, guns and money, in the words of the board."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import members, nibble, row_get
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import (
    BULLETS,
    CARDS,
    CLIC,
    KINDS,
    SECOND,
    TEAM_SEATS,
    TEAMS,
    UNBREAKABLE,
    bullet_key,
)
from oyabun.games.cash_n_guns.moves import MOVES
from oyabun.games.cash_n_guns.view import CashView
from oyabun.text import Speaker

DEAD: Final = "dead"
LYING: Final = "lying"
WOUNDED: Final = "wounded"
STANDING: Final = "standing"
TEAM_NAMES: Final = dict(zip("YEW", TEAMS, strict=True))


def count_of(row: int, place: int) -> int:
    """Return the number of a place in a row of small numbers."""
    return int(nibble(row, place))


def posture(view: CashView, seat: int) -> str:
    """Return whether a seat is dead, lying, wounded in this round or standing."""
    public = view.public
    if not public.alive >> seat & 1:
        return DEAD
    if public.now.lying >> seat & 1:
        return LYING
    return WOUNDED if public.now.wounded >> seat & 1 else STANDING


def fatal(view: CashView, seat: int) -> int:
    """Return how many wounds kill a seat, by what everybody knows."""
    return 4 if view.public.power(seat) == UNBREAKABLE else 3


def team_name(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return the name of a seat's team."""
    return speaker.word(TEAM_NAMES[team_letter(view, seat)])


def team_letter(view: CashView, seat: int) -> str:
    """Return the letter of a seat's team, or nothing where everybody plays alone."""
    public = view.public
    return TEAM_SEATS[int(public.seats)][seat] if public.yakuzas else ""


def team_sign_text(view: CashView, speaker: Speaker, seat: int) -> str:
    """Return the letter of a seat's team in the reader's language."""
    return speaker.word(f"{TEAM_NAMES[team_letter(view, seat)]}-sign")


def dollars(speaker: Speaker, amount: int) -> str:
    """Return an amount of money."""
    return speaker.word("dollars", n=amount)


def thousands(speaker: Speaker, amount: int) -> str:
    """Return an amount of money in short."""
    return speaker.word("thousands", n=amount // 1000)


def bill_counts(view: CashView) -> list[int]:
    """Return how many bills of each kind lie on the table."""
    return [int(row_get(view.public.pot, kind, 8)) for kind in range(KINDS)]


def parts(view: CashView) -> list[int]:
    """CNG-R12: return what each would be paid, for every number of sharers from 1 up."""
    return [view.part(sharers) for sharers in range(1, len(view.living()) + 1)]


def shown_card(view: CashView, gun: int) -> str:
    """Return the key of the card that a gun revealed in this round, or nothing."""
    public = view.public
    card = int(public.revealed(gun))
    return "" if card < 0 else bullet_key(card, yakuza=public.is_yakuza(public.owner(gun)))


def fired(view: CashView, gun: int) -> bool:
    """Return whether a gun has revealed a shot."""
    card = int(view.public.revealed(gun))
    return card > CLIC or bool(card == CLIC and view.public.now.derringer >> gun & 1)


def known_power(view: CashView, seat: int) -> str:
    """Return the key of the power of a seat, or nothing if the viewer does not know it."""
    power = view.power(seat)
    return "" if power < 0 else CARDS[power]


def known_object(view: CashView, seat: int) -> str:
    """Return the key of the face-down object of a seat, or nothing if it is not known."""
    card = view.object(seat)
    return "" if card < 0 else CARDS[card]


def given_answer(view: CashView, *, second: bool = False) -> Move | None:
    """Return what the viewer has answered, while the others have not."""
    if view.own is None:
        return None
    index = int(view.own.answer2 if second else view.own.answer)
    return None if index < 0 else MOVES.decode(index)


def loaded(view: CashView, *, second: bool) -> str:
    """Return the key of the viewer's own card that lies face down, or nothing."""
    own, seat = view.own, view.frame.seat
    if own is None or seat is None:
        return ""
    answer = given_answer(view, second=second)
    if answer is not None and answer.kind == "load":
        return BULLETS[answer.number]
    card = int(own.loaded_in(SECOND if second else seat))
    return "" if card < 0 else bullet_key(card, yakuza=view.public.is_yakuza(seat))


def role(view: CashView) -> str:
    """Return the key of the viewer's secret role, or nothing where there are none."""
    if view.own is None or not view.box.cop:
        return ""
    return "role-cop" if view.own.cop else "role-gangster"


def team_account(view: CashView) -> int | None:
    """CNG-E4: return the account of the viewer's team, if it has one."""
    if view.frame.seat is None or not view.public.yakuzas:
        return None
    if view.outcome is not None:
        return view.outcome.scores[view.frame.seat]
    return sum(view.purse(seat) or 0 for seat in members(view.public.side(view.frame.seat)))


def round_text(view: CashView, speaker: Speaker) -> str:
    """Return which round this is."""
    return speaker.word("round-of", n=max(1, int(view.public.round)), n2=int(view.box.rounds))

"""What is in the box of Ca$h 'n Gun$ with Yakuzas: data only.

Money is counted in bills of three kinds, worth 1, 2 and 4 units of $5,000. The cards of a deck have
three kinds too: what does nothing (Clic, Cling), what comes last (Bang, Tanto) and what comes first
(BBB, Shuriken); a *pile* packs how many there are of each into one number.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from oyabun.core.editions import Edition
from oyabun.core.errors import EditionError
from oyabun.core.options import Choice, Number, Options

MAX_SEATS: Final = 9
SECOND: Final = 9
"""The gun that You Don't Need It Anymore takes; guns 0 to 8 are those of the seats."""

BASE: Final = 0
COP: Final = 1
YAKUZA: Final = 2
SEATS_BY_MODE: Final = ((3, 4, 5, 6), (5, 6), (6, 7, 8, 9))

TEAM_SEATS: Final = {6: "YEWYEW", 7: "YEYWYEW", 8: "YEWEYWEW", 9: "YEWYEWYEW"}
TEAMS: Final = ("yakuza", "east", "west")
CHARACTERS: Final = ("lotus", "mr-black", "el-toro", "tino", "igor", "huggy")
YAKUZA_CHARACTERS: Final = ("hiro", "sushi-lee", "yakitori")

UNIT: Final = 5_000
WORTH: Final = (1, 2, 4)
"""What the three kinds of bills are worth, in units."""

CLIC: Final = 0
BANG: Final = 1
BBB: Final = 2
CLING: Final = 0
TANTO: Final = 1
SHURIKEN: Final = 2
BULLETS: Final = ("clic", "bang", "bbb", "cling", "tanto", "shuriken")
"""Gangsters' cards, then yakuzas'."""
KINDS: Final = 3

GP01: Final = 0
GP02: Final = 1
GP03: Final = 2
GP04: Final = 3
GP05: Final = 4
GP06: Final = 5
GP07: Final = 6
GP08: Final = 7
GP09: Final = 8
GP10: Final = 9
GP11: Final = 10
GP12: Final = 11
GP13: Final = 12
GO01: Final = 13
GO02: Final = 14
GO03: Final = 15
GO04: Final = 16
GO05: Final = 17
GO06: Final = 18
GO07: Final = 19
GO08: Final = 20
GO09: Final = 21
GO10: Final = 22
GO11: Final = 23
GO12: Final = 24
YK01: Final = 25
YK02: Final = 26
YK03: Final = 27
YK04: Final = 28
YK05: Final = 29
YK06: Final = 30
YO07: Final = 31
YO08: Final = 32
YO09: Final = 33
YO10: Final = 34
YO11: Final = 35
YO12: Final = 36
CARDS: Final = (
    *[f"gp{number:02}" for number in range(1, 14)],
    *[f"go{number:02}" for number in range(1, 13)],
    *[f"yk{number:02}" for number in range(1, 7)],
    *[f"yo{number:02}" for number in range(7, 13)],
)
"""Gangster powers and objects, Super Kiai, yakuza objects; the ids of their rules in small."""

GANGSTER_POWERS: Final[i64] = ((1 << 13) - 1) << GP01
GANGSTER_OBJECTS: Final[i64] = ((1 << 12) - 1) << GO01
KIAI: Final[i64] = ((1 << 6) - 1) << YK01
YAKUZA_OBJECTS: Final[i64] = ((1 << 6) - 1) << YO07
POWERS: Final[i64] = GANGSTER_POWERS | KIAI
YAKUZA_CARDS: Final[i64] = KIAI | YAKUZA_OBJECTS
REPEATED: Final[i64] = 1 << GP12 | 1 << YK02 | 1 << YK03 | 1 << YK06
"""Powers that are played again and again, until they are spent."""

MODE: Final = Choice("mode", ("base", "cop", "yakuza"))
CARDS_OPTION: Final = Choice("cards", ("off", "on"))
MONEY: Final = Choice("money", ("hidden", "open"))
DEAD_MONEY: Final = Choice("dead_money", ("removed", "to_pot"))
INSANE: Final = Choice("insane", ("armed_until_blast", "one_round"))
BACKSTAB: Final = Choice("backstab", ("permanent", "once"))
SAMURAI: Final = Choice("samurai", ("once", "permanent"))
GEISHA: Final = Choice("geisha", ("once", "permanent"))
SUPER_COWARD: Final = Choice("super_coward", ("replace", "add"))
KEVLAR: Final = Choice("kevlar", ("first_of_round", "first_of_game"))
MAGIC_ALLY: Final = Choice("magic_ally", ("hit", "skip"))
TANTO_ALLY: Final = Choice("tanto_ally", ("hit", "skip"))
TEAM_TIE: Final = Choice("team_tie", ("starting", "surviving"))
ROLE_ON_DEATH: Final = Choice("role_on_death", ("show", "hide"))
THROW: Final = Choice("shuriken", ("chance", "skill"))
THROW_CHANCE: Final = Number("shuriken_p", 0, 1, 0.6)
POWERS_TEAM: Final = Choice("powers_team", ("team_assigns", "random"))
OPTIONS: Final = (
    MODE,
    CARDS_OPTION,
    MONEY,
    DEAD_MONEY,
    INSANE,
    BACKSTAB,
    SAMURAI,
    GEISHA,
    SUPER_COWARD,
    KEVLAR,
    MAGIC_ALLY,
    TANTO_ALLY,
    TEAM_TIE,
    ROLE_ON_DEATH,
    THROW,
    THROW_CHANCE,
    POWERS_TEAM,
)


def seats_by_options(options: Options) -> tuple[int, ...]:
    """CNG-C1: return the numbers of players of the chosen mode."""
    return SEATS_BY_MODE[MODE.values.index(options[MODE.key])]


class Settings:
    """The options of a match, shared by all its positions; a flag means: not the default."""

    def __init__(self, options: Options) -> None:
        self.values: tuple[str, ...] = tuple([options[option.key] for option in OPTIONS])
        self.mode: i64 = MODE.values.index(options[MODE.key])
        self.cards: bool = options[CARDS_OPTION.key] == "on"
        self.open_money: bool = options[MONEY.key] == "open"
        self.dead_pay: bool = options[DEAD_MONEY.key] == "to_pot"
        self.insane_one_round: bool = options[INSANE.key] == "one_round"
        self.backstab_once: bool = options[BACKSTAB.key] == "once"
        self.samurai_lasts: bool = options[SAMURAI.key] == "permanent"
        self.geisha_lasts: bool = options[GEISHA.key] == "permanent"
        self.coward_adds: bool = options[SUPER_COWARD.key] == "add"
        self.kevlar_once: bool = options[KEVLAR.key] == "first_of_game"
        self.magic_skips: bool = options[MAGIC_ALLY.key] == "skip"
        self.tanto_skips: bool = options[TANTO_ALLY.key] == "skip"
        self.tie_by_survivors: bool = options[TEAM_TIE.key] == "surviving"
        self.hide_roles: bool = options[ROLE_ON_DEATH.key] == "hide"
        self.by_skill: bool = options[THROW.key] == "skill"
        self.thousandths: int = round(1000 * float(options[THROW_CHANCE.key]))
        self.team_assigns: bool = options[POWERS_TEAM.key] == "team_assigns"


class Box:
    """The numbers of an edition, shared by all positions of a match."""

    def __init__(self, edition: Edition) -> None:
        try:
            data: Any = edition.data
            self.bills: tuple[int, ...] = whole_numbers(data["bills"])
            self.yakuza_bills: tuple[int, ...] = whole_numbers(data["yakuza_bills"])
            self.turned: i64 = int(data["turned"])
            self.yakuza_turned: i64 = int(data["yakuza_turned"])
            self.deck: tuple[int, ...] = whole_numbers(data["deck"])
            self.rounds: i64 = int(data["rounds"])
            self.call_by: i64 = int(data["call_by"])
            self.shame_fine: int = int(data["shame_fine"])
            self.dead_fines: tuple[int, ...] = whole_numbers(data["dead_fines"])
            self.six_feet: int = int(data["six_feet"])
        except (KeyError, TypeError, ValueError) as error:
            raise EditionError(
                f"this is no edition of Ca$h 'n Gun$: {error!r} is missing or wrong"
            ) from None
        self.check()

    def check(self) -> None:
        """Raise when the numbers do not fit each other."""
        if not 1 <= self.rounds <= 8 or sum(self.deck) < self.rounds or max(self.deck) > 8:
            raise EditionError("a game has 1 to 8 rounds, and a deck a card for each")
        whole = [mine + more for mine, more in zip(self.bills, self.yakuza_bills, strict=True)]
        if sum(self.bills) < self.rounds * self.turned or max(whole) > 63:
            raise EditionError("there are bills for every round, and at most 63 of a kind")
        if sum(whole) < self.rounds * self.yakuza_turned:
            raise EditionError("there are bills for every round of the yakuzas")


def whole_numbers(values: Any) -> tuple[int, ...]:
    """Return three numbers, or two, as data gives them."""
    return tuple([int(value) for value in values])


def card_bit(card: i64) -> i64:
    """Return the bit of a power or an object.

    Shifted in two steps: compiled, a literal is 32 bits wide, and what is not a literal 64.
    """
    half = card >> 1
    low: i64 = 1 << half
    return low << (card - half)


def bullet_key(card: i64, *, yakuza: bool) -> str:
    """Return the key of a card of a gangster's or a yakuza's deck."""
    return BULLETS[card + KINDS if yakuza else card]


# Piles


def pile_of(counts: tuple[int, ...]) -> i64:
    """Return the pile with so many cards of each kind."""
    return counts[0] | counts[1] << 4 | counts[2] << 8


def pile_count(pile: i64, card: i64) -> i64:
    """Return how many cards of a kind are in a pile."""
    return pile >> 4 * card & 15


def pile_size(pile: i64) -> i64:
    """Return how many cards are in a pile."""
    return (pile & 15) + (pile >> 4 & 15) + (pile >> 8 & 15)


def one(card: i64) -> i64:
    """Return the pile of this one card; piles are added and subtracted as numbers."""
    shift: i64 = 4 * card
    return 1 << shift


def pile_nth(pile: i64, n: i64) -> i64:
    """Return the kind of the n-th card of a pile, counted from 0."""
    card: i64 = 0
    while n >= pile_count(pile, card):
        n -= pile_count(pile, card)
        card += 1
    return card

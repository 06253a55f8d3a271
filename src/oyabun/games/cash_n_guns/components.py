"""What is in the box of Ca$h 'n Gun$ with Yakuzas: data only.

Money is counted in bills of three kinds, worth 1, 2 and 4 units of $5,000. The cards of a deck have
three kinds too: what does nothing (Clic, Cling), what comes last (Bang, Tanto) and what comes first
(BBB, Shuriken); a *pile* packs how many there are of each into one number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from oyabun.core.editions import Boxes, Edition
from oyabun.core.options import Choice, Number, Options

MAX_SEATS: Final = 9
SECOND: Final = 9
"""The gun that You Don't Need It Anymore takes; guns 0 to 8 are those of the seats."""

SEATS_BY_MODE: Final = {"base": (3, 4, 5, 6), "cop": (5, 6), "yakuza": (6, 7, 8, 9)}

TEAM_SEATS: Final = {6: "YEWYEW", 7: "YEYWYEW", 8: "YEWEYWEW", 9: "YEWYEWYEW"}
TEAMS: Final = ("yakuza", "east", "west")
CHARACTERS: Final = ("lotus", "mr-black", "el-toro", "tino", "igor", "huggy")
YAKUZA_CHARACTERS: Final = ("hiro", "sushi-lee", "yakitori")

UNIT: Final = 5_000
MOST_DOLLARS: Final = 1_000_000
"""An edition's fine or reward."""
WORTH: Final = (1, 2, 4)
"""What the three kinds of bills are worth, in units."""

CLIC: Final = 0
BANG: Final = 1
BBB: Final = 2
TANTO: Final = 1
SHURIKEN: Final = 2
BULLETS: Final = ("clic", "bang", "bbb", "cling", "tanto", "shuriken")
"""Gangsters' cards, then yakuzas'."""
KINDS: Final = 3

SIX_FEET_UNDER: Final = 0
UNBREAKABLE: Final = 1
YOU_DONT_NEED_IT: Final = 2
DRAGON_SKIN: Final = 3
INSANE: Final = 4
KID: Final = 5
CUNNING: Final = 6
SUPER_COWARD: Final = 7
SPECIALIST: Final = 8
DOES_NOT_HURT: Final = 9
SHOTGUN: Final = 10
BACKSTAB: Final = 11
UZI: Final = 12
LASER_BEAM: Final = 13
DUM_DUM: Final = 14
MAGIC_RIGHT: Final = 15
MAGIC_LEFT: Final = 16
FIRST_AID_KIT: Final = 17
KEVLAR: Final = 18
CLIP: Final = 19
CLOVER: Final = 20
DERRINGER: Final = 21
BLUDGEON: Final = 22
SUNGLASSES: Final = 23
MAGNET: Final = 24
SHAOLIN_MONK: Final = 25
NINJA: Final = 26
SAMURAI: Final = 27
KAMIKAZE: Final = 28
RONIN: Final = 29
GEISHA: Final = 30
POISONED_TANTO: Final = 31
DOUBLE_SHURIKEN: Final = 32
DARK_TANTO: Final = 33
SMOKE_GRENADE: Final = 34
ANGRY_DRAGON: Final = 35
FAKE_FINGER: Final = 36
CARDS: Final = (
    *[f"gp{number:02}" for number in range(1, 14)],
    *[f"go{number:02}" for number in range(1, 13)],
    *[f"yk{number:02}" for number in range(1, 7)],
    *[f"yo{number:02}" for number in range(7, 13)],
)
"""Gangster powers and objects, Super Kiai, yakuza objects; the ids of their rules in small."""

GANGSTER_POWERS: Final[i64] = ((1 << 13) - 1) << SIX_FEET_UNDER
GANGSTER_OBJECTS: Final[i64] = ((1 << 12) - 1) << LASER_BEAM
KIAI: Final[i64] = ((1 << 6) - 1) << SHAOLIN_MONK
YAKUZA_OBJECTS: Final[i64] = ((1 << 6) - 1) << POISONED_TANTO
POWERS: Final[i64] = GANGSTER_POWERS | KIAI
OBJECTS: Final[i64] = GANGSTER_OBJECTS | YAKUZA_OBJECTS
YAKUZA_CARDS: Final[i64] = KIAI | YAKUZA_OBJECTS
REPEATED: Final[i64] = 1 << BACKSTAB | 1 << NINJA | 1 << SAMURAI | 1 << GEISHA
"""Powers that are played again and again, until they are spent."""

OPTIONS: Final = (
    Choice("mode", ("base", "cop", "yakuza")),
    Choice("cards", ("on", "off")),
    Choice("money", ("hidden", "open")),
    Choice("dead_money", ("removed", "to_pot")),
    Choice("insane", ("armed_until_blast", "one_round")),
    Choice("backstab", ("permanent", "once")),
    Choice("samurai", ("once", "permanent")),
    Choice("geisha", ("once", "permanent")),
    Choice("super_coward", ("replace", "add")),
    Choice("kevlar", ("first_of_game", "first_of_round")),
    Choice("magic_ally", ("hit", "skip")),
    Choice("tanto_ally", ("hit", "skip")),
    Choice("team_tie", ("starting", "surviving")),
    Choice("role_on_death", ("show", "hide")),
    Choice("shuriken", ("chance", "skill")),
    Number("shuriken_p", 0, 1, 0.6),
    Choice("powers_team", ("random", "team_assigns")),
)
OTHERWISE: Final = {
    option.key: option.values[1] for option in OPTIONS[2:] if isinstance(option, Choice)
}
COMBINATIONS: Final[tuple[Mapping[str, str], ...]] = (
    {},
    {"mode": "cop"},
    {"mode": "yakuza", "shuriken": "skill", "powers_team": "team_assigns"},
    {"mode": "yakuza", **OTHERWISE},
    OTHERWISE,
    {"mode": "yakuza"},
    {"mode": "yakuza", "cards": "off"},
)
"""Options mean little alone: they are about cards and teams."""


def seats_by_options(options: Options) -> tuple[int, ...]:
    """CNG-C1: return the numbers of players of the chosen mode."""
    return SEATS_BY_MODE[options["mode"]]


class Box:
    """What never changes in a match: the numbers of an edition, and the options."""

    def __init__(self, edition: Edition, chosen: tuple[tuple[str, str], ...]) -> None:
        options = dict(chosen)
        read = edition.reader("Ca$h 'n Gun$")
        self.cop = options["mode"] == "cop"
        self.yakuza = options["mode"] == "yakuza"
        self.rounds: i64 = read.number("rounds", 1, 8)
        self.call_by: i64 = read.number("call_by", 0, 8)
        self.deck = read.numbers("deck", 0, 8, KINDS)
        if sum(self.deck) < self.rounds:
            read.refuse("deck", "must have a card for every round")
        fewer = read.numbers("bills", 0, 63, KINDS)
        more = read.numbers("yakuza_bills", 0, 63, KINDS)
        more = [mine + theirs for mine, theirs in zip(fewer, more, strict=True)]
        self.bills = more if self.yakuza else fewer
        self.turned: i64 = read.number("yakuza_turned" if self.yakuza else "turned", 1, 63)
        for bills, turned in ((fewer, "turned"), (more, "yakuza_turned")):
            if max(bills) > 63 or sum(bills) < self.rounds * read.number(turned, 1, 63):
                read.refuse("bills", "must be at most 63 of a kind, and enough for every round")
        self.shame_fine = read.number("shame_fine", 0, MOST_DOLLARS)
        self.dead_fines = read.numbers("dead_fines", 0, MOST_DOLLARS, 2)
        self.six_feet = read.number("six_feet", 0, MOST_DOLLARS)
        self.cards = options["cards"] == "on"
        self.open_money = options["money"] == "open"
        self.dead_pay = options["dead_money"] == "to_pot"
        self.insane_one_round = options["insane"] == "one_round"
        self.backstab_once = options["backstab"] == "once"
        self.samurai_lasts = options["samurai"] == "permanent"
        self.geisha_lasts = options["geisha"] == "permanent"
        self.coward_adds = options["super_coward"] == "add"
        self.kevlar_once = options["kevlar"] == "first_of_game"
        self.magic_skips = options["magic_ally"] == "skip"
        self.tanto_skips = options["tanto_ally"] == "skip"
        self.tie_by_survivors = options["team_tie"] == "surviving"
        self.hide_roles = options["role_on_death"] == "hide"
        self.by_skill = options["shuriken"] == "skill"
        self.thousandths: i64 = round(1000 * float(options["shuriken_p"]))
        self.team_assigns = options["powers_team"] == "team_assigns"


BOXES: Final = Boxes(Box)


def card_bit(card: i64) -> i64:
    """Return the bit of a power or an object.

    Shifted in two steps: compiled, a literal is 32 bits wide, and what is not a literal 64.
    """
    half = card >> 1
    low: i64 = 1 << half
    return low << (card - half)


def bit_of(card: i64) -> i64:
    """Return the bit of a card that is written as 1 + its number; 0 for none."""
    return card_bit(card - 1) if card else 0


def bullet_key(card: i64, *, yakuza: bool) -> str:
    """Return the key of a card of a gangster's or a yakuza's deck."""
    return BULLETS[card + KINDS if yakuza else card]


# Piles


def pile_of(counts: Sequence[int]) -> i64:
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

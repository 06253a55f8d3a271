"""What Ca$h 'n Gun$ knows about good play: how people load, aim and duck, and what money promises.

The policy is the bot's, on imagined worlds and without looking at what others have loaded: bullets
when the pot is fat, guns at the rich and the hurt, down when the guns are worth more than the part.
A round is played to its end by it; then money, wounds, bullets and cards are turned into chances.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import members, nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import UNREADABLE, Mind
from oyabun.games.cash_n_guns.components import CLIC, SECOND, one, pile_count, pile_size
from oyabun.games.cash_n_guns.mind.cards import answer_card, play_card
from oyabun.games.cash_n_guns.mind.habits import aim, load, phone, some_card, stay_or_lie
from oyabun.games.cash_n_guns.mind.outlook import chances
from oyabun.games.cash_n_guns.mind.worth import (
    fat,
    guns_at,
    lives,
    purse,
    rounds_left,
    wounds_to_die,
)
from oyabun.games.cash_n_guns.moves import AIM, LIE, LOAD, STAY
from oyabun.games.cash_n_guns.rules.asks import Ask, CardAsks, give_answer, open_gun
from oyabun.games.cash_n_guns.rules.gangster_objects import (
    GIVE_WHAT,
    HEAL_WHOM,
    LOOK_AT,
    ROB_WHOM,
)
from oyabun.games.cash_n_guns.rules.round import (
    OPEN_AIM,
    OPEN_COJONES,
    OPEN_CUNNING_LOADS,
    OPEN_KID_AIMS,
    OPEN_LOAD,
    TURN_BILL,
)
from oyabun.games.cash_n_guns.rules.share import OPEN_PHONE
from oyabun.games.cash_n_guns.rules.windows import OPEN_BEFORE_LOOT, Window
from oyabun.games.cash_n_guns.view import CashView, World

LOADS: Final = (OPEN_LOAD.ask, OPEN_CUNNING_LOADS.ask)
AIMINGS: Final = (OPEN_AIM.ask, OPEN_KID_AIMS.ask)
COJONES: Final = OPEN_COJONES.ask
PHONE: Final = OPEN_PHONE.ask
EARLY: Final[tuple[Phase, ...]] = (
    OPEN_BEFORE_LOOT.ask,
    *(*HEAL_WHOM, *ROB_WHOM, *GIVE_WHAT, *LOOK_AT),
)
"""What is asked before the bills are turned."""
GUESSED: Final = tuple([ask.name for ask in (*LOADS, *AIMINGS, COJONES, PHONE)])

CALM: Final = 0.01
"""Win share by which an answer must be better to be three times as likely."""

FAIR: Final = 1 / 3
"""The fair share of a team: whoever expects less is less calm, in proportion …"""
CROWD: Final = 8
"""… at tables of so many, where a team may expect little from the start."""

SHAME: Final = 0.62
LIGHT: Final = 1.1
WOUND: Final = 0.6
EARNED: Final = -0.07
"""What a shame marker, a flashing light, a wound and $5,000 add to the logarithm of how likely
somebody is the cop; fitted to 24,000 matches of the policy."""


class CashMind(Mind):
    """Plays the round to its end, and knows what a bullet or a wound is worth later."""

    simulations: i64 = 4000
    features: tuple[str, ...] = ("purse", "purse late", "bullets", "hurt", "dying")

    def policy(self, world: World, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Answer as somebody does who counts, and bluffs."""
        if asked in LOADS:
            return load(world, seat, rng)
        if asked in AIMINGS:
            return aim(world, seat, rng)
        if asked is COJONES:
            return stay_or_lie(world, seat, rng)
        if isinstance(asked, Window):
            return play_card(world, asked, seat, rng)
        if asked is PHONE:
            return phone(world, seat, rng)
        if isinstance(asked, CardAsks):
            return answer_card(world, asked, seat, rng)
        return asked.random_move(world, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what money, wounds, bullets and cards promise each seat, its team or the cop."""
        return chances(world)

    def rests(self, world: World, asked: Phase) -> bool:
        """Evaluate when a round is over: before the bills of the next one are turned."""
        return asked is TURN_BILL and world.stack.count(TURN_BILL) == world.box.turned

    def matters(self, asked: Phase) -> bool:
        """Cards before the bills are turned come too early to see in this round what they do."""
        return asked not in EARLY

    def believe(self, world: World, eyes: i64, rng: Rng) -> None:
        """Guns are loaded, and answers given, as the policy does it; and the cop is found."""
        public = world.public
        if world.box.cop and not (eyes >= 0 and world.private[eyes].cop):
            suspect(world, eyes, rng)
        for gun in members(public.now.down):
            seat = public.owner(gun)
            if seat != eyes and not nibble(public.now.sure, gun):
                own = world.private[seat]
                own.change_hand(gun, one(own.unload(gun)))
                own.load(gun, some_card(world, seat, gun, rng))
        top = world.stack[-1] if world.stack else None
        if isinstance(top, Ask):
            given = public.answered
            for gun in members(given):
                seat = public.owner(gun)
                if seat != eyes:
                    public.answered &= ~(1 << gun)
                    give_answer(world, gun, self.policy(world, top, seat, rng))
                    public.answered = given

    def calm(self, asked: Phase) -> float:
        """Loading, aiming and courage must not be read."""
        return CALM if asked.name in GUESSED else 0.0

    def nerve(self, seats: i64, share: float) -> float:
        """Two Yakuzas against six have little to lose, and would lose it by answering anyhow."""
        return min(1.0, share / FAIR) if seats >= CROWD else 1.0

    def explain(self, view: CashView, move: Move) -> Phrase | None:
        """Say how many guns there are, whom one more wound kills, and who is rich."""
        public, seat = view.public, view.frame.seat
        if seat is None:
            return None
        guns = int(guns_at(public, seat))
        if move is STAY and not guns:
            return Phrase("why-safe")
        if move is LIE and guns and wounds_to_die(public, seat) == 1:
            return Phrase("why-deadly", numbers=(guns,))
        if move.kind != AIM[0].kind:
            return None
        target = int(move.number)
        if wounds_to_die(public, target) == 1:
            return Phrase("why-dying", seats=(target,))
        others = [int(public.units(one)) for one in members(public.enemies(seat)) if one != target]
        if others and public.units(target) > max(others):
            return Phrase("why-rich", seats=(target,))
        return None

    def measure(self, world: World) -> list[list[float]]:
        """Return money, bullets and wounds of gangsters; teams and the cop win otherwise."""
        public = world.public
        if world.box.yakuza or world.box.cop:
            return []
        left = float(rounds_left(world))
        rows: list[list[float]] = []
        for seat in range(public.seats):
            hand = world.private[seat].hand
            money = purse(world, seat) / 5.0
            bullets = float(pile_size(hand) - pile_count(hand, CLIC))
            alive = lives(world, seat)
            hurt = left / 8.0 if alive == 2 else 0.0
            dying = left / 8.0 if alive == 1 else 0.0
            rows.append([money, money / left, min(bullets, left), hurt, dying])
        return rows

    def context(self, world: World, asked: Phase, seat: i64) -> i64:
        """Gangsters load by the pot and what they have left, and duck by guns, wounds and pot."""
        public = world.public
        if public.is_yakuza(seat):
            return UNREADABLE
        if asked in LOADS:
            return load_context(world, open_gun(public, seat))
        return courage_context(world, seat) if asked is COJONES else UNREADABLE

    def hidden(self, world: World, eyes: i64) -> list[tuple[int, int]]:
        """Return the cards before the guns, and what was answered about courage."""
        public = world.public
        found: list[tuple[int, int]] = []
        for gun in members(public.now.down):
            seat = public.owner(gun)
            if seat != eyes and not nibble(public.now.sure, gun) and not public.is_yakuza(seat):
                card = world.private[seat].loaded_in(gun)
                found.append((int(load_context(world, gun)), int(LOAD[card].index)))
        if world.stack and world.stack[-1] is COJONES:
            for gun in members(public.answered):
                seat = public.owner(gun)
                if seat != eyes and gun != SECOND and not public.is_yakuza(seat):
                    given = int(world.private[seat].answer)
                    found.append((int(courage_context(world, seat)), given))
        return found


def suspect(world: World, eyes: i64, rng: Rng) -> None:
    """Make one of the suspects the cop: rather who is hurt, was ashamed and has earned little."""
    public = world.public
    seats = members(public.suspects & ~(1 << eyes) if eyes >= 0 else public.suspects)
    weights: list[float] = []
    for seat in seats:
        world.private[seat].cop = 0
        shame = SHAME * float(nibble(public.shame, seat)) + LIGHT * float(
            nibble(public.flash, seat)
        )
        hurt = WOUND * float(nibble(public.wounds, seat))
        weights.append(exp(shame + hurt + EARNED * float(public.units(seat))))
    drawn = rng.unit() * sum(weights)
    for seat, weight in zip(seats, weights, strict=True):
        drawn -= weight
        if drawn < 0 or seat == seats[-1]:
            world.private[seat].cop = 1
            return


# What people go by


def load_context(world: World, gun: i64) -> i64:
    """Return a number for what somebody goes by who loads: bullets and rounds left, and the pot."""
    public, box = world.public, world.box
    shown = public.shown[public.deck(gun)]
    fired = pile_size(shown) - pile_count(shown, CLIC)
    bullets = max(0, sum(box.deck) - box.deck[CLIC] - int(fired))
    left = max(0, int(box.rounds - public.round))
    return (bullets * 16 + left) * 4 + pot_class(world)


def courage_context(world: World, seat: i64) -> i64:
    """Return the same for who decides whether to lie down: guns, wounds, rounds and the pot."""
    public = world.public
    guns = min(3, guns_at(public, seat))
    late = min(2, int(world.box.rounds - public.round) // 3)
    return 4096 + ((guns * 4 + wounds_to_die(public, seat)) * 4 + late) * 4 + pot_class(world)


def pot_class(world: World) -> i64:
    """Return how fat the pot is, in four steps."""
    return min(3, int(2.0 * fat(world)))


MIND: Final = CashMind()

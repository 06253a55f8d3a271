"""What Ca$h 'n Gun$ knows about good play: how people load, aim and duck, and what money promises.

The policy is the bot's, on imagined worlds and without looking at what others have loaded: bullets
when the pot is fat, guns at the rich and the hurt, down when the guns are worth more than the part.
A match is played to its end by it; what everybody has meanwhile is turned into chances to win for
those who do not look ahead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import UNREADABLE, Mind
from oyabun.games.cash_n_guns.components import (
    BACKSTAB,
    BBB,
    CARDS,
    CLIC,
    CLOVER,
    DERRINGER,
    DOES_NOT_HURT,
    DUM_DUM,
    FIRST_AID_KIT,
    KEVLAR,
    KINDS,
    MAGIC_LEFT,
    MAGIC_RIGHT,
    NINJA,
    SECOND,
    SMOKE_GRENADE,
    SUPER_COWARD,
    UNBREAKABLE,
    WORTH,
    one,
    pile_count,
    pile_size,
)
from oyabun.games.cash_n_guns.moves import AIM, FLIP, LEFT, LIE, LOAD, PASS_ON, PLAYS, RIGHT, STAY
from oyabun.games.cash_n_guns.rules.asks import Ask, give_answer, open_gun
from oyabun.games.cash_n_guns.rules.money import part_of, pot_units
from oyabun.games.cash_n_guns.rules.round import (
    OPEN_AIM,
    OPEN_COJONES,
    OPEN_CUNNING_LOADS,
    OPEN_KID_AIMS,
    OPEN_LOAD,
)
from oyabun.games.cash_n_guns.rules.share import OPEN_PHONE, SWITCHBOARD
from oyabun.games.cash_n_guns.rules.windows import Window
from oyabun.games.cash_n_guns.state import Private, Public
from oyabun.games.cash_n_guns.view import CashView, World

LOADS: Final = (OPEN_LOAD.ask, OPEN_CUNNING_LOADS.ask)
AIMINGS: Final = (OPEN_AIM.ask, OPEN_KID_AIMS.ask)
COJONES: Final = OPEN_COJONES.ask
PHONE: Final = OPEN_PHONE.ask
GUESSED: Final = tuple([ask.name for ask in (*LOADS, *AIMINGS, COJONES, PHONE)])

CALM: Final = 0.01
"""Win share by which an answer must be better to be three times as likely."""
NERVES: Final = 0.5
"""The same for the policy's courage, in units of $5,000."""
SAFE: Final = 1.0
PER_ROUND: Final = 0.8
LATER: Final = 0.12
"""Units by which a lead must be greater to be three times as safe: SAFE, and with every round to
come PER_ROUND more and LATER times their square; fitted to how rounds of the policy end."""
TEAM_SAFE: Final = 3.2
TEAM_ROUND: Final = 1.7
"""The same for the accounts of teams."""
LIES: Final[tuple[float, ...]] = (0.08, 0.32, 0.55, 0.75)
"""How often somebody lies down, by the number of guns that aim there."""
EAGER: Final = 95
"""Of a hundred chances to play a card that only helps, so many are taken …"""
WAITING: Final[dict[int, int]] = {
    DUM_DUM: 60,
    MAGIC_RIGHT: 60,
    MAGIC_LEFT: 60,
    FIRST_AID_KIT: 40,
    KEVLAR: 70,
    CLOVER: 40,
    DERRINGER: 80,
    DOES_NOT_HURT: 60,
    BACKSTAB: 80,
    NINJA: 15,
    SMOKE_GRENADE: 8,
}
"""… and of the cards that wait for their moment, so many."""
READINESS: Final[tuple[int, ...]] = tuple([WAITING.get(card, EAGER) for card in range(len(CARDS))])


class CashMind(Mind):
    """Plays the match to its end: what a bullet or a wound is worth shows late."""

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
        return asked.random_move(world, seat, rng)

    def evaluate(self, world: World) -> list[float]:
        """Return what money, wounds and bullets promise each seat, its team or the cop."""
        public = world.public
        if world.box.yakuza:
            return team_chances(world)
        left = rounds_left(world)
        scale = SAFE + PER_ROUND * left + LATER * left * left
        weights = [0.0] * int(public.seats)
        best = max([fortune(world, seat, left) for seat in range(public.seats)])
        for seat in members(public.alive):
            weights[seat] = survival(world, seat, left) * exp(
                (fortune(world, seat, left) - best) / scale
            )
        call = 0.0
        if world.box.cop:
            for seat in members(public.alive):
                if world.private[seat].cop:
                    call = call_chance(world, seat)
                    weights[seat] = 0.0
        total = sum(weights)
        shares = [(1 - call) * weight / total if total else 0.0 for weight in weights]
        for seat in range(public.seats):
            if world.private[seat].cop:
                shares[seat] = call
        return shares

    def believe(self, world: World, eyes: i64, rng: Rng) -> None:
        """Guns are loaded, and answers given, as the policy does it."""
        public = world.public
        for gun in members(public.now.down):
            seat = public.owner(gun)
            known = bool(nibble(public.now.sure, gun)) or claimed(world, eyes)
            if seat != eyes and not known:
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
        left = rounds_left(world)
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


def claimed(world: World, eyes: i64) -> bool:
    """Return whether a seat knows something of other hands, alone or with all."""
    return bool(world.public.claims) or (eyes >= 0 and bool(world.private[eyes].claims))


# What a position promises


def rounds_left(world: World) -> float:
    """Return how many rounds are still to be played, this one counted by half."""
    return max(0.5, float(world.box.rounds - world.public.round))


def lives(world: World, seat: i64) -> i64:
    """Return how many wounds kill a seat, by what everybody sees."""
    return wounds_to_die(world.public, seat)


def wounds_to_die(public: Public, seat: i64) -> i64:
    """Return the same of what lies on the table."""
    most: i64 = 4 if public.power(seat) == UNBREAKABLE else 3
    return max(1, most - nibble(public.wounds, seat))


def purse(world: World, seat: i64) -> float:
    """Return the money of a seat less its shame, in units."""
    public, box = world.public, world.box
    shame = float(nibble(public.shame, seat)) * box.shame_fine / 5000
    if world.private[seat].power == SUPER_COWARD + 1:
        shame = -shame
    return float(public.units(seat)) - shame


def fortune(world: World, seat: i64, left: float) -> float:
    """Return what a seat can expect to have in the end, besides what all can expect alike."""
    own = world.private[seat]
    bullets = float(pile_size(own.hand) - pile_count(own.hand, CLIC))
    spare = min(bullets, left)
    return purse(world, seat) + 0.35 * spare - hurt(world, seat, left)


def hurt(world: World, seat: i64, left: float) -> float:
    """Return what wounds cost besides the danger to die: whoever is hurt must lie down."""
    return 0.25 * left * float(3 - min(3, lives(world, seat)))


def survival(world: World, seat: i64, left: float) -> float:
    """Return how likely a seat lives to the end."""
    alive = lives(world, seat)
    danger = 0.09 if alive == 1 else 0.035 if alive == 2 else 0.012
    return exp(-danger * left)


def call_chance(world: World, cop: i64) -> float:
    """Return how likely the cop is to win: calls made, rounds left, life and flashing lights."""
    public, box = world.public, world.box
    left = rounds_left(world)
    if public.called:
        flash = nibble(public.flash, cop)
        calm = exp(-0.12 * left) if flash == 0 else exp(-0.3 * left)
        return 0.0 if flash > 1 else calm * survival(world, cop, left)
    chances = float(box.call_by - public.round) + 0.5
    needed = float(SWITCHBOARD - public.calls)
    if chances < needed - 0.5:
        return 0.0
    ease = min(1.0, chances / (2.2 * needed))
    return 0.6 * ease * survival(world, cop, left)


def team_accounts(world: World, sides: list[int], left: float) -> list[float]:
    """Return what each team can expect to have in the end."""
    public, box = world.public, world.box
    accounts: list[float] = []
    for side in sides:
        team = members(side)
        account = 0.0
        for seat in team:
            fine = float(box.dead_fines[len(team) - 2]) / 5000
            if public.alive >> seat & 1:
                dies = 1 - survival(world, seat, left)
                account += fortune(world, seat, left) + 1.6 * left * (1 - dies) - dies * fine
            else:
                account += purse(world, seat) - fine
        accounts.append(account if public.alive & side else -1000.0)
    return accounts


def team_chances(world: World) -> list[float]:
    """Return what the accounts of the teams promise; all of a team win together."""
    public = world.public
    left = rounds_left(world)
    sides = list(dict.fromkeys(public.sides))
    accounts = team_accounts(world, sides, left)
    scale = TEAM_SAFE + TEAM_ROUND * left
    best = max(accounts)
    weights = [exp((account - best) / scale) for account in accounts]
    total = sum(weights)
    shares = [0.0] * int(public.seats)
    for side, weight in zip(sides, weights, strict=True):
        for seat in members(side):
            shares[seat] = weight / total
    return shares


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
    return 4096 + ((guns * 4 + lives(world, seat)) * 4 + late) * 4 + pot_class(world)


def pot_class(world: World) -> i64:
    """Return how fat the pot is, in four steps."""
    return min(3, int(2.0 * fat(world)))


# What people do


def fat(world: World) -> float:
    """Return how large the pot is against an ordinary one."""
    bills = world.box.bills
    total = 0
    count = 0
    for kind in range(KINDS):
        total += bills[kind] * WORTH[kind]
        count += bills[kind]
    return float(pot_units(world.public.pot)) * count / (total * float(world.box.turned))


def guns_at(public: Public, seat: i64) -> i64:
    """Return how many loaded guns aim at a seat."""
    found: i64 = 0
    guns = public.now.down
    while guns:
        gun = lowest_bit(guns)
        guns &= guns - 1
        if public.target(gun) == seat or (gun != SECOND and public.second_target(gun) == seat):
            found += 1
    return found


def lies_odds(world: World, seat: i64) -> float:
    """Return how likely it is that somebody lies down."""
    public = world.public
    if public.now.lying >> seat & 1:
        return 1.0
    guns = guns_at(public, seat)
    scared = LIES[min(guns, len(LIES) - 1)]
    return min(0.95, scared + (0.15 if guns and lives(world, seat) == 1 else 0.0))


def live_odds(hand: i64, world: World) -> float:
    """Return how often somebody with this hand loads a bullet."""
    size = pile_size(hand)
    bullets = size - pile_count(hand, CLIC)
    left = min(float(size), float(world.box.rounds - world.public.round) + 1.0)
    if left <= float(bullets):
        return 0.97
    return min(0.97, float(bullets) / max(1.0, left) * (0.35 + 0.75 * fat(world)))


def some_card(world: World, seat: i64, gun: i64, rng: Rng) -> i64:
    """Return the card that somebody loads, who counts bullets and looks at the pot."""
    hand = world.private[seat].hand_of(gun)
    blanks = pile_count(hand, CLIC)
    bullets = pile_size(hand) - blanks
    if blanks and (not bullets or rng.unit() >= live_odds(hand, world)):
        return CLIC
    first = pile_count(hand, BBB)
    if not first:
        return 1
    if first == bullets:
        return BBB
    wanted = 0.6 * fat(world)
    return BBB if rng.unit() * (wanted + 0.5 * float(bullets - first)) < wanted else 1


def load(world: World, seat: i64, rng: Rng) -> Move:
    """Load a card."""
    public = world.public
    card = some_card(world, seat, open_gun(public, seat), rng)
    return LOAD[card + KINDS if public.is_yakuza(seat) else card]


def spite(world: World, seat: i64, target: i64) -> float:
    """Return what it is worth to a seat that another takes a wound, in units."""
    public = world.public
    account = purse(world, target)
    mean = 0.0
    for other in members(public.enemies(seat)):
        mean += purse(world, other)
    mean /= max(1.0, float(count_bits(public.enemies(seat))))
    worth = 0.8 + max(0.0, account - mean) / max(2.0, mean)
    if lives(world, target) == 1:
        worth += 2.0 + 0.25 * max(0.0, account)
    return worth


def aim(world: World, seat: i64, rng: Rng) -> Move:
    """Aim where it hurts."""
    public = world.public
    if public.is_yakuza(seat):
        left, right = public.beside(seat, 1), public.beside(seat, -1)
        first, second = spite(world, seat, left), spite(world, seat, right)
        return LEFT if rng.unit() * (first + second) < first else RIGHT
    enemies = members(public.enemies(seat))
    weights = [spite(world, seat, target) ** 1.6 for target in enemies]
    drawn = rng.unit() * sum(weights)
    for target, weight in zip(enemies, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return AIM[target]
    return AIM[enemies[-1]]


def gun_odds(world: World, gun: i64) -> float:
    """Return how likely a gun is loaded, by the cards of its deck that nobody has seen."""
    public = world.public
    shown = public.shown[public.deck(gun)]
    unseen = sum(world.box.deck) - int(pile_size(shown))
    blanks = world.box.deck[CLIC] - int(pile_count(shown, CLIC))
    if unseen <= 0:
        return 0.5
    return min(0.95, (1.0 - blanks / unseen) * (0.6 + 0.4 * fat(world)))


def stay_or_lie(world: World, seat: i64, rng: Rng) -> Move:
    """Weigh the part against the guns, and the guns against the shame."""
    public = world.public
    safe = 1.0
    hits = 0.0
    guns = public.now.down
    while guns:
        gun = lowest_bit(guns)
        guns &= guns - 1
        if public.target(gun) == seat or (gun != SECOND and public.second_target(gun) == seat):
            shot = gun_odds(world, gun) * (1.0 - lies_odds(world, public.owner(gun)))
            safe *= 1.0 - shot
            hits += shot
    others = 1.0
    for other in members(public.alive & ~(1 << seat)):
        others += (1.0 - lies_odds(world, other)) * (1.0 - 0.2 * float(guns_at(public, other)))
    part = float(part_of(public.pot, max(1, int(others + 0.5))))
    staying = safe * part - hits * wound_price(world, seat)
    if world.private[seat].cop:
        staying = safe * max(part, 3.5) - hits * wound_price(world, seat)
    better = staying - lying_worth(world, world.private[seat], seat)
    odds = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, better / NERVES))))
    return STAY if rng.unit() < odds else LIE


def wound_price(world: World, seat: i64) -> float:
    """Return what one more wound costs a seat, in units."""
    left = rounds_left(world) + 0.5
    future = 1.6 * left
    death = 20.0 if world.box.yakuza else max(4.0, purse(world, seat)) + future
    alive = lives(world, seat)
    if alive == 1:
        return death
    return death * left / 8.0 * (0.4 if alive == 2 else 0.16)


def lying_worth(world: World, own: Private, seat: i64) -> float:
    """Return what lying down is worth, in units."""
    public, box = world.public, world.box
    if public.is_yakuza(seat):
        return -wound_price(world, seat) if public.fingers >> seat & 1 else -0.6
    if own.cop and public.called:
        return -0.2 if not nibble(public.flash, seat) else -40.0
    fine = float(box.shame_fine) / 5000
    return fine if own.power == SUPER_COWARD + 1 else -fine


def play_card(world: World, asked: Window, seat: i64, rng: Rng) -> Move:
    """Play a card that is at hand, or wait for a better moment."""
    choices = asked.choices(world, seat) >> 1
    while choices:
        card = lowest_bit(choices)
        choices &= choices - 1
        if rng.below(100) < READINESS[card]:
            return PLAYS[card + 1]
    return PLAYS[0]


def phone(world: World, seat: i64, rng: Rng) -> Move:
    """The cop flips it in company, or when time runs out."""
    if not world.private[seat].cop:
        return PASS_ON
    public = world.public
    chances = float(world.box.call_by - public.round) + 1.0
    if chances <= 0:
        return PASS_ON
    urge = float(SWITCHBOARD - public.calls) / chances
    crowd = count_bits(public.now.sharers)
    hidden = 0.8 if crowd > 2 else 0.45 if crowd == 2 else 0.0
    return FLIP if rng.unit() < max(hidden, 1.0 if urge >= 0.75 else urge * 0.5) else PASS_ON


MIND: Final = CashMind()

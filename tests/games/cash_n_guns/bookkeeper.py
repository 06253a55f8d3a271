"""A book-keeper of Ca$h 'n Gun$: reads the log of a match as text and keeps the books on dicts.

It shares nothing with the rules but the numbers of the edition and the words of the log. It goes
through the round in the order of the page, takes from the log what players and chance said, and
works out everything else from scratch: bills, bullets, wounds, shares, deaths and the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

BILLS = {"bill-5": 5, "bill-10": 10, "bill-20": 20}
KINDS = {"clic": 0, "cling": 0, "bang": 1, "tanto": 1, "bbb": 2, "shuriken": 2}
BLANK, SHOT, FIRST = 0, 1, 2
TEAMS = {6: "YEWYEW", 7: "YEYWYEW", 8: "YEWEYWEW", 9: "YEWYEWYEW"}
RANKS = (
    *("yo10", "gp11", "gp13", "go05", "go12", "go07", "go11", "gp05", "gp06", "gp07"),
    *("yk03", "go06", "yo12", "yo11", "yk04"),
)
"""Cards of one window that come one after the other; the order of all others does not matter."""

REOPENED = ("before-loot", "target-lies")
"""Windows in which one player can play two cards."""


class Line(NamedTuple):
    """One decision: what was asked, at which moment, of whom, and the answer."""

    asked: str
    moment: int
    seat: int
    said: str

    @property
    def words(self) -> list[str]:
        return self.said.split()


class SmokeError(Exception):
    """The round is over."""


class Gun:
    """A weapon, and what happens with it in a round."""

    def __init__(self, owner: int, deck: int, *, second: bool = False) -> None:
        self.owner, self.deck, self.second = owner, deck, second
        self.reset()

    def reset(self) -> None:
        self.card: int | None = None
        """Face down."""
        self.shown: int | None = None
        self.targets: list[int] = []
        self.way = 0
        self.marks: set[str] = set()
        self.stabs = False
        self.hit: list[int] = []
        """Which targets of a spread were hit."""


class BookKeeper:
    """The books of one match."""

    def __init__(self, seats: int, options: Mapping[str, str], data: Mapping[str, Any]) -> None:
        self.seats, self.options, self.data = seats, options, data
        self.teamed = options["mode"] == "yakuza"
        letters = TEAMS[seats] if self.teamed else "123456789"[:seats]
        self.team = {
            seat: {one for one in range(seats) if letters[one] == letters[seat]}
            for seat in range(seats)
        }
        self.yakuzas = {seat for seat in range(seats) if letters[seat] == "Y"}
        self.ring = list(range(seats))
        self.alive = set(range(seats))
        self.guns = {str(seat): Gun(seat, seat) for seat in range(seats)}
        self.hand = {seat: Counter(dict(enumerate(data["deck"]))) for seat in range(seats)}
        self.used: dict[int, Counter[int]] = {seat: Counter() for seat in range(seats)}
        self.purse: dict[int, Counter[int]] = {seat: Counter() for seat in range(seats)}
        self.pot: Counter[int] = Counter()
        self.wounds: Counter[int] = Counter()
        self.shame: Counter[int] = Counter()
        self.flash: Counter[int] = Counter()
        self.fingers: set[int] = set()
        self.power: dict[int, str] = {}
        self.object: dict[int, str] = {}
        self.open: set[int] = set()
        self.spent: set[int] = set()
        self.armed: set[int] = set()
        self.scarred: set[int] = set()
        self.doomed: dict[int, int] = {}
        self.godfather = self.number = self.calls = self.called = 0
        self.cop = -1
        self.first_dead: int | None = None
        self.forget_round()

    def forget_round(self) -> None:
        self.lying: set[int] = set()
        self.wounded: set[int] = set()
        self.kevlar: set[int] = set()
        self.samurai: set[int] = set()
        self.felled: set[int] = set()
        self.double: set[int] = set()
        self.joined: set[int] = set()
        self.hits: Counter[int] = Counter()
        self.dropped = False
        self.sharers: set[int] = set()
        for gun in self.guns.values():
            gun.reset()

    # Reading the log

    def read(self, log: list[Line]) -> Iterator[dict[str, object]]:
        """Go through a match; yield the books after every round, and the result at the end."""
        self.log = log
        self.at = 0
        self.deal()
        while True:
            self.number += 1
            if self.number > 1:
                self.godfather = self.beyond(self.godfather, self.alive, 1)[0]
            over = self.play_round()
            last = self.number == self.data["rounds"]
            if over or last:
                assert self.at == len(log), log[self.at]
                yield {"result": self.result(sole=over)}
                return
            if self.options["insane"] == "one_round":
                self.spent |= self.armed
                self.armed = set()
            yield self.books()
            self.take("confer")

    def books(self) -> dict[str, object]:
        return {
            "alive": set(self.alive),
            "ring": list(self.ring),
            "wounds": [self.wounds[seat] for seat in range(self.seats)],
            "shame": [self.shame[seat] for seat in range(self.seats)],
            "flash": [self.flash[seat] for seat in range(self.seats)],
            "fingers": set(self.fingers),
            "cash": [self.cash(seat) for seat in range(self.seats)],
            "pot": [self.pot[worth] for worth in BILLS.values()],
            "hands": [[self.hand[deck][kind] for kind in range(3)] for deck in range(self.seats)],
            "sharers": set(self.sharers),
            "calls": self.calls,
        }

    def next_is(self, *asked: str) -> bool:
        return self.at < len(self.log) and self.log[self.at].asked in asked

    def take(self, *asked: str) -> list[Line]:
        """Return the answers to one question, in the order in which they were given."""
        found: list[Line] = []
        while self.next_is(*asked) and self.log[self.at].moment == (
            found[0].moment if found else self.log[self.at].moment
        ):
            found.append(self.log[self.at])
            self.at += 1
        return found

    def asks_some_of(self, asked: str, seats: set[int]) -> bool:
        """Return whether the next question is this one, to some of those whom it can be about."""
        return self.next_is(asked) and self.log[self.at].seat in seats

    def one(self, *asked: str) -> Line:
        assert self.next_is(*asked), (asked, self.log[self.at])
        self.at += 1
        return self.log[self.at - 1]

    # Before the game

    def deal(self) -> None:
        self.godfather = int(self.one("first-godfather").words[1])
        if self.options["cards"] == "on":
            if self.next_is("deal-pool"):
                self.share_out()
            else:
                for seat in range(self.seats):
                    self.power[seat] = self.one("deal-power").words[1]
            for seat in range(self.seats):
                self.object[seat] = self.one("deal-object").words[1]
        if self.options["mode"] == "cop":
            self.cop = int(self.one("deal-badge").words[1])
        self.take("confer")

    def share_out(self) -> None:
        pools: dict[int, list[str]] = {seat: [] for seat in range(self.seats)}
        for seat in range(self.seats):
            card = self.one("deal-pool").words[1]
            for mate in self.team[seat]:
                pools[mate].append(card)
        while picks := self.take("pick-power"):
            for line in picks:
                self.pick(line.seat, line.words[1], pools)
                left = [mate for mate in self.team[line.seat] if mate not in self.power]
                if len(left) == 1:
                    self.pick(left[0], pools[left[0]][0], pools)

    def pick(self, seat: int, card: str, pools: dict[int, list[str]]) -> None:
        self.power[seat] = card
        for mate in self.team[seat]:
            pools[mate].remove(card)

    # Who sits where

    def beyond(self, seat: int, among: set[int], way: int) -> list[int]:
        """Return those of a set who sit to one side of a seat, the nearest first."""
        place = self.ring.index(seat)
        order = [self.ring[(place + way * step) % self.seats] for step in range(1, self.seats)]
        return [one for one in order if one in among]

    def in_order(self, among: set[int]) -> list[int]:
        first = [self.godfather] if self.godfather in among else []
        return first + self.beyond(self.godfather, among, 1)

    def neighbours(self, seat: int) -> set[int]:
        return {one for way in (1, -1) for one in self.beyond(seat, self.alive, way)[:1]}

    def enemies(self, seat: int) -> set[int]:
        return self.alive - self.team[seat]

    def exposed(self) -> set[int]:
        return self.alive - self.lying

    def standing(self) -> set[int]:
        return self.exposed() - self.wounded

    def arms(self, seats: set[int]) -> list[Gun]:
        return [gun for gun in self.guns.values() if gun.owner in seats]

    def active(self, seat: int, card: str) -> bool:
        held = self.power.get(seat) == card and seat in self.alive
        return held and seat in self.open and seat not in self.spent

    def holders(self, card: str) -> set[int]:
        return {seat for seat in self.alive if self.active(seat, card)}

    # The round

    def play_round(self) -> bool:
        """Play a round; return whether it was the last because of who is left."""
        try:
            self.first_half()
            if self.second_half():
                return True
        except SmokeError:
            self.dump(list(self.guns.values()))
            self.dropped = False
        self.die()
        if [one for one in self.alive if self.doomed.get(one) == self.number]:
            self.bury({one for one in self.alive if one in self.doomed})
            self.die()
        self.take_gun()
        return self.sole()

    def first_half(self) -> None:
        """From the loot to the moment before the cards are revealed."""
        self.sharers = set() if self.number == 1 else self.sharers
        self.window("before-loot")
        for _ in range(self.data["yakuza_turned" if self.teamed else "turned"]):
            self.pot[BILLS[self.one("turn-bill").words[1]]] += 1
        self.forget_round()
        self.window("before-load")
        self.load("load", self.alive - self.holders("gp07"))
        self.window("before-aim")
        self.aim("aim", self.alive - self.holders("gp06"))
        self.aim("kid-aims", self.holders("gp06"))
        self.load("cunning-loads", self.holders("gp07"))
        self.window("before-lying")
        for line in self.take("cojones"):
            if line.said == "lie":
                self.lie_down(line.seat)
        self.take_hits()
        self.window("target-lies")
        self.discard()
        self.window("before-fire")

    def second_half(self) -> bool:
        """From the first shot to the telephone; return whether the game is over."""
        loud = [gun for gun in self.down() if gun.card == FIRST and gun.owner not in self.yakuzas]
        for gun in loud:
            self.show(gun)
        if loud:
            self.attack(loud)
        self.throw_shurikens()
        self.window("before-bang")
        rest = self.down()
        for gun in rest:
            self.show(gun)
        self.window("clic-shown")
        self.attack([gun for gun in rest if gun.shown == SHOT or "go09" in gun.marks])
        self.blast()
        self.die()
        self.take_gun()
        if self.sole():
            return True
        self.window("before-share")
        self.share()
        self.window("after-share")
        flips = [line.said == "flip" for line in self.take("phone")]
        if any(flips):
            self.calls += 1
            self.called = self.number if self.calls == 3 else self.called
        return False

    def load(self, asked: str, who: set[int]) -> None:
        answers = self.take(asked) if who else []
        for gun in self.arms(who):
            line = next(line for line in answers if line.seat == gun.owner)
            answers.remove(line)
            gun.card = KINDS[line.words[1]]
            self.hand[gun.deck][gun.card] -= 1

    def aim(self, asked: str, who: set[int]) -> None:
        answers = self.take(asked) if who else []
        for gun in self.arms(who):
            line = next(line for line in answers if line.seat == gun.owner)
            answers.remove(line)
            if line.said in ("left", "right"):
                gun.way = 1 if line.said == "left" else -1
                gun.targets = self.beyond(gun.owner, self.enemies(gun.owner), gun.way)[:1]
            else:
                gun.targets = [int(line.words[1])]
                if line.words[0] == "spread":
                    gun.targets += self.beyond(gun.targets[0], self.alive, 1)[:1]

    def lie_down(self, seat: int) -> None:
        self.lying.add(seat)
        if seat not in self.yakuzas:
            self.take_shame(seat, 1)
        elif seat in self.fingers:
            self.fingers.remove(seat)
            self.hits[seat] += 1
        else:
            self.fingers.add(seat)

    def take_shame(self, seat: int, count: int) -> None:
        self.shame[seat] += count
        self.flash[seat] += count if self.called else 0

    def down(self) -> list[Gun]:
        return [gun for gun in self.arms(self.alive) if gun.card is not None]

    def dump(self, guns: list[Gun]) -> None:
        for gun in guns:
            if gun.card is not None:
                self.used[gun.deck][gun.card] += 1
                gun.card = None

    def discard(self) -> None:
        for gun in self.down():
            aimless = not gun.targets
            missed = gun.owner not in self.yakuzas and not set(gun.targets) & self.exposed()
            if gun.owner in self.lying or aimless or missed:
                self.dump([gun])

    def show(self, gun: Gun) -> None:
        card = gun.card
        assert card is not None
        gun.shown, gun.card = card, None
        self.used[gun.deck][card] += 1
        comes_back = {"gp09", "yk05"} & {self.power.get(gun.owner)}
        if card == FIRST and comes_back and not gun.second and gun.owner not in self.spent:
            self.open.add(gun.owner)
            self.spent.add(gun.owner)
            self.used[gun.deck][card] -= 1
            self.hand[gun.deck][card] += 1

    # Attacks

    def attack(self, firing: list[Gun]) -> None:
        """Resolve what was revealed together; the Samurai cancels what concerns him."""
        for seat in self.in_order(self.alive):
            for gun in firing:
                if gun.owner == seat and len(gun.targets) == 2:
                    up = [one for one in gun.targets if one in self.exposed()]
                    gun.hit = [one for one in up if self.one("pellet").said == "hit"]
        hits = self.list_hits(firing)
        if self.asks_some_of("attacked", set(+hits)):
            self.window("attacked")
            hits = self.list_hits(firing)
        self.hits += hits
        self.take_hits()

    def list_hits(self, firing: list[Gun]) -> Counter[int]:
        hits: Counter[int] = Counter()
        for gun in firing:
            if gun.owner not in self.samurai:
                strike = self.stab if gun.owner in self.yakuzas else self.shoot
                for victim, wounds in strike(gun):
                    hits[victim] += 0 if victim in self.samurai else wounds
        return hits

    def shoot(self, gun: Gun) -> Iterator[tuple[int, int]]:
        spread = len(gun.targets) == 2
        struck = gun.hit if spread else gun.targets
        for target in struck:
            yield target, 2 if "go02" in gun.marks else 1
        for card, way, start in (("go03", -1, gun.targets[0]), ("go04", 1, gun.targets[-1])):
            if card in gun.marks and start in struck:
                among = self.exposed() - {gun.owner}
                if self.options["magic_ally"] == "skip":
                    among -= self.team[gun.owner]
                for victim in self.beyond(start, among, way)[:1]:
                    yield victim, 1
        if "go01" in gun.marks:
            aimers = {other.owner for other in self.arms(self.alive) if gun.owner in other.targets}
            for victim in aimers & self.exposed() - set(struck):
                yield victim, 1

    def stab(self, gun: Gun) -> Iterator[tuple[int, int]]:
        ways = (1, -1) if "yo09" in gun.marks else (gun.way,)
        victims: set[int] = set()
        for way in ways:
            line = self.beyond(gun.owner, self.alive, way)
            while line and line[0] in self.team[gun.owner]:
                line.pop(0)
            among = self.exposed()
            if self.options["tanto_ally"] == "skip":
                among -= self.team[gun.owner]
            victims.update([one for one in line if one in among][:1])
        for victim in victims:
            yield victim, 2 if "yo07" in gun.marks else 1

    def throw_shurikens(self) -> None:
        throwers = [g for g in self.down() if g.card == FIRST and g.owner in self.yakuzas]
        for gun in throwers:
            self.show(gun)
        self.window("at-throw")
        for seat in self.in_order({gun.owner for gun in throwers}):
            for asked in ("throw-at", "throw-again")[: 2 if seat in self.double else 1]:
                up = self.standing() - self.team[seat] - self.felled
                if up:
                    target = int(self.one(asked).words[1])
                    assert target in (up - self.neighbours(seat) or up)
                    if self.one("flight", "skill-flight").said == "hit":
                        self.felled.add(target)
                        self.hits[target] += 1
                    self.take_hits()

    def take_hits(self) -> None:
        """Ask for Kevlar and Fake Finger, then wound whoever is left to be."""
        if self.asks_some_of("wounded", set(+self.hits)):
            self.window("wounded")
        for seat in sorted(self.alive - self.kevlar):
            wounds = self.hits[seat]
            if self.power.get(seat) == "gp04":
                allowed = 0 if seat in self.wounded else 1
                if wounds > allowed:
                    wounds = allowed
                    self.open.add(seat)
            if wounds:
                self.wounds[seat] += wounds
                self.wounded.add(seat)
                self.scarred.add(seat)
                self.dump([gun for gun in self.guns.values() if gun.owner == seat])
                self.dropped |= seat in self.armed
        self.hits = Counter()

    def blast(self) -> None:
        if self.dropped:
            self.dropped = False
            self.spent |= self.armed
            self.armed = set()
            self.hits.update(self.standing())
            self.take_hits()

    # Death

    def die(self) -> None:
        """Until nobody new is dying."""
        while True:
            mortal = {one for one in self.alive if self.wounds[one] >= 3 and one not in self.doomed}
            for seat in [one for one in mortal if self.power.get(one) == "gp02"]:
                if self.wounds[seat] == 3:
                    self.open.add(seat)
                    mortal.remove(seat)
            if not mortal or not self.bury(mortal):
                return

    def bury(self, mortal: set[int]) -> bool:
        """Let them play their last cards and die; return whether anybody did."""
        last = self.take("mortal") if self.asks_some_of("mortal", mortal) else []
        for line in last:
            if line.said == "use yo11":
                self.use(line.seat, "yo11")
                mortal.discard(line.seat)
                self.doomed[line.seat] = min(self.number + 1, self.data["rounds"])
        bombs = {line.seat for line in last if line.said == "use yk04"}
        for seat in bombs:
            self.use(seat, "yk04")
        self.alive -= mortal
        for seat in self.in_order(mortal):
            if seat not in self.yakuzas and self.first_dead is None:
                self.first_dead = seat
            self.dump([gun for gun in self.guns.values() if gun.owner == seat])
            if not self.teamed:
                if self.options["dead_money"] == "to_pot":
                    self.pot.update(self.purse[seat])
                self.purse[seat] = Counter()
        for seat in bombs & mortal:
            self.hits.update(self.neighbours(seat) & self.exposed())
        if mortal:
            self.take_hits()
            self.blast()
        return bool(mortal)

    def take_gun(self) -> None:
        heir = next((s for s in self.alive if self.power.get(s) == "gp03"), None)
        if heir is not None and self.first_dead is not None and "second" not in self.guns:
            self.open.add(heir)
            self.guns["second"] = Gun(heir, self.first_dead, second=True)

    def sole(self) -> bool:
        return any(self.alive <= team for team in self.team.values())

    # The share

    def share(self) -> None:
        self.sharers = self.standing() | self.joined & self.alive
        self.sharers |= self.holders("yk01") & self.exposed()
        part = self.part(len(self.sharers))
        basher = bashed = -1
        for line in self.take("during-share"):
            if line.said == "use go10":
                self.use(line.seat, "go10")
                self.take_shame(line.seat, 2)
                basher, bashed = line.seat, int(self.one("bash-whom").words[1])
        for seat in self.in_order(self.sharers):
            paid = self.make(self.pot, part)
            assert paid is not None
            self.pot -= paid
            self.purse[basher if seat == bashed else seat] += paid

    def part(self, sharers: int) -> int:
        """Return the most that everybody can be paid, found by paying it out."""
        total = sum(worth * count for worth, count in self.pot.items())
        for part in range(total // sharers // 5 * 5 if sharers else 0, 0, -5):
            left: Counter[int] | None = Counter(self.pot)
            for _ in range(sharers):
                paid = None if left is None else self.make(left, part)
                left = None if paid is None or left is None else left - paid
            if left is not None:
                return part
        return 0

    def make(self, bills: Counter[int], part: int) -> Counter[int] | None:
        """Return a part made of bills, the largest first; None if it cannot be made."""
        made: Counter[int] = Counter()
        for worth in (20, 10, 5):
            made[worth] = min(bills[worth], part // worth)
            part -= worth * made[worth]
        return None if part else made

    def cash(self, seat: int) -> int:
        return 1000 * sum(worth * count for worth, count in self.purse[seat].items())

    # Powers and objects

    def use(self, seat: int, card: str) -> None:
        """Turn a card up; objects are gone after that."""
        if card == self.object.get(seat):
            del self.object[seat]
        else:
            assert self.power[seat] == card
            self.open.add(seat)

    def window(self, name: str) -> None:
        """Take what is declared, and let it work in its order; once more if the page says so."""
        while answers := self.take(name):
            played = [(line.seat, line.words[1]) for line in answers if line.said != "pass"]
            order = self.in_order(self.alive)
            played.sort(
                key=lambda one: (
                    RANKS.index(one[1]) if one[1] in RANKS else 99,
                    order.index(one[0]),
                )
            )
            if played and played[0][1] == "yo10":
                self.use(*played[0])
                raise SmokeError
            for seat, card in played:
                self.use(seat, card)
            for seat, card in played:
                self.work(seat, card)
            if name not in REOPENED:
                return

    def work(self, seat: int, card: str) -> None:
        """Let one card do what it says."""
        simple = {
            "gp05": self.armed,
            "go06": self.kevlar,
            "gp10": self.joined,
            "yk03": self.samurai,
            "yo08": self.double,
        }
        if card in simple:
            simple[card].add(seat)
        once = {"yk03": "samurai", "yk06": "geisha", "gp12": "backstab"}
        if card == "gp10" or (card in once and self.options[once[card]] == "once"):
            self.spent.add(seat)
        if card in ("go01", "go02", "go03", "go04", "yo07", "yo09"):
            self.mark(seat, card)
        elif card == "go09":
            clicks = [gun for gun in self.arms({seat}) if gun.shown == BLANK]
            clicks[0].marks.add(card)
        elif card == "go06":
            self.take_shame(seat, 2)
        elif card == "yo12":
            self.hits[seat] -= 1
        elif card == "yk03":
            self.dump(self.arms({seat}))
        elif card == "go08":
            self.purse[seat] += self.pot
            self.pot = Counter()
        else:
            self.ask_on(seat, card)

    def mark(self, seat: int, card: str) -> None:
        fired = FIRST if self.log[self.at - 1].asked == "before-fire" else SHOT
        fired = SHOT if seat in self.yakuzas else fired
        loaded = [gun for gun in self.arms({seat}) if gun.card == fired and not gun.stabs]
        loaded[0].marks.add(card)

    def ask_on(self, seat: int, card: str) -> None:
        """Cards that ask for a player, a card or a place."""
        asks = {
            "go05": self.heal,
            "go12": self.attract,
            "go07": self.reload,
            "go11": self.look,
            "yk02": self.sit,
            "gp07": self.unload,
            "yk06": self.charm,
            "gp12": self.hold_back,
        }
        if card in asks:
            asks[card](seat)

    def target(self, asked: str) -> int:
        return int(self.one(asked).words[1])

    def heal(self, seat: int) -> None:
        target = self.target("heal-whom")
        self.wounds[target] -= min(2, self.wounds[target])

    def attract(self, seat: int) -> None:
        robbed = self.target("rob-whom")
        given = KINDS[self.one("give-what").words[1]]
        drawn = KINDS[self.one("attract").words[1]]
        for hand, out, back in ((self.hand[seat], given, drawn), (self.hand[robbed], drawn, given)):
            hand[out] -= 1
            hand[back] += 1

    def reload(self, seat: int) -> None:
        if self.hand[seat][BLANK] >= 2 and not self.hand[seat][SHOT]:
            for pile, sign in ((self.hand[seat], 1), (self.used[seat], -1)):
                pile[SHOT] += 2 * sign
                pile[BLANK] -= 2 * sign

    def look(self, seat: int) -> None:
        seen = [self.target("look-at") for _ in range(min(2, len(self.enemies(seat))))]
        assert set(seen) <= self.enemies(seat)
        assert len(set(seen)) == len(seen)

    def sit(self, seat: int) -> None:
        beside = self.target("sit-where")
        self.ring.remove(seat)
        self.ring.insert(self.ring.index(beside) + 1, seat)

    def unload(self, seat: int) -> None:
        for gun in self.arms({seat}):
            if gun.card is not None:
                self.hand[gun.deck][gun.card] += 1
                gun.card = None

    def hold_back(self, seat: int) -> None:
        idle = [
            gun
            for gun in self.arms({seat})
            if gun.card in (SHOT, FIRST) and gun.targets and gun.targets[0] in self.lying
        ]
        idle[0].stabs = True
        idle[0].targets = [self.target("stab-whom")]

    def charm(self, geisha: int) -> None:
        towards = self.target("charm-towards")
        for gun in self.arms(self.alive):
            if geisha in gun.targets and towards not in self.team[gun.owner]:
                turned = [towards if one == geisha else one for one in gun.targets]
                gun.targets = turned if len(set(turned)) == len(turned) else [towards]

    # The end

    def result(self, *, sole: bool) -> tuple[list[int], list[int], str]:
        """Return the scores, the winners and the reason."""
        fallen = set(range(self.seats)) - self.alive | set(self.doomed)
        scores = [self.score(seat, fallen) for seat in range(self.seats)]
        reason = "survivor" if sole else "richest"
        if not self.alive:
            reason = "massacre"
        keys: dict[int, tuple[float, ...]] = {}
        if self.teamed:
            totals = list(scores)
            for seat, team in self.team.items():
                dead = len(team & fallen)
                totals[seat] = sum(scores[one] for one in team)
                totals[seat] -= dead * self.data["dead_fines"][len(team) - 2]
                size = len(team) - (dead if self.options["team_tie"] == "surviving" else 0)
                if team & self.alive:
                    keys[seat] = (totals[seat], -size, sum(self.wounds[one] for one in team))
            scores = totals
        else:
            keys = {seat: (scores[seat], self.wounds[seat]) for seat in self.alive}
            if self.cop >= 0 and not sole and self.alive:
                keys.pop(self.cop, None)
                in_time = 0 < self.called <= self.data["call_by"]
                if in_time and self.cop in self.alive and self.flash[self.cop] <= 1:
                    keys, reason = {self.cop: (0,)}, "reinforcements"
        best = max(keys.values(), default=())
        return scores, [seat for seat in sorted(keys) if keys[seat] == best], reason

    def score(self, seat: int, fallen: set[int]) -> int:
        fine: int = -self.data["shame_fine"]
        if self.power.get(seat) == "gp08":
            fine = 0 if self.options["super_coward"] == "add" else -fine
        total = self.cash(seat) + fine * self.shame[seat]
        if self.power.get(seat) == "gp01" and seat not in fallen:
            graves = fallen - self.team[seat] - self.yakuzas
            total += int(self.data["six_feet"]) * len(graves)
        return total

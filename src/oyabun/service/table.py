"""A table: people and bots around one match, from opening to the end.

A table changes by its commands, each of which checks first and then either raises, with nothing
changed, or notes what happened in `fresh`. Whoever calls stores those events before anybody hears
of them. Time comes in as `now`, in seconds since 1970.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from oyabun.core.chance import Rng, SystemRng
from oyabun.core.editions import Edition, read_edition
from oyabun.core.errors import (
    CorruptRecordError,
    LimitError,
    NameTakenError,
    NotAllowedError,
    NotYourTurnError,
    RequestError,
    SeatError,
    StageError,
    StaleMoveError,
)
from oyabun.core.game import Game
from oyabun.core.match import MOST_PLIES, Entry, Header, Match, rng_dealer
from oyabun.core.moves import Move
from oyabun.core.options import THROWS
from oyabun.core.phases import CHANCE, Together
from oyabun.core.play import decision
from oyabun.core.seals import Seal
from oyabun.core.writing import SEAL_LIMIT, alike, clean, clean_chat, clean_name
from oyabun.physics.flights import read_flight
from oyabun.physics.lid import Flick, available
from oyabun.service.chat import GALLERY, Chat, conferring
from oyabun.service.clocks import MoveClock
from oyabun.service.events import (
    Event,
    Followed,
    Freed,
    Handed,
    Listed,
    Moved,
    NewSeat,
    Opened,
    OpenedAgain,
    Pace,
    Renamed,
    Resumed,
    Returned,
    Said,
    SatDown,
    SeatEvent,
    Started,
    Subscribed,
    TakenBack,
    Unsubscribed,
    Worded,
)
from oyabun.service.forced import Forced, Passes, forced_people
from oyabun.service.pacing import Pacing, Pending
from oyabun.service.seats import (
    Asked,
    Seat,
    SeatPlan,
    SeatTakenError,
    bot_name,
    changed_seat,
    names_at,
)
from oyabun.service.throws import Throw, thrown
from oyabun.service.tokens import fingerprint, invitation, matches, new_token
from oyabun.service.tosses import BY_PHYSICS, Tossing
from oyabun.shelf import find_game

Stage = Literal["lobby", "playing", "finished", "stopped"]
"""A match is stopped when the rules have changed and it cannot go on by the new ones."""
MOST_DEALT: Final = 500
"""How many decisions of chance may follow one of somebody's."""
LOADED_AT_ONCE: Final = 64
"""How many events are applied in one step of loading."""
LEAST_AWAY: Final = 1.0
"""How many seconds nobody needs back."""
PATIENCE: Final = 3
"""How often in a row nothing may fall in time before a table does without physics."""


class Table:
    """People and bots around one match."""

    rewinds: int = 0
    """How often something was taken back, and so what had been told of it unsaid."""
    _missed: int = 0
    """How often in a row nothing fell in time."""
    _dealt: int = 0
    """How many decisions chance has made."""
    _pending: Pending | None = None
    """What is waited for until chance answers, as it was when somebody last looked …"""
    _forced: list[Forced] | None = None
    """… and who had nothing to choose; nothing happened since, if there is a list."""
    _stopped: bool = False
    rules_changed: bool = False
    """Whether the match was begun by other rules, or with other parts, than we have now."""
    followed: Followed | None = None
    """The proposal of another game, once there is one."""

    def __init__(self, table_id: str, opened: Opened, rng: Rng | None = None) -> None:
        self.id = table_id
        self.spec = opened
        self.game: Game = find_game(opened.game)
        self.edition: Edition = (
            read_edition(opened.edition) if opened.edition else self.game.edition
        )
        self.seats = [Seat(place.token, bot=place.bot) for place in opened.places]
        self.match: Match | None = None
        self.chat = Chat()
        self.seated = opened.archived
        """Whether anybody has ever sat here, or brought the match along."""
        self.plies = [0] * len(self.seats)
        """How many decisions each seat has made, taken-back ones included."""
        self.listed = opened.listed
        """Whether the first page shows it, for anybody to sit down."""
        self.clock = MoveClock(opened.clock)
        self._epoch = 0
        self.pacing = Pacing(opened.pace, opened.at)
        self.last_at = opened.at
        """When something last happened; nothing may happen before."""
        self._looked_at = opened.at
        """What time it was when somebody last looked whether something is due."""
        self.flicks: dict[int, Flick] = {}
        """How each seat's hand moves in its next throw."""
        self.heard_at = opened.at
        """When something was last decided, or the table was opened."""
        self.physics = available()
        """Whether bodies can fall here; not after they took too long again and again."""
        self.stored = 0
        """How many events are older than `fresh`."""
        self.fresh: list[Event] = []
        self._done: dict[tuple[int, str], int] = {}
        """The ply after everything that was asked with a key."""
        self._rng = SystemRng() if rng is None else rng
        self._passes = Passes(self._rng)
        self._seal = Seal(opened.secret, ())
        self._sealed = bool(opened.secret) and rng is None
        """Whether chance follows from the seal; else from the generator."""

    # 1. Opening and loading

    @classmethod
    def open(
        cls,
        table_id: str,
        game_key: str,
        plans: Sequence[SeatPlan],
        now: float,
        *,
        host_token: str,
        own_token: str = "",
        name: str = "",
        options: dict[str, str] | None = None,
        edition: str = "",
        pace: Pace = "live",
        clock: int | None = None,
        hints: bool = False,
        listed: bool = False,
        gallery: bool = False,
        rng: Rng | None = None,
    ) -> Table:
        """Open a table, and sit down with one's own token where the plan says `me`."""
        game = find_game(game_key)
        chosen = game.read_options({} if options is None else options)
        game.check_seats(len(plans), chosen)
        if sum(plan.kind == "me" for plan in plans) > 1:
            raise SeatError("one person can take only one seat")
        places = tuple(
            NewSeat(
                fingerprint(invitation(host_token, table_id, seat, 0)),
                bot_name(game, plan.bot) if plan.kind == "bot" else "",
            )
            for seat, plan in enumerate(plans)
        )
        setting = (chosen, pace, edition, clock, new_token())
        parts = (game.key, fingerprint(host_token), places, *setting)
        opened = Opened(now, *parts, hints=hints, listed=listed, gallery=gallery)
        table = cls(table_id, opened, rng)
        game.setup(len(plans), chosen, table.edition)  # component data that does not fit says so
        table.fresh.append(opened)
        for seat, plan in enumerate(plans):
            if plan.kind == "me":
                table.claim(seat, name, own_token, now)
        return table

    @classmethod
    def load(cls, table_id: str, events: Iterable[Event], *, rng: Rng | None = None) -> Table:
        """Return a table from its events: the same at all times, and for everybody."""
        return list(cls.loading(table_id, events, rng=rng))[-1]

    @classmethod
    def loading(
        cls, table_id: str, events: Iterable[Event], *, rng: Rng | None = None
    ) -> Iterator[Table]:
        """Load a table as `load` does, in steps: it is whole when the last step is done."""
        past = iter(events)
        opened = next(past, None)
        if not isinstance(opened, Opened):
            raise CorruptRecordError(f"table {table_id} does not begin with its opening")
        table = cls(table_id, opened, rng)
        table.stored = 1
        for event in past:
            table.catch_up(event)
            if table.stored % LOADED_AT_ONCE == 0:
                yield table
        yield table

    def catch_up(self, event: Event) -> None:
        """Take in the next event that is stored already."""
        self._apply_stored(event)
        self.stored += 1

    def resume(self, alive: float | None, now: float) -> None:
        """Go on after no server looked after the table since one was last known to live."""
        away = now - max(self.last_at, alive or self.last_at)
        if away >= LEAST_AWAY and self.deadlines():
            self._note(Resumed(now, away))

    def _note(self, event: Event) -> None:
        self._apply(event)
        self.fresh.append(event)

    def _apply_stored(self, event: Event) -> None:
        """Apply an event; one that the rules have made impossible since ends the match."""
        if self._stopped and isinstance(event, Moved | TakenBack):
            return
        try:
            self._apply(event)
        except (CorruptRecordError, RequestError):
            if not self.rules_changed or not isinstance(event, Moved | TakenBack):
                raise
            self._stopped = True

    def _apply(self, event: Event) -> None:
        self._noticed(event)
        match event:
            case Started():
                self._set_up(event)
            case Moved():
                move = self.game.moves.parse(event.move)
                entry = Entry(event.seat, move, event.words, event.lapsed, event.flight)
                self._running().append(entry)
                self._moved(event)
            case TakenBack():
                self._running().take_back(event.seat)
                self._taken_back(event)
            case Said():
                self.chat.lines.append(event)
                self._done[event.seat, event.key] = 0 if event.name else self.plies[event.seat]
            case Listed():
                self.listed = event.listed
            case Resumed():
                self.clock.give_back(event.away)
            case Followed():
                self.followed = event
            case Opened():
                raise CorruptRecordError(f"table {self.id} was opened twice")
            case _:
                self._change_seat(event)

    def _noticed(self, event: Event) -> None:
        self._forced = None
        self.last_at = self._looked_at = event.at

    def _change_seat(self, event: SeatEvent) -> None:
        self.seats[event.seat] = changed_seat(self.seats[event.seat], event)
        if isinstance(event, SatDown):
            self.seated = True
        elif isinstance(event, Returned):
            self.clock.restart(event.seat, event.at)

    def _set_up(self, event: Started) -> None:
        game = self.game
        known = (game.rules_version, game.moves.digest(), self.edition.digest)
        self.rules_changed = (event.rules, event.moves, event.edition) != known
        header = Header(game.key, *known, self.spec.options, event.names)
        self.match = Match(game, header, self.edition)
        self._seal = Seal(self.spec.secret, event.words)
        self.pacing.note(event.at)
        self.clock.watch(self.match.waiting(), CHANCE, event.at, partly=False)
        self._epoch = self.match.state.epoch

    def _moved(self, event: Moved) -> None:
        self.heard_at = event.at
        self.pacing.note(event.at, event.countdown, aimed=event.aimed)
        if event.seat == CHANCE:
            self._dealt += 1
        else:
            self.plies[event.seat] += 1
        if event.key:
            self._done[event.seat, event.key] = 0 if event.seat < 0 else self.plies[event.seat]
        match = self._running()
        if self.spec.secret and self.stage == "finished":  # now everybody may know it
            match.header = match.header._replace(seal=self._seal)
        partly = isinstance(decision(match.state), Together) and match.state.epoch == self._epoch
        self._epoch = match.state.epoch
        self.clock.watch(match.waiting(), event.seat, event.at, partly=partly)
        self.clock.give_back(event.countdown)  # nobody sees before what is asked next

    def _taken_back(self, event: TakenBack) -> None:
        self.plies[event.seat] += 1
        self.rewinds += 1
        self._done[event.seat, event.key] = self.plies[event.seat]
        self._epoch = self._running().state.epoch
        self.pacing.note(event.at)
        self.clock.rewind(self._running().waiting(), event.seat, event.at)

    def take_fresh(self) -> tuple[int, list[Event]]:
        """Return what has happened since the last call, and the number of its first event."""
        first, fresh = self.stored, self.fresh
        self.stored += len(fresh)
        self.fresh = []
        return first, fresh

    # 2. What anybody may ask

    @property
    def stage(self) -> Stage:
        """Where the table is in its life."""
        if self.match is None:
            return "lobby"
        if self.spec.archived or self.match.outcome is not None:
            return "finished"
        return "stopped" if self._stopped else "playing"

    @property
    def commitment(self) -> str:
        """What was shown of the secret that decides chance; nothing where there is none."""
        return self._seal.commitment if self.spec.secret else ""

    @property
    def revealed(self) -> Seal | None:
        """What decided chance, once the match is over."""
        return None if self.match is None else self.match.header.seal

    def is_host(self, token: str) -> bool:
        """Return whether this is the host's token."""
        return matches(token, self.spec.host)

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token holds."""
        held = [seat for seat, its in enumerate(self.seats) if matches(token, its.holder)]
        return held[0] if held else None

    def invited(self, token: str) -> int | None:
        """Return the free seat that an invitation is for; it may have been taken meanwhile."""
        asked = [seat for seat, its in enumerate(self.seats) if matches(token, its.invitation)]
        if not asked:
            return None
        if self.seats[asked[0]].holder:
            raise SeatTakenError("somebody has taken this seat: the host can free it")
        return asked[0]

    def invitation(self, host_token: str, seat: int) -> str:
        """Return the invitation to a seat, for the host."""
        return invitation(host_token, self.id, seat, self._seat(seat).generation)

    def names(self) -> tuple[str, ...]:
        """Return who sits where; nothing for a seat that nobody has taken."""
        if self.spec.archived:
            return self._running().header.seats
        return names_at(self.seats)

    def bots_asked(self) -> list[Asked]:
        """Return the bots that owe an answer."""
        if self.match is None or self.stage != "playing":
            return []
        return [
            Asked(seat, self.seats[seat].bot, self.plies[seat])
            for seat in self.match.waiting()
            if seat != CHANCE and self.seats[seat].bot
        ]

    def people_asked(self) -> frozenset[tuple[int, int]]:
        """Return the people who owe an answer, each with the number of the decision."""
        if self.match is None or self.stage != "playing":
            return frozenset()
        owing = self._people() & frozenset(self.match.waiting())
        return frozenset((seat, self.plies[seat]) for seat in owing)

    def forced(self) -> list[Forced]:
        """Return the people who are asked but have nothing to choose."""
        if self._forced is None:
            self._look_around()
        return self._forced or []

    def deadlines(self) -> dict[int, float]:
        """Return when the time of each person who is asked runs out."""
        if self.stage != "playing":
            return {}
        ends = self.clock.deadlines()
        return {seat: end for seat, end in ends.items() if not self.seats[seat].bot}

    def next_instant(self) -> float | None:
        """Return when `tick` has something to do, unless something happens before."""
        pending = self._awaited()
        due = None if pending is None else pending.instant(self._looked_at)
        instants = [*self.deadlines().values(), *self._passing().values()]
        return min(instants if due is None else [*instants, due], default=None)

    def look(self, now: float) -> None:
        """Note what time it is; nothing happens by that."""
        self._looked_at = max(self._looked_at, now)

    def opens_at(self) -> float | None:
        """Return when somebody may begin to throw, where that is to come."""
        pending = self._awaited()
        return None if pending is None or self._looked_at >= pending.ready else pending.ready

    @property
    def throw(self) -> Throw | None:
        """The act of skill that somebody is asked for."""
        pending = self._awaited()
        return None if pending is None or self._looked_at < pending.ready else pending.throw

    @property
    def tossing(self) -> Tossing | None:
        """What is in the air, when more than a table of chances decides how it falls."""
        pending = self._awaited()
        return None if pending is None or self._looked_at < pending.ready else pending.tossing

    def _awaited(self) -> Pending | None:
        """Return what is waited for until chance answers, where chance is asked."""
        if self._forced is None:
            self._look_around()
        return self._pending

    def _look_around(self) -> None:
        """Find out once, after something happened, what is asked for often."""
        match = self.match
        self._pending, self._forced = None, []
        if match is None or self.stage != "playing":
            return
        people = self._people()
        if match.waiting() == (CHANCE,):
            how = self.spec.options.get(THROWS.key, "")
            self._pending = self.pacing.pending(match, people, how, physics=self.physics)
        else:
            self._forced = forced_people(match, people, self.plies)

    def wakes(self) -> float | None:
        """Return when something happens here by itself: at once where a bot or a body is asked."""
        falling = self.tossing is not None and self.tossing.by == BY_PHYSICS
        if falling or self.bots_asked() or self.forced():
            return self.heard_at
        return self.next_instant()

    def may_take_back(self, seat: int) -> bool:
        """Return whether the seat's last decision can still be taken back."""
        playing = self.match is not None and self.stage == "playing"
        return playing and not self.seats[seat].bot and self._running().may_take_back(seat)

    # 3. Sitting down, getting up

    def claim(self, seat: int, name: str, token: str, now: float) -> None:
        """Let somebody who was invited sit down, who holds the seat by a token from now on."""
        if matches(token, self._seat(seat).holder):
            return
        if self.seats[seat].holder:
            raise SeatTakenError("somebody has taken this seat: the host can free it")
        taken = self.names()
        shown = clean_name(name or f"#{seat + 1}")
        while shown in taken:
            shown = clean_name(shown[:20] + "’")
        self._note(SatDown(now, seat, shown, fingerprint(token)))

    def join(self, name: str, token: str, now: float) -> None:
        """Let anybody sit down where the first page says that one may."""
        free = [seat for seat, its in enumerate(self.seats) if its.kind == "open"]
        if not self.listed or self.match is not None:
            raise NotAllowedError("one sits down at this table by invitation")
        if not free:
            raise SeatTakenError("every seat of this table is taken")
        self.claim(free[0], name, token, now)

    def put_on_list(self, now: float, *, listed: bool) -> None:
        """Show the table on the first page, or not any more."""
        if self.match is not None:
            raise StageError("this table has begun: nobody can sit down any more")
        if listed != self.listed:
            self._note(Listed(now, listed))

    def follow(self, seat: int, table_id: str, now: float) -> None:
        """Propose another game, at a table that is open already."""
        self._seat(seat)
        if self.stage != "finished" or self.followed is not None:
            raise StageError("another game is proposed once, when one has ended")
        self._note(Followed(now, seat, table_id))

    def subscribe(self, browser: Subscribed) -> None:
        """Call a browser from now on when it is its seat's turn."""
        self._seat(browser.seat)
        self._not_finished()
        self._note(browser)

    def unsubscribe(self, seat: int, endpoint: str, now: float) -> None:
        """Do not call a browser any more."""
        if any(browser.endpoint == endpoint for browser in self._seat(seat).browsers):
            self._note(Unsubscribed(now, seat, endpoint))

    def open_again(self, seat: int, now: float) -> None:
        """Note that whoever holds a seat opened it on another device; that seat is told."""
        self._seat(seat)
        self._note(OpenedAgain(now, seat))

    def rename(self, seat: int, name: str, now: float) -> None:
        """Change a person's nickname."""
        shown = clean_name(name)
        if shown == self._seat(seat).name:
            return
        if alike(shown) in [alike(name) for at, name in enumerate(self.names()) if at != seat]:
            raise NameTakenError(f"somebody at this table is called {shown!r} already")
        self._note(Renamed(now, seat, shown))

    def add_word(self, seat: int, word: str, now: float) -> None:
        """Let a seat add a word to what decides chance, before the first deal."""
        if self.match is not None:
            raise StageError("chance is sealed: the match has begun")
        self._seat(seat)
        self._note(Worded(now, seat, clean(word, SEAL_LIMIT, "a word for the seal")))

    def free(self, seat: int, host_token: str, now: float) -> str:
        """Renew a seat's invitation and return it: whoever held the seat has lost it."""
        its = self._seat(seat)
        self._not_finished()
        token = invitation(host_token, self.id, seat, its.generation + 1)
        self._note(Freed(now, seat, fingerprint(token)))
        return token

    def hand(self, seat: int, bot: str, now: float) -> None:
        """Let a bot play a seat; its person can take it back."""
        self._seat(seat)
        self._not_finished()
        self._note(Handed(now, seat, bot_name(self.game, bot)))

    def give_back(self, seat: int, key: str, now: float) -> int:
        """Let a person play again who has come back."""
        its = self._seat(seat)
        if its.bot and its.name:
            self._not_finished()
            self._note(Returned(now, seat))
        return self.plies[seat]

    def say(self, seat: int, text: str, key: str, now: float) -> None:
        """Say something: to everyone, or to one's team alone while teams confer."""
        if (seat, key) in self._done:
            return
        self.chat.check_pace(seat, now)
        hearers = () if self.match is None else conferring(self.match.view(seat))
        self._note(Said(now, seat, clean_chat(text), key, hearers))

    def call(self, name: str, text: str, key: str, now: float) -> None:
        """Say something from the gallery, where that is allowed."""
        if not self.spec.gallery:
            raise NotAllowedError("whoever watches this table does so in silence")
        if (GALLERY, key) in self._done:
            return
        self.chat.check_pace(GALLERY, now)
        self._note(Said(now, GALLERY, clean_chat(text), key, name=clean_name(name)))

    # 4. Playing

    def start(self, now: float) -> None:
        """Begin the match; bots play for whoever has not come, until they come."""
        if self.match is not None:
            raise StageError("this table has begun already")
        game = self.game
        for seat, its in enumerate(self.seats):
            if its.kind == "open":
                self._note(Handed(now, seat, bot_name(game, "")))
        parts = (game.rules_version, game.moves.digest(), self.edition.digest)
        words = tuple(seat.word for seat in self.seats)
        self._note(Started(now, *parts, self.names(), words))
        self._deal(now)

    def submit(self, seat: int, ply: int, move: int, words: str, key: str, now: float) -> int:
        """Play a person's move and return the seat's ply; a key that is known does nothing."""
        if (seat, key) in self._done:
            return self._done[seat, key]
        if (CHANCE, key) in self._done:  # said of a real piece
            return self.plies[seat]
        self._check_turn(seat, ply)
        self.look(now)
        if self.tossing is not None and self.tossing.by == seat:
            entered = self._running().submit(CHANCE, self.game.moves.decode(move))
            self._decided(entered, now, key)
            self._deal(now)
        else:
            self._play(seat, self.game.moves.decode(move), now, words=words, key=key)
        return self.plies[seat]

    def take_back(self, seat: int, ply: int, key: str, now: float) -> int:
        """Take the seat's last decision back and return its ply; the match decides if it can."""
        if (seat, key) in self._done:
            return self._done[seat, key]
        self._check_turn(seat, ply)
        self._note(TakenBack(now, seat, key))
        return self.plies[seat]

    def play_bot(self, asked: Asked, move: int, now: float) -> bool:
        """Play what a bot answered; False when it is no longer asked."""
        if asked not in self.bots_asked():
            return False
        self._check_length()
        self._play(asked.seat, self.game.moves.decode(move), now)
        return True

    def play_forced(self, forced: Forced, now: float) -> bool:
        """Play the only choice of a person; False when it is asked no longer."""
        if forced not in self.forced():
            return False
        self._check_length()
        self._play(forced.seat, self.game.moves.decode(forced.move), now)
        return True

    def release(self, seat: int, claimed: float, now: float) -> None:
        """Let a person's throw decide."""
        self.look(now)
        throw = self.throw
        if throw is None or throw.seat != seat:
            raise NotYourTurnError(f"no throw is expected of seat {seat}")
        match = self._running()
        move = thrown(match.state, throw, claimed, now, self._rng)
        self._decided(match.submit(CHANCE, move), now, aimed=True)
        self._deal(now)

    def throws_bodies(self) -> bool:
        """Return whether what is thrown here falls as bodies."""
        physics = self.spec.options.get(THROWS.key) == "physics" and self.physics
        return physics and self.stage == "playing"

    def flick(self, seat: int, flick: Flick) -> None:
        """Note how a seat's hand moves in its next throw."""
        self._seat(seat)
        self.flicks[seat] = flick.clamped()

    def land(self, tossing: Tossing, flight: str, now: float) -> bool:
        """Let a simulation decide a whole toss; False when nobody waits for it any more."""
        if tossing != self.tossing:
            return False
        self._missed = 0
        match = self._running()
        positions = read_flight(flight).positions()
        for tossed in tossing.toss.thrown:
            asked = decision(match.state)
            assert asked is not None, "a piece is in the air"
            move = asked.moves(match.state, CHANCE)[positions[tossed.piece]]
            self._decided(match.submit(CHANCE, move, flight=flight), now)
            flight = ""
            self.flicks.pop(tossed.seat, None)
        self._deal(now)
        return True

    def _fall_by_chance(self, tossing: Tossing, now: float) -> None:
        """Nothing fell in time: a table of chances decides, for good when that goes on."""
        self._missed += 1
        self.physics = self._missed < PATIENCE
        for _ in tossing.toss.thrown:
            self._draw(now)

    def _draw(self, now: float) -> None:
        """Let chance answer once, as it was sealed."""
        match = self._running()
        rng = self._seal.rng(self._dealt) if self._sealed else self._rng
        self._decided(match.submit(CHANCE, rng_dealer(rng)(match.state)), now)

    def to_enter(self, seat: int | None) -> tuple[Move, ...]:
        """Return how the piece may lie that this seat is to say something of; nothing if none."""
        match = self.match
        if match is None or self.tossing is None or seat is None or self.tossing.by != seat:
            return ()
        asked = decision(match.state)
        assert asked is not None, "a piece is in the air"
        return tuple(asked.moves(match.state, CHANCE))

    def tick(self, now: float) -> bool:
        """Do what is due by now, and return whether anything was."""
        happened = self._let_chance_answer(now)
        for seat, instant in self._passing().items():
            if now >= instant:
                self._play(seat, self._running().view(seat).legal[0], now)
                return True
        late = [seat for seat, end in self.deadlines().items() if now >= end]
        for seat in late:
            if now >= self.deadlines().get(seat, math.inf):  # of what is asked after the others
                self._lapse(seat, now)
                happened = True
        return happened

    def _let_chance_answer(self, now: float) -> bool:
        """Return whether it was time for chance, for a throw, or for one that nobody made."""
        pending, before = self._awaited(), self._looked_at
        self.look(now)
        if pending is None or now < pending.ready:
            return False
        throw, tossing = pending.throw, pending.tossing
        if throw is not None and now >= throw.until:
            self._draw(now)
        elif tossing is not None and tossing.until is not None and now >= tossing.until:
            self._fall_by_chance(tossing, now)
        elif throw is not None or tossing is not None:
            return before < pending.ready  # somebody may begin
        self._deal(now)
        return True

    def _passing(self) -> dict[int, float]:
        """Return when the table passes for each person who is asked and can do nothing else."""
        match = self.match
        if match is None or self.stage != "playing":
            return {}
        return self._passes.instants(match, self._people(), self.plies, self.heard_at)

    def _lapse(self, seat: int, now: float) -> None:
        match = self._running()
        countdown = self.pacing.countdown(match.state)
        epoch = match.state.epoch
        entry = match.lapse(seat, self._rng)
        if entry is None:
            self._note(Handed(now, seat, bot_name(self.game, "")))
            return
        self._decided(entry, now, countdown=countdown if match.state.epoch != epoch else 0.0)
        self._deal(now)

    def _play(self, seat: int, move: Move, now: float, *, words: str = "", key: str = "") -> None:
        match = self._running()
        countdown = self.pacing.countdown(match.state)
        epoch = match.state.epoch
        entry = match.submit(seat, move, words)
        self._decided(entry, now, key, countdown=countdown if match.state.epoch != epoch else 0.0)
        self._deal(now)

    def _deal(self, now: float) -> None:
        """Let chance answer until a seat or an act of skill is asked, or people want to look."""
        while (pending := self._awaited()) is not None:
            if now < pending.ready or pending.throw is not None or pending.tossing is not None:
                return
            self._draw(now)

    def _people(self) -> frozenset[int]:
        """Return the seats that people play."""
        return frozenset(seat for seat, its in enumerate(self.seats) if its.kind == "person")

    def _decided(
        self,
        entry: Entry,
        now: float,
        key: str = "",
        *,
        countdown: float = 0.0,
        aimed: bool = False,
    ) -> None:
        what = (entry.seat, str(entry.move), entry.words, entry.lapsed, key, entry.flight)
        event = Moved(now, *what, countdown, aimed)
        self._noticed(event)
        self._moved(event)
        self.fresh.append(event)

    # 5. Checks

    def _running(self) -> Match:
        if self.match is None:
            raise StageError("this table has not begun yet")
        return self.match

    def _not_finished(self) -> None:
        if self.stage in ("finished", "stopped"):
            raise StageError("the match of this table has ended")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise SeatError(f"there is no seat {seat}; this table has {len(self.seats)}")
        return self.seats[seat]

    def _check_length(self) -> None:
        """Raise while there is still room for what chance has to answer after a decision."""
        if self._running().ply >= MOST_PLIES - MOST_DEALT:
            raise LimitError(f"a match has at most {MOST_PLIES} decisions")

    def _check_turn(self, seat: int, ply: int) -> None:
        self._running()
        self._not_finished()
        self._check_length()
        if self._seat(seat).bot:
            raise NotAllowedError("a bot plays this seat: take it back first")
        if ply != self.plies[seat]:
            raise StaleMoveError(
                f"this answers decision {ply} of seat {seat}, which is at {self.plies[seat]}"
            )

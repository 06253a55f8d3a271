"""The tables of a running server: one command at a time each, stored before it is shown."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from oyabun.core.errors import OyabunError, UnknownTableError
from oyabun.processes import end_all_workers
from oyabun.service import (
    Asked,
    ConflictError,
    DamagedTableError,
    Due,
    Forced,
    Glance,
    Kept,
    Seen,
    Store,
    StoreError,
    StoreLostError,
    Table,
    decode,
    encode,
    read_glance,
    seen,
)
from oyabun.service.events import Event, Moved, Subscribed
from oyabun.service.pacing import told_lately
from oyabun.service.seats import generations
from oyabun.service.tosses import BY_PHYSICS, Tossing, fall, get_ready, make_falling
from oyabun.web.advising import Adviser
from oyabun.web.config import Config
from oyabun.web.drawing import Picture
from oyabun.web.labs import Labs
from oyabun.web.limits import A_DAY
from oyabun.web.lines import Onlooker, Outbox
from oyabun.web.live import LiveTable
from oyabun.web.metrics import Metrics
from oyabun.web.painting import Painter
from oyabun.web.panel import Eyes, Moment
from oyabun.web.positions import PositionReader
from oyabun.web.push_services import PushServices
from oyabun.web.reviewing import Reviewer
from oyabun.web.texts import page_texts
from oyabun.web.thinking import be_there, make_task, think, unhurried
from oyabun.web.workers import Workers, in_steps

T = TypeVar("T")
Command = Callable[[Table, float], T]
"""Something to do at a table at a time; it may raise, and then has changed nothing."""

ABANDONED_SECONDS: Final = 60 * 86_400.0
"""After how long a table is not looked after by itself any more: twice the slowest clock."""
ROUND_SECONDS: Final = 5.0
"""How often the hub looks for slow readers and idle tables."""
AHEAD_SECONDS: Final = 10.0
"""How long before it wakes a table is looked after."""
MOST_CLAIMED: Final = 200
"""How many tables are taken at once that nobody looks after."""
OUTAGE_SECONDS: Final = 1.0
"""After how long without any server clocks get their time back."""
PREPARED_SECONDS: Final = 5.0
"""After how long a server is prepared to let others' bots think."""
MOST_TRIES: Final = 10
"""How often something is done again because others were faster."""
LOST_SECONDS: Final = 8.0
"""How long a table waits for a store that was lost …"""
SEARCH_SECONDS: Final = 0.1
"""… and how often it is looked for."""
TIDY_SECONDS: Final = 3600.0
"""How often old tables are looked for."""
GOODBYE_SECONDS: Final = 2.0
"""How long people have to hear that the server goes."""
LOOK_SECONDS: Final = 0.01
STORE_SECONDS: Final = 2.0
"""How long the store may take to note a sign of life and still be called ready."""
RETRY_SECONDS: Final = 1.0
"""After how long bots and clocks go on where something could not be stored."""
SEED_BITS: Final = 96
READING_SHARE: Final = 0.5
"""How many usual pauses of a bot each sentence takes to read …"""
LONGEST_PAUSE: Final = 4.0
"""… and how many all of them together at most."""
HESITATION: Final = {"live": (1.5, 6.0), "turns": (60.0, 900.0)}
"""How many usual pauses of a bot an only choice waits, at least and at most."""
MUSING: Final = {"easy": 0.3, "normal": 0.3, "hard": 0.6, "boss": 4.0}
"""How many usual pauses a level ponders, at least: about as long as it thinks, so that what it
thinks about cannot be told from how long it takes."""
NOBODY_ASKED: Final[frozenset[tuple[int, int]]] = frozenset()
LISTED_SECONDS: Final = 86_400.0
"""How long a table is listed at which nothing happens."""
MOST_LISTED: Final = 12
"""How many tables the first page shows at which anybody may sit down."""
log = structlog.get_logger()
_dice = secrets.SystemRandom()


class Hub:
    """All tables of a server."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self._store = store
        self._thinkers = Workers(config.bot_workers)
        self._fallers = Workers(1)
        self._fallers_ready = False
        self.painter = Painter()
        self.adviser = Adviser()
        self.reviewer = Reviewer()
        self.labs = Labs()
        self.reader = PositionReader()
        self.push = PushServices(config)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._commands: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[None]] = set()
        self._resuming: set[str] = set()
        """Tables whose clocks get their time back first."""
        self._postponed: list[Due] = []
        """Tables that we are to look after, and could not read."""
        self.outbox = Outbox()
        self.closing = False

    # 1. Coming and going

    async def start(self) -> None:
        """Go on with every match that had not ended; an abandoned one waits for a visitor."""
        await self.push.get_ready(self._store)
        self._store.listen(self._hear)
        alive = await self._store.last_beat()
        now = time.time()
        if alive is None or now - alive > OUTAGE_SECONDS:
            for table_id in await self._store.waking(now - ABANDONED_SECONDS):
                await self._look_after(Due(table_id, alive or 0.0))
        await self._beat()
        await self._claim()
        if self._store.shared:
            self._spawn(self._be_prepared())
        self._spawn(self._beating())
        self._spawn(self._taking_over())
        self._spawn(self._rounds())
        self._spawn(self._tidying())

    async def say_goodbye(self) -> None:
        """Finish what was asked, then let everybody go; whoever does not read is not waited for."""
        self.closing = True
        for live in self._tables.values():
            if live.timer is not None:
                live.timer.cancel()
        await asyncio.gather(*self._commands, return_exceptions=True)
        with suppress(StoreError):
            await self._store.retire()
        end = time.monotonic() + GOODBYE_SECONDS
        while staying := [viewer for live in self._tables.values() for viewer in live.viewers]:
            for viewer in staying:
                viewer.dismiss("shutdown")
            if time.monotonic() > end:
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def stop(self) -> None:
        """End all that is under way; all that was acknowledged is stored already."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._commands, *self._background, return_exceptions=True)
        self._thinkers.close()
        self._fallers.close()
        self.painter.close()
        self.adviser.close()
        self.reviewer.close()
        self.labs.close()
        self.reader.close()
        end_all_workers()

    async def _rounds(self) -> None:
        while True:
            with suppress(StoreError):
                await self._go_round()
            await asyncio.sleep(ROUND_SECONDS)

    async def _go_round(self) -> None:
        for live in self._tables.values():
            for viewer in live.viewers:
                viewer.lose_patience(time.monotonic())
        idle = {name: live for name, live in self._tables.items() if live.idle(self._store)}
        held = {name: live.table for name, live in idle.items() if self._store.holds(name)}
        if held:
            kept = {name: Kept(table.stored, table.wakes()) for name, table in held.items()}
            await self._store.release(kept)
        for table_id, live in idle.items():
            if live.idle(self._store):  # nobody has come meanwhile
                live.forget_timer()
                del self._tables[table_id]
        self.metrics.tables.set(len(self._tables))
        self.metrics.leases.set(sum(map(self._store.holds, self._tables)))

    async def _be_prepared(self) -> None:
        """Let bots that are taken over not wait for a process to start."""
        await asyncio.sleep(PREPARED_SECONDS)
        await self._thinkers.ask(be_there)

    async def _beating(self) -> None:
        """Say again and again that we live."""
        while not self.closing:
            await asyncio.sleep(self._store.beat_seconds)
            with suppress(StoreError):
                await self._beat()

    async def _taking_over(self) -> None:
        """Look what others have done, and take over what nobody looks after."""
        while not self.closing:
            await asyncio.sleep(self._store.beat_seconds)
            with suppress(StoreError):
                await self._catch_up_with_others()
                await self._claim()

    async def _beat(self) -> None:
        """Say that we live; whoever was taken for dead has lost what it looked after."""
        if self.closing:
            return
        started = time.perf_counter()
        lives = await self._store.beat(time.time())
        self.metrics.beating.observe(time.perf_counter() - started)
        if not lives:
            log.warning("taken for dead")
            self.metrics.deaths += 1
            for live in self._tables.values():
                live.forget_timer()

    async def _claim(self) -> None:
        if self.closing:
            return
        now = time.time()
        claimed = await self._store.claim(
            now + AHEAD_SECONDS, now - ABANDONED_SECONDS, MOST_CLAIMED
        )
        self.metrics.takeovers += sum(due.alive is not None for due in claimed)
        postponed, self._postponed = self._postponed, []
        for due in (*postponed, *claimed):
            await self._look_after(due)

    async def _look_after(self, due: Due) -> None:
        """Let bots and clocks of a table go on, with the time back that it was alone."""
        self._resuming.add(due.table)
        try:
            live = await self.find(due.table)
            await self.run(live, partial(_resume, alive=due.alive))
        except StoreError:
            self._postponed.append(due)
        except OyabunError as error:
            log.error("left alone", table=due.table, why=str(error))
        finally:
            self._resuming.discard(due.table)
        if due.table in self._tables:
            self._look_ahead(self._tables[due.table])

    def _hear(self, table_id: str, events: int) -> None:
        """Another server has appended to a table."""
        live = self._tables.get(table_id)
        if live is not None and events > live.table.stored and not live.behind:
            live.behind = True
            self._spawn(self._catch_up(live))

    async def _catch_up_with_others(self) -> None:
        """Look for what nobody told us of."""
        known = {name: live.table.stored for name, live in self._tables.items()}
        for table_id in await self._store.behind(known) if known else ():
            self._hear(table_id, known[table_id] + 1)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what other servers have appended to a table, and show it."""
        try:
            async with live.lock:
                live.behind = False
                if await self._take_in(live):
                    self._present(live)
        except StoreError:
            live.behind = False

    async def _take_in(self, live: LiveTable) -> bool:
        """Return whether others have appended something; call it with the lock."""
        table = live.table
        if not await self._store.behind({table.id: table.stored}):
            return False
        self.metrics.catch_ups += 1
        bodies = await self._store.load(table.id, table.stored)
        held = generations(table.seats)
        try:
            for body in bodies:
                table.catch_up(decode(body))
        except Exception as error:
            log.error("cannot catch up", table=table.id, why=str(error))
            await self._find_table(live, DamagedTableError(str(error)))
        live.dismiss_from_freed(held)
        return True

    async def _tidying(self) -> None:
        """Delete what nobody needs any more, as the host has set it."""
        while True:
            now = time.time()
            with suppress(StoreError):
                await self._store.forget(
                    empty_before=_days_before(now, self.config.keep_empty),
                    finished_before=_days_before(now, self.config.keep_finished),
                )
            await asyncio.sleep(TIDY_SECONDS)

    async def _load(self, table_id: str) -> LiveTable:
        live = LiveTable(await self._read(table_id))
        self._tables[table_id] = live
        return live

    async def _read(self, table_id: str) -> Table:
        """Return a table from the store, step by step: a long match must hold nobody up.

        Whatever is wrong with a table is wrong with it alone.
        """
        events = await self._store.load(table_id)
        if not events:
            raise UnknownTableError(f"there is no table {table_id!r}")
        try:
            return self._paced(await in_steps(Table.loading(table_id, map(decode, events))))
        except Exception as error:
            log.error("table cannot be read", table=table_id, why=str(error))
            raise DamagedTableError(f"table {table_id} makes no match: {error}") from error

    def _paced(self, table: Table) -> Table:
        """Tell a table how long this server counts down."""
        table.pacing.countdown_seconds = self.config.countdown
        return table

    async def find(self, table_id: str) -> LiveTable:
        """Return a table as it is in the store, from memory if that is the same."""
        live = self._tables.get(table_id)
        if live is None:
            live = await self._fetch(table_id)
        else:
            with suppress(StoreError):  # what we know can be looked at
                if await self._store.behind({table_id: live.table.stored}):
                    await self._catch_up(live)
        live.used = time.monotonic()
        return live

    async def _fetch(self, table_id: str) -> LiveTable:
        """Load a table once, however many ask for it meanwhile."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, loading: asyncio.Task[LiveTable]) -> None:
        del self._loading[table_id]
        if not loading.cancelled() and loading.exception() is None:
            live = loading.result()
            self._follow_curtain(live)
            self._look_ahead(live)

    async def add(self, table: Table) -> LiveTable:
        """Take in a table that was just opened."""
        live = LiveTable(self._paced(table))
        await self.run(live, lambda _table, _now: None)
        self._tables[table.id] = live
        return live

    async def glances(self, tables: Sequence[str]) -> dict[str, Glance]:
        """Return the tables that there are of these at a glance; none of them is loaded."""
        found = _readable(await self._store.glances(tables))
        now = time.time()
        return {table: glance.as_shown(now) for table, glance in found.items()}

    async def listed(self) -> dict[str, Glance]:
        """Return the tables at which anybody may sit down, the latest first."""
        return _readable(await self._store.listed(time.time() - LISTED_SECONDS, MOST_LISTED))

    async def can_store(self) -> bool:
        """Return whether the store takes a sign of life."""
        try:
            await asyncio.wait_for(self._beat(), STORE_SECONDS)
        except (StoreError, TimeoutError):
            return False
        return True

    async def add_archive(self, table_id: str, events: list[Event]) -> None:
        """Store the events of a match that came from outside; it is loaded when it is looked at."""
        bodies = [encode(event) for event in events]
        await self._store.append(table_id, 0, bodies, Seen(finished=True, seated=True))

    # 2. Doing something at a table

    async def run(
        self, live: LiveTable, command: Command[T], tell: Callable[[T], None] | None = None
    ) -> T:
        """Carry out a command, store what happened, tell who asked, show it; in this order.

        Whoever asked may hang up meanwhile: what was begun is brought to its end.
        """
        task = asyncio.ensure_future(self._run(live, command, tell))
        self._commands.add(task)
        task.add_done_callback(self._commanded)
        return await asyncio.shield(task)

    async def _run(
        self, live: LiveTable, command: Command[T], tell: Callable[[T], None] | None
    ) -> T:
        async with live.lock:
            over_days = live.table.spec.pace == "turns"
            asked_before = live.table.people_asked() if over_days else NOBODY_ASKED
            known = live.table.stored
            try:
                result = await self._carry_out(live, command)
            except OyabunError:
                if live.table.stored != known and self._tables.get(live.table.id) is live:
                    self._present(live)  # what others have done
                raise
            if tell is not None:
                tell(result)
            self._present(live)
            if over_days:
                self._call_people(live, asked_before)
            return result

    async def _carry_out(self, live: LiveTable, command: Command[T]) -> T:
        """Do something and store it; again, on the table as it is then, if others were faster."""
        for _ in range(MOST_TRIES):
            try:
                result = command(live.table, max(time.time(), live.table.last_at))
                await self._store_events(live.table)
            except ConflictError as error:
                self.metrics.conflicts += 1
                await self._find_table(live, error)
            except StoreLostError as error:  # it is stored, or is not: what is there decides
                self.metrics.losses += 1
                await self._find_table(live, error)
            except StoreError as error:
                await self._go_back(live, error)
                raise
            except OyabunError as error:
                if await self._take_in(live):  # it may be right by now
                    continue
                self.metrics.refused.labels(type(error).__name__).inc()
                raise
            except Exception as error:
                await self._go_back(live, error)
                raise
            else:
                return result
        raise ConflictError(f"table {live.table.id} does not come to rest")

    async def _read_again(self, live: LiveTable) -> None:
        """Go back to what is stored, and keep what only this server knows."""
        before = live.table
        live.table = await self._read(before.id)
        live.table.flicks, live.table.physics = before.flicks, before.physics
        live.dismiss_from_freed(generations(before.seats))

    async def _find_table(self, live: LiveTable, error: OyabunError) -> None:
        """Go back to what is stored; where that is lost for long, let everybody connect again."""
        end = time.monotonic() + LOST_SECONDS
        while True:
            try:
                await self._read_again(live)
            except StoreLostError:
                if time.monotonic() < end:
                    await asyncio.sleep(SEARCH_SECONDS)
                    continue
            except OyabunError:  # it was never stored, or cannot be read any more
                pass
            else:
                return
            self._let_go(live)
            raise error

    def _let_go(self, live: LiveTable) -> None:
        """Forget a table that we know other than it is stored; everybody connects again."""
        log.error("table lost", table=live.table.id)
        self._tables.pop(live.table.id, None)
        live.forget_timer()
        for viewer in live.viewers:
            viewer.dismiss("shutdown")

    def _present(self, live: LiveTable) -> None:
        """Show what has happened, and see to what happens next."""
        self._follow_curtain(live)
        self.show(live)
        self._look_ahead(live)

    def _commanded(self, task: asyncio.Task[Any]) -> None:
        self._commands.discard(task)
        task.exception()  # whoever asked has been told, unless they hung up

    async def _store_events(self, table: Table) -> None:
        first, fresh = table.take_fresh()
        if not fresh:
            return
        started = time.perf_counter()
        bodies = [encode(event) for event in fresh]
        await self._store.append(table.id, first, bodies, seen(table))
        self.metrics.storing.observe(time.perf_counter() - started)
        for event in fresh:
            if isinstance(event, Moved):
                who = _who(table, event)
                self.metrics.decisions[table.game.key, who] += 1

    async def _go_back(self, live: LiveTable, error: Exception) -> None:
        """Go back to what is stored: something went wrong on the way there."""
        log.error("undone", table=live.table.id, why=str(error), exc_info=error)
        try:
            await self._read_again(live)
        except OyabunError:  # it was never stored, or cannot be read any more
            self._let_go(live)
            return
        self._spawn(self._try_again(live))
        live.albums.clear()
        self.show(live)

    async def _try_again(self, live: LiveTable) -> None:
        """After a while let bots and clocks go on by themselves."""
        await asyncio.sleep(RETRY_SECONDS)
        await self.run(live, lambda _table, _now: None)

    def show(self, live: LiveTable) -> None:
        """Bring everybody who looks up to date; draws once for each pair of eyes."""
        if not live.curtain.is_open():
            return
        if live.table.match is not None:
            started = time.perf_counter()
            moment = Moment(live.table, live.here)
            for eyes in live.looking:
                live.album(eyes).draw(moment)
            self.metrics.drawing.observe(time.perf_counter() - started)
        live.wake_all()

    def picture(self, live: LiveTable, eyes: Eyes) -> Picture:
        """Return what these eyes see now. Call it only while nothing is being stored."""
        return live.album(eyes).draw(Moment(live.table, live.here))

    async def look(self, live: LiveTable, eyes: Eyes) -> Picture:
        """Return what these eyes see, once it may be seen."""
        await live.curtain.opened()
        async with live.lock:
            return self.picture(live, eyes)

    async def refresh(self, live: LiveTable) -> None:
        """Show who has come or gone."""
        async with live.lock:
            self.show(live)

    async def welcome(self, live: LiveTable, viewer: Onlooker) -> None:
        """Let somebody in; the others hear of it only if they see somebody new."""
        if live.let_in(viewer):
            await self.refresh(live)
            return
        async with live.lock:
            if live.table.match is not None and live.curtain.is_open():
                self.picture(live, viewer.eyes)
        live.wake_all()

    async def part(self, live: LiveTable, viewer: Onlooker) -> None:
        """Let somebody go, in the same way."""
        if live.let_out(viewer) and not self.closing:
            await self.refresh(live)
        elif viewer.eyes.seat is None:
            live.wake_all()

    def _follow_curtain(self, live: LiveTable) -> None:
        """Hide the table as long as everybody counts down."""
        seconds = live.table.pacing.hidden_until - time.time()
        if seconds <= 0 or not live.curtain.is_open():
            return
        live.curtain.close()
        for viewer in live.viewers:
            viewer.count_down(seconds)
        self._spawn(self._raise_curtain(live))

    async def _raise_curtain(self, live: LiveTable) -> None:
        while (seconds := live.table.pacing.hidden_until - time.time()) > 0:
            await asyncio.sleep(seconds)
        live.curtain.open()
        await self.refresh(live)

    # 3. What happens by itself

    def _look_ahead(self, live: LiveTable) -> None:
        """See to what happens next by itself, where that is ours to do."""
        live.forget_timer()
        if self.closing or live.table.id in self._resuming:
            return
        if self._store.holds(live.table.id):
            self._set_timer(live, live.table.next_instant(), self._tick)
            self._ask_workers(live)
        elif live.viewers:
            self._set_timer(live, live.table.opens_at(), self._look_on)

    def _ask_workers(self, live: LiveTable) -> None:
        """Let bots think, bodies fall, and people hesitate who have nothing to choose."""
        if live.table.throws_bodies() and not self._fallers_ready:
            self._fallers_ready = True
            self._spawn(self._fallers.ask(get_ready))
        tossing = live.table.tossing
        if tossing is not None and tossing.by == BY_PHYSICS and tossing != live.falling:
            live.falling = tossing
            self._spawn(self._let_fall(live, tossing))
        for asked in live.table.bots_asked():
            if asked not in live.thinking:
                live.thinking.add(asked)
                self._spawn(self._let_think(live, asked))
        for forced in live.table.forced():
            if forced not in live.hesitating:
                live.hesitating.add(forced)
                self._spawn(self._let_hesitate(live, forced))

    def _set_timer(
        self,
        live: LiveTable,
        instant: float | None,
        what: Callable[[LiveTable], Coroutine[Any, Any, None]],
    ) -> None:
        if instant is not None:
            delay = max(0.0, instant - time.time())
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._spawn(what(live)))

    async def _look_on(self, live: LiveTable) -> None:
        """Show that somebody may begin to throw at a table that another server looks after."""
        live.table.look(time.time())
        await self.refresh(live)

    async def _tick(self, live: LiveTable) -> None:
        await self.run(live, lambda table, now: table.tick(now))

    async def _let_think(self, live: LiveTable, asked: Asked) -> None:
        """Let a bot answer; the answer comes no sooner for having been easy."""
        try:
            await live.curtain.opened()
            if asked not in live.table.bots_asked():
                return
            move = await unhurried(self._think(live.table, asked), self._beats(live.table, asked))
        finally:
            live.thinking.discard(asked)
        await self.run(live, lambda table, now: table.play_bot(asked, move, now))

    async def _think(self, table: Table, asked: Asked) -> int:
        started, seed = time.perf_counter(), secrets.randbits(SEED_BITS)
        workers = self.config.bot_workers
        task = make_task(table, asked, seed, workers=workers, now=time.time())
        move = await self._thinkers.ask(think, task)
        self.metrics.thinking.observe(time.perf_counter() - started)
        return move

    def _beats(self, table: Table, asked: Asked) -> Iterator[float]:
        """Return after how long a bot may answer, and may again if it was not ready by then.

        All are drawn, the same for all that it may hold.
        """
        usual = self.config.bot_delay
        yield self._pause(table) + usual * MUSING.get(asked.bot, 0.0) * _dice.uniform(1.0, 1.5)
        while True:
            yield usual * _dice.uniform(0.5, 1.0)

    async def _let_hesitate(self, live: LiveTable, forced: Forced) -> None:
        """Spare somebody the click on the only choice."""
        try:
            await live.curtain.opened()
            await asyncio.sleep(self._hesitation(live.table, forced.seat))
        finally:
            live.hesitating.discard(forced)
        await self.run(live, lambda table, now: table.play_forced(forced, now))

    def _hesitation(self, table: Table, seat: int) -> float:
        """Return how long an only choice waits: drawn, so that others cannot tell that it was one.

        Where only bots look on there is nobody to hide it from.
        """
        people = [its for at, its in enumerate(table.seats) if its.kind == "person" and at != seat]
        if not people:
            return self._pause(table)
        return self.config.bot_delay * _dice.uniform(*HESITATION[table.spec.pace])

    async def _let_fall(self, live: LiveTable, tossing: Tossing) -> None:
        """Let thrown pieces fall; where that cannot be done, the table of chances decides later."""
        await live.curtain.opened()
        table = live.table
        assert table.match is not None, "only a running match asks"
        falling = make_falling(tossing, table.match.entries, table.flicks)
        flight = await self._fallers.ask(fall, falling)
        await self.run(live, lambda table, now: table.land(tossing, flight, now))

    def _pause(self, table: Table) -> float:
        """Return how long a bot waits at least: people want to read what happened before."""
        assert table.match is not None, "only a running match asks"
        share = min(LONGEST_PAUSE, max(1.0, told_lately(table.match) * READING_SHARE))
        return self.config.bot_delay * share

    def _call_people(self, live: LiveTable, before: frozenset[tuple[int, int]]) -> None:
        """Call those who are asked since just now and look elsewhere, where one plays over days."""
        table, here = live.table, live.here
        for seat, _ in table.people_asked() - before:
            for browser in table.seats[seat].browsers if seat not in here else ():
                self._spawn(self._call(live, browser))

    async def _call(self, live: LiveTable, browser: Subscribed) -> None:
        await live.curtain.opened()
        others = [name for seat, name in enumerate(live.table.names()) if seat != browser.seat]
        words = page_texts(browser.language)
        message = {
            "title": live.table.game.title,
            "body": words.word("push-turn", names=", ".join(others)),
            "table": live.table.id,
        }
        if not await self.push.call(browser, message):
            gone = (browser.seat, browser.endpoint)
            await self.run(live, lambda table, now: table.unsubscribe(*gone, now))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())


def _resume(table: Table, now: float, *, alive: float | None) -> None:
    """Return the time since a server last lived; a table that was left on purpose needs none."""
    if alive is not None:
        table.resume(alive, now)


def _readable(stored: dict[str, bytes]) -> dict[str, Glance]:
    found = {table: read_glance(body) for table, body in stored.items()}
    return {table: glance for table, glance in found.items() if glance is not None}


def _days_before(now: float, days: float) -> float:
    """Return the instant so many days ago; the beginning of time for none."""
    return now - days * A_DAY if days else 0.0


def _who(table: Table, event: Moved) -> str:
    if event.seat < 0:
        return "chance"
    return "bot" if table.seats[event.seat].bot else "person"

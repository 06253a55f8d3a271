"""What nobody looks at any more is gone, without anybody having to look for it."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
import uvicorn

from oyabun.bench.web.serving import free_port
from oyabun.service import Table
from oyabun.storage import SqliteStore
from oyabun.web.config import Config
from oyabun.web.hub import Hub
from oyabun.web.limits import front_doors
from oyabun.web.live import OVER_SECONDS, LiveTable
from oyabun.web.protocols import WatchedSettings
from oyabun.web.server import at_the_door, create_app
from tests.web import asking
from tests.web.serving import PATIENCE, OpenTable, whose_turn

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class ServerHere:
    """A server in a thread of this process, so that we can look inside."""

    def __init__(self, folder: Path) -> None:
        self.config = Config(port=free_port(), data=folder / "tables.db", rate=1000, burst=1000)
        self.url = f"http://127.0.0.1:{self.config.port}"
        self.app = create_app(self.config, SqliteStore(self.config.data))
        doors, _ = front_doors(100, 100, "")
        door = at_the_door(self.app)
        settings = WatchedSettings(
            door, self.config, doors, port=self.config.port, log_config=None, access_log=False
        )
        self._server = uvicorn.Server(settings)
        self._thread = Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def open(self) -> OpenTable:
        body = {"game": "kamiza", "seats": [{"kind": "open"}] * 3}
        answer = asking.post(f"{self.url}/api/tables", json=body, timeout=PATIENCE)
        return OpenTable(self, answer.json())  # type: ignore[arg-type]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[ServerHere]:
    server = ServerHere(tmp_path)
    gc.collect()
    gc.disable()
    yield server
    gc.enable()
    server.stop()


def put_away(server: ServerHere) -> list[weakref.ref[LiveTable]]:
    """Let the server put every table away, as it does after a while."""
    for live in server.hub._tables.values():
        live.used = -1e9
    known = [weakref.ref(live) for live in server.hub._tables.values()]
    while server.hub._tables:
        time.sleep(0.1)
    return known


def test_a_table_that_was_put_away_takes_no_memory_any_more(here: ServerHere) -> None:
    for _ in range(3):
        table = here.open().start()
        people = [table.connect(seat) for seat in range(3)]
        for _ in range(6):
            whose_turn(people).move()
        for person in people:
            person.hang_up()
    while here.hub.metrics.sockets._value.get():
        time.sleep(0.01)
    known = put_away(here)
    assert len(known) == 3
    assert [table for table in known if table() is not None] == []


def test_who_leaves_leaves_only_the_last_picture_behind(here: ServerHere) -> None:
    table = here.open().start()
    people = [table.connect(seat) for seat in range(3)]
    for _ in range(6):
        whose_turn(people).move()
    (live,) = here.hub._tables.values()
    assert max(len(album._pictures) for album in live.albums.values()) > 1
    for person in people:
        person.hang_up()
    while here.hub.metrics.sockets._value.get():
        time.sleep(0.01)
    assert {len(album._pictures) for album in live.albums.values()} == {1}


def test_a_table_is_put_away_sooner_when_its_match_is_over(
    here: ServerHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.open().start()
    (live,) = here.hub._tables.values()
    live.used -= OVER_SECONDS + 1
    assert not live.idle(here.hub._store)
    monkeypatch.setattr(Table, "stage", "finished")
    assert live.idle(here.hub._store)

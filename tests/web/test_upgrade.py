"""Servers of two versions side by side, as while a host upgrades them in turn."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

import oyabun
from oyabun.bench.postgres import Postgres
from oyabun.web.config import Config
from tests.web import asking
from tests.web.serving import Person, Server, whose_turn
from tests.web.test_proxy import proxied
from tests.web.test_servers import at, looking, moves_of

LEFT_OUT = shutil.ignore_patterns("client", "*.so", "__pycache__")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


@pytest.fixture(scope="module")
def next_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program as it may be one day: other pages, and events that say more."""
    folder = tmp_path_factory.mktemp("next")
    program = folder / "oyabun"
    shutil.copytree(Path(oyabun.__path__[0]), program, ignore=LEFT_OUT)
    with (program / "web" / "static" / "app.js").open("a") as script:
        script.write("\n// Pages of the next version.\n")
    change(
        program / "service" / "events.py",
        "    return _encoder.encode(event)\n",
        '    return _encoder.encode(event)[:-1] + b\',"told":"by the next version"}\'\n',
    )
    return folder


def become(config: Config, *, log: Path, program: Path) -> None:
    """Go on as a server of another version, as `oyabun serve` of that version would."""
    settings = {f"OYABUN_{name.upper()}": str(value) for name, value in asdict(config).items()}
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 2)
    words = [sys.executable, "-m", "oyabun.cli", "serve"]
    environment = {**os.environ, **settings, "PYTHONPATH": str(program)}
    os.execve(sys.executable, words, environment)  # noqa: S606 - the same process goes on


def upgrade(server: Server, program: Path) -> None:
    """Stop a server, and start the next version in its place."""
    assert server.stop() == 0
    server.serve = partial(become, log=server.log, program=program)
    server.start()


def version_of(server: Server) -> str:
    lines = asking.get(f"{server.url}/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("oyabun_build_info"))


@pytest.fixture
def servers(
    tmp_path: Path, postgres: Postgres, request: pytest.FixtureRequest
) -> Iterator[list[Server]]:
    """Two servers of this version on a database of their own."""
    database = postgres.create(request.node.name[:40])
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    running = [Server(folder, database=database) for folder in folders]
    yield running
    for server in running:
        server.kill()


def test_a_match_is_played_on_servers_of_two_versions_and_then_of_the_next(
    servers: list[Server], next_version: Path
) -> None:
    one, two = servers
    table = one.open("open", "open", "bot").start()
    upgrade(two, next_version)
    assert version_of(one) != version_of(two)
    people = [looking(server, table, seat) for seat, server in enumerate((one, two))]
    for _ in range(6):
        assert whose_turn(people).move()["type"] == "accepted"
    whose_turn(people)
    for seat in range(2):
        here, there = (at(server, table).get(seat)["position"] for server in servers)
        assert (here["log"], here["ply"]) == (there["log"], there["ply"])
    upgrade(one, next_version)
    assert people[0].wait_closed() is not None
    people[0] = looking(two, table, 0)
    assert whose_turn(people).move()["type"] == "accepted"
    assert len(moves_of(two, table)) == 7
    tellers = {move.get("told") for move in moves_of(two, table, people=False)}
    assert tellers == {None, "by the next version"}, "both versions have moved"


def test_a_page_of_another_version_is_told_to_load_again(servers: list[Server]) -> None:
    table = servers[0].open().start()
    late = Person(table, table.token(0), "&built=/static/000000000000")
    assert late.hear() == {"type": "bye", "reason": "upgrade"}
    page = asking.get(f"{servers[0].url}/").text
    built = page.partition('data-static="')[2].partition('"')[0]
    Person(table, table.token(0), f"&built={built}").hear_until("snapshot")


def test_pages_of_both_versions_find_what_they_are_made_of_behind_the_proxy(
    servers: list[Server], next_version: Path, tmp_path: Path
) -> None:
    upgrade(servers[1], next_version)
    pages = [asking.get(f"{server.url}/").text for server in servers]
    built = [page.partition('data-static="')[2].partition('"')[0] for page in pages]
    assert built[0] != built[1]
    with proxied(tmp_path, servers) as proxy:
        scripts = [proxy.client.get(f"{address}/app.js").text for address in built]
        assert proxy.client.get("/static/000000000000/app.js").status_code == 404
    assert scripts[1] == f"{scripts[0]}\n// Pages of the next version.\n"

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.serving import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server of one's own, with settings of one's own."""
    running: list[Server] = []

    def start(**settings: Any) -> Server:
        running.append(Server(tmp_path, **settings))
        return running[-1]

    yield start
    for server in running:
        server.kill()


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while Person.connected:
        Person.connected.pop().hang_up()

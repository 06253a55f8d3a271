from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.serving import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    if running.process.is_alive():
        assert running.stop() == 0


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while Person.connected:
        Person.connected.pop().close()

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from oyabun.bench.postgres import NoPostgresError, Postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a process; where none can start they skip and say why."""
    try:
        server = Postgres(durable=False)
    except NoPostgresError as error:
        pytest.skip(str(error))
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.create(f"tables_{next(_numbers)}")

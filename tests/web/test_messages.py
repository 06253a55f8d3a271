"""Whatever a client sends, it gets an answer, and the table is as it was or one legal move on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.serving import Person, Server

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
kinds = st.sampled_from(
    ["move", "take_back", "chat", "return", "resync", "ping", "skill", "snapshot", ""]
)
likely = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "ply": st.integers(-1, 40) | json_values,
        "move": st.integers(-1, 60) | json_values,
        "key": st.text(max_size=70) | json_values,
        "words": st.text(max_size=90) | json_values,
        "text": st.text(max_size=310) | json_values,
        "value": st.floats() | json_values,
    },
)
texts = st.one_of(likely.map(json.dumps), json_values.map(json.dumps), st.text(max_size=200))


@pytest.fixture(scope="module")
def talker(server: Server) -> Iterator[Person]:
    person = server.open("open", "bot", "bot").start().connect(0)
    Person.connected.remove(person)
    person.hear_until("snapshot")
    yield person
    person.hang_up()


@given(text=texts)
@settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_any_message_is_answered_and_the_connection_goes_on(talker: Person, text: str) -> None:
    before = len(talker.heard)
    talker.send(text)
    talker.hear_all()
    kinds_heard = {message["type"] for message in talker.heard[before:]}
    known = {"snapshot", "diff", "accepted", "refused", "chat", "pong", "skill", "countdown"}
    assert kinds_heard <= known
    for message in talker.heard[before:]:
        if message["type"] == "refused":
            assert message["error"].endswith("Error")
            assert message["error"] != "OyabunError"

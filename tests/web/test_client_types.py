"""The client reads and writes exactly the messages that the server writes and reads."""

from __future__ import annotations

from pathlib import Path

import pytest

import oyabun.web
from oyabun.web.messages import ClientMessage, Ended, ReplayPosition, ServerMessage, ShownHints
from tests.kit import assert_golden
from tests.web.typescript import typescript

MESSAGES = Path(oyabun.web.__path__[0]) / "client" / "src" / "messages.ts"


@pytest.mark.golden
def test_the_types_of_the_client_are_those_of_the_server() -> None:
    unions = {"FromServer": ServerMessage, "FromClient": ClientMessage}
    assert_golden(MESSAGES, typescript(unions, ReplayPosition, Ended, ShownHints))

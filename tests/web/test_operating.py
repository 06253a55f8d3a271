"""What operators are given names things that servers really tell."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.web import asking
from tests.web.serving import Server, whose_turn

OPERATING = Path(__file__).parents[2] / "docs" / "operating"
NAME = re.compile(r"\b(?:oyabun|process)_[a-z_]+\b")


@pytest.mark.parametrize("file", ["oyabun.rules.yml", "grafana.json"])
def test_every_metric_of_rules_and_dashboard_is_told_by_a_server(server: Server, file: str) -> None:
    table = server.open().start()
    assert whose_turn([table.connect(seat) for seat in range(3)]).move()["type"] == "accepted"
    asking.get(f"{server.url}/api/tables/nowhere")
    told = set(NAME.findall(asking.get(f"{server.url}/metrics").text))
    named = set(NAME.findall((OPERATING / file).read_text()))
    assert len(named) > 5
    assert named <= told


def test_the_dashboard_can_be_imported() -> None:
    board = json.loads((OPERATING / "grafana.json").read_text())
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places) > 8
    assert len({panel["id"] for panel in board["panels"]}) == len(places)
    assert all(target["expr"] for panel in board["panels"] for target in panel["targets"])

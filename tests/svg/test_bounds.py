from __future__ import annotations

import pytest

from oyabun.svg.bounds import boxes, cut_out, together
from oyabun.svg.geometry import Box
from oyabun.svg.scene import Scene, el


def scene() -> Scene:
    card = el(
        "g", el("rect", x=0, y=0, width=10, height=20), key="card", transform="translate(5 5)"
    )
    big = el("g", card, key="big", transform="translate(100 0) scale(2)")
    symbol = el("symbol", el("circle", cx=0, cy=0, r=4), key="dot")
    dot = el("g", el("use", href="#dot", transform="translate(50 60)"), key="spot", needs=(symbol,))
    path = el("g", el("path", d="M10 200h20v-10L5 180Z"), key="line")
    turned = el(
        "g", el("rect", width=4, height=2), key="turned", transform="translate(300 0) rotate(90)"
    )
    return Scene(400, 300, big, dot, path, turned, title="Boxes")


@pytest.mark.parametrize(
    ("key", "box"),
    [
        ("card", (110, 10, 20, 40)),
        ("spot", (46, 56, 8, 8)),
        ("line", (5, 180, 25, 20)),
        ("turned", (298, 0, 2, 4)),
    ],
)
def test_a_part_is_found_where_it_is_drawn(
    key: str, box: tuple[float, float, float, float]
) -> None:
    assert tuple(boxes(scene(), [key])[key]) == pytest.approx(box)


def test_what_is_not_in_the_picture_has_no_box() -> None:
    assert boxes(scene(), ["nobody"]) == {}


def test_a_part_is_cut_out_without_what_lies_elsewhere() -> None:
    found = boxes(scene(), ["spot", "line"])
    cut = cut_out(scene(), together(found.values()).grown(1))
    assert cut.attrs["viewBox"] == "4.0 55.0 51.0 146.0"
    keys = {node.key for node in cut.walk()}
    assert {"spot", "line", "dot"} <= keys
    assert not {"card", "turned"} & keys


def test_boxes_that_touch_nothing_do_not_meet() -> None:
    assert Box(0, 0, 2, 2).meets(Box(1, 1, 5, 5))
    assert not Box(0, 0, 2, 2).meets(Box(2, 0, 2, 2))

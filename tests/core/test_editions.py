"""An edition comes from anybody: it is read within bounds, or refused in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oyabun.core.editions import LARGEST, Boxes, Edition, read_edition
from oyabun.core.errors import EditionError


def edition(**data: Any) -> Edition:
    return read_edition(json.dumps({"id": "test", **data}))


@pytest.mark.parametrize(
    "value", [8, -1, 2**62, 2**63, True, 1.0, "3", None, [3], {"a": 3}], ids=repr
)
def test_a_number_outside_its_range_is_refused_by_name(value: Any) -> None:
    read = edition(values={"boss": value}).reader("Kamiza")
    with pytest.raises(EditionError, match=r"values\.boss of an edition of Kamiza must be") as told:
        read.number("values.boss", 0, 7)
    assert told.value.field == "values.boss"
    assert len(str(told.value)) < 200


def test_lists_have_a_length_and_their_numbers_a_range() -> None:
    read = edition(costs=[1, 2, 9]).reader("Bakuto")
    assert read.numbers("costs", 1, 9) == [1, 2, 9]
    with pytest.raises(EditionError, match=r"costs .* must have 2 numbers, not 3"):
        read.numbers("costs", 1, 9, length=2)
    with pytest.raises(EditionError, match=r"costs\.2 .* from 1 to 3, not 9"):
        read.numbers("costs", 1, 3)


def test_things_in_a_list_are_read_one_by_one_and_named_by_their_place() -> None:
    read = edition(tiles=[{"name": "block"}, {"name": ""}]).reader("Bakuto")
    first, second = read.items("tiles", 30)
    assert first.text("name", 20) == "block"
    with pytest.raises(EditionError, match=r"tiles\.1\.name .* 1 to 20 characters"):
        second.text("name", 20)
    with pytest.raises(EditionError, match="at most 1 items"):
        read.items("tiles", 1)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(EditionError, match=r"values\.boss .* is missing"):
        edition().reader("Kamiza").number("values.boss", 0, 7)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"id": 3}',
        '{"id": ""}',
        '{"id": "' + "x" * 61 + '"}',
        '{"id": "a\\u202eb"}',
        '{"id": "x", "n": Infinity}',
        '{"id": "x", "n": NaN}',
        '{"id": "x", "n": ' + "9" * 5000 + "}",
        '{"id": "x", "n": "\\ud800"}',
        '{"id": "x", "n": ' + "[" * 25 + "]" * 25 + "}",
        '{"id": "x", "n": ' + "[" * 40_000 + "]" * 40_000 + "}",
        '{"id": "x", "n": "' + "x" * LARGEST + '"}',
    ],
    ids=range(14),
)
def test_what_is_no_edition_is_refused(text: str) -> None:
    with pytest.raises(EditionError):
        read_edition(text)


def test_what_is_made_of_an_edition_is_made_once() -> None:
    made: list[tuple[str, int]] = []

    def make(box: Edition, seats: int) -> list[str]:
        made.append((box.id, seats))
        return [box.id]

    boxes = Boxes(make)
    one, other = edition(n=1), edition(n=2)
    assert boxes.of(one, 3) is boxes.of(one, 3)
    assert boxes.of(one, 4) is not boxes.of(one, 3)
    assert boxes.of(other, 3) is not boxes.of(one, 3)
    assert len(made) == 3

"""What is in the box of Bakuto, and editions of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oyabun.core.bits import members
from oyabun.core.editions import Edition, read_edition
from oyabun.core.errors import EditionError
from oyabun.games.bakuto.components import COLOURS, EFFECTS, STAKES, TOKENS, VALUES, Box
from oyabun.games.bakuto.rules.end import district_points, line_points, network_points
from oyabun.games.bakuto.rules.resolution import file_sum
from tests.games.bakuto.table import EDITION, activities, bare_table, cubes, lay, resolved, table


def changed(**values: Any) -> Edition:
    """The shipped edition with other values at some paths: ``districts__owari__blocks=9``."""
    data = json.loads(json.dumps(EDITION.data))
    for path, value in values.items():
        *steps, last = path.split("__")
        at = data
        for step in steps:
            at = at[step.replace("_", "-") if step in ("second_cube", "no_geisha") else step]
        if value is None:
            del at[last]
        else:
            at[last] = value
    return read_edition(json.dumps(data))


@pytest.mark.rule("BAK-C1")
def test_ten_tokens_of_these_values_and_colours() -> None:
    colours = [" ".join(STAKES[one] for one in members(bits)) for bits in COLOURS]
    assert list(zip(TOKENS, VALUES, colours, strict=True)) == [
        ("b1-red", 1, "red"),
        ("b1-green", 1, "green"),
        ("b1-blue", 1, "blue"),
        ("b2-red-green", 2, "red green"),
        ("b2-red-blue", 2, "red blue"),
        ("b2-green-blue", 2, "green blue"),
        ("b3", 3, "red green blue"),
        ("ronin", 0, ""),
        ("burakumin", 0, ""),
        ("geisha", -2, ""),
    ]


@pytest.mark.rule("BAK-C2")
@pytest.mark.parametrize(("seats", "slots"), [(2, 4), (3, 5), (4, 6)])
def test_files_have_as_many_slots_as_players_and_two(seats: int, slots: int) -> None:
    state = bare_table(seats)
    assert len(members(state.box.places)) == 3 * 2 * slots
    assert state.public.free == state.box.places


@pytest.mark.rule("BAK-C2")
def test_slots_of_the_same_number_face_each_other() -> None:
    state = table(4, {"red-a3": "0 ronin", "red-b3": "1 b1-red", "red-b1": "1 b3"})
    resolved(state, "red")
    assert not state.public.owned[1] >> 8 & 1


@pytest.mark.rule("BAK-C3")
def test_nine_districts_have_53_blocks_of_which_10_are_important() -> None:
    box = bare_table(4).box
    assert len(box.blocks) == 9
    assert sum(len(members(blocks)) for blocks in box.blocks) == 53
    assert len(members(box.important)) == 10


@pytest.mark.rule("BAK-C4")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 10), (9, 10)]
)
def test_a_line_scores_by_its_length_and_no_more_than_ten(count: int, points: int) -> None:
    state = bare_table(2)
    activities(state, 0, 0, count)
    assert line_points(state.box, state.public.activities[0]) == points


@pytest.mark.rule("BAK-C5")
def test_thirty_tiles_cost_one_to_three() -> None:
    box = bare_table(2).box
    copies = {name: int(box.tiles >> 4 * at & 15) for at, name in enumerate(EFFECTS)}
    assert sum(copies.values()) == 30
    assert [int(cost) for cost in box.cost] == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]


# Editions


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"districts__owari__blocks": 8}, "districts", "must have 53 blocks in all, not 54"),
    ({"districts__owari__blocks": 6}, "districts", "must have 53 blocks in all, not 52"),
    ({"districts__owari__blocks": 13}, "districts.owari.blocks", "from 1 to 12, not 13"),
    ({"districts__owari__blocks": 0}, "districts.owari.blocks", "from 1 to 12, not 0"),
    ({"districts__owari__important": 8}, "districts.owari.important", "at most the number of its"),
    ({"districts__owari__important": -1}, "districts.owari.important", "from 0 to 12, not -1"),
    ({"districts__owari__points": [12, 13, 3]}, "districts.owari.points", "must not rise"),
    ({"districts__owari__points": [12, 7]}, "districts.owari.points", "must have 3 numbers, not 2"),
    ({"districts__owari__points": [51, 7, 3]}, "districts.owari.points.0", "from 0 to 50, not 51"),
    ({"districts__owari": None}, "districts.owari.blocks", "is missing"),
    ({"activities__sake": 8}, "activities", "must add up to 45, not 44"),
    ({"activities__sake": 16}, "activities.sake", "from 0 to 15, not 16"),
    ({"activity_line": [0, 1, 2, 4, 7, 11]}, "activity_line.5", "from 0 to 10, not 11"),
    ({"activity_line": [0, 1, 2, 4, 3, 10]}, "activity_line", "never go down"),
    ({"activity_line": [1, 1, 2, 4, 7, 10]}, "activity_line", "must begin with 0"),
    ({"network__peek__cost": 4}, "network.peek.cost", "from 1 to 3, not 4"),
    ({"network__peek__cost": 0}, "network.peek.cost", "from 1 to 3, not 0"),
    ({"network__peek__copies": 2}, "network", "must have 30 tiles in all, not 29"),
    ({"network__peek__copies": 10}, "network.peek.copies", "from 0 to 9, not 10"),
    ({"fighter": 2.5}, "fighter", "must be a whole number from 0 to 9, not 2.5"),
    ({"fighter": 10}, "fighter", "from 0 to 9, not 10"),
    ({"fighter": "2"}, "fighter", "must be a whole number"),
]


@pytest.mark.rule("BAK-C3", "BAK-C4", "BAK-C5")
@pytest.mark.parametrize(("values", "field", "why"), WRONG)
def test_a_wrong_number_of_an_edition_is_named_with_what_is_allowed(
    values: dict[str, Any], field: str, why: str
) -> None:
    with pytest.raises(EditionError) as refused:
        Box(changed(**values), 4)
    assert refused.value.field == field
    assert str(refused.value).startswith(f"{field} of an edition of Bakuto")
    assert why in str(refused.value)


@pytest.mark.rule("BAK-C3", "BAK-E1")
def test_an_edition_moves_blocks_and_points_to_other_districts() -> None:
    other = changed(
        districts__owari__blocks=6,
        districts__owari__important=3,
        districts__izumo__blocks=6,
        districts__izumo__points=[20, 10, 5],
    )
    state = bare_table(2, other)
    assert len(members(state.box.blocks[4])) == 6
    assert len(members(state.box.important & state.box.blocks[4])) == 3
    cubes(state, "izumo", 6, 0)
    assert district_points(state.box, state.public) == [20, 0]


@pytest.mark.rule("BAK-N11")
def test_an_edition_gives_the_fighter_another_strength() -> None:
    state = bare_table(2, changed(fighter=5))
    lay(state, "red-a1", "0 b1-red")
    lay(state, "red-a2", "tile fighter")
    assert file_sum(state.box, state.public, 0, 0) == 6


@pytest.mark.rule("BAK-C4", "BAK-E2")
def test_an_edition_changes_lines_and_costs() -> None:
    box = bare_table(2, changed(activity_line=[0, 0, 1, 2, 3, 9], network__peek__cost=3)).box
    assert line_points(box, 0x00052) == 1 + 9
    assert network_points(box, 2 << 4 * EFFECTS.index("peek")) == 6

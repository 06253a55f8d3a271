"""A scene is written as SVG, compared with another, and never says more than it should."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyabun.svg.changes import Add, Put, Remove, Replace, SetAttributes, SetText, apply
from oyabun.svg.scene import DuplicateKeyError, Node, Scene, el

SVG = "{http://www.w3.org/2000/svg}"


def scene(*nodes: Node) -> Scene:
    return Scene(100, 50, *nodes, title="A table", desc="Nothing yet")


def token(key: str, x: float = 0, *children: Node, text: str | None = None) -> Node:
    return el("g", *children, key=key, transform=f"translate({x} 0)", text=text)


def test_a_scene_is_a_standalone_svg_with_a_name_and_a_description() -> None:
    root = ET.fromstring(str(scene(el("circle", r=3.14159))))  # noqa: S314 -- our own text
    assert root.tag == SVG + "svg"
    assert root.get("viewBox") == "0 0 100 50"
    assert root.findtext(SVG + "title") == "A table"
    assert root.findtext(SVG + "desc") == "Nothing yet"
    circle = root.find(SVG + "circle")
    assert circle is not None
    assert circle.get("r") == "3.14"


def test_a_notebook_shows_the_same_svg() -> None:
    picture = scene(el("rect"))
    assert picture._repr_svg_() == str(picture)


@pytest.mark.parametrize("value", [0.0, -0.0, 1e-9, -1e-9])
def test_almost_nothing_is_written_as_zero(value: float) -> None:
    assert el("circle", cx=value).attrs == {"cx": "0"}


def test_python_names_become_svg_names_and_none_vanishes() -> None:
    node = el("path", None, el("g"), stroke_width=2.5, class_="quiet", fill=None, x=3)
    assert node.attrs == {"stroke-width": "2.5", "class": "quiet", "x": "3"}
    assert node.children == (el("g"),)


def test_a_move_is_a_button_that_a_keyboard_reaches() -> None:
    node = el("g", class_="card", move=17, label="Play the Boss")
    assert node.attrs == {
        "class": "card can",
        "aria-label": "Play the Boss",
        "data-move": "17",
        "role": "button",
        "tabindex": "0",
    }


@given(st.text(st.characters()))
def test_no_text_a_person_types_can_break_out(typed: str) -> None:
    root = ET.fromstring(  # noqa: S314 -- our own text
        str(scene(el("text", text=typed, label=typed, title=typed)))
    )
    assert [child.tag for child in root] == [
        SVG + "title",
        SVG + "desc",
        SVG + "defs",
        SVG + "text",
    ]


def test_a_nickname_with_markup_is_shown_as_typed() -> None:
    root = ET.fromstring(str(scene(el("text", text="<b>&\"'\x00"))))  # noqa: S314 -- our own text
    assert root.findtext(SVG + "text") == "<b>&\"'"


def test_two_nodes_with_one_key_are_refused() -> None:
    with pytest.raises(DuplicateKeyError, match="'card'"):
        scene(el("g", token("card"), key="hand"), token("card"))


def test_definitions_are_collected_once_and_in_a_steady_order() -> None:
    wave, fan = el("symbol", key="wave"), el("symbol", key="fan")
    use_wave, use_fan = el("use", href="#wave", needs=(wave,)), el("use", href="#fan", needs=(fan,))
    one = scene(use_wave, use_fan, use_wave)
    other = scene(use_fan, use_wave)
    assert one.root.children[2] == other.root.children[2] == el("defs", fan, wave, key="scene-defs")


def test_a_definition_may_need_another() -> None:
    grain = el("pattern", key="grain")
    card = el("symbol", el("rect", fill="url(#grain)", needs=(grain,)), key="card")
    assert scene(el("use", needs=(card,))).root.children[2].children == (card, grain)


def test_equal_scenes_have_nothing_to_say_to_each_other() -> None:
    assert scene(token("a"), el("rect")).diff(scene(token("a"), el("rect"))) == []


def test_a_piece_that_moves_is_one_small_operation() -> None:
    ops = scene(token("a", 9), token("b")).diff(scene(token("a", 1), token("b")))
    assert ops == [SetAttributes("a", {"transform": "translate(9 0)"})]
    assert json.dumps(ops[0].to_json()) == '["set", "a", {"transform": "translate(9 0)"}]'


def test_a_score_that_changes_is_only_its_text() -> None:
    assert scene(token("a", text="2")).diff(scene(token("a", text="1"))) == [SetText("a", "2")]


def test_a_piece_drawn_on_top_is_moved_alone() -> None:
    before = scene(*map(token, "abcd"))
    assert scene(*map(token, "bcda")).diff(before) == [Put("a", "", None)]


def test_a_card_that_changes_hands_is_kept() -> None:
    before = scene(el("g", token("card"), key="hand"), el("g", key="table"))
    after = scene(el("g", key="hand"), el("g", token("card"), key="table"))
    assert after.diff(before) == [Put("card", "table", None)]


def test_coming_and_going() -> None:
    before, after = scene(token("a"), token("b")), scene(token("c"), token("b"))
    assert after.diff(before) == [Remove("a"), Add("", "b", token("c"))]


def test_what_has_no_key_is_replaced_in_its_place() -> None:
    before, after = scene(token("a", 0, el("rect"))), scene(token("a", 0, el("circle")))
    assert after.diff(before) == [Replace("a/0", el("circle"))]


def test_what_has_no_key_is_changed_in_its_place() -> None:
    before = scene(token("a", 0, el("rect"), el("g", el("text", text="1", fill="red"))))
    after = scene(token("a", 0, el("rect"), el("g", el("text", text="2", fill="blue"))))
    assert after.diff(before) == [SetAttributes("a/1/0", {"fill": "blue"}), SetText("a/1/0", "2")]


def test_what_has_no_key_comes_and_goes_in_its_place() -> None:
    rect, circle, path = el("rect"), el("circle"), el("path")
    before, after = scene(token("a", 0, rect, circle)), scene(token("a", 0, rect, path, circle))
    assert after.diff(before) == [Add("a", "a/1", path)]
    assert before.diff(after) == [Remove("a/1")]


def test_what_has_a_key_comes_and_goes_beside_what_has_none() -> None:
    ground, mark, crest = el("rect"), el("path", key="mark"), el("circle")
    before, after = scene(token("a", 0, ground, crest)), scene(token("a", 0, ground, mark, crest))
    assert after.diff(before) == [Add("a", "a/1", mark)]
    assert before.diff(after) == [Remove("mark")]


def test_what_goes_here_and_comes_there_moves() -> None:
    coin = el("circle", key="coin")
    before = scene(token("a", 0, el("rect", key="x"), coin), token("b", 0, el("rect", key="y")))
    after = scene(token("a", 0, el("rect", key="x")), token("b", 0, el("rect", key="y"), coin))
    assert after.diff(before) == [Put("coin", "b", None)]


def test_what_is_shorter_when_written_anew_is_replaced() -> None:
    many = [el("rect", x=place, fill="red") for place in range(40)]
    moved = [el("rect", x=place, fill="blue", y=1) for place in range(40)]
    (op,) = scene(token("a", 0, *moved)).diff(scene(token("a", 0, *many)))
    assert op == Replace("a", token("a", 0, *moved))


def test_changes_are_written_as_they_are() -> None:
    before, after = scene(token("a"), token("b")), scene(token("c"), token("a", 3))
    written = json.loads(after.write_diff(before))
    assert written == [op.to_json() for op in after.diff(before)]


def test_what_is_taken_out_of_a_leaving_thing_leaves_its_parts_behind() -> None:
    before = scene(token("hand", 0, token("card", 0, token("coin"))), token("table"))
    after = scene(token("card"), token("table"))
    assert after.diff(before) == [Remove("hand"), Remove("coin"), Put("card", "", "table")]
    assert apply(after.diff(before), before.root) == after.root


class Untouchable(tuple[Node, ...]):
    """Children that fail the test when somebody looks at them."""

    __slots__ = ()

    def __len__(self) -> int:
        raise AssertionError("a shared node was looked into")


def test_a_shared_layer_is_not_even_looked_at() -> None:
    layer = el("g", key="map")
    before, after = scene(layer, token("a")), scene(layer, token("a", 5))
    layer.children = Untouchable()
    assert [type(op) for op in after.diff(before)] == [SetAttributes]


def trees(keys: st.SearchStrategy[str | None], depth: int = 2) -> st.SearchStrategy[Node]:
    children = st.lists(trees(keys, depth - 1), max_size=3) if depth else st.just([])
    return st.builds(
        lambda tag, key, x, text, inside: el(tag, *inside, key=key, x=x, text=text),
        st.sampled_from(["g", "a"]),
        keys,
        st.none() | st.integers(0, 2),
        st.none() | st.sampled_from(["one", "two"]),
        children,
    )


def without_duplicates(nodes: list[Node]) -> Scene:
    """The first node with a key keeps it, the others are dropped."""
    seen: set[str] = set()

    def prune(node: Node) -> Node | None:
        if node.key is not None:
            if node.key in seen:
                return None
            seen.add(node.key)
        inside = tuple(kept for kept in map(prune, node.children) if kept is not None)
        return Node(node.tag, node.key, node.attrs, inside, node.text)

    return scene(*(kept for kept in map(prune, nodes) if kept is not None))


few_keys = st.sampled_from("abcdefgh")
keyed = st.lists(trees(few_keys), max_size=4).map(without_duplicates)
mixed = st.lists(trees(st.none() | few_keys), max_size=4).map(without_duplicates)


@given(keyed, keyed)
def test_applying_the_difference_gives_the_new_scene(before: Scene, after: Scene) -> None:
    assert apply(after.diff(before), before.root) == after.root


@given(mixed, mixed)
def test_applying_the_difference_works_when_some_nodes_have_no_key(
    before: Scene, after: Scene
) -> None:
    assert apply(after.diff(before), before.root) == after.root


@given(mixed, mixed)
def test_every_operation_can_be_sent(before: Scene, after: Scene) -> None:
    ops = [op.to_json() for op in after.diff(before)]
    assert json.loads(json.dumps(ops)) == ops
    assert json.loads(after.write_diff(before)) == ops

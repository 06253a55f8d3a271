"""Pictures that no browser draws have the letters of the site."""

from __future__ import annotations

import pytest
import resvg_py

from oyabun.svg.kit import words
from oyabun.svg.png import AS_FILES_HAVE_IT, FOREIGN, OURS, font_files, png
from oyabun.svg.scene import Scene
from oyabun.svg.theme import LIGHT


@pytest.mark.skipif(not font_files(), reason="the client has not been built")
@pytest.mark.parametrize("serif", [False, True])
@pytest.mark.parametrize("text", ["Ōkubo, Chūō", "Le Parrain, à l’œil : 7 × 2 − 1", "Hanako 15 %…"])
def test_words_are_painted_with_our_own_letters_alone(text: str, *, serif: bool) -> None:
    written = words(200, 20, text, 20, LIGHT.text, serif=serif, bold=True)
    scene = str(Scene(400, 40, written, title="Words"))
    ours = resvg_py.svg_to_bytes(
        svg_string=scene.replace(OURS, AS_FILES_HAVE_IT),
        font_files=list(font_files()),
        skip_system_fonts=True,
    )
    others = resvg_py.svg_to_bytes(svg_string=scene.replace(OURS, "'Nobody has this'"))
    assert png(scene) == bytes(ours)
    assert png(scene) != bytes(others)


def test_a_nickname_in_other_letters_is_left_to_the_system() -> None:
    written = words(200, 20, "Ганна", 20, LIGHT.text)
    assert FOREIGN.search(str(Scene(400, 40, written, title="Words")))

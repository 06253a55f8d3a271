"""PNG pictures of scenes, through resvg, in the letters of the site."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import resvg_py

OURS: Final = "'Source Sans 3'"
AS_FILES_HAVE_IT: Final = "'Source Sans 3 ExtraLight'"
"""Under this name a font file that was cut out of the variable font goes, whatever its weight."""
FOREIGN: Final = re.compile(r"[^\u0000-\u024f\u1e00-\u1eff\u2000-\u206f\u20ac\u2212]")
"""What our letters do not have; a nickname may."""


@cache
def font_files() -> tuple[str, ...]:
    """Return the files of our letters; none until the client has been built."""
    folder = Path(str(files("oyabun.svg"))) / "fonts"
    return tuple(sorted(map(str, folder.glob("*.ttf"))))


def png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, `width` pixels wide or as large as it says itself."""
    named = svg.replace(OURS, AS_FILES_HAVE_IT)
    fonts = list(font_files())
    ours_do = bool(fonts) and FOREIGN.search(svg) is None
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=named, width=width, font_files=fonts, skip_system_fonts=ours_do
        )
    )

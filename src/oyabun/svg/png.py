"""PNG pictures of scenes, through the optional resvg."""

from __future__ import annotations


class PngUnavailableError(RuntimeError):
    """The renderer is not installed."""


def png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, `width` pixels wide or as large as it says itself."""
    try:
        import resvg_py
    except ModuleNotFoundError as missing:
        raise PngUnavailableError(
            "PNG pictures need resvg: install it with `pip install resvg-py`, or ask for SVG."
        ) from missing
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))

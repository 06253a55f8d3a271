"""A report as one page that needs nothing but itself: headings, tables and plots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from oyabun.svg.node import escape
from oyabun.svg.theme import DARK, LIGHT, SANS, SERIF, Theme

STYLE: Final = f"""
body {{ background: var(--paper); color: var(--text); font: 17px/1.5 {SANS}; margin: 0 auto;
  max-width: 60rem; padding: 1.5rem 1rem 4rem; }}
h1, h2 {{ font-family: {SERIF}; line-height: 1.2; }}
h1 {{ font-size: 2rem; margin: 0 0 .5rem; }}
h2 {{ font-size: 1.3rem; margin: 2.5rem 0 .5rem; }}
p.small, td small, caption {{ color: var(--muted); }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ border-bottom: 1px solid var(--fog); padding: .4rem .6rem; text-align: right;
  white-space: nowrap; }}
th:first-child, td:first-child {{ min-width: 9rem; text-align: left; white-space: normal; }}
code {{ background: var(--panel); overflow-wrap: anywhere; padding: .1rem .3rem; }}
figure {{ background: var(--panel); border: 2px solid var(--ink); border-radius: 6px;
  margin: 1rem 0; padding: 1rem; }}
figure img {{ height: auto; max-width: 100%; }}
svg {{ display: block; font: 16px {SANS}; height: auto; margin: 0 auto; max-width: 36rem;
  width: 100%; }}
svg text {{ fill: var(--text); }}
svg .figure {{ text-anchor: end; }}
svg .tick {{ fill: var(--muted); font-size: 13px; text-anchor: middle; }}
svg .interval {{ stroke: var(--indigo); stroke-linecap: round; stroke-width: 3; }}
svg .point {{ fill: var(--indigo); stroke: var(--panel); stroke-width: 2; }}
svg .bar {{ fill: var(--indigo); }}
svg .mark {{ stroke: var(--muted); stroke-dasharray: 3 4; }}
svg .axis {{ stroke: var(--ink); stroke-width: 2; }}
"""


def page(title: str, lead: str, sections: Iterable[str], language: str) -> str:
    """Return a whole page; title and lead are plain text, the sections HTML."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_colours()}{STYLE}</style>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(lead)}</p>\n{''.join(sections)}</html>\n"
    )


def _colours() -> str:
    return (
        f":root {{ color-scheme: light dark; {_variables(LIGHT)} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} }} }}"
    )


def _variables(theme: Theme) -> str:
    used = ("paper", "panel", "ink", "text", "fog", "muted", "indigo")
    return " ".join(f"--{name}: {getattr(theme, name)};" for name in used)


def figure(title: str, text: str, svg: str) -> str:
    """Return a heading, a sentence and a plot, where there is one."""
    plot = f"<figure>{svg}</figure>\n" if svg else ""
    return f"<h2>{escape(title)}</h2>\n<p>{escape(text)}</p>\n{plot}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of plain texts."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll" tabindex="0"><table><tr>{head}</tr>{body}</table></div>\n'

"""The command ``oyabun``: every error is one sentence on stderr and a non-zero exit."""

from __future__ import annotations

import sys
from inspect import signature
from typing import TYPE_CHECKING

from oyabun.core.errors import OyabunError

if TYPE_CHECKING:
    from typer import Typer

FAILED = 2
INTERRUPTED = 130
LONGEST_WORD = 200
"""Letters of a word that are said again, of whatever was typed or read."""


def main() -> None:
    """Run the command that the terminal asks for."""
    from typer.exceptions import Abort, TyperException

    from oyabun.cli.app import app

    if len(sys.argv) == 1 or sys.argv[-1] == "--help":
        name_games(app, sys.argv[1:])
    try:
        status = app(standalone_mode=False)
    except (OyabunError, TyperException) as error:
        sentence = error.format_message() if isinstance(error, TyperException) else str(error)
        complain(sentence)
        sys.exit(FAILED)
    except OSError as error:
        complain(f"{error.filename or 'the output'}: {error.strerror}")
        sys.exit(FAILED)
    except (Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    sys.exit(status if isinstance(status, int) else 0)


def name_games(app: Typer, asked: list[str]) -> None:
    """Let the help that is asked for say which games there are; nothing else has to load them."""
    from oyabun.cli.games import told_in_short

    if len(asked) < 2:
        app.info.epilog = f"{told_in_short()}\n\n{app.info.epilog}"
        return
    for command in app.registered_commands:
        called = command.callback
        if called and called.__name__ == asked[0] and "game" in signature(called).parameters:
            command.epilog = f"{told_in_short()}\n\n{command.epilog}"


def complain(sentence: str) -> None:
    """Say what went wrong."""
    words = [
        word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"
        for word in sentence.split()
    ]
    sys.stderr.write(f"oyabun: {' '.join(words)}\n")

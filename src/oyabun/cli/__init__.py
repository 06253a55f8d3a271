"""The command ``oyabun``: every error is one sentence on stderr and a non-zero exit."""

from __future__ import annotations

import sys

from oyabun.core.errors import OyabunError

FAILED = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command that the terminal asks for."""
    from typer.exceptions import Abort, TyperException

    from oyabun.cli.app import app

    if sys.argv[1:] in ([], ["--help"]):
        from oyabun.cli.games import told_in_short

        app.info.epilog = f"{told_in_short()}\n\n{app.info.epilog}"
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


def complain(sentence: str) -> None:
    """Say what went wrong."""
    sys.stderr.write(f"oyabun: {' '.join(sentence.split())}\n")

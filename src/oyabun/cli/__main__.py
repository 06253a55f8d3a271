"""``python -m oyabun.cli`` is ``oyabun``."""

from __future__ import annotations

from oyabun.cli import main

if __name__ == "__main__":
    main()

"""`python -m oyabun.svg FILE` writes the specimen sheet."""

from __future__ import annotations

import argparse
from pathlib import Path

from oyabun.svg.png import png
from oyabun.svg.specimen import sheet


def main() -> None:
    """Write the sheet as .svg or .png."""
    parser = argparse.ArgumentParser(prog="python -m oyabun.svg", description=main.__doc__)
    parser.add_argument("file", type=Path, help="where to write: FILE.svg or FILE.png")
    parser.add_argument("--width", type=int, help="pixels, for PNG")
    arguments = parser.parse_args()
    if arguments.file.suffix == ".png":
        arguments.file.write_bytes(png(str(sheet()), arguments.width))
    else:
        arguments.file.write_text(str(sheet()), encoding="utf-8")


if __name__ == "__main__":
    main()

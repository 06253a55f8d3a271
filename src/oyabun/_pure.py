"""Load the sources of this package even where compiled modules lie beside them.

With `OYABUN_PURE=1` in the environment the debugger, coverage and the tests see plain Python.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds modules of this package by their `.py`, before anybody looks for a library."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the source file, or None to let the usual finders go on."""
        if path is None or not fullname.startswith("oyabun."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Ask this finder first, from now on."""
    sys.meta_path.insert(0, SourceFinder())

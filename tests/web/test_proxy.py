"""Two servers and one database behind nginx, set up as docs/hosting.md says."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import WebSocketException

from oyabun.bench.postgres import Postgres
from oyabun.bench.web.serving import free_port
from oyabun.web.config import Config
from tests.web.serving import PATIENCE, OpenTable, Person, Server, whose_turn

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")


class Proxy:
    """What people behind a proxy know of the servers: one address."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.config = Config(port=port)
        self.url = f"https://127.0.0.1:{port}"
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.client = httpx.Client(base_url=self.url, verify=self.trust, timeout=PATIENCE)

    def open(self, **choices: Any) -> ProxiedTable:
        body = {"game": "kamiza", "seats": [{"kind": "open"}] * 3, **choices}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return ProxiedTable(self, answer.json())


class ProxiedTable(OpenTable):
    """A table that has begun, reached through the proxy."""

    def __init__(self, proxy: Any, opened: dict[str, Any]) -> None:
        super().__init__(proxy, opened)
        self.proxy: Proxy = proxy
        self.tokens = [self._accept(link) for link in opened["seat_links"]]
        cookies = {"Cookie": f"tables={self.id}..{self.host}"}
        begun = proxy.client.post(f"/api/tables/{self.id}/start", headers=cookies, json={})
        assert begun.status_code == 200, begun.text

    def _accept(self, link: str) -> str:
        assert link.startswith(f"{self.proxy.url}/"), "invitations carry the proxy's address"
        taken = httpx.post(link, verify=self.proxy.trust, timeout=PATIENCE)
        assert taken.status_code == 303, taken.text
        return taken.cookies["tables"].split(".")[1]

    def come(self) -> list[Person]:
        """Connect all three, as their pages do: again and again until somebody answers."""
        return [self._come(seat) for seat in range(3)]

    def _come(self, seat: int) -> Person:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                person = Person(self, self.tokens[seat], trust=self.proxy.trust)
                person.hear_until("snapshot")
            except (OSError, WebSocketException):
                assert time.monotonic() < end
                time.sleep(0.1)
            else:
                return person


def configure(folder: Path, port: int, servers: list[Server]) -> Path:
    """The configuration of the documents, with our addresses in it."""
    found = re.search(r"^```nginx\n(.*?)^```$", HOSTING.read_text(), re.M | re.S)
    assert found is not None
    text = found[1]
    for old, new in (
        ("10.0.0.1:8000", f"127.0.0.1:{servers[0].config.port}"),
        ("10.0.0.2:8000", f"127.0.0.1:{servers[1].config.port}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/play.example.org", f"{folder}/proxy"),
        ("/var/log/nginx/oyabun.log", f"{folder}/access.log"),
    ):
        assert old in text
        text = text.replace(old, new)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\n{places}\n{text}\n}}\n"
    )
    return whole


def write_certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    address = x509.IPAddress(ip_address("127.0.0.1"))
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = serialization.PrivateFormat.PKCS8
    (folder / "proxy.pem").write_bytes(signed.public_bytes(pem))
    (folder / "proxy.key").write_bytes(
        key.private_bytes(pem, private, serialization.NoEncryption())
    )
    return folder / "proxy.pem"


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[Server]]:
    database = postgres.create("proxied")
    running = [Server(tmp_path_factory.mktemp(name), database=database) for name in ("one", "two")]
    yield running
    for server in running:
        server.kill()


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory, servers: list[Server]) -> Iterator[Proxy]:
    with proxied(tmp_path_factory.mktemp("nginx"), servers) as reached:
        yield reached


@contextmanager
def proxied(folder: Path, servers: list[Server]) -> Iterator[Proxy]:
    """Two servers behind nginx, as long as they are looked at."""
    if NGINX is None:
        pytest.skip("nginx is not installed")
    port, certificate = free_port(), write_certificate(folder)
    command = [NGINX, "-p", str(folder), "-c", str(configure(folder, port, servers))]
    with subprocess.Popen([*command, "-e", f"{folder}/error.log"]) as process:
        reached = Proxy(port, certificate)
        end = time.monotonic() + PATIENCE
        while not answers(reached):
            assert process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < end
            time.sleep(0.05)
        yield reached
        reached.client.close()
        assert "/s/" not in (folder / "access.log").read_text()
        process.terminate()


def answers(proxy: Proxy) -> bool:
    try:
        return proxy.client.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def test_people_play_on_when_a_server_behind_the_proxy_is_killed(
    proxy: Proxy, servers: list[Server]
) -> None:
    table = proxy.open()
    people = table.come()
    assert whose_turn(people).move()["type"] == "accepted"
    holding = [server for server in servers if server.number("oyabun_sockets") > 0]
    assert len(holding) == 1, "everybody at a table is at one server"
    assert people[0].panel["outcome"] is None
    holding[0].kill()
    people = table.come()
    assert max(person.ply for person in people) == 1
    assert whose_turn(people).move()["type"] == "accepted"
    holding[0].start()


def test_a_running_match_lives_through_an_upgrade_of_all_servers(
    proxy: Proxy, servers: list[Server]
) -> None:
    table = proxy.open()
    people, moves = table.come(), 0
    for server in servers:
        assert whose_turn(people).move()["type"] == "accepted"
        had = server.number("oyabun_sockets") > 0
        assert server.stop() == 0
        if had:
            for person in people:
                person.wait_closed()
                assert person.heard[-1] == {"type": "bye", "reason": "shutdown"}
            people = table.come()
        assert whose_turn(people).move()["type"] == "accepted"
        server.start()
        moves += 2
    assert sum(person.ply for person in table.come()) == moves


def test_what_is_meant_for_the_host_stays_behind_the_proxy(proxy: Proxy) -> None:
    assert proxy.client.get("/metrics").status_code == 404

"""How fast we are beside other libraries, measured on the same machine in the same run."""

from __future__ import annotations

from oyabun.bench.peers.comparing import Goal, Measured, Missing, PeerRun, compare_peers

__all__ = ["Goal", "Measured", "Missing", "PeerRun", "compare_peers"]

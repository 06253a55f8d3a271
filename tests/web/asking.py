"""Requests to our own servers.

They speak plain HTTP, so nobody's certificates are read first, which would take longer than most
answers.
"""

from __future__ import annotations

import ssl
from functools import partial

import httpx

_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=_NO_CERTIFICATES)
post = partial(httpx.post, verify=_NO_CERTIFICATES)
request = partial(httpx.request, verify=_NO_CERTIFICATES)
Client = partial(httpx.Client, verify=_NO_CERTIFICATES)

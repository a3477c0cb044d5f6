"""Calls of a portal over HTTP, by the standard library alone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from http.client import HTTPException, HTTPResponse
from typing import Any, BinaryIO, Optional, Union
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from .errors import PortalError, read_refusal

_MOST_ATTEMPTS = 4
# Seconds. A portal that asks for more is not waited for: whoever calls decides what to do meanwhile.
_LONGEST_WAIT = 60.0
_CHUNK = 1 << 20


class Connection:
    """One portal, and who calls it."""

    def __init__(self, url: str, key: Optional[str], timeout: float) -> None:
        # Without this, `file:` addresses would open files of this machine.
        if not url.startswith(("https://", "http://")):
            raise ValueError("The address of a portal begins with https:// or http://")
        self.url = url.rstrip("/")
        self._key = key
        self._timeout = timeout

    def action(self, name: str, **given: Any) -> Any:
        """The result of an action that reads. Arguments that are None are left out.

        :raises PortalError:
        """
        body = json.dumps({key: value for key, value in given.items() if value is not None}).encode()
        path = f"/api/3/action/{name}"
        with self.send(path, body=body, headers={"Content-Type": "application/json"}) as answer:
            return json.loads(_read(answer))["result"]

    def json(self, path: str, query: Optional[Mapping[str, Any]] = None, **sending: Any) -> Any:
        """The JSON document at an address. :raises PortalError:"""
        with self.send(path, query, **sending) as answer:
            return json.loads(_read(answer))

    def content(self, path: str, query: Mapping[str, Any]) -> bytes:
        """The bytes at an address. :raises PortalError:"""
        with self.send(path, query) as answer:
            return _read(answer)

    def lines(self, path: str, query: Mapping[str, Any]) -> Iterator[Any]:
        """The values of a document with one JSON value a line, as they arrive. :raises PortalError:"""
        with self.send(path, query) as answer:
            try:
                for line in answer:
                    yield json.loads(line)
            except (HTTPException, OSError, ValueError) as error:
                raise _incomplete(error) from error

    def send(
        self,
        path: str,
        query: Optional[Mapping[str, Any]] = None,
        *,
        body: Union[bytes, BinaryIO, None] = None,
        headers: Optional[Mapping[str, str]] = None,
        changes: bool = False,
    ) -> HTTPResponse:
        """Sends a call: GET, or POST where there is a body. A portal that is busy is asked again, as it says when.

        changes: whether the call changes something; then it is repeated after a 429 alone, which says that nothing
            was done.
        :raises PortalError:
        """
        address = self.url + path + ("?" + urlencode(_written(query)) if query else "")
        for attempt in range(1, _MOST_ATTEMPTS + 1):
            if body is not None and not isinstance(body, bytes):
                body.seek(0)
            request = Request(address, data=body, headers=dict(headers or {}))
            if self._key is not None:
                # An unredirected header never reaches another host.
                request.add_unredirected_header("Authorization", self._key)
            try:
                answer: HTTPResponse = urlopen(request, timeout=self._timeout)
                return answer
            except HTTPError as refusal:
                wait = _wait_after(refusal, attempt)
                is_busy = refusal.code == 429 or (refusal.code == 503 and not changes)
                if not is_busy or attempt == _MOST_ATTEMPTS or wait > _LONGEST_WAIT:
                    raise read_refusal(refusal) from None
                refusal.close()
            except (URLError, HTTPException, OSError) as error:
                reason = getattr(error, "reason", error)
                raise PortalError("unreachable", f"{self.url} does not answer: {reason}") from error
            time.sleep(wait)
        raise AssertionError("the last attempt returns or raises")


def _wait_after(refusal: HTTPError, attempt: int) -> float:
    """Seconds to wait: what the header ``Retry-After`` says (RFC 9110, seconds or a date), else 1, 2, 4."""
    said = refusal.headers.get("Retry-After", "")
    if said.isdigit():
        return float(said)
    try:
        moment = parsedate_to_datetime(said)
    except (TypeError, ValueError):
        return float(2 ** (attempt - 1))
    return max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())


def _written(query: Mapping[str, Any]) -> dict[str, str]:
    """Texts as they are, everything else as JSON; what is None is left out."""
    return {
        name: value if isinstance(value, str) else json.dumps(value)
        for name, value in query.items()
        if value is not None
    }


def _read(answer: HTTPResponse) -> bytes:
    """The whole body. It is read in parts, because a file may be larger than one read of TLS takes."""
    try:
        return b"".join(iter(lambda: answer.read(_CHUNK), b""))
    except (HTTPException, OSError) as error:
        raise _incomplete(error) from error


def _incomplete(error: Exception) -> PortalError:
    return PortalError("incomplete", f"The answer broke off: {error}")

"""What goes wrong, as one class."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Optional
from urllib.error import HTTPError

# A message of a proxy can be a whole page; this much of it is enough to recognise it.
_LONGEST_MESSAGE = 500


class PortalError(Exception):
    """A call that the portal refused, or that did not reach it.

    code: stays, for programs: that of the portal's own calls, such as ``invalid_input``; of actions
        (``/api/3/action``) CKAN's type, such as ``Validation Error``; of failed imports that of the import.
        ``unreachable`` and ``incomplete`` are said by this package, where no whole answer came.
    message: for people; may change.
    fields: the reasons by the name of the field, where single fields are wrong.
    status: the HTTP status; 0 where no answer came.
    info: what else the portal tells, such as ``info["fault"]`` of a query in SQL.
    request_id: quote it when you report a problem.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        fields: Optional[Mapping[str, list[str]]] = None,
        status: int = 0,
        info: Optional[Mapping[str, Any]] = None,
        request_id: Optional[str] = None,
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.fields = dict(fields or {})
        self.status = status
        self.info = dict(info or {})
        self.request_id = request_id


def read_refusal(refusal: HTTPError) -> PortalError:
    """The error in an answer: in the portal's own envelope, in CKAN's, or none that is known."""
    text = refusal.read().decode("utf-8", "replace")
    request_id = refusal.headers.get("X-Request-Id")
    try:
        error = json.loads(text)["error"]
    except (ValueError, KeyError, TypeError):
        error = None
    if not isinstance(error, dict):
        message = text[:_LONGEST_MESSAGE] or refusal.reason
        return PortalError("unknown", message, status=refusal.code, request_id=request_id)
    info = error.get("info")
    if "code" in error:
        code, fields = error["code"], error.get("fields")
    else:
        code = error.get("__type", "unknown")
        fields = {name: reasons for name, reasons in error.items() if isinstance(reasons, list)}
    message = error.get("message") or "; ".join(
        f"{name}: {', '.join(map(str, reasons))}" for name, reasons in (fields or {}).items()
    )
    return PortalError(
        code, message, fields=fields, status=refusal.code, info=info, request_id=request_id
    )

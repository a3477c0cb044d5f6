"""A portal: what it holds, and how files get there."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Callable, Optional, Union

from .connection import Connection
from .dataset import Dataset
from .errors import PortalError
from .frames import Library, frame_of_rows
from .table import Table

Progress = Callable[[str, float], None]
# Seconds between two questions how far an import is.
_PAUSE = 0.5
_PAGE = 100


@dataclass(frozen=True)
class Answer:
    """What a query in SQL answers. Dates and moments in `rows` are texts, as JSON has them."""

    columns: list[str]
    rows: list[dict[str, Any]]
    truncated: bool

    def frame(self, library: Library = "pandas") -> Any:
        """The rows as a data frame. :raises ImportError: where the library is not installed"""
        return frame_of_rows(self.rows, self.columns, library)


@dataclass(frozen=True)
class Import:
    """An import that has ended well: the table, and the report (rows, rows left out, notes, changes)."""

    table: Table
    report: Mapping[str, Any]


class Portal:
    """A portal at an address.

    url: such as ``https://data.example.org``, as the portal itself says it: a key is not sent on to where an
        address leads.
    key: an API key, of the page *Profile*; without one everything that is public is read.
    timeout: seconds that an answer may take to begin or to go on.
    """

    def __init__(self, url: str, key: Optional[str] = None, *, timeout: float = 60.0) -> None:
        self.connection = Connection(url, key, timeout)
        self.url = self.connection.url

    def search(
        self,
        text: str = "",
        *,
        filters: Optional[Mapping[str, str]] = None,
        sort: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Iterator[Dataset]:
        """Datasets by words, the best first; pages are fetched as they are read.

        filters: such as ``{"organization": "labour-office", "tags": "counties", "res_format": "CSV"}``; all hold.
        sort: such as ``"metadata_modified desc"``.
        limit: how many datasets at most.
        :raises PortalError:
        """
        conditions = " ".join(f"+{field}:{_quoted(value)}" for field, value in (filters or {}).items())
        found = 0
        while limit is None or found < limit:
            rows = _PAGE if limit is None else min(_PAGE, limit - found)
            asked = {"q": text or None, "fq": conditions or None, "sort": sort, "rows": rows, "start": found}
            records = self.connection.action("package_search", **asked)["results"]
            for record in records:
                yield Dataset(self, record)
            found += len(records)
            if len(records) < rows:
                return

    def dataset(self, name: str) -> Dataset:
        """A dataset by name or id. :raises PortalError:"""
        return Dataset(self, self.connection.action("package_show", id=name))

    def table(self, name: str) -> Table:
        """A table by id, alias or sku. :raises PortalError:"""
        return Table(self, name)

    def sql(self, query: str) -> Answer:
        """What one SELECT over any tables answers, in PostgreSQL's words. An answer that was cut warns.

        :raises PortalError: with ``info["fault"]``: code, line and column of what is wrong
        """
        result = self.connection.action("datastore_search_sql", sql=query)
        columns = [field["id"] for field in result["fields"]]
        truncated = bool(result.get("records_truncated"))
        if truncated:
            warnings.warn(f"The answer was cut after {len(result['records'])} rows.", stacklevel=2)
        return Answer(columns, result["records"], truncated)

    def upload(
        self,
        file: Union[str, os.PathLike[str]],
        *,
        table: Optional[str] = None,
        dataset: Optional[str] = None,
        title: Optional[str] = None,
        strict: bool = False,
        progress: Optional[Progress] = None,
        timeout: float = 3600.0,
    ) -> Import:
        """Imports a file with the caller's key, and waits until its rows are shown.

        table: the id of the resource that gets the rows, as its next version; or
        dataset: the name of the dataset that gets a new table, called `title`, else like the file.
        strict: fail where a row does not fit, instead of leaving such rows out.
        progress: called with the phase and the fraction done, from 0 to 1.
        timeout: seconds to wait; the import itself goes on.
        :raises PortalError:
        """
        asked = {
            "resource_id": table,
            "package_id": dataset,
            "title": title,
            "filename": os.path.basename(os.fspath(file)),
            "strict": strict,
        }
        with open(file, "rb") as body:
            size = os.fstat(body.fileno()).st_size
            headers = {"Content-Type": "application/octet-stream", "Content-Length": str(size)}
            path = "/api/imports/upload"
            job = self.connection.json(path, asked, body=body, headers=headers, changes=True)
        return self._wait_for(job, progress, time.monotonic() + timeout)

    def _wait_for(self, job: Mapping[str, Any], progress: Optional[Progress], end: float) -> Import:
        while True:
            if progress is not None:
                progress(job["phase"], job["fraction"])
            if job["state"] == "done":
                return Import(self.table(job["resource_id"]), job["report"])
            if job["state"] in ("failed", "cancelled"):
                error = job["error"] or {"code": "cancelled", "message": "The import was cancelled"}
                fields, info = error.get("fields"), error.get("reason")
                raise PortalError(error["code"], error["message"], fields=fields, info=info)
            if time.monotonic() > end:
                raise PortalError("timed_out", f"The import {job['id']} has not ended yet")
            time.sleep(_PAUSE)
            job = self.connection.json(f"/api/imports/{job['id']}")


def _quoted(text: str) -> str:
    """A value of a filter, whatever is in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'

"""A table: its columns, and its rows as dictionaries or as a data frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional, Union
from urllib.parse import quote

from .frames import Library, read_parquet

if TYPE_CHECKING:
    from .dataset import Citation
    from .portal import Answer, Portal

Filters = Union[Mapping[str, Any], Sequence[Mapping[str, Any]]]


@dataclass(frozen=True)
class Column:
    """A column, with what its dictionary says. `info` has everything, translations too."""

    name: str
    type: str
    label: str
    unit: Optional[str]
    notes: Optional[str]
    role: Optional[str]
    info: Mapping[str, Any]


class Table:
    """A table of a portal, made by `Portal.table` and `Dataset.tables`.

    Its columns, rows and citation are those of the version that was there then, `version`. Ask for the table anew to
    get a newer one.
    """

    def __init__(self, portal: Portal, name: str) -> None:
        self._portal = portal
        described = portal.connection.action("datastore_info", id=name)
        meta = described["meta"]
        self.id: str = meta["id"]
        self.row_count: int = meta["count"]
        self.version: int = meta["version"]
        self.columns: list[Column] = [_column(field) for field in described["fields"]]

    def __repr__(self) -> str:
        return f"<Table {self.title!r}: {self.row_count} rows, version {self.version}>"

    @cached_property
    def resource(self) -> Mapping[str, Any]:
        """What the catalogue says of the table."""
        found: Mapping[str, Any] = self._portal.connection.action("resource_show", id=self.id)
        return found

    @property
    def title(self) -> str:
        return str(self.resource.get("title") or self.resource.get("name") or self.id)

    def rows(
        self,
        columns: Optional[Sequence[str]] = None,
        filters: Optional[Filters] = None,
        sort: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> Iterator[dict[str, Any]]:
        """The rows as dictionaries, as they arrive: a table of millions needs no room.

        columns: names, in the wished order; all of them, and `_id`, unless said.
        filters: the value, or list of values, by column: ``{"origin": ["SFO", "OAK"]}``.
        sort: such as ``"rate desc, id"``.
        :raises PortalError: with the code ``gone`` where the rows of the version are no longer kept
        """
        query = self._query("ndjson", columns, filters, sort, limit)
        return self._portal.connection.lines(self._download, query)

    def frame(
        self,
        columns: Optional[Sequence[str]] = None,
        filters: Optional[Filters] = None,
        sort: Optional[str] = None,
        limit: Optional[int] = None,
        *,
        library: Library = "pandas",
    ) -> Any:
        """The same rows as a data frame, with their types. They come as one file in Parquet.

        library: pandas (which reads by pyarrow), polars or pyarrow.
        :raises PortalError: as `rows` does :raises ImportError: where the library is not installed
        """
        query = self._query("parquet", columns, filters, sort, limit)
        return read_parquet(self._portal.connection.content(self._download, query), library)

    def sql(self, query: str) -> Answer:
        """What a SELECT answers that calls this table ``{table}``, as the table is now; see `Portal.sql`.

        :raises PortalError:
        """
        return self._portal.sql(query.replace("{table}", f'"{self.id}"'))

    def cite(self) -> Citation:
        """The citation of its dataset, with the address that gives the rows of this version. :raises PortalError:"""
        address = f"{self._portal.url}/datastore/version/{quote(self.id)}/{self.version}.csv"
        return self._portal.dataset(self.resource["package_id"]).cite(address)

    @property
    def _download(self) -> str:
        return f"/datastore/dump/{quote(self.id)}"

    def _query(
        self,
        format: str,
        columns: Optional[Sequence[str]],
        filters: Optional[Filters],
        sort: Optional[str],
        limit: Optional[int],
    ) -> dict[str, Any]:
        return {
            "format": format,
            "version": self.version,
            "fields": None if columns is None else list(columns),
            "filters": filters,
            "sort": sort,
            "limit": limit,
        }


def _column(field: Mapping[str, Any]) -> Column:
    info = field.get("info") or {}
    return Column(
        name=field["id"],
        type=field["type"],
        label=info.get("label") or field["id"],
        unit=info.get("unit"),
        notes=info.get("notes"),
        role=info.get("role"),
        info=info,
    )

"""A dataset: what the catalogue says of it, its tables, and how it is cited."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional
from urllib.parse import quote

from .table import Table

if TYPE_CHECKING:
    from .portal import Portal


@dataclass(frozen=True)
class Citation:
    """A citation as a sentence and as BibTeX. `address` gives the very rows, where a table is cited."""

    text: str
    bibtex: str
    address: Optional[str] = None

    def __str__(self) -> str:
        return self.text if self.address is None else f"{self.text} Rows: {self.address}"


class Dataset:
    """A dataset of a portal, made by `Portal.search` and `Portal.dataset`. `record` has all that the catalogue says."""

    def __init__(self, portal: Portal, record: Mapping[str, Any]) -> None:
        self._portal = portal
        self.record = record
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.title: str = record.get("title") or self.name
        self.notes: str = record.get("notes") or ""
        self.licence: Optional[str] = record.get("license_title")

    def __repr__(self) -> str:
        return f"<Dataset {self.name}: {self.title!r}>"

    @property
    def url(self) -> str:
        """The address of its page."""
        return f"{self._portal.url}/p/{quote(self.name)}"

    @cached_property
    def tables(self) -> list[Table]:
        """Its tables, in the order of its page; files without a table are left out. :raises PortalError:"""
        resources = self.record.get("resources", [])
        return [self._portal.table(one["id"]) for one in resources if one.get("datastore_active")]

    def cite(self, address: Optional[str] = None) -> Citation:
        """The citation that its page has; with an address that is to stand in it. :raises PortalError:"""
        described = self._portal.connection.json(f"/dataset/{quote(self.id)}/download.json")
        citation = described["citation"]
        return Citation(citation["text"], citation["bibtex"], address)

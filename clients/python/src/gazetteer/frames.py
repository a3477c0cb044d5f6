"""Rows as data frames, by whichever library is installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, Literal, get_args

Library = Literal["pandas", "polars", "pyarrow"]


def read_parquet(content: bytes, library: Library) -> Any:
    """A data frame of a file in Parquet. :raises ImportError: :raises ValueError:"""
    if _known(library) == "pyarrow":
        return _load("pyarrow.parquet").read_table(BytesIO(content))
    if library == "pandas":
        _load("pyarrow")
    return _load(library).read_parquet(BytesIO(content))


def frame_of_rows(rows: Sequence[Mapping[str, Any]], columns: Sequence[str], library: Library) -> Any:
    """A data frame of dictionaries. :raises ImportError: :raises ValueError:"""
    by_column = {column: [row[column] for row in rows] for column in columns}
    if _known(library) == "pyarrow":
        return _load("pyarrow").table(by_column)
    return _load(library).DataFrame(by_column)


def _known(library: Library) -> Library:
    if library not in get_args(Library):
        raise ValueError(f"library: {library!r} is none of {', '.join(get_args(Library))}")
    return library


def _load(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise ImportError(f"A data frame needs {package}: pip install {package}. Rows need nothing.") from error

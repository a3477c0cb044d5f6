"""Datasets and tables of a Gazetteer portal, for notebooks and scripts."""

from .dataset import Citation, Dataset
from .errors import PortalError
from .portal import Answer, Import, Portal
from .table import Column, Table

__all__ = ["Answer", "Citation", "Column", "Dataset", "Import", "Portal", "PortalError", "Table"]

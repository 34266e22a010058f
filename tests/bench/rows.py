"""The shape of what a bench gives: a table whose first row is its heading."""

from __future__ import annotations

from typing import TypeAlias

Rows: TypeAlias = list[tuple[str, ...]]

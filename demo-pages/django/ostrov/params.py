"""Checks params against what a widget declares, and makes of Python's values what a page can carry."""

from __future__ import annotations

import datetime
import enum
import math
import uuid
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Mapping

from django.utils.functional import Promise

from .javascript_values import MAX_SAFE_INTEGER, cut_units, stringify
from .vocabulary import Description, Refused, expect, read_value

#: Characters of a placeholder's JSON that the islands read.
MAX_LENGTH = 65_536
REFUSED_NAMES = frozenset(['__proto__', 'constructor', 'prototype'])


@dataclass(frozen=True)
class Issue:
    """One thing an editor should mend: a wrong or missing param is fatal, an unknown one is not."""

    param: str
    expected: str
    found: str
    is_fatal: bool

    def __str__(self) -> str:
        return f'param {stringify(cut_units(self.param, 80))} expected {self.expected}, found {self.found}.'


def read_params(
    fields: Mapping[str, Description], given: Mapping[str, Any]
) -> tuple[dict[str, Any], list[Issue]]:
    """Values and issues, as ``core/params`` of the islands reads them."""
    values: dict[str, Any] = {}
    issues: list[Issue] = []
    for param, description in fields.items():
        value = given.get(param)
        if value is None or (value == '' and description.get('default') is not None):
            if description['isRequired']:
                issues.append(Issue(param, description['kind'], 'nothing', True))
            values[param] = description.get('default')
            continue
        try:
            values[param] = read_value(description, value)
        except Refused:
            issues.append(Issue(param, expect(description), describe_value(value), True))
    for param in given:
        if param not in fields:
            refused = 'another name: this one is refused' if param in REFUSED_NAMES else None
            known = f'one of {", ".join(fields) or "no params"}'
            issues.append(Issue(param, refused or known, 'an unknown param', False))
    return values, issues


def describe_value(value: Any) -> str:
    """A value as its editor would know it again."""
    try:
        return cut_units(stringify(value), 80)
    except (TypeError, RecursionError):
        return type(value).__name__


def to_json_value(value: Any) -> Any:
    """What a page can carry for a value of Python's: text of markup, lazy texts, decimals and dates. TypeError else."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, enum.Enum):
        return to_json_value(value.value)
    if isinstance(value, (str, Promise)):
        # Also of safe strings: what is markup to Django is text to an island.
        return ''.join(str(value))
    if isinstance(value, Decimal):
        return _write_decimal(value)
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, uuid.UUID):
        return str(value)
    if isinstance(value, int):
        # Beyond that, a browser would read another number.
        return int(value) if abs(value) <= MAX_SAFE_INTEGER else str(int(value))
    if isinstance(value, float) and math.isfinite(value):
        return float(value)
    if isinstance(value, Mapping):
        return {str(key): to_json_value(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [to_json_value(item) for item in value]
    raise TypeError(f'{type(value).__name__} is nothing that a page can carry')


def _write_decimal(value: Decimal) -> str:
    if not value.is_finite():
        raise TypeError(f'{value} is nothing that a page can carry')
    return f'{value:f}'

"""Checks params against what a widget declares, and turns Python values into JSON for the page."""

from __future__ import annotations

import datetime
import enum
import json
import math
import uuid
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Mapping

from django.utils.functional import Promise

from .param_values import Description, Refused, read_value

#: Characters of a placeholder's JSON that the islands read.
MAX_LENGTH = 65_536
MAX_SAFE_INTEGER = 2**53 - 1
REFUSED_NAMES = frozenset(['__proto__', 'constructor', 'prototype'])


@dataclass(frozen=True)
class Issue:
    """One thing an editor should correct: a wrong or missing param is fatal, an unknown one is not."""

    param: str
    expected: str
    found: str
    is_fatal: bool

    def __str__(self) -> str:
        return f'param {describe_value(self.param)} expected {self.expected}, found {self.found}.'


def find_issues(fields: Mapping[str, Description], given: Mapping[str, Any]) -> list[Issue]:
    """What the islands would find wrong with a set of params."""
    issues: list[Issue] = []
    for param, description in fields.items():
        value = given.get(param)
        if value is None or (value == '' and description.get('default') is not None):
            if description['isRequired']:
                issues.append(Issue(param, description['kind'], 'nothing', True))
            continue
        try:
            read_value(description, value)
        except Refused:
            issues.append(Issue(param, description['schema']['description'], describe_value(value), True))
    for param in given:
        if param not in fields:
            refused = 'another name: this one is refused' if param in REFUSED_NAMES else None
            known = f'one of {", ".join(fields) or "no params"}'
            issues.append(Issue(param, refused or known, 'an unknown param', False))
    return issues


def describe_value(value: Any) -> str:
    """A value as its editor would know it again."""
    try:
        text = json.dumps(value, ensure_ascii=False, separators=(',', ':'))
    except (TypeError, ValueError, RecursionError):
        return type(value).__name__
    # Half a surrogate pair can't be sent.
    return text.encode('utf-8', 'backslashreplace').decode('utf-8')[:80]


def to_json_value(value: Any) -> Any:
    """A Python value as JSON: lazy texts, decimals, dates and ids become text. TypeError for anything else."""
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
    raise TypeError(f'a page cannot carry {type(value).__name__}')


def _write_decimal(value: Decimal) -> str:
    if not value.is_finite():
        raise TypeError(f'a page cannot carry {value}')
    return f'{value:f}'

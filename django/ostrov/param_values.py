"""Reads the value of a param and checks it against the JSON Schema that the manifest has of it."""

from __future__ import annotations

import json
import re
from typing import Any

from jsonschema import Draft202012Validator

#: What the manifest says of a param: kind, isRequired, schema, and by kind default, min, max, choices and item.
Description = dict[str, Any]

_INTEGER = re.compile(r'-?[0-9]{1,30}')
_FLAGS = {'true': True, 'false': False, '1': True, '0': False}


class Refused(ValueError):
    """A value that a param does not take."""


def read_value(description: Description, value: Any) -> Any:
    """The value in its own JSON type, or Refused. A manifest of an older build has no schema to refuse by."""
    read = to_own_type(description, value)
    if not Draft202012Validator(description.get('schema', {})).is_valid(read):
        raise Refused
    return read


def to_own_type(description: Description, value: Any) -> Any:
    """Text that a form has stored, as the type that the param is of; what can't be read so stays as it is."""
    kind = description['kind']
    if kind == 'list':
        items = split_list(value) if isinstance(value, str) else value
        if not isinstance(items, (list, tuple)):
            return value
        return [to_own_type(description['item'], item) for item in items]
    if is_number(value):
        return _read_number(kind, value)
    if not isinstance(value, str) or kind in ('text', 'choice', 'image', 'link'):
        return value
    text = value.strip()
    if kind == 'integer':
        return int(text) if _INTEGER.fullmatch(text) else text
    return _FLAGS.get(text.lower(), text) if kind == 'flag' else text


def _read_number(kind: str, number: float) -> Any:
    whole = int(number) if isinstance(number, float) and number.is_integer() else number
    if kind in ('text', 'reference', 'link', 'money'):
        return str(whole)
    return bool(whole) if kind == 'flag' and whole in (0, 1) else whole


def split_list(text: str) -> list[Any]:
    """A list that was stored as text: JSON, or items divided by commas."""
    try:
        parsed = json.loads(text)
        if isinstance(parsed, list):
            return parsed
    except (ValueError, RecursionError):
        pass  # Not JSON: plain items.
    return [part.strip() for part in text.split(',') if part.strip()]


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)

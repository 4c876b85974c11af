"""The closed vocabulary of params, as the islands read it: the same values are taken, refused and named.

``tests/param-cases.generated.json`` is written from the islands' own reading and holds both to each other.
"""

from __future__ import annotations

import re
from typing import Any, Callable

from .javascript_values import (
    MAX_SAFE_INTEGER,
    count_units,
    is_number,
    parse_json,
    trim,
    write_number,
)

Description = dict  # kind, isRequired, and by kind: default, min, max, choices, item

MAX_TEXT = 2000
MAX_REFERENCE = 200
MAX_LIST = 100
_INTEGER = re.compile(r'-?[0-9]+')
_DECIMAL = re.compile(r'([+-]?)([0-9]+)(?:\.([0-9]*))?')
_PICTURE = re.compile(r'(?:/(?![/\\])|https://)[^\t\n\r\\]*')
_FLAGS = {'true': True, 'false': False, '1': True, '0': False}


class Refused(ValueError):
    """A value that a param does not take."""


def read_value(description: Description, value: Any) -> Any:
    """The param's own value from one of the page, or Refused."""
    return _READERS[description['kind']](description, value)


def expect(description: Description) -> str:
    """What a param takes, in the words of the islands' own messages."""
    kind = description['kind']
    if kind == 'text':
        return f'text of at most {description.get("max", MAX_TEXT)} characters'
    if kind == 'integer':
        if description.get('min') is None and description.get('max') is None:
            return 'a whole number'
        low, high = read_limits(description)
        return f'a whole number from {low} to {high}'
    if kind == 'choice':
        return f'one of {", ".join(description["choices"])}'
    if kind == 'list':
        return f'a list of at most {description.get("max", MAX_LIST)}, each {expect(description["item"])}'
    return _EXPECTED[kind]


_EXPECTED = {
    'reference': 'an id',
    'money': 'an amount such as 1234.50',
    'flag': 'true or false',
    'image': 'the address of a picture (/… or https://…)',
}


def _read_plain(value: Any) -> str:
    if isinstance(value, str):
        return value
    if is_number(value):
        return write_number(value)
    raise Refused


def _read_text(description: Description, value: Any) -> str:
    text = _read_plain(value)
    if count_units(text) > description.get('max', MAX_TEXT):
        raise Refused
    return text


def _read_reference(description: Description, value: Any) -> str:
    text = trim(_read_plain(value))
    if not text and description.get('default') != '':
        raise Refused
    if count_units(text) > MAX_REFERENCE:
        raise Refused
    return text


def read_limits(description: Description) -> tuple[int, int]:
    """From which to which whole number; without limits those that JavaScript holds exactly."""
    low, high = description.get('min'), description.get('max')
    return -MAX_SAFE_INTEGER if low is None else low, MAX_SAFE_INTEGER if high is None else high


def _read_integer(description: Description, value: Any) -> int:
    if isinstance(value, str) and _INTEGER.fullmatch(trim(value)):
        digits = trim(value)
        # Beyond that it is unsafe anyway, and Python refuses to read some thousands of digits.
        value = int(digits) if len(digits.lstrip('-0')) < 20 else None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not is_number(value) or isinstance(value, float) or abs(value) > MAX_SAFE_INTEGER:
        raise Refused
    low, high = read_limits(description)
    if not low <= value <= high:
        raise Refused
    return value


def _read_money(description: Description, value: Any) -> int:
    """Minor units; further digits round half away from zero."""
    found = _DECIMAL.fullmatch(trim(_read_plain(value)))
    if not found or len(found[2].lstrip('0')) > 16:
        raise Refused
    fraction = found[3] or ''
    cents = int(found[2] + fraction[:2].ljust(2, '0')) + (1 if fraction[2:3] >= '5' else 0)
    if cents > MAX_SAFE_INTEGER:
        raise Refused
    return -cents if found[1] == '-' else cents


def _read_flag(description: Description, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        value = trim(value).lower()
    elif is_number(value) and value in (0, 1):
        value = str(int(value))
    if not isinstance(value, str) or value not in _FLAGS:
        raise Refused
    return _FLAGS[value]


def _read_choice(description: Description, value: Any) -> str:
    if not isinstance(value, str) or value not in description['choices']:
        raise Refused
    return value


def _read_image(description: Description, value: Any) -> str:
    if not isinstance(value, str):
        raise Refused
    if value != description.get('default') and not _PICTURE.fullmatch(value):
        raise Refused
    return value


def _read_list(description: Description, value: Any) -> list:
    items = split_list(value) if isinstance(value, str) else value
    if not isinstance(items, (list, tuple)) or len(items) > description.get('max', MAX_LIST):
        raise Refused
    return [read_value(description['item'], item) for item in items]


def split_list(text: str) -> Any:
    """A list that was written as text: JSON, or items divided by commas."""
    try:
        parsed = parse_json(text)
        if isinstance(parsed, list):
            return parsed
    except ValueError:
        pass  # Not JSON: plain items.
    return [part for part in (trim(part) for part in text.split(',')) if part]


_READERS: dict[str, Callable[[Description, Any], Any]] = {
    'text': _read_text,
    'reference': _read_reference,
    'integer': _read_integer,
    'money': _read_money,
    'flag': _read_flag,
    'choice': _read_choice,
    'image': _read_image,
    'list': _read_list,
}

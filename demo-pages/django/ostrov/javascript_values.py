"""Values as JavaScript sees them after JSON, so that a param means the same to the server and to the browser."""

from __future__ import annotations

import json
import math
from typing import Any

MAX_SAFE_INTEGER = 2**53 - 1
#: What ``String.prototype.trim`` takes off; Python's ``strip`` takes off others.
SPACES = (
    '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    '\u2028\u2029\u202f\u205f\u3000\ufeff'
)


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def trim(text: str) -> str:
    return text.strip(SPACES)


def count_units(text: str) -> int:
    """``text.length``: UTF-16 code units."""
    return len(text.encode('utf-16-le', 'surrogatepass')) // 2


def cut_units(text: str, most: int) -> str:
    cut = text.encode('utf-16-le', 'surrogatepass')[: most * 2]
    return cut.decode('utf-16-le', 'surrogatepass')


def write_number(number: float) -> str:
    """``String(number)``."""
    if isinstance(number, int) and abs(number) <= MAX_SAFE_INTEGER:
        return str(number)
    number = to_double(number)
    if math.isnan(number):
        return 'NaN'
    if math.isinf(number):
        return 'Infinity' if number > 0 else '-Infinity'
    if number == 0:
        return '0'
    mantissa, exponent = _split_digits(number)
    sign, digits = ('-' if number < 0 else ''), mantissa
    point = exponent + 1
    if len(digits) <= point <= 21:
        return sign + digits + '0' * (point - len(digits))
    if 0 < point <= 21:
        return f'{sign}{digits[:point]}.{digits[point:]}'
    if -6 < point <= 0:
        return f'{sign}0.{"0" * -point}{digits}'
    tail = f'.{digits[1:]}' if len(digits) > 1 else ''
    return f'{sign}{digits[0]}{tail}e{"+" if exponent > 0 else "-"}{abs(exponent)}'


def to_double(number: float) -> float:
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def _split_digits(number: float) -> tuple[str, int]:
    """The shortest digits that mean this number, and the exponent of the first of them."""
    mantissa, _, exponent = f'{abs(number)!r}'.partition('e')
    whole, _, fraction = mantissa.partition('.')
    digits = (whole + fraction).lstrip('0')
    leading = len(whole) - 1 if whole != '0' else -1 - (len(fraction) - len(fraction.lstrip('0')))
    return digits.rstrip('0') or '0', leading + int(exponent or 0)


def parse_json(text: str) -> Any:
    """``JSON.parse``: stricter than Python's own, and with numbers as doubles. Raises ValueError."""
    try:
        return json.loads(text, parse_constant=_refuse_constant, parse_int=_read_integer, parse_float=float)
    except RecursionError:
        raise ValueError('nested too deep') from None


def _refuse_constant(name: str) -> None:
    raise ValueError(f'{name} is no JSON')


def _read_integer(digits: str) -> float:
    if len(digits) < 17 and abs(int(digits)) <= MAX_SAFE_INTEGER:
        return int(digits)
    return float(digits)


def stringify(value: Any) -> str:
    """``JSON.stringify``."""
    if value is None or isinstance(value, bool):
        return {None: 'null', True: 'true', False: 'false'}[value]
    if is_number(value):
        text = write_number(value)
        return text if text[-1].isdigit() else 'null'
    if isinstance(value, str):
        quoted = json.dumps(value, ensure_ascii=False)
        return ''.join(f'\\u{ord(c):04x}' if 0xD800 <= ord(c) <= 0xDFFF else c for c in quoted)
    if isinstance(value, (list, tuple)):
        return f'[{",".join(stringify(item) for item in value)}]'
    if isinstance(value, dict):
        return '{' + ','.join(f'{stringify(str(k))}:{stringify(v)}' for k, v in value.items()) + '}'
    raise TypeError(f'{type(value).__name__} is no JSON')

"""Texts that would break out of where they are put, if anything let them."""

from __future__ import annotations

from itertools import product
from typing import Iterator

_OPENERS = [
    '',
    '"',
    "'",
    '">',
    "'>",
    '</script>',
    '</SCRIPT >',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#34;',
    '\\',
    '\\u0022',
]
_PAYLOADS = [
    '<img src=x onerror=hit()>',
    'onmouseover=hit() x=',
    '<script>hit()</script>',
    'javascript:hit()',
    '{{ settings.SECRET_KEY }}',
    '{% include "x" %}',
    '\u2028\u2029',
    '\x00\x01\x7f',
    '\ud83d',
    '😀 ž ș',
    '\r\n\t',
    '`${hit()}`',
    '__proto__',
]


def list_hostile() -> Iterator[str]:
    for opener, payload in product(_OPENERS, _PAYLOADS):
        yield opener + payload

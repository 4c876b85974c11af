"""Renders the placeholders of islands."""

from __future__ import annotations

import json
import logging
import re
from typing import Any, Mapping

from django.conf import settings
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from .manifest import read_manifest
from .params import MAX_LENGTH, describe_value, find_issues, to_json_value
from .skeletons import render_skeleton

logger = logging.getLogger('ostrov')

WHEN = re.compile(r'load|idle|visible|interaction|media\([^<>]{1,200}\)')
EXPECTED_WHEN = 'load, idle, visible, interaction or media(…)'
_ESCAPES = {ord('<'): '\\u003C', ord('>'): '\\u003E', ord('&'): '\\u0026'}


def embed_json(value: Any) -> SafeString:
    """JSON for a ``<script type="application/json">``: nothing in it can end the element."""
    return mark_safe(json.dumps(value, separators=(',', ':'), allow_nan=False).translate(_ESCAPES))


def render_island(
    name: str,
    params: Mapping[str, Any],
    *,
    market: str,
    when: str | None = None,
    pk: Any = None,
    fallback: SafeString | str = '',
    size: str = 'large',
) -> SafeString:
    """A placeholder with its params, its skeleton and what a visitor sees without scripts.

    A mistake never breaks the page: an island with wrong params does not mount, and the fallback stays.
    """
    values, mistakes = _make_values(params)
    mistakes += find_mistakes(name, values, when)
    script = embed_json(values)
    if len(script) > MAX_LENGTH:
        mistakes.append(f'The params are {len(script)} characters long; at most {MAX_LENGTH} are read.')
    attributes = {'component': name, 'component-pk': pk, 'when': when}
    written = format_html_join(
        '',
        ' data-{}="{}"',
        ((key, _encodable(value)) for key, value in attributes.items() if value not in (None, '')),
    )
    return format_html(
        '{}<div{}>\n<script type="application/json">{}</script>\n{}{}\n</div>',
        report_mistakes(name, pk, mistakes),
        written,
        script,
        render_skeleton(name, market, when=when, size=size),
        fallback,
    )


def find_mistakes(name: str, values: Mapping[str, Any], when: str | None = None) -> list[str]:
    """What an editor or developer should correct; nothing without a manifest to check against."""
    mistakes = []
    if when and not WHEN.fullmatch(when):
        mistakes.append(f'when expected {EXPECTED_WHEN}, found {describe_value(when)}.')
    manifest = read_manifest()
    if manifest is None:
        return mistakes
    widget = manifest.widgets.get(name)
    if widget is None:
        return [*mistakes, f'There is no component of this name.{manifest.suggest(name)}']
    return mistakes + [str(issue) for issue in find_issues(widget['params'], values)]


def _make_values(params: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The params that JSON can hold, and a mistake for each other one. None means: not set."""
    values: dict[str, Any] = {}
    mistakes = []
    for param, value in params.items():
        try:
            made = to_json_value(value)
        except (TypeError, RecursionError):
            mistakes.append(
                f'param "{param}" expected text, a number, a flag or a list, found {describe_value(value)}.'
            )
        else:
            if made is not None:
                values[param] = made
    return values, mistakes


def report_mistakes(name: str, pk: Any, mistakes: list[str]) -> SafeString:
    """Logs mistakes; with DEBUG they are also shown at their place."""
    if not mistakes:
        return mark_safe('')
    place = f'component "{name}"' + (f' ({pk})' if pk else '')
    logger.error('Ostrov: %s: %s', place, ' '.join(mistakes))
    if not settings.DEBUG:
        return mark_safe('')
    return format_html(
        '<p class="ostrov-mistake" lang="en"><strong>Ostrov, {}:</strong> {}</p>\n',
        _encodable(place),
        _encodable(' '.join(mistakes)),
    )


def _encodable(value: Any) -> str:
    """Half a surrogate pair can't be sent; in JSON it is written as an escape, here it is lost."""
    return str(value).encode('utf-8', 'replace').decode('utf-8')

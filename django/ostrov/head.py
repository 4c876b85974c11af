"""The head of a page: its configuration, and links to the files of just its islands."""

from __future__ import annotations

import logging
import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from typing import Any, Iterable, Iterator, Mapping, NamedTuple

from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from .conf import read_setting
from .islands import embed_json
from .manifest import read_manifest
from .page_config import make_page_config

logger = logging.getLogger('ostrov')

_PLACEHOLDER = re.compile(r'\sdata-component=(?:"([^"]*)"|\'([^\']*)\')([^>]*)')
_WHEN = re.compile(r'\sdata-when=(?:"([^"]*)"|\'([^\']*)\')')


class Found(NamedTuple):
    name: str
    #: When it mounts, where its placeholder says so.
    when: str | None = None


def find_islands(markup: str) -> list[Found]:
    """The placeholders in a page's markup. A false match costs no more than a preload, so no parser is needed."""
    return [Found(*_read_match(match)) for match in _PLACEHOLDER.finditer(markup)]


def _read_match(match: re.Match) -> tuple[str, str | None]:
    when = _WHEN.search(match[3])
    return unescape(match[1] or match[2] or ''), unescape(when[1] or when[2] or '') if when else None


def render_head(
    request: HttpRequest | None,
    market: str,
    islands: Iterable[Found],
    *,
    has_clock: bool = True,
    config: Mapping[str, Any] = {},
) -> SafeString:
    page = {**make_page_config(request, market, has_clock=has_clock), **config}
    return format_html(
        '<script type="application/json" id="ostrov-page">{}</script>\n{}',
        embed_json(page),
        render_links(market, list(islands), nonce=str(getattr(request, 'csp_nonce', '') or '')),
    )


def render_links(market: str, islands: list[Found], *, nonce: str = '') -> SafeString:
    """Styles, the loader and preloads, in the order of their use; nothing for a page without islands."""
    manifest = read_manifest()
    built = manifest.markets.get(market) if manifest else None
    if not islands:
        return mark_safe('')
    if not built:
        logger.error(
            'Ostrov: the islands of market "%s" are not built, so pages show their fallbacks.', market
        )
        return mark_safe('')
    widgets = [
        {**built['widgets'][name], **({'when': when} if when else {})}
        for name, when in islands
        if name in built['widgets']
    ]
    # An island that waits for an interaction or a media query may never be needed on this visit.
    early = [widget for widget in widgets if not widget['when'].startswith(('interaction', 'media'))]
    styles = {sheet['file']: sheet['text'] for widget in widgets for sheet in widget.get('css', [])}
    scripts = [
        *(built.get('shared', []) if early else []),
        *(file for widget in early for file in widget['files']),
    ]
    base = read_setting('BASE_URL').rstrip('/') + f'/{market}/'
    by_nonce = format_html(' nonce="{}"', nonce) if nonce else ''
    return format_html(
        '{}{}{}<script type="module" src="{}" integrity="{}" crossorigin{}></script>\n{}',
        # A browser takes no import map once it has begun with a module.
        format_html('<script type="importmap"{}>{}</script>\n', by_nonce, text)
        if (text := write_import_map(market))
        else '',
        format_html_join(
            '', '<link rel="stylesheet" href="{}" integrity="{}" crossorigin>\n', _list_once(base, [built['css']])
        ),
        # As they are: one that is asked for and hangs would keep the whole page from being painted.
        format_html_join(
            '',
            '<style data-ostrov="{}"{}>{}</style>\n',
            ((file, by_nonce, mark_safe(text)) for file, text in styles.items()),
        ),
        base + built['loader']['file'],
        built['loader']['integrity'],
        by_nonce,
        format_html_join(
            '', '<link rel="modulepreload" href="{}" integrity="{}" crossorigin>\n', _list_once(base, scripts)
        ),
    )


def write_import_map(market: str) -> SafeString:
    """Has the browser run no module of the build whose bytes are others; empty for a build without it."""
    manifest = read_manifest()
    built = manifest.markets.get(market, {}) if manifest else {}
    if 'integrity' not in built:
        return mark_safe('')
    base = read_setting('BASE_URL').rstrip('/') + f'/{market}/'
    return embed_json({'integrity': {base + file: value for file, value in built['integrity'].items()}})


def list_script_hashes() -> list[str]:
    """What ``script-src`` names beside ``'self'``: the import map of each market, the only inline scripts there are."""
    texts = [write_import_map(market) for market in read_setting('MARKETS')]
    return [f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in texts if text]


def list_style_hashes() -> list[str]:
    """What ``style-src`` names beside ``'self'``: each component's stylesheet, which stands in the pages that have it."""
    manifest = read_manifest()
    sheets = [
        sheet
        for built in (manifest.markets.values() if manifest else [])
        for widget in built['widgets'].values()
        for sheet in widget.get('css', [])
    ]
    # The hash of a stylesheet's text is that of its file; markets have the same.
    return list(dict.fromkeys(f"'{sheet['integrity']}'" for sheet in sheets))


def _list_once(base: str, files: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    once = {file['file']: file['integrity'] for file in files}
    return ((base + name, integrity) for name, integrity in once.items())

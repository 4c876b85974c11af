"""Skeletons: they keep an island's place on the page until it is mounted."""

from __future__ import annotations

from django.http import HttpRequest
from django.utils.safestring import SafeString, mark_safe

from .conf import cdn_folder
from .manifest import read_manifest

_known: dict[str, tuple[int, SafeString]] = {}


def render_skeleton(name: str, market: str, *, when: str | None = None, size: str = 'large') -> SafeString:
    """The skeleton that the build made of a widget, or nothing where it made none.

    An island that waits for an interaction or a media query has none: until then, visitors use the fallback.
    """
    manifest = read_manifest()
    widget = manifest.markets.get(market, {}).get('widgets', {}).get(name) if manifest else None
    if not widget or (when or widget['when']).startswith(('interaction', 'media')):
        return mark_safe('')
    file = (widget.get('skeleton') or {}).get(size)
    return _read_markup(market, file) if file else mark_safe('')


def pick_size(request: HttpRequest | None) -> str:
    """Which of its two skeletons an island needs, as far as the browser says that it is a phone."""
    return 'small' if request is not None and request.headers.get('Sec-CH-UA-Mobile') == '?1' else 'large'


def _read_markup(market: str, file: str) -> SafeString:
    folder = cdn_folder(market)
    path = folder and folder / file
    try:
        changed = path.stat().st_mtime_ns
        known = _known.get(str(path))
        if known and known[0] == changed:
            return known[1]
        markup = mark_safe(path.read_text('utf-8'))
    except (OSError, AttributeError):
        return mark_safe('')
    _known[str(path)] = (changed, markup)
    return markup

"""The settings of the app. They are read at every use, so that tests can override them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.utils.translation import get_language

DEFAULTS: dict[str, Any] = {
    'MANIFEST': None,
    'BASE_URL': '/static/ostrov/',
    'MARKETS': {'cz': {'LANGUAGE': 'cs'}, 'ro': {'LANGUAGE': 'ro'}},
    'ROUTES': {},
    'PAGE': {},
}


def read_setting(name: str) -> Any:
    return getattr(settings, 'OSTROV', {}).get(name, DEFAULTS[name])


def manifest_path() -> Path | None:
    path = read_setting('MANIFEST')
    return Path(path) if path else None


def cdn_folder(market: str) -> Path | None:
    """Where the built files of a market lie, for what is included rather than linked."""
    path = manifest_path()
    return path.parent / 'cdn' / market if path else None


def read_fallback(market: str) -> str:
    """What stands in a component that an editor puts on a page, until they write something of their own."""
    return read_setting('MARKETS').get(market, {}).get('FALLBACK', '')


def pick_market(given: str | None = None) -> str:
    """The market that a template names, else the one that speaks the active language, else the first."""
    markets = read_setting('MARKETS')
    if given:
        return str(given)
    language = (get_language() or '').split('-')[0]
    spoken = (code for code, market in markets.items() if market.get('LANGUAGE') == language)
    return next(spoken, next(iter(markets)))

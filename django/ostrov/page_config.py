"""What a page tells its islands: ``<script type="application/json" id="ostrov-page">``."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.shortcuts import resolve_url
from django.urls import NoReverseMatch

from .conf import read_setting
from .routes import list_routes


def make_page_config(request: HttpRequest | None, market: str, *, has_clock: bool = True) -> dict[str, Any]:
    own = read_setting('MARKETS').get(market, {})
    config: dict[str, Any] = {
        'market': market,
        'routes': list_routes(market),
        'user': {'authenticated': is_signed_in(request)},
        'csrf': _make_csrf(request),
    }
    if 'DEFAULT_COUNTRY' in own:
        config['defaultCountry'] = str(own['DEFAULT_COUNTRY'])
    login_url = _find_login_url(own.get('LOGIN_URL', settings.LOGIN_URL))
    if login_url:
        config['loginUrl'] = login_url
    if has_clock:
        config['now'] = datetime.now(timezone.utc).strftime('%Y-%m-%dT%H:%M:%SZ')
    return {**config, **read_setting('PAGE'), **own.get('PAGE', {})}


def is_signed_in(request: HttpRequest | None) -> bool:
    user = getattr(request, 'user', None)
    return bool(user and user.is_authenticated)


def _make_csrf(request: HttpRequest | None) -> dict[str, str]:
    header = settings.CSRF_HEADER_NAME[len('HTTP_') :].replace('_', '-')
    csrf = {
        'cookie': settings.CSRF_COOKIE_NAME,
        'header': 'X-CSRFToken' if header == 'X-CSRFTOKEN' else header,
    }
    # Where no script can read the cookie, the page itself has to carry the token.
    if request is not None and (settings.CSRF_USE_SESSIONS or settings.CSRF_COOKIE_HTTPONLY):
        csrf['token'] = get_token(request)
    return csrf


def _find_login_url(name: str) -> str | None:
    """Islands follow it, so it has to be a path of this site."""
    try:
        url = resolve_url(name)
    except NoReverseMatch:
        return None
    return url if url.startswith('/') and not url.startswith('//') else None

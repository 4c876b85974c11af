"""The calls of the contract, at the paths that they have on this site."""

from __future__ import annotations

import re

from django.conf import settings

from ostrov.contract import Call

from .markets import SITES

#: The catalogue of components is a built file, so nothing answers it as a call.
CALLS: list[Call] = [call for call in settings.CONTRACT if call.name != 'component-catalogue']

_ARGUMENT = re.compile(r'\{(\w+)\}')


def path_of(path: str, market: str) -> str:
    """The market's own path for one of the contract, which prints the Czech ones without their prefix."""
    czech, site = SITES['cz'], SITES[market]
    path = czech.home + path[1:]
    page = next((page for page in ('buyback', 'service') if path.startswith(getattr(czech, page))), 'home')
    return getattr(site, page) + path[len(getattr(czech, page)) :]


def pattern_of(path: str, market: str) -> str:
    """The same as Django's ``path()`` wants it, behind the market's prefix."""
    return _ARGUMENT.sub(r'<str:\1>', path_of(path, market)[len(SITES[market].prefix) :])


def find_call(path: str, method: str) -> Call | None:
    """Of the calls that share a path of the contract, the one of this method."""
    wanted = 'GET' if method == 'HEAD' else method
    return next((call for call in CALLS if (call.path, call.method) == (path, wanted)), None)


def list_call_paths() -> dict[str, list[str]]:
    """Each path of the contract once, with the names of its calls."""
    paths: dict[str, list[str]] = {}
    for call in CALLS:
        paths.setdefault(call.path, []).append(call.name)
    return paths

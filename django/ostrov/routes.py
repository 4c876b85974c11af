"""The route table of a page, made of the site's own URLs."""

from __future__ import annotations

import logging
from functools import lru_cache
from urllib.parse import quote

from django.urls import NoReverseMatch, get_script_prefix, get_urlconf
from django.urls.resolvers import get_ns_resolver, get_resolver
from django.utils import translation

from .conf import read_setting

logger = logging.getLogger('ostrov')

_SAFE = "!$&'()*+,;=/~:@"


def list_routes(market: str) -> dict[str, str]:
    """Route name -> path with ``{arguments}``. A URL that is missing is left out, and logged; the checks name it."""
    language = read_setting('MARKETS').get(market, {}).get('LANGUAGE')
    names = tuple(sorted(read_setting('ROUTES').items()))
    return dict(_list_routes(market, language, names, get_urlconf(), get_script_prefix()))


@lru_cache(maxsize=64)
def _list_routes(
    market: str, language: str | None, names: tuple[tuple[str, str], ...], urlconf: str | None, prefix: str
) -> tuple[tuple[str, str], ...]:
    routes = []
    with translation.override(language or translation.get_language()):
        for route, url_name in names:
            try:
                routes.append((route, write_path(url_name.format(market=market))))
            except NoReverseMatch as fault:
                logger.error('Ostrov: route "%s" of market "%s": %s', route, market, fault)
    return tuple(routes)


def write_path(url_name: str) -> str:
    """The path of a URL with its arguments in braces, as ``reverse`` would write it; NoReverseMatch if there is none.

    ``reverse`` itself can't: it wants a value for each argument, and a converter refuses ``{pk}``.
    """
    *namespaces, name = url_name.split(':')
    resolver = get_resolver(get_urlconf())
    outer, converters = '', {}
    for given in namespaces:
        known = resolver.app_dict.get(given)
        # The name of an app stands for its first instance.
        namespace = known[0] if known and given not in known else given
        if namespace not in resolver.namespace_dict:
            raise NoReverseMatch(f'"{namespace}" is no namespace of "{url_name}".')
        pattern, resolver = resolver.namespace_dict[namespace]
        outer += pattern
        converters.update(resolver.pattern.converters)
    if outer:
        resolver = get_ns_resolver(outer, resolver, tuple(converters.items()))
    for possibility in resolver.reverse_dict.getlist(name):
        for template, arguments in possibility[0]:
            return get_script_prefix() + _fill(template, arguments)
    raise NoReverseMatch(f'There is no URL named "{url_name}".')


def _fill(template: str, arguments: list[str]) -> str:
    # Braces would be quoted; the marks that stand for them in the meantime are not.
    marks = {argument: f'~{number}~' for number, argument in enumerate(arguments)}
    path = quote(template % marks, safe=_SAFE)
    for argument, mark in marks.items():
        path = path.replace(mark, f'{{{argument}}}')
    return path

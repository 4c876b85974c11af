"""``manage.py check``: reports what would keep islands from working, before a visitor meets it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core import checks
from django.db import Error as DatabaseError
from django.template import engines
from django.urls import NoReverseMatch
from django.utils import translation

from .conf import manifest_path, read_setting
from .islands import find_mistakes
from .manifest import read_manifest
from .routes import write_path


@checks.register
def check_manifest(app_configs: Any, **kwargs: Any) -> list[checks.CheckMessage]:
    path = manifest_path()
    if path is None:
        return [
            checks.Error(
                "OSTROV['MANIFEST'] is not set.", hint='The path of dist/manifest.json.', id='ostrov.E001'
            )
        ]
    manifest = read_manifest()
    if manifest is None:
        return [
            checks.Warning(
                f'There is no manifest at {path}, or it cannot be read.',
                hint='Build the islands; until then pages show their fallbacks.',
                id='ostrov.W001',
            )
        ]
    return [
        checks.Warning(
            f'The islands of market "{market}" are not built.', hint='Build them again.', id='ostrov.W002'
        )
        for market in read_setting('MARKETS')
        if market not in manifest.markets
    ]


@checks.register(checks.Tags.urls)
def check_routes(app_configs: Any, **kwargs: Any) -> list[checks.CheckMessage]:
    messages = []
    for market, own in read_setting('MARKETS').items():
        with translation.override(own.get('LANGUAGE')):
            for route, url_name in read_setting('ROUTES').items():
                try:
                    write_path(url_name.format(market=market))
                except NoReverseMatch as fault:
                    messages.append(
                        checks.Error(
                            f'Route "{route}" of market "{market}": {fault}',
                            hint="Name one of the site's URLs in OSTROV['ROUTES'].",
                            id='ostrov.E002',
                        )
                    )
    return messages


#: A component that a template places by its name.
ISLAND_TAG = re.compile(r"""\{%\s*island\s+(["'])([\w-]+)\1""")


@checks.register(checks.Tags.templates)
def check_needed_routes(app_configs: Any, **kwargs: Any) -> list[checks.CheckMessage]:
    """Calls of the components that templates place, and for which the site names no URL."""
    places: dict[str, Path] = {}
    for component, template in list_placed_by_templates():
        places.setdefault(component, template)
    return [
        message
        for component, template in sorted(places.items())
        for message in warn_of_missing_routes(component, str(template))
    ]


def list_placed_by_templates() -> Iterator[tuple[str, Path]]:
    for engine in engines.all():
        for folder in engine.template_dirs:
            for template in sorted(Path(folder).rglob('*.html')):
                text = template.read_text('utf-8', 'replace')
                yield from ((match[2], template) for match in ISLAND_TAG.finditer(text))


def warn_of_missing_routes(component: str, place: str) -> list[checks.CheckMessage]:
    manifest = read_manifest()
    needed = manifest.widgets.get(component, {}).get('routes', []) if manifest else []
    missing = [route for route in needed if route not in read_setting('ROUTES')]
    if not missing:
        return []
    names = ', '.join(f'"{route}"' for route in missing)
    return [
        checks.Warning(
            f'Component "{component}" of {place} may call {names}, for which OSTROV[\'ROUTES\'] names no URL.',
            hint="Name the URLs of these calls in OSTROV['ROUTES'].",
            id='ostrov.W004',
        )
    ]


@checks.register(checks.Tags.database)
def check_placed(app_configs: Any, databases: Any = None, **kwargs: Any) -> list[checks.CheckMessage]:
    """What editors have placed and the build no longer knows; only with ``check --database``."""
    from .models import PlacedComponent

    messages = []
    for alias in databases or []:
        try:
            rows = list(PlacedComponent.objects.using(alias).select_related('page'))
        except DatabaseError:
            continue  # Not migrated yet.
        for placed in rows:
            messages += [
                checks.Warning(
                    f'{placed} on {placed.page}: {mistake}',
                    hint='Correct it in the admin.',
                    id='ostrov.W003',
                )
                for mistake in find_mistakes(placed.component, placed.params, placed.when)
            ]
        places = {placed.component: str(placed.page) for placed in reversed(rows)}
        for component, place in sorted(places.items()):
            messages += warn_of_missing_routes(component, place)
    return messages

"""A small site for the tests: a manifest with one widget of every kind of param, and its URLs."""

from __future__ import annotations

import json
import logging
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.http import HttpResponse
from django.test import SimpleTestCase, override_settings
from django.urls import include, path

LABEL = {'cs': 'Česky', 'ro': 'Românește', 'en': 'In English'}


def describe(kind: str, **rest: Any) -> dict[str, Any]:
    return {'kind': kind, 'isRequired': 'default' not in rest, 'label': LABEL, 'help': LABEL, **rest}


WIDGETS = {
    'every-kind': {
        'when': 'visible',
        'label': LABEL,
        'help': LABEL,
        'params': {
            'title': describe('text', default='', max=200),
            'size': describe('integer', default=20, min=1, max=100),
            'price': describe('money', default=1250),
            'isOpen': describe('flag', default=True),
            'layout': describe('choice', choices=['grid', 'list'], default='grid'),
            'product': describe('reference', default=''),
            'photo': describe('image', default=''),
            'tags': describe(
                'list', item={'kind': 'text', 'isRequired': True, 'max': 2000}, max=300, default=[]
            ),
        },
    },
    'needs-id': {'when': 'load', 'label': LABEL, 'help': LABEL, 'params': {'id': describe('reference')}},
    'on-touch': {'when': 'interaction', 'label': LABEL, 'help': LABEL, 'params': {}},
}


def build_file(name: str) -> dict[str, str]:
    return {'file': name, 'integrity': f'sha384-{name}'}


def build_market(market: str) -> dict[str, Any]:
    widgets = {
        name: {
            'when': widget['when'],
            'files': [build_file(f'{name}-1.js'), build_file('c-1.js')],
            'css': [build_file(f'{name}-1.css')],
            'skeleton': {size: f'skeletons/{name}.{size}.html' for size in ('small', 'large')},
        }
        for name, widget in WIDGETS.items()
    }
    return {
        'market': market,
        'loader': build_file('loader-1.js'),
        'css': build_file('ostrov-1.css'),
        'shared': [build_file('m-1.js')],
        'widgets': widgets,
    }


def answer(request: Any, **arguments: Any) -> HttpResponse:
    return HttpResponse('')


market_urls = [
    path('api/types/', answer, name='types'),
    path('api/<slug:type>/<int:number>/', answer, name='models'),
    path('žluťoučký/<path:rest>/', answer, name='spaced'),
]
urlpatterns = [
    path('plain/<uuid:pk>/', answer, name='plain'),
    path('login/', answer, name='login'),
    path('cz/', include((market_urls, 'shop'), namespace='cz')),
    path('ro/<int:year>/', include((market_urls, 'archive'), namespace='ro')),
]


class SiteCase(SimpleTestCase):
    """A test on the small site."""

    settings_of_site: dict[str, Any] = {}

    def setUp(self) -> None:
        # Mistakes are made here by the hundred; a test that wants to see them asks for it.
        logger = logging.getLogger('ostrov')
        handlers, logger.handlers = logger.handlers, [logging.NullHandler()]
        self.addCleanup(setattr, logger, 'handlers', handlers)
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.manifest = self.folder / 'manifest.json'
        self.write_manifest({market: build_market(market) for market in ('cz', 'ro')}, WIDGETS)
        skeletons = self.folder / 'cdn/cz/skeletons'
        skeletons.mkdir(parents=True)
        for size in ('small', 'large'):
            (skeletons / f'needs-id.{size}.html').write_text(f'<div class="{size}-bone"></div>', 'utf-8')
        self.configure()

    def write_manifest(self, markets: dict[str, Any], widgets: dict[str, Any]) -> None:
        self.manifest.write_text(json.dumps({'markets': markets, 'widgets': widgets}), 'utf-8')

    def configure(self, **changes: Any) -> None:
        ostrov = {
            'MANIFEST': self.manifest,
            'BASE_URL': '/static/ostrov/',
            'MARKETS': {
                'cz': {'LANGUAGE': 'cs', 'DEFAULT_COUNTRY': 56, 'LOGIN_URL': '/cz/prihlaseni/'},
                'ro': {'LANGUAGE': 'ro'},
            },
            'ROUTES': {'types': '{market}:types', 'plain': 'plain'},
            'PAGE': {'wireDate': 'DD.MM.YYYY'},
            **changes,
        }
        override = override_settings(
            OSTROV=ostrov,
            ROOT_URLCONF=__name__,
            LOGIN_URL='login',
            LANGUAGE_CODE='cs',
            PASSWORD_HASHERS=['django.contrib.auth.hashers.MD5PasswordHasher'],
        )
        override.enable()
        self.addCleanup(override.disable)


class Markup(HTMLParser):
    """Elements with their attributes, and the text of each, as a browser would find them."""

    def __init__(self, markup: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None], list[str]]] = []
        self._open: list[list[str]] = []
        self.comments: list[str] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        text: list[str] = []
        self.elements.append((tag, dict(attrs), text))
        if tag not in ('link', 'meta', 'img', 'input', 'br'):
            self._open.append(text)

    def handle_endtag(self, tag: str) -> None:
        if self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open:
            self._open[-1].append(data)

    def handle_comment(self, data: str) -> None:
        self.comments.append(data)

    def list_tags(self) -> list[str]:
        return [tag for tag, _, _ in self.elements]

    def find(self, tag: str, **wanted: str) -> list[tuple[dict[str, str | None], str]]:
        return [
            (attrs, ''.join(text))
            for name, attrs, text in self.elements
            if name == tag and all(attrs.get(key.replace('_', '-')) == value for key, value in wanted.items())
        ]

    def read_params(self) -> Any:
        ((_, text),) = self.find('script', type='application/json')
        return json.loads(text)

"""A small site for the tests: a manifest with one widget of every kind of param, and its URLs.

The schemas are written as the build writes them (``tools/build/param-schema.ts``).
"""

from __future__ import annotations

import json
import logging
from base64 import b64encode
from hashlib import sha384
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from django.contrib import admin
from django.http import HttpResponse
from django.test import SimpleTestCase, override_settings
from django.urls import include, path

LABEL = {'cs': 'Česky', 'ro': 'Românește', 'en': 'In English'}


def describe(kind: str, expected: str, schema: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {
        'kind': kind,
        'isRequired': 'default' not in rest,
        'label': LABEL,
        'help': LABEL,
        'schema': {**schema, 'description': expected},
        **rest,
    }


TEXT = {'type': 'string', 'maxLength': 2000}
PICTURE = {
    'type': 'string',
    'pattern': r'^(?:/(?![/\\])|https://)',
    'not': {'pattern': r'[\t\n\r\\]'},
}
PARAMS = {
    'title': describe(
        'text', 'text of at most 200 characters', {'type': 'string', 'maxLength': 200}, default='', max=200
    ),
    'size': describe(
        'integer',
        'a whole number from 1 to 100',
        {'type': 'integer', 'minimum': 1, 'maximum': 100},
        default=20,
        min=1,
        max=100,
    ),
    'price': describe(
        'money',
        'an amount such as 1234.50',
        {'type': 'string', 'pattern': r'^[+-]?0*[0-9]{1,13}(?:\.[0-9]*)?$'},
        default=1250,
    ),
    'isOpen': describe('flag', 'true or false', {'type': 'boolean'}, default=True),
    'layout': describe(
        'choice',
        'one of grid, list',
        {'enum': ['grid', 'list']},
        choices=['grid', 'list'],
        words={'grid': {'cs': 'mřížka', 'en': 'grid'}, 'list': {'cs': 'seznam', 'en': 'list'}},
        default='grid',
    ),
    'product': describe('reference', 'an id', {'type': 'string', 'maxLength': 200}, default=''),
    'photo': describe(
        'image',
        'the url of a picture (/… or https://…)',
        {'anyOf': [{'const': ''}, PICTURE]},
        default='',
    ),
    'tags': describe(
        'list',
        'a list of at most 300, each text of at most 2000 characters',
        {'type': 'array', 'maxItems': 300, 'items': TEXT},
        item={'kind': 'text', 'isRequired': True, 'max': 2000},
        max=300,
        default=[],
    ),
}
LINK = describe(
    'link',
    'a path of this site (/…) or an https address',
    {**PICTURE, 'maxLength': 500},
    max=500,
)
CODE = describe(
    'reference',
    'an id that matches ^[a-z0-9-]+$',
    {'type': 'string', 'maxLength': 200, 'pattern': '^[a-z0-9-]+$'},
    pattern='^[a-z0-9-]+$',
    refusal={'cs': 'Kód nesmí mít mezery.', 'en': 'A code has no spaces.'},
)
PHONE = describe(
    'text',
    'text that matches ^[0-9 ]{6,}$',
    {'anyOf': [{'const': ''}, {'type': 'string', 'maxLength': 40, 'pattern': '^[0-9 ]{6,}$'}]},
    default='',
    max=40,
    pattern='^[0-9 ]{6,}$',
    refusal={'cs': 'Zadejte telefonní číslo.', 'en': 'Enter a telephone number.'},
)
ID = describe('reference', 'an id', {'type': 'string', 'maxLength': 200, 'pattern': r'\S'})


WIDGETS = {
    'every-kind': {
        'when': 'visible',
        'label': LABEL,
        'help': LABEL,
        'params': PARAMS,
    },
    'needs-id': {'when': 'load', 'label': LABEL, 'help': LABEL, 'params': {'id': ID}},
    'on-touch': {
        'when': 'interaction',
        'label': LABEL,
        'help': LABEL,
        'params': {'news': describe('text', 'a text', TEXT, filledBy='server', default='')},
    },
}


def build_file(name: str) -> dict[str, str]:
    return {'file': name, 'integrity': f'sha384-{name}'}


def build_sheet(name: str) -> dict[str, str]:
    text = f'.{name}>a{{top:0}}'
    return {'file': name, 'integrity': f'sha384-{b64encode(sha384(text.encode()).digest()).decode()}', 'text': text}


def build_market(market: str) -> dict[str, Any]:
    widgets = {
        name: {
            'when': widget['when'],
            'files': [build_file(f'{name}-1.js'), build_file('c-1.js')],
            'css': [build_sheet(f'{name}-1.css')],
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
        'integrity': {f'm-1.js{query}': f'sha384-{market}' for query in ('', '?retry=1')},
    }


def respond(request: Any, **arguments: Any) -> HttpResponse:
    return HttpResponse('')


market_urls = [
    path('api/types/', respond, name='types'),
    path('api/<slug:type>/<int:number>/', respond, name='models'),
    path('žluťoučký/<path:rest>/', respond, name='spaced'),
]
urlpatterns = [
    path('plain/<uuid:pk>/', respond, name='plain'),
    path('admin/', admin.site.urls),
    path('login/', respond, name='login'),
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

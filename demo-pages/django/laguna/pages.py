"""Pages in the shop's frame."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .markets import SITES, Site, find_site

TEXTS: dict[str, dict[str, str]] = {
    'cs': {
        'skip': 'Přejít na obsah',
        'home': 'Úvod',
        'buyback': 'Výkup',
        'service': 'Servis',
        'goods': 'Zboží',
        'cart': 'Košík',
        'nav': 'Hlavní nabídka',
        'markets': 'Země',
        'sign_in': 'Přihlásit se',
        'sign_out': 'Odhlásit se',
        'phone': 'Zavolejte nám',
        'about': 'Laguna je ukázkový obchod. Nic se tu doopravdy neprodává ani nevykupuje, vše se ale ukládá.',
        'business_terms': 'Obchodní podmínky',
        'tools': 'Pro testery',
    },
    'ro': {
        'skip': 'Salt la conținut',
        'home': 'Acasă',
        'buyback': 'Vindeți',
        'service': 'Service',
        'goods': 'Produse',
        'cart': 'Coș',
        'nav': 'Meniul principal',
        'markets': 'Țara',
        'sign_in': 'Autentificare',
        'sign_out': 'Deconectare',
        'phone': 'Sunați-ne',
        'about': 'Laguna este un magazin demonstrativ. Nimic nu se vinde și nu se cumpără, dar totul se salvează.',
        'business_terms': 'Termeni și condiții',
        'tools': 'Pentru testeri',
    },
    'en': {
        'skip': 'Skip to content',
        'home': 'Home',
        'buyback': 'Buy-back',
        'service': 'Service',
        'goods': 'Goods',
        'cart': 'Cart',
        'nav': 'Main menu',
        'markets': 'Market',
        'sign_in': 'Sign in',
        'sign_out': 'Sign out',
        'phone': 'Call us',
        'about': 'Laguna is a demo shop. Nothing is really sold or bought here, yet everything is stored.',
        'tools': 'For testers',
    },
}

TOOLS = [
    ('/admin/', 'Back office'),
    ('/admin/ostrov/page/', 'Pages'),
    ('/admin/cache/', 'Cache'),
    ('/qa/outbox/', 'Outbox'),
    ('/qa/misbehave/', 'Misbehaviour'),
]

#: The same page in the other market, where only the folder differs.
TWIN_PATHS = {
    ('cz', '/cz/vykup/podminky/'): '/ro/vanzare/conditii/',
    ('ro', '/ro/vanzare/conditii/'): '/cz/vykup/podminky/',
}


def render_page(
    request: HttpRequest,
    name: str,
    *,
    title: str,
    status: int = 200,
    is_storable: bool = True,
    **context: Any,
) -> HttpResponse:
    """A whole page around its own template."""
    site = find_site(request.path)
    language = site.language if site else 'en'
    response = render(
        request,
        f'laguna/{name}.djhtml',
        {
            'title': title,
            'site': site,
            'market': site.market if site else None,
            'language': language,
            'texts': TEXTS[language],
            'links': list_links(site),
            'markets': [(twin, find_twin_path(request.path, site, twin)) for twin in SITES.values()],
            'tools': TOOLS,
            'phone_site': site or SITES['cz'],
            **context,
        },
        status=status,
    )
    response['Cache-Control'] = 'private, no-cache' if is_storable else 'private, no-store'
    return response


def list_links(site: Site | None) -> list[tuple[str, str]]:
    if site is None:
        return TOOLS
    texts = TEXTS[site.language]
    return [(getattr(site, name), texts[name]) for name in ('home', 'buyback', 'service', 'goods')]


def find_twin_path(path: str, site: Site | None, twin: Site) -> str:
    """The same page in another market, where it has one; else that market's home."""
    if site is None:
        return twin.home
    for name in ('demos', 'goods'):
        if path.startswith(getattr(site, name)):
            return getattr(twin, name) + path[len(getattr(site, name)) :]
    if (site.market, path) in TWIN_PATHS:
        return TWIN_PATHS[site.market, path] if twin is not site else path
    for name in ('buyback', 'service', 'cart', 'sign_in', 'business_terms'):
        if path == getattr(site, name):
            return getattr(twin, name)
    return twin.home

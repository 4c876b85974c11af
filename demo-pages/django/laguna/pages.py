"""Pages in the shop's frame."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from .markets import SITES, Site, find_site

TEXTS: dict[str, dict[str, str]] = {
    'cs': {
        'skip': 'Přejít na obsah',
        'skip_to_editor': 'Přejít na úpravy',
        'buyback': 'Výkup',
        'service': 'Servis',
        'goods': 'Zboží',
        'cart': 'Košík',
        'nav': 'Hlavní nabídka',
        'markets': 'Země',
        'sign_in': 'Přihlásit se',
        'sign_out': 'Odhlásit se',
        'phone': 'Zavolejte nám',
        'menu': 'Nabídka',
        'close': 'Zavřít nabídku',
        'search': 'Hledat',
        'in_shop': 'Hledání v obchodě',
        'sought': 'Co hledáte',
        'hint': 'Telefon, kryt, oprava…',
        'hours': 'Každý den od 8 do 20 hodin',
        'about': 'Vykupujeme, opravujeme a prodáváme telefony, tablety a chytré hodinky.',
        'ways': 'Co u nás vyřídíte',
        'sell': 'Prodat zařízení',
        'repair': 'Objednat opravu',
        'buy': 'Koupit zboží',
        'stores': 'Prodejny',
        'help': 'Dobré vědět',
        'buyback_terms': 'Výkupní podmínky',
        'newsletter': 'Novinky do e-mailu',
        'demo': 'Ukázkový obchod',
        'demo_note': 'Nic se tu doopravdy neprodává ani nevykupuje.',
        'business_terms': 'Obchodní podmínky',
        'privacy': 'Ochrana osobních údajů',
        'tools': 'Pro testery',
    },
    'ro': {
        'skip': 'Salt la conținut',
        'skip_to_editor': 'Salt la editare',
        'buyback': 'Vânzare',
        'service': 'Service',
        'goods': 'Produse',
        'cart': 'Coș',
        'nav': 'Meniul principal',
        'markets': 'Țara',
        'sign_in': 'Autentificare',
        'sign_out': 'Deconectare',
        'phone': 'Sunați-ne',
        'menu': 'Meniu',
        'close': 'Închideți meniul',
        'search': 'Căutare',
        'in_shop': 'Căutare în magazin',
        'sought': 'Ce căutați',
        'hint': 'Telefon, husă, reparație…',
        'hours': 'În fiecare zi, între orele 8 și 20',
        'about': 'Cumpărăm, reparăm și vindem telefoane, tablete și ceasuri inteligente.',
        'ways': 'Ce puteți face la noi',
        'sell': 'Vindeți un dispozitiv',
        'repair': 'Alegeți reparația',
        'buy': 'Cumpărați produse',
        'stores': 'Magazine',
        'help': 'Bine de știut',
        'buyback_terms': 'Condiții de vânzare a dispozitivelor',
        'newsletter': 'Noutăți prin e-mail',
        'demo': 'Magazin demonstrativ',
        'demo_note': 'Aici nimic nu se vinde și nu se cumpără cu adevărat.',
        'business_terms': 'Termeni și condiții',
        'privacy': 'Protecția datelor',
        'tools': 'Pentru testeri',
    },
    'en': {
        'skip': 'Skip to content',
        'skip_to_editor': 'Skip to the editing',
        'buyback': 'Buy-back',
        'service': 'Service',
        'goods': 'Goods',
        'cart': 'Cart',
        'nav': 'Main menu',
        'markets': 'Market',
        'sign_in': 'Sign in',
        'sign_out': 'Sign out',
        'phone': 'Call us',
        'menu': 'Menu',
        'close': 'Close the menu',
        'hours': 'Every day from 8 a.m. to 8 p.m.',
        'about': 'We buy, repair and sell phones, tablets and smartwatches.',
        'demo': 'Demo shop',
        'demo_note': 'Nothing is really sold or bought here, yet everything is stored.',
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
    return [(getattr(site, name), texts[name]) for name in ('buyback', 'service', 'goods')]


def find_twin_path(path: str, site: Site | None, twin: Site) -> str:
    """The same page in another market, where it has one; else that market's home."""
    if site is None:
        return twin.home
    for name in ('demos', 'goods'):
        if path.startswith(getattr(site, name)):
            return getattr(twin, name) + path[len(getattr(site, name)) :]
    if (site.market, path) in TWIN_PATHS:
        return TWIN_PATHS[site.market, path] if twin is not site else path
    for name in ('buyback', 'service', 'cart', 'search', 'sign_in', 'business_terms', 'privacy'):
        if path == getattr(site, name):
            return getattr(twin, name)
    return twin.home

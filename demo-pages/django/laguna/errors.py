"""The page for a URL that leads nowhere."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from .markets import SITES, find_site
from .pages import render_page

TEXTS = {
    'cz': {
        'title': 'Tuhle stránku tu nemáme',
        'text': 'Adresa je neplatná, nebo už stránka neexistuje. Zkontrolujte prosím odkaz, nebo začněte od začátku.',
        'link': 'Zjistit cenu zařízení',
    },
    'ro': {
        'title': 'Nu am găsit pagina',
        'text': 'Adresa nu este valabilă sau pagina nu mai există. Verificați linkul sau începeți de la început.',
        'link': 'Aflați prețul dispozitivului',
    },
}


def show_not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    site = find_site(request.path) or SITES['cz']
    texts = TEXTS[site.market]
    return render_page(
        request,
        'not-found',
        title=texts['title'],
        status=404,
        own=texts,
        target=site.buyback,
        site=site,
        language=site.language,
    )

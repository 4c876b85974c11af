"""The page for a URL that leads nowhere."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from .markets import SITES, find_site
from .pages import TEXTS as PAGE_TEXTS
from .pages import list_links, render_page

TEXTS = {
    'cz': {
        'title': 'Tuto stránku jsme nenašli',
        'text': 'Adresa je neplatná, nebo už stránka neexistuje. Zkuste ji najít, nebo začněte od začátku.',
        'search': 'Hledání stránky',
        'home': 'Na úvodní stránku',
    },
    'ro': {
        'title': 'Nu am găsit pagina',
        'text': 'Adresa nu este validă sau pagina nu mai există. Căutați-o sau începeți de la început.',
        'search': 'Căutarea paginii',
        'home': 'La pagina principală',
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
        site=site,
        market=site.market,
        language=site.language,
        texts=PAGE_TEXTS[site.language],
        links=list_links(site),
    )

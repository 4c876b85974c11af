"""Signing in and out with plain forms, by e-mail and password."""

from __future__ import annotations

from django.contrib.auth import authenticate, login, logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from .markets import SITES
from .pages import render_page

TEXTS = {
    'cz': {
        'title': 'Přihlášení',
        'lead': 'S účtem najdete svůj košík na každém zařízení. Prodávat i nakupovat jde i bez něj.',
        'email': 'E-mail',
        'password': 'Heslo',
        'submit': 'Přihlásit se',
        'wrong': 'E-mail nebo heslo nesouhlasí.',
        'show': 'Zobrazit heslo',
        'signed_in': 'Přihlášený účet:',
        'sign_out': 'Odhlásit se',
        'proceed': 'Pokračovat',
    },
    'ro': {
        'title': 'Autentificare',
        'lead': 'Cu un cont vă găsiți coșul pe orice dispozitiv. Puteți vinde și cumpăra și fără cont.',
        'email': 'E-mail',
        'password': 'Parolă',
        'submit': 'Autentificare',
        'wrong': 'Adresa de e\u2011mail sau parola nu este corectă.',
        'show': 'Afișați parola',
        'signed_in': 'Sunteți în contul:',
        'sign_out': 'Deconectare',
        'proceed': 'Continuați',
    },
}


@require_http_methods(['GET', 'HEAD', 'POST'])
@never_cache
def sign_in(request: HttpRequest, market: str) -> HttpResponse:
    site = SITES[market]
    is_wrong = False
    target = request.POST.get('next', request.GET.get('next', ''))
    if request.method == 'POST':
        email = request.POST.get('email', '').strip().lower()
        user = authenticate(request, username=email, password=request.POST.get('password', ''))
        if user is not None:
            login(request, user)
            return HttpResponseRedirect(target if _is_own(request, target) else site.home)
        is_wrong = True
    return render_page(
        request,
        'sign-in',
        title=TEXTS[market]['title'],
        status=400 if is_wrong else 200,
        is_storable=False,
        form_texts=TEXTS[market],
        is_wrong=is_wrong,
        next=target,
        proceed=target if _is_own(request, target) else site.home,
        email=request.POST.get('email', ''),
    )


@require_POST
def sign_out(request: HttpRequest, market: str) -> HttpResponse:
    logout(request)
    return HttpResponseRedirect(SITES[market].home)


def _is_own(request: HttpRequest, target: str) -> bool:
    """A path of this site; anything that a browser could take for another site is not followed."""
    return target.startswith('/') and url_has_allowed_host_and_scheme(target, allowed_hosts=None)

"""What holds for every response of this site."""

from __future__ import annotations

from typing import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from ostrov.head import list_script_hashes, list_style_hashes

from .forward import make_error_page
from .markets import find_site

Next = Callable[[HttpRequest], HttpResponse]

_OWN_FILES = (
    "default-src 'none'; script-src {scripts}; style-src {styles}; connect-src 'self'; img-src 'self'; font-src 'self'; "
    # default-src covers none of these.
    "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)
#: The strictest policy that islands run under: no inline script but the import map, no inline style but the sheets of
#: components, no eval, no markup made of text.
POLICY = f"{_OWN_FILES}; require-trusted-types-for 'script'"
#: Django's own admin sets markup by script.
ADMIN_POLICY = _OWN_FILES


def send_policy(get_response: Next) -> Next:
    def respond(request: HttpRequest) -> HttpResponse:
        # No URL of this site has a null character: databases can't store it.
        if '\0' in request.path or '%00' in request.META.get('QUERY_STRING', ''):
            return make_error_page(400, 'Bad Request (400)')
        response = get_response(request)
        is_admin = request.path.startswith(f'/{settings.ADMIN_PREFIX}')
        policy = ADMIN_POLICY if is_admin else POLICY
        scripts, styles = ([], []) if is_admin else (list_script_hashes(), list_style_hashes())
        response['Content-Security-Policy'] = policy.format(
            scripts=' '.join(["'self'", *scripts]), styles=' '.join(["'self'", *styles])
        )
        response['Cross-Origin-Opener-Policy'] = 'same-origin'
        return response

    return respond


def choose_language(get_response: Next) -> Next:
    """Under a market's prefix the path decides the language, in the admin the browser does."""

    def respond(request: HttpRequest) -> HttpResponse:
        site = find_site(request.path)
        is_admin = request.path.startswith(f'/{settings.ADMIN_PREFIX}')
        wanted = translation.get_language_from_request(request) if is_admin else settings.LANGUAGE_CODE
        request.LANGUAGE_CODE = site.language if site else wanted
        with translation.override(request.LANGUAGE_CODE):
            response = get_response(request)
        if is_admin:
            patch_vary_headers(response, ['Accept-Language'])
        return response

    return respond

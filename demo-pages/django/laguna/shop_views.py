"""What is the shop's own, reached through this site: its tools for testers, its goods and cart, its pictures."""

from __future__ import annotations

import json
from functools import partial

from django.http import HttpRequest, JsonResponse
from django.http.response import HttpResponseBase
from django.views.decorators.csrf import csrf_exempt

from .forward import forward, pass_back
from .own_calls import forget_own_calls, list_own_calls, read_scope
from .shop_client import post_form
from .shop_session import SHARED_COOKIES, list_shop_cookies

#: The shop's own pages carry forms that hold their field against the first; of the last two, one brings what a form left
#: for the page after it, and one names a tester's browser.
FORM_COOKIES = ('csrftoken', *SHARED_COOKIES, 'note', 'ostrov-qa')


@csrf_exempt
def forward_page(request: HttpRequest, path: str = '', token: str = '') -> HttpResponseBase:
    """A page that the shop renders. It checks the tokens of its forms, against the same cookie as Django does."""
    return forward(request, cookies=list_shop_cookies(request), shared_cookies=FORM_COOKIES)


def forward_form(request: HttpRequest) -> HttpResponseBase:
    """A plain form that stands on pages of this site, too: its token is checked here, the shop is given the cookie's."""
    if request.method != 'POST':
        return forward_page(request)
    token = request.COOKIES.get('csrftoken', '')
    fields = {**request.POST.dict(), 'csrfmiddlewaretoken': token}
    cookies = {**list_shop_cookies(request), 'csrftoken': token}
    return pass_back(request, partial(post_form, request.path, fields, cookies), FORM_COOKIES)


@csrf_exempt
def show_calls(request: HttpRequest) -> HttpResponseBase:
    """The shop's log of calls, with those that never reached the shop."""
    scope = request.GET.get('scope') or read_scope(request)
    if request.method == 'DELETE':
        forget_own_calls(scope)
        return forward(request)
    response = forward(request)
    if response.status_code != 200:
        return response
    calls = [*json.loads(b''.join(response)), *list_own_calls(scope)]
    return JsonResponse(sorted(calls, key=lambda call: call['time']), safe=False)


def forward_picture(request: HttpRequest, path: str) -> HttpResponseBase:
    return forward(request)

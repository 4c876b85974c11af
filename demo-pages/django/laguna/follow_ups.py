"""What changes on this site, too, after a successful call to the shop: who is signed in, and their name."""

from __future__ import annotations

import json
from typing import Any, Callable

from django.contrib.auth import authenticate, login, logout
from django.http import HttpRequest, JsonResponse
from django.http.response import HttpResponseBase

from .markets import find_site
from .shop_session import forget_shop_session, keep_shop_session
from .sign_in_views import TEXTS


def sign_in_here(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    body = _read_body(request)
    email = str(body.get('e_mail', '')).strip().lower()
    user = authenticate(request, username=email, password=str(body.get('password', '')))
    if user is None:
        # Known to the shop alone: nobody could be signed in on these pages.
        response.close()
        market = find_site(request.path).market
        return JsonResponse({'non_field_errors': [TEXTS[market]['wrong']]}, status=400)
    login(request, user)
    keep_shop_session(request)
    return response


def sign_out_here(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    # The shop has done so already.
    forget_shop_session(request)
    logout(request)
    return response


def take_over_name(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    body = _read_body(request)
    user = request.user
    user.first_name, user.last_name = (str(body.get(name, ''))[:150] for name in ('first_name', 'last_name'))
    user.save(update_fields=['first_name', 'last_name'])
    return response


def _read_body(request: HttpRequest) -> dict[str, Any]:
    try:
        body = json.loads(request.body)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


FOLLOW_UPS: dict[str, Callable[[HttpRequest, HttpResponseBase], HttpResponseBase]] = {
    'login': sign_in_here,
    'logout': sign_out_here,
    'active-user-save': take_over_name,
}

"""The calls of the contract: Django checks who may make them, the shop behind it responds."""

from __future__ import annotations

from typing import Any, Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.response import HttpResponseBase
from django.middleware.csrf import get_token
from django.utils.translation import gettext as _

from ostrov.contract import Call

from .calls import find_call
from .follow_ups import FOLLOW_UPS
from .forward import forward
from .own_calls import record_call
from .own_views import OWN_VIEWS, respond_locally
from .pages import render_page
from .shop_client import ShopResponse
from .shop_session import SHARED_COOKIES, list_shop_cookies

View = Callable[..., HttpResponseBase]


def make_call_view(path: str, market: str) -> View:
    """One view for all calls that share a path of the contract."""

    def respond(request: HttpRequest, **arguments: Any) -> HttpResponseBase:
        call = find_call(path, request.method or 'GET')
        # For another method there is no call; the shop then lists the methods that there are.
        refusal = call and find_refusal(request, call)
        if call and refusal:
            record_call(request, call.name, refusal.status_code)
            return refusal
        if call and call.name == 'active-user':
            # Cached pages can't give the visitor a CSRF cookie, so this call does.
            get_token(request)
        if call and call.name in OWN_VIEWS:
            return respond_locally(request, call, market, arguments)
        # Checked by now; the shop tells by it whose an Idempotency-Key is.
        token = {'csrftoken': request.COOKIES['csrftoken']} if 'csrftoken' in request.COOKIES else {}
        cookies = {**token, **list_shop_cookies(request)}
        response = forward(request, cookies=cookies, shared_cookies=SHARED_COOKIES)
        follow = FOLLOW_UPS.get(call.name) if call else None
        return follow(request, response) if follow and was_done(request) else response

    respond.contract_path = path  # type: ignore[attr-defined]
    return respond


def was_done(request: HttpRequest) -> bool:
    """Whether the shop did what was requested; a connection that broke before the response counts as no."""
    shop_response: ShopResponse | None = getattr(request, 'shop_response', None)
    if shop_response is None:
        return False
    # A fault that a tester has set says whether it happened before or after the change.
    spoiled = shop_response.headers.get('Ostrov-Spoiled')
    return shop_response.status < 300 if spoiled is None else spoiled == 'after'


def find_refusal(request: HttpRequest, call: Call) -> HttpResponse | None:
    """The error response where this visitor may not make the call: 403 as in Django REST framework, not 401."""
    if call.access == 'anyone':
        return None
    if not request.user.is_authenticated:
        return JsonResponse({'detail': _('Authentication credentials were not provided.')}, status=403)
    if call.access == 'staff' and not request.user.is_staff:
        return JsonResponse({'detail': _('You do not have permission to perform this action.')}, status=403)
    return None


def refuse_csrf(request: HttpRequest, reason: str = '') -> HttpResponse:
    """The response without a valid CSRF token: for an island JSON as of Django REST framework, for a form a page."""
    match = request.resolver_match
    path = getattr(match.func, 'contract_path', None) if match else None
    if path:
        call = find_call(path, request.method or 'POST')
        if call:
            record_call(request, call.name, 403)
        return JsonResponse({'detail': f'CSRF Failed: {reason}'}, status=403)
    return render_page(
        request, 'csrf-fault', title='Forbidden (403)', status=403, reason=reason, is_storable=False
    )

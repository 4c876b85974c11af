"""The calls of the contract: Django judges who asks, the shop behind it answers."""

from __future__ import annotations

from typing import Any, Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.response import HttpResponseBase
from django.middleware.csrf import get_token
from django.utils.translation import gettext as _

from .calls import CALLS, Call, find_call
from .follow_ups import FOLLOW_UPS
from .forward import forward
from .own_calls import note_call
from .own_views import OWN_VIEWS, answer_by_ourselves
from .pages import render_page
from .shop_client import ShopAnswer
from .shop_session import SHARED_COOKIES, list_shop_cookies

View = Callable[..., HttpResponseBase]


def make_call_view(base: str, path: str, market: str) -> View:
    """One view for all calls that share a path."""

    def answer_call(request: HttpRequest, **arguments: Any) -> HttpResponseBase:
        call = find_call(base, path, request.method or 'GET')
        # Of another method: the shop says which ones there are.
        refusal = call and find_refusal(request, call)
        if call and refusal:
            note_call(request, call.name, refusal.status_code)
            return refusal
        if call and call.name == 'active-user':
            # Cached pages can't give the visitor a CSRF cookie, so this call does.
            get_token(request)
        if call and call.name in OWN_VIEWS:
            return answer_by_ourselves(request, call, market, arguments)
        response = forward(request, cookies=list_shop_cookies(request), shared_cookies=SHARED_COOKIES)
        follow = FOLLOW_UPS.get(call.name) if call else None
        return follow(request, response) if follow and was_done(request) else response

    answer_call.place = (base, path)  # type: ignore[attr-defined]
    return answer_call


def was_done(request: HttpRequest) -> bool:
    """Whether the shop did what it was asked. A line that broke before the answer says nothing of it."""
    answer: ShopAnswer | None = getattr(request, 'shop_answer', None)
    if answer is None:
        return False
    # What testers spoil says by itself whether it was done before.
    spoiled = answer.headers.get('Ostrov-Spoiled')
    return answer.status < 300 if spoiled is None else spoiled == 'after'


def find_refusal(request: HttpRequest, call: Call) -> HttpResponse | None:
    """Why this visitor may not make this call; None if they may. Django REST framework answers 403, not 401."""
    if call.allowed == 'anyone':
        return None
    if not request.user.is_authenticated:
        return JsonResponse({'detail': _('Authentication credentials were not provided.')}, status=403)
    if call.allowed == 'staff' and not request.user.is_staff:
        return JsonResponse({'detail': _('You do not have permission to perform this action.')}, status=403)
    return None


def list_call_places() -> list[tuple[str, str, list[str]]]:
    """Each path once, with the names of its calls."""
    places: dict[tuple[str, str], list[str]] = {}
    for call in CALLS:
        places.setdefault((call.base, call.path), []).append(call.name)
    return [(base, path, names) for (base, path), names in places.items()]


def refuse_csrf(request: HttpRequest, reason: str = '') -> HttpResponse:
    """What Django's CSRF middleware answers: to islands as Django REST framework would, to a form with a page."""
    match = request.resolver_match
    place = getattr(match.func, 'place', None) if match else None
    if place:
        call = find_call(*place, request.method or 'POST')
        if call:
            note_call(request, call.name, 403)
        return JsonResponse({'detail': f'CSRF Failed: {reason}'}, status=403)
    return render_page(
        request, 'csrf-fault', title='Forbidden (403)', status=403, reason=reason, is_storable=False
    )

"""Who a visitor is at the shop: whoever is signed in here is signed in there, by a session of the shop's own.

Its cookie never leaves the server; it is kept with the visitor's Django session.
"""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Any

from django.contrib.auth.signals import user_logged_in, user_logged_out
from django.dispatch import receiver
from django.http import HttpRequest

from .accounts import ACCOUNTS
from .markets import SITES
from .shop_client import BrokenResponse, ShopResponse, ShopUnreachable, post_form

SHOP_COOKIE = 'sessionid'
#: Cookies of the shop that a browser keeps for itself: whose cart it is, before anybody has signed in.
SHARED_COOKIES = ('cartid',)
_KEY = 'shop_session'


def list_shop_cookies(request: HttpRequest) -> dict[str, str]:
    """The cookie that names the visitor to the shop; none for somebody who is not signed in, or unknown there."""
    user = getattr(request, 'user', None)
    if not user or not user.is_authenticated:
        return {}
    if _KEY not in request.session:
        carts = {name: request.COOKIES[name] for name in SHARED_COOKIES if name in request.COOKIES}
        request.session[_KEY] = _sign_in(user.get_username(), carts)
    session = request.session[_KEY]
    return {SHOP_COOKIE: session} if session else {}


def keep_shop_session(request: HttpRequest) -> None:
    """Keeps the session that the shop opened for this request."""
    session = read_cookie(request.shop_response, SHOP_COOKIE)
    if session:
        request.session[_KEY] = session


def forget_shop_session(request: HttpRequest) -> None:
    request.session.pop(_KEY, None)


def _sign_in(email: str, cookies: dict[str, str]) -> str | None:
    """Opens a session at the shop, which also gives the browser's cart to the customer."""
    account = ACCOUNTS.get(email)
    if account is None:
        return None
    try:
        fields = {'email': account.email, 'password': account.password, 'next': ''}
        response = post_form(SITES['cz'].sign_in, fields, cookies)
    except (ShopUnreachable, BrokenResponse):
        return None
    response.close()
    return read_cookie(response, SHOP_COOKIE)


def read_cookie(response: ShopResponse, name: str) -> str | None:
    for line in response.headers.get_all('Set-Cookie', []):
        cookie = SimpleCookie(line).get(name)
        if cookie and cookie.value:
            return cookie.value
    return None


@receiver(user_logged_in)
def forget_former_session(sender: Any, request: HttpRequest | None, **kwargs: Any) -> None:
    if request is not None:
        request.session.pop(_KEY, None)


@receiver(user_logged_out)
def sign_out_at_shop(sender: Any, request: HttpRequest | None, **kwargs: Any) -> None:
    session = request.session.get(_KEY) if request is not None else None
    if session:
        try:
            post_form(SITES['cz'].sign_out, {}, {SHOP_COOKIE: session}).close()
        except (ShopUnreachable, BrokenResponse):
            pass  # It ends there by itself in time.

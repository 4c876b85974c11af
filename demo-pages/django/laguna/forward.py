"""Forwards a request to the shop and streams the response back."""

from __future__ import annotations

import re
from functools import partial
from http.cookies import SimpleCookie
from typing import Callable, Iterator, Mapping
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase

from .own_calls import read_scope
from .shop_client import BrokenResponse, ShopResponse, ShopUnreachable, request_shop

MOST_BYTES = 1024 * 1024
#: The key in the WSGI environment under which a server offers to close the visitor's connection.
HANG_UP = 'laguna.hang_up'
_PASSED_ON = ('Accept', 'Accept-Language', 'Content-Type', 'Idempotency-Key', 'If-None-Match')
_PASSED_BACK = (
    'Allow',
    'Cache-Control',
    'Content-Language',
    'Content-Length',
    'Content-Type',
    'ETag',
    'Last-Modified',
    'Link',
    'Ostrov-Spoiled',
    'Retry-After',
    'Vary',
    'X-Request-ID',
    'X-Robots-Tag',
)
_REQUEST_ID = re.compile(r'[\w-]{1,64}')


def forward(
    request: HttpRequest, *, cookies: Mapping[str, str] = {}, shared_cookies: tuple[str, ...] = ()
) -> HttpResponseBase:
    """The shop's response to this request. ``shared_cookies`` are the browser's own, passed both ways."""
    if int(request.META.get('CONTENT_LENGTH') or 0) > MOST_BYTES:
        return make_error_page(413, 'Request Entity Too Large')
    shared = {name: request.COOKIES[name] for name in shared_cookies if name in request.COOKIES}
    send = partial(
        request_shop,
        request.method or 'GET',
        request.get_full_path(),
        headers=list_headers(request),
        cookies={**shared, **cookies},
        body=request.body or None,
    )
    return pass_back(request, send, shared_cookies)


def pass_back(
    request: HttpRequest, send: Callable[[], ShopResponse], shared_cookies: tuple[str, ...] = ()
) -> HttpResponseBase:
    """Streams the shop's response; where it breaks off, this one does as well."""
    try:
        shop_response = send()
    except ShopUnreachable as gone:
        return make_error_page(gone.status, 'Bad Gateway' if gone.status == 502 else 'Gateway Time-out')
    except BrokenResponse as broken:
        return StreamingHttpResponse(_hang_up_after(request, _break_off(broken)))
    # Views read from it what is not passed on to the visitor.
    request.shop_response = shop_response
    return _copy_response(request, shop_response, shared_cookies)


def list_headers(request: HttpRequest) -> dict[str, str]:
    headers = {name: request.headers[name] for name in _PASSED_ON if request.headers.get(name)}
    # With this site's own host the shop writes URLs of this site.
    headers['Host'] = request.get_host()
    # The shop counts wrong passwords and mails by whose they are.
    headers['X-Forwarded-For'] = request.META['REMOTE_ADDR']
    if request.is_secure():
        headers['X-Forwarded-Proto'] = 'https'
    request_id = request.headers.get('X-Request-ID', '')
    if _REQUEST_ID.fullmatch(request_id):
        headers['X-Request-ID'] = request_id
    scope = read_scope(request)
    if scope:
        headers['Ostrov-QA'] = scope
    return headers


def _copy_response(
    request: HttpRequest, shop_response: ShopResponse, shared_cookies: tuple[str, ...]
) -> HttpResponseBase:
    body = _hang_up_after(request, shop_response.stream())
    response = StreamingHttpResponse(body, status=shop_response.status)
    # Django would say text/html of what has no type.
    del response['Content-Type']
    for name in _PASSED_BACK:
        if name in shop_response.headers:
            response[name] = shop_response.headers[name]
    if 'Location' in shop_response.headers:
        response['Location'] = to_own_url(shop_response.headers['Location'])
    for line in shop_response.headers.get_all('Set-Cookie', []):
        for name, cookie in SimpleCookie(line).items():
            if name in shared_cookies:
                response.cookies[name] = cookie.value
                response.cookies[name].update({key: value for key, value in cookie.items() if value})
    return response


def to_own_url(location: str) -> str:
    """A URL of the shop as one of this site; any other stays as it is."""
    shop, target = urlsplit(settings.SHOP_ORIGIN), urlsplit(location)
    if (target.scheme, target.netloc) != (shop.scheme, shop.netloc):
        return location
    return target._replace(scheme='', netloc='').geturl() or '/'


def _hang_up_after(request: HttpRequest, chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Where the shop broke off, this connection is closed: the response is neither complete nor endless."""
    try:
        yield from chunks
    except BrokenResponse:
        request.META.get(HANG_UP, lambda: None)()
        raise


def _break_off(fault: BrokenResponse) -> Iterator[bytes]:
    raise fault
    yield b''


def make_error_page(status: int, title: str) -> HttpResponse:
    return HttpResponse(
        f'<!doctype html><html lang="en"><title>{title}</title><h1>{title}</h1></html>', status=status
    )

"""Passes a request on to the shop, and its answer back as it comes."""

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
from .shop_client import BrokenAnswer, ShopAnswer, ShopGone, ask_shop

MOST_BYTES = 1024 * 1024
#: Where a server keeps the way to close the visitor's connection, if it has one.
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
    """The shop's answer to this very request. ``shared_cookies`` are the browser's own, passed both ways."""
    if int(request.META.get('CONTENT_LENGTH') or 0) > MOST_BYTES:
        return refuse_plainly(413, 'Request Entity Too Large')
    shared = {name: request.COOKIES[name] for name in shared_cookies if name in request.COOKIES}
    asked = partial(
        ask_shop,
        request.method or 'GET',
        request.get_full_path(),
        headers=list_headers(request),
        cookies={**shared, **cookies},
        body=request.body or None,
    )
    return pass_back(request, asked, shared_cookies)


def pass_back(
    request: HttpRequest, ask: Callable[[], ShopAnswer], shared_cookies: tuple[str, ...] = ()
) -> HttpResponseBase:
    """What the shop answers as it comes, broken where it breaks off."""
    try:
        answer = ask()
    except ShopGone as gone:
        return refuse_plainly(gone.status, 'Bad Gateway' if gone.status == 502 else 'Gateway Time-out')
    except BrokenAnswer as broken:
        return StreamingHttpResponse(_hang_up_after(request, _break_off(broken)))
    # For whoever wants to know of it what no visitor may.
    request.shop_answer = answer
    return _copy_answer(request, answer, shared_cookies)


def list_headers(request: HttpRequest) -> dict[str, str]:
    headers = {name: request.headers[name] for name in _PASSED_ON if request.headers.get(name)}
    # With this site's own host the shop writes addresses of this site.
    headers['Host'] = request.get_host()
    if request.is_secure():
        headers['X-Forwarded-Proto'] = 'https'
    request_id = request.headers.get('X-Request-ID', '')
    if _REQUEST_ID.fullmatch(request_id):
        headers['X-Request-ID'] = request_id
    scope = read_scope(request)
    if scope:
        headers['Ostrov-QA'] = scope
    return headers


def _copy_answer(
    request: HttpRequest, answer: ShopAnswer, shared_cookies: tuple[str, ...]
) -> HttpResponseBase:
    response = StreamingHttpResponse(_hang_up_after(request, answer.stream()), status=answer.status)
    # Django would say text/html of what has no type.
    del response['Content-Type']
    for name in _PASSED_BACK:
        if name in answer.headers:
            response[name] = answer.headers[name]
    if 'Location' in answer.headers:
        response['Location'] = to_own_address(answer.headers['Location'])
    for line in answer.headers.get_all('Set-Cookie', []):
        for name, cookie in SimpleCookie(line).items():
            if name in shared_cookies:
                response.cookies[name] = cookie.value
                response.cookies[name].update({key: value for key, value in cookie.items() if value})
    return response


def to_own_address(location: str) -> str:
    """An address of the shop as one of this site; any other as it is."""
    shop, target = urlsplit(settings.SHOP_ORIGIN), urlsplit(location)
    if (target.scheme, target.netloc) != (shop.scheme, shop.netloc):
        return location
    return target._replace(scheme='', netloc='').geturl() or '/'


def _hang_up_after(request: HttpRequest, chunks: Iterator[bytes]) -> Iterator[bytes]:
    """What the shop broke off ends here too, neither whole nor open for ever."""
    try:
        yield from chunks
    except BrokenAnswer:
        request.META.get(HANG_UP, lambda: None)()
        raise


def _break_off(fault: BrokenAnswer) -> Iterator[bytes]:
    raise fault
    yield b''


def refuse_plainly(status: int, title: str) -> HttpResponse:
    return HttpResponse(
        f'<!doctype html><html lang="en"><title>{title}</title><h1>{title}</h1></html>', status=status
    )

"""Requests to the reference shop behind this site: one origin, with timeouts, and only the headers given here."""

from __future__ import annotations

import http.client
import json
import secrets
from typing import Any, Iterator, Mapping
from urllib.parse import urlencode, urlsplit

from django.conf import settings

CONNECT_SECONDS = 5
#: Longer than the islands wait, so that they and not this site end a call that hangs.
RESPONSE_SECONDS = 40
CHUNK = 64 * 1024

#: The shop compares a write's header with its cookie. Django's own middleware has checked the visitor's token.
_CSRF = secrets.token_hex(16)


class ShopUnreachable(Exception):
    """The shop can't be reached, or does not respond in time."""

    def __init__(self, status: int) -> None:
        super().__init__(f'no response from the shop ({status})')
        self.status = status


class BrokenResponse(ConnectionAbortedError):
    """The shop broke off in the middle of a response; passed on as complete, it would look like all there was.

    To a WSGI server this is a connection that is gone, so it adds no error page to what has been sent.
    """


class ShopResponse:
    """A response whose headers have arrived and whose body is streamed."""

    def __init__(self, connection: http.client.HTTPConnection, response: http.client.HTTPResponse) -> None:
        self._connection = connection
        self._response = response
        self.status = response.status
        self.headers = response.headers

    def stream(self) -> Iterator[bytes]:
        try:
            while chunk := self._read_some():
                yield chunk
        finally:
            self.close()

    def _read_some(self) -> bytes:
        try:
            chunk = self._response.read1(CHUNK)
        except (http.client.HTTPException, OSError) as fault:
            raise BrokenResponse from fault
        # At an early end read1 says nothing; what is still owed does.
        if not chunk and self._response.length:
            raise BrokenResponse
        return chunk

    def close(self) -> None:
        self._connection.close()

    def read_text(self) -> str | None:
        """The text of a successful response, else None."""
        try:
            text = b''.join(self.stream()).decode('utf-8', 'replace')
        except BrokenResponse:
            return None
        return text if 200 <= self.status < 300 else None


def request_shop(
    method: str,
    path: str,
    *,
    headers: Mapping[str, str] = {},
    cookies: Mapping[str, str] = {},
    body: bytes | None = None,
) -> ShopResponse:
    """Sends a request to the shop. Raises ShopUnreachable, or BrokenResponse where the connection was cut."""
    origin = urlsplit(settings.SHOP_ORIGIN)
    maker = http.client.HTTPSConnection if origin.scheme == 'https' else http.client.HTTPConnection
    connection = maker(origin.hostname or '', origin.port, timeout=CONNECT_SECONDS)
    jar = {'csrftoken': _CSRF, **cookies}
    sent = {
        **headers,
        'Cookie': '; '.join(f'{name}={value}' for name, value in jar.items()),
        'X-CSRFToken': jar['csrftoken'],
    }
    try:
        connection.connect()
        connection.sock.settimeout(RESPONSE_SECONDS)
    except OSError:
        connection.close()
        raise ShopUnreachable(502) from None
    try:
        connection.request(method, path, body=body, headers=sent)
        return ShopResponse(connection, connection.getresponse())
    except TimeoutError:
        connection.close()
        raise ShopUnreachable(504) from None
    except (http.client.HTTPException, OSError) as fault:
        connection.close()
        raise BrokenResponse from fault


def post_form(path: str, fields: Mapping[str, str], cookies: Mapping[str, str] = {}) -> ShopResponse:
    """Sends one of the shop's plain forms."""
    body = urlencode({'csrfmiddlewaretoken': _CSRF, **fields}).encode()
    return request_shop(
        'POST',
        path,
        headers={'Content-Type': 'application/x-www-form-urlencoded'},
        cookies=cookies,
        body=body,
    )


def read_shop_text(path: str, query: str = '') -> str | None:
    """What the shop sends to an anonymous visitor, or None."""
    try:
        return request_shop('GET', f'{path}?{query}' if query else path).read_text()
    except (ShopUnreachable, BrokenResponse):
        return None


def read_shop_json(path: str) -> Any:
    text = read_shop_text(path)
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return None

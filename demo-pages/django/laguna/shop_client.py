"""The way to the reference shop behind this site: one origin, deadlines, nothing passed on that is not named here."""

from __future__ import annotations

import http.client
import json
import secrets
from typing import Any, Iterator, Mapping
from urllib.parse import urlencode, urlsplit

from django.conf import settings

CONNECT_SECONDS = 5
#: Longer than the islands wait, so that a call that hangs is given up by them and not by us.
ANSWER_SECONDS = 40
CHUNK = 64 * 1024

#: The shop holds a write's header against its cookie. Who may write was decided before, by Django's own middleware.
_CSRF = secrets.token_hex(16)


class ShopGone(Exception):
    """The shop is not reached, or does not answer in time."""

    def __init__(self, status: int) -> None:
        super().__init__(f'the shop gave no answer ({status})')
        self.status = status


class BrokenAnswer(ConnectionAbortedError):
    """The shop broke off in the middle of an answer; passed on whole it would look like all there was.

    To a WSGI server this is a connection that is gone, so it adds no error page to what has been sent.
    """


class ShopAnswer:
    """An answer whose head has come and whose body is read as it comes."""

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
            raise BrokenAnswer from fault
        # At an early end read1 says nothing; what is still owed does.
        if not chunk and self._response.length:
            raise BrokenAnswer
        return chunk

    def close(self) -> None:
        self._connection.close()

    def read_text(self) -> str | None:
        """The text of a good answer, else None."""
        try:
            text = b''.join(self.stream()).decode('utf-8', 'replace')
        except BrokenAnswer:
            return None
        return text if 200 <= self.status < 300 else None


def ask_shop(
    method: str,
    path: str,
    *,
    headers: Mapping[str, str] = {},
    cookies: Mapping[str, str] = {},
    body: bytes | None = None,
) -> ShopAnswer:
    """Asks the shop; raises ShopGone where there is nobody to ask and BrokenAnswer where the line was cut."""
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
        connection.sock.settimeout(ANSWER_SECONDS)
    except OSError:
        connection.close()
        raise ShopGone(502) from None
    try:
        connection.request(method, path, body=body, headers=sent)
        return ShopAnswer(connection, connection.getresponse())
    except TimeoutError:
        connection.close()
        raise ShopGone(504) from None
    except (http.client.HTTPException, OSError) as fault:
        connection.close()
        raise BrokenAnswer from fault


def post_form(path: str, fields: Mapping[str, str], cookies: Mapping[str, str] = {}) -> ShopAnswer:
    """Sends one of the shop's plain forms."""
    body = urlencode({'csrfmiddlewaretoken': _CSRF, **fields}).encode()
    return ask_shop(
        'POST',
        path,
        headers={'Content-Type': 'application/x-www-form-urlencoded'},
        cookies=cookies,
        body=body,
    )


def read_shop_text(path: str, query: str = '') -> str | None:
    """What the shop says to nobody in particular, or None."""
    try:
        return ask_shop('GET', f'{path}?{query}' if query else path).read_text()
    except (ShopGone, BrokenAnswer):
        return None


def read_shop_json(path: str) -> Any:
    text = read_shop_text(path)
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return None

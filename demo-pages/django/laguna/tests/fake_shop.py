"""A shop that responds as a test tells it to, and remembers the requests."""

from __future__ import annotations

import json
import logging
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Callable

from django.test import TestCase, override_settings

Respond = Callable[['Handler'], None]


class Handler(BaseHTTPRequestHandler):
    server: FakeShop
    protocol_version = 'HTTP/1.1'

    def respond(self) -> None:
        length = int(self.headers.get('Content-Length') or 0)
        self.body = self.rfile.read(length)
        self.server.requests.append(self)
        self.server.respond(self)

    do_GET = do_POST = do_PATCH = do_DELETE = do_HEAD = respond

    def send(self, status: int, body: bytes = b'', **headers: str) -> None:
        self.send_response(status)
        for name, value in {'Content-Type': 'application/json', **headers}.items():
            self.send_header(name.replace('_', '-'), value)
        if 'Content_Length' not in headers:
            self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def send_json(self, data: Any, status: int = 200, **headers: str) -> None:
        self.send(status, json.dumps(data).encode(), **headers)

    def hang_up(self) -> None:
        self.close_connection = True

    def log_message(self, format: str, *args: Any) -> None:
        pass


class FakeShop(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(('127.0.0.1', 0), Handler)
        self.requests: list[Handler] = []
        self.respond: Respond = lambda handler: handler.send_json({})
        Thread(target=self.serve_forever, kwargs={'poll_interval': 0.01}, daemon=True).start()

    @property
    def origin(self) -> str:
        return f'http://127.0.0.1:{self.server_port}'

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nothing: the site under test may leave in the middle of a response."""

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class ShopCase(TestCase):
    """A test of the site with a shop behind it."""

    def setUp(self) -> None:
        # Much goes wrong here on purpose.
        logging.disable(logging.CRITICAL)
        self.addCleanup(logging.disable, logging.NOTSET)
        self.shop = FakeShop()
        self.addCleanup(self.shop.close)
        override = override_settings(
            SHOP_ORIGIN=self.shop.origin, PASSWORD_HASHERS=['django.contrib.auth.hashers.MD5PasswordHasher']
        )
        override.enable()
        self.addCleanup(override.disable)

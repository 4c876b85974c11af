"""Serves the site with threads, so that islands can make calls at the same time."""

from __future__ import annotations

from socketserver import ThreadingMixIn
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.core.servers.basehttp import WSGIRequestHandler, WSGIServer
from django.core.wsgi import get_wsgi_application

from laguna.forward import HANG_UP


class RequestHandler(WSGIRequestHandler):
    def get_environ(self) -> dict[str, Any]:
        return {**super().get_environ(), HANG_UP: self.hang_up}

    def hang_up(self) -> None:
        """After a response that broke off, the browser must not wait on this connection for the rest of it."""
        self.close_connection = True

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: URLs may hold what a visitor searched for."""


class ThreadedServer(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = 64


class Command(BaseCommand):
    help = 'Serves the site.'

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument('--port', type=int, default=4708)
        parser.add_argument('--host', default='127.0.0.1')

    def handle(self, *args: Any, **options: Any) -> None:
        server = ThreadedServer((options['host'], options['port']), RequestHandler)
        server.set_app(get_wsgi_application())
        self.stdout.write(f'Django serves http://{options["host"]}:{options["port"]}/')
        self.stdout.flush()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            server.server_close()

"""A log of the calls that this site handled itself: they never reached the shop, whose own log testers read."""

from __future__ import annotations

import time
from collections import deque
from threading import Lock
from typing import Any

from django.http import HttpRequest

_calls: deque[dict[str, Any]] = deque(maxlen=1000)
_lock = Lock()


def record_call(request: HttpRequest, route: str, status: int | None = None) -> dict[str, Any]:
    """Adds a call to the log and returns its entry, for the status to be set once there is a response."""
    call = {
        'route': route,
        'method': request.method,
        'time': round(time.time() * 1000),
        'scope': read_scope(request),
        'idempotency_key': request.headers.get('Idempotency-Key'),
        'status': status,
    }
    with _lock:
        _calls.append(call)
    return call


def list_own_calls(scope: str | None) -> list[dict[str, Any]]:
    with _lock:
        return [call for call in _calls if scope is None or call['scope'] == scope]


def forget_own_calls(scope: str | None) -> None:
    with _lock:
        kept = [call for call in _calls if scope is not None and call['scope'] != scope]
        _calls.clear()
        _calls.extend(kept)


def read_scope(request: HttpRequest) -> str | None:
    """Names one test or one tester, so that what they set up touches nobody else."""
    return request.headers.get('Ostrov-QA') or request.COOKIES.get('ostrov-qa')

"""Writes under an Idempotency-Key: a repeated request has no second effect."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Callable

from django.db import IntegrityError, transaction

from .models import AnsweredCall

_LONGEST_KEY = 200


@dataclass(frozen=True)
class ApiResponse:
    status: int
    body: Any = None


class ApiError(Exception):
    """Ends a call with an error response; what the call wrote is rolled back."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f'status {status}')
        self.response = ApiResponse(status, body)


def run_once(route: str, key: str | None, text: bytes, run: Callable[[], ApiResponse]) -> ApiResponse:
    """Runs a write at most once per key, in one transaction with the key itself.

    A repeated request gets the first one's response; the same key with another body is an error. An error
    response is not recorded, so that a corrected form may be sent under the same key.
    """
    if key is None:
        with transaction.atomic():
            return run()
    if not key or len(key) > _LONGEST_KEY:
        raise ApiError(400, {'detail': 'Invalid Idempotency-Key.'})
    request_hash = sha256(text).hexdigest()
    first = AnsweredCall.objects.filter(route=route, key=key).first()
    if first is None:
        try:
            with transaction.atomic():
                response = run()
                AnsweredCall.objects.create(
                    route=route, key=key, request_hash=request_hash, status=response.status, body=response.body
                )
                return response
        except IntegrityError:
            # The same request came twice at once, and the other was faster; what this one did is rolled back.
            first = AnsweredCall.objects.filter(route=route, key=key).first()
            if first is None:
                raise
    if first.request_hash != request_hash:
        raise ApiError(422, {'detail': 'This Idempotency-Key belongs to another request.'})
    return ApiResponse(first.status, first.body)

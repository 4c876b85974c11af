"""Writes that are done once however often they come."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Callable

from django.db import IntegrityError, transaction

from .models import AnsweredCall

_LONGEST_KEY = 200


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any = None


class Refusal(Exception):
    """Ends a call with an answer that is not the wished one; what it wrote is rolled back."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f'answered {status}')
        self.answer = Answer(status, body)


def answer_once(route: str, key: str | None, text: bytes, run: Callable[[], Answer]) -> Answer:
    """Runs a write at most once per key, in one transaction with the key itself.

    A repeated request gets the first one's answer; the same key with another body is refused. An answer that is an
    error leaves no trace, so that a mended form may come under the same key.
    """
    if key is None:
        with transaction.atomic():
            return run()
    if not key or len(key) > _LONGEST_KEY:
        raise Refusal(400, {'detail': 'Invalid Idempotency-Key.'})
    request_hash = sha256(text).hexdigest()
    first = AnsweredCall.objects.filter(route=route, key=key).first()
    if first is None:
        try:
            with transaction.atomic():
                answer = run()
                AnsweredCall.objects.create(
                    route=route, key=key, request_hash=request_hash, status=answer.status, body=answer.body
                )
                return answer
        except IntegrityError:
            # It has been answered while this one ran, which is undone now.
            first = AnsweredCall.objects.filter(route=route, key=key).first()
            if first is None:
                raise
    if first.request_hash != request_hash:
        raise Refusal(422, {'detail': 'This Idempotency-Key belongs to another request.'})
    return Answer(first.status, first.body)

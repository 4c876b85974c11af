"""Fills the slots in an editor's HTML: fragments that the shop renders, and the visitor's CSRF token."""

from __future__ import annotations

import re

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from .shop_client import read_shop_text

#: Such as ``<!--shop:device-steps-->``, the choices of a device as plain links.
_SLOT = re.compile(r'<!--shop:([a-z-]+)-->')
#: In the hidden field of a plain form.
TOKEN_SLOT = '{csrf-token}'


def fill_fragments(request: HttpRequest, market: str, markup: str) -> SafeString:
    """Fills the slots. Without a response from the shop a slot stays empty, and the rest of the page stands."""
    query = request.META.get('QUERY_STRING', '')

    def fill(slot: re.Match) -> str:
        return read_shop_text(f'/qa/fragments/{market}/{slot[1]}/', query) or ''

    filled = _SLOT.sub(fill, markup)
    if TOKEN_SLOT in filled:
        filled = filled.replace(TOKEN_SLOT, escape(get_token(request)))
    return mark_safe(filled)

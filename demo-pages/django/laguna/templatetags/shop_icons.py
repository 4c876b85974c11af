"""``{% shop_icon "user" %}``: an icon of Heroicons within the page itself, as the reference shop has it."""

from __future__ import annotations

from functools import lru_cache
from re import sub

from django import template
from django.conf import settings
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

_ICON = (
    '<svg class="shop-icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" '
    'stroke-width="1.5" aria-hidden="true">{}</svg>'
)


@register.simple_tag
@lru_cache(maxsize=None)
def shop_icon(name: str) -> SafeString:
    """Nothing where the packages of the shop are not installed: a page reads without."""
    try:
        text = (settings.ICONS_DIR / f'{name}.svg').read_text('utf-8')
    except OSError:
        return mark_safe('')
    return mark_safe(_ICON.format(sub(r'^[\s\S]*?<svg[^>]*>\s*|\s*</svg>\s*$', '', text)))

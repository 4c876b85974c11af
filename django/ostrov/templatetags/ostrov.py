"""``{% ostrov_page %}``, ``{% ostrov_head %}``, ``{% island %}`` and ``{% placed %}``; README.md describes them."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from typing import Any

from django import template
from django.template.base import FilterExpression, NodeList, Parser, Token, token_kwargs
from django.utils.safestring import SafeString, mark_safe

from ..conf import pick_market
from ..head import Found, find_islands, render_head
from ..islands import render_island
from ..skeletons import pick_size

register = template.Library()

#: The head of the page that is being rendered, to be filled once its islands are known. A variable of the template
#: would not reach ``{% include … only %}``.
_waiting_head: ContextVar[WaitingHead | None] = ContextVar('ostrov_head', default=None)


class WaitingHead:
    def __init__(self) -> None:
        # Random, so that no text of the page can contain it.
        self.slot = f'<!--ostrov-{secrets.token_hex(16)}-->'
        self.options: dict[str, Any] | None = None


class PageNode(template.Node):
    def __init__(self, nodelist: NodeList) -> None:
        self.nodelist = nodelist

    def render(self, context: template.Context) -> SafeString:
        head = WaitingHead()
        reset = _waiting_head.set(head)
        try:
            markup = self.nodelist.render(context)
        finally:
            _waiting_head.reset(reset)
        if head.options is None:
            return markup
        islands = [*find_islands(markup), *head.options.pop('islands')]
        return mark_safe(markup.replace(head.slot, render_head(islands=islands, **head.options)))


@register.tag('ostrov_page')
def parse_page(parser: Parser, token: Token) -> PageNode:
    nodelist = parser.parse(('endostrov_page',))
    parser.delete_first_token()
    return PageNode(nodelist)


@register.simple_tag(takes_context=True)
def ostrov_head(
    context: template.Context,
    market: str | None = None,
    islands: str = '',
    clock: bool = True,
    config: dict[str, Any] | None = None,
) -> SafeString:
    """The page's configuration and the links of its islands: those found, and those named in ``islands``.

    ``config`` is added to what every page tells its islands.
    """
    options = {
        'request': context.get('request'),
        'market': pick_market(market or context.get('market')),
        'islands': [Found(name) for name in islands.split()],
        'has_clock': bool(clock),
        'config': config or {},
    }
    head = _waiting_head.get()
    if head is None:
        return render_head(**options)
    head.options = options
    return mark_safe(head.slot)


class IslandNode(template.Node):
    def __init__(
        self, name: FilterExpression, options: dict[str, FilterExpression], nodelist: NodeList
    ) -> None:
        self.name = name
        self.options = options
        self.nodelist = nodelist

    def render(self, context: template.Context) -> SafeString:
        # A variable that is missing means: not set.
        options = {key: value.resolve(context, ignore_failures=True) for key, value in self.options.items()}
        shared = options.pop('params', None)
        pk, when = options.pop('pk', None), options.pop('when', None)
        return render_island(
            str(self.name.resolve(context, ignore_failures=True) or ''),
            {**(shared if isinstance(shared, dict) else {}), **options},
            market=pick_market(context.get('market')),
            pk=pk,
            when=when and str(when),
            fallback=self.nodelist.render(context),
            size=pick_size(context.get('request')),
        )


@register.tag('island')
def parse_island(parser: Parser, token: Token) -> IslandNode:
    """``{% island "name" when="visible" pk=17 params=a_dict param=value … %}fallback{% endisland %}``"""
    tag, *bits = token.split_contents()
    if not bits:
        raise template.TemplateSyntaxError(f'"{tag}" needs the name of a component.')
    name, *rest = bits
    options = token_kwargs(rest, parser)
    if rest:
        raise template.TemplateSyntaxError(f'"{tag}" takes param=value after the name, found "{rest[0]}".')
    nodelist = parser.parse(('endisland',))
    parser.delete_first_token()
    return IslandNode(parser.compile_filter(name), options, nodelist)


@register.simple_tag(takes_context=True)
def placed(context: template.Context, component: Any, fallback: SafeString | None = None) -> SafeString:
    """A component as an editor placed it; ``fallback`` in place of the one stored with it."""
    return render_island(
        component.component,
        component.params,
        market=component.page.market,
        pk=component.pk,
        when=component.when,
        fallback=mark_safe(component.fallback) if fallback is None else fallback,
        size=pick_size(context.get('request')),
    )

"""Every call of the contract: its name, its method, and its path behind one of the market's pages.

A new call is one line here; its URL, its route in the pages' table and its forwarding to the shop follow from it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .markets import SITES


class Call(NamedTuple):
    name: str
    method: str
    base: str
    path: str
    #: Who may make it: anyone, signed-in or staff. The shop checks for itself as well.
    allowed: str = 'anyone'


CALLS = [
    Call('buyout-types', 'GET', 'buyback', 'api/types/'),
    Call('buyout-manufacturers', 'GET', 'buyback', 'api/{type}/manufacturers/'),
    Call('buyout-models', 'GET', 'buyback', 'api/{type}/{manufacturer}/models/'),
    Call('buyout-colors', 'GET', 'buyback', 'api/models/{model}/colors/'),
    Call('buyout-appraisal', 'GET', 'buyback', 'api/colors/{color}/appraisal/'),
    Call('buyout-selector-url', 'GET', 'buyback', 'api/url/'),
    Call('buyout-selector-data', 'GET', 'buyback', 'api/selector/'),
    Call('send-buyout-to-email', 'POST', 'buyback', 'api/send-to-email/'),
    Call('sell-buyout-online', 'POST', 'buyback', 'api/sell/'),
    Call('buyout-detail', 'GET', 'buyback', 'api/buyouts/{id}/'),
    Call('service-types', 'GET', 'service', 'api/types/'),
    Call('service-manufacturers', 'GET', 'service', 'api/{type}/manufacturers/'),
    Call('service-models', 'GET', 'service', 'api/{type}/{manufacturer}/models/'),
    Call('service-colors', 'GET', 'service', 'api/models/{model}/colors/'),
    Call('service-operations', 'GET', 'service', 'api/colors/{color}/operations/'),
    Call('service-selector-data', 'GET', 'service', 'api/selector/'),
    Call('service-product', 'GET', 'service', 'api/products/{id}/'),
    Call('service-smart-search', 'GET', 'service', 'api/search/'),
    Call('country-options', 'GET', 'home', 'core/api/countries/'),
    Call('place-search', 'GET', 'home', 'core/api/places/'),
    Call('article-business-terms', 'GET', 'home', 'core/api/articles/business-terms/'),
    Call('article-promotions', 'GET', 'home', 'core/api/articles/promotions/'),
    Call('article-dpd-map', 'GET', 'home', 'core/api/articles/dpd-map/'),
    Call('type-devices', 'GET', 'home', 'core/api/lists/type-devices/'),
    Call('units', 'GET', 'home', 'core/api/lists/units/'),
    Call('type-categories', 'GET', 'home', 'core/api/lists/type-categories/'),
    Call('gallery-fileset', 'GET', 'home', 'api/new/core/gallery/fileset/{id}/'),
    Call('gallery-filesets-by-term', 'GET', 'home', 'api/new/core/gallery/filesets-by-term/'),
    Call('active-user', 'GET', 'home', 'core/api/active-user/'),
    Call('active-user-save', 'POST', 'home', 'core/api/active-user/', 'signed-in'),
    Call('login', 'POST', 'home', 'core/api/login/'),
    Call('logout', 'POST', 'home', 'core/api/logout/'),
    Call('cart-count', 'GET', 'home', 'core/cart/count/'),
    Call('cart-summary', 'GET', 'home', 'api/new/cart/cart/summary/'),
    Call('add-product', 'POST', 'home', 'core/cart/add-product/'),
    Call('news-add-subscriber', 'POST', 'home', 'api/new/news/subscriber/add-subscriber/'),
    Call('products-by-code', 'GET', 'home', 'core/api/products/'),
    Call('fastly-purge', 'POST', 'home', 'api/new/core/fastly/purge', 'staff'),
    Call('component-params', 'GET', 'home', 'core/api/component-params/{pk}/', 'staff'),
    Call('component-params-save', 'POST', 'home', 'core/api/component-params/{pk}/', 'staff'),
    Call('page-components', 'POST', 'home', 'core/api/pages/{page}/components/', 'staff'),
    Call('page-component-move', 'PATCH', 'home', 'core/api/pages/{page}/components/{pk}/', 'staff'),
    Call('page-component-delete', 'DELETE', 'home', 'core/api/pages/{page}/components/{pk}/', 'staff'),
]

_ARGUMENT = re.compile(r'\{(\w+)\}')


def path_of(call: Call, market: str) -> str:
    """The path with its arguments in braces, as a page's route table carries it."""
    return SITES[market].path_of(call.base) + call.path


def pattern_of(call: Call, market: str) -> str:
    """The path as Django's ``path()`` wants it, behind the market's prefix."""
    return _ARGUMENT.sub(r'<str:\1>', path_of(call, market)[len(SITES[market].prefix) :])


def find_call(base: str, path: str, method: str) -> Call | None:
    """Of the calls that share a path, the one of this method."""
    wanted = 'GET' if method == 'HEAD' else method
    return next((call for call in CALLS if (call.base, call.path, call.method) == (base, path, wanted)), None)

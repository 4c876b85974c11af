"""The site's URLs: both markets under their prefixes, the admin, the tools for testers, files."""

from __future__ import annotations

from django.conf import settings
from django.contrib import admin
from django.contrib.staticfiles.views import serve as serve_app_file
from django.urls import include, path, re_path
from django.views.generic import RedirectView

from .call_views import make_call_view
from .calls import list_call_paths, pattern_of
from .cms_views import show_page, show_review
from .errors import show_not_found
from .markets import SITES, Site
from .shop_views import forward_form, forward_page, forward_picture, show_calls
from .sign_in_views import sign_in, sign_out
from .static_views import serve_built, serve_frame


def list_market_urls(site: Site) -> list:
    market = {'market': site.market}
    cut = len(site.prefix)
    urls = []
    for call_path, names in list_call_paths().items():
        view = make_call_view(call_path, site.market)
        # The first one is found, all of them can be reversed.
        urls += [path(pattern_of(call_path, site.market), view, name=name) for name in names]
    return [
        *urls,
        *(
            path(f'{page[cut:]}', forward_page)
            for page in (site.goods, site.cart, site.search, site.stores, site.service_order, site.purge)
        ),
        path(f'{site.goods[cut:]}<str:path>/', forward_page),
        path(f'{site.demos[cut:]}htmx/', forward_page),
        path(f'{site.demos[cut:]}htmx/<str:path>/', forward_page),
        path(f'{site.demos[cut:]}turbo/', forward_page),
        path(f'{site.demos[cut:]}boost/', forward_page),
        path(site.newsletter[cut:], forward_form),
        path(site.forgotten[cut:], forward_page),
        path(f'{site.new_password[cut:]}<str:token>/', forward_page),
        # Where the link of a mail leads, with a token at its end.
        path(f'{site.newsletter[cut:]}<str:path>/<str:token>/', forward_page),
        path('catalogue.json', serve_built, {**market, 'name': 'catalogue.json'}, name='component-catalogue'),
        path(site.sign_in[cut:], sign_in, market, name='sign-in'),
        path(site.sign_out[cut:], sign_out, market, name='sign-out'),
        path(f'{site.review[cut:]}<str:token>/', show_review, market, name='review'),
        # Only what ends with a slash, so that Django adds a missing one.
        re_path(r'^(?P<path>(?:[^{}]+/)?)$', show_page, market, name='page'),
    ]


urlpatterns = [
    path('', RedirectView.as_view(url=SITES['cz'].home)),
    *(path(site.prefix[1:], include((list_market_urls(site), site.market))) for site in SITES.values()),
    path('admin/cache/', forward_page),
    path('admin/pages/', RedirectView.as_view(pattern_name='admin:ostrov_page_changelist')),
    path(settings.ADMIN_PREFIX, admin.site.urls),
    path('qa/calls/', show_calls),
    path('qa/', forward_page),
    path('qa/<path:path>', forward_page),
    path('media/<path:path>', forward_picture),
    path('static/ostrov/<str:market>/<path:name>', serve_built),
    # Pages that the shop renders name their islands so.
    *(path(f'static/{market}/<path:name>', serve_built, {'market': market}) for market in SITES),
    re_path('^static/(?P<path>(?:admin|ostrov_admin)/.+)', serve_app_file, {'insecure': True}),
    path('static/vendor/<path:path>', forward_picture),
    path('static/fonts/<path:path>', forward_picture),
    path('static/<path:name>', serve_frame),
]

handler404 = show_not_found

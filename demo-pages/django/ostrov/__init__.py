"""Ostrov for Django: islands on pages that Django renders.

Set up
------
Put this folder on the Python path and add ``'ostrov'`` to ``INSTALLED_APPS``. It needs nothing but Django (3.2 or
newer) and the files that the build of the islands has made. Then say where they are::

    OSTROV = {
        'MANIFEST': BASE_DIR / 'dist/manifest.json',  # written by the build
        'BASE_URL': '/static/ostrov/',                # where dist/cdn is served, one folder per market below it
        'MARKETS': {
            'cz': {'LANGUAGE': 'cs', 'DEFAULT_COUNTRY': '56', 'LOGIN_URL': '/cz/prihlaseni/'},
            'ro': {'LANGUAGE': 'ro', 'DEFAULT_COUNTRY': '178', 'LOGIN_URL': '/ro/autentificare/'},
        },
        # Route name of the contract -> name of a URL of this site. ``{market}`` stands for the page's market.
        'ROUTES': {'buyout-types': '{market}:buyout-types'},
        'PAGE': {'wireDate': 'DD.MM.YYYY'},           # whatever else the page tells its islands
    }

``manage.py check`` names a missing manifest and missing routes, ``manage.py check --database default`` also what
editors have placed that no longer exists or fits.

In a template
-------------
::

    {% load ostrov %}{% ostrov_page %}<!doctype html>
    <html lang="cs">
    <head>{% ostrov_head market="cz" %}</head>
    <body>
      {% island "buyback-selector" when="visible" pk=17 type="telefony" %}
        <p>What the visitor sees until the island is up, and if it never is.</p>
      {% endisland %}
    </body>
    </html>{% endostrov_page %}

``{% ostrov_head %}`` writes the page's configuration, the stylesheets and preloads of just the islands of this page,
and the loader. They come later in the template than the head, so ``{% ostrov_page %}`` around the whole document
renders it first and looks for placeholders in what came out. That finds those of ``{% cache %}`` fragments, of
included templates and of HTML that an editor wrote, too. Where a page is streamed piece by piece, nothing can be
looked for: name the islands instead, ``{% ostrov_head islands="cart-badge login" %}``, which also serves for islands
that come later by script.

The configuration says whether the visitor is signed in and, with ``CSRF_USE_SESSIONS``, carries their token: Django
then sends ``Vary: Cookie``, so cache such pages per visitor. It also carries the server's clock; a page that is cached
for longer than a few minutes leaves it out with ``{% ostrov_head clock=False %}``. A request's ``csp_nonce`` (of
django-csp) is put on the loader; pages with a nonce must not be cached at all. There is no inline script or style, so
``script-src 'self'; style-src 'self'; require-trusted-types-for 'script'`` is enough.

Whatever stands in ``{% island %}`` beside ``when``, ``pk`` and ``params`` (a dict of params) is a param, checked
against the manifest by the same rules as in the browser. With ``DEBUG`` a mistake is noted at its place; without, it
is logged as an error of ``ostrov`` and the visitor sees the fallback.

For editors
-----------
``Page``, ``HtmlBlock`` and ``PlacedComponent`` with their admin let an editor compose pages: the form of a component
is made from the manifest, in the admin's language, and a mistake is an error beside its field. HTML blocks and
fallbacks are put into the page as they are, so the permission to change them is a permission to write HTML.
``editing_views`` answers the calls by which the ``component-params`` island edits a page in place: name them in your
URLs and in ``ROUTES``, and put that island on the page for staff. ``MARKETS['cz']['FALLBACK']`` is the HTML that a
component gets when it is put on a page there.

``{% placed part %}`` renders a placed component; ``Page.list_parts`` gives blocks and components in their order.
"""

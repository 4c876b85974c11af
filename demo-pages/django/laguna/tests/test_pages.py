import json
import re
from base64 import b64encode
from hashlib import sha384
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from django.contrib.auth import get_user_model
from django.core.management import CommandError, call_command
from django.test import override_settings

from laguna.accounts import CUSTOMER, STAFF
from laguna.markets import SITES
from laguna.middleware import POLICY
from laguna.pages import find_twin_path
from ostrov.head import list_script_hashes, list_style_hashes
from ostrov.models import HtmlBlock, Page, PlacedComponent

from .fake_shop import Handler, ShopCase

STEPS = '<ul><li><a href="/cz/vykup/?type=telefony">Telefony</a></li></ul>'


class PageCase(ShopCase):
    def setUp(self) -> None:
        super().setUp()
        self.shop.respond = self.respond
        self.page = self.make('/cz/vykup/', 'Výkup')
        self.placed = PlacedComponent.objects.create(
            page=self.page,
            position=20,
            component='buyback-selector',
            params={'type': 'telefony'},
            fallback='<!--shop:device-steps--><p>Call us</p>',
        )
        HtmlBlock.objects.create(page=self.page, position=10, html='<p>Text &amp; more</p>')

    def make(self, path: str, title: str) -> Page:
        return Page.objects.create(market=path[1:3], path=path, title=title, description='About')

    def respond(self, handler: Handler) -> None:
        if handler.path.startswith('/qa/fragments/cz/device-steps/'):
            handler.send(200, STEPS.encode(), Content_Type='text/html; charset=utf-8')
        else:
            handler.send_json({}, 200 if '/good/' in handler.path else 404)

    def open(self, path: str, status: int = 200, **headers: str) -> str:
        response = self.client.get(path, **headers)
        self.assertEqual(response.status_code, status)
        self.response = response
        return response.content.decode()


class CmsPageTest(PageCase):
    def test_a_page_shows_its_parts_in_their_order_in_the_frame(self):
        text = self.open('/cz/vykup/')
        self.assertIn('<html lang="cs">', text)
        self.assertIn('<title>Výkup · Laguna</title>', text)
        self.assertLess(text.index('<p>Text &amp; more</p>'), text.index('data-component="buyback-selector"'))
        self.assertIn(f'data-component-pk="{self.placed.pk}"', text)
        self.assertEqual(self.response['Cache-Control'], 'private, no-cache')

    def test_the_strict_policy_holds_and_nothing_on_the_page_needs_another(self):
        text = self.open('/cz/vykup/')
        scripts = ' '.join(["'self'", *list_script_hashes()])
        styles = ' '.join(["'self'", *list_style_hashes()])
        self.assertEqual(
            self.response['Content-Security-Policy'], POLICY.format(scripts=scripts, styles=styles)
        )
        self.assertNotRegex(text, r'\sstyle=|\son\w+=|javascript:')
        for sheet in re.findall(r'<style[^>]*>(.*?)</style>', text, re.DOTALL):
            self.assertIn(b64encode(sha384(sheet.encode()).digest()).decode(), styles)
        for script in re.findall(r'<script[^>]*>', text):
            self.assertRegex(script, 'type="application/json"|src=|<script type="importmap">')

    def test_a_reader_without_scripts_finds_what_the_shop_renders_for_the_address(self):
        self.assertIn(
            f'<div class="shop-fallback">{STEPS}<p>Call us</p></div>', self.open('/cz/vykup/?type=x&utm=y')
        )
        self.assertEqual(self.shop.requests[0].path, '/qa/fragments/cz/device-steps/?type=x&utm=y')

    def test_a_shop_that_does_not_answer_leaves_the_page_standing(self):
        with override_settings(SHOP_ORIGIN='http://127.0.0.1:1'):
            self.assertIn('<div class="shop-fallback"><p>Call us</p></div>', self.open('/cz/vykup/'))

    def test_a_plain_form_in_an_editors_text_carries_the_visitors_token(self):
        block = '<form method="post"><input name="csrfmiddlewaretoken" value="{csrf-token}"></form>'
        HtmlBlock.objects.create(page=self.page, position=30, html=block)
        self.assertRegex(self.open('/cz/vykup/'), 'name="csrfmiddlewaretoken" value="[0-9A-Za-z]{64}"')
        self.assertIn('csrftoken', self.response.cookies)

    def test_a_path_without_its_slash_is_mended_and_an_unknown_one_says_so(self):
        self.assertRedirects(self.client.get('/cz/vykup'), '/cz/vykup/', 301, fetch_redirect_response=False)
        self.assertIn('Tuto stránku jsme nenašli', self.open('/cz/nic/', 404))
        self.assertIn('Nu am găsit pagina', self.open('/ro/nimic/', 404))
        self.open('/cz/vykup/%00/', 400)

    def test_a_review_is_shown_to_who_has_its_token(self):
        page = self.make('/cz/vykup/prehled/{token}/', 'Přehled')
        PlacedComponent.objects.create(
            page=page, position=10, component='buyback-review', params={'id': '{token}'}
        )
        self.assertIn('{"id":"good"}', self.open('/cz/vykup/prehled/good/'))
        self.assertEqual(
            (self.response['X-Robots-Tag'], self.response['Cache-Control']), ('noindex', 'private, no-store')
        )
        self.open('/cz/vykup/prehled/bad/', 404)
        self.open('/cz/vykup/prehled/{token}/', 404)

    def test_the_terms_are_linked_from_the_foot_of_each_page(self):
        self.make('/cz/obchodni-podminky/', 'Obchodní podmínky')
        self.make('/ro/vanzare/', 'Vindeți')
        self.assertIn('<a href="/cz/obchodni-podminky/">Obchodní podmínky</a>', self.open('/cz/vykup/'))
        self.assertIn('<a href="/ro/termeni/">Termeni și condiții</a>', self.open('/ro/vanzare/'))
        self.assertIn('<a href="/ro/protectia-datelor/">Protecția datelor</a>', self.open('/ro/vanzare/'))
        self.assertIn('CUI:\u00a0RO12345674', self.open('/ro/vanzare/'))
        self.assertIn(
            '<a href="/cz/obchodni-podminky/" aria-current="page">Obchodní podmínky</a>',
            self.open('/cz/obchodni-podminky/'),
        )

    def test_the_same_page_of_the_other_market_is_linked(self):
        for path, twin in [
            ('/cz/vykup/', '/ro/vanzare/'),
            ('/cz/ukazky/tabs/', '/ro/exemple/tabs/'),
            ('/cz/vykup/podminky/', '/ro/vanzare/conditii/'),
            ('/cz/prihlaseni/', '/ro/autentificare/'),
            ('/cz/obchodni-podminky/', '/ro/termeni/'),
            ('/cz/ochrana-osobnich-udaju/', '/ro/protectia-datelor/'),
            ('/cz/jina/', '/ro/'),
        ]:
            self.assertEqual(find_twin_path(path, SITES['cz'], SITES['ro']), twin)
            self.assertIn(find_twin_path(path, SITES['cz'], SITES['cz']), (path, '/cz/'))


class EditedPageTest(PageCase):
    def setUp(self) -> None:
        super().setUp()
        call_command('seed_accounts')

    def sign_in(self, email: str) -> None:
        self.client.force_login(get_user_model().objects.get(username=email))

    def test_staff_find_the_way_into_the_editing_of_a_page(self):
        self.sign_in(STAFF.email)
        text = self.open('/cz/vykup/?type=telefony')
        self.assertIn('<a href="/cz/vykup/?type=telefony&amp;edit">Upravit stránku</a>', text)
        self.assertNotIn('component-params" data', text)
        edited = self.open('/cz/vykup/?type=telefony&edit')
        self.assertIn('<a href="/cz/vykup/?type=telefony">Ukončit úpravy</a>', edited)
        self.assertIn(f'{{"page":"{self.page.pk}"}}', edited)
        self.assertIn('"consent":"refused"', edited)
        slots = re.findall(r'data-component-slot="([^"]*)"', edited)
        self.assertEqual(
            [bool(re.fullmatch(r'text-\d+', slots[0])), slots[1:]], [True, [str(self.placed.pk), '']]
        )

    def test_nobody_else_gets_the_editor(self):
        for email in (None, CUSTOMER.email):
            if email:
                self.sign_in(email)
            text = self.open('/cz/vykup/?edit')
            self.assertNotRegex(text, 'data-component="component-params"|data-component-slot|Upravit stránku')


class ImportTest(PageCase):
    EXPORT = {
        'pages': [
            {'market': 'cz', 'path': '/cz/vykup/', 'title': 'From the shop', 'description': '', 'parts': []},
            {
                'market': 'ro',
                'path': '/ro/x/',
                'title': 'Nou',
                'description': 'd',
                'parts': [
                    {'html': '<p>x</p>'},
                    {
                        'component': 'tabs',
                        'params': [{'name': 'a', 'value': 1, 'type': 'integer'}],
                        'when': None,
                        'fallback': '<p>f</p>',
                    },
                ],
            },
        ]
    }

    def respond(self, handler: Handler) -> None:
        handler.send_json(self.EXPORT)

    def test_pages_that_are_missing_come_and_those_of_editors_stay(self):
        call_command('import_shop_pages', stdout=StringIO())
        self.page.refresh_from_db()
        self.assertEqual(self.page.title, 'Výkup')
        block, placed = Page.objects.get(path='/ro/x/').list_parts()
        self.assertEqual((block.html, placed.component, placed.params), ('<p>x</p>', 'tabs', {'a': 1}))
        self.assertEqual((placed.when, placed.fallback), ('', '<p>f</p>'))

    def test_all_pages_are_made_anew_where_that_is_asked(self):
        call_command('import_shop_pages', '--replace', stdout=StringIO())
        self.assertEqual(Page.objects.get(path='/cz/vykup/').title, 'From the shop')

    def test_without_a_shop_it_says_what_to_do(self):
        with override_settings(SHOP_ORIGIN='http://127.0.0.1:1'):
            self.assertRaisesRegex(CommandError, 'start it first', call_command, 'import_shop_pages')


class FilesTest(PageCase):
    def setUp(self) -> None:
        super().setUp()
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        islands = Path(folder.name)
        (islands / 'cz').mkdir()
        (islands / 'cz/loader-BugFYs.js').write_text('1')
        (islands / 'cz/loader-BugFYs.js.br').write_bytes(b'packed')
        (islands / 'cz/manifest.json').write_text(json.dumps({}))
        (islands / 'secret.json').write_text('{}')
        override = override_settings(ISLANDS_DIR=islands)
        override.enable()
        self.addCleanup(override.disable)

    def test_a_file_named_by_its_hash_is_kept_for_ever(self):
        self.assertEqual(self.open('/static/ostrov/cz/loader-BugFYs.js'), '1')
        self.assertEqual(self.response['Cache-Control'], 'public, max-age=31536000, immutable')
        self.assertEqual(self.response['Content-Type'], 'text/javascript; charset=utf-8')
        self.open('/static/ostrov/cz/manifest.json')
        self.assertEqual(self.response['Cache-Control'], 'no-cache')

    def test_a_browser_that_unpacks_gets_it_packed(self):
        self.assertEqual(
            self.open('/static/ostrov/cz/loader-BugFYs.js', HTTP_ACCEPT_ENCODING='gzip, br'), 'packed'
        )
        self.assertEqual(self.response['Content-Encoding'], 'br')
        self.assertIn('Accept-Encoding', self.response['Vary'])

    def test_nothing_beside_the_folder_is_served(self):
        for path in ['../secret.json', '%2e%2e/secret.json', '.hidden.js', 'none.js', 'loader-BugFYs.js.br']:
            with self.subTest(path=path):
                self.open(f'/static/ostrov/cz/{path}', 404)
        self.open('/static/ostrov/../secret.json', 404)

    def test_the_frame_has_its_styles_and_the_admin_its_own(self):
        for path in ('/static/shop.css', '/static/favicon.svg'):
            self.open(path)
        self.assertEqual(self.client.get('/static/admin/css/base.css').status_code, 200)

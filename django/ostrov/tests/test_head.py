import json
from base64 import b64encode
from datetime import datetime, timezone
from hashlib import sha256, sha384
from types import SimpleNamespace

from django.contrib.auth.models import AnonymousUser
from django.core.cache import cache
from django.template import Context, Engine
from django.test import RequestFactory, override_settings
from django.utils.translation import override

from ostrov.head import list_script_hashes, list_style_hashes

from .hostile import list_hostile
from .site import Markup, SiteCase

PAGE = '{% load ostrov cache %}{% ostrov_page %}<head>{% ostrov_head %}</head><body>BODY</body>{% endostrov_page %}'
SELECTOR = '{% island "every-kind" %}{% endisland %}'


class HeadCase(SiteCase):
    def render(self, source: str, **context: object) -> Markup:
        templates = {'page': source, 'part': '{% load ostrov %}' + SELECTOR}
        engine = Engine(
            loaders=[('django.template.loaders.locmem.Loader', templates)],
            libraries={'ostrov': 'ostrov.templatetags.ostrov', 'cache': 'django.templatetags.cache'},
        )
        request = context.pop('request', RequestFactory().get('/'))
        self.text = engine.get_template('page').render(
            Context({'request': request, 'market': 'cz', **context})
        )
        return Markup(self.text)

    def read_config(self, markup: Markup) -> dict:
        ((_, text),) = markup.find('script', id='ostrov-page')
        return json.loads(text)


class LinksTest(HeadCase):
    def test_just_the_islands_of_the_page_are_linked(self):
        markup = self.render(PAGE.replace('BODY', SELECTOR))
        preloads = [attrs['href'] for attrs, _ in markup.find('link', rel='modulepreload')]
        self.assertEqual(
            preloads, [f'/static/ostrov/cz/{file}' for file in ('m-1.js', 'every-kind-1.js', 'c-1.js')]
        )
        styles = [attrs['href'] for attrs, _ in markup.find('link', rel='stylesheet')]
        self.assertEqual(styles, ['/static/ostrov/cz/ostrov-1.css'])
        ((style, text),) = markup.find('style')
        self.assertEqual((style['data-ostrov'], text), ('every-kind-1.css', '.every-kind-1.css>a{top:0}'))
        self.assertIn(f"'sha384-{b64encode(sha384(text.encode()).digest()).decode()}'", list_style_hashes())
        ((loader, _),) = markup.find('script', type='module')
        self.assertEqual(loader['src'], '/static/ostrov/cz/loader-1.js')
        self.assertEqual(loader['integrity'], 'sha384-loader-1.js')
        self.assertIn('crossorigin', loader)
        self.assertNotIn('nonce', loader)
        self.assertLess(self.text.index('loader-1.js'), self.text.index('modulepreload'))

    def test_an_import_map_of_the_market_comes_before_all_modules(self):
        markup = self.render(PAGE.replace('BODY', SELECTOR))
        ((_, text),) = markup.find('script', type='importmap')
        base = '/static/ostrov/cz/'
        self.assertEqual(
            json.loads(text),
            {'integrity': {f'{base}m-1.js': 'sha384-cz', f'{base}m-1.js?retry=1': 'sha384-cz'}},
        )
        self.assertLess(self.text.index('importmap'), self.text.index('type="module"'))
        self.assertLess(self.text.index('importmap'), self.text.index('modulepreload'))

    def test_the_hashes_for_the_policy_are_those_of_the_maps_as_they_stand_in_pages(self):
        hashes = []
        for market in ('cz', 'ro'):
            ((_, text),) = self.render(PAGE.replace('BODY', SELECTOR), market=market).find(
                'script', type='importmap'
            )
            hashes.append(f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'")
        self.assertEqual(list_script_hashes(), hashes)

    def test_every_link_has_its_integrity(self):
        markup = self.render(PAGE.replace('BODY', SELECTOR))
        for attrs, _ in markup.find('link'):
            self.assertTrue(attrs['integrity'].startswith('sha384-'))
            self.assertIn('crossorigin', attrs)

    def test_an_island_that_waits_for_a_touch_is_not_preloaded(self):
        markup = self.render(PAGE.replace('BODY', '{% island "on-touch" %}{% endisland %}'))
        self.assertEqual(markup.find('link', rel='modulepreload'), [])
        self.assertEqual(len(markup.find('style')), 1)
        touched = self.render(
            PAGE.replace('BODY', '{% island "every-kind" when="media(print)" %}{% endisland %}')
        )
        self.assertEqual(touched.find('link', rel='modulepreload'), [])

    def test_islands_of_included_and_cached_parts_are_found(self):
        for part in ['{% include "part" only %}', '{% cache 60 islands %}' + SELECTOR + '{% endcache %}']:
            with self.subTest(part=part):
                for _ in range(2):
                    markup = self.render(PAGE.replace('BODY', part))
                    self.assertEqual(len(markup.find('link', rel='modulepreload')), 3)
        cache.clear()

    def test_placeholders_that_an_editor_wrote_by_hand_are_found(self):
        markup = self.render(
            PAGE.replace('BODY', "<div class='x' data-component='needs-id' data-when='load'></div>")
        )
        self.assertEqual(len(markup.find('link', rel='modulepreload')), 3)

    def test_a_page_without_islands_loads_nothing(self):
        markup = self.render(PAGE)
        self.assertEqual(markup.list_tags(), ['head', 'script', 'body'])
        self.assertEqual(self.read_config(markup)['market'], 'cz')

    def test_islands_may_be_named_where_the_page_is_streamed(self):
        markup = self.render('{% load ostrov %}{% ostrov_head islands="needs-id on-touch" %}')
        self.assertEqual(len(markup.find('link', rel='modulepreload')), 3)
        self.assertEqual(len(markup.find('style')), 2)

    def test_the_slot_of_the_head_can_not_be_guessed(self):
        self.render(PAGE.replace('BODY', '<!--ostrov-00-->' + SELECTOR))
        self.assertEqual(self.text.count('id="ostrov-page"'), 1)
        self.assertIn('<!--ostrov-00-->', self.text)

    def test_one_page_within_another_keeps_the_heads_apart(self):
        inner = PAGE.replace('BODY', SELECTOR)
        markup = self.render(PAGE.replace('BODY', inner.replace('{% load ostrov cache %}', '')))
        self.assertEqual(len(markup.find('script', id='ostrov-page')), 2)

    def test_the_loader_has_the_nonce_of_the_request(self):
        request = RequestFactory().get('/')
        request.csp_nonce = 'abc"d'
        markup = self.render(PAGE.replace('BODY', SELECTOR), request=request)
        for kind in ('importmap', 'module'):
            self.assertEqual(markup.find('script', type=kind)[0][0]['nonce'], 'abc"d')
        self.assertEqual(markup.find('style')[0][0]['nonce'], 'abc"d')

    def test_without_a_build_the_page_stays_and_it_is_logged(self):
        self.manifest.unlink()
        with self.assertLogs('ostrov', 'ERROR'):
            markup = self.render(PAGE.replace('BODY', SELECTOR))
        self.assertEqual(markup.find('link'), [])


class ConfigTest(HeadCase):
    def test_the_page_tells_its_islands_what_they_need(self):
        config = self.read_config(self.render(PAGE))
        now = datetime.strptime(config.pop('now'), '%Y-%m-%dT%H:%M:%SZ').replace(tzinfo=timezone.utc)
        self.assertLess(abs((datetime.now(timezone.utc) - now).total_seconds()), 60)
        self.assertEqual(
            config,
            {
                'market': 'cz',
                'routes': {'types': '/cz/api/types/', 'plain': '/plain/{pk}/'},
                'user': {'authenticated': False},
                'csrf': {'cookie': 'csrftoken', 'header': 'X-CSRFToken'},
                'defaultCountry': '56',
                'loginUrl': '/cz/prihlaseni/',
                'wireDate': 'DD.MM.YYYY',
            },
        )

    def test_the_market_is_the_one_named_else_the_one_of_the_language(self):
        source = '{% load ostrov %}{% ostrov_head market="ro" %}'
        self.configure(ROUTES={'types': '{market}:types'})
        config = self.read_config(self.render(source))
        self.assertEqual((config['market'], config['routes']), ('ro', {'types': '/ro/{year}/api/types/'}))
        for language, market in [('ro', 'ro'), ('cs', 'cz'), ('en', 'cz')]:
            with self.subTest(language=language), override(language):
                config = self.read_config(self.render('{% load ostrov %}{% ostrov_head %}', market=None))
                self.assertEqual(config['market'], market)

    def test_a_page_that_is_cached_for_long_leaves_out_the_clock(self):
        source = '{% load ostrov %}{% ostrov_head clock=False %}'
        self.assertNotIn('now', self.read_config(self.render(source)))

    def test_who_is_signed_in_is_told(self):
        for user, is_signed_in in [(AnonymousUser(), False), (SimpleNamespace(is_authenticated=True), True)]:
            request = RequestFactory().get('/')
            request.user = user
            config = self.read_config(self.render(PAGE, request=request))
            self.assertEqual(config['user'], {'authenticated': is_signed_in})
        self.assertEqual(self.read_config(self.render(PAGE, request=None))['user'], {'authenticated': False})

    @override_settings(CSRF_COOKIE_NAME='mark', CSRF_HEADER_NAME='HTTP_X_MARK', CSRF_COOKIE_HTTPONLY=True)
    def test_a_token_that_no_script_can_read_stands_in_the_page(self):
        csrf = self.read_config(self.render(PAGE))['csrf']
        self.assertEqual((csrf['cookie'], csrf['header']), ('mark', 'X-MARK'))
        self.assertGreaterEqual(len(csrf['token']), 32)

    @override_settings(CSRF_USE_SESSIONS=True)
    def test_a_token_of_the_session_stands_in_the_page(self):
        request = RequestFactory().get('/')
        request.session = {}
        self.assertIn('token', self.read_config(self.render(PAGE, request=request))['csrf'])

    def test_a_hostile_setting_stays_data(self):
        for text in list_hostile():
            self.configure(PAGE={'x': text})
            markup = self.render(PAGE)
            self.assertEqual(self.read_config(markup)['x'], text)
            self.assertEqual(markup.list_tags(), ['head', 'script', 'body'])

    def test_a_login_page_of_another_site_is_not_told(self):
        for url in ['https://evil.example/', '//evil.example/']:
            self.configure(MARKETS={'cz': {'LANGUAGE': 'cs', 'LOGIN_URL': url}})
            self.assertNotIn('loginUrl', self.read_config(self.render(PAGE)))

    def test_a_page_may_tell_its_islands_more_than_others_do(self):
        config = self.read_config(
            self.render('{% load ostrov %}{% ostrov_head config=more %}', more={'consent': 'refused'})
        )
        self.assertEqual((config['consent'], config['market']), ('refused', 'cz'))

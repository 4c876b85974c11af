from urllib.parse import urljoin, urlsplit

from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from laguna.accounts import CUSTOMER, STAFF
from laguna.calls import CALLS, path_of
from laguna.markets import SITES
from laguna.own_calls import forget_own_calls, list_own_calls
from ostrov.models import Page, PlacedComponent
from ostrov.routes import list_routes

from .fake_shop import Handler, ShopCase

ACTIVE_USER = '/cz/core/api/active-user/'
SELL = '/cz/vykup/api/sell/'


class RoutesTest(ShopCase):
    def test_every_call_has_a_route_and_a_url_in_both_markets(self):
        for market in SITES:
            routes = list_routes(market)
            for call in CALLS:
                with self.subTest(call=call.name, market=market):
                    self.assertEqual(routes[call.name], path_of(call.path, market))

    def test_a_url_can_be_reversed_by_the_name_of_its_call(self):
        self.assertEqual(reverse('cz:buyout-models', args=['a', 'b']), '/cz/vykup/api/a/b/models/')
        self.assertEqual(reverse('ro:buyout-models', args=['a', 'b']), '/ro/vanzare/api/a/b/models/')
        self.assertEqual(reverse('ro:service-smart-search'), '/ro/service/api/search/')
        self.assertEqual(reverse('ro:component-params-save', args=['7']), '/ro/core/api/component-params/7/')
        self.assertEqual(reverse('ro:component-catalogue'), '/ro/catalogue.json')


class CsrfTest(ShopCase):
    def test_an_uncached_call_gives_the_token(self):
        response = self.client.get(ACTIVE_USER)
        self.assertIn('csrftoken', response.cookies)
        self.assertIn('Cookie', response['Vary'])

    def test_a_write_without_a_token_never_reaches_the_shop(self):
        client = Client(enforce_csrf_checks=True)
        response = client.post(SELL, '{}', content_type='application/json', HTTP_OSTROV_QA='csrf-test')
        self.assertEqual((response.status_code, list(response.json())), (403, ['detail']))
        self.assertTrue(response.json()['detail'].startswith('CSRF Failed: '))
        self.assertEqual(self.shop.requests, [])
        self.shop.respond = lambda handler: handler.send_json([])
        (call,) = client.get('/qa/calls/?scope=csrf-test').json()
        self.assertEqual((call['route'], call['status']), ('sell-buyout-online', 403))
        client.delete('/qa/calls/?scope=csrf-test')
        self.assertEqual(client.get('/qa/calls/?scope=csrf-test').json(), [])

    def test_a_form_without_a_token_gets_a_page(self):
        response = Client(enforce_csrf_checks=True).post('/cz/prihlaseni/', {})
        self.assertContains(response, 'CSRF verification failed', status_code=403)


class SignedInCase(ShopCase):
    def setUp(self) -> None:
        super().setUp()
        call_command('seed_accounts')
        self.shop.respond = self.respond

    def respond(self, handler: Handler) -> None:
        if handler.path == SITES['cz'].sign_in:
            handler.send(302, Location='/cz/', Set_Cookie='sessionid=shop-session; Path=/; HttpOnly')
        else:
            handler.send_json({})

    def sign_in(self, email: str = CUSTOMER.email, password: str = CUSTOMER.password, **more: str):
        return self.client.post('/cz/prihlaseni/', {'email': email, 'password': password, **more})


class SignedInTest(SignedInCase):
    def test_who_is_signed_in_here_is_signed_in_at_the_shop(self):
        self.assertEqual(self.sign_in(email=' ZAKAZNIK@laguna.example ').status_code, 302)
        self.client.cookies['cartid'] = 'cart'
        for _ in range(2):
            self.client.get(ACTIVE_USER)
        sign_in, first, second = self.shop.requests
        self.assertIn(b'email=zakaznik%40laguna.example', sign_in.body)
        self.assertIn('cartid=cart', sign_in.headers['Cookie'])
        for asked in (first, second):
            self.assertIn('sessionid=shop-session', asked.headers['Cookie'])
        self.assertNotIn('shop-session', str(self.client.cookies))

    def test_who_signs_out_here_is_signed_out_at_the_shop(self):
        self.sign_in()
        self.client.get(ACTIVE_USER)
        self.assertEqual(self.client.post('/cz/odhlaseni/').status_code, 302)
        self.assertEqual(self.shop.requests[-1].path, '/cz/odhlaseni/')
        self.client.get(ACTIVE_USER)
        self.assertNotIn('sessionid', self.shop.requests[-1].headers['Cookie'])

    def test_nobody_and_strangers_ask_as_nobody(self):
        self.client.get(ACTIVE_USER)
        self.client.force_login(get_user_model().objects.create_user('stranger'))
        self.client.get(ACTIVE_USER)
        for asked in self.shop.requests:
            self.assertNotIn('sessionid', asked.headers['Cookie'])

    def test_a_wrong_password_is_told_in_words(self):
        response = self.sign_in(password='wrong')
        self.assertContains(response, 'E-mail nebo heslo nesouhlasí.', status_code=400)

    def test_signing_in_leads_to_paths_of_this_site_only(self):
        hostile = [
            'https://evil.example/',
            '//evil.example/',
            '/\\evil.example/',
            '/\t/evil.example/',
            'javascript:alert(1)',
        ]
        for target in ['/cz/vykup/', *hostile]:
            with self.subTest(target=target):
                place = urljoin('http://testserver/', self.sign_in(next=target)['Location'])
                self.assertEqual(urlsplit(place).netloc, 'testserver')
                self.assertEqual(place == 'http://testserver/cz/vykup/', target == '/cz/vykup/')


class FollowUpsTest(SignedInCase):
    """What islands do of who is signed in holds on the pages, too."""

    def respond(self, handler: Handler) -> None:
        if handler.path.endswith('/core/api/login/') and b'Zakaznik-1' not in handler.body:
            handler.send_json({'non_field_errors': ['x']}, 400)
        elif handler.path.endswith('/core/api/login/'):
            handler.send(204, Set_Cookie='sessionid=by-island; Path=/')
        else:
            super().respond(handler)

    def call(self, name: str, **body: str):
        return self.client.post(f'/cz/core/api/{name}/', body, content_type='application/json')

    def test_an_island_signs_in_and_out(self):
        self.assertEqual(self.call('login', e_mail=CUSTOMER.email, password='wrong').status_code, 400)
        self.assertNotIn('_auth_user_id', self.client.session)
        response = self.call('login', e_mail=CUSTOMER.email, password=CUSTOMER.password)
        self.assertEqual(response.status_code, 204)
        self.assertNotEqual(response.cookies['sessionid'].value, 'by-island')
        self.client.get(ACTIVE_USER)
        self.assertIn('sessionid=by-island', self.shop.requests[-1].headers['Cookie'])
        self.assertEqual(self.call('logout').status_code, 200)
        self.assertNotIn('_auth_user_id', self.client.session)

    def test_a_line_that_breaks_signs_nobody_in_or_out(self):
        account = {'e_mail': CUSTOMER.email, 'password': CUSTOMER.password}
        respond, self.shop.respond = self.shop.respond, lambda handler: handler.hang_up()
        self.assertTrue(self.call('login', **account).streaming)
        self.assertNotIn('_auth_user_id', self.client.session)
        self.shop.respond = respond
        self.call('login', **account)
        self.shop.respond = lambda handler: handler.hang_up()
        self.assertTrue(self.call('logout').streaming)
        self.assertIn('_auth_user_id', self.client.session)

    def test_an_answer_that_testers_spoil_says_whether_it_was_done(self):
        account = {'e_mail': CUSTOMER.email, 'password': CUSTOMER.password}
        for status, spoiled, is_in in [(200, 'before', False), (403, 'after', True)]:
            with self.subTest(status=status, spoiled=spoiled):
                self.shop.respond = lambda handler: handler.send(status, b'', Ostrov_Spoiled=spoiled)
                self.assertEqual(self.call('login', **account).status_code, status)
                self.assertEqual('_auth_user_id' in self.client.session, is_in)

    def test_the_sign_in_page_knows_no_other_method(self):
        for method in ['patch', 'put', 'delete']:
            self.assertEqual(getattr(self.client, method)('/cz/prihlaseni/').status_code, 405)

    def test_who_is_known_to_the_shop_alone_is_not_signed_in(self):
        get_user_model().objects.get(username=CUSTOMER.email).delete()
        response = self.call('login', e_mail=CUSTOMER.email, password=CUSTOMER.password)
        self.assertEqual((response.status_code, list(response.json())), (400, ['non_field_errors']))

    def test_a_new_name_stands_on_the_pages(self):
        self.assertEqual(self.call('active-user', first_name='A', last_name='B').status_code, 403)
        self.sign_in()
        self.call('active-user', first_name='Eva', last_name='Nová', phone='')
        self.assertEqual(get_user_model().objects.get(username=CUSTOMER.email).get_full_name(), 'Eva Nová')


class OwnCallsTest(SignedInCase):
    """Calls that Django answers by itself, spoiled where testers asked for it."""

    def setUp(self) -> None:
        super().setUp()
        page = Page.objects.create(market='cz', path='/cz/x/', title='x')
        self.placed = PlacedComponent.objects.create(page=page, position=10, component='notifications')
        self.url = f'/cz/core/api/component-params/{self.placed.pk}/'
        self.spoiled: dict = {'status': 204}

    def respond(self, handler: Handler) -> None:
        if handler.path.startswith('/qa/spoil/'):
            handler.send(**self.spoiled)
        else:
            super().respond(handler)

    def save(self):
        body = {'version': 1, 'params': [], 'when': 'idle'}
        return self.client.post(self.url, body, content_type='application/json', HTTP_OSTROV_QA='own')

    def test_nobody_and_customers_are_refused_before_anything_is_asked(self):
        self.assertEqual(self.save().status_code, 403)
        self.sign_in()
        self.assertEqual(self.save().json(), {'detail': 'K této akci nemáte oprávnění.'})
        self.assertEqual(self.shop.requests, [])

    def test_what_staff_save_is_kept_here(self):
        self.sign_in(STAFF.email, STAFF.password)
        self.assertEqual(self.save().json()['version'], 2)
        self.placed.refresh_from_db()
        self.assertEqual(self.placed.versions.get().when, 'idle')
        self.assertIn('/qa/spoil/cz/component-params-save/', self.shop.requests[-1].path)

    def test_a_call_is_in_the_book_before_it_is_answered(self):
        forget_own_calls('own')
        self.sign_in(STAFF.email, STAFF.password)
        meanwhile: list = []
        respond = self.shop.respond

        def watch(handler: Handler) -> None:
            meanwhile.extend(call['status'] for call in list_own_calls('own'))
            respond(handler)

        self.shop.respond = watch
        self.save()
        self.assertEqual(meanwhile, [None])
        self.assertEqual([call['status'] for call in list_own_calls('own')], [200])

    def test_a_spoiled_save_has_no_effect_unless_it_comes_first(self):
        self.sign_in(STAFF.email, STAFF.password)
        for when, version in [('before', 1), ('after', 2)]:
            self.spoiled = {'status': 500, 'Ostrov_Spoiled': when}
            self.assertEqual(self.save().status_code, 500)
            self.placed.refresh_from_db()
            self.assertEqual(self.placed.version, version)

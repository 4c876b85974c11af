from django.test import Client, RequestFactory, override_settings

from laguna.forward import HANG_UP, forward, to_own_url
from laguna.shop_client import BrokenResponse

from .fake_shop import Handler, ShopCase

TYPES = '/cz/vykup/api/types/'
SELL = '/cz/vykup/api/sell/'


class ForwardTest(ShopCase):
    def get(self, path: str = TYPES, **headers: str):
        return self.client.get(path, **headers)

    def post(self, client: Client | None = None, **headers: str):
        """As an island does: with the token that an uncached call gave."""
        client = client or Client(enforce_csrf_checks=True)
        client.get('/cz/core/api/active-user/')
        token = client.cookies['csrftoken'].value
        return client.post(
            SELL, '{"a": 1}', content_type='application/json', HTTP_X_CSRFTOKEN=token, **headers
        )

    def test_a_call_reaches_the_shop_with_its_path_and_query(self):
        self.shop.respond = lambda h: h.send_json([{'value': 'telefony'}])
        response = self.get(f'{TYPES}?a=%C5%BE%20&b=1%2F2')
        self.assertEqual(b''.join(response), b'[{"value": "telefony"}]')
        self.assertEqual(self.shop.requests[0].path, f'{TYPES}?a=%C5%BE%20&b=1%2F2')
        self.assertEqual(self.shop.requests[0].headers['Host'], 'testserver')

    def test_only_what_is_named_is_passed_on(self):
        self.get(
            HTTP_ACCEPT='application/json',
            HTTP_IDEMPOTENCY_KEY='key',
            HTTP_OSTROV_QA='scope',
            HTTP_X_REQUEST_ID='id-1',
            HTTP_AUTHORIZATION='Basic secret',
            HTTP_X_FORWARDED_FOR='6.6.6.6',
            HTTP_ORIGIN='https://evil.example',
            HTTP_COOKIE='sessionid=mine; cartid=cart; other=x',
        )
        headers = self.shop.requests[0].headers
        for name, value in [
            ('Accept', 'application/json'),
            ('Idempotency-Key', 'key'),
            ('Ostrov-QA', 'scope'),
            ('X-Request-ID', 'id-1'),
        ]:
            self.assertEqual(headers[name], value)
        for name in ('Authorization', 'Origin'):
            self.assertNotIn(name, headers)
        # Where the request came from, not what it says of that.
        self.assertEqual(headers['X-Forwarded-For'], '127.0.0.1')
        self.assertIn('cartid=cart', headers['Cookie'])
        self.assertNotIn('mine', headers['Cookie'])
        self.assertNotIn('other', headers['Cookie'])

    def test_the_scope_of_a_tester_is_read_from_their_cookie_too(self):
        self.get(HTTP_COOKIE='ostrov-qa=scope')
        self.assertEqual(self.shop.requests[0].headers['Ostrov-QA'], 'scope')

    def test_status_and_headers_come_back_and_no_cookie_of_the_shop(self):
        self.shop.respond = lambda h: h.send_json(
            {'detail': 'x'}, 429, Retry_After='2', X_Internal='secret', Set_Cookie='sessionid=theirs; Path=/'
        )
        response = self.get()
        self.assertEqual((response.status_code, response['Retry-After']), (429, '2'))
        self.assertNotIn('X-Internal', response)
        self.assertNotIn('sessionid', response.cookies)

    def test_the_cart_of_a_browser_is_its_own(self):
        self.shop.respond = lambda h: h.send_json(
            {}, Set_Cookie='cartid=new; Path=/; HttpOnly; SameSite=Lax; Max-Age=60'
        )
        cookie = self.get().cookies['cartid']
        self.assertEqual((cookie.value, cookie['httponly'], cookie['max-age']), ('new', True, '60'))

    def test_a_write_carries_a_token_that_the_shop_accepts(self):
        self.assertEqual(self.post(HTTP_IDEMPOTENCY_KEY='key').status_code, 200)
        sent = self.shop.requests[-1]
        self.assertEqual((sent.command, sent.body), ('POST', b'{"a": 1}'))
        self.assertIn(f'csrftoken={sent.headers["X-CSRFToken"]}', sent.headers['Cookie'])
        self.assertRegex(sent.headers['X-CSRFToken'], '^[0-9A-Za-z]{32,64}$')

    def test_an_address_of_the_shop_becomes_one_of_this_site(self):
        for given, own in [
            ('/cz/vykup/', '/cz/vykup/'),
            (f'{self.shop.origin}/cz/vykup/?a=1#b', '/cz/vykup/?a=1#b'),
            (self.shop.origin, '/'),
            ('https://example.com/elsewhere/', 'https://example.com/elsewhere/'),
            (f'{self.shop.origin}.evil.example/', f'{self.shop.origin}.evil.example/'),
        ]:
            with self.subTest(given=given):
                self.assertEqual(to_own_url(given), own)
        self.shop.respond = lambda h: h.send_json({}, 201, Location=f'{self.shop.origin}/cz/vykup/prehled/x/')
        self.assertEqual(self.post()['Location'], '/cz/vykup/prehled/x/')

    def test_what_has_no_type_gets_none(self):
        def respond(handler: Handler) -> None:
            handler.send_response(200)
            handler.send_header('Content-Length', '2')
            handler.end_headers()
            handler.wfile.write(b'{}')

        self.shop.respond = respond
        self.assertNotIn('Content-Type', self.get())

    def test_a_body_that_is_too_large_is_refused_before_it_is_read(self):
        request = RequestFactory().post(SELL, 'x' * (1024 * 1024 + 1), content_type='application/json')
        self.assertEqual(forward(request).status_code, 413)
        self.assertEqual(self.shop.requests, [])

    def test_nobody_behind_is_a_bad_gateway(self):
        with override_settings(SHOP_ORIGIN='http://127.0.0.1:1'):
            self.assertEqual(self.get().status_code, 502)


class BrokenTest(ShopCase):
    def expect_broken(self) -> None:
        gone = []
        request = RequestFactory().get(TYPES)
        request.META[HANG_UP] = lambda: gone.append(True)
        response = forward(request)
        with self.assertRaises(BrokenResponse):
            b''.join(response)
        self.assertEqual(gone, [True])

    def test_an_answer_cut_short_of_its_length_breaks_here_too(self):
        def respond(handler: Handler) -> None:
            handler.send(200, b'{"a":', Content_Length='100')
            handler.hang_up()

        self.shop.respond = respond
        self.expect_broken()

    def test_an_answer_cut_in_its_pieces_breaks_here_too(self):
        def respond(handler: Handler) -> None:
            handler.send_response(200)
            handler.send_header('Transfer-Encoding', 'chunked')
            handler.end_headers()
            handler.wfile.write(b'5\r\n{"a":\r\n')
            handler.hang_up()

        self.shop.respond = respond
        self.expect_broken()

    def test_a_line_cut_before_the_answer_breaks_here_too(self):
        self.shop.respond = lambda handler: handler.hang_up()
        self.expect_broken()

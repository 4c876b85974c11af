from urllib.parse import parse_qs

from django.middleware.csrf import get_token
from django.test import Client, RequestFactory

from .fake_shop import ShopCase

FORM = '/cz/newsletter/'


class NewsletterTest(ShopCase):
    def setUp(self):
        super().setUp()
        self.browser = Client(enforce_csrf_checks=True)
        self.shop.respond = lambda h: h.send(200, b'<h1>Hotovo</h1>', Content_Type='text/html')
        request = RequestFactory().get('/')
        #: As in a form of a page of this site: not the cookie itself, but made from it.
        self.token = get_token(request)
        self.browser.cookies['csrftoken'] = request.META['CSRF_COOKIE']

    def test_a_form_of_this_site_reaches_the_shop_with_a_token_that_it_knows(self):
        fields = {'email': 'jana@example.cz', 'agree': '1', 'csrfmiddlewaretoken': self.token}
        response = self.browser.post(FORM, fields)
        self.assertEqual((response.status_code, b''.join(response)), (200, b'<h1>Hotovo</h1>'))
        (asked,) = self.shop.requests
        cookie = self.browser.cookies['csrftoken'].value
        self.assertNotEqual(self.token, cookie)
        self.assertEqual(
            parse_qs(asked.body.decode()),
            {'email': ['jana@example.cz'], 'agree': ['1'], 'csrfmiddlewaretoken': [cookie]},
        )
        self.assertIn(f'csrftoken={cookie}', asked.headers['Cookie'])

    def test_a_form_of_another_site_reaches_nobody(self):
        response = self.browser.post(FORM, {'email': 'jana@example.cz', 'agree': '1'})
        self.assertEqual(response.status_code, 403)
        self.assertEqual(self.shop.requests, [])

    def test_the_form_and_the_links_of_the_mails_are_the_shops_pages(self):
        for path in (FORM, '/cz/newsletter/potvrdit/abc/', '/ro/newsletter/confirmare/abc/'):
            self.assertEqual(self.browser.get(path).status_code, 200)
        self.assertEqual(
            [asked.path for asked in self.shop.requests],
            [FORM, '/cz/newsletter/potvrdit/abc/', '/ro/newsletter/confirmare/abc/'],
        )

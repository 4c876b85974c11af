import json
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import TestCase

from django.core.exceptions import ImproperlyConfigured

from ostrov.contract import Call, read_contract

PK = {'name': 'pk', 'in': 'path', 'required': True, 'schema': {'type': 'string'}}
CSRF = {'$ref': '#/components/parameters/CsrfToken'}
API = {
    'openapi': '3.1.0',
    'paths': {
        '/vykup/api/types/': {
            'get': {'operationId': 'buyout-types', 'parameters': [{'name': 'q', 'in': 'query'}]}
        },
        '/core/api/active-user/': {
            'post': {'operationId': 'active-user-save', 'parameters': [CSRF], 'security': [{'session': []}]}
        },
        '/core/api/component-params/{pk}/': {
            'get': {
                'operationId': 'component-params',
                'parameters': [PK],
                'security': [{'session': ['staff']}],
            },
            'post': {
                'operationId': 'component-params-save',
                'parameters': [PK, CSRF],
                'security': [{'session': ['staff']}],
            },
        },
    },
}


class ContractTest(TestCase):
    def setUp(self) -> None:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / 'openapi.json'

    def test_every_operation_is_a_call(self):
        self.file.write_text(json.dumps(API), 'utf-8')
        path = '/core/api/component-params/{pk}/'
        self.assertEqual(
            read_contract(self.file),
            [
                Call('buyout-types', 'GET', '/vykup/api/types/', (), 'anyone'),
                Call('active-user-save', 'POST', '/core/api/active-user/', (), 'signed-in'),
                Call('component-params', 'GET', path, ('pk',), 'staff'),
                Call('component-params-save', 'POST', path, ('pk',), 'staff'),
            ],
        )

    def test_a_build_that_is_missing_is_said_so(self):
        self.assertRaisesRegex(ImproperlyConfigured, 'Build the islands', read_contract, self.file)

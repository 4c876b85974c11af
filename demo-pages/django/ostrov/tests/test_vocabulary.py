import json
from pathlib import Path
from unittest import TestCase

from ostrov.javascript_values import (
    count_units,
    cut_units,
    parse_json,
    stringify,
    trim,
    write_number,
)
from ostrov.params import describe_value, read_params
from ostrov.vocabulary import Refused, expect, read_value

CASES = json.loads((Path(__file__).parent / 'param-cases.generated.json').read_text('utf-8'))


class VocabularyTest(TestCase):
    def test_every_value_is_taken_or_refused_as_the_islands_do(self):
        for case in CASES['params']:
            description = case['description']
            taken = dict(case['taken'])
            for at, value in enumerate(CASES['values']):
                with self.subTest(param=description, value=str(value)[:80]):
                    if at in taken:
                        read = read_value(description, value)
                        self.assertEqual(read, taken[at])
                        self.assertIs(type(read) is bool, type(taken[at]) is bool)
                    else:
                        self.assertRaises(Refused, read_value, description, value)

    def test_what_was_expected_is_told_in_the_islands_words(self):
        for case in CASES['params']:
            if 'expected' in case:
                self.assertEqual(expect(case['description']), case['expected'])

    def test_what_was_found_is_told_in_the_islands_words(self):
        for value, found in zip(CASES['values'], CASES['found']):
            if found is not None:
                with self.subTest(value=str(value)[:80]):
                    self.assertEqual(describe_value(value), found)

    def test_sets_of_params_are_judged_as_the_islands_do(self):
        for case in CASES['sets']:
            values, issues = read_params(CASES['fields'], case['given'])
            # Where JavaScript says undefined, JSON says nothing and Python None.
            self.assertEqual({name: v for name, v in values.items() if v is not None}, case['values'])
            self.assertEqual(
                [
                    {'param': i.param, 'expected': i.expected, 'found': i.found, 'isFatal': i.is_fatal}
                    for i in issues
                ],
                case['issues'],
            )

    def test_a_deep_list_is_refused_and_breaks_nothing(self):
        deep = '[' * 100_000
        self.assertRaises(Refused, read_value, {'kind': 'list', 'item': {'kind': 'integer'}}, deep)


class JavaScriptValuesTest(TestCase):
    def test_numbers_are_written_as_javascript_writes_them(self):
        for number, text in [
            (0.0, '0'),
            (-0.0, '0'),
            (5.0, '5'),
            (-1.5, '-1.5'),
            (1e21, '1e+21'),
            (1.5e21, '1.5e+21'),
            (1e20, '100000000000000000000'),
            (1e16, '10000000000000000'),
            (123e-20, '1.23e-18'),
            (1e-7, '1e-7'),
            (0.000001, '0.000001'),
            (0.1, '0.1'),
            (2**53 + 1, '9007199254740992'),
            (10**400, 'Infinity'),
            (float('nan'), 'NaN'),
        ]:
            with self.subTest(number=number):
                self.assertEqual(write_number(number), text)

    def test_lengths_count_utf_16(self):
        self.assertEqual(count_units('a😀ž'), 4)
        self.assertEqual(cut_units('a😀', 2), 'a\ud83d')

    def test_spaces_are_those_of_javascript(self):
        self.assertEqual(trim('\ufeff\u00a0 a\u2028'), 'a')
        self.assertEqual(trim('\x1ca\x85'), '\x1ca\x85')

    def test_json_that_only_python_reads_is_refused(self):
        for text in ['NaN', '[Infinity]', "{'a': 1}", '\ufeff[]', '01', '[1,]']:
            with self.subTest(text=text):
                self.assertRaises(ValueError, parse_json, text)

    def test_what_is_stringified_comes_back(self):
        for value in [None, True, 'ž\u2028\ud83d"\\', [1, {'a': [1.5]}], {}]:
            self.assertEqual(json.loads(stringify(value)), value)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { defineParams } from '../core/params/define-params.ts'
import { readParams } from '../core/params/read-params.ts'
import {
  choice,
  flag,
  image,
  integer,
  list,
  money,
  type Param,
  reference,
  text,
} from '../core/params/vocabulary.ts'

/** Where the Django app keeps what it must agree with. */
export const DJANGO_CASES_FILE = join(
  import.meta.dirname,
  '../demo-pages/django/ostrov/tests/param-cases.generated.json',
)

const LAYOUTS = ['grid', 'list'] as const

const PARAMS: readonly Param<unknown>[] = [
  text(),
  text({ max: 3 }),
  text({ default: 'x' }),
  reference(),
  reference({ default: '' }),
  integer(),
  integer({ min: 1, max: 3 }),
  integer({ default: 0 }),
  money(),
  money({ default: 12_34 }),
  flag(),
  flag({}),
  choice(LAYOUTS),
  choice(LAYOUTS, { default: 'grid' }),
  image(),
  image({ default: '' }),
  list(text()),
  list(integer(), { max: 2 }),
  list(money()),
  list(choice(LAYOUTS)),
  list(reference(), { default: ['a'] }),
]

/** As a page's JSON may hold them. */
const NUMBERS = [
  0,
  -0,
  1,
  2,
  3,
  4,
  -1,
  1.5,
  0.1,
  1e21,
  1e-7,
  123_456_789.125,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  1e300,
]
const DIGITS = [
  '0',
  '-0',
  '1',
  ' 3 ',
  '4',
  '+1',
  '1e3',
  '0x10',
  '1.5',
  '٣',
  '9'.repeat(30),
  '00001',
  '-',
  '1_000',
]
const AMOUNTS = [
  '1234.50',
  '1234.5',
  '0.005',
  '0.004',
  '-0.005',
  '1 234,50',
  '1.',
  '.5',
  '90071992547409.91',
  '90071992547409.92',
]
const FLAGS = ['true', 'True', ' FALSE ', '1', '0', 'yes', 'ano', 'on']
const WORDS = [
  '',
  ' ',
  'abc',
  'abcd',
  'grid',
  'list',
  'Grid',
  'č',
  '😀',
  '😀😀',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(2001),
]
const SPACES = ['\u00a0a\ufeff', '\u0085a', '\u001ca', '\u2028 \u3000', '\u180ea']
const ADDRESSES = [
  '/media/a.jpg',
  '/',
  '//evil.example',
  '/\\evil.example',
  '/a\tb',
  'https://cdn.example/a b.svg',
  'http://a/b',
  'javascript:alert(1)',
  'HTTPS://A',
  '/a\nb',
  '/ž',
]
const LISTED = [
  'a, b,,c ',
  '[1,2]',
  '["a",1]',
  '[1,2',
  '[1e400]',
  '[NaN]',
  '{"a":1}',
  '[9007199254740993]',
  ' [1] ',
  '["\\ud83d"]',
  '[[1]]',
  '1,2,3',
  'grid,list',
  '5',
]
const HOSTILE = [
  '</script><img src=x onerror=hit()>',
  '"\'`<>&',
  '{{ 7*7 }}',
  '{% raise %}',
  '__proto__',
  'constructor',
  '\ud83d',
  '\u2028',
  '\u0000',
  '%00',
]
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [true],
  ['a', 'b'],
  [1, '2'],
  ['1.5', 2.5],
  [1, 2, 3],
  [[]],
  { a: [1] },
  Array(101).fill('a'),
]

const VALUES: readonly unknown[] = [
  ...NUMBERS,
  ...DIGITS,
  ...AMOUNTS,
  ...FLAGS,
  ...WORDS,
  ...SPACES,
  ...ADDRESSES,
  ...LISTED,
  ...HOSTILE,
  ...OTHERS,
]

/** Sets of params with the names that a page may send beside them. */
const SETS: readonly Record<string, unknown>[] = [
  {},
  { id: 'x' },
  { id: 'x', size: '', tags: '', layout: null },
  { id: ' ', size: 500, layout: ['grid'], tags: {} },
  { id: 'x', pagesize: 5, constructor: 1, prototype: {}, toString: 'x' },
]
const FIELDS = defineParams({
  id: reference(),
  size: integer({ default: 20, min: 1, max: 100 }),
  layout: choice(LAYOUTS, { default: 'grid' }),
  tags: list(text()),
})

/** What the islands make of every value, for another reading of the same vocabulary to agree with. */
export function writeCases(): string {
  const sets = SETS.map(given => ({ given, ...readParams(FIELDS, new Map(Object.entries(given))) }))
  const fields = Object.entries(FIELDS.fields).map(([name, { describe }]) => [name, describe] as const)
  const lines = {
    values: VALUES,
    // Told the same way whatever was expected.
    found: VALUES.map(value => v.safeParse(flag({}).schema, value).issues?.[0].received ?? null),
    params: PARAMS.map(describeReading),
    sets,
  }
  const rows = Object.entries(lines).map(
    ([name, list]) =>
      `${JSON.stringify(name)}: [\n${list.map(item => `  ${JSON.stringify(item)}`).join(',\n')}\n]`,
  )
  return `{\n"fields": ${JSON.stringify(Object.fromEntries(fields))},\n${rows.join(',\n')}\n}\n`
}

/** The values that a param takes, by their place in the list, with what it makes of them; it refuses all others. */
function describeReading({ describe, schema }: Param<unknown>) {
  const results = VALUES.map(value => v.safeParse(schema, value))
  return {
    description: describe,
    expected: results.find(result => !result.success)?.issues[0].message,
    taken: results.flatMap((result, at) => (result.success ? [[at, result.output]] : [])),
  }
}

if (process.argv[1] === import.meta.filename) writeFileSync(DJANGO_CASES_FILE, writeCases())

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { makeParam } from './make-param.ts'
import { PHONE_PATTERN } from './phone-pattern.ts'
import { choice, flag, image, integer, link, list, money, type Param, reference, text } from './vocabulary.ts'

const PARAMS: Record<string, Param<unknown>> = {
  text: text({ max: 5, default: 'a' }),
  'required text': text(),
  integer: integer({ min: -5, max: 5 }),
  'any integer': integer({ default: 0 }),
  money: money({ default: 100 }),
  flag: flag(),
  'required flag': flag({}),
  choice: choice(['grid', 'list'], { default: 'grid' }),
  reference: reference({ default: '' }),
  image: image(),
  list: list(integer({ min: 1 }), { max: 2 }),
  'list of choices': list(choice(['a', 'b']), { default: ['a'] }),
}

test.each(Object.entries(PARAMS))(
  'a %s made from its description as JSON judges like the widget’s own',
  (_, own) => {
    const made = makeParam(JSON.parse(JSON.stringify(own.describe)))
    expect(made.describe).toEqual(own.describe)
    const likely = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.integer(),
      fc.constantFrom('true', '1', 'grid', 'a', '[1,2]', '1,2', '1234.50', '/a', ''),
    )
    fc.assert(
      fc.property(likely, value => {
        expect(v.safeParse(made.schema, value)).toEqual(v.safeParse(own.schema, value))
      }),
    )
  },
)

const takes = (param: Param<unknown>, value: unknown): boolean => v.safeParse(param.schema, value).success

test.each<[string, Param<unknown>, taken: string[], refused: string[]]>([
  [
    'a link',
    link({ default: '' }),
    ['', '/cz/podminky/', 'https://a.example/x?y=1'],
    ['javascript:alert(1)', '//jinde.cz', 'kamkoli', ' /x', 'http://a.example/'],
  ],
  ['a link that must be there', link(), ['/x'], ['', 'javascript:alert(1)']],
  [
    'a code with a pattern',
    reference({ pattern: '^[A-Za-z0-9-]+$' }),
    ['podzim-2026', 'P1'],
    ['Podzim 2026!', 'léto', 'a/b', 'a\nb'],
  ],
  [
    'a telephone number',
    text({ default: '', max: 40, pattern: PHONE_PATTERN }),
    ['', '+420 800 123 456', '(021) 312-34.56', '800\u00a0123\u00a0456', '112233'],
    ['abc', '800 123 abc', '12345', '+', ' ', '800 123 456 linka 7'],
  ],
  ['a list of links', list(link()), [`["/a"]`], [`["/a","javascript:alert(1)"]`]],
])('%s is held to more where it is set than on the page', (_, own, taken, refused) => {
  const made = makeParam(JSON.parse(JSON.stringify(own.describe)))
  expect(made.describe).toEqual(own.describe)
  for (const value of taken)
    expect([value, takes(own, value), takes(made, value)]).toEqual([value, true, true])
  for (const value of refused) {
    expect([value, takes(made, value)]).toEqual([value, false])
    expect(takes(own, value) || value === '').toBe(true)
  }
})

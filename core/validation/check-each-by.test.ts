import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { checkEachBy } from './check-each-by.ts'

type Address = {
  country: string
  postcode: string
  email: string
  isGift: boolean
}

const postcodeOf = (country: string) =>
  v.pipe(
    v.string(),
    v.transform(text => text.replaceAll(' ', '')),
    v.length(country === 'CZ' ? 5 : 6, 'postcode.format'),
  )
const rulesOf = vi.fn(({ country, isGift }: Address) => ({
  postcode: postcodeOf(country),
  ...(isGift && { email: v.pipe(v.string(), v.email('email.format')) }),
}))
const schema = v.pipe(
  v.object({ country: v.string(), postcode: v.string(), email: v.string(), isGift: v.boolean() }),
  checkEachBy<Address>(rulesOf),
)
const CZECH: Address = { country: 'CZ', postcode: '602 00', email: 'x', isGift: false }

/** The refusals by field; null where there are none. */
function refuse(change: object) {
  const { issues } = v.safeParse(schema, { ...CZECH, ...change })
  return issues?.map(issue => [v.getDotPath(issue), issue.message]) ?? null
}

test('each field comes out as its rule makes it, and one without a rule as it is', () => {
  expect(v.parse(schema, CZECH)).toEqual({ ...CZECH, postcode: '60200' })
})

test('the rules are those of the object as it stands', () => {
  expect(refuse({ postcode: '700001' })).toEqual([['postcode', 'postcode.format']])
  expect(refuse({ postcode: '700001', country: 'RO' })).toBeNull()
})

test('every refusal stands at its own field', () => {
  expect(refuse({ postcode: '', isGift: true })).toEqual([
    ['postcode', 'postcode.format'],
    ['email', 'email.format'],
  ])
})

test('a field with several refusals tells them all', () => {
  const short = v.pipe(v.string(), v.maxLength(3, 'long'), v.startsWith('x', 'start'))
  const each = v.pipe(
    v.object({ code: v.string() }),
    checkEachBy<{ code: string }>(() => ({ code: short })),
  )
  const { issues = [] } = v.safeParse(each, { code: 'abcde' })
  expect(issues.map(issue => [v.getDotPath(issue), issue.message])).toEqual([
    ['code', 'long'],
    ['code', 'start'],
  ])
})

test('an object of another shape is refused before its rules are asked for', () => {
  rulesOf.mockClear()
  expect(refuse({ country: 1 })).toHaveLength(1)
  expect(rulesOf).not.toHaveBeenCalled()
})

test('what is checked is not changed', () => {
  const form = Object.freeze({ ...CZECH })
  v.parse(schema, form)
  expect(form).toEqual(CZECH)
})

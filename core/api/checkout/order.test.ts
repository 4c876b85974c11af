import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  fromOrderRequest,
  ORDER_FIELD_NAMES,
  ORDER_FIELDS,
  ORDER_FLAG_NAMES,
  type OrderChoice,
  type OrderDraft,
  OrderRequest,
  type OrderRules,
  orderForm,
  toOrderRequest,
} from './order.ts'

const TEXTS = Object.fromEntries(ORDER_FIELD_NAMES.map(name => [name, ''])) as unknown as OrderDraft
const FLAGS = Object.fromEntries(ORDER_FLAG_NAMES.map(name => [name, false])) as unknown as OrderDraft

const DRAFT: OrderDraft = {
  ...TEXTS,
  ...FLAGS,
  email: 'zaneta@example.cz',
  phone: '602 123 456',
  firstName: 'Žaneta',
  lastName: 'Tajemná',
  address: 'Veveří 12',
  city: 'Brno',
  postcode: '602 00',
  terms: true,
}
const CHOICE: OrderChoice = {
  type_payment: 'card',
  payment_company: null,
  installment: null,
  token: null,
  type_delivery_code: 'courier',
}
const RULES: OrderRules = {
  market: 'cz',
  wireDate: 'DD.MM.YYYY',
  today: '2026-11-23',
  isBirthDateAsked: false,
}

/** What is wrong with a form, by its field. */
function check(changes: Partial<OrderDraft>, rules: Partial<OrderRules> = {}) {
  const result = v.safeParse(orderForm({ ...RULES, ...rules }), { ...DRAFT, ...changes })
  return Object.fromEntries((result.issues ?? []).map(issue => [v.getDotPath(issue), issue.message]))
}

test('in Romania, where towns of one name lie in several counties, each address names its county', () => {
  const ro = { market: 'ro' } as const
  expect(check({}, ro)).toMatchObject({ district: 'required' })
  expect(check({ district: 'Cluj' }, ro)).not.toHaveProperty('district')
  expect(check({ district: 'Cluj', hasOtherAddress: true }, ro)).toMatchObject({ altDistrict: 'required' })
  expect(check({ hasOtherAddress: true })).not.toHaveProperty('altDistrict')
})

test('the form is sent in the groups of the contract, with what is chosen beside it', () => {
  const request = toOrderRequest({ ...DRAFT, marketing: true, note: 'Zvonek nejde' }, CHOICE)
  expect(v.parse(OrderRequest, request)).toEqual({
    ...CHOICE,
    order_billing_address: {
      first_name: 'Žaneta',
      last_name: 'Tajemná',
      city: 'Brno',
      district: '',
      postcode: '602 00',
      phone: '602 123 456',
      address: 'Veveří 12',
      email: 'zaneta@example.cz',
      invoice_on_company: false,
      company: '',
      tin: '',
      vatn: '',
    },
    order_info: {
      consent_to_terms_of_service: true,
      consent_marketing: true,
      consent_heureka_review: false,
      create_account: false,
      birth_date: null,
      note: 'Zvonek nejde',
      subscribe_promotions_info: false,
      internal_order_number: '',
    },
  })
})

test('another address is sent where there is one, and else not even empty', () => {
  expect(toOrderRequest(DRAFT, CHOICE)).not.toHaveProperty('order_delivery_address')
  const other = { hasOtherAddress: true, altFirstName: 'Ion', altCity: 'Cluj', altCompany: 'Firma' }
  expect(toOrderRequest({ ...DRAFT, ...other }, CHOICE).order_delivery_address).toMatchObject({
    first_name: 'Ion',
    city: 'Cluj',
    company: 'Firma',
  })
})

test('whatever is typed comes back out of the request, and each field has a place of its own', () => {
  const text = fc.string({ maxLength: 12 })
  const record = fc.record({
    ...Object.fromEntries(ORDER_FIELD_NAMES.map(name => [name, text])),
    ...Object.fromEntries(ORDER_FLAG_NAMES.map(name => [name, fc.boolean()])),
  }) as unknown as fc.Arbitrary<OrderDraft>
  fc.assert(
    fc.property(record, draft => {
      const request = toOrderRequest(draft, CHOICE)
      expect(v.is(OrderRequest, request)).toBe(true)
      const back = fromOrderRequest(request)
      // What is not sent comes back empty.
      for (const name of [...ORDER_FIELD_NAMES, ...ORDER_FLAG_NAMES])
        if (draft.hasOtherAddress || !name.startsWith('alt')) expect(back[name]).toBe(draft[name])
    }),
  )
  expect(new Set(Object.values(ORDER_FIELDS)).size).toBe(Object.keys(ORDER_FIELDS).length)
})

test.each([null, undefined, 1, 'x', [], {}, { order_info: 1 }, { order_billing_address: { email: {} } }])(
  'of %j that is sent the form is made all the same, for its rules to refuse',
  request => expect(check(fromOrderRequest(request))).toMatchObject({ email: 'required', terms: 'required' }),
)

test.each([{ extra: 1 }, { token: 1 }, { type_payment: null }, { order_info: {} }])(
  'the request is strict: %j is refused',
  change => {
    expect(v.is(OrderRequest, { ...toOrderRequest(DRAFT, CHOICE), ...change })).toBe(false)
  },
)

describe('the rules of the form', () => {
  test('what everybody has to say', () => {
    expect(check({})).toEqual({})
    expect(check({ ...TEXTS, terms: false })).toEqual({
      email: 'required',
      phone: 'required',
      firstName: 'required',
      lastName: 'required',
      address: 'required',
      city: 'required',
      postcode: 'required',
      terms: 'required',
    })
  })

  test('who orders for a company says which, by the market’s own numbers', () => {
    expect(Object.keys(check({ invoiceOnCompany: true })).sort()).toEqual(['company', 'tin'])
    const company = { invoiceOnCompany: true, company: 'Firma s. r. o.', tin: '27074358' }
    expect(check(company)).toEqual({})
    expect(check({ ...company, tin: '27074359' })).toHaveProperty('tin')
    expect(check({ ...company, vatn: 'CZ1' })).toHaveProperty('vatn')
    // What is not shown is not checked.
    expect(check({ tin: '1', vatn: '1' })).toEqual({})
  })

  test('another address is whole, or there is none', () => {
    expect(Object.keys(check({ hasOtherAddress: true })).sort()).toEqual([
      'altAddress',
      'altCity',
      'altFirstName',
      'altLastName',
      'altPostcode',
    ])
    expect(check({ altPostcode: '1' })).toEqual({})
    const whole = {
      altFirstName: 'I',
      altLastName: 'T',
      altAddress: 'D 1',
      altCity: 'Aš',
      altPostcode: '60200',
    }
    expect(check({ hasOtherAddress: true, ...whole })).toEqual({})
    expect(check({ hasOtherAddress: true, ...whole, altPhone: '12' })).toHaveProperty('altPhone')
  })

  test.each([
    ['cz', 'Veveří', { address: 'address.houseNumber' }],
    ['cz', 'Lhota č. p. 7', {}],
    ['ro', 'Strada Lungă', { address: 'address.houseNumber' }],
    ['ro', 'Strada Lungă, f.n.', {}],
  ] as const)(
    'in %s a carrier finds the house at “%s”, or its number is asked for',
    (market, address, wrong) => {
      const local = market === 'ro' ? { phone: '0721 234 567', postcode: '400001', district: 'Cluj' } : {}
      expect(check({ ...local, address }, { market })).toEqual(wrong)
      const { address: fault } = wrong as { address?: string }
      const other = {
        altFirstName: 'I',
        altLastName: 'T',
        altAddress: address,
        altCity: 'Brno',
        altDistrict: 'Cluj',
        altPostcode: market === 'ro' ? '400001' : '60200',
      }
      expect(check({ ...local, hasOtherAddress: true, ...other }, { market })).toEqual(
        fault ? { altAddress: fault } : {},
      )
    },
  )

  test('when somebody was born is asked of who pays later alone', () => {
    const rules = { isBirthDateAsked: true }
    expect(check({}, rules)).toEqual({ birthDate: 'required' })
    expect(check({ birthDate: '13.07.1991' }, rules)).toEqual({})
    expect(check({ birthDate: '31.2.1991' }, rules)).toEqual({ birthDate: 'date.calendar' })
    expect(check({ birthDate: '23.11.2008' }, rules)).toEqual({})
    expect(check({ birthDate: '1991-07-13' }, { ...rules, wireDate: 'YYYY-MM-DD' })).toEqual({})
    for (const birthDate of ['24.11.2008', '13.07.2030'])
      expect(check({ birthDate }, rules)).toEqual({ birthDate: 'date.adult' })
    expect(check({ birthDate: 'yesterday' })).toEqual({})
  })

  test.each([
    ['cz', '602 00', '721 234 567', {}],
    ['ro', '400001', '0721 234 567', {}],
    ['ro', '602 00', '0721 234 567', { postcode: 'postcode.format' }],
  ] as const)(
    'in %s the postcode %s and the phone %s are judged by the market',
    (market, postcode, phone, wrong) =>
      expect(check({ postcode, phone, district: 'Cluj' }, { market })).toEqual(wrong),
  )

  test.each([
    ['60200', { city: 'address.name' }],
    ['Praha 4', {}],
  ])('the town %j is in words, be it billed or delivered to', (city, wrong) => {
    expect(check({ city })).toEqual(wrong)
    const { altCity } = check({ hasOtherAddress: true, altCity: city })
    expect({ ...(altCity && { city: altCity }) }).toEqual(wrong)
  })

  test.each([
    ['firstName', 80],
    ['note', 2000],
    ['address', 120],
    ['city', 120],
  ] as const)('%s has room for %i characters', (field, most) => {
    expect(check({ [field]: 'a'.repeat(most - 1) + (field === 'address' ? 1 : 'a') })).toEqual({})
    expect(check({ [field]: 'a'.repeat(most + 1) })[field]).toContain('maxLength')
  })
})

test('a name of who pays or takes over has letters, however people write theirs', () => {
  const NAMES = ['firstName', 'lastName', 'altFirstName', 'altLastName'] as const
  const fill = (name: string) => Object.fromEntries(NAMES.map(field => [field, name]))
  const address = { hasOtherAddress: true, altAddress: 'Veveří 1', altCity: 'Brno', altPostcode: '602 00' }
  expect(check({ ...address, ...fill('123 x') })).toEqual(fill('literal'))
  for (const name of ['Jr. III', "O'Neill", 'D’Angelo', 'Anna-Marie', 'Škoda st.'])
    expect([name, check({ ...address, ...fill(name) })]).toEqual([name, {}])
})

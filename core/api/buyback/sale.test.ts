import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { readFieldErrors } from '#core/http/classify-response.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { mapFieldErrors } from '#core/state/form-model.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import {
  fromSellPayload,
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  type SellDraft,
  type SellField,
  type SellOutput,
  SellRequest,
  type SellRules,
  sellForm,
  sellOnline,
  sellRulesOf,
  toSellPayload,
} from './sale.ts'
import { COUNTRIES, CZECH_DRAFT, ROMANIAN_DRAFT } from './sell-draft.fixture.ts'

const server = startLocalServer()

const QUOTE = {
  device_identifier: '13-blue',
  appraisal_version: 'v7',
  device_condition_choices: [{ id: '5', value: 'good' }],
}

const LONG = 'x'.repeat(900_000)

test.each(SELL_FIELD_NAMES)('%s is bounded: the refusal and the request say by how much', field => {
  const rules = sellRulesOf({
    market: 'cz',
    isPhone: true,
    wireDate: 'DD.MM.YYYY',
    today: '2026-11-21',
    countries: COUNTRIES,
  })
  const draft: SellDraft = { ...CZECH_DRAFT, pickupAltAddress: true, [field]: LONG }
  const [message = ''] = v.safeParse(rules(draft)[field], LONG).issues?.map(issue => issue.message) ?? []
  const limit = Number(message.replace('maxLength:', ''))
  expect(limit).toBeGreaterThan(9)
  const [group = '', name = ''] = SELL_FIELDS[field].split('.')
  const isTaken = (text: string) => {
    const result = v.safeParse(SellRequest, { [group]: { [name]: text } })
    return !result.issues?.some(issue => v.getDotPath(issue) === SELL_FIELDS[field])
  }
  expect([isTaken('x'.repeat(limit)), isTaken('x'.repeat(limit + 1))]).toEqual([true, false])
})

/** The server's names as the specification pairs them with the form's. */
const SERVER_NAMES: Record<SellField, string> = {
  birthNumber: 'customer_data.personal_identification_number',
  identityCardNumber: 'customer_data.identity_card_number',
  identityReleasedBy: 'customer_data.identity_released_by',
  identityValidTo: 'customer_data.identity_valid_to',
  titleBeforeName: 'customer_data.degree_before_name',
  firstName: 'customer_data.first_name',
  lastName: 'customer_data.last_name',
  gender: 'customer_data.gender',
  district: 'customer_data.district',
  street: 'customer_data.street',
  city: 'customer_data.city',
  country: 'customer_data.country',
  postcode: 'customer_data.postcode',
  phoneNumber: 'customer_data.phone_number',
  nationality: 'customer_data.nationality',
  placeOfBirth: 'customer_data.place_of_birth',
  email: 'customer_data.e_mail',
  bankAccountNumber: 'customer_data.bank_account_full_number',
  bankCode: 'customer_data.bank_code',
  altDistrict: 'pickup_address.district',
  altStreet: 'pickup_address.street',
  altCity: 'pickup_address.city',
  altPostcode: 'pickup_address.postcode',
  altCountry: 'pickup_address.country',
  altDeliveryExtraInfo: 'pickup_address.delivery_extra_info',
  imei: 'buyout_device.imei',
  serialNumber: 'buyout_device.serial_number',
  note: 'buyout_device.note',
}

function check(draft: SellDraft, rules: Partial<SellRules> = {}) {
  const schema = sellForm({
    market: 'cz',
    isPhone: true,
    wireDate: 'DD.MM.YYYY',
    today: '2026-11-21',
    countries: COUNTRIES,
    ...rules,
  })
  return v.safeParse(schema, draft)
}

/** The refusals by field. */
function refuse(change: Partial<SellDraft>, rules: Partial<SellRules> = {}): Record<string, string[]> {
  const draft = rules.market === 'ro' ? ROMANIAN_DRAFT : CZECH_DRAFT
  const { issues = [] } = check({ ...draft, ...change }, rules)
  const refusals: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    refusals[field] = [...(refusals[field] ?? []), issue.message]
  }
  return refusals
}

function pass(draft: SellDraft, rules: Partial<SellRules> = {}): SellOutput {
  const result = check(draft, rules)
  expect(result.issues).toBeUndefined()
  return result.output as SellOutput
}

beforeEach(() =>
  configurePage({ market: 'cz', routes: { 'sell-buyout-online': '/sell/' }, csrf: { token: 'token' } }),
)

test('every field of the form has its place at the server', () => {
  expect(SELL_FIELDS).toEqual(SERVER_NAMES)
  expect(SELL_FIELD_NAMES).toHaveLength(28)
})

test.each(Object.entries(SERVER_NAMES))(
  'VA-001 VA-004 the server error of %s comes back from %s',
  (field, path) => {
    const [group = '', name = ''] = path.split('.')
    const { fields: errors } = readFieldErrors({ [group]: { [name]: [`Chyba ${field}.`, 'A ještě jedna.'] } })
    expect(mapFieldErrors(errors, SELL_FIELDS)).toEqual({
      fields: { [field]: `Chyba ${field}. A ještě jedna.` },
      others: [],
    })
  },
)

test('a Czech form filled in well passes, and its fields become what the server reads', () => {
  expect(pass(CZECH_DRAFT)).toMatchObject({
    firstName: 'Jana',
    birthNumber: '7153191012',
    identityCardNumber: '123456789',
    identityValidTo: '01.02.2030',
    phoneNumber: '+420602123456',
    postcode: '60200',
    bankAccountNumber: '19-2000145399',
    imei: '490154203237518',
  })
})

test('a Romanian form filled in well passes', () => {
  expect(pass(ROMANIAN_DRAFT, { market: 'ro' })).toMatchObject({
    birthNumber: '1800101221144',
    identityCardNumber: 'RX123456',
    phoneNumber: '+40721234567',
    postcode: '700001',
    bankAccountNumber: 'RO49AAAA1B31007593840000',
    bankCode: 'AAAA',
  })
})

test.each(
  SELL_FIELD_NAMES.filter(
    field =>
      !field.startsWith('alt') && !['titleBeforeName', 'district', 'serialNumber', 'note'].includes(field),
  ),
)('%s is required, and says nothing else of an empty value', field => {
  expect(refuse({ [field]: '  ' })).toEqual({ [field]: ['required'] })
})

test('title, district, serial number of a phone and note may stay empty', () => {
  expect(refuse({ titleBeforeName: '', district: '', serialNumber: '', note: '' })).toEqual({})
})

test.each<[Partial<SellDraft>, object]>([
  [{ birthNumber: '715319/1013' }, { birthNumber: ['birthNumber.checksum'] }],
  [{ identityCardNumber: '12' }, { identityCardNumber: ['identityCard.format'] }],
  [{ identityValidTo: '31.2.2030' }, { identityValidTo: ['date.calendar'] }],
  [{ identityValidTo: '20.11.2026' }, { identityValidTo: ['date.expired'] }],
  [{ identityValidTo: '21.11.2026' }, {}],
  [{ email: 'jana@' }, { email: ['email.format'] }],
  [{ phoneNumber: '12' }, { phoneNumber: ['phone.format'] }],
  [{ postcode: '700001' }, { postcode: ['postcode.format'] }],
  [{ placeOfBirth: '<Brno>' }, { placeOfBirth: ['placeOfBirth.characters'] }],
  [{ placeOfBirth: '1' }, { placeOfBirth: ['address.name'] }],
  [{ placeOfBirth: 'Praha 4 (okres)' }, {}],
  [{ bankAccountNumber: '19-2000145399/0100' }, { bankCode: ['bankAccount.otherBank'] }],
  [{ titleBeforeName: 'Ing' }, { titleBeforeName: ['title.format'] }],
  [{ bankAccountNumber: '19-2000145390' }, { bankAccountNumber: ['bankAccount.number'] }],
  [{ bankCode: '9999' }, { bankCode: ['bankAccount.bankCode'] }],
  [{ bankCode: '080' }, { bankCode: ['bankAccount.bankDigits'] }],
  [{ street: 'Veveří' }, { street: ['address.houseNumber'] }],
  [{ street: 'č. p. 12' }, {}],
  [{ city: '1' }, { city: ['address.name'] }],
  [{ city: 'Aš' }, {}],
  [{ identityReleasedBy: 'a' }, { identityReleasedBy: ['address.name'] }],
  [{ imei: '490154203237519' }, { imei: ['imei.checksum'] }],
  [{ serialNumber: '<b>' }, { serialNumber: ['serialNumber.characters'] }],
  [{ firstName: 'x'.repeat(81) }, { firstName: ['maxLength:80'] }],
  [{ note: 'x'.repeat(2001) }, { note: ['maxLength:2000'] }],
])('%j is refused as %j', (change, refusals) => {
  expect(refuse(change)).toEqual(refusals)
})

test('the bank of a Romanian account has to be the one inside its IBAN', () => {
  expect(refuse({ bankCode: 'BTRL' }, { market: 'ro' })).toEqual({ bankCode: ['bankAccount.otherBank'] })
})

test('the page may name the banks that exist', () => {
  expect(refuse({ bankCode: '9999' }, { bankCodes: ['9999'] })).toEqual({})
  expect(refuse({}, { bankCodes: ['9999'] })).toEqual({ bankCode: ['bankAccount.bankCode'] })
})

test('a foreigner may have no number of ours and carries a document of another shape', () => {
  expect(refuse({ nationality: '70', birthNumber: '', identityCardNumber: 'EX/99 1' })).toEqual({
    identityCardNumber: ['identityCard.format'],
  })
  expect(refuse({ nationality: '70', birthNumber: '', identityCardNumber: 'EX12345' })).toEqual({})
  expect(refuse({ nationality: '70', birthNumber: '1' })).toHaveProperty('birthNumber')
})

test('a postcode is judged by its country', () => {
  expect(refuse({ country: '70', postcode: '917 01' })).toEqual({})
  expect(refuse({ country: '56', postcode: '917 01' })).toEqual({ postcode: ['postcode.format'] })
})

test('a Romanian house without a number says so', () => {
  expect(refuse({ street: 'Strada Lungă' }, { market: 'ro' })).toEqual({ street: ['address.houseNumber'] })
  expect(refuse({ street: 'Strada Lungă, f.n.' }, { market: 'ro' })).toEqual({})
})

test('a device that is no phone has a serial number in place of the IMEI', () => {
  expect(refuse({ imei: 'x', serialNumber: '' }, { isPhone: false })).toEqual({ serialNumber: ['required'] })
  expect(refuse({ imei: 'x', serialNumber: 'SN-1' }, { isPhone: false })).toEqual({})
})

const ALT = {
  pickupAltAddress: true,
  altStreet: 'Hlavní 1',
  altCity: 'Žilina',
  altPostcode: '010 01',
  altCountry: '70',
}

test('another pick-up address counts only when it is chosen', () => {
  expect(refuse({ altPostcode: 'x', altCountry: '', altStreet: '' })).toEqual({})
  expect(refuse({ ...ALT, altPostcode: 'x', altCountry: '70', altStreet: '' })).toEqual({
    altPostcode: ['postcode.format'],
    altStreet: ['required'],
  })
  expect(
    refuse({ ...ALT, altStreet: 'Hlavní', altCity: '1', altCountry: '56', altPostcode: '602 00' }),
  ).toEqual({
    altStreet: ['address.houseNumber'],
    altCity: ['address.name'],
  })
  expect(refuse(ALT)).toEqual({})
})

test('the date goes out as the server reads it', () => {
  expect(pass(CZECH_DRAFT, { wireDate: 'YYYY-MM-DD' }).identityValidTo).toBe('2030-02-01')
})

test('BB-040 BB-041 BB-042 BB-043 BB-044 BB-045 BB-046 BB-047 BB-048 BB-049 BB-050 BB-051 BB-052 BB-053 BB-054 BB-055 BB-056 BB-057 BB-058 BB-061 BB-062 BB-063 BB-064 BB-065 BB-066 BB-067 BB-068 BB-069 every field is sent under its name at the server', () => {
  const texts = Object.fromEntries(SELL_FIELD_NAMES.map(field => [field, `value of ${field}`]))
  const payload = toSellPayload({ ...texts, pickupAltAddress: true } as SellOutput, QUOTE, true)
  expect(payload.customer_data).toEqual({
    personal_identification_number: 'value of birthNumber',
    identity_card_number: 'value of identityCardNumber',
    identity_released_by: 'value of identityReleasedBy',
    identity_valid_to: 'value of identityValidTo',
    degree_before_name: 'value of titleBeforeName',
    first_name: 'value of firstName',
    last_name: 'value of lastName',
    gender: 'value of gender',
    district: 'value of district',
    street: 'value of street',
    city: 'value of city',
    country: 'value of country',
    postcode: 'value of postcode',
    phone_number: 'value of phoneNumber',
    nationality: 'value of nationality',
    place_of_birth: 'value of placeOfBirth',
    e_mail: 'value of email',
    bank_account_full_number: 'value of bankAccountNumber',
    bank_code: 'value of bankCode',
  })
  expect(payload.pickup_address).toEqual({
    district: 'value of altDistrict',
    street: 'value of altStreet',
    city: 'value of altCity',
    postcode: 'value of altPostcode',
    country: 'value of altCountry',
    delivery_extra_info: 'value of altDeliveryExtraInfo',
  })
  expect(payload.buyout_device).toEqual({
    imei: 'value of imei',
    serial_number: 'value of serialNumber',
    note: 'value of note',
  })
})

test('BB-060 pickup_address is sent only when another address is chosen', () => {
  expect(toSellPayload(pass(CZECH_DRAFT), QUOTE, true)).not.toHaveProperty('pickup_address')
  expect(toSellPayload(pass({ ...CZECH_DRAFT, ...ALT }), QUOTE, true).pickup_address).toEqual({
    street: 'Hlavní 1',
    city: 'Žilina',
    district: '',
    postcode: '01001',
    country: '70',
    delivery_extra_info: '',
  })
})

test('a device that is no phone is sent without IMEI and with its serial number', () => {
  const form = pass({ ...CZECH_DRAFT, serialNumber: 'SN-1' }, { isPhone: false })
  expect(toSellPayload(form, QUOTE, false).buyout_device).toEqual({
    serial_number: 'SN-1',
    note: 'Bez krabice.',
  })
})

test('BB-070 BB-071 BB-072 BB-073 BB-151 the sale is sent with the device, the version, the answers and the note', async () => {
  server.play(answerJson({}, 201, { location: '/cz/vykup/prehled/a1/' }))
  const payload = toSellPayload(pass(CZECH_DRAFT), QUOTE, true)
  expect((await write(sellOnline, payload, { idempotencyKey: 'key-1' })).location).toBe(
    '/cz/vykup/prehled/a1/',
  )
  const [seen] = server.seen
  expect([seen?.method, seen?.path, seen?.headers['idempotency-key']]).toEqual(['POST', '/sell/', 'key-1'])
  const body = JSON.parse(seen?.body ?? '')
  expect(body).toEqual(JSON.parse(JSON.stringify(payload)))
  expect(body).toMatchObject({ ...QUOTE, note: 'Bez krabice.', buyout_device: { note: 'Bez krabice.' } })
})

test('what was sent is read back as the same form', () => {
  const draft = { ...CZECH_DRAFT, ...ALT }
  const sent: unknown = JSON.parse(JSON.stringify(toSellPayload(pass(draft), QUOTE, true)))
  const back = fromSellPayload(sent)
  expect(back).toMatchObject({ pickupAltAddress: true, altCity: 'Žilina', imei: '490154203237518' })
  expect(check(back).output).toEqual(pass(draft))
})

test.each([
  null,
  undefined,
  5,
  'x',
  [],
  {},
  { customer_data: null },
  { customer_data: { e_mail: { a: 1 } } },
])('of %j an empty form is read', payload => {
  const draft = fromSellPayload(payload)
  expect(Object.keys(draft).sort()).toEqual([...Object.keys(SELL_FIELDS), 'pickupAltAddress'].sort())
  expect(Object.values(draft).every(value => value === '' || value === false)).toBe(true)
})

test('numbers that were sent as numbers are read as text, and nothing is read from a prototype', () => {
  const inherited = Object.create({ buyout_device: { imei: '490154203237518' } })
  const payload = Object.assign(inherited, {
    customer_data: Object.assign(Object.create({ e_mail: 'x' }), { postcode: 60200 }),
    pickup_address: {},
  })
  expect(fromSellPayload(payload)).toMatchObject({
    postcode: '60200',
    email: '',
    imei: '',
    pickupAltAddress: true,
  })
})

test('a name of who sells has letters, however people write theirs', () => {
  const check = sellRulesOf({
    market: 'cz',
    isPhone: true,
    wireDate: 'DD.MM.YYYY',
    today: '2026-11-21',
    countries: COUNTRIES,
  })
  const rules = check(CZECH_DRAFT)
  const judge = (name: string) =>
    (['firstName', 'lastName'] as const).map(
      field => v.safeParse(rules[field], name).issues?.[0]?.message ?? null,
    )
  expect(judge('123 x')).toEqual(['literal', 'literal'])
  for (const name of ['Jr. III', "O'Neill", 'D’Angelo', 'Anna-Marie', 'Škoda st.'])
    expect([name, judge(name)]).toEqual([name, [null, null]])
})

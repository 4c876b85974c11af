import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANSWERS, IPHONE, makeSale, makeTabletSale, readAppraisal } from '../buyback/test-sale.ts'
import type { RunningShop } from './start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from './test-shop.ts'

const SELL = '/cz/vykup/api/sell/'
const EMAIL = '/cz/vykup/api/send-to-email/'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

async function countBuyouts(): Promise<number> {
  const staff = createVisitor(shop.url)
  await staff.postForm('/admin/login/', { email: 'obsluha@laguna.example', password: 'Obsluha-1' })
  return (await staff.get('/admin/')).text.split('<tr ').length
}

async function readMails(): Promise<{ recipient: string; subject: string; body: string }[]> {
  const { json } = await visitor.get('/qa/outbox/', { Accept: 'application/json' })
  return json as { recipient: string; subject: string; body: string }[]
}

test('a repeated request gets the same answer and has one effect', async () => {
  const sale = await makeSale(visitor)
  const before = await countBuyouts()
  const headers = { 'Idempotency-Key': 'repeat-1' }
  const first = await visitor.post(SELL, sale, headers)
  const second = await visitor.post(SELL, sale, headers)
  expect(second.status).toBe(201)
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect(second.json).toEqual(first.json)
  expect(await countBuyouts()).toBe(before + 1)
})

test('racing requests with one key have one effect', async () => {
  const sale = await makeSale(visitor)
  const before = await countBuyouts()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => visitor.post(SELL, sale, { 'Idempotency-Key': 'race-1' })),
  )
  expect(answers.map(answer => answer.status)).toEqual([201, 201, 201, 201, 201, 201])
  expect(new Set(answers.map(answer => answer.headers.get('location'))).size).toBe(1)
  expect(await countBuyouts()).toBe(before + 1)
})

test('a key stands for one request only, and a refused request leaves it free', async () => {
  const sale = await makeSale(visitor)
  const headers = { 'Idempotency-Key': 'mended-1' }
  const refused = await visitor.post(
    SELL,
    { ...sale, customer_data: { ...sale.customer_data, city: '' } },
    headers,
  )
  expect(refused.status).toBe(400)
  expect((await visitor.post(SELL, sale, headers)).status).toBe(201)
  const other = await visitor.post(SELL, { ...sale, note: 'something else' }, headers)
  expect([other.status, other.json]).toEqual([
    422,
    { detail: 'This Idempotency-Key belongs to another request.' },
  ])
})

test('a key is its visitor’s own: the same key and body of somebody else is a request of its own', async () => {
  const sale = await makeTabletSale(visitor)
  const headers = { 'Idempotency-Key': 'shared-1' }
  const first = await visitor.post(SELL, sale, headers)
  const other = await createVisitor(shop.url).post(SELL, sale, headers)
  expect([first.status, other.status]).toEqual([201, 201])
  expect(other.headers.get('location')).not.toBe(first.headers.get('location'))
  const customer = createVisitor(shop.url)
  await customer.post('/cz/core/api/login/', { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' })
  const own = await customer.post(SELL, sale, headers)
  // The session makes the visitor, in whatever browser it is.
  const elsewhere = createVisitor(shop.url, new Map(customer.cookies))
  elsewhere.cookies.delete('csrftoken')
  const repeated = await elsewhere.post(SELL, sale, headers)
  expect(own.headers.get('location')).not.toBe(first.headers.get('location'))
  expect(repeated.headers.get('location')).toBe(own.headers.get('location'))
})

test('BB-149 a price is sent to an e-mail address with the device, the grade, the price and a link', async () => {
  const { appraisal } = await readAppraisal(visitor, 'ro')
  const { status, text } = await visitor.post('/ro/vanzare/api/send-to-email/', {
    e_mail: ' ion@example.ro ',
    device_identifier: IPHONE,
    appraisal_version: appraisal.version,
    device_condition_choices: ANSWERS,
    note: '',
  })
  expect([status, text]).toEqual([204, ''])
  const [mail] = await readMails()
  expect(mail?.recipient).toBe('ion@example.ro')
  expect(mail?.subject).toBe('Oferta noastră pentru iPhone 13 128 GB, albastru')
  expect(mail?.body).toContain('645,00\u00a0Lei (starea B)')
  expect(mail?.body).toContain(`${shop.url}/ro/vanzare/?type=telefoane`)
  expect(mail?.body).toContain('condition=display:scratched')
})

test('a mail is sent once however often the request comes, and not at all to a wrong address', async () => {
  const { appraisal } = await readAppraisal(visitor, 'cz')
  const before = (await readMails()).length
  const quote = {
    device_identifier: IPHONE,
    appraisal_version: appraisal.version,
    device_condition_choices: ANSWERS,
    note: '',
  }
  const headers = { 'Idempotency-Key': 'mail-1' }
  for (const _ of [1, 2])
    expect((await visitor.post(EMAIL, { ...quote, e_mail: 'a@example.cz' }, headers)).status).toBe(204)
  const wrong = await visitor.post(EMAIL, { ...quote, e_mail: 'nobody' })
  expect([wrong.status, wrong.json]).toEqual([400, { e_mail: ['Vložte platnou e-mailovou adresu.'] }])
  const missing = await visitor.post(EMAIL, quote)
  expect(missing.json).toEqual({ e_mail: ['Toto pole je vyžadováno.'] })
  expect(await readMails()).toHaveLength(before + 1)
})

test('prices are not mailed without end, neither to one address nor by one visitor', async () => {
  const { appraisal } = await readAppraisal(visitor, 'cz')
  const quote = {
    device_identifier: IPHONE,
    appraisal_version: appraisal.version,
    device_condition_choices: ANSWERS,
    note: '',
  }
  const mail = (e_mail: string, scope: string) =>
    visitor.post(EMAIL, { ...quote, e_mail }, { 'Ostrov-QA': scope })
  const sent = []
  for (let i = 0; i < 6; i++) sent.push((await mail('Victim@example.cz', 'victim')).status)
  expect(sent).toEqual([204, 204, 204, 204, 429, 429])
  const { headers, json } = await mail('victim@EXAMPLE.cz', 'victim')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(250)
  expect(json).toEqual({ detail: expect.stringContaining('Další můžete poslat za 5 minut') })
  const many = []
  for (let i = 0; i < 14; i++) many.push((await mail(`person-${i}@example.cz`, 'many')).status)
  expect(many.filter(status => status === 204)).toHaveLength(12)
})

test.each([
  'Levné půjčky na http://evil.example/x',
  'www.evil.example',
  'Ozvěte se na evil.com prosím',
  'Pište na jana@seznam.cz',
])('a mail carries no link of a stranger: %s', async note => {
  const { appraisal } = await readAppraisal(visitor, 'cz')
  const { status, json } = await visitor.post(EMAIL, {
    e_mail: 'a@example.cz',
    device_identifier: IPHONE,
    appraisal_version: appraisal.version,
    device_condition_choices: ANSWERS,
    note,
  })
  expect([status, json]).toEqual([400, { note: [expect.stringMatching(/adresa.* podvodné, .* smažte/)] }])
})

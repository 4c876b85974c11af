import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BuybackDetail } from '#core/api/buyback/review.ts'
import { AppraisalForm } from '#core/api/buyback/selector.ts'
import { evaluateAppraisal } from '#core/buyback/appraisal.ts'
import { toAppraisalData } from '#core/buyback/appraisal-data.ts'
import { writeDecimal } from '#core/money/decimal.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import {
  ANSWERS,
  IPHONE,
  makeSale,
  makeTabletSale,
  readAppraisal,
  type TestSale,
  type WireAnswer,
} from './test-sale.ts'

const SELL = '/cz/vykup/api/sell/'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

async function readDetail(location: string | null) {
  const token = location?.split('/').at(-2) ?? ''
  const page = location?.startsWith('/ro/') ? '/ro/vanzare' : '/cz/vykup'
  const answer = await visitor.get(`${page}/api/buyouts/${token}/`)
  return { raw: answer.json as Record<string, unknown>, ...answer }
}

function priceWithCore({ appraisal }: WireAnswer, answers: readonly { id: string; value: string }[]) {
  const values = new Map(answers.map(({ id, value }) => [id, value]))
  const device_conditions = appraisal.device_conditions.map(condition => ({
    ...condition,
    name: condition.id,
    choices: condition.choices.map(choice => ({ ...choice, label: choice.value })),
    value: values.get(condition.id) ?? null,
  }))
  return evaluateAppraisal(toAppraisalData(v.parse(AppraisalForm, { ...appraisal, device_conditions })))
}

test('BB-151 a sale answers 201 with the page where it can be seen', async () => {
  const { status, headers } = await visitor.post(SELL, await makeSale(visitor))
  expect(status).toBe(201)
  expect(headers.get('location')).toMatch(/^\/cz\/vykup\/prehled\/[\w-]{32}\/$/)
  const page = await visitor.get(headers.get('location') ?? '')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
})

test('BB-154 the buy-back can be read by its token, its numbers masked to the last four', async () => {
  const { headers } = await visitor.post(SELL, await makeSale(visitor))
  const { raw } = await readDetail(headers.get('location'))
  const detail = v.parse(BuybackDetail, raw)
  expect(detail.product_type_choice.label).toBe('Telefony')
  expect(detail.manufacturer_choice.label).toBe('Apple')
  expect(detail.product_model_choice.label).toBe('iPhone 13 128 GB')
  expect(detail.product_color_choice.value).toBe(IPHONE)
  expect(detail.appraisal_result.quality).toBe('B')
  expect(detail.device_conditions.find(({ id }) => id === 'display')?.value).toBe('scratched')
  expect(detail.conditions_appraisal_result).toContainEqual({ condition: 'display', quality: 'B' })
  expect(detail.minimal_buyout_price).toBe(25_000)
  expect(detail.pickup_address).toBeNull()
  expect(detail.buyout_device?.imei).toMatch(/^•{11}\d{4}$/)
  expect(detail.customer_data).toMatchObject({
    first_name: 'Žaneta',
    country: 'Česko',
    personal_identification_number: '••••••2745',
    identity_card_number: '•••••6789',
    bank_account_full_number: '•••••••••5399',
  })
})

test('a Romanian sale is kept in the Romanian market alone', async () => {
  const { status, headers } = await visitor.post('/ro/vanzare/api/sell/', await makeSale(visitor, 'ro'))
  expect(status).toBe(201)
  const { raw } = await readDetail(headers.get('location'))
  expect(raw.customer_data).toMatchObject({
    bank_account_full_number: '••••••••••••••••••••0000',
    phone_number: '+40721234567',
  })
  const token = headers.get('location')?.split('/').at(-2)
  expect((await visitor.get(`/cz/vykup/api/buyouts/${token}/`)).status).toBe(404)
})

test('BB-089 the price is worked out by the shared rules, whatever the browser says it is, and kept with its price list', async () => {
  const answer = await readAppraisal(visitor, 'cz')
  const expected = priceWithCore(answer, ANSWERS)
  const sale = { ...(await makeSale(visitor)), price: '99999.00', appraisal_price: 99_999 }
  const { headers } = await visitor.post(SELL, sale)
  const { raw } = await readDetail(headers.get('location'))
  expect(raw.price).toBe(writeDecimal(expected.price ?? 0))
  expect(raw.price).toBe('3220.00')
  expect(raw.version).toBe(sale.appraisal_version)
})

test('answers that allow no quality, and unanswered questions, are refused', async () => {
  const nokia = await readAppraisal(visitor, 'cz', 'nokia-3310-2017-red')
  const sale = {
    ...(await makeSale(visitor)),
    device_identifier: 'nokia-3310-2017-red',
    appraisal_version: nokia.appraisal.version,
  }
  const noQuality = await visitor.post(SELL, sale)
  expect([noQuality.status, noQuality.json]).toEqual([
    400,
    {
      non_field_errors: [
        'Zařízení v\u00a0tomto stavu online vykoupit nemůžeme. Přineste ho prosím do prodejny, oceníme ho osobně.',
      ],
    },
  ])
  const unanswered = await visitor.post(SELL, {
    ...(await makeSale(visitor)),
    device_condition_choices: ANSWERS.slice(1),
  })
  expect(unanswered.status).toBe(400)
  expect(unanswered.json).toHaveProperty('device_condition_choices')
})

test('what is wrong comes back in groups, in the language of the market', async () => {
  const sale = await makeSale(visitor)
  const broken: TestSale = {
    ...sale,
    customer_data: {
      ...sale.customer_data,
      first_name: '',
      last_name: '123 x',
      e_mail: 'nobody',
      country: '999',
    },
    buyout_device: { imei: '1', serial_number: 'ěš' },
    pickup_address: { street: '', city: 'Brno', postcode: '60200', country: '56' },
  }
  const { status, json } = await visitor.post(SELL, broken)
  expect(status).toBe(400)
  expect(json).toEqual({
    customer_data: {
      first_name: ['Toto pole je vyžadováno.'],
      last_name: ['Použijte jen písmena, mezery, spojovník, apostrof a tečku.'],
      e_mail: ['Vložte platnou e-mailovou adresu.'],
      country: ['Vyberte zemi ze seznamu.'],
    },
    buyout_device: {
      imei: ['Vložte platné IMEI.'],
      serial_number: ['Sériové číslo obsahuje nepovolené znaky.'],
    },
    pickup_address: { street: ['Toto pole je vyžadováno.'] },
  })
  const romanian = await visitor.post('/ro/vanzare/api/sell/', { customer_data: 'text' })
  expect(romanian.json).toMatchObject({
    customer_data: {
      non_field_errors: ['Date nevalide. Se aștepta un dicționar de obiecte, dar s-a primit "str".'],
    },
    buyout_device: ['Acest câmp este obligatoriu.'],
    device_identifier: ['Acest câmp este obligatoriu.'],
  })
})

test('an address nothing can be sent to is refused, as the form refuses it', async () => {
  const sale = await makeSale(visitor)
  const { status, json } = await visitor.post(SELL, {
    ...sale,
    customer_data: { ...sale.customer_data, street: 'Veveří', city: '1', identity_released_by: 'a' },
  })
  expect(status).toBe(400)
  expect(json).toEqual({
    customer_data: {
      street: ['Doplňte číslo domu.'],
      city: ['Napište celý název.'],
      identity_released_by: ['Napište celý název.'],
    },
  })
})

test('a device other than a phone is known by its serial number, and an IMEI is not kept', async () => {
  const sale = await makeTabletSale(visitor)
  const without = await visitor.post(SELL, {
    ...sale,
    buyout_device: { imei: 'nonsense', serial_number: '' },
  })
  expect(without.json).toEqual({ buyout_device: { serial_number: ['Toto pole je vyžadováno.'] } })
  const withSerial = await visitor.post(SELL, { ...sale, buyout_device: { serial_number: 'HA1X2Y3Z' } })
  expect(withSerial.status).toBe(201)
})

test('a pick-up address is kept when it is given', async () => {
  const pickup_address = {
    street: 'Masarykova 1',
    city: 'Olomouc',
    district: '',
    postcode: '779 00',
    country: '56',
    delivery_extra_info: 'Zvonek Novák',
  }
  const { headers } = await visitor.post(SELL, { ...(await makeSale(visitor)), pickup_address })
  const { raw } = await readDetail(headers.get('location'))
  expect(raw.pickup_address).toEqual({ ...pickup_address, postcode: '77900', country: 'Česko' })
})

test('a withdrawn price list is a conflict, and the new one is taken', async () => {
  const sale = await makeSale(visitor)
  const published = await visitor.post('/qa/price-list/', {
    market: 'cz',
    model: 'apple-iphone-13-128gb',
    factor: 0.9,
  })
  expect(published.json).toEqual({ published: 1 })
  const stale = await visitor.post(SELL, sale)
  expect([stale.status, stale.json]).toEqual([
    409,
    { detail: 'Ceník se mezitím změnil. Zkontrolujte prosím novou cenu a\u00a0odešlete formulář znovu.' },
  ])
  const fresh = await visitor.post(SELL, await makeSale(visitor))
  expect(fresh.status).toBe(201)
  const { raw } = await readDetail(fresh.headers.get('location'))
  expect(Number(raw.price)).toBeLessThan(3220)
})

test('whoever sells gets a mail with number, link and what to do next, and the review has the number', async () => {
  for (const [market, word, step] of [
    ['cz', 'Výkup', '5. Přibalte'],
    ['ro', 'Vânzarea', '5. Puneți în colet'],
  ] as const) {
    const sale = await makeSale(visitor, market)
    const { headers } = await visitor.post(`${market === 'cz' ? '/cz/vykup' : '/ro/vanzare'}/api/sell/`, sale)
    const location = headers.get('location') ?? ''
    const { raw } = await readDetail(location)
    expect(raw.number).toMatch(/^(?:CZ|RO)-\d{6}$/)
    const [mail] = await listMails(sale.customer_data.e_mail ?? '')
    expect(mail?.subject).toBe(
      `${word} ${raw.number}: iPhone 13 128 GB, ${market === 'cz' ? 'modrá' : 'albastru'}`,
    )
    expect(mail?.body).toContain(`${shop.url}${location}`)
    expect(mail?.body).toContain(step)
    for (const secret of ['personal_identification_number', 'bank_account_full_number', 'last_name'])
      expect(mail?.body).not.toContain(sale.customer_data[secret])
  }
})

test('a phone that is being bought is not bought once more, which its IMEI is told; another market may', async () => {
  const sale = await makeSale(visitor)
  const [first, second] = await Promise.all([visitor.post(SELL, sale), visitor.post(SELL, sale)])
  expect([first.status, second.status].sort()).toEqual([201, 400])
  const refused = first.status === 400 ? first : second
  expect(refused.json).toEqual({
    buyout_device: {
      imei: [
        'Zařízení s\u00a0tímto IMEI už vykupujeme. Odkaz na přehled výkupu přišel e\u2011mailem. Pokud jste o\u00a0výkup nežádali vy, zavolejte na\u00a0+420 800 123 456.',
      ],
    },
  })
  const romanian = { ...(await makeSale(visitor, 'ro')), buyout_device: sale.buyout_device }
  expect((await visitor.post('/ro/vanzare/api/sell/', romanian)).status).toBe(201)
})

async function listMails(recipient: string): Promise<{ subject: string; body: string }[]> {
  const { json } = await visitor.get('/qa/outbox/', { Accept: 'application/json' })
  const mails = json as { recipient: string; subject: string; body: string }[]
  return mails.filter(mail => mail.recipient === recipient)
}

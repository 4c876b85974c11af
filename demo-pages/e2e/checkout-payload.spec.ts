import { expect, type Page } from '@playwright/test'
import { pathOf } from '#shop/server/route-table.ts'
import { BIRTH_DATE, makeEmail } from './models/buyers.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import { fillCart, INSURED_PHONE } from './models/shop-calls.ts'
import { test } from './models/test.ts'

/** Each field of the form: what is typed, where the order carries it, and how it is spelled there. */
const FIELDS: readonly [field: string, typed: string, path: string, sent?: string][] = [
  ['firstName', 'Žofie', 'order_billing_address.first_name'],
  ['lastName', 'Vlčková', 'order_billing_address.last_name'],
  ['city', 'Kostelec nad Orlicí', 'order_billing_address.city'],
  ['district', 'Rychnov nad Kněžnou', 'order_billing_address.district'],
  ['postcode', '517 41', 'order_billing_address.postcode', '51741'],
  ['phone', '602 987 654', 'order_billing_address.phone', '+420602987654'],
  ['address', 'Hluboká 1178/9', 'order_billing_address.address'],
  ['company', 'Vlčková Optika s.r.o.', 'order_billing_address.company'],
  ['tin', '27082440', 'order_billing_address.tin'],
  ['vatn', 'CZ27082440', 'order_billing_address.vatn'],
  ['birthDate', BIRTH_DATE, 'order_info.birth_date'],
  ['note', 'Zvoňte prosím dvakrát.', 'order_info.note'],
  ['internalOrderNumber', 'PO-2026-7', 'order_info.internal_order_number'],
  ['altFirstName', 'Ema', 'order_delivery_address.first_name'],
  ['altLastName', 'Krátká', 'order_delivery_address.last_name'],
  ['altCompany', 'Optika Brno', 'order_delivery_address.company'],
  ['altAddress', 'Veveří 12', 'order_delivery_address.address'],
  ['altCity', 'Brno', 'order_delivery_address.city'],
  ['altDistrict', 'Brno-město', 'order_delivery_address.district'],
  ['altPostcode', '602 00', 'order_delivery_address.postcode', '60200'],
  ['altPhone', '603 111 222', 'order_delivery_address.phone', '+420603111222'],
]

/** What is ticked, and where the order carries it. */
const TICKS: readonly [field: string, path: string][] = [
  ['terms', 'order_info.consent_to_terms_of_service'],
  ['marketing', 'order_info.consent_marketing'],
  ['heureka', 'order_info.consent_heureka_review'],
  ['createAccount', 'order_info.create_account'],
  ['promotions', 'order_info.subscribe_promotions_info'],
]

/** What is chosen, and said by a tick that shows more fields. */
const CHOSEN = {
  type_payment: 'lease',
  payment_company: 'island-lease',
  installment: null,
  token: null,
  type_delivery_code: 'courier',
  'order_billing_address.invoice_on_company': true,
}

/** An object of objects as paths with their values. */
const flatten = (value: object, before = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, `${before}${key}.`)
      : [[before + key, inner]],
  )

const FINISH = pathOf('finish-order', 'cz')

/** What the page sends as an order; drivers don't show the body of a request that is made as an object. */
async function readBodies(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.exposeBinding('keepBody', (_, body: string) => void sent.push(body))
  await page.addInitScript(path => {
    const send = window.fetch
    const { keepBody } = window as unknown as { keepBody: (body: string) => Promise<void> }
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith(path)) await keepBody(await request.clone().text())
      return send(request)
    }
  }, FINISH)
  return sent
}

test('CO-015 CO-016 CO-017 CO-018 CO-019 CO-020 CO-021 CO-022 CO-023 CO-027 CO-031 CO-032 an order carries all that is typed and ticked as it is printed, and nothing else', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  const sent = await readBodies(page)
  const email = makeEmail()
  await fillCart(page, 'cz', { product: INSURED_PHONE, delivery: 'courier' })
  await checkout.open()
  await checkout.choose('payment', checkout.texts.lease)
  await checkout.field('email').fill(email)
  for (const name of ['invoiceOnCompany', 'hasOtherAddress']) await checkout.field(name).check()
  for (const [name, typed] of FIELDS) await checkout.field(name).fill(typed)
  for (const [name] of TICKS) await checkout.field(name).check()
  const answered = page.waitForResponse(
    response => response.url().endsWith(FINISH) && response.request().method() === 'POST',
  )
  await checkout.orderButton.click()
  // The shop reads it by the strict schema of the contract.
  expect((await answered).status()).toBe(201)
  expect(sent.map(body => Object.fromEntries(flatten(JSON.parse(body))))).toEqual([
    {
      ...CHOSEN,
      'order_billing_address.email': email,
      ...Object.fromEntries(FIELDS.map(([, typed, path, spelled = typed]) => [path, spelled])),
      ...Object.fromEntries(TICKS.map(([, path]) => [path, true])),
    },
  ])
  await checkout.expectThanks()
})

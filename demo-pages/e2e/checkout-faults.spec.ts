import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import { ChoicePage } from './models/choice-page.ts'
import { expectInvariants } from './models/expect-invariants.ts'
import type { MarketCode } from './models/market-texts.ts'
import { test } from './models/test.ts'
import type { Visitor } from './models/visitor.ts'

/** There are many of them, since each order takes one. */
const CABLE = { product: 'kabel-usb-c-1m' }

/** All that an order needs is chosen. */
async function choose(
  { page }: Pick<Visitor, 'page'>,
  market: MarketCode,
  { delivery, payment }: { delivery?: RegExp; payment?: RegExp } = {},
): Promise<CheckoutPage> {
  const checkout = new CheckoutPage(page, market)
  await page.goto(checkout.texts.page)
  await checkout.choose('delivery', delivery ?? checkout.texts.courier)
  if (delivery) await placeOf(checkout, 1).click()
  await checkout.choose('payment', payment ?? checkout.texts.transfer)
  return checkout
}

const placeOf = (checkout: CheckoutPage, which: number) =>
  checkout.island.locator('.ostrov-places-found').getByRole('radio', { disabled: false }).nth(which)

/** All that it needs is typed and agreed to. */
async function type(checkout: CheckoutPage) {
  const email = `${randomUUID()}@example.com`
  await checkout.fill(email)
  await checkout.field('terms').check()
  const expectKept = async (): Promise<void> => {
    for (const [name, value] of Object.entries({ email, ...checkout.texts.customer }))
      await expect(checkout.field(name)).toHaveValue(value)
    await expect(checkout.field('terms')).toBeChecked()
  }
  return { email, expectKept }
}

const buy = ({ page }: Pick<Visitor, 'page'>, market: MarketCode): Promise<void> =>
  new CartShop(page, market).addByCall(1, CABLE)

test('ER-027 a session that is gone, another price, a place that filled up: each is told, nothing typed is lost, one order is made', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  const { page, qa, shop } = visitor
  await buy(visitor, 'cz')
  const checkout = await choose(visitor, 'cz', { delivery: /^Zásilkovna/ })
  const { email, expectKept } = await type(checkout)
  const changed = 'Objednávka zatím neodešla. Vše, co jste vyplnili, zůstalo.'
  const refuse = (kind: string, about: string) => ({ detail: 'Ne.', notices: [{ kind, about }] })
  await qa.misbehave(
    { route: 'finish-order', kind: '403-signed-out', times: 1 },
    { route: 'finish-order', kind: '409', times: 1, body: refuse('price-changed', 'Kabel USB-C') },
    { route: 'finish-order', kind: '409', times: 1, body: refuse('place-not-available', 'Z-BOX') },
  )
  await checkout.orderButton.click()
  await shop.expectTold(shop.failures.signedOut)
  await expect(checkout.island.getByRole('link', { name: 'Přihlásit se v nové kartě' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expectKept()
  await checkout.orderButton.click()
  await shop.expectTold('Cena se změnila: Kabel USB-C.')
  await expectInvariants(page, { told: changed })
  await expectKept()
  await checkout.orderButton.click()
  await shop.expectTold('Zvolené výdejní místo není k dispozici nebo je přetížené.')
  await placeOf(checkout, 2).click()
  await expectKept()
  await checkout.orderButton.click()
  await checkout.expectThanks()
  expect((await qa.listCalls('finish-order', 'POST')).map(({ status }) => status)).toEqual([
    403, 409, 409, 201,
  ])
  expect(await qa.listMails(email)).toHaveLength(1)
})

test('two tabs order one cart at once: one order is made, and the other tab says what became of it', async ({
  visit,
}) => {
  const visitor = await visit('ro')
  const { qa } = visitor
  await buy(visitor, 'ro')
  const one = await choose(visitor, 'ro')
  await expect(one.island.locator('.ostrov-checkout-summary')).not.toHaveAttribute('aria-busy', 'true')
  const other = new CheckoutPage((await visitor.openTab()).page, 'ro')
  await other.page.goto(other.texts.page)
  await expect(other.part('payment').getByRole('button', { name: other.texts.transfer })).toBeVisible()
  const typed = [await type(one), await type(other)]
  await Promise.all([one, other].map(checkout => checkout.orderButton.press('Enter')))
  const made = async () =>
    (await qa.listCalls('finish-order', 'POST')).filter(({ status }) => status === 201).length
  await expect.poll(made).toBe(1)
  const empty = (checkout: CheckoutPage) => checkout.island.getByText(/^Coșul este (acum )?gol/)
  const thanks = (checkout: CheckoutPage) =>
    checkout.page.getByRole('heading', { name: checkout.texts.received })
  for (const checkout of [one, other])
    await expect(thanks(checkout).or(empty(checkout)).first()).toBeVisible()
  const mails = await Promise.all(typed.map(({ email }) => qa.listMails(email)))
  expect(mails.flat()).toHaveLength(1)
})

test('a tab that is closed and opened again has what was chosen, and nothing that was typed', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  await buy(visitor, 'cz')
  const checkout = await choose(visitor, 'cz')
  await type(checkout)
  await expect(checkout.island.locator('.ostrov-checkout-summary')).not.toHaveAttribute('aria-busy', 'true')
  await visitor.page.close()
  const { page } = await visitor.openTab()
  const again = new CheckoutPage(page, 'cz')
  await page.goto(again.texts.page)
  await expect(again.part('delivery').getByRole('button', { name: /Kurýr DPD/ })).toBeVisible()
  await expect(again.part('payment').getByRole('button', { name: /převodem/ })).toBeVisible()
  await expect(again.field('email')).toHaveValue('')
  await type(again)
  await again.orderButton.click()
  await again.expectThanks()
  expect(await visitor.qa.listCalls('finish-order', 'POST')).toHaveLength(1)
})

test('who goes Back from the gateway is told of the order that was made, and led to it', async ({
  visit,
}) => {
  const visitor = await (await visit('cz')).inviteWithBfcache()
  const { page, qa } = visitor
  await buy(visitor, 'cz')
  const checkout = await choose(visitor, 'cz', { payment: /^Kartou/ })
  await type(checkout)
  await checkout.orderButton.click()
  await expect(page.getByLabel('Číslo karty')).toBeVisible()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(checkout.texts.page)
  await expect(checkout.orderButton).toHaveCount(0)
  // As where a browser keeps no page in memory.
  await page.reload()
  await checkout.island.getByRole('link', { name: 'Zkontrolovat nebo zaplatit' }).click()
  await expect(page.getByRole('button', { name: 'Zaplatit kartou' })).toBeVisible()
  expect(await qa.listCalls('finish-order', 'POST')).toHaveLength(1)
})

test('ER-029 where Twisto’s script is blocked, that is said and another payment orders', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  const { page, qa, shop } = visitor
  await qa.setManner('twisto', 'missing')
  await buy(visitor, 'cz')
  const checkout = await choose(visitor, 'cz', { payment: /^Twisto/ })
  const { expectKept } = await type(checkout)
  await checkout.field('birthDate').fill('1.2.1990')
  await checkout.orderButton.click()
  await shop.expectTold('Zkuste to znovu, nebo zvolte jinou platbu.')
  await expectKept()
  await expectInvariants(page)
  expect(await qa.listCalls('finish-order', 'POST')).toEqual([])
  await checkout
    .part('payment')
    .getByRole('button', { name: /Twisto/ })
    .click()
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.orderButton.click()
  await checkout.expectThanks()
})

/** Longer than any provider is waited for. */
const TOO_LONG = 11_000

test('ER-026 a map that stays silent is given up within ten seconds, and the list stays', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const choice = new ChoicePage(page, 'cz')
  for (const provider of ['packeta', 'dpd'] as const) await choice.setManner(provider, 'silent')
  await page.clock.install()
  await choice.openWith()
  for (const [provider, file] of [
    ['packeta', /packeta\.js/],
    ['dpd', /\/dpd\//],
  ] as const) {
    if (provider === 'dpd') await choice.line(choice.texts.delivery).click()
    await choice.radio(choice.texts[provider]).click()
    const asked = page.waitForRequest(file)
    await choice.button(choice.texts.map).click()
    await asked
    await page.clock.fastForward(TOO_LONG)
    await expect(
      choice.island.getByText(/mapu se nepodařilo načíst\. Vyberte prosím místo ze seznamu/),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await choice.free.first().click()
    await expect(choice.line(choice.texts.place)).toBeVisible()
  }
  await expectInvariants(page)
})

test('ER-029 ER-031 Google Pay and Twisto that stay silent are named, and another payment orders', async ({
  visit,
}) => {
  const visitor = await visit('cz')
  const { page, qa, shop } = visitor
  for (const provider of ['google-pay', 'twisto']) await qa.setManner(provider, 'silent')
  await page.clock.install()
  await buy(visitor, 'cz')
  const wallet = page.waitForRequest(/google-pay\.js/)
  const checkout = await choose(visitor, 'cz', { payment: /^Twisto/ })
  const { expectKept } = await type(checkout)
  await checkout.field('birthDate').fill('1.2.1990')
  await wallet
  const asked = page.waitForRequest(/twisto\.js/)
  await checkout.orderButton.click()
  await asked
  await page.clock.fastForward(TOO_LONG)
  await shop.expectTold('Zkuste to znovu, nebo zvolte jinou platbu.')
  await expectKept()
  await checkout
    .part('payment')
    .getByRole('button', { name: /Twisto/ })
    .click()
  await expect(
    checkout.part('payment').getByText(/Google Pay na tomto zařízení není k\sdispozici/),
  ).toBeVisible()
  await expectInvariants(page)
  expect(await qa.listCalls('finish-order', 'POST')).toEqual([])
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.orderButton.click()
  await checkout.expectThanks()
})

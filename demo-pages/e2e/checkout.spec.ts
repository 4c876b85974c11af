import { expect, type Page } from '@playwright/test'
import { BUYERS, FIRMS, makeEmail } from './models/buyers.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import { ChoicePage } from './models/choice-page.ts'
import { tabTo } from './models/keyboard.ts'
import { measureKeys } from './models/measure-keys.ts'
import { watchTraces } from './models/personal-traces.ts'
import { fillCart } from './models/shop-calls.ts'
import { test } from './models/test.ts'

test('CO-001 CO-009 CO-051 a customer orders by transfer as a guest, once, and is thanked; nothing personal stays', {
  tag: '@firefox',
}, async ({ visit }) => {
  const visitor = await visit('cz')
  const { page, qa } = visitor
  const traces = await watchTraces(visitor)
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(email, BUYERS.cz)
  await checkout.field('terms').check()
  await checkout.orderButton.dblclick()
  const number = await checkout.expectThanks()
  const mails = await qa.listMails(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain(number)
  await expect(page.getByText('19-2000145399/0800')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR platba' })).toBeVisible()
  await expect(page.getByText(/^Zaplaťte do \d+\.\s\d+\.\s\d{4}$/)).toBeVisible()
  const ends = await page
    .locator('.ostrov-transfer')
    .evaluate(block =>
      ['dl', 'dd > button > span'].map(one => block.querySelector(one)?.getBoundingClientRect().right ?? 0),
    )
  expect(ends[1], 'what copies ends where the block does').toBeCloseTo(ends[0] ?? 0, 0)
  // Google's dialog would cover a phone, so it comes to who wants it.
  const survey = page.getByRole('dialog', { name: 'Google Customer Reviews' })
  await expect(survey).toHaveCount(0)
  await page.getByRole('button', { name: 'Ano, souhlasím' }).click()
  await expect(survey).toBeVisible()
  expect((await qa.listCalls('finish-order', 'POST')).map(({ status }) => status)).toEqual([201])
  await traces.expectNothingOf([email, ...Object.values(BUYERS.cz)])
  await page.reload()
  await checkout.expectThanks()
  await page.goto(checkout.texts.page)
  await expect(checkout.island.getByText('V košíku nic není')).toBeVisible()
})

test('the cart is changed over the order by the keyboard: all that was typed stays, and the total is the new one', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.fill(email, BUYERS.cz)
  const total = (await checkout.total.textContent()) ?? ''
  const edit = checkout.island.getByRole('link', { name: 'Upravit košík' })
  await edit.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Úprava košíku' })
  const quantity = dialog.getByRole('textbox', { name: /^Počet kusů/ })
  await tabTo(page, quantity)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(checkout.total).not.toHaveText(total)
  await tabTo(page, dialog.getByRole('button', { name: 'Zpět k objednávce' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
  await expect(page).toHaveURL(checkout.texts.page)
  for (const [name, value] of Object.entries({ email, ...BUYERS.cz }))
    await expect(checkout.field(name)).toHaveValue(value)
  await expect(checkout.island.getByText('Celková cena se mezitím změnila')).toHaveCount(0)
  await edit.press('Enter')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390)
  await expect(quantity).toHaveValue('2')
})

test('the way to the promotions begins where the field of the code above it does', async ({ visit }) => {
  const { page } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  await checkout.openWithPhone()
  await page.getByText('Mám slevový kód').click()
  const starts = await Promise.all(
    [
      page.getByRole('button', { name: 'Aktuální akce' }).locator('span'),
      page.getByRole('textbox', { name: 'Slevový kód' }),
    ].map(async one => (await one.boundingBox())?.x ?? 0),
  )
  expect(starts[0]).toBeCloseTo(starts[1] ?? 0, 0)
})

test('on a low window the total stays in sight, however much is opened above it', async ({ visit }) => {
  const { page } = await visit('cz')
  await page.setViewportSize({ width: 1366, height: 640 })
  const checkout = new CheckoutPage(page, 'cz')
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  for (const name of ['Mám slevový kód', 'Mám kartu ISIC']) await page.getByText(name).click()
  await checkout.field('firstName').scrollIntoViewIfNeeded()
  await expect(checkout.total).toBeInViewport({ ratio: 1 })
  const code = page.getByRole('textbox', { name: 'Slevový kód' })
  await code.focus()
  await expect(code).toBeInViewport({ ratio: 1 })
  const [field, total] = await Promise.all([code, checkout.total].map(one => one.boundingBox()))
  expect((field?.y ?? 0) + (field?.height ?? 0), 'it covers nothing that has the focus').toBeLessThan(
    total?.y ?? 0,
  )
  await expect(checkout.total).toBeInViewport({ ratio: 1 })
})

test('on a phone the order goes screen after screen, with a discount, by card and past the bank', async ({
  visit,
}) => {
  const { page, qa } = await visit('cz')
  await page.setViewportSize({ width: 390, height: 844 })
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  const heading = checkout.island.getByRole('heading', { name: /^Krok/ })
  await checkout.nextButton.click()
  await expect(checkout.part('delivery').getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(checkout.part('delivery').getByRole('radio').first()).toBeFocused()
  await expect(checkout.part('delivery').getByRole('radiogroup')).toHaveAccessibleDescription(
    /Vyberte\sprosím\sdopravu/,
  )
  await expect(heading).toHaveText('Krok 1 ze\u00a04: Doprava')
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.nextButton.click()
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toHaveText('Krok 2 ze\u00a04: Platba')
  await checkout.choose('payment', checkout.texts.card)
  await checkout.nextButton.click()
  await checkout.field('email').press('Enter')
  await expect(checkout.field('email'), 'no screen is left with a fault').toBeFocused()
  await checkout.fill(email)
  await checkout.field('postcode').press('Enter')
  await expect(heading).toHaveText('Krok 4 ze\u00a04: Souhrn a odeslání')
  const paid = checkout.part('summary').getByRole('button', { name: /^Platba ?: Kartou/ })
  await expect(checkout.part('summary').getByRole('button', { name: /^Kontakt ?: / })).toContainText(email)
  await paid.click()
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText('Krok 2 ze\u00a04: Platba')
  await checkout.nextButton.click()
  await checkout.nextButton.click()
  await expect(paid).toBeVisible()
  await page.goBack()
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText('Krok 3 ze\u00a04: Vaše údaje')
  await expect(checkout.field('email')).toHaveValue(email)
  await page.goForward()
  await expect(paid).toBeVisible()
  await checkout.island.getByText(checkout.texts.addCode).click()
  await checkout.island.getByRole('textbox', { name: checkout.texts.code }).fill('LAGUNA200')
  await checkout.island.getByRole('button', { name: checkout.texts.apply }).first().click()
  await expect(checkout.total).toHaveText('20\u00a0790\u00a0Kč')
  await checkout.field('terms').check()
  await checkout.orderButton.click()
  await expect(page.getByLabel('Číslo karty')).toBeVisible()
  await page.goBack()
  await expect(checkout.island.getByText(/jsme přijali, platbu jste ale možná nedokončili/)).toBeVisible()
  await checkout.island.getByRole('link', { name: 'Zkontrolovat nebo zaplatit' }).click()
  await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
  await page.getByLabel('Číslo karty').fill('4000000000003220')
  await page.getByLabel('Platnost').fill('12/30')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Zaplatit/ }).click()
  await page.getByLabel('Kód z SMS').fill('123456')
  await page.getByRole('button', { name: 'Potvrdit platbu' }).click()
  const number = await checkout.expectThanks()
  await expect(page.getByText(/^Zaplaceno/)).toBeVisible()
  expect((await qa.listMails(email)).map(({ subject }) => subject).join()).toContain(number)
})

for (const market of ['cz', 'ro'] as const)
  test(`an order that is sent empty leads to what is missing first, in sight on a low window (${market})`, async ({
    visit,
  }) => {
    const { page } = await visit(market)
    await page.setViewportSize({ width: 1366, height: 640 })
    const checkout = new CheckoutPage(page, market)
    await checkout.openWithPhone()
    await checkout.orderButton.click()
    const first = checkout.part('delivery')
    await expect(checkout.part('payment').locator('.ostrov-note')).toBeVisible()
    await expect(first.getByRole('radio').first()).toBeFocused()
    for (const seen of [first.getByRole('heading', { level: 3 }), first.locator('.ostrov-note').first()])
      await expect(seen).toBeInViewport({ ratio: 1 })
    // And stays so.
    await page.evaluate(() => new Promise(done => setTimeout(done, 500)))
    await expect(first.locator('.ostrov-note').first()).toBeInViewport({ ratio: 1 })
  })

test('CO-052 an order is picked up in a store and paid there in cash', async ({ visit }) => {
  const { page } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.store)
  await expect(
    checkout
      .part('delivery')
      .getByText(/^K.vyzvednutí( za 30.minut|: .+ \d)/)
      .first(),
  ).toBeVisible()
  await checkout.choose('delivery', /^Laguna Praha Národní/)
  await checkout.choose('payment', checkout.texts.cash)
  await checkout.fill(makeEmail())
  await checkout.field('terms').check()
  await checkout.orderButton.click()
  await checkout.expectThanks()
})

test('an order whose answer is lost is made once, and found', async ({ visit }) => {
  const { page, qa } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  const email = makeEmail()
  await checkout.openWithPhone()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(email)
  await checkout.field('terms').check()
  await qa.misbehave({ route: 'finish-order', kind: '500-html', times: 1, after: true })
  await checkout.orderButton.click()
  await checkout.expectThanks()
  expect(await qa.listMails(email)).toHaveLength(1)
})

test('of two tabs with one cart one orders, and the other finds the cart empty', async ({ visit }) => {
  const visitor = await visit('cz')
  const checkout = new CheckoutPage(visitor.page, 'cz')
  await checkout.openWithPhone()
  const other = new CheckoutPage((await visitor.openTab()).page, 'cz')
  await other.page.goto(other.texts.page)
  await expect(other.total).toBeVisible()
  await checkout.choose('delivery', checkout.texts.courier)
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(makeEmail())
  await checkout.field('terms').check()
  await checkout.orderButton.click()
  await checkout.expectThanks()
  await expect(other.island.getByText(/^Košík je teď prázdný/)).toBeVisible()
})

test('a key shows in the filled form within 50 ms on a phone four times slower', async ({ visit }) => {
  const { page } = await visit('cz')
  const checkout = new CheckoutPage(page, 'cz')
  await fillCart(page, 'cz', { delivery: 'courier' })
  await checkout.open()
  await checkout.choose('payment', checkout.texts.transfer)
  await checkout.fill(makeEmail(), BUYERS.cz)
  await checkout.fillFirm(FIRMS.cz)
  await checkout.field('hasOtherAddress').check()
  const middle = await measureKeys(page, async () => {
    for (const name of ['altFirstName', 'altCity', 'note']) {
      await checkout.field(name).click()
      await page.keyboard.type('Kostelec', { delay: 60 })
    }
  })
  expect(middle).toBeLessThanOrEqual(50)
})

test('messages of other frames choose nothing and pay nothing, of the right origin or not', async ({
  visit,
}) => {
  const { page, qa } = await visit('ro')
  const choice = new ChoicePage(page, 'ro')
  await choice.openWith()
  await choice.radio(choice.texts.dpd).click()
  await choice.button(choice.texts.map).click()
  const map = page.locator('iframe[title^="DPD"]')
  const points = map.contentFrame().getByRole('button', { name: choice.texts.choose })
  await expect(points.first()).toBeVisible()
  const src = (await map.getAttribute('src')) ?? ''
  const point = JSON.parse((await points.nth(1).getAttribute('data-point')) ?? '{}')
  for (const url of [src, choice.texts.checkout]) await addStranger(page, url)
  for (const frame of page.frames().slice(1).concat(page.mainFrame()))
    if (frame !== (await (await map.elementHandle())?.contentFrame()))
      await frame.evaluate(sent => {
        for (const message of sent) parent.postMessage(message, '*')
      }, listForged(point))
  await expect(points.first()).toBeVisible()
  await expect(choice.line(choice.texts.place)).toHaveCount(0)
  expect(await qa.listCalls('finish-order')).toHaveLength(0)
  await points.nth(1).dispatchEvent('click')
  await expect(choice.line(choice.texts.place)).toContainText(point.name)
})

/** What the providers of maps, wallets and gateways might say, said by somebody else. */
const listForged = (point: object) => [
  { dpdWidget: { pickupPointResult: 'forged', ...point } },
  { dpdWidget: { message: 'widgetClose' } },
  JSON.stringify({ packetaWidgetMessage: true, packetaPoint: point }),
  { status: 'paid', resultCode: 0, paymentStatus: 8 },
  '{"status":"paid"}',
]

/** A frame that a page of somebody else put beside the provider's. */
async function addStranger(page: Page, url: string): Promise<void> {
  const loaded = page.waitForEvent('frameattached')
  await page.evaluate(src => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, url)
  await (await loaded).waitForLoadState()
}

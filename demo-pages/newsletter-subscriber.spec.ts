import { expect, test } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { makeAddress, NewsletterPage } from './models/newsletter-page.ts'
import { readWatch } from './models/page-watch.ts'
import { openStage, type Stage } from './models/stage.ts'

const ROUTE = 'news-add-subscriber'

let stage: Stage
let newsletter: NewsletterPage

async function enter(
  browser: Parameters<typeof openStage>[0],
  baseURL = '',
  market: MarketCode = 'cz',
): Promise<void> {
  stage = await openStage(browser, baseURL, { market })
  newsletter = new NewsletterPage(stage.page, market)
}

test.afterEach(() => stage.close())

test('OT-013 OT-035 a visitor subscribes and confirms, and the address leaks nowhere', async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const { page } = newsletter
  const address = makeAddress()
  await newsletter.open()
  await newsletter.submit.click()
  await expect(newsletter.email).toBeFocused()
  await newsletter.email.fill(address)
  await newsletter.submit.click()
  await expect(newsletter.agree).toHaveAccessibleDescription(newsletter.texts.agreeNeeded)
  expect(await stage.qa.listCalls(ROUTE)).toEqual([])
  await newsletter.agree.check()
  await newsletter.submit.click()
  await newsletter.expectDone()
  await expect(page.locator(':focus')).toHaveCount(1)
  expect(await stage.qa.listCalls(ROUTE)).toHaveLength(1)
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      (window as { dataLayer?: unknown }).dataLayer,
    ]),
  )
  expect(kept).toContain('"lead_source":"newsletter"')
  const { addresses, said, faults } = readWatch(page)
  expect(faults).toEqual([])
  expect(JSON.stringify([kept, addresses, said])).not.toContain(address.split('@')[0])
  await newsletter.confirm(await stage.qa.listMails(address))
})

test('OT-013 by keyboard alone, in Romanian, and a confirmed address sees no difference', {
  tag: '@firefox',
}, async ({ browser, baseURL }) => {
  await enter(browser, baseURL, 'ro')
  const { page } = newsletter
  const address = makeAddress()
  await newsletter.open()
  await tabTo(page, newsletter.email)
  await page.keyboard.type(address)
  await tabTo(page, newsletter.agree)
  await page.keyboard.press('Space')
  await tabTo(page, newsletter.submit)
  await page.keyboard.press('Enter')
  await newsletter.expectDone()
  await newsletter.confirm(await stage.qa.listMails(address))
  await newsletter.open()
  await newsletter.subscribe(address)
  await newsletter.expectDone()
  expect(await stage.qa.listMails(address)).toHaveLength(1)
})

test('a lost answer and the try after it send one mail, and a throttled visitor is told the seconds', async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const address = makeAddress()
  await newsletter.open()
  await stage.qa.misbehave({ route: ROUTE, kind: '500-html', after: true, times: 1 })
  await newsletter.subscribe(address)
  await expect(newsletter.island.getByRole('alert').last()).toContainText('nezdařilo')
  await stage.qa.misbehave({ route: ROUTE, kind: '429', retry_after: 2, times: 1 })
  await newsletter.submit.click()
  await expect(newsletter.island.getByText(newsletter.texts.throttled)).toBeVisible()
  await expect(newsletter.submit).not.toHaveAttribute('aria-disabled')
  await newsletter.submit.click()
  await newsletter.expectDone()
  const calls = await stage.qa.listCalls(ROUTE)
  expect(new Set(calls.map(call => call.idempotency_key)).size).toBe(1)
  expect(await stage.qa.listMails(address)).toHaveLength(1)
})

test('an island that waits to be touched takes over what was typed and sent in the plain form', async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const { page } = newsletter
  const address = makeAddress()
  await newsletter.openAsleep()
  await expect(newsletter.island).toHaveAttribute('data-state', 'waiting')
  const before = page.url()
  await newsletter.subscribe(address)
  await newsletter.expectReady()
  await newsletter.expectDone()
  expect(page.url()).toBe(before)
  expect(await stage.qa.listMails(address)).toHaveLength(1)
})

for (const market of ['cz', 'ro'] as const) {
  test(`without scripts the plain form subscribes and keeps what was typed (${market})`, async ({
    browser,
    baseURL,
  }) => {
    await enter(browser, baseURL, market)
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const plain = new NewsletterPage(await context.newPage(), market)
    const address = makeAddress()
    await plain.page.goto(plain.texts.demo)
    await expect(plain.agree).not.toBeChecked()
    // The browser takes this for an address, the shop does not.
    await plain.subscribe('jana@localhost')
    const main = plain.page.getByRole('main')
    const email = main.getByRole('textbox', { name: plain.texts.email })
    await expect(email).toHaveValue('jana@localhost')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/\S/)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(main.getByRole('checkbox')).toBeChecked()
    await email.fill(address)
    await main.getByRole('button', { name: plain.texts.submit }).click()
    await expect(plain.page.getByRole('heading', { level: 1 })).toHaveText(plain.texts.sentTitle)
    expect(plain.page.url()).not.toContain('@')
    await plain.confirm(await stage.qa.listMails(address))
    await context.close()
  })
}

import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { makeAddress, NewsletterPage } from './models/newsletter-page.ts'
import { readWatch } from './models/page-watch.ts'
import { test, type Visit } from './models/test.ts'

const ROUTE = 'news-add-subscriber'

async function enter(visit: Visit, market: MarketCode = 'cz') {
  const visitor = await visit(market)
  return { visitor, newsletter: new NewsletterPage(visitor.page, market) }
}

test('OT-013 OT-035 a visitor subscribes and confirms, and the address leaks nowhere', async ({ visit }) => {
  const { visitor, newsletter } = await enter(visit)
  const { page } = newsletter
  const address = makeAddress()
  await newsletter.open()
  await newsletter.submit.click()
  await expect(newsletter.email).toBeFocused()
  await newsletter.email.fill(address)
  await newsletter.submit.click()
  await expect(newsletter.agree).toHaveAccessibleDescription(newsletter.texts.agreeNeeded)
  expect(await visitor.qa.listCalls(ROUTE)).toEqual([])
  await newsletter.agree.check()
  await newsletter.submit.click()
  await newsletter.expectDone()
  await expect(page.locator(':focus')).toHaveCount(1)
  expect(await visitor.qa.listCalls(ROUTE)).toHaveLength(1)
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
  await newsletter.confirm(await visitor.qa.listMails(address))
})

test('the shop’s own page has the island, too: a lost answer is told there, and the same once more ends well', async ({
  visit,
}) => {
  const { visitor, newsletter } = await enter(visit)
  const address = makeAddress()
  await newsletter.page.goto('/cz/newsletter/')
  await newsletter.expectReady()
  await visitor.qa.misbehave({ route: ROUTE, kind: '500-html', after: true, times: 1 })
  await newsletter.subscribe(address)
  await expect(newsletter.island.getByRole('alert')).toBeVisible()
  await expect(newsletter.email).toHaveValue(address)
  await newsletter.submit.click()
  await newsletter.expectDone()
  expect(await visitor.qa.listMails(address)).toHaveLength(1)
})

test('OT-013 by keyboard alone, in Romanian, and a confirmed address sees no difference', {
  tag: '@firefox',
}, async ({ visit }) => {
  const { visitor, newsletter } = await enter(visit, 'ro')
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
  await newsletter.confirm(await visitor.qa.listMails(address))
  await newsletter.open()
  await newsletter.subscribe(address)
  await newsletter.expectDone()
  expect(await visitor.qa.listMails(address)).toHaveLength(1)
})

test('a lost answer and the try after it send one mail, and a throttled visitor is told the seconds', async ({
  visit,
}) => {
  const { visitor, newsletter } = await enter(visit)
  const address = makeAddress()
  await newsletter.open()
  await visitor.qa.misbehave({ route: ROUTE, kind: '500-html', after: true, times: 1 })
  await newsletter.subscribe(address)
  await expect(newsletter.island.getByRole('alert').last()).toContainText('nezdařilo')
  await visitor.qa.misbehave({ route: ROUTE, kind: '429', retry_after: 2, times: 1 })
  await newsletter.submit.click()
  await expect(newsletter.island.getByText(newsletter.texts.throttled)).toBeVisible()
  await expect(newsletter.submit).not.toHaveAttribute('aria-disabled')
  await newsletter.submit.click()
  await newsletter.expectDone()
  const calls = await visitor.qa.listCalls(ROUTE)
  expect(new Set(calls.map(call => call.idempotency_key)).size).toBe(1)
  expect(await visitor.qa.listMails(address)).toHaveLength(1)
})

test('an island that waits to be touched takes over what was typed and sent in the plain form', async ({
  visit,
}) => {
  const { visitor, newsletter } = await enter(visit)
  const { page } = newsletter
  const address = makeAddress()
  await newsletter.openAsleep()
  await expect(newsletter.island).toHaveAttribute('data-state', 'waiting')
  const before = page.url()
  await newsletter.subscribe(address)
  await newsletter.expectReady()
  await newsletter.expectDone()
  expect(page.url()).toBe(before)
  expect(await visitor.qa.listMails(address)).toHaveLength(1)
})

test('without scripts the plain form subscribes and keeps what was typed', async ({ visit, plainPage }) => {
  const { visitor } = await enter(visit, 'cz')
  const plain = new NewsletterPage(plainPage, 'cz')
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
  await plain.confirm(await visitor.qa.listMails(address))
})

import { expect, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { readWatch, watchPage } from './models/page-watch.ts'
import { listPersonalData, SELLERS } from './models/sellers.ts'

test('BB-151 BB-152 T-14 after a sale the page goes where the server says, and no personal data stays anywhere', {
  tag: '@firefox',
}, async ({ page }) => {
  await watchPage(page)
  const shop = new BuybackPage(page, 'ro')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await form.fill()
  const { street, postcode, city } = SELLERS.ro
  await form.searchPlace(`${street}, ${postcode} ${city}`)
  await form.submit()
  await form.expectSold()
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const { dataLayer } = window as unknown as { dataLayer?: unknown }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.referrer,
      databases,
      dataLayer ?? [],
    ])
  })
  const { said, addresses, faults } = readWatch(page)
  const everywhere = [kept, ...said, ...addresses].join('\n')
  for (const value of listPersonalData(SELLERS.ro)) {
    expect(everywhere).not.toContain(value)
    expect(everywhere).not.toContain(encodeURIComponent(value))
  }
  expect(faults).toEqual([])
})

test('what was typed survives the removal and return of the form', async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form = await shop.openSellForm()
  await form.fill()
  const values = await form.readValues()
  await page.evaluate(async () => {
    const place = document.querySelector('[data-component="sell-form"]')
    const parent = place?.parentElement
    place?.remove()
    await new Promise(resolve => setTimeout(resolve, 300))
    if (place) parent?.append(place)
  })
  await form.expectOpen()
  await form.expectKept(values)
})

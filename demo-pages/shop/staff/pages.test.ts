import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { STAFF_TEXTS } from './texts.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

async function signIn(who: keyof typeof DEMO_ACCOUNTS): Promise<TestVisitor> {
  const visitor = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS[who]
  expect((await visitor.post('/cz/core/api/login/', { e_mail: email, password })).status).toBe(204)
  return visitor
}

test.each(['/cz/obsluha/', '/ro/personal/'])('%s leads staff to what their roles allow', async home => {
  const anonymous = await createVisitor(shop.url).get(`${home}discount-grid/?state=1`)
  expect(anonymous.status).toBe(302)
  expect(anonymous.headers.get('location')).toContain(encodeURIComponent(`${home}discount-grid/?state=1`))
  const denied = await (await signIn('customer')).get(home)
  expect(denied.status).toBe(403)
  // A way on: back, or with another account to where they wanted.
  expect(denied.text).toMatch(new RegExp(`<a class="shop-button" href="/${home.slice(1, 3)}/"`))
  expect(denied.text).toContain(`?next=${encodeURIComponent(home)}"`)
  const warehouse = await signIn('warehouse')
  expect((await warehouse.get(home)).text).toContain(`${home}order-delivery-grid/`)
  expect((await warehouse.get(home)).text).not.toContain(`${home}discount-grid/`)
  expect((await warehouse.get(home)).text).not.toContain('href="/admin/')
  const elsewhere = await warehouse.get(`${home}discount-grid/`)
  expect(elsewhere.status).toBe(403)
  expect(elsewhere.text).toContain(`<a class="shop-button" href="${home}"`)
  // Whoever is signed in is not told to sign in as staff.
  const { notYours, deniedHelp, ownParts } = STAFF_TEXTS[home === '/cz/obsluha/' ? 'cz' : 'ro']
  expect(elsewhere.text).toContain(notYours)
  expect(elsewhere.text).toContain(`>${ownParts}</a>`)
  expect(elsewhere.text).not.toContain(deniedHelp)
  expect(denied.text).toContain(deniedHelp)
  const staff = await signIn('staff')
  const { text } = await staff.get(home)
  const pages = [...text.matchAll(/<li><a href="([^"]+)"/g)].map(([, href = '']) => href)
  const own = pages.filter(href => href.startsWith(home))
  expect(own.length).toBeGreaterThanOrEqual(9)
  expect(pages).toEqual(expect.arrayContaining(['/admin/', '/admin/pages/']))
  for (const page of own) expect([page, (await staff.get(page)).status]).toEqual([page, 200])
})

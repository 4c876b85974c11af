import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupDigits, TEST_CARDS } from '../providers/cards.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'
import { SITES } from '../site/site.ts'
import { listStaffPages } from '../staff/sections.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { listAccounts } from './accounts.ts'
import { SPECIAL_DEVICES } from './walks.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

/** The titles of all that the testers' search finds. */
async function findTitles(search: string, visitor = createVisitor(shop.url)): Promise<string[]> {
  const { text } = await visitor.get(`/qa/?q=${encodeURIComponent(search)}`)
  return [...text.matchAll(/<h3[^>]*>(?:<code>|<a [^>]*>)?([^<]*)/g)].map(([, title = '']) => title)
}

test('every link of the testers’ home leads somewhere, for staff', async () => {
  const staff = createVisitor(shop.url)
  await staff.post('/cz/core/api/login/', {
    e_mail: DEMO_ACCOUNTS.staff.email,
    password: DEMO_ACCOUNTS.staff.password,
  })
  const { text } = await staff.get('/qa/')
  const links = [...text.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const pages = [...new Set(links)].filter(href => !href.startsWith('/static/'))
  expect(pages.length).toBeGreaterThan(60)
  for (const page of pages) expect([page, (await staff.get(page)).status]).toEqual([page, 200])
})

test.each([
  '/qa/misbehave/',
  '/qa/providers/',
  '/qa/outbox/',
  '/qa/orders/',
  '/qa/buying/',
  '/qa/picking/',
  '/qa/price-list/',
  '/qa/calls/',
  '/qa/reset/',
])('the home leads to the tool %s', async path => {
  const { text } = await createVisitor(shop.url).get('/qa/')
  expect(text.slice(text.indexOf('<main'))).toContain(`href="${path}"`)
})

test('every page of the back office with which staff begin is among the walks, in both markets', async () => {
  const { text } = await createVisitor(shop.url).get('/qa/')
  for (const market of ['cz', 'ro'] as const)
    for (const path of listStaffPages(market)) expect(text).toContain(`href="${path}"`)
})

test('testers find a component by any of its names, in either language, and all else that has the word', async () => {
  const visitor = createVisitor(shop.url)
  const list = (search: string) => findTitles(search, visitor)
  expect(await list('PŘEPRAVEK')).toEqual(expect.arrayContaining(['Crates', 'admin-crates-overview']))
  expect(await list('lazilor')).toEqual(['admin-crates-overview'])
  expect(await list('cart-badge')).toEqual(['cart-badge'])
  expect(await list('nokia')).toEqual(['Nokia 3310'])
  expect(await list('scanner')).toContain('Warehouse labels')
  expect(await list('warehouse')).toContain('Warehouse')
  const { text } = await visitor.get('/qa/?q=gibberish-nonsense')
  expect(text).toContain('Nothing of that kind.')
})

test.each([
  ['rozbitý', 'Repair'],
  ['rozbitá', 'Sell, two questions answered'],
  ['oprava', 'Repair'],
  ['reparatie', 'Repair'],
  ['opravy telefonu', 'Samsung Galaxy S24', false],
  ['refund', 'Give goods back'],
  ['vrácení', 'Give goods back'],
  ['platba', 'Order and pay'],
  ['plata', 'Order and pay'],
  ['kupony', 'Order and pay'],
  ['kupon', 'LAGUNA10'],
  ['isic', 'S420123456789A'],
  ['4111', '4111 1111 1111 1111'],
  ['heslo', 'Customer'],
  ['PAROLA', 'Warehouse'],
  ['skladník', 'Warehouse'],
  ['slevy', 'Discounts'],
  ['sell a phone', 'Sell a device'],
  ['How to sell my phones', 'Sell a device'],
  ['sell a phone', 'Repair', false],
  ['track the parcel', 'After an order'],
  ['plný box', 'LAGUNA10', false],
  ['mobil', 'Nokia 3310'],
  ['poruchy', 'Misbehaviour'],
  ['imei', 'Buy-backs'],
  ['skenovat', 'Warehouse labels'],
  ['scan', 'Warehouse labels'],
  ['scanare', 'Warehouse labels'],
  ['mail', 'Outbox'],
  ['e-mail', 'Outbox'],
  ['card', 'Test data: codes, cards, places'],
  ['kód chyby', 'Calls'],
  ['offline', 'Offline'],
  ['bez internetu', 'Offline'],
  ['fără internet', 'Offline'],
])('testers think in their own words: “%s” finds %s', async (search, title, isFound = true) => {
  const titles = await findTitles(search)
  expect(titles.includes(title), titles.join()).toBe(isFound)
})

test.each(['discount', 'sleva'])(
  'what is sought by “%s” tells what to do before what to type',
  async search => {
    const { text } = await createVisitor(shop.url).get(`/qa/?q=${search}`)
    const ids = [...text.matchAll(/<details class="tool-section" id="([\w-]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['tools', 'staff', 'office', 'by-what'])
  },
)

test('a password is no word', () => {
  const words = listAccounts('').map(entry => entry.words)
  expect(words.length).toBeGreaterThan(3)
  for (const { password } of Object.values(DEMO_ACCOUNTS)) expect(words.join(' ')).not.toContain(password)
})

test('where nothing has every word, what has most of them comes first', async () => {
  const titles = await findTitles('withdrawal nonsense pieces')
  expect(titles[0]).toBe('Give goods back')
  expect(titles.length).toBeGreaterThan(1)
  expect(await findTitles('nonsense gibberish')).toEqual([])
})

test('a word is found where a word begins: transport is no repair', async () => {
  const titles = await findTitles('oprava')
  expect(titles).not.toContain('checkout')
  expect(titles).not.toContain('Order and pay')
})

test('the home tells first what is on now, and puts away what is long', async () => {
  const visitor = createVisitor(shop.url)
  expect((await visitor.get('/qa/')).text).toContain('<b>Now:</b> you are not signed in. Nothing misbehaves.')
  await visitor.postForm('/qa/providers/', { provider: 'dpd', manner: 'full' })
  const { text } = await visitor.get('/qa/')
  const now = text.indexOf('aria-label="Now"')
  expect(now).toBeGreaterThan(0)
  expect(text.slice(now, text.indexOf('</section>', now))).toContain(
    'Not as they should be. DPD: The first place on its map is full.',
  )
  expect(now).toBeLessThan(text.indexOf('type="search"'))
  const open = [...text.matchAll(/<details class="tool-section" id="(\w+)" open>/g)].map(([, id]) => id)
  expect(open).toEqual(['accounts'])
})

test('what to buy tells each code with what it does and whether it works, and what is full', async () => {
  const visitor = createVisitor(shop.url)
  const { text } = await visitor.get('/qa/buying/')
  const rowOf = (what: string) => {
    const at = text.indexOf(what)
    return at < 0 ? '' : text.slice(at, text.indexOf('</tr>', at)).replaceAll(/<[^>]*>/g, ' ')
  }
  expect(rowOf('>LAGUNA10<')).toMatch(/10 % less\s+works/)
  expect(rowOf('>LAGUNA200<')).toMatch(/200\sKč less, from 2\s000\sKč\s+works/)
  expect(rowOf('>JEN15<')).toMatch(/with no other discount/)
  expect(rowOf('>PODZIM25<')).toMatch(/no longer valid/)
  expect(rowOf('>JARO40<')).toMatch(/not valid yet/)
  expect(rowOf('>STARA50<')).toMatch(/switched off/)
  for (const { number } of Object.values(TEST_CARDS)) expect(text).toContain(groupDigits(number))
  for (const special of ['S420123456789A', 'Full: it can’t be chosen.', 'Is not sold any more'])
    expect(text).toContain(special)
})

test('a tester fills an evening of the courier, and the checkout has no room in it', async () => {
  const visitor = createVisitor(shop.url)
  await visitor.post('/ro/core/cart/add-product/', { product: 'kabel-usb-c-1m', quantity: 1 })
  const readFull = async () => {
    const { json } = await visitor.get('/ro/core/checkout/atc-delivery/')
    return (json as { timeslots: { is_available: boolean }[] }).timeslots.filter(one => !one.is_available)
      .length
  }
  const before = await readFull()
  const done = await visitor.postForm('/qa/buying/', { market: 'ro' })
  expect(done.headers.get('location')).toBe('/qa/buying/?filled=ro')
  expect(await readFull()).toBe(before + 1)
})

test('a provider that is told to go wrong is said to do so, at home and on its own page', async () => {
  const visitor = createVisitor(shop.url)
  expect((await visitor.get('/qa/')).text).toContain('All behave now.')
  await visitor.postForm('/qa/providers/', { provider: 'dpd', manner: 'full' })
  expect((await visitor.get('/qa/')).text).toContain(
    'Not as they should be. DPD: The first place on its map is full.',
  )
  const { text } = await visitor.get('/qa/providers/')
  expect(text).toContain('Now: The first place on its map is full.')
  expect(text.match(/value="rejected"/g)).toHaveLength(1)
})

test('each account is told with its password, and its buttons sign it in where they say', async () => {
  const { text } = await createVisitor(shop.url).get('/qa/')
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    expect(text).toContain(`<code>${email}</code>`)
    expect(text).toContain(`<code>${password}</code>`)
  }
  const forms = [...text.matchAll(/<form[^>]*action="(\/(?:cz|ro|admin)\/[^"]*)">([\s\S]*?)<\/form>/g)]
  expect(forms).toHaveLength(11)
  for (const [, action = '', body = ''] of forms) {
    const fields = Object.fromEntries(
      [...body.matchAll(/name="(email|password|next)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    const answered = await createVisitor(shop.url).postForm(action, fields)
    expect([answered.status, answered.headers.get('location')]).toEqual([302, fields.next])
  }
})

test.each(SPECIAL_DEVICES.map(({ title, path }) => [title, path] as const))(
  'the special device %s is one that both markets know',
  async (_, path) => {
    const visitor = createVisitor(shop.url)
    for (const site of Object.values(SITES)) {
      const color = new URL(path(site), shop.url).searchParams.get('color')
      const { status } = await visitor.get(`${site.paths.buyback}api/colors/${color}/appraisal/`)
      expect([color, status]).toEqual([color, color?.startsWith('huawei') ? 400 : 200])
    }
  },
)

test('what goes wrong is stopped at the testers’ home, which is shown again', async () => {
  const visitor = createVisitor(shop.url)
  await visitor.postForm('/qa/misbehave/', { preset: 'down', audience: 'browser' })
  expect((await visitor.get('/qa/')).text).toMatch(
    /On now: The shop is down until it is stopped\..*<button[^>]*>Stop</s,
  )
  await visitor.postForm('/qa/misbehave/', { preset: 'down', audience: 'browser', minutes: '10' })
  expect((await visitor.get('/qa/')).text).toMatch(/On now: The shop is down until \d\d:\d\d\./)
  const { headers } = await visitor.postForm('/qa/misbehave/', { stop: '', next: '/qa/' })
  expect(headers.get('location')).toBe('/qa/')
  const { text } = await visitor.get('/qa/')
  expect(text).toContain('Nothing misbehaves.')
  expect(text).not.toMatch(/<button[^>]*>Stop</)
})

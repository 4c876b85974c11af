import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '../buyback/test-sale.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'
import { linkText } from './link-text.ts'

const OUTBOX = '/qa/outbox/'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

const subscribe = (market: 'cz' | 'ro', email: string) =>
  createVisitor(shop.url).post(`/${market}/api/new/news/subscriber/add-subscriber/`, {
    e_mail: email,
    agree: true,
  })

test('a mail tells whom it is for and what about, and its link opens, the newest first', async () => {
  const tester = createVisitor(shop.url)
  expect((await tester.get(OUTBOX)).text).toContain('No mail yet.')
  await subscribe('cz', 'prvni@example.cz')
  await subscribe('ro', 'al-doilea@example.ro')
  const { text } = await tester.get(OUTBOX)
  expect(text.indexOf('al-doilea@example.ro')).toBeLessThan(text.indexOf('prvni@example.cz'))
  expect(text).toMatch(
    /lang="cs">Potvrďte prosím odběr novinek<\/span>\s*<span[^>]*>To prvni@example\.cz · Czech/,
  )
  const [, link = ''] = /<a href="(\/cz\/newsletter\/potvrdit\/[\w-]+\/)">http:/.exec(text) ?? []
  expect((await tester.get(link)).status).toBe(200)
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Prague' })
  const times = [...text.matchAll(/<time datetime="([^"]+)">([^<]+)</g)]
  expect(times.length).toBeGreaterThan(1)
  for (const [, iso = '', shown = ''] of times)
    expect(shown.split(', ')[1], 'all by one clock').toBe(clock.format(new Date(iso)))
  const other = createVisitor(shop.url.replace('localhost', '127.0.0.1'))
  expect((await other.get(OUTBOX)).text).toMatch(/<a href="\/cz\/newsletter[^>]*>http:\/\/127\.0\.0\.1:/)
})

test('a mail is found by a part of its address, subject or text, and nothing else is', async () => {
  const tester = createVisitor(shop.url)
  const find = async (text: string) => (await tester.get(`${OUTBOX}?q=${encodeURIComponent(text)}`)).text
  for (const text of ['PRVNI@', 'odběr novinek', 'nejspíš vy']) {
    const page = await find(text)
    expect(page).toContain('prvni@example.cz')
    expect(page).not.toContain('al-doilea@example.ro')
  }
  expect(await find('%')).toContain('No mail has “%” in it.')
  expect(await find('<b>')).toContain('&lt;b&gt;')
  const { json } = await tester.get(`${OUTBOX}?q=al-doilea`, { Accept: 'application/json' })
  expect(json).toMatchObject([{ recipient: 'al-doilea@example.ro' }])
})

test('the mails of one market are shown alone, and a search stays within it', async () => {
  const tester = createVisitor(shop.url)
  const { text } = await tester.get(`${OUTBOX}?market=ro`)
  expect(text).toContain('al-doilea@example.ro')
  expect(text).not.toContain('prvni@example.cz')
  expect(text).toContain('<a href="/qa/outbox/?market=ro" aria-current="true">Romanian</a>')
  expect(text).toContain('<input type="hidden" name="market" value="ro">')
  expect(text, 'what is deleted is in sight').not.toContain('Clear the outbox')
  const found = (await tester.get(`${OUTBOX}?market=ro&q=prvni`)).text
  expect(found).toContain('No Romanian mail has “prvni” in it.')
  expect(found).toContain('<a href="/qa/outbox/?market=cz&amp;q=prvni">Czech</a>')
  expect((await tester.get(`${OUTBOX}?market=xx`)).text).toContain('prvni@example.cz')
})

test('a mail leads to the order or the buy-back that it belongs to, and one of neither nowhere', async () => {
  const tester = createVisitor(shop.url)
  const listWays = async (text: string) =>
    [
      ...(await tester.get(`${OUTBOX}?q=${encodeURIComponent(text)}`)).text.matchAll(
        /<a href="([^"]+)">Open in back office</g,
      ),
    ].map(([, way]) => way)
  const made = await tester.postForm('/qa/orders/', {
    market: 'cz',
    state: 'sent',
    payment: 'card',
    email: 'koupil@example.cz',
  })
  const order = made.headers.get('location')?.replace(/[?].*/, '') ?? ''
  await tester.postForm(order, { from: 'sent', to: 'delivered' })
  const sale = await makeSale(createVisitor(shop.url), 'ro')
  await createVisitor(shop.url).post('/ro/vanzare/api/sell/', sale)
  expect(await listWays('koupil@example.cz')).toContain(order)
  expect(await listWays('ion.tainic@example.ro')).toEqual([
    expect.stringMatching(/^[/]admin[/]buyouts[/][0-9]+[/]$/),
  ])
  expect(await listWays('prvni@example.cz')).toEqual([])
})

test('the outbox is cleared by a form that says so and has the token, and by nothing else', async () => {
  const tester = createVisitor(shop.url)
  const countMails = async () =>
    ((await tester.get(OUTBOX, { Accept: 'application/json' })).json as unknown[]).length
  const before = await countMails()
  expect(before).toBeGreaterThan(0)
  const body = new URLSearchParams({ clear: '1' })
  expect((await createVisitor(shop.url).send(OUTBOX, { method: 'POST', body })).status).toBe(403)
  await tester.postForm(OUTBOX, {})
  expect(await countMails()).toBe(before)
  expect((await tester.get(OUTBOX)).text).toMatch(
    /role="search".*<button[^>]*>Clear the outbox<.*class="tool-mail"/s,
  )
  const asked = await tester.postForm(OUTBOX, { clear: '1' })
  expect(asked.text).toContain(`All ${before} mails are deleted for everybody.`)
  expect(await countMails(), 'before it is confirmed').toBe(before)
  const cleared = await tester.postForm(OUTBOX, { clear: '1', sure: '1' })
  expect(cleared.headers.get('location')).toBe(`${OUTBOX}?cleared=1`)
  expect(await countMails()).toBe(0)
  expect((await tester.get(`${OUTBOX}?cleared=1`)).text).toContain('The outbox is empty now.')
})

test.each([
  [
    'Tady: http://shop.test/cz/?a=1&b=2.',
    'Tady: <a href="/cz/?a=1&amp;b=2">http://127.0.0.1:4700/cz/?a=1&amp;b=2</a>.',
  ],
  ['(https://example.com/x)', '(<a href="https://example.com/x">https://example.com/x</a>)'],
  ['<script>http://</script>', '&lt;script&gt;http://&lt;/script&gt;'],
  ['no address', 'no address'],
])('the addresses of %s can be opened', async (text, markup) => {
  expect(String(await linkText(text, { own: 'http://shop.test', page: 'http://127.0.0.1:4700' }))).toBe(
    markup,
  )
})

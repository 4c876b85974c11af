import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '../buyback/test-sale.ts'
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
  // That there is no permission is told once.
  expect(elsewhere.text.match(/nemá(te)? oprávnění|nu (are|aveți) permisiune/gi)).toHaveLength(1)
  expect(elsewhere.text).toContain(`>${ownParts}</a>`)
  expect(elsewhere.text).not.toContain(deniedHelp)
  expect(denied.text).toContain(deniedHelp)
  const staff = await signIn('staff')
  const { text } = await staff.get(home)
  const pages = [...text.matchAll(/<li><a href="([^"]+)"/g)].map(([, href = '']) => href)
  const own = pages.filter(href => href.startsWith(home))
  expect(own.length).toBeGreaterThanOrEqual(9)
  const language = home === '/cz/obsluha/' ? 'cs' : 'ro'
  const shared = ['/admin/', '/admin/pages/'].map(path => `${path}?language=${language}`)
  expect(pages).toEqual(expect.arrayContaining(shared))
  for (const path of shared) {
    const office = (await staff.get(path)).text
    expect([path, office.includes(`<html lang="${language}">`)]).toEqual([path, true])
    expect(office).toContain(`<a href="${home}">`)
  }
  for (const page of own) expect([page, (await staff.get(page)).status]).toEqual([page, 200])
})

test.each([
  ['cz', '/cz/obsluha/'],
  ['ro', '/ro/personal/'],
] as const)('the home of %s counts what waits as its lists do, for who may see it', async (market, home) => {
  const warehouse = await signIn('warehouse')
  await warehouse.get('/qa/picking/')
  await warehouse.postForm('/qa/picking/', { market, phone: '1' })
  const { text } = await warehouse.get(home)
  const tasks = readTasks(text)
  expect(new Set(tasks.map(({ list }) => list))).toEqual(new Set([`${home}order-delivery-grid/`]))
  for (const { count } of tasks) expect(count).toBeGreaterThan(0)
  const toPick = {
    order_state: 'in-progress',
    picking_state__in: 'waiting,in-progress,not-found,needs-replacement',
  }
  for (const { count, query } of tasks) {
    const asked = new URLSearchParams({ ...toPick, ...query })
    const { json } = await warehouse.get(`/${market}/api/new/orders/order-delivery/grid/?${asked}`)
    expect([query, (json as { count: number }).count]).toEqual([query, count])
  }
  // What there is none of is not told.
  const { text: seen } = await (await signIn('staff')).get(home)
  // Their grid lists others, too.
  expect(seen).toMatch(/<b>[\d\s.]+<\/b>\s(?:de )?(?:potvrzen\S+ předobjednáv|precom\S+ confirmat)/)
  const staff = readTasks(seen)
  expect(staff.map(({ list }) => list.slice(home.length))).toEqual(
    expect.arrayContaining(['order-delivery-grid/', 'auto-preorder-grid/']),
  )
})

test.each([
  ['cz', '/cz/obsluha/', /<b>(\d+)<\/b>\s+výkup\S* ček\S+ na posouzení/],
  ['ro', '/ro/personal/', /<b>(\d+)<\/b>\s+(?:de )?cerer\S+ de vânzare așteaptă evaluarea/],
] as const)(
  'the home of %s counts the buy-backs that nobody has judged, and leads to them',
  async (market, home, told) => {
    const staff = await signIn('staff')
    const readCount = async (): Promise<number> => Number(told.exec((await staff.get(home)).text)?.[1])
    const before = await readCount()
    const visitor = createVisitor(shop.url)
    const path = { cz: '/cz/vykup/api/sell/', ro: '/ro/vanzare/api/sell/' }[market]
    expect(await visitor.post(path, await makeSale(visitor, market))).toMatchObject({ status: 201 })
    expect(await readCount()).toBe(before + 1)
    const { list, query } = readTasks((await staff.get(home)).text).find(one => one.list === '/admin/') ?? {}
    const { text } = await staff.get(`${list}?${new URLSearchParams(query)}`)
    const waiting = text.match(/\/admin\/buyouts\/\d+\/(?=")/g) ?? []
    expect(waiting).toHaveLength(before + 1)
    await staff.postForm(waiting[0] ?? '', { from: 'submitted', to: 'accepted' })
    expect(await readCount(), 'one is judged').toBe(before)
  },
)

test('the home counts the discounts that end within a week, as their list does', async () => {
  const staff = await signIn('staff')
  const list = '/cz/api/new/discounts/'
  for (const days of [-1, 3, 6, 30]) {
    const body = {
      name: `Končí za ${days}`,
      type: 'percentage',
      value: '10.00',
      minimal_sum: '0.00',
      valid_from: null,
      valid_to: new Date(Date.now() + days * 86_400_000).toISOString(),
      is_active: true,
      is_public: true,
      is_combinable: true,
      is_automatic: false,
      is_cumulative_bonus: false,
      sets: [],
    }
    expect((await staff.post(list, body)).status).toBe(201)
  }
  const tasks = readTasks((await staff.get('/cz/obsluha/')).text)
  const ending = tasks.find(({ list: of }) => of.endsWith('/discount-grid/'))
  const { json } = await staff.get(`${list}?${new URLSearchParams(ending?.query)}&page_size=500`)
  const { count, results } = json as { count: number; results: { name: string }[] }
  expect(ending?.count).toBe(count)
  const names = results.map(({ name }) => name).filter(name => name.startsWith('Končí za'))
  expect(names.toSorted()).toEqual(['Končí za 3', 'Končí za 6'])
})

test('counts are said as each language counts', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const { cz, ro } = STAFF_TEXTS
  expect([1, 2, 5].map(n => plain(cz.tasks.toPick(n)))).toEqual([
    '1 objednávka k vychystání',
    '2 objednávky k vychystání',
    '5 objednávek k vychystání',
  ])
  expect(cz.tasks.toPick(1001)).toBe('1\u00a0001\u00a0objednávek k vychystání')
  expect([1, 5, 20].map(n => plain(ro.tasks.toPick(n)))).toEqual([
    '1 comandă de colectat',
    '5 comenzi de colectat',
    '20 de comenzi de colectat',
  ])
})

/** The counts of a home, with the list of each and its filters. */
const readTasks = (text: string) =>
  [...text.matchAll(/<li data-count="(\d+)"><a href="([^"?]+)(?:\?([^"]*))?"/g)].map(
    ([, count, list = '', query]) => ({
      count: Number(count),
      list,
      query: Object.fromEntries(
        [...new URLSearchParams((query ?? '').replaceAll('&amp;', '&'))].map(([key, value]) => [
          key.slice(key.indexOf('.') + 1),
          value,
        ]),
      ),
    }),
  )

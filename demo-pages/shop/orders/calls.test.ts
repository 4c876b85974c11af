import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { InstalmentsPage } from '#core/api/orders/instalments.ts'
import { Order, OrderPage } from '#core/api/orders/orders.ts'
import { isWorkingDay } from '../checkout/calendar.ts'
import { addToCart, finish, makeOrder, select } from '../checkout/test-order.ts'
import { formatMoney, MARKETS, type MarketCode } from '../contract.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { addDays, toLocalDate } from './local-date.ts'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

const callOf = (market: MarketCode, token: string, more = ''): string =>
  `/${market}/core/orders/${token}/${more}`

/** Makes an order as testers do; its token. */
async function make(
  fields: { state: string; payment?: string; email?: string },
  market: MarketCode = 'cz',
): Promise<string> {
  const made = await visitor.postForm('/qa/orders/', { market, payment: 'card', ...fields })
  const { text } = await visitor.get(made.headers.get('location') ?? '')
  return /href="\/[^"]*\/([^"/]+)\/">What the customer sees</.exec(text)?.[1] ?? ''
}
const read = async (token: string, market: MarketCode = 'cz') =>
  v.parse(Order, (await visitor.get(callOf(market, token))).json)
const signIn = ({ email, password }: { email: string; password: string }) =>
  visitor.post('/cz/core/api/login/', { e_mail: email, password })
const listMails = async (email: string): Promise<{ subject: string; body: string }[]> => {
  const { json } = await visitor.get(`/qa/outbox/?q=${encodeURIComponent(email)}`, {
    Accept: 'application/json',
  })
  return json as { subject: string; body: string }[]
}
const countStock = async (): Promise<number> => {
  const other = createVisitor(shop.url)
  await other.post('/cz/core/cart/add-product/', { product: 'kabel-usb-c-1m' })
  const { json } = await other.get('/cz/core/cart/packages/')
  return (json as { packages: { max_quantity: number }[] }).packages[0]?.max_quantity ?? 0
}

test.each(['cz', 'ro'] as const)(
  'an order shows to whoever has its token, and its sums agree (%s)',
  async market => {
    const order = await read(await make({ state: 'sent' }, market), market)
    const items = order.items.reduce((sum, one) => sum + one.final_price, 0)
    expect(order.total).toBe(
      items - order.discount + order.delivery.price + order.payment.price + order.rounding,
    )
    expect(order).toMatchObject({ state: 'sent', invoice: { state: 'created' }, can_cancel: false })
    expect(order.history.map(({ state }) => state)).toEqual(['new', 'in-progress', 'sent'])
    expect(order.delivery.tracking_url).toContain(order.delivery.number)
    const charger = order.items.find(({ code }) => code === 'nabijecka-usb-c-20w')
    expect(charger?.sku).toBe(market === 'ro' ? 'INCARCATOR-USB-C-20W' : 'NABIJECKA-USB-C-20W')
  },
)

test('a transfer tells where the money goes, in Czechia as a QR payment, too', async () => {
  const cz = await read(await make({ state: 'waiting-for-payment', payment: 'transfer' }))
  expect(cz.payment).toMatchObject({
    is_paid: false,
    variable_symbol: cz.number,
    account: '19-2000145399/0800',
    account_holder: 'Laguna s.\u00a0r.\u00a0o.',
    due_date: addDays(toLocalDate('cz', new Date(cz.created_at)), 7),
  })
  expect(cz.payment.qr_text).toMatch(
    /^SPD\*1\.0\*ACC:CZ6508000000192000145399\*AM:\d+\.\d\d\*CC:CZK\*X-VS:2026\d{6}\*/,
  )
  const ro = await read(await make({ state: 'waiting-for-payment', payment: 'transfer' }, 'ro'), 'ro')
  expect(ro.payment).toMatchObject({ qr_text: null, account: 'RO49AAAA1B31007593840000' })
})

test('the county of a Romanian order stands below its town', async () => {
  const { delivery } = await read(await make({ state: 'new' }, 'ro'), 'ro')
  expect(delivery.address.slice(-2)).toEqual(['400001 Cluj-Napoca', 'jud.\u00a0Cluj'])
})

test('a guessed order is not found, one of the other market neither, and who guesses on has to wait', async () => {
  const scope = { 'ostrov-qa': 'guesses' }
  const token = await make({ state: 'new' })
  const guess = (path: string) => visitor.get(path, scope)
  expect((await guess(callOf('ro', token))).status).toBe(404)
  const statuses = []
  for (let i = 0; i < 21; i++) statuses.push((await guess(callOf('cz', `guess-${i}`))).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  expect((await guess(callOf('cz', token))).status).toBe(200)
})

test('a customer cancels once: the store has the pieces back, and a mail says so', async () => {
  const email = 'cancel@example.cz'
  const before = await countStock()
  const token = await make({ state: 'new', email })
  expect(await countStock()).toBe(before - 2)
  const cancel = (key: string) => visitor.post(callOf('cz', token, 'cancel/'), {}, { 'Idempotency-Key': key })
  const both = await Promise.all([cancel('one'), cancel('two')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(token)).toMatchObject({
    state: 'cancelled',
    can_cancel: false,
    payment: { can_pay: false },
  })
  expect(await countStock()).toBe(before)
  const { number } = await read(token)
  expect(await listMails(email)).toMatchObject([
    {
      subject: `Objednávka ${number} je zrušená`,
      body: expect.stringContaining(`objednávku ${number} jsme zrušili.`),
    },
  ])
})

test('an order of the checkout is cancelled with its code for one use, which may be used again', async () => {
  const code = 'kL9mN1pQ3r'
  const order = async (buyer: TestVisitor) => {
    await addToCart(buyer, { product: 'apple-iphone-16-128gb' })
    const added = await buyer.post('/cz/core/checkout/discounts/', { code })
    await select(buyer, ['courier', 'transfer'])
    return [added.status, await finish(buyer, makeOrder())] as const
  }
  const [, made] = await order(visitor)
  const { id } = made.json as { id: string }
  expect(await read(id)).toMatchObject({ state: 'waiting-for-payment', payment: { code: 'transfer' } })
  expect((await order(createVisitor(shop.url)))[0]).toBe(400)
  expect((await visitor.post(callOf('cz', id, 'cancel/'), {})).status).toBe(200)
  const [again, second] = await order(createVisitor(shop.url))
  expect([again, second.status]).toEqual([200, 201])
})

test('what is being prepared is not cancelled', async () => {
  const token = await make({ state: 'in-progress' })
  const { status, json } = await visitor.post(callOf('cz', token, 'cancel/'), {})
  expect([status, json]).toEqual([409, { detail: expect.stringContaining('Zavolejte') }])
  expect(await read(token)).toMatchObject({ state: 'in-progress' })
})

const FORM = { name: 'Jana Nováková', email: 'vratka@example.cz', bank_account: '', reason: '' }
const withdraw = (token: string, body: object, key = 'once', market: MarketCode = 'cz') =>
  visitor.post(callOf(market, token, 'withdrawal/'), { ...FORM, ...body }, { 'Idempotency-Key': key })

test('a customer withdraws from a part, then from the rest: two numbers, all money back, a mail for each', async () => {
  const token = await make({ state: 'delivered' })
  const { items, total, can_withdraw, withdrawal_url } = await read(token)
  expect([can_withdraw, withdrawal_url]).toEqual([true, `/cz/odstoupeni/${token}/`])
  const [cable, charger] = items.map(({ id }) => id)
  const first = await withdraw(token, { items: [{ id: cable, quantity: 1 }] })
  expect(first).toMatchObject({ status: 201, json: { number: expect.stringMatching(/^OZ\d{10}$/) } })
  expect((await withdraw(token, { items: [{ id: cable, quantity: 1 }] })).json).toEqual(first.json)
  const between = await read(token)
  expect(between.items.map(({ returnable }) => returnable)).toEqual([1, 1])
  const rest = [cable, charger].map(id => ({ id, quantity: 1 }))
  expect((await withdraw(token, { items: rest }, 'twice')).status).toBe(201)
  const after = await read(token)
  // The page that says where the goods go stays.
  expect(after).toMatchObject({ can_withdraw: false, withdrawal_url, withdrawals: [{}, {}] })
  expect((await withdraw(token, { items: rest }, 'thrice')).status).toBe(409)
  const told = await listMails(FORM.email)
  expect(told.map(({ subject }) => subject)).toEqual(
    after.withdrawals.map(one => `Odstoupení od smlouvy ${one.number}`).reverse(),
  )
  expect(told.at(-1)?.body).toContain('1× Kabel USB-C')
  const { text } = await visitor.get(after.credit_note?.url ?? '')
  const sums = [...text.matchAll(/<p class="shop-total">\S+ <strong>−([\d\s,]+)/g)].map(([, sum = '']) =>
    Math.round(Number(sum.replace(/\s/g, '').replace(',', '.')) * 100),
  )
  expect(sums.reduce((all, one) => all + one, 0)).toBe(total)
})

test.each([
  [{ items: [{ id: '999999', quantity: 1 }] }, 'items'],
  [{ items: [] }, 'items'],
  [{ email: 'vratka' }, 'email'],
  [{ name: ' ' }, 'name'],
  [{ reason: 'x'.repeat(2001) }, 'reason'],
])('%j is refused beside its field', async (body, field) => {
  const token = await make({ state: 'delivered' })
  const { items } = await read(token)
  const all = { items: [{ id: items[0]?.id, quantity: 1 }], ...body }
  const { status, json } = await withdraw(token, all)
  expect([status, Object.keys(json as object)]).toEqual([400, [field]])
})

test('no more is returned than was bought, and nothing twice', async () => {
  const token = await make({ state: 'delivered' })
  const [cable] = (await read(token)).items
  const line = (quantity: number) => ({ id: cable?.id, quantity })
  expect((await withdraw(token, { items: [line(3)] })).status).toBe(400)
  expect((await withdraw(token, { items: [line(1), line(1)] })).status).toBe(400)
})

test.each([
  ['cash', true],
  ['card', false],
  ['transfer', false],
])('what is paid by %s is paid on delivery: %s', async (payment, isOnDelivery) => {
  const order = await read(await make({ state: 'new', payment }))
  expect(order.payment).toMatchObject({ is_paid: false, is_on_delivery: isOnDelivery })
})

test('who paid in cash says where the money goes, with its bank', async () => {
  const token = await make({ state: 'delivered', payment: 'cash' })
  const { items, needs_refund_account } = await read(token)
  expect(needs_refund_account).toBe(true)
  const wanted = { items: [{ id: items[0]?.id, quantity: 1 }] }
  for (const bank_account of ['', '19-2000145399', '19-2000145399/9999'])
    expect(await withdraw(token, { ...wanted, bank_account })).toMatchObject({
      status: 400,
      json: { bank_account: [expect.any(String)] },
    })
  expect((await withdraw(token, { ...wanted, bank_account: '19-2000145399/0800' })).status).toBe(201)
})

test('nobody withdraws from what has not come, or came too long ago', async () => {
  const sent = await make({ state: 'sent' })
  const [item] = (await read(sent)).items
  expect((await withdraw(sent, { items: [{ id: item?.id, quantity: 1 }] })).status).toBe(409)
  await signIn(DEMO_ACCOUNTS.customer)
  const { json } = await visitor.get('/cz/core/orders/?page_size=100')
  const orders = v.parse(OrderPage, json).results.filter(({ state }) => state === 'delivered')
  const last = await read(orders.at(-1)?.id ?? '')
  expect(last).toMatchObject({ can_withdraw: false, withdraw_until: expect.stringMatching(/^\d{4}-/) })
})

test('the list has pages as Django REST framework makes them', async () => {
  const list = async (query: string) => {
    const { status, json } = await visitor.get(`/cz/core/orders/${query}`)
    return { status, json, page: status === 200 ? v.parse(OrderPage, json) : null }
  }
  expect((await list('')).status).toBe(403)
  await signIn(DEMO_ACCOUNTS.branch)
  const first = await list('')
  expect(first.page).toMatchObject({ count: 12, previous: null })
  expect(first.page?.results).toHaveLength(10)
  expect(first.page?.next).toMatch(/\/cz\/core\/orders\/\?page=2$/)
  const last = await list('?page=last')
  expect(last.page?.results).toHaveLength(2)
  expect(last.page?.previous).toMatch(/\/cz\/core\/orders\/$/)
  expect((await list('?page_size=1000')).page?.results).toHaveLength(12)
  for (const page of ['3', '0', '-1', 'x'])
    expect(await list(`?page=${page}`)).toMatchObject({ status: 404, json: { detail: 'Neplatná stránka.' } })
})

test('the customer’s list has an order in each state, the newest first; those in instalments stand apart', async () => {
  await signIn(DEMO_ACCOUNTS.customer)
  const { results } = v.parse(OrderPage, (await visitor.get('/ro/core/orders/')).json)
  expect(new Set(results.map(({ state }) => state)).size).toBe(8)
  expect(new Set(results.map(({ is_on_delivery }) => is_on_delivery))).toEqual(new Set([true, false]))
  const times = results.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().reverse())
  const loans = v.parse(InstalmentsPage, (await visitor.get('/ro/core/instalments/')).json)
  expect(loans.results.map(({ state, month_count }) => [state, month_count])).toEqual([
    ['approved', 10],
    ['approved', 10],
  ])
  // Without interest nobody pays more than the order costs: the last instalment is the smaller one.
  for (const loan of loans.results) {
    expect(loan.total).toBe(results.find(({ id }) => id === loan.id)?.total)
    expect(Math.ceil(loan.total / loan.month_count / 100) * 100).toBe(loan.monthly)
  }
})

test.each(['cz', 'ro'] as const)(
  'no order is promised for a day on which nobody delivers (%s)',
  async market => {
    await signIn(DEMO_ACCOUNTS.customer)
    const { results } = v.parse(OrderPage, (await visitor.get(`/${market}/core/orders/?page_size=100`)).json)
    const promised = await Promise.all(
      results.map(async ({ id }) => (await read(id, market)).delivery.expected_date),
    )
    const days = promised.filter(day => day !== null)
    expect(days.length).toBeGreaterThan(3)
    expect(days.filter(day => !isWorkingDay(market, day))).toEqual([])
  },
)

test('an order of a company has its numbers, and nobody else’s has any', async () => {
  const company = await read('cz-sent-order')
  expect(company.customer).toMatchObject({
    company: 'Vlna s.\u00a0r.\u00a0o.',
    tin: '00000019',
    vatn: 'CZ00000019',
  })
  expect((await read('cz-new-order')).customer).toMatchObject({ company: null, tin: null, vatn: null })
})

/** What testers see of an order's sum, in whole crowns. */
function readSums(text: string): { lines: number[]; total: number } {
  const readPrice = (shown: string) => Number(shown.replaceAll(/[^\d−]/g, '').replace('−', '-'))
  const lines = [...text.matchAll(/data-head="Price">([^<]+)</g)].map(([, shown = '']) => readPrice(shown))
  const [, total = ''] = /<dt>Total<\/dt><dd>([^<]+)</.exec(text) ?? []
  return { lines, total: readPrice(total) }
}

test('the lines of an order that testers see come to its total, with delivery and payment', async () => {
  const made = await visitor.postForm('/qa/orders/', { market: 'cz', state: 'new', payment: 'cash' })
  const { text } = await visitor.get(made.headers.get('location') ?? '')
  const { lines, total } = readSums(text)
  expect(text).toMatch(/data-head="Item">Delivery<[\s\S]*data-head="Item">Payment</)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.reduce((sum, price) => sum + price, 0)).toBe(total)
})

test('a bonus and a discount are taken off in the lines that testers see, as the customer’s are', async () => {
  await visitor.post('/cz/core/cart/add-product/', {
    product: 'apple-iphone-16-128gb',
    buyout_product: 'apple-iphone-13-128gb-navy',
  })
  await visitor.post('/cz/core/checkout/discounts/', { code: 'LAGUNA200' })
  await select(visitor, ['courier', 'transfer'])
  const { id } = (await finish(visitor, makeOrder())).json as { id: string }
  const order = await read(id)
  expect(order.discount).toBeGreaterThan(0)
  const found = (await visitor.get(`/qa/orders/?find=${order.number}`)).text
  const [path = ''] = /\/qa\/orders\/\d+\//.exec(found) ?? []
  const { lines, total } = readSums((await visitor.get(path)).text)
  expect(lines.filter(price => price < 0)).toHaveLength(2)
  expect(lines).toContain(-order.discount / 100)
  expect([lines.reduce((sum, price) => sum + price, 0), total]).toEqual([
    order.total / 100,
    order.total / 100,
  ])
})

test('testers see orders by pages, and find one by its number or its customer’s e-mail, which stands in no address', async () => {
  const token = await make({ state: 'new', email: 'sought@example.com' }, 'cz')
  const { number } = await read(token, 'cz')
  const rows = (text: string) =>
    [...text.matchAll(/href="\/qa\/orders\/\d+\/">(\d+)</g)].map(([, found]) => found)
  const first = (await visitor.get('/qa/orders/')).text
  expect(rows(first)).toHaveLength(25)
  expect(first.indexOf('Make an order')).toBeLessThan(first.indexOf('<table'))
  expect(first, 'folded where there are orders').not.toMatch(/<details[^>]* open[^>]*><summary>Make an order/)
  expect(first).toContain('href="/qa/orders/?page=2" rel="next"')
  const second = (await visitor.get('/qa/orders/?page=2')).text
  const ids = (text: string) => [...text.matchAll(/href="(\/qa\/orders\/\d+\/)"/g)].map(([, id]) => id)
  expect(ids(second).filter(id => ids(first).includes(id))).toEqual([])
  const find = async (text: string) => rows((await visitor.postForm('/qa/orders/', { find: text })).text)
  const search = await visitor.postForm('/qa/orders/', { find: ` ${number} ` })
  expect(search.headers.get('location')).toBe(`/qa/orders/?find=${number}`)
  expect(await find('SOUGHT@example')).toEqual([number])
  // Each market counts its own.
  expect(new Set(rows((await visitor.get(`/qa/orders/?find=${number}`)).text))).toEqual(new Set([number]))
  // An address with an e-mail in it was written by no page, and finds nobody.
  expect((await visitor.get('/qa/orders/?find=sought@example.com')).text).not.toContain('sought@example.com')
  expect((await visitor.postForm('/qa/orders/', { find: '%' })).text).toContain('No order has')
  expect(first).not.toMatch(/method="get"/)
})

test('an order that a tester has made is first in the list, and its page offers to move it on', async () => {
  const made = await visitor.postForm('/qa/orders/', { market: 'cz', state: 'sent', payment: 'card' })
  const path = made.headers.get('location') ?? ''
  expect(path).toMatch(/^\/qa\/orders\/\d+\/\?made=1$/)
  const { text } = await visitor.get(path)
  expect(text).toContain('The order is made.')
  expect(text).toContain('What the customer sees')
  expect(text).toContain('(Delivered)')
  const list = (await visitor.get('/qa/orders/')).text
  expect(/href="(\/qa\/orders\/\d+\/)"/.exec(list)?.[1]).toBe(path.split('?')[0])
  expect(list).toContain('<option value="ready-for-pickup">Ready for pick-up</option>')
  expect(list).not.toMatch(/>ready-for-pickup/)
})

test.each([
  ['cz', 'in-progress', 'card', 'sent', 'Kurýr DPD', 'Kartou online'],
  ['ro', 'in-progress', 'cash', 'sent', 'Curier DPD', 'Ramburs (plata la primire)'],
  ['cz', 'waiting-for-payment', 'transfer', 'paid', 'Kurýr DPD', 'Převod na účet'],
  ['cz', 'sent', 'card', 'delivered', 'Kurýr DPD', 'Kartou online'],
  ['cz', 'delivered', 'card', undefined, 'Kurýr DPD', 'Kartou online'],
] as const)(
  'the page of an order says what was ordered, and its usual step alone is loud (%s, %s, %s)',
  async (market, state, payment, step, delivery, paidBy) => {
    const made = await visitor.postForm('/qa/orders/', { market, state, payment })
    // Words that are kept together are the same words.
    const text = (await visitor.get(made.headers.get('location') ?? '')).text.replaceAll('\u00a0', ' ')
    const [, token = ''] = /href="\/[^"]*\/([^"/]+)\/">What the customer sees</.exec(text) ?? []
    const { customer, items, total } = await read(token, market)
    const said = [
      customer.name,
      delivery,
      paidBy,
      formatMoney(total, MARKETS[market]).replaceAll('\u00a0', ' '),
    ]
    for (const words of said) expect(text).toContain(words)
    for (const { name, quantity } of items)
      expect(text).toMatch(
        new RegExp(`>${name.replaceAll(/[()+.]/g, '.')}<.*data-head="Quantity">${quantity}<`),
      )
    const loud = [...text.matchAll(/class="shop-button" name="to" value="([^"]+)"/g)].map(([, to]) => to)
    expect(loud).toEqual(step ? [step] : [])
  },
)

/** A time as the tools for testers write it, by the clock of Prague. */
function readTime(date: string): number {
  const time = Date.parse(`${date.replace(',', '')} Z`)
  const [, hours = 0] =
    /GMT\+(\d)/.exec(
      new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', timeZoneName: 'shortOffset' }).format(time),
    ) ?? []
  return time - Number(hours) * 3_600_000
}

test('orders are dated in the order of their list, one made just now is dated so, and none is in the future', async () => {
  const now = Date.now()
  const path = (
    await visitor.postForm('/qa/orders/', { market: 'cz', state: 'new', payment: 'card' })
  ).headers.get('location')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Prague' }).format(now)
  const { text } = await visitor.get(path ?? '')
  expect(text).toContain(`Dated ${day}`)
  expect(text).toMatch(new RegExp(`<li>${day}.*Received`))
  for (const page of ['', '?page=2']) {
    const list = (await visitor.get(`/qa/orders/${page}`)).text
    const rows = [...list.matchAll(/>(\d+ \w+ \d{4}, \d+:\d+)<\/td><td [^>]*>(\w+)/g)]
    const dates = rows.map(([, date = '']) => readTime(date))
    expect(dates.length).toBe(list.match(/href="\/qa\/orders\/\d+\/"/g)?.length)
    expect(new Set(rows.map(([, , market]) => market))).toEqual(new Set(['Czech', 'Romanian']))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    // The newest of the seed has moved on, too.
    const last = /href="(\/qa\/orders\/\d+\/)"(?![\s\S]*href="\/qa\/orders\/\d+\/")/.exec(list)?.[1] ?? ''
    const history = (await visitor.get(last)).text.split('<h2>History</h2>')[1] ?? ''
    for (const [, date = ''] of history.matchAll(/<li>(\d+ \w+ \d{4}, \d+:\d+):/g))
      expect(readTime(date)).toBeLessThanOrEqual(now)
  }
  expect((await visitor.get('/qa/orders/')).text).toMatch(
    /<span lang="cs">[^<]+<\/span> <small>Card<\/small>/,
  )
})

test.each(['cz', 'ro'] as const)(
  'testers move an order on to its end, with a mail for each step (%s)',
  async market => {
    const email = `moved-${market}@example.com`
    const token = await make({ state: 'new', email }, market)
    const number = (await read(token, market)).number
    const { text } = await visitor.get('/qa/orders/')
    const path = new RegExp(`href="(/qa/orders/\\d+/)">${number}<`).exec(text)?.[1] ?? ''
    const steps = [
      ['new', 'paid'],
      ['in-progress', 'sent'],
      ['sent', 'delivered'],
      ['delivered', 'returned'],
    ] as const
    const refused = await visitor.postForm(path, { from: 'in-progress', to: 'ready-for-pickup' })
    expect(refused.status, 'of a parcel').toBe(409)
    for (const [from, to] of steps) expect((await visitor.postForm(path, { from, to })).status).toBe(302)
    expect((await visitor.postForm(path, { from: 'new', to: 'cancelled' })).status).toBe(409)
    expect(await read(token, market)).toMatchObject({ state: 'returned', payment: { is_paid: true } })
    expect(await listMails(email)).toHaveLength(4)
    const { text: moved } = await visitor.get(path)
    const times = [...moved.matchAll(/(?:<li>|Dated )(\d+ \w+ \d{4}, \d+:\d+)[:,]/g)]
    expect(times.length).toBeGreaterThan(steps.length)
    for (const [, time = ''] of times) expect(Math.abs(readTime(time) - Date.now())).toBeLessThan(600_000)
  },
)

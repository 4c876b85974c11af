import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#shop/database/database.ts'
import { turns } from '#shop/limits/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { createVisitor, openSeeded, startTestShop, type TestVisitor } from '#shop/server/test-shop.ts'
import { sweepPasswordLinks } from '#shop/visitor/password-links.ts'
import { passwordLinks } from '#shop/visitor/schema.ts'
import { addToCart, finish, makeOrder } from '../test-order.ts'
import { heurekaOrders } from './schema.ts'

let open: OpenDatabase
let shop: RunningShop

beforeAll(async () => {
  open = await openSeeded()
  shop = await startTestShop({ opened: open })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await open.close()
})

interface Mail {
  recipient: string
  subject: string
  body: string
}
async function listMails(email: string): Promise<Mail[]> {
  const { json } = await createVisitor(shop.url).get(`/qa/outbox/?q=${email}`, { Accept: 'application/json' })
  return json as Mail[]
}

type Wishes = Partial<ReturnType<typeof makeOrder>['order_info']>

async function order(
  email: string,
  wishes: Wishes,
  { by = createVisitor(shop.url), market = 'cz' as 'cz' | 'ro' } = {},
): Promise<typeof orders.$inferSelect> {
  const made = makeOrder(market)
  await addToCart(by, { market })
  const { json } = await finish(
    by,
    {
      ...made,
      order_billing_address: { ...made.order_billing_address, email },
      order_info: { ...made.order_info, ...wishes },
    },
    { market },
  )
  const [kept] = await open.database
    .select()
    .from(orders)
    .where(eq(orders.token, (json as { id: string }).id))
  if (!kept) throw new Error('The order was not kept.')
  return kept
}

/** The path of the only link in a mail about the account. */
async function readLink(email: string): Promise<string> {
  const mail = (await listMails(email)).find(({ subject }) => subject === 'Váš účet v obchodě Laguna')
  const [link = ''] = /https?:\S+/.exec(mail?.body ?? '') ?? []
  return new URL(link).pathname
}

const signIn = (visitor: TestVisitor, e_mail: string, password: string) =>
  visitor.post('/cz/core/api/login/', { e_mail, password })

test('CO-030 who wishes an account chooses its password by a mailed link, once, and sees the order in it', async () => {
  const email = 'nova@example.cz'
  const { userId, token } = await order(email, { create_account: true })
  expect(userId).not.toBeNull()
  const visitor = createVisitor(shop.url)
  const link = await readLink(email)
  expect(link).toMatch(/^\/cz\/nove-heslo\/[\w-]{32}\/$/)
  const page = await visitor.get(link)
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(page.headers.get('cache-control')).toContain('no-store')
  for (const [password, again, text] of [
    ['kratke', 'kratke', 'Heslo musí mít velké'],
    ['Dlouhe-1', 'Dlouhe-2', 'Hesla se musí shodovat.'],
  ] as const) {
    const wrong = await visitor.postForm(link, { password, again })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, link])
    expect((await visitor.get(link)).text).toContain(text)
  }
  expect((await signIn(visitor, email, '')).status).toBe(400)
  const right = { password: 'Dlouhe-1', again: 'Dlouhe-1' }
  expect((await visitor.postForm(link, right)).headers.get('location')).toBe('/cz/prihlaseni/')
  expect((await visitor.postForm(link, right)).headers.get('location')).toBe(link)
  expect((await visitor.get(link)).status).toBe(404)
  expect((await signIn(visitor, email, 'Dlouhe-1')).status).toBe(204)
  expect(JSON.stringify((await visitor.get('/cz/core/orders/')).json)).toContain(token)
})

test('an account that is there already is not changed, and gets no order of a stranger', async () => {
  const email = 'zakaznik@laguna.example'
  const { userId } = await order(email, { create_account: true })
  expect(userId).toBeNull()
  expect((await listMails('už ho ale máte'))[0]?.recipient).toBe(email)
  expect((await signIn(createVisitor(shop.url), email, 'Zakaznik-1')).status).toBe(204)
})

test('who is signed in orders for their own account, whatever else is wished', async () => {
  const by = createVisitor(shop.url)
  await signIn(by, 'zakaznik@laguna.example', 'Zakaznik-1')
  const { userId } = await order('jiny@example.cz', { create_account: true }, { by })
  expect(userId).not.toBeNull()
  expect(await listMails('jiny@example.cz')).toHaveLength(1)
})

test('CO-033 news are sent to nobody who did not confirm them, and not at all to who did not ask', async () => {
  await order('novinky@example.cz', { subscribe_promotions_info: true })
  const subjects = (await listMails('novinky@example.cz')).map(({ subject }) => subject)
  expect(subjects).toContain('Potvrďte prosím odběr novinek')
  await order('bez@example.cz', {})
  expect(await listMails('bez@example.cz')).toHaveLength(1)
})

test('CO-028 CO-029 consents are kept with the order, and Heureka is told of those alone who agreed, in Czechia', async () => {
  const asked = await order('heureka@example.cz', { consent_heureka_review: true, consent_marketing: true })
  const plain = await order('bez-heureky@example.cz', {})
  const romanian = await order('heureka@example.ro', { consent_heureka_review: true }, { market: 'ro' })
  expect([asked.info.consent_marketing, plain.info.consent_marketing]).toEqual([true, false])
  const told = await open.database.select().from(heurekaOrders)
  expect(told).toEqual([
    { orderId: asked.id, email: 'heureka@example.cz', productCodes: ['nabijecka-usb-c-20w'] },
  ])
  expect(romanian.info.consent_heureka_review).toBe(true)
})

test('a link that is a week old opens nothing, and is swept', async () => {
  await order('pozde@example.cz', { create_account: true })
  const link = await readLink('pozde@example.cz')
  await open.database.update(passwordLinks).set({ expiresAt: new Date(Date.now() - 1) })
  const { status, text } = await createVisitor(shop.url).get(link)
  expect([status, text.includes('Odkaz už neplatí')]).toEqual([404, true])
  await sweepPasswordLinks(open.database, new Date())
  expect(await open.database.select().from(passwordLinks)).toEqual([])
})

test('who orders without end has to wait', async () => {
  const by = createVisitor(shop.url)
  const headers = { 'Ostrov-QA': 'endless' }
  const orderOnce = async () => {
    await addToCart(by)
    return finish(by, makeOrder(), { headers })
  }
  expect((await orderOnce()).status).toBe(201)
  await open.database.update(turns).set({ taken: 39 })
  expect((await orderOnce()).status).toBe(201)
  const { status, headers: sent, json } = await orderOnce()
  expect([status, Number(sent.get('retry-after'))]).toEqual([429, 30])
  expect(json).toEqual({ detail: expect.stringContaining('Objednávek už bylo příliš mnoho') })
  expect((await by.get('/cz/core/cart/count/')).json).toEqual({ count: 1 })
})

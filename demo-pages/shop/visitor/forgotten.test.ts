import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, openSeeded, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { passwordLinks } from './schema.ts'

const PAGE = '/cz/zapomenute-heslo/'
const SIGN_IN = '/cz/prihlaseni/'
const JANA = 'zakaznik@laguna.example'
const NEW = 'Docela-nove-1'

let open: OpenDatabase
let shop: RunningShop
beforeAll(async () => {
  open = await openSeeded()
  shop = await startTestShop({ opened: open, proxies: 1 })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await open.close()
})

/** Asks by the form, from one place of the network, and reads the page that it leads to. */
async function ask(visitor: TestVisitor, email: string, { page = PAGE, address = '203.0.113.9' } = {}) {
  if (!visitor.cookies.has('csrftoken')) await visitor.get(page)
  const csrfmiddlewaretoken = visitor.cookies.get('csrftoken') ?? ''
  const sent = await visitor.send(page, {
    method: 'POST',
    body: new URLSearchParams({ csrfmiddlewaretoken, email }),
    headers: { 'X-Forwarded-For': address },
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, page])
  return visitor.get(page)
}

async function readLinks(email: string, market = 'cz'): Promise<string[]> {
  const { json } = await createVisitor(shop.url).get(`/qa/outbox/?q=${email}`, { Accept: 'application/json' })
  const bodies = (json as { body: string; market: string }[]).filter(mail => mail.market === market)
  return bodies.flatMap(({ body }) => /https?:\S+/.exec(body)?.[0] ?? []).map(link => new URL(link).pathname)
}

const isIn = async (visitor: TestVisitor) =>
  ((await visitor.get('/cz/core/api/active-user/')).json as { authenticated: boolean }).authenticated

test('who forgot their password chooses another by a mailed link, once, and is signed out everywhere', async () => {
  const elsewhere = createVisitor(shop.url)
  await elsewhere.post('/cz/core/api/login/', { e_mail: JANA, password: 'Zakaznik-1' })
  expect(await isIn(elsewhere)).toBe(true)
  const visitor = createVisitor(shop.url)
  expect((await visitor.get(SIGN_IN)).text).toContain(`href="${PAGE}"`)
  const page = await ask(visitor, ` ${JANA.toUpperCase()} `)
  expect(page.text).toContain('Podívejte se do e\u2011mailu')
  const [link = ''] = await readLinks(JANA)
  expect(link).toMatch(/^\/cz\/nove-heslo\/[\w-]{32}\/$/)
  const saved = await visitor.postForm(link, { password: NEW, again: NEW })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, SIGN_IN])
  expect((await visitor.get(SIGN_IN)).text).toContain('Nové heslo je uložené.')
  expect((await visitor.get(SIGN_IN)).text).not.toContain('Nové heslo je uložené.')
  expect(await isIn(elsewhere)).toBe(false)
  const over = await visitor.get(link)
  expect([over.status, over.text.includes(`href="${PAGE}"`)]).toEqual([404, true])
  const login = (password: string) => visitor.post('/cz/core/api/login/', { e_mail: JANA, password })
  expect((await login('Zakaznik-1')).status).toBe(400)
  expect((await login(NEW)).status).toBe(204)
})

test('the link is good for an hour', async () => {
  await ask(createVisitor(shop.url), 'pobocka@laguna.example')
  const rows = await open.database.select().from(passwordLinks)
  const lasts = rows.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 60_000))
  expect(lasts).toEqual([60])
})

test('an address that nobody has an account with gets the same answer and no mail', async () => {
  const read = async (email: string) => {
    const { text } = await ask(createVisitor(shop.url), email, { address: '203.0.113.20' })
    return /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(email, 'E')
  }
  expect(await read('nikdo@example.cz')).toContain('Podívejte se do e\u2011mailu')
  expect(await read('nikdo@example.cz')).toBe(await read('sklad@laguna.example'))
  expect(await readLinks('nikdo@example.cz')).toEqual([])
})

test('one address is mailed a few times at most, from wherever that is asked for, and is told so', async () => {
  const texts = []
  for (const no of [1, 2, 3, 4])
    texts.push(
      (await ask(createVisitor(shop.url), 'obsluha@laguna.example', { address: `198.51.100.${no}` })).text,
    )
  expect(texts.map(text => text.includes('Podívejte se do e\u2011mailu'))).toEqual([true, true, true, false])
  expect(texts[3]).toMatch(/odkaz bylo příliš mnoho za sebou\. Zkuste to prosím znovu za 5.minut\./)
  expect(await readLinks('obsluha@laguna.example')).toHaveLength(3)
})

test('what is no address is told at its field, which keeps it, once', async () => {
  const visitor = createVisitor(shop.url)
  const page = '/ro/parola-uitata/'
  expect((await ask(visitor, '', { page })).text).toContain('Completați adresa de e\u2011mail.')
  const { text } = await ask(visitor, 'jana@', { page })
  expect([text.includes('value="jana@"'), text.includes('Scrieți adresa de e\u2011mail sub forma')]).toEqual([
    true,
    true,
  ])
  expect((await visitor.get(page)).text).not.toContain('jana@')
})

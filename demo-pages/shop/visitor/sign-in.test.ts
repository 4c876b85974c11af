import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashInWorker } from '../django/hash-in-worker.ts'
import { UnavailableError } from '../server/faults.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'

const LOGIN = '/cz/core/api/login/'
const USER = '/cz/core/api/active-user/'
const JANA = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop({ proxies: 1 })
}, 120_000)
afterAll(() => shop.close())

/** From one address, as the proxy before the shop tells it; what the visitor says of it themselves counts for nothing. */
function createClient(address: string) {
  const visitor = createVisitor(shop.url)
  let times = 0
  const headers = () => ({ 'X-Forwarded-For': `198.51.100.${++times}, ${address}` })
  return {
    visitor,
    signIn: (e_mail: string, password: string) => visitor.post(LOGIN, { e_mail, password }, headers()),
  }
}

test('who comes by themselves goes to what they ordered, or to their work, and learns how an account is made', async () => {
  const { visitor } = createClient('203.0.113.12')
  expect((await visitor.get('/cz/prihlaseni/')).text).toContain('Založíte si ho v\u00a0pokladně')
  expect((await visitor.get('/ro/autentificare/')).text).toContain('Îl creați la finalizarea comenzii')
  expect((await visitor.get('/admin/login/')).text).not.toContain('shop-aside')
  const isIn = async (path: string, email: string, password: string) =>
    (await visitor.postForm(path, { email, password })).headers.get('location')
  expect(await isIn('/cz/prihlaseni/', JANA.e_mail, JANA.password)).toBe('/cz/moje-objednavky/')
  expect((await visitor.get('/ro/autentificare/')).text).toContain(
    '<a class="shop-button" href="/ro/comenzile-mele/">',
  )
  expect(await isIn('/ro/autentificare/', 'obsluha@laguna.example', 'Obsluha-1')).toBe('/ro/personal/')
})

test('wrong passwords of one account meet a pause that is told, and no other account does', async () => {
  const { signIn, visitor } = createClient('203.0.113.1')
  const statuses = []
  for (const no of [1, 2, 3, 4, 5]) statuses.push((await signIn(JANA.e_mail, `wrong-${no}`)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400])
  const paused = await signIn(' ZAKAZNIK@laguna.example', JANA.password)
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^(?:30|29|28)$/),
  ])
  expect(paused.json).toEqual({
    detail: expect.stringMatching(
      /^Příliš mnoho pokusů o\spřihlášení\. Zkuste to prosím znovu za\s\d\d\ssekund\.$/,
    ),
  })
  const elsewhere = createClient('203.0.113.2')
  expect((await elsewhere.signIn(JANA.e_mail, JANA.password)).status).toBe(429)
  await visitor.postForm('/ro/autentificare/', { email: JANA.e_mail, password: JANA.password })
  const page = await visitor.get('/ro/autentificare/')
  expect(page.text).toMatch(/Prea multe încercări de autentificare\. .* peste \d\d de secunde\./)
  expect((await signIn('pobocka@laguna.example', 'Pobocka-1')).status).toBe(204)
})

test('an account that nobody has is answered as one that somebody has', async () => {
  const answers = []
  for (const [address, email] of [
    ['203.0.113.3', 'obsluha@laguna.example'],
    ['203.0.113.4', 'nobody@laguna.example'],
  ] as const) {
    const { signIn } = createClient(address)
    const given = []
    for (const no of [1, 2, 3, 4, 5, 6]) {
      const { status, text } = await signIn(email, `wrong-${no}`)
      given.push([status, text.replace(/\d+/, 'N')])
    }
    answers.push(given)
  }
  expect(answers[0]?.map(([status]) => status)).toEqual([400, 400, 400, 400, 400, 429])
  expect(answers[1]).toEqual(answers[0])
})

test('who tries many accounts from one address meets a pause as well, also by all at once', async () => {
  const { signIn, visitor } = createClient('203.0.113.5')
  await visitor.get(USER)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, no) => signIn(`somebody-${no}@example.cz`, 'wrong')),
  )
  const count = (status: number) => answers.filter(answer => answer.status === status).length
  expect([count(400), count(429)]).toEqual([20, 20])
})

test('the right password ends the count, and costs its address nothing', async () => {
  const { signIn } = createClient('203.0.113.6')
  for (const _ of Array.from({ length: 7 })) {
    for (const no of [1, 2]) expect((await signIn('pobocka@laguna.example', `no-${no}`)).status).toBe(400)
    expect((await signIn('pobocka@laguna.example', 'Pobocka-1')).status).toBe(204)
  }
})

test('signing in again ends the session that the browser had', async () => {
  const { signIn, visitor } = createClient('203.0.113.7')
  await signIn('pobocka@laguna.example', 'Pobocka-1')
  const former = createVisitor(shop.url, new Map(visitor.cookies))
  expect((await former.get(USER)).json).toMatchObject({ authenticated: true })
  await signIn('pobocka@laguna.example', 'Pobocka-1')
  expect((await visitor.get(USER)).json).toMatchObject({ authenticated: true })
  expect((await former.get(USER)).json).toMatchObject({ authenticated: false })
})

test('pages and files do not wait behind passwords that are judged', async () => {
  const reader = createVisitor(shop.url)
  await reader.get('/cz/vykup/')
  const clients = Array.from({ length: 50 }, (_, no) => ({ ...createClient(`192.0.2.${no}`), no }))
  for (const { visitor } of clients) await visitor.get(USER)
  let judged = 0
  const all = clients.map(async ({ signIn, no }) => {
    expect((await signIn(`person-${no}@example.cz`, 'wrong')).status).toBe(400)
    judged++
  })
  expect((await reader.get('/cz/vykup/')).status).toBe(200)
  expect((await reader.get('/static/shop.css')).status).toBe(200)
  expect(judged).toBeLessThan(25)
  await Promise.all(all)
})

test('of passwords that wait there are never more than the shop can judge in some seconds', async () => {
  const hashes = Array.from({ length: 70 }, () => hashInWorker('x', Buffer.alloc(16), 32))
  const settled = await Promise.allSettled(hashes)
  const refused = settled.filter(one => one.status === 'rejected')
  expect(refused).toHaveLength(6)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(UnavailableError)
})

test('a wrong password leads back to the form, which says so once and keeps the e-mail, and nothing stands in an address', async () => {
  const { visitor } = createClient('203.0.113.8')
  const next = '/cz/moje-objednavky/'
  const page = `/cz/prihlaseni/?next=${encodeURIComponent(next)}`
  const email = 'jana"<b>@example.cz'
  const sent = await visitor.postForm('/cz/prihlaseni/', { email, password: 'wrong', next })
  expect([sent.status, sent.headers.get('location'), sent.text]).toEqual([303, page, ''])
  const { status, text, headers } = await visitor.get(page)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain('E-mail nebo heslo nesouhlasí.')
  expect(text).toContain('value="jana&quot;&lt;b&gt;@example.cz"')
  expect(text).not.toContain('value="wrong"')
  expect(text).toContain(`name="next" value="${next}"`)
  const again = (await visitor.get(page)).text
  expect([again.includes('nesouhlasí'), again.includes('jana')]).toEqual([false, false])
})

test('what is missing at the sign-in is told at its field, in the words of the page', async () => {
  const { visitor } = createClient('203.0.113.9')
  await visitor.postForm('/ro/autentificare/', { email: ' ', password: '' })
  const { text } = await visitor.get('/ro/autentificare/')
  expect(text).toContain('<span class="shop-fault" id="email-fault">Completați adresa de e\u2011mail.</span>')
  expect(text).toContain('<span class="shop-fault" id="password-fault">Completați parola.</span>')
  expect(text).toMatch(/<form [^>]*novalidate/)
  for (const no of [1, 2, 3, 4, 5, 6]) {
    const sent = await visitor.postForm('/ro/autentificare/', { email: 'nobody@example.ro', password: '' })
    expect([no, sent.status]).toEqual([no, 303])
  }
  expect((await visitor.get('/ro/autentificare/')).text).not.toContain('Prea multe')
})

test('what one browser was told is told to no other', async () => {
  const { visitor } = createClient('203.0.113.10')
  await visitor.postForm('/cz/prihlaseni/', { email: 'somebody@example.cz', password: 'wrong' })
  const stranger = createVisitor(shop.url, new Map([['note', '0'.repeat(48)]]))
  expect((await stranger.get('/cz/prihlaseni/')).text).not.toContain('somebody')
  expect((await visitor.get('/cz/prihlaseni/')).text).toContain('somebody@example.cz')
})

test('who is signed in already is told as whom', async () => {
  const { visitor, signIn } = createClient('203.0.113.11')
  await signIn('pobocka@laguna.example', 'Pobocka-1')
  const { text } = await visitor.get('/cz/prihlaseni/')
  expect(text).toContain('Přihlášený účet: <strong>Pobočka Brno</strong>')
  expect(text).not.toContain('name="password"')
})

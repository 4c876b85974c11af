import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const CALL = '/cz/api/new/news/subscriber/add-subscriber/'
const FORM = '/cz/newsletter/'
const HTML = { Accept: 'text/html' }

interface Mail {
  recipient: string
  subject: string
  body: string
}

let shop: RunningShop
let visitor: TestVisitor
let count = 0

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

const makeAddress = (): string => `ctenar-${++count}@example.cz`

async function listMails(recipient: string): Promise<Mail[]> {
  const { json } = await visitor.get('/qa/outbox/', { Accept: 'application/json' })
  return (json as Mail[]).filter(mail => mail.recipient === recipient)
}

/** The path of the link in the only mail to an address. */
async function readLink(recipient: string): Promise<string> {
  const mails = await listMails(recipient)
  expect(mails).toHaveLength(1)
  const [link = ''] = /https?:\S+/.exec(mails[0]?.body ?? '') ?? []
  return new URL(link).pathname
}

test('OT-035 an address with consent is mailed the link that confirms it', async () => {
  const address = makeAddress()
  const { status, text } = await visitor.post(CALL, { e_mail: ` ${address} `, agree: true })
  expect([status, text]).toEqual([204, ''])
  const link = await readLink(address)
  expect(link).toMatch(/^\/cz\/newsletter\/potvrdit\/[\w-]{32}\/$/)
  const opened = await visitor.get(link)
  expect(opened.status).toBe(200)
  expect(opened.text).toMatch(/<button[^>]*>Potvrdit odběr</)
  const confirmed = await visitor.postForm(link, {})
  expect([confirmed.status, (await visitor.postForm(link, {})).status]).toEqual([200, 200])
  expect(confirmed.text).toContain('Odběr je potvrzený')
  for (const { headers, text: shown } of [opened, confirmed]) {
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(shown).not.toContain(address)
  }
})

test('a form without the token confirms nothing', async () => {
  const address = makeAddress()
  await visitor.post(CALL, { e_mail: address, agree: true })
  const { status } = await visitor.send(await readLink(address), { method: 'POST', body: '' })
  expect(status).toBe(403)
})

test('in Romania all of it is Romanian', async () => {
  const address = makeAddress()
  const { status } = await visitor.post(CALL.replace('/cz/', '/ro/'), { e_mail: address, agree: true })
  expect(status).toBe(204)
  const link = await readLink(address)
  expect(link).toMatch(/^\/ro\/newsletter\/confirmare\//)
  expect((await visitor.get(link)).text).toContain('Confirm abonarea')
  expect((await visitor.postForm(link, {})).text).toContain('Abonarea este confirmată')
  const elsewhere = link.replace('/ro/newsletter/confirmare/', '/cz/newsletter/potvrdit/')
  expect((await visitor.get(elsewhere)).status).toBe(404)
  expect((await visitor.postForm(elsewhere, {})).status).toBe(404)
})

test('a confirmed address gets the same answer and no second mail, however it is spelt', async () => {
  for (const address of ['zakaznik@laguna.example', 'Zakaznik@Laguna.example']) {
    const { status, text, headers } = await visitor.post(CALL, { e_mail: address, agree: true })
    expect([status, text, headers.get('location')]).toEqual([204, '', null])
    expect(await listMails(address)).toEqual([])
  }
})

test('nobody can fill a mailbox: the same address is mailed once in a while only', async () => {
  const address = makeAddress()
  for (let i = 0; i < 3; i++)
    expect((await visitor.post(CALL, { e_mail: address, agree: true })).status).toBe(204)
  expect(await listMails(address)).toHaveLength(1)
})

test('two wishes at the same moment send one mail', async () => {
  const address = makeAddress()
  await visitor.get('/cz/core/api/active-user/')
  const body = { e_mail: address, agree: true }
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post(CALL, body)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await listMails(address)).toHaveLength(1)
})

test('a repeated request under its key is answered alike and has one effect', async () => {
  const address = makeAddress()
  const body = { e_mail: address, agree: true }
  for (let i = 0; i < 2; i++)
    expect((await visitor.post(CALL, body, { 'Idempotency-Key': 'news-1' })).status).toBe(204)
  expect(await listMails(address)).toHaveLength(1)
})

test.each([
  [{}, { e_mail: ['Toto pole je vyžadováno.'], agree: ['Toto pole je vyžadováno.'] }],
  [{ e_mail: 'a@', agree: true }, { e_mail: ['Vložte platnou e-mailovou adresu.'] }],
  [{ e_mail: null, agree: true }, { e_mail: ['Toto pole nesmí být prázdné (null).'] }],
  [{ e_mail: 'a@b.cz', agree: false }, { agree: ['Bez vašeho souhlasu vám novinky posílat nemůžeme.'] }],
  [{ e_mail: 'a@b.cz', agree: 'yes' }, { agree: ['Bez vašeho souhlasu vám novinky posílat nemůžeme.'] }],
])('what is wrong is told by field: %j', async (body, errors) => {
  const { status, json } = await visitor.post(CALL, body)
  expect([status, json]).toEqual([400, errors])
  expect(await listMails('a@b.cz')).toEqual([])
})

test('without the token nobody is subscribed', async () => {
  const { status, json } = await visitor.post(CALL, { e_mail: 'a@b.cz', agree: true }, { 'X-CSRFToken': 'x' })
  expect(status).toBe(403)
  expect(json).toMatchObject({ detail: expect.stringContaining('CSRF Failed') })
})

test('a link that was never mailed leads to the form', async () => {
  const { status, text } = await visitor.get('/cz/newsletter/potvrdit/nic-takoveho/', HTML)
  expect(status).toBe(404)
  expect(text).toContain('Tento odkaz neplatí')
  expect(text).toContain(`href="${FORM}"`)
})

test('OT-035 the plain form subscribes, with a consent that is never given beforehand', async () => {
  const page = await visitor.get(FORM)
  expect(page.text).not.toMatch(/ checked/)
  expect(page.text).toContain(visitor.cookies.get('csrftoken'))
  const address = makeAddress()
  const { status, text } = await visitor.postForm(FORM, { email: address, agree: '1' })
  expect(status).toBe(200)
  expect(text).toContain('Podívejte se prosím do schránky')
  expect(text).not.toContain(address)
  expect((await visitor.get(await readLink(address))).status).toBe(200)
  const again = await visitor.postForm(FORM, { email: address, agree: '1' })
  expect(again.text).toContain('Podívejte se prosím do schránky')
  expect(await listMails(address)).toHaveLength(1)
})

test('the plain form keeps what was typed, and says beside each field what is wrong', async () => {
  const wrong = await visitor.postForm(FORM, { email: '"><b>a@', agree: '1' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toMatch(/<form class="shop-form"[^>]* novalidate>/)
  expect(wrong.text).toContain('value="&quot;&gt;&lt;b&gt;a@" aria-invalid="true"')
  expect(wrong.text).toContain('Vložte platnou e-mailovou adresu.')
  expect(wrong.text).toMatch(/name="agree"[^>]* checked/)
  const unwilling = await visitor.postForm('/ro/newsletter/', { email: 'a@b.ro' })
  expect(unwilling.status).toBe(400)
  expect(unwilling.text).toContain('value="a@b.ro"')
  expect(unwilling.text).toContain('Fără acordul dumneavoastră nu vă putem trimite noutăți.')
  expect(await listMails('a@b.ro')).toEqual([])
})

test('the plain form is not taken from another site', async () => {
  const { status } = await visitor.postForm(FORM, {
    email: 'a@b.cz',
    agree: '1',
    csrfmiddlewaretoken: 'x',
  })
  expect(status).toBe(403)
})

test('the demo page holds the plain form of each placeholder and links to its terms', async () => {
  for (const path of ['/cz/ukazky/newsletter-subscriber/', '/ro/exemple/newsletter-subscriber/']) {
    const { text } = await visitor.get(path)
    const [, action = ''] = /<form class="shop-form" method="post" action="([^"]+)"/.exec(text) ?? []
    expect(action).toBe(`${path.slice(0, 4)}newsletter/`)
    const [, terms = ''] = /<a href="([^"]+newsletter\/[^"]+)"/.exec(text) ?? []
    expect((await visitor.get(terms)).status).toBe(200)
  }
})

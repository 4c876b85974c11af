import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeImei } from '#core/validation/device/make-imei.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { BUYOUT_STATES, listNextStates, nameStateIn } from './states.ts'
import { makeSale } from './test-sale.ts'

const SELL = { cz: '/cz/vykup/api/sell/', ro: '/ro/vanzare/api/sell/' } as const
const DETAIL = { cz: '/cz/vykup/api/buyouts/', ro: '/ro/vanzare/api/buyouts/' } as const

let shop: RunningShop
let staff: TestVisitor
beforeAll(async () => {
  shop = await startTestShop()
  staff = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS.staff
  await staff.post('/cz/core/api/login/', { e_mail: email, password })
}, 120_000)
afterAll(() => shop.close())

async function sell(market: 'cz' | 'ro' = 'cz') {
  const sale = await makeSale(createVisitor(shop.url), market)
  const imei = makeImei()
  sale.buyout_device.imei = imei
  const { json } = await createVisitor(shop.url).post(SELL[market], sale)
  const { id: token } = json as { id: string }
  const [, path = ''] = /href="(\/admin\/buyouts\/\d+\/)"/.exec((await staff.get('/admin/')).text) ?? []
  return { token, path, imei }
}

const readState = async (token: string, market: 'cz' | 'ro' = 'cz') =>
  ((await createVisitor(shop.url).get(`${DETAIL[market]}${token}/`)).json as { state: string }).state

const listMails = async (recipient: string) =>
  (
    (await staff.get('/qa/outbox/', { Accept: 'application/json' })).json as {
      recipient: string
      subject: string
      body: string
    }[]
  ).filter(mail => mail.recipient === recipient)

test('staff see all they need of a buy-back: what the customer may not, the IMEI, and where it can go', async () => {
  const { path, imei } = await sell()
  const { text, headers } = await staff.get(path)
  for (const known of [
    imei,
    '7103192745',
    'Žaneta',
    '602\u00a0123\u00a0456',
    '602\u00a000',
    '19-2000145399',
    'Czechia',
  ])
    expect(text).toContain(known)
  expect([...text.matchAll(/name="to" value="(\w+)"/g)].map(([, to]) => to)).toEqual([
    'accepted',
    'rejected',
    'cancelled',
  ])
  expect(headers.get('cache-control')).toBe('private, no-store')
  const list = (await staff.get('/admin/')).text
  expect(list).toContain(imei)
  expect(list).toContain('iPhone 13 128\u00a0GB')
})

test.each([
  ['en', 'Romania', 'România'],
  ['cs', 'Rumunsko', 'România'],
  ['ro', 'România', 'Romania'],
])('in the %s of staff a country is called %s wherever it stands', async (language, name, other) => {
  const reader = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS.staff
  await reader.post('/cz/core/api/login/', { e_mail: email, password })
  const { path } = await sell('ro')
  const { text } = await reader.get(`${path}?language=${language}`)
  expect(text).toContain(`<dd>${name}</dd>`)
  expect(text).not.toContain(`<dd>${other}</dd>`)
})

test('an account number of 24 signs is shown in fours, as banks print it', async () => {
  const { path } = await sell('ro')
  expect((await staff.get(path)).text).toContain('<dd>RO49 AAAA 1B31 0075 9384 0000</dd>')
})

test.each(['cz', 'ro'] as const)(
  'a buy-back of %s moves on to paid; its customer sees each state and is mailed',
  async market => {
    const { token, path } = await sell(market)
    const recipient = market === 'cz' ? 'zaneta.tajemna@example.cz' : 'ion.tainic@example.ro'
    const before = (await listMails(recipient)).length
    for (const [from, to] of [
      ['submitted', 'accepted'],
      ['accepted', 'received'],
      ['received', 'paid'],
    ] as const) {
      const moved = await staff.postForm(path, { from, to, note: `about ${to}` })
      expect([moved.status, moved.headers.get('location')]).toEqual([302, `${path}?moved=1`])
      expect(await readState(token, market)).toBe(to)
    }
    const page = (await staff.get(`${path}?moved=1`)).text
    expect(page).toContain('>Paid</span>')
    for (const told of ['about received', 'Petr Obsluha', 'Nothing follows this state.'])
      expect(page).toContain(told)
    const mailed = await listMails(recipient)
    expect(mailed).toHaveLength(before + 3)
    expect(mailed[0]?.subject).toMatch(market === 'cz' ? /^Peníze jsou na cestě/ : /^Banii sunt pe drum/)
    expect(mailed[0]?.body).toContain(`${token}/`)
  },
)

test.each([
  ['cs', 'Europe/Prague'],
  ['ro', 'Europe/Bucharest'],
] as const)('all is dated by one clock, that of the page’s language: %s', async (language, timeZone) => {
  // Who chose a language goes on in it.
  const reader = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS.staff
  await reader.post('/cz/core/api/login/', { e_mail: email, password })
  const listTimes = async (path: string) =>
    [...(await reader.get(`${path}?language=${language}`)).text.matchAll(/datetime="([^"]+)">([^<]+)</g)].map(
      ([, iso = '', shown = '']) => ({ iso, shown }),
    )
  const { path } = await sell('cz')
  await sell('ro')
  await staff.postForm(path, { from: 'submitted', to: 'accepted' })
  const list = await listTimes('/admin/')
  const history = await listTimes(path)
  expect([list.length > 1, history.length]).toEqual([true, 1])
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
  for (const { iso, shown } of [...list, ...history])
    expect(shown.endsWith(` ${clock.format(new Date(iso))}`), shown).toBe(true)
})

test('a way that there is not, and a state that is another by now, change nothing and say so', async () => {
  const { token, path } = await sell()
  for (const [from, to] of [
    ['submitted', 'paid'],
    ['submitted', 'nonsense'],
    ['accepted', 'received'],
    ['', ''],
  ] as const) {
    const { status, text } = await staff.postForm(path, { from, to })
    expect([from, to, status]).toEqual([from, to, 409])
    expect(text).toContain('Nothing was changed')
  }
  expect(await readState(token)).toBe('submitted')
  const racing = await Promise.all(
    ['accepted', 'rejected', 'cancelled'].map(to =>
      staff.postForm(path, { from: 'submitted', to, reason: 'Neprošlo kontrolou.' }),
    ),
  )
  expect(racing.map(({ status }) => status).sort()).toEqual([302, 409, 409])
})

test.each(['rejected', 'cancelled'] as const)(
  'what ends a buy-back (%s) is asked for first, and the customer is mailed why',
  async to => {
    const { token, path } = await sell()
    const recipient = 'zaneta.tajemna@example.cz'
    const before = (await listMails(recipient)).length
    const asked = await staff.postForm(path, { from: 'submitted', to, note: 'volala' })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('Reason for the customer')
    expect(asked.text).toContain('name="note" value="volala"')
    const unsaid = await staff.postForm(path, { from: 'submitted', to, reason: ' ', sure: '1' })
    expect([unsaid.status, unsaid.text.includes('Write why')]).toEqual([400, true])
    expect(await readState(token)).toBe('submitted')
    expect(await listMails(recipient)).toHaveLength(before)
    const reason = 'Displej nesvítí.'
    const done = await staff.postForm(path, { from: 'submitted', to, note: 'volala', reason, sure: '1' })
    expect(done.status).toBe(302)
    expect(await readState(token)).toBe(to)
    const [mail, ...others] = await listMails(recipient)
    expect(others).toHaveLength(before)
    expect(mail?.body).toContain('Důvod: Displej nesvítí.')
    expect((await staff.get(path)).text).toContain('volala · Displej nesvítí.')
  },
)

test('the ways on are told by what is done, not by what becomes of it', async () => {
  const { path } = await sell()
  const { text } = await staff.get(path)
  expect([...text.matchAll(/name="to" value="\w+">([^<]+)</g)].map(([, label]) => label)).toEqual([
    'Accept',
    'Reject…',
    'Cancel…',
  ])
})

test('nobody but staff with the token moves a buy-back', async () => {
  const { token, path } = await sell()
  const customer = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS.customer
  await customer.post('/cz/core/api/login/', { e_mail: email, password })
  const move = { from: 'submitted', to: 'accepted' }
  expect((await customer.postForm(path, move)).status).toBe(403)
  expect((await createVisitor(shop.url).postForm(path, move)).status).toBe(302)
  expect((await staff.send(path, { method: 'POST', body: new URLSearchParams(move) })).status).toBe(403)
  expect(await readState(token)).toBe('submitted')
  for (const wrong of ['/admin/buyouts/999999/', '/admin/buyouts/x/', '/admin/buyouts/99999999999/'])
    expect([wrong, (await staff.get(wrong)).status]).toEqual([wrong, 404])
})

test.each([
  ['cs', 'Odeslané výkupy', 'Česko', 'Poznámka pro kolegy'],
  ['ro', 'Cereri de vânzare trimise', 'Cehia', 'Notă pentru colegi'],
  ['en', 'Submitted buy-backs', 'Czechia', 'Note for colleagues'],
] as const)(
  'staff read buy-backs in %s, states by words alone, and go on doing so',
  async (language, title, country, note) => {
    const { path } = await sell()
    // Nobody before has chosen a language here.
    const reader = createVisitor(shop.url)
    const { email, password } = DEMO_ACCOUNTS.staff
    await reader.post('/cz/core/api/login/', { e_mail: email, password })
    const { text } = await reader.get('/admin/', { 'Accept-Language': `${language},en;q=0.5` })
    for (const told of [
      `<html lang="${language}">`,
      title,
      country,
      `>${nameStateIn(language, 'submitted')}</span>`,
    ])
      expect(text).toContain(told)
    const shown = text.replaceAll(/<[^>]*>/g, ' ')
    expect(BUYOUT_STATES.filter(state => new RegExp(`\\b${state}\\b`).test(shown))).toEqual([])
    expect((await reader.get(path, { 'Accept-Language': language })).text).toContain(note)
    // Whoever chose a language keeps it, whatever their browser asks for.
    const chosen = await reader.get(`/admin/?language=${language}`, { 'Accept-Language': 'de' })
    expect(chosen.text).toContain(
      `href="/admin/?language=${language}" lang="${language}" hreflang="${language}" aria-current="true"`,
    )
    expect((await reader.get('/admin/cache/', { 'Accept-Language': 'de' })).text).toContain(
      `<html lang="${language}">`,
    )
  },
)

test('the list shows one state where that is asked', async () => {
  const { path } = await sell()
  await staff.postForm(path, { from: 'submitted', to: 'cancelled', reason: 'Na přání.' })
  expect((await staff.get('/admin/?state=cancelled')).text).toContain(`href="${path}"`)
  expect((await staff.get('/admin/?state=submitted')).text).not.toContain(`href="${path}"`)
})

test('every state but the last ones leads on, and none leads back', () => {
  const ends = BUYOUT_STATES.filter(state => listNextStates(state).length === 0)
  expect(ends).toEqual(['paid', 'rejected', 'cancelled'])
  for (const state of BUYOUT_STATES)
    for (const next of listNextStates(state))
      expect(BUYOUT_STATES.indexOf(next)).toBeGreaterThan(BUYOUT_STATES.indexOf(state))
})

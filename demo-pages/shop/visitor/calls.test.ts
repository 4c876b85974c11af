import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const LOGIN = '/cz/core/api/login/'
const USER = '/cz/core/api/active-user/'
const JANA = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }
const BRANCH = { e_mail: 'pobocka@laguna.example', password: 'Pobocka-1' }
const PROFILE = { first_name: 'Jana', last_name: 'Nová', phone: '+420601123456' }

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

test('CR-012 who is signed in is told with their name, and kept by no cache', async () => {
  expect((await visitor.get(USER)).json).toMatchObject({ authenticated: false, first_name: null })
  await visitor.post(LOGIN, JANA)
  const { json, headers } = await visitor.get(USER)
  expect(json).toMatchObject({ authenticated: true, staff: false, shop_account: false, first_name: 'Jana' })
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('who has ordered finds where the last order of the market went, and nobody else does', async () => {
  const read = async (market: 'cz' | 'ro') =>
    ((await visitor.get(`/${market}/core/api/active-user/`)).json as { last_address: unknown }).last_address
  expect(await read('cz')).toBeNull()
  await visitor.post(LOGIN, JANA)
  expect(await read('cz')).toMatchObject({ address: 'Veveří 12', city: 'Brno', postcode: '60200' })
  expect(await read('ro')).toMatchObject({ postcode: expect.stringMatching(/^\d{6}$/) })
  await visitor.post('/cz/core/api/logout/', {})
  await visitor.post(LOGIN, { e_mail: 'obsluha@laguna.example', password: 'Obsluha-1' })
  expect(await read('cz')).toBeNull()
})

test('each sign-in has a mark of its own, of which neither the account nor the session can be told', async () => {
  const readMark = async (): Promise<string | null> =>
    ((await visitor.get(USER)).json as { session_mark: string | null }).session_mark
  expect(await readMark()).toBeNull()
  await visitor.post(LOGIN, JANA)
  const first = await readMark()
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(await readMark()).toBe(first)
  await visitor.post('/cz/core/api/logout/', {})
  await visitor.post(LOGIN, JANA)
  const second = await readMark()
  expect(second).toMatch(/^[\da-f]{32}$/)
  expect(second).not.toBe(first)
})

test('signing in opens a session and changes the token, signing out ends both markets’ session', async () => {
  await visitor.get(USER)
  const before = visitor.cookies.get('csrftoken')
  const { status, headers } = await visitor.post(LOGIN, { ...JANA, e_mail: 'Zakaznik@laguna.example' })
  expect(status).toBe(204)
  expect(headers.getSetCookie().find(line => line.startsWith('sessionid='))).toContain('HttpOnly')
  expect(visitor.cookies.get('csrftoken')).not.toBe(before)
  expect((await visitor.get('/ro/core/api/active-user/')).json).toMatchObject({ authenticated: true })
  expect((await visitor.post('/ro/core/api/logout/', {})).status).toBe(204)
  expect((await visitor.get(USER)).json).toMatchObject({ authenticated: false })
  expect((await visitor.post('/ro/core/api/logout/', {})).status).toBe(204)
})

test.each([
  [{ ...JANA, password: 'x' }, { non_field_errors: ['E-mail nebo heslo nesouhlasí.'] }],
  [{ ...JANA, e_mail: 'nobody@laguna.example' }, { non_field_errors: ['E-mail nebo heslo nesouhlasí.'] }],
  [{}, { e_mail: ['Toto pole je vyžadováno.'], password: ['Toto pole je vyžadováno.'] }],
  [{ ...JANA, password: '' }, { password: ['Toto pole je vyžadováno.'] }],
])('%j signs nobody in', async (body, faults) => {
  const { status, json } = await visitor.post(LOGIN, body)
  expect([status, json]).toEqual([400, faults])
  expect(visitor.cookies.has('sessionid')).toBe(false)
})

test('nobody signs in or out without the token', async () => {
  const noToken = { 'X-CSRFToken': '' }
  expect((await visitor.post(LOGIN, JANA, noToken)).status).toBe(403)
  await visitor.post(LOGIN, JANA)
  expect((await visitor.post('/cz/core/api/logout/', {}, noToken)).status).toBe(403)
  expect((await visitor.get(USER)).json).toMatchObject({ authenticated: true })
})

test('a customer changes their name and telephone, which are shown from then on', async () => {
  await visitor.post(LOGIN, JANA)
  expect((await visitor.post(USER, { ...PROFILE, phone: '601 123 456' })).status).toBe(204)
  expect((await visitor.get(USER)).json).toMatchObject(PROFILE)
  expect((await visitor.get('/cz/')).text).toContain('Jana Nová')
})

test('a profile that the rules refuse is told field by field', async () => {
  await visitor.post(LOGIN, JANA)
  const { status, json } = await visitor.post(USER, { first_name: '123 x', phone: '12' })
  expect([status, json]).toEqual([
    400,
    {
      first_name: ['Použijte jen písmena, mezery, spojovník, apostrof a tečku.'],
      last_name: ['Toto pole je vyžadováno.'],
      phone: ['Vložte platné telefonní číslo.'],
    },
  ])
  expect((await visitor.post(USER, { ...PROFILE, first_name: 5 })).status).toBe(400)
})

test('AC-012 a shop account can not edit who it is', async () => {
  await visitor.post(LOGIN, BRANCH)
  expect((await visitor.get(USER)).json).toMatchObject({ authenticated: true, shop_account: true })
  const { status, json } = await visitor.post(USER, PROFILE)
  expect([status, json]).toEqual([403, { detail: 'K této akci nemáte oprávnění.' }])
  expect((await visitor.get(USER)).json).toMatchObject({ first_name: 'Pobočka' })
})

test('who is not signed in is told so when they save', async () => {
  const { status, json } = await visitor.post(USER, PROFILE)
  expect([status, json]).toEqual([403, { detail: 'Nebyly zadány přihlašovací údaje.' }])
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ComponentParams } from '#core/api/cms/component-params.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const CATALOGUE = {
  widgets: {
    notifications: {
      label: 'Upozornění',
      when: 'load',
      params: {
        initial: { kind: 'text', isRequired: false, default: '', max: 50, label: 'Zprávy' },
        most: { kind: 'integer', isRequired: false, default: 5, min: 1, max: 9, label: 'Nejvýše' },
      },
    },
    'buyback-review': {
      label: 'Přehled',
      when: 'load',
      params: { id: { kind: 'reference', isRequired: true, label: 'Výkup' } },
    },
  },
}
const PAGE = '/cz/ukazky/notifications/'

let shop: RunningShop
let folder: string
let staff: TestVisitor
let customer: TestVisitor
/** The first component of the page, and the page. */
let pk: string
let page: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  await mkdir(join(folder, 'cz'), { recursive: true })
  await writeFile(join(folder, 'cz', 'catalogue.json'), JSON.stringify(CATALOGUE))
  shop = await startTestShop({ distDir: folder })
  staff = createVisitor(shop.url)
  await staff.postForm('/cz/prihlaseni/', { email: 'obsluha@laguna.example', password: 'Obsluha-1' })
  customer = createVisitor(shop.url)
  await customer.postForm('/cz/prihlaseni/', { email: 'zakaznik@laguna.example', password: 'Zakaznik-1' })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const listPlaced = (text: string): { component: string; pk: string }[] =>
  [...text.matchAll(/data-component="([^"]+)" data-component-pk="(\d+)"/g)].map(
    ([, component = '', found = '']) => ({ component, pk: found }),
  )
const listOnPage = async () => listPlaced((await createVisitor(shop.url).get(PAGE)).text)

beforeEach(async () => {
  const { text } = await staff.get(`${PAGE}?edit`)
  pk = listPlaced(text)[0]?.pk ?? ''
  page = /"name":"page","value":"(\d+)"/.exec(text)?.[1] ?? ''
})

const paramsPath = () => `/cz/core/api/component-params/${pk}/`
const pagePath = (end = '') => `/cz/core/api/pages/${page}/components/${end}`
const most = (value: unknown) => ({ name: 'most', value, type: 'integer' })

async function readVersion(): Promise<number> {
  return v.parse(ComponentParams, (await staff.get(paramsPath())).json).version
}

const send = (method: string, path: string, body: unknown = {}) =>
  staff.send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': staff.cookies.get('csrftoken') ?? '' },
  })

test('CR-021 an editor reads the component of a placeholder as a list of name, value and type', async () => {
  const { status, json, headers } = await staff.get(paramsPath())
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(v.parse(ComponentParams, json)).toMatchObject({ component: 'notifications', when: null })
  const [param] = (json as { params: { name: string; type: string }[] }).params
  expect(param).toMatchObject({ name: 'initial', type: 'string' })
})

test('CR-022 what an editor saves is on the page, with the next version and who saved it', async () => {
  const version = await readVersion()
  const saved = await staff.post(paramsPath(), { version, params: [most(3)], when: 'idle' })
  expect(saved.status).toBe(200)
  expect(saved.json).toMatchObject({
    version: version + 1,
    params: [most(3)],
    when: 'idle',
    saved_by: 'Petr Obsluha',
  })
  const { text } = await createVisitor(shop.url).get(PAGE)
  expect(text).toContain(`data-component-pk="${pk}" data-when="idle"`)
  expect(text).toMatch(/\[\{(?=[^}]*"name":"most")(?=[^}]*"value":3)[^}]*\}\]/)
})

test('AC-005 AC-006 only staff with their session read and save params', async () => {
  const path = paramsPath()
  for (const [who, detail] of [
    [createVisitor(shop.url), 'Nebyly zadány přihlašovací údaje.'],
    [customer, 'K této akci nemáte oprávnění.'],
  ] as const) {
    expect(await who.get(path)).toMatchObject({ status: 403, json: { detail } })
    const saved = await who.post(path, { version: 1, params: [] })
    expect(saved).toMatchObject({ status: 403, json: { detail } })
    expect((await who.post(pagePath(), {})).status).toBe(403)
  }
  const forged = await staff.send(path, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(forged).toMatchObject({ status: 403, json: { detail: 'CSRF Failed: CSRF token missing.' } })
})

test('two editors who began with the same version: the second is told, and the first one’s save stays', async () => {
  const version = await readVersion()
  await staff.post(paramsPath(), { version, params: [most(4)], when: null })
  const late = await staff.post(paramsPath(), { version, params: [most(8)], when: null })
  expect(late).toMatchObject({ status: 409, json: { detail: 'Komponentu mezitím uložil někdo jiný.' } })
  expect((await staff.get(paramsPath())).json).toMatchObject({ params: [most(4)] })
})

test('a save that is repeated under its key is done once', async () => {
  const version = await readVersion()
  const body = { version, params: [most(6)], when: null }
  const first = await staff.post(paramsPath(), body, { 'Idempotency-Key': 'save-1' })
  const again = await staff.post(paramsPath(), body, { 'Idempotency-Key': 'save-1' })
  expect(again).toMatchObject({ status: 200, json: first.json as object })
  expect(await readVersion()).toBe(version + 1)
})

test.each([
  [{ params: [most(77)] }, { params: { most: ['Tuto hodnotu parametr nepřijímá.'] } }],
  [
    { params: [{ name: '__proto__x', value: 1, type: 'integer' }] },
    { params: { __proto__x: ['Parametr nemůže mít takový název.'] } },
  ],
  [
    { params: [{ name: 'most', value: { a: 1 }, type: 'x' }] },
    { params: { most: ['Tuto hodnotu parametr nepřijímá.'] } },
  ],
  [{ params: [most(1), most(2)] }, { params: ['Tuto hodnotu parametr nepřijímá.'] }],
  [{ params: [], when: 'soon' }, { when: ['Takový okamžik spuštění neexistuje.'] }],
  [{ when: null }, { params: ['Toto pole je vyžadováno.'] }],
])('what a component would refuse is refused by its param: %j', async (sent, told) => {
  const version = await readVersion()
  expect(await staff.post(paramsPath(), { version, ...sent })).toMatchObject({ status: 400, json: told })
  expect(await readVersion()).toBe(version)
})

test('what is not there is not found, also under another market', async () => {
  expect((await staff.get('/cz/core/api/component-params/999999/')).status).toBe(404)
  expect((await staff.get('/cz/core/api/component-params/x/')).status).toBe(404)
  expect((await staff.get(paramsPath().replace('/cz/', '/ro/'))).status).toBe(404)
  expect((await send('DELETE', pagePath('999999/'))).status).toBe(404)
  expect((await staff.send(paramsPath(), { method: 'PUT' })).headers.get('allow')).toBe('GET, POST, OPTIONS')
})

test('a component is put beside another, moved, taken off and put back with all that was set', async () => {
  const before = await listOnPage()
  const inserted = await staff.post(pagePath(), {
    target: pk,
    position: 'after',
    component: 'notifications',
    params: [most(2)],
    when: null,
  })
  expect(inserted.status).toBe(201)
  const added = String((inserted.json as { pk: number }).pk)
  const order = async () => (await listOnPage()).map(placed => placed.pk)
  const [first = '', ...rest] = before.map(placed => placed.pk)
  expect(await order()).toEqual([first, added, ...rest])
  await send('PATCH', pagePath(`${added}/`), { target: first, position: 'before' })
  expect(await order()).toEqual([added, first, ...rest])
  expect((await send('DELETE', pagePath(`${added}/`))).status).toBe(204)
  expect(await order()).toEqual([first, ...rest])
  expect((await staff.get(`/cz/core/api/component-params/${added}/`)).status).toBe(404)
  await send('PATCH', pagePath(`${added}/`), { target: null, position: 'end' })
  expect(await order()).toEqual([first, ...rest, added])
  expect((await staff.get(`/cz/core/api/component-params/${added}/`)).json).toMatchObject({
    params: [most(2)],
  })
  await send('DELETE', pagePath(`${added}/`))
})

test('a component moves past a block of text, and exactly back', async () => {
  const listSlots = async () =>
    [...(await staff.get(`${PAGE}?edit`)).text.matchAll(/data-component-slot="([^"]*)"/g)].map(([, id]) => id)
  const before = await listSlots()
  const at = before.indexOf(pk)
  const text = before[at - 1]
  expect(text).toMatch(/^text-\d+$/)
  await send('PATCH', pagePath(`${pk}/`), { target: text, position: 'before' })
  const moved = await listSlots()
  expect([moved.indexOf(pk), moved.indexOf(text)]).toEqual([at - 1, at])
  await send('PATCH', pagePath(`${pk}/`), { target: text, position: 'after' })
  expect(await listSlots()).toEqual(before)
})

test.each([
  [{ component: 'no-such' }, { component: ['Taková komponenta neexistuje.'] }],
  [{ component: 'buyback-review' }, { params: { id: ['Toto pole je vyžadováno.'] } }],
  [
    { position: 'after', target: '999999' },
    { target: ['Komponenta, vedle které má stát, už na stránce není.'] },
  ],
])('a component that can’t work there is not put on the page: %j', async (sent, told) => {
  const before = await listOnPage()
  const body = { component: 'notifications', position: 'end', params: [], ...sent }
  expect(await staff.post(pagePath(), body)).toMatchObject({ status: 400, json: told })
  expect(await listOnPage()).toEqual(before)
})

test('staff find the way into the editing of a page; nobody else gets the editor', async () => {
  const { text } = await staff.get(PAGE)
  expect(text).toContain('<a href="/cz/ukazky/notifications/?edit">Upravit stránku</a>')
  expect(text).not.toContain('data-component="component-params"')
  const edited = await staff.get(`${PAGE}?edit`)
  expect(edited.text).toContain('data-component="component-params"')
  expect(edited.text).toContain('<a href="/cz/ukazky/notifications/">Ukončit úpravy</a>')
  expect(edited.text).toContain('data-component-slot')
  expect(edited.text).toContain('"consent":"refused"')
  for (const who of [customer, createVisitor(shop.url)]) {
    const other = await who.get(`${PAGE}?edit`)
    expect(other.text).not.toMatch(/data-component="component-params"|data-component-slot|Upravit stránku/)
  }
})

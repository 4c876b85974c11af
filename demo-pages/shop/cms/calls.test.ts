import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ComponentParams } from '#core/api/cms/component-params.ts'
import { PageDraft } from '#core/api/cms/page-draft.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const CATALOGUE = {
  widgets: {
    notifications: {
      label: 'Upozornění',
      when: 'load',
      params: {
        initial: { kind: 'text', isRequired: false, default: '', max: 50, label: 'Zprávy' },
        href: { kind: 'link', isRequired: false, default: '', max: 500, label: 'Odkaz' },
        code: { kind: 'reference', isRequired: false, default: '', pattern: '^[a-z0-9-]+$', label: 'Kód' },
        device: {
          kind: 'reference',
          isRequired: false,
          default: '',
          of: 'buyback-device',
          label: 'Zařízení',
        },
        deviceType: {
          kind: 'reference',
          isRequired: false,
          default: '',
          of: 'buyback-type',
          label: 'Typ',
        },
        ...Object.fromEntries(
          ['product', 'discount', 'order', 'category'].map(of => [
            of,
            { kind: 'reference', isRequired: false, default: '', of, label: of },
          ]),
        ),
        most: { kind: 'integer', isRequired: false, default: 5, min: 1, max: 9, label: 'Nejvýše' },
      },
    },
    tabs: { label: 'Záložky', when: 'load', keepsContent: true, params: {} },
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
/** What editors see on the page, the editor itself aside; and what visitors see. */
const listOnPage = async () =>
  listPlaced((await staff.get(`${PAGE}?edit`)).text).filter(
    ({ component }) => component !== 'component-params',
  )
const readPublic = async () => (await createVisitor(shop.url).get(PAGE)).text

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

test('CR-022 what an editor saves is in the draft of the page, with the next version and who saved it', async () => {
  const version = await readVersion()
  const saved = await staff.post(paramsPath(), { version, params: [most(3)], when: 'idle' })
  expect(saved.status).toBe(200)
  expect(saved.json).toMatchObject({
    version: version + 1,
    params: [most(3)],
    when: 'idle',
    saved_by: 'Petr Obsluha',
  })
  const placed = `data-component-pk="${pk}" data-when="idle"`
  expect(await readPublic()).not.toContain(placed)
  const { text } = await staff.get(`${PAGE}?edit`)
  expect(text).toContain(placed)
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
  [
    { params: [{ name: 'href', value: 'javascript:alert(1)', type: 'string' }] },
    { params: { href: ['Tuto hodnotu parametr nepřijímá.'] } },
  ],
  [
    { params: [{ name: 'code', value: 'Podzim 2026!', type: 'string' }] },
    { params: { code: ['Tuto hodnotu parametr nepřijímá.'] } },
  ],
  [
    { params: [{ name: 'device', value: 'iphone-13', type: 'string' }] },
    { params: { device: ['Takové zařízení neznáme. Vyberte jiné.'] } },
  ],
  [
    {
      params: [
        { name: 'device', value: 'apple-iphone-13-128gb-blue', type: 'string' },
        { name: 'deviceType', value: 'watches', type: 'string' },
      ],
    },
    { params: { deviceType: ['Vybrané zařízení už svůj typ má. Vyberte jen jedno z toho.'] } },
  ],
  [{ params: [most(1), most(2)] }, { params: ['Tuto hodnotu parametr nepřijímá.'] }],
  [{ params: [], when: 'soon' }, { when: ['Takový okamžik spuštění neexistuje.'] }],
  [{ when: null }, { params: ['Toto pole je vyžadováno.'] }],
])('what a component would refuse is refused by its param: %j', async (sent, told) => {
  const version = await readVersion()
  expect(await staff.post(paramsPath(), { version, ...sent })).toMatchObject({ status: 400, json: told })
  expect(await readVersion()).toBe(version)
})

test.each(['product', 'discount', 'order', 'category'])(
  'a %s that the shop does not know is refused, one that it knows is taken',
  async name => {
    const save = async (value: string) =>
      staff.post(paramsPath(), {
        version: await readVersion(),
        params: [{ name, value, type: 'string' }],
        when: null,
      })
    for (const value of ['nic', '999999999', "' or 1=1"]) {
      const told = { params: { [name]: ['Nic takového v nabídce není. Vyberte ze seznamu.'] } }
      expect(await save(value)).toMatchObject({ status: 400, json: told })
    }
    expect((await save(await findKnown(name))).status).toBe(200)
  },
)

/** Found as the editor's panel finds it. */
async function findKnown(of: string): Promise<string> {
  const paths: Record<string, string> = {
    product: '/cz/core/api/products/?search=a',
    discount: '/cz/api/new/discounts/?search=',
    order: '/cz/api/new/orders/order-delivery/grid/?search=',
    category: '/cz/core/api/admin/categories/list/?search=telefon',
  }
  const { json } = await staff.get(paths[of] ?? '')
  const [first] = (json as { results: { id?: number | string; code?: string }[] }).results
  return String(first?.code ?? first?.id)
}

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

test('what shows only the content of its place gets no word of the shop’s for it', async () => {
  const insert = async (component: string) => {
    const form = { target: null, position: 'end', component, params: [], when: null }
    const { json } = await staff.post(pagePath(), form)
    return String((json as { pk: number }).pk)
  }
  const [kept, other] = [await insert('tabs'), await insert('notifications')]
  const { text } = await staff.get(`${PAGE}?edit`)
  const shown = (name: string) =>
    text.split(`data-component-pk="${name}"`)[1]?.split('data-component-slot')[0]
  expect(shown(other)).toContain('Rádi vám poradíme')
  expect(shown(kept)).not.toContain('Rádi vám poradíme')
  for (const name of [kept, other]) await send('DELETE', pagePath(`${name}/`))
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
  // The panel has it as well, and takes the place of this one.
  const [above = '', panel = ''] = edited.text.split('data-component="component-params"')
  expect(above).not.toContain('Ukončit úpravy')
  expect(panel).toContain('<a href="/cz/ukazky/notifications/">Ukončit úpravy</a>')
  expect(edited.text).toContain('data-component-slot')
  expect(edited.text).toContain('"consent":"refused"')
  for (const who of [customer, createVisitor(shop.url)]) {
    const other = await who.get(`${PAGE}?edit`)
    expect(other.text).not.toMatch(/data-component="component-params"|data-component-slot|Upravit stránku/)
  }
})

const draftPath = (of = page) => `/cz/core/api/pages/${of}/draft/`
const readDraft = async () => v.parse(PageDraft, (await staff.get(draftPath())).json)
const step = async (action: string) =>
  send('PATCH', draftPath(), { version: (await readDraft()).version, action })
const publish = async () => staff.post(draftPath(), { version: (await readDraft()).version })
const save = async (...params: unknown[]) =>
  staff.post(paramsPath(), { version: await readVersion(), params, when: null })

test('nothing an editor does is public before it is published: saved, put in, moved and taken off in one draft', async () => {
  await step('discard')
  const before = (await readPublic()).match(/<main.*<\/main>/s)?.[0]
  await save(most(7))
  const place = { target: pk, position: 'after', component: 'notifications', params: [most(2)], when: null }
  const added = String(((await staff.post(pagePath(), place)).json as { pk: number }).pk)
  const last = (await listOnPage()).at(-1)?.pk ?? ''
  await send('DELETE', pagePath(`${last}/`))
  await send('PATCH', pagePath(`${added}/`), { target: pk, position: 'before' })
  expect((await readPublic()).match(/<main.*<\/main>/s)?.[0]).toBe(before)
  const { changes, parts } = await readDraft()
  expect(changes.map(({ kind, pk: of }) => [kind, of])).toEqual([
    ['added', added],
    ['changed', pk],
    ['removed', last],
  ])
  expect(changes[1]?.params).toContainEqual({ name: 'most', before: null, after: 7 })
  expect(parts.map(({ name }) => name)).toContain(added)
  const preview = await staff.get(`${PAGE}?preview`)
  expect(preview.text).toContain('Náhled konceptu.')
  expect(listPlaced(preview.text).map(placed => placed.pk)).toEqual(
    (await listOnPage()).map(({ pk: of }) => of),
  )
  expect(preview.text).not.toMatch(/data-component="component-params"|data-component-slot/)
  expect((await createVisitor(shop.url).get(`${PAGE}?preview`)).text).not.toContain(`pk="${added}"`)

  expect((await publish()).json).toMatchObject({ changes: [], can_undo: true, can_redo: false })
  const placed = listPlaced(await readPublic()).map(one => one.pk)
  expect(placed).toContain(added)
  expect(placed).not.toContain(last)
  expect(placed.indexOf(added)).toBe(placed.indexOf(pk) - 1)
  expect(await readPublic()).toMatch(/"name":"most"[^}]*"value":7|"value":7[^}]*"name":"most"/)
})

test('each step of a draft is undone and done again, also all of them at once, as often as the page is read', async () => {
  await save(most(1))
  await publish()
  await save(most(3))
  await save(most(4))
  const read = async () => (await staff.get(paramsPath())).json
  const version = await readVersion()
  expect((await step('undo')).json).toMatchObject({ can_undo: true, can_redo: true })
  expect(await read()).toMatchObject({ params: [most(3)] })
  expect(await readVersion()).toBeGreaterThan(version)
  await step('redo')
  expect(await read()).toMatchObject({ params: [most(4)] })
  expect((await step('discard')).json).toMatchObject({ changes: [], can_redo: true })
  expect(await read()).toMatchObject({ params: [most(1)] })
  await step('redo')
  await save(most(5))
  expect((await readDraft()).can_redo).toBe(false)
  await step('undo')
  expect(await read()).toMatchObject({ params: [most(3)] })
  await step('discard')
})

test('a page that was published goes back to what it was, and on again', async () => {
  await step('discard')
  await publish()
  const look = async () => (await readPublic()).match(/<main.*<\/main>/s)?.[0]
  const before = await look()
  await save(most(6))
  const place = { target: pk, position: 'after', component: 'notifications', params: [most(2)], when: null }
  const added = String(((await staff.post(pagePath(), place)).json as { pk: number }).pk)
  await publish()
  const after = await look()
  expect(after).not.toBe(before)
  const undone = v.parse(PageDraft, (await step('undo')).json)
  expect(undone.changes.map(({ kind, pk: of }) => [kind, of])).toEqual([
    ['changed', pk],
    ['removed', added],
  ])
  expect(undone).toMatchObject({ can_undo: false, can_redo: true })
  expect(await look()).toBe(after)
  await publish()
  expect(await look()).toBe(before)
  // And on: what was published then is one step back from it, and goes on from there.
  await step('undo')
  await save(most(9))
  expect((await step('undo')).json).toMatchObject({ can_undo: true, can_redo: true })
  await publish()
  expect(await look()).toBe(after)
  await step('undo')
  await publish()
  expect(await look()).toBe(before)
})

test('nobody publishes or undoes what somebody else has made of the draft since they looked', async () => {
  const { version } = await readDraft()
  await save(most(8))
  const told = { status: 409, json: { detail: 'Koncept stránky mezitím změnil někdo jiný.' } }
  expect(await staff.post(draftPath(), { version })).toMatchObject(told)
  expect(await send('PATCH', draftPath(), { version, action: 'undo' })).toMatchObject(told)
  expect(await readDraft()).toMatchObject({ changed_by: 'Petr Obsluha', changes: [{ kind: 'changed', pk }] })
  expect((await send('PATCH', draftPath(), { version, action: 'forget' })).status).toBe(400)
  expect((await staff.get(draftPath('999999'))).status).toBe(404)
  await step('discard')
})

test('the list of pages tells devices by their names, and what comes with a page’s address in words', async () => {
  const form = {
    target: null,
    position: 'end',
    component: 'notifications',
    params: [
      { name: 'device', value: 'apple-iphone-13-128gb-blue', type: 'string' },
      { name: 'initial', value: '{token}', type: 'string' },
    ],
    when: null,
  }
  const { json } = await staff.post(pagePath(), form)
  const list = await staff.get('/admin/pages/?market=cz')
  expect(list.text).toMatch(/Zprávy: podle otevřené stránky · Zařízení: [^<]*iPhone 13/)
  expect(list.text).not.toMatch(/Zařízení: apple-|Zprávy: \{token\}/)
  await send('DELETE', pagePath(`${(json as { pk: number }).pk}/`))
})

test('the list of pages says of what a page opens that can’t be edited from there', async () => {
  const { text } = await staff.get('/admin/pages/?market=cz')
  const told = [...text.matchAll(/<span>([^<]*…\/)<\/span>.*?<p>(It opens from one [a-z-]+)/gs)]
  expect(told.map(([, path, said]) => [path, said])).toEqual(
    expect.arrayContaining([
      ['/cz/vykup/prehled/…/', 'It opens from one buy-back'],
      ['/cz/objednavka/…/', 'It opens from one order'],
    ]),
  )
})

test('an edited page names every page that a link can lead to, for staff alone', async () => {
  const listHidden = (text: string) =>
    [...(/<nav hidden[^>]*>(.*?)<\/nav>/s.exec(text)?.[1] ?? '').matchAll(/<a href="([^"]+)">([^<]+)/g)].map(
      ([, path, name]) => [path, name],
    )
  const listed = listHidden((await staff.get('/cz/?edit')).text)
  expect(listed).toEqual(expect.arrayContaining([['/cz/kosik/', 'Košík']]))
  const paths = listed.map(([path]) => path)
  for (const path of ['/cz/pokladna/', '/cz/vykup/', '/cz/newsletter/podminky/', '/cz/zbozi/'])
    expect(paths).toContain(path)
  expect(paths.filter(path => /\{|ukazky|obsluha|^\/ro/.test(path ?? ''))).toEqual([])
  expect(listHidden((await createVisitor(shop.url).get('/cz/')).text)).toEqual([])
})

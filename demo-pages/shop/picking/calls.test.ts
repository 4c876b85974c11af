import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Crate } from '#core/api/picking/crates.ts'
import { MailSetting } from '#core/api/picking/customer-mail.ts'
import { OrderDelivery, PickAnswer } from '#core/api/picking/deliveries.ts'
import { DeliveryRow } from '#core/api/picking/delivery-list.ts'
import { PackedOrder, ScanAnswer } from '#core/api/picking/packing.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { listTemplates } from './mail-templates.ts'

let shop: RunningShop
let staff: TestVisitor
let colleague: TestVisitor

const signIn = async (who: keyof typeof DEMO_ACCOUNTS): Promise<TestVisitor> => {
  const visitor = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS[who]
  await visitor.post('/cz/core/api/login/', { e_mail: email, password })
  return visitor
}
beforeAll(async () => {
  shop = await startTestShop()
  staff = await signIn('warehouse')
  colleague = await signIn('staff')
}, 120_000)
afterAll(() => shop.close())

const CALLS = '/cz/api/new/orders/order-delivery/'
const detail = (id: string, more = ''): string => `${CALLS}detail/${id}/${more}`

interface Labels {
  crates: { code: string }[]
  goods: { code: string; barcode: string; serials: string[] }[]
}
const readLabels = async (): Promise<Labels> =>
  (await staff.get('/qa/picking/', { Accept: 'application/json' })).json as Labels
const labelOf = async (code: string) => {
  const found = (await readLabels()).goods.find(one => one.code === code)
  if (!found) throw new Error(`There is no ${code}.`)
  return found
}

/** An order of one phone and two chargers that waits to be picked, or one in another state; its id. */
async function make(state?: string, payment = 'card'): Promise<string> {
  if (!state) {
    const made = await staff.postForm('/qa/picking/', { market: 'cz', phone: '1' })
    return new URL(made.headers.get('location') ?? '', shop.url).searchParams.get('id') ?? ''
  }
  const made = await staff.postForm('/qa/orders/', { market: 'cz', payment, state })
  const page = await staff.get(made.headers.get('location') ?? '')
  const token = /href="\/[^"]*\/([^"/]+)\/">What the customer sees</.exec(page.text)?.[1]
  const { json } = await staff.get(`/cz/core/orders/${token}/`)
  const { results } = v.parse(
    v.object({ results: v.array(DeliveryRow) }),
    (await staff.get(`${CALLS}grid/?number=${(json as { number: string }).number}`)).json,
  )
  return results[0]?.id ?? ''
}
const read = async (id: string) => v.parse(OrderDelivery, (await staff.get(detail(id))).json)
const pick = async (code: string, order: string | null, by = staff) =>
  v.parse(PickAnswer, (await by.post(`${CALLS}picking/scan/`, { code, order })).json)
const pack = async (code: string, order: string | null, by = staff, headers = {}) =>
  v.parse(ScanAnswer, (await by.post(`${CALLS}packing/scan/`, { code, order }, headers)).json)
const send = (method: string, path: string, body: unknown, by = staff) =>
  by.send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': by.cookies.get('csrftoken') ?? '' },
  })

/** Picks an order into a free crate; the crate's code. */
async function pickAll(id: string): Promise<string> {
  const crate = (await readLabels()).crates[0]?.code ?? ''
  await pick((await read(id)).number, null)
  expect((await pick(crate, id)).outcome).toBe('crate-put')
  for (const item of (await read(id)).items)
    for (let piece = 0; piece < item.quantity; piece++)
      expect((await pick(item.barcode ?? '', id)).outcome).toBe('piece-picked')
  return crate
}
const freeSerial = async () => (await labelOf('apple-iphone-16-128gb')).serials[0] ?? ''
const CHARGER = 'nabijecka-usb-c-20w'

test('a crate that is taken names the order that lies in it, and no other answer does', async () => {
  const [id, other] = [await make(), await make()]
  const crate = (await readLabels()).crates[0]?.code ?? ''
  expect(await pick(crate, other)).toMatchObject({ outcome: 'crate-put', other_order: null })
  const taken = await pick(crate, id)
  expect([taken.outcome, taken.other_order]).toEqual(['crate-taken', (await read(other)).number])
})

test('an order is picked and packed by scans alone, and goes to its carrier', async () => {
  const id = await make()
  const crate = await pickAll(id)
  const picked = await read(id)
  expect(picked).toMatchObject({ picking_state: 'picked', crate: { code: crate }, can_hand_over: false })
  expect((await pack(crate, null)).outcome).toBe('crate-opened')
  const { barcode } = await labelOf(CHARGER)
  const serial = await freeSerial()
  const scans = [serial, barcode, barcode, 'BOX30X20X10', 'GRAMS1250', 'CMDCONFIRM']
  const outcomes = []
  for (const code of scans) outcomes.push((await pack(code, id)).outcome)
  expect(outcomes).toEqual([...Array(3).fill('piece-packed'), 'box-set', 'weight-set', 'handed-over'])
  const sent = await read(id)
  expect(sent).toMatchObject({ order_state: 'sent', crate: null, can_pick: false, locked_by: null })
  expect(sent.parcel).toMatchObject({ width: 30, height: 20, depth: 10, weight: 1.25 })
  expect(sent.parcel?.label).toMatch(/^1387\d{10}$/)
  expect((await readLabels()).crates.some(({ code }) => code === crate)).toBe(true)
  expect(await freeSerial()).not.toBe(serial)
  expect((await pack('CMDCONFIRM', id)).outcome).toBe('already-handed-over')
})

test.each([
  ['ready-for-pickup', true],
  ['sent', false],
] as const)(
  'an order that is %s is told to be a pick-up: %s, at the shelf and at the packing table',
  async (state, isPickup) => {
    const { json } = await staff.get(`${CALLS}grid/?order_state=${state}`)
    const [first] = v.parse(v.object({ results: v.array(DeliveryRow) }), json).results
    const id = first?.id ?? ''
    expect((await read(id)).is_pickup).toBe(isPickup)
    const packed = v.parse(PackedOrder, (await staff.get(`${CALLS}packing/detail/${id}/`)).json)
    expect(packed.is_pickup).toBe(isPickup)
  },
)

test('ER-035 ER-036 ER-037 ER-038 what is scanned wrong changes nothing and says why', async () => {
  const id = await make()
  expect((await pack('CRATE0040', null)).outcome).toBe('crate-empty')
  expect((await pack('CRATE9999', null)).outcome).toBe('crate-unknown')
  expect((await pack('BOX1X1X1', null)).outcome).toBe('crate-missing')
  const crate = await pickAll(id)
  const watch = (await readLabels()).goods.find(
    ({ code, serials }) => serials.length > 0 && code !== 'apple-iphone-16-128gb',
  )
  await pack(crate, null)
  const before = v.parse(PackedOrder, (await staff.get(`${CALLS}packing/detail/${id}/`)).json)
  expect((await pack(watch?.serials[0] ?? '', id)).outcome).toBe('serial-mismatch')
  expect((await pack('SN00000000', id)).outcome).toBe('unknown-code')
  expect((await pack('CMDCONFIRM', id)).outcome).toBe('items-missing')
  expect(v.parse(PackedOrder, (await staff.get(`${CALLS}packing/detail/${id}/`)).json)).toEqual(before)
  expect((await pack((await labelOf('apple-iphone-16-128gb')).barcode, id)).outcome).toBe('serial-expected')
  expect(await pack('SN00000000', id)).toMatchObject({
    outcome: 'serial-unavailable',
    unavailable: 'unknown',
  })
  const serial = await freeSerial()
  expect((await pack(serial, id)).outcome).toBe('piece-packed')
  expect((await pack(serial, id)).outcome).toBe('already-scanned')
  expect((await pack('CMDUNDO', id)).outcome).toBe('undone')
  expect(await freeSerial()).toBe(serial)
})

test('what was asked for its serial number and overtaken is owed, also where the order is read anew', async () => {
  const id = await make()
  await pack(await pickAll(id), null)
  await pack((await labelOf('apple-iphone-16-128gb')).barcode, id)
  const { order } = await pack((await labelOf(CHARGER)).barcode, id)
  const owed = order?.items.filter(item => item.has_serials).map(item => item.id)
  expect(owed).toHaveLength(1)
  expect(order?.owed_items).toEqual(owed)
  const again = v.parse(PackedOrder, (await staff.get(`${CALLS}packing/detail/${id}/`)).json)
  expect(again.owed_items).toEqual(owed)
  expect((await pack(await freeSerial(), id)).order?.owed_items).toEqual([])
})

test('a scan that is sent again under its key counts once', async () => {
  const id = await make()
  const crate = await pickAll(id)
  await pack(crate, null)
  const { barcode } = await labelOf(CHARGER)
  const headers = { 'Idempotency-Key': 'scan-1' }
  const [one, other] = [await pack(barcode, id, staff, headers), await pack(barcode, id, staff, headers)]
  expect(other).toEqual(one)
  expect(one.order?.items.flatMap(({ scanned }) => scanned)).toEqual([barcode])
})

test('a serial number that two tables scan in one moment goes with one order', async () => {
  const [first, second] = [await make(), await make()]
  await pack(await pickAll(first), null)
  const crate = await pickAll(second)
  await send('POST', detail(second, 'lock/'), { action: 'take' }, colleague)
  await pack(crate, null, colleague)
  const serial = await freeSerial()
  const answers = await Promise.all([pack(serial, first), pack(serial, second, colleague)])
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['piece-packed', 'serial-unavailable'])
  expect(answers.find(({ outcome }) => outcome === 'serial-unavailable')?.unavailable).toBe('assigned')
})

test('what a colleague works on is theirs until it is taken over', async () => {
  const id = await make()
  const { number } = await read(id)
  expect((await pick(number, null)).outcome).toBe('order-opened')
  const told = await pick(number, null, colleague)
  expect(told.outcome).toBe('locked')
  expect(told.order?.locked_by).toBe((await read(id)).locked_by)
  expect((await pick('CMDTAKEOVER', id, colleague)).outcome).toBe('taken-over')
  expect((await pick(number, null)).outcome).toBe('locked')
})

test('at the packing table a code that nobody knows is told so, whoever packs the order', async () => {
  const id = await make()
  const crate = await pickAll(id)
  expect((await pack(crate, null)).outcome).toBe('crate-opened')
  expect((await pack(crate, null, colleague)).outcome).toBe('locked')
  const told = await pack('12345', id, colleague)
  expect([told.outcome, told.order?.locked_by]).toEqual(['unknown-code', (await read(id)).locked_by])
  expect((await pack((await labelOf(CHARGER)).barcode, id, colleague)).outcome).toBe('locked')
  expect((await pack('CMDUNDO', id, colleague)).outcome).toBe('locked')
})

test('a scan that is refused makes nobody the one who works on an order', async () => {
  const id = await make()
  for (const code of ['X1', 'CMDUNDO', '999999']) await pick(code, id)
  expect((await read(id)).locked_by).toBeNull()
  await pick((await labelOf(CHARGER)).barcode, id)
  expect((await read(id)).locked_by).not.toBeNull()
  const packed = await make()
  await pack(await pickAll(packed), null)
  await send('POST', detail(packed, 'lock/'), { action: 'release' })
  await pack('X1', packed)
  expect((await read(packed)).locked_by).toBeNull()
})

test('beside the shelf each piece counts once, and the last one can be taken back', async () => {
  const id = await make()
  const { barcode } = await labelOf(CHARGER)
  await pick((await read(id)).number, null)
  const outcomes = []
  for (const code of [barcode, barcode, barcode, 'CMDUNDO', 'CMDUNDO', 'CMDUNDO', 'X1'])
    outcomes.push((await pick(code, id)).outcome)
  expect(outcomes).toEqual([
    'piece-picked',
    'piece-picked',
    'enough-scanned',
    'undone',
    'undone',
    'nothing-to-undo',
    'unknown-code',
  ])
  expect((await read(id)).picking_state).toBe('waiting')
})

test('beside the shelf the crate that was scanned last is taken back before the goods', async () => {
  const [id, other] = [await make(), await make()]
  const { barcode } = await labelOf(CHARGER)
  const [crate = '', next = ''] = (await readLabels()).crates.map(({ code }) => code)
  await pick((await read(id)).number, null)
  for (const code of [barcode, barcode, crate]) await pick(code, id)
  expect(await pick('CMDUNDO', id)).toMatchObject({ outcome: 'undone', order: { crate: null } })
  expect((await read(id)).items.map(({ picked }) => picked)).toContain(2)
  for (const code of [crate, next]) expect((await pick(code, id)).outcome).toBe('crate-put')
  expect(await pick('CMDUNDO', id)).toMatchObject({ outcome: 'undone', order: { crate: { code: crate } } })
  await pick(next, id)
  await pick(crate, other)
  const before = await read(id)
  expect(await pick('CMDUNDO', id)).toMatchObject({
    outcome: 'crate-taken',
    other_order: (await read(other)).number,
  })
  expect(await read(id), 'and nothing else is taken back instead').toEqual(before)
})

test('beside the shelf what is printed for the packing table is no unknown code, and a confirmation leads there once all lies in a crate', async () => {
  const id = await make()
  expect((await pick('CMDCONFIRM', null)).outcome).toBe('order-missing')
  await pick((await read(id)).number, null)
  for (const code of ['BOX30X20X10', 'GRAMS1250'])
    expect([code, (await pick(code, id)).outcome]).toEqual([code, 'of-packing'])
  expect((await pick('CMDCONFIRM', id)).outcome).toBe('confirmed-early')
  for (const item of (await read(id)).items)
    for (let piece = 0; piece < item.quantity; piece++) await pick(item.barcode ?? '', id)
  expect((await pick('CMDCONFIRM', id)).outcome).toBe('crate-missing')
  await pick((await readLabels()).crates[0]?.code ?? '', id)
  const before = await read(id)
  const confirmed = await pick('CMDCONFIRM', id)
  expect([confirmed.outcome, confirmed.code, confirmed.order]).toEqual([
    'ready-to-pack',
    'CMDCONFIRM',
    before,
  ])
})

test('beside the shelf one serial number counts once, and another one of what is complete is too many', async () => {
  const id = await make()
  await pick((await read(id)).number, null)
  const [first = '', second = ''] = (await labelOf('apple-iphone-16-128gb')).serials
  const outcomes = []
  for (const code of [first, first, second, 'CMDUNDO', first]) outcomes.push((await pick(code, id)).outcome)
  expect(outcomes).toEqual(['piece-picked', 'already-scanned', 'enough-scanned', 'undone', 'piece-picked'])
})

test('ER-034 a carrier does not take what was cancelled meanwhile, and the parcel stays measured', async () => {
  const id = await make()
  const crate = await pickAll(id)
  await pack(crate, null)
  const { barcode } = await labelOf(CHARGER)
  for (const code of [await freeSerial(), barcode, barcode, 'BOX30X20X10', 'GRAMS1250']) await pack(code, id)
  await staff.postForm(`/qa/orders/${id}/`, { from: 'in-progress', state: 'cancelled', to: 'cancelled' })
  expect((await read(id)).order_state).toBe('cancelled')
  expect((await pack('CMDCONFIRM', id)).outcome).toBe('carrier-refused')
  const { version, parcel } = await read(id)
  expect(parcel?.label).toBeNull()
  const refused = await send('POST', detail(id, 'hand-over/'), { version })
  expect([refused.status, refused.json]).toEqual([
    400,
    { non_field_errors: ['Nelze předat dopravci (objednávka může být zrušená).'] },
  ])
})

test('AD-043 AD-044 AD-045 AD-046 AD-047 an item goes from state to state, and no other way', async () => {
  const id = await make()
  const [item] = (await read(id)).items
  const move = async (picking_state: string, version: number) =>
    send('PATCH', detail(id, `items/${item?.id}/`), { picking_state, version })
  let { version } = await read(id)
  for (const state of ['in-progress', 'needs-replacement', 'not-found', 'picked', 'waiting']) {
    const { status, json } = await move(state, version)
    expect([state, status]).toEqual([state, 200])
    version = v.parse(OrderDelivery, json).version
  }
  const refused = await move('needs-replacement', version)
  expect([refused.status, refused.json]).toEqual([
    400,
    {
      picking_state: [
        'Do tohoto stavu teď položka přejít nemůže. Může být: vychystává se, vychystáno, nenalezeno.',
      ],
    },
  ])
  const late = await move('picked', version - 1)
  expect(late.status).toBe(409)
  expect((late.json as { current: { version: number } }).current.version).toBe(version)
})

test('a product that can’t be had is replaced at the price that was agreed', async () => {
  const id = await make()
  const before = await read(id)
  const [item] = before.items
  const replace = (version: number) =>
    send('POST', detail(id, `items/${item?.id}/replace/`), { product: 'samsung-galaxy-s25-128gb', version })
  expect((await replace(before.version)).status).toBe(400)
  const { json } = await send('PATCH', detail(id, `items/${item?.id}/`), {
    picking_state: 'not-found',
    version: before.version,
  })
  const answer = await replace(v.parse(OrderDelivery, json).version)
  const after = v.parse(OrderDelivery, answer.json)
  expect(after.items[0]).toMatchObject({
    code: 'samsung-galaxy-s25-128gb',
    unit_price: item?.unit_price,
    picking_state: 'waiting',
  })
})

test.each([
  ['in-progress', 'cash', 200],
  ['in-progress', 'card', 400],
  ['waiting-for-payment', 'transfer', 200],
  ['sent', 'cash', 400],
  ['cancelled', 'cash', 400],
])(
  'OR-013 a product can be added to an order that is %s and paid by %s: %i',
  async (state, payment, status) => {
    const id = await make(state, payment)
    const { version, can_add_product, items } = await read(id)
    expect(can_add_product).toBe(status === 200)
    const added = await send('POST', detail(id, 'items/'), {
      product: 'kabel-usb-c-1m',
      quantity: 2,
      version,
    })
    expect(added.status).toBe(status)
    if (status === 400)
      expect(JSON.stringify(added.json)).toContain('Jde to jen do nezaplacené, která se ještě nepředala.')
    expect((await read(id)).items.length - items.length).toBe(status === 200 ? 1 : 0)
  },
)

test('VA-051 VA-052 a delivery begins before it ends', async () => {
  const id = await make()
  const put = async (from: string | null, to: string | null) =>
    send('PUT', detail(id, 'window/'), {
      delivery_from: from,
      delivery_to: to,
      version: (await read(id)).version,
    })
  expect((await put('2026-11-25T10:00:00Z', '2026-11-25T12:00:00Z')).status).toBe(200)
  expect(await read(id)).toMatchObject({ delivery_from: '2026-11-25T10:00:00.000Z' })
  for (const to of ['2026-11-25T10:00:00Z', '2026-11-25T09:00:00Z', null]) {
    const { status, json } = await put('2026-11-25T10:00:00Z', to)
    expect([status, Object.keys(json as object)]).toEqual([400, ['delivery_from', 'delivery_to']])
  }
  expect((await put(null, null)).status).toBe(200)
})

test('AD-058 the list keeps what waits longer than half an hour, filtered and ordered by its columns', async () => {
  await make('new')
  await make()
  const list = async (query: string) =>
    v.parse(
      v.object({ count: v.number(), results: v.array(DeliveryRow) }),
      (await staff.get(`${CALLS}grid/?page_size=500&${query}`)).json,
    )
  const all = await list('')
  const old = await list('older_than=30')
  const isOld = ({ created_at }: DeliveryRow) => Date.now() - Date.parse(created_at) > 30 * 60_000
  expect(old.results.map(({ id }) => id).sort()).toEqual(
    all.results
      .filter(isOld)
      .map(({ id }) => id)
      .sort(),
  )
  expect(old.count).toBeLessThan(all.count)
  const waiting = await list('order_state=in-progress&picking_state=waiting&ordering=-number')
  expect(waiting.count).toBeGreaterThan(0)
  expect(waiting.results.every(row => row.picking_state === 'waiting')).toBe(true)
  const numbers = waiting.results.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted().reverse())
  expect((await list('search=jana')).count).toBeGreaterThan(0)
  expect((await staff.get(`${CALLS}grid/?older_than=x`)).status).toBe(400)
})

test('an action for several orders answers for each', async () => {
  const [open, gone] = [await make(), await make('sent')]
  const { json } = await staff.post(`${CALLS}bulk/`, { action: 'start', ids: [open, gone, '999999'] })
  expect(json).toEqual({
    results: [
      { id: open, detail: null },
      { id: gone, detail: 'Objednávka se už nevychystává.' },
      { id: '999999', detail: 'Nenalezeno.' },
    ],
  })
  expect((await read(open)).picking_state).toBe('in-progress')
  await staff.post(`${CALLS}bulk/`, { action: 'stop', ids: [open] })
  expect(await read(open)).toMatchObject({ picking_state: 'waiting', locked_by: null })
})

test('an action that changes nothing of an order is refused for it, with the reason', async () => {
  const [picked, lacking, waiting] = [await make(), await make(), await make()]
  await pickAll(picked)
  const { items, version } = await read(lacking)
  for (const [at, item] of items.entries())
    await send('PATCH', detail(lacking, `items/${item.id}/`), {
      picking_state: 'not-found',
      version: version + at,
    })
  const run = async (action: string, ids: string[]) =>
    ((await staff.post(`${CALLS}bulk/`, { action, ids })).json as { results: { detail: string | null }[] })
      .results
  const ids = [picked, lacking, waiting]
  expect((await run('start', ids)).map(one => one.detail)).toEqual([
    'Už je vychystaná.',
    'Chybí v ní zboží, které se nenašlo.',
    null,
  ])
  expect((await run('start', [waiting]))[0]?.detail).toBe('Už se vychystává.')
  expect((await run('stop', [waiting]))[0]?.detail).toBe(null)
  expect((await run('stop', [waiting, picked])).map(one => one.detail)).toEqual([
    'Už čeká na vychystání.',
    'Už je vychystaná.',
  ])
})

test('AD-042 crates have a name and the picking state of what lies in them', async () => {
  const id = await make()
  const code = await pickAll(id)
  const all = v.parse(v.array(Crate), (await staff.get(`${CALLS}crates/`)).json)
  expect(all.find(crate => crate.code === code)).toMatchObject({
    picking_state: 'picked',
    order: { id, item_count: 3, picked_count: 3 },
  })
  expect(all.filter(({ order }) => order === null).every(crate => crate.picking_state === null)).toBe(true)
})

test('a mail to the customer of an order goes to the outbox with its fields filled in', async () => {
  const id = await make()
  const setting = v.parse(MailSetting, (await staff.get(detail(id, 'email/'))).json)
  expect(setting.templates.length).toBeGreaterThan(1)
  const mail = {
    subject: 'K objednávce {number}\r\nBcc: all@example.com',
    body: 'Dobrý den, {customer} {nic}',
  }
  expect((await staff.post(detail(id, 'email/'), mail)).status).toBe(204)
  const { json } = await staff.get(`/qa/outbox/?q=${encodeURIComponent(setting.number)}`, {
    Accept: 'application/json',
  })
  expect((json as object[])[0]).toMatchObject({
    recipient: setting.email,
    subject: `K objednávce ${setting.number} Bcc: all@example.com`,
    body: `Dobrý den, ${setting.customer} {nic}`,
  })
  expect((await staff.post(detail(id, 'email/'), { subject: ' ', body: 'x' })).status).toBe(400)
})

test('a mail in which a template’s gap was left is refused in both markets', async () => {
  const id = await make()
  const { templates } = v.parse(MailSetting, (await staff.get(detail(id, 'email/'))).json)
  const offer = templates.find(({ code }) => code === 'replacement')
  const { status, json } = await staff.post(detail(id, 'email/'), {
    subject: offer?.subject,
    body: offer?.body,
  })
  expect([status, json]).toEqual([400, { body: ['Místo [doplňte náhradu] nejdřív napište vlastní text.'] }])
  const filled = offer?.body.replace('[doplňte náhradu]', 'Kryt [černý]')
  expect((await staff.post(detail(id, 'email/'), { subject: offer?.subject, body: filled })).status).toBe(204)
  expect(JSON.stringify(listTemplates('ro'))).toContain('[completați înlocuitorul]')
})

test('staff without the role read and change nothing', async () => {
  const id = await make()
  const customer = await signIn('customer')
  for (const path of [detail(id), `${CALLS}grid/`, `${CALLS}crates/`, detail(id, 'email/')])
    expect([path, (await customer.get(path)).status]).toEqual([path, 403])
  expect((await customer.post(`${CALLS}packing/scan/`, { code: 'X', order: id })).status).toBe(403)
})

test('orders are searched by what stands in a body as by what stands in a query, by whoever may, with a token', async () => {
  const id = await make()
  const { number } = (await read(id)) as { number: string }
  const asked = { order_state: 'in-progress', ordering: '-created_at', page_size: '5', search: number }
  const byQuery = await staff.get(`${CALLS}grid/?${new URLSearchParams(asked)}`)
  const byBody = await staff.post(`${CALLS}search/`, asked)
  expect([byBody.status, byBody.json]).toEqual([
    200,
    { ...(byQuery.json as object), search_id: expect.stringMatching(/^[\w-]{22}$/), search_text: number },
  ])
  expect(byBody.json).toMatchObject({ count: 1, results: [{ id: Number(id) }] })
  expect((await staff.post(`${CALLS}search/`, { ...asked, page: '2' })).status).toBe(404)
  expect((await staff.post(`${CALLS}search/`, { search: ['a'] })).status).toBe(400)
  expect((await createVisitor(shop.url).post(`${CALLS}search/`, asked)).status).toBe(403)
})

test('a search is asked for again by its id, by whoever searched and in their market alone', async () => {
  const search = async (by: TestVisitor, asked: object, market = 'cz') => {
    const { json } = await by.post(`${CALLS.replace('/cz/', `/${market}/`)}search/`, asked)
    return json as { count: number; search_id: string | null; search_text: string | null }
  }
  const found = await search(staff, { search: 'jana' })
  const { search_id: id, count } = found
  expect(count).toBeGreaterThan(0)
  expect(await search(staff, { search: 'jana' })).toMatchObject({ search_id: id })
  expect(await search(staff, { search_id: id })).toMatchObject({
    count,
    search_id: id,
    search_text: 'jana',
  })
  expect((await search(staff, { search: 'petr' })).search_id).not.toBe(id)
  const all = (await search(staff, { search: '' })).count
  const forgotten = { search_id: null, search_text: null }
  expect(await search(colleague, { search_id: id, page: '99' })).toMatchObject({ ...forgotten, count: all })
  expect(await search(staff, { search_id: id }, 'ro')).toMatchObject(forgotten)
  expect(await search(staff, { search_id: 'x'.repeat(22) })).toMatchObject({ ...forgotten, count: all })
})

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT, type ImportOutcome } from '../contract.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'

const ROOT = '/cz/api/new/orders/preorder-settings/stock'

let shop: RunningShop
let staff: TestVisitor
beforeAll(async () => {
  shop = await startTestShop()
  staff = createVisitor(shop.url)
  const { email, password } = DEMO_ACCOUNTS.staff
  await staff.post('/cz/core/api/login/', { e_mail: email, password })
}, 120_000)
afterAll(() => shop.close())

async function send(content: string | Uint8Array, more: Record<string, string> = {}, key?: string) {
  const form = new FormData()
  if (content.length > 0)
    form.set('file', new File([content as BlobPart], 'zasoby.csv', { type: 'text/csv' }))
  for (const [name, value] of Object.entries({ preview: 'false', skip_errors: 'false', ...more }))
    form.set(name, value)
  const { status, json } = await staff.send(`${ROOT}/import`, {
    method: 'POST',
    body: form,
    headers: { 'X-CSRFToken': staff.cookies.get('csrftoken') ?? '', ...(key && { 'Idempotency-Key': key }) },
  })
  if (status === 200) v.parse(CONTRACT['preorder-stock-import'].response ?? v.never(), json)
  return { status, json, outcome: json as ImportOutcome }
}

const count = async (): Promise<number> =>
  ((await staff.get(`${ROOT}/grid?page_size=1`)).json as { count: number }).count
const find = async (code: string) =>
  (
    (await staff.get(`${ROOT}/grid?search=${code}&page_size=100`)).json as {
      results: (Record<string, unknown> & { stock: { id: string; name: string } })[]
    }
  ).results

const HEAD = 'product_code;stock_code;quantity;boss_quantity'
const code = (n: number) => `M${String(n).padStart(6, '0')}`

test('PO-043 a file of thousands of lines is taken at once; its bad lines are told one by one and left out', async () => {
  const lines = Array.from({ length: 300 }, (_, n) =>
    ['third', 'buyback', 'main'].flatMap(stock =>
      [1, 2].map(k => `${code(n + 1)}-${k};${stock};${10 + n};${n % 3}`),
    ),
  ).flat()
  lines[4] = 'M999999-1;third;5;'
  lines[5] = `${code(1)}-1;nowhere;5;`
  lines[6] = `${code(2)}-1;third;;`
  lines[7] = lines[0] ?? ''
  const file = `${HEAD}\r\n${lines.join('\r\n')}\r\n`
  const before = await count()
  const refused = await send(file)
  expect([refused.status, await count()]).toEqual([400, before])
  const preview = await send(file, { preview: 'true' })
  expect(preview.outcome).toMatchObject({ is_applied: false, created: expect.any(Number) })
  expect(await count()).toBe(before)
  const { status, outcome } = await send(file, { skip_errors: 'true' })
  expect(status).toBe(200)
  expect(outcome.errors).toEqual([
    { line: 6, column: 'product_code', message: 'Produkt s kódem „M999999-1“ neexistuje.' },
    { line: 7, column: 'stock_code', message: 'Sklad „nowhere“ neexistuje.' },
    { line: 8, column: 'quantity', message: 'Hodnota chybí.' },
    { line: 9, column: 'product_code', message: 'Stejný produkt a sklad jsou už na řádku 2.' },
  ])
  expect(outcome.created + outcome.updated + outcome.unchanged).toBe(1796)
  expect(await count()).toBe(before + outcome.created)
  const again = await send(file, { preview: 'true' })
  expect(again.outcome).toMatchObject({ created: 0, updated: 0, unchanged: 1796 })
})

test('encoding and separator are found, columns by their names', async () => {
  const commas = 'Boss Quantity,note,quantity,STOCK_CODE,Product-Code\n3,"a, b",9,third,M000250-1\n'
  expect((await send(`\uFEFF${commas}`)).outcome).toMatchObject({ updated: 1, errors: [] })
  expect(await find('M000250-1')).toContainEqual(expect.objectContaining({ quantity: 9, boss_quantity: 3 }))
  // "ř" of windows-1250 in a column that nobody reads.
  const bytes = Uint8Array.from(
    [...`product_code;stock_code;quantity;p`]
      .map(sign => sign.charCodeAt(0))
      .concat(0xf8, ...[...'\nM000250-1;third;8;x'].map(sign => sign.charCodeAt(0))),
  )
  expect((await send(bytes)).outcome).toMatchObject({ updated: 1 })
  const unicode = '\uFEFFproduct_code\tstock_code\tquantity\nM000250-1\tthird\t8'
  const utf16 = Uint8Array.from(
    [...unicode].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  )
  expect((await send(utf16)).outcome).toMatchObject({ unchanged: 1, errors: [] })
  expect(await find('M000250-1')).toContainEqual(expect.objectContaining({ quantity: 8, boss_quantity: 3 }))
})

test('the list’s own headings and names of stocks are known, as its export has them', async () => {
  const file = 'Kód;Produkt;Sklad;Množství;Drží vedení\nM000249-1;Jméno;PRODEJNA OSTRAVA;23;2\n'
  expect((await send(file)).outcome).toMatchObject({ updated: 1, errors: [] })
  const again = 'Cod;Depozit;Cantitate\nM000249-1;prodejna ostrava;23\n'
  expect((await send(again)).outcome).toMatchObject({ unchanged: 1, errors: [] })
})

test.each([
  [
    'VA-049 ER-045',
    'PK\u0003\u0004\0\0',
    'Soubor musí být CSV: text se sloupci oddělenými čárkou, středníkem nebo tabulátorem.',
  ],
  [
    'VA-049 ER-045',
    '<html><p>Chyba</p></html>',
    'Soubor musí být CSV: text se sloupci oddělenými čárkou, středníkem nebo tabulátorem.',
  ],
  ['VA-050 ER-045', 'product_code;quantity\nA;1', 'V souboru chybí sloupce: stock_code.'],
  ['ER-045', `${HEAD};quantity\nA;b;1;1;1`, 'Sloupce smí být v souboru jen jednou: quantity.'],
  ['ER-045', `${HEAD}\n\n`, 'V souboru nejsou žádné řádky.'],
  ['ER-045', '', 'Vyberte soubor CSV.'],
])('%s a file that begins %j is refused: %s', async (_, content, message) => {
  const { status, json } = await send(content)
  expect([status, json]).toEqual([400, { file: [message] }])
})

test('less than is allocated can’t be imported', async () => {
  const { results } = (await staff.get(`${ROOT}/grid?allocated__gte=1`)).json as {
    results: { code: string; stock: { name: string }; allocated: number }[]
  }
  const row = results.find(({ stock }) => stock.name === 'Hlavní sklad')
  const { outcome } = await send(`${HEAD}\n${row?.code};main;0;0`, { preview: 'true' })
  expect(outcome.errors).toEqual([
    {
      line: 2,
      column: 'quantity',
      message: `Přiděleno už je ${row?.allocated}\u00a0ks, množství 0 je menší.`,
    },
  ])
})

test('a file that is sent again under its key is taken once', async () => {
  const file = `${HEAD}\nM000250-2;third;41;0`
  const first = await send(file, {}, 'import-once')
  expect(first.outcome.updated).toBe(1)
  expect((await send(file, {}, 'import-once')).json).toEqual(first.json)
  expect((await send(file)).outcome.unchanged).toBe(1)
})

const undo = (id: string | null | undefined) =>
  staff.send(`${ROOT}/import/undo/${id}`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': staff.cookies.get('csrftoken') ?? '' },
  })
const change = (row: object) =>
  staff.send(`${ROOT}/grid/update/`, {
    method: 'PUT',
    body: JSON.stringify({ rows: [row] }),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': staff.cookies.get('csrftoken') ?? '' },
  })

test('an import is taken back as a whole: thousands of rows as they were, and added ones are gone', async () => {
  const read = async () => {
    const pages = [1, 2, 3, 4, 5, 6, 7, 8].map(page => staff.get(`${ROOT}/grid?page_size=500&page=${page}`))
    const rows = (await Promise.all(pages)).flatMap(({ status, json }) =>
      status === 200
        ? (json as { results: { id: string; quantity: number; boss_quantity: number }[] }).results
        : [],
    )
    return new Map(rows.map(row => [row.id, [row.quantity, row.boss_quantity]]))
  }
  const lines = Array.from({ length: 1250 }, (_, n) =>
    ['third', 'buyback', 'main', 'second'].map(stock => `${code(n + 1)}-1;${stock};${5000 + n};${n % 7}`),
  ).flat()
  expect(lines.length).toBe(5000)
  const before = await read()
  const preview = await send(`${HEAD}\n${lines.join('\n')}`, { preview: 'true', skip_errors: 'true' })
  expect(preview.outcome.id).toBeNull()
  const { outcome } = await send(`${HEAD}\n${lines.join('\n')}`, { skip_errors: 'true' })
  expect(outcome.updated + outcome.created).toBeGreaterThan(1000)
  expect(await read()).not.toEqual(before)
  const taken = await undo(outcome.id)
  expect([taken.status, taken.json]).toEqual([200, { undone: outcome.created + outcome.updated, left: [] }])
  v.parse(CONTRACT['preorder-stock-import-undo'].response ?? v.never(), taken.json)
  expect(await read()).toEqual(before)
  expect((await undo(outcome.id)).status).toBe(404)
})

test('whoever meets their own change of a stock is told so; who imported it is not known of a row', async () => {
  const [row] = await find(code(250))
  if (!row) throw new Error('There is no row to change.')
  const late = async () => {
    const { json } = await change({ id: row.id, version: row.version, quantity: 3 })
    return (json as { results: object[] }).results[0]
  }
  await change({ id: row.id, version: row.version, quantity: 71 })
  expect(await late()).toMatchObject({ row: { quantity: 71 }, who: 'Petr Obsluha', saved_by_me: true })
  await send(`${HEAD}\n${row.code};${row.stock.name};72;0`)
  const after = await late()
  expect(after).toMatchObject({ row: { quantity: 72 }, who: null })
  expect(after).not.toHaveProperty('saved_by_me')
})

test('what was changed after an import stays and is told row by row', async () => {
  const { results } = (await staff.get(`${ROOT}/grid?allocated__lte=0&search=M00024&page_size=3&stock=`))
    .json as {
    results: { id: string; code: string; quantity: number; stock: { name: string } }[]
  }
  const [first, second] = results
  if (!first || !second) throw new Error('There are no rows to import.')
  const line = (row: typeof first) => `${row.code};${row.stock.name};${row.quantity + 100};0`
  const { outcome } = await send(`${HEAD}\n${line(first)}\n${line(second)}`)
  expect(outcome.updated).toBe(2)
  await change({ id: first.id, quantity: 7 })
  const { status, json } = await undo(outcome.id)
  expect([status, json]).toEqual([
    200,
    {
      undone: 1,
      left: [{ code: first.code, stock: first.stock.name, message: 'Mezitím to změnil někdo jiný.' }],
    },
  ])
  const now = [...(await find(first.code)), ...(await find(second.code))]
  expect(now.find(({ id }) => id === first.id)).toMatchObject({ quantity: 7 })
  expect(now.find(({ id }) => id === second.id)).toMatchObject({ quantity: second.quantity })
})

test('what was allocated after an import keeps its pieces when the import is taken back', async () => {
  const orders = '/cz/api/new/orders/preorder-settings/order'
  const listed = await staff.get(`${orders}/grid/available/?page_size=500&state=confirmed`)
  const [order] = (listed.json as { results: { id: string; code: string; quantity: number }[] }).results
  if (!order) throw new Error('No pre-order waits.')
  const rows = await find(order.code)
  const row = rows.find(({ allocated }) => allocated === 0)
  if (!row) throw new Error('There is no stock to allocate from.')
  expect((await change({ id: row.id, quantity: 0, boss_quantity: 0 })).status).toBe(200)
  const { outcome } = await send(`${HEAD}\n${order.code};${row.stock.name};${order.quantity};0`)
  const given = await staff.send(`${orders}/allocate/update/`, {
    method: 'PUT',
    body: JSON.stringify({ ids: [order.id], stock: row.stock.id }),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': staff.cookies.get('csrftoken') ?? '' },
  })
  expect(given.json).toMatchObject({ results: [{ id: order.id, failure: null }] })
  expect((await undo(outcome.id)).json).toEqual({
    undone: 0,
    left: [
      {
        code: order.code,
        stock: row.stock.name,
        message: `Přiděleno už je ${order.quantity}\u00a0ks, množství 0 je menší.`,
      },
    ],
  })
  expect(await find(order.code)).toContainEqual(
    expect.objectContaining({ id: row.id, quantity: order.quantity, allocated: order.quantity }),
  )
})

test('a file of up to 8 MB is read, and other calls take no more than before', async () => {
  const line = 'M999999-1;third;1;0\n'
  const { status, outcome } = await send(`${HEAD}\n${line.repeat(100_000)}`, { preview: 'true' })
  expect([status, outcome.errors.length]).toEqual([200, 100_000])
  const large = await staff.post('/cz/api/new/orders/preorder-settings/create', {
    name: 'x'.repeat(1_100_000),
  })
  expect(large.status).toBe(413)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { foldText } from '../database/search-text.ts'
import { openSeeded } from '../server/test-shop.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openSeeded()
}, 120_000)
afterAll(() => opened.close())

async function read<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await opened.database.execute(query)) as unknown as { rows: Row[] }).rows
}

test.each([
  'Apple iPhone 15 PRO',
  'Příliš ŽLUŤOUČKÝ kůň úpěl ďábelské ódy',
  'Țăran și ȘTIUCĂ, îmbrâncit',
  'Straße & Co. – 100 %',
  '',
])('%j is folded by the database as it is folded by the shop', async text => {
  const [row] = await read<{ folded: string }>(sql`select fold_text(${text}) as folded`)
  expect(row?.folded).toBe(foldText(text))
})

test('of each product is kept what a search looks through', async () => {
  const rows = await read<{ name: string; code: string; folded: string }>(
    sql`select name, code, folded from master_products where market = 'cz' limit 50`,
  )
  expect(rows.length).toBe(50)
  for (const { name, code, folded } of rows) expect(folded).toBe(`${foldText(name)} ${foldText(code)}`)
})

test.each([
  ['name asc nulls first, id desc', 'master_products_by_name'],
  ['name desc nulls last, id desc', 'master_products_by_name'],
  ['code asc nulls first, id desc', 'master_products_by_code'],
  ['code desc nulls last, id desc', 'master_products_by_code'],
])('a list by %s is read by the index %s', async (order, index) => {
  const plan = await opened.database.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    // Few rows are sorted sooner than looked up.
    await tx.execute(sql`set local enable_sort = off`)
    const query = sql`explain select id from master_products where market = 'cz' order by ${sql.raw(order)} limit 50`
    return JSON.stringify(await tx.execute(query))
  })
  expect(plan).toContain(index)
})

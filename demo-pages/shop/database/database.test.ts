import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { openSeeded } from '../server/test-shop.ts'
import { ARRAYS } from './database.ts'

const lists = pgTable('lists', { names: text().array(), numbers: integer().array() })

async function open() {
  const opened = await openSeeded()
  onTestFinished(opened.close)
  return opened
}

test('lists of texts and of numbers come back from the embedded database as they were put in', async () => {
  const { database, runScript } = await open()
  await runScript('create table lists (names text[], numbers integer[]);')
  const row = { names: ['a "b", \\ {c}', 'NULL', '', 'ž'], numbers: [1, -2] }
  await database.insert(lists).values(row)
  expect(await database.select().from(lists)).toEqual([row])
})

test('the embedded database reads every type of array that a table of the shop has', async () => {
  const { database } = await open()
  const result = (await database.execute(
    sql`select distinct udt_name from information_schema.columns where data_type = 'ARRAY' and table_schema = 'public'`,
  )) as unknown as { rows: { udt_name: string }[] }
  expect(result.rows.map(row => row.udt_name).sort()).toEqual(Object.keys(ARRAYS))
})

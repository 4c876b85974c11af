import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { masterProducts } from '../catalogue/schema.ts'
import type { CallError } from '../server/call-answer.ts'
import { type ListRules, readListQuery } from './list-query.ts'

const RULES: ListRules = {
  columns: {
    name: { column: masterProducts.name, kind: 'text' },
    price: { column: masterProducts.price, kind: 'number' },
    is_active: { column: masterProducts.isActive, kind: 'flag' },
    created_at: { column: masterProducts.createdAt, kind: 'moment' },
  },
  searched: [masterProducts.name, masterProducts.code],
  last: masterProducts.id,
  ordering: '-price',
}

const dialect = new PgDialect()

function ask(query: Record<string, string>, rules = RULES) {
  const { where, orderBy } = readListQuery(query, 'cz', rules)
  const read = dialect.sqlToQuery(sql`${where ?? sql`all rows`} order by ${sql.join(orderBy, sql`, `)}`)
  return { text: read.sql.replaceAll('"master_products".', ''), params: read.params }
}

test.each([
  [{}, 'all rows order by "price" desc nulls last, "id" desc', []],
  [
    { ordering: 'name,-price' },
    'all rows order by "name" asc nulls first, "price" desc nulls last, "id" desc',
    [],
  ],
  [{ ordering: 'constructor,-__proto__' }, 'all rows order by "price" desc nulls last, "id" desc', []],
  [{ price__gte: '100.5' }, '"price" >= $1 order by "price" desc nulls last, "id" desc', [100.5]],
  [
    { name__icontains: 'Čáp%' },
    'fold_text("name"::text) like $1 order by "price" desc nulls last, "id" desc',
    ['%cap\\%%'],
  ],
  [{ price__in: '1,2' }, '"price" in ($1, $2) order by "price" desc nulls last, "id" desc', [1, 2]],
  [{ is_active: 'false' }, '"is_active" = $1 order by "price" desc nulls last, "id" desc', [false]],
  [
    { toString: '1', name__bogus: 'x', price: '' },
    'all rows order by "price" desc nulls last, "id" desc',
    [],
  ],
])('%j is read as SQL whose values are parameters', (query, text, params) => {
  expect(ask(query)).toEqual({ text, params })
})

test('all words of a search have to be somewhere in a row', () => {
  const { text, params } = ask({ search: ' Iphone  čeŕný ' })
  expect(text).toContain('like $1 or')
  expect(params).toEqual(['%iphone%', '%iphone%', '%cerny%', '%cerny%'])
})

test('a column that is folded already is not folded for each row again', () => {
  const searched = { folded: sql`master_products.folded` }
  const { text, params } = ask({ search: 'Čáp' }, { ...RULES, searched })
  expect(text).toMatch(/^master_products\.folded like \$1 order by/)
  expect(params).toEqual(['%cap%'])
})

test('a value that can’t be one is a 400 that names its key', () => {
  for (const key of ['price__gte', 'price__in', 'is_active', 'created_at__lte'])
    try {
      ask({ [key]: 'x' })
      expect.unreachable()
    } catch (thrown) {
      expect((thrown as CallError).answer).toEqual({
        status: 400,
        body: { [key]: ['Zadejte platnou hodnotu.'] },
      })
    }
})

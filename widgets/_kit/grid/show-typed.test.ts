import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import type { Column } from './column.ts'
import { showTyped } from './show-typed.ts'

const column = (kind: Column<null>['kind']): Column<null> => ({
  id: 'one',
  label: 'Jeden',
  kind,
  read: () => null,
  choices: [{ value: 'new', label: 'Nový' }],
})

test.each([
  ['cz', 'money', '60000', '60 000 Kč'],
  ['cz', 'money', ' 61 000 kč', '61 000 Kč'],
  ['cz', 'money', 'deset', 'deset'],
  ['cz', 'money', '', ''],
  ['ro', 'money', '1.234,50', '1.234,50 Lei'],
  ['ro', 'money', '1234.50', '1234.50'],
  ['cz', 'number', '1234', '1 234'],
  ['cz', 'number', '1,5', '1,5'],
  ['ro', 'number', '12345', '12.345'],
  ['ro', 'number', '1.234', '1.234'],
  ['cz', 'number', '1e5', '1e5'],
  ['cz', 'choice', 'new', 'Nový'],
  ['cz', 'choice', 'starý', 'starý'],
  ['cz', 'flag', 'true', 'Ano'],
  ['cz', 'flag', 'false', 'Ne'],
  ['cz', 'flag', 'možná', 'možná'],
  ['cz', 'date', '2026-02-01', '1. 2. 2026'],
  ['cz', 'date', 'zítra', 'zítra'],
  ['cz', 'text', '60000', '60000'],
] as const)('on %s, %s put in as %j is read as its cells write it: %s', (market, kind, text, shown) => {
  configurePage({ market })
  expect(showTyped(column(kind), text, null).replace(/\s/g, ' ')).toBe(shown)
})

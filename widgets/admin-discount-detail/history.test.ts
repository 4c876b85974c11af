import { expect, test } from 'vitest'
import type { MarketCode } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { describeChange } from './history.ts'

const change = (...changes: [field: string, before: unknown, after: unknown][]) => ({
  id: '1',
  at: '2026-11-21T09:30:00Z',
  who: 'Petr Obsluha',
  action: 'update',
  changes: changes.map(([field, before, after]) => ({ field, before, after })),
})

const tell = (market: MarketCode, rows: readonly ReturnType<typeof change>[], type: string, at = 0) => {
  configurePage({ market, routes: {} })
  const row = rows[at] ?? change()
  return describeChange(row, rows, type).changes.map(({ name, before, after }) =>
    `${name}: ${before} → ${after}`.replaceAll('\u00a0', ' '),
  )
}

test('the values of a change are told as the form’s are, not as the server writes them', () => {
  expect(tell('cz', [change(['value', '200.00', '250.00'])], 'fixed')).toEqual(['Hodnota: 200 Kč → 250 Kč'])
  expect(tell('ro', [change(['value', '40.00', '45.50'])], 'fixed')).toEqual([
    'Valoare: 40,00 Lei → 45,50 Lei',
  ])
  expect(tell('cz', [change(['value', '5.00', '10.00'])], 'percentage')).toEqual(['Hodnota: 5 % → 10 %'])
  expect(
    tell(
      'cz',
      [change(['minimal_sum', null, '1000.00'], ['valid_from', null, '2026-11-21T09:30:00Z'])],
      'isic',
    ),
  ).toEqual(['Nejnižší nákup:  → 1 000 Kč', 'Platí od:  → 21. 11. 2026 10:30'])
})

test('a value is of the type that the discount had then', () => {
  const rows = [
    change(['type', 'percentage', 'fixed'], ['value', '10.00', '100.00']),
    change(['value', '5.00', '10.00']),
  ]
  expect(tell('cz', rows, 'fixed')).toContain('Hodnota: 10 % → 100 Kč')
  expect(tell('cz', rows, 'fixed', 1)).toEqual(['Hodnota: 5 % → 10 %'])
})

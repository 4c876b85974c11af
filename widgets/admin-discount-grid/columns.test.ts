import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { SELECT_WIDTH } from '#kit/grid/arrange-columns.ts'
import { getWidth, readLink, showCell } from '#kit/grid/column.ts'
import { DISCOUNTS, readDiscounts } from '#testing/fixtures/discounts.ts'
import { listColumns, listDeletedColumns } from './columns.ts'

test('DS-003 DS-004 DS-005 DS-006 DS-007 each column reads its part of a discount', () => {
  configurePage({ market: 'cz', now: '2026-11-20T10:00:00Z' })
  const [ten] = readDiscounts(DISCOUNTS)
  if (!ten) throw new Error('There is no discount.')
  const cells = listColumns('/cz/obsluha/discount-detail/').map(column => [
    column.id,
    showCell(column, ten).replace(/\s/g, ' '),
  ])
  expect(Object.fromEntries(cells)).toEqual({
    name: 'Vánoce 10 %',
    rule: 'Sleva 10 % na vše od 1 000 Kč, s kódem, nelze spojit s jinou, do 31. 12. 2026 23:59',
    type: 'procenta',
    value: '10 %',
    minimal_sum: '1 000 Kč',
    state: 'Platí',
    is_active: 'Ano',
    valid_from: '',
    valid_to: '31. 12. 2026 23:59',
    code_count: '1 000',
    used_code_count: '12',
    is_combinable: 'Ne',
    is_automatic: 'Ne',
    is_public: 'Ano',
    is_cumulative_bonus: 'Ne',
    is_deleted: 'Ne',
  })
})

test.each([
  ['name', ' ', 'Tato hodnota je požadována.'],
  ['value', '120', 'Zadejte procenta od 0,01 do 100.'],
  ['value', 'deset', 'Zadejte procenta od 0,01 do 100.'],
  ['minimal_sum', 'deset', 'Zadejte částku číslem, třeba 1 234,50.'],
  ['value', '12,5', null],
  ['minimal_sum', '', null],
  ['valid_from', '2027-01-01T00:00', 'Konec musí být později než začátek.'],
  ['valid_to', '2027-01-01T00:00', null],
  ['valid_to', '', null],
])('in a cell, %s as %j is refused by the words of the form, if at all', async (id, text, refusal) => {
  configurePage({ market: 'cz' })
  const [ten] = readDiscounts(DISCOUNTS)
  const edit = listColumns(null).find(column => column.id === id)?.edit
  if (!ten || !edit) throw new Error('It is not edited in its cell.')
  await edit.load?.()
  expect(edit.check(text, ten)?.replace(/\s/g, ' ') ?? null).toBe(refusal)
})

test('what decides about money otherwise than by one number is changed on its own page', () => {
  const edited = listColumns(null).filter(({ edit }) => edit)
  expect(edited.map(({ id }) => id)).toEqual([
    'name',
    'value',
    'minimal_sum',
    'valid_from',
    'valid_to',
    'is_active',
    'is_combinable',
    'is_public',
  ])
})

test.each([
  ['cz', {}, 'Platí', 'good'],
  ['ro', {}, 'Valabilă', 'good'],
  ['cz', { valid_from: '2026-12-01T00:00:00Z' }, 'Naplánovaná', 'wait'],
  ['ro', { valid_from: '2026-12-01T00:00:00Z' }, 'Programată', 'wait'],
  ['cz', { valid_to: '2025-11-30T22:59:59Z' }, 'Skončila', 'idle'],
  ['ro', { valid_to: '2025-11-30T22:59:59Z' }, 'Încheiată', 'idle'],
  ['cz', { is_active: false }, 'Vypnutá', 'idle'],
  ['ro', { is_active: false }, 'Dezactivată', 'idle'],
] as const)('on %s, a discount with %j is in the state of %s', (market, changes, label, tone) => {
  configurePage({ market, now: '2026-11-20T10:00:00Z' })
  const [ten] = readDiscounts(DISCOUNTS)
  const state = listColumns(null).find(({ id }) => id === 'state')
  if (!ten || !state) throw new Error('There is no state.')
  expect([showCell(state, { ...ten, ...changes }), state.tone?.({ ...ten, ...changes })]).toEqual([
    label,
    tone,
  ])
})

test('no sign says of one that was deleted that it is good', () => {
  expect(listDeletedColumns().filter(({ tone }) => tone)).toEqual([])
})

test.each(['cz', 'ro'] as const)('what is shown at first has room in a window of 1920 px (%s)', market => {
  configurePage({ market })
  const shown = listColumns(null).filter(({ isHidden }) => !isHidden)
  expect(shown.reduce((sum, column) => sum + getWidth(column), SELECT_WIDTH)).toBeLessThanOrEqual(1694)
})

test.each(['cz', 'ro'] as const)('in a window of 1366 px all up to the last day is in sight (%s)', market => {
  configurePage({ market })
  const columns = listColumns(null)
  const seen = columns.slice(0, columns.findIndex(({ id }) => id === 'valid_to') + 1)
  expect(seen.reduce((sum, column) => sum + getWidth(column), SELECT_WIDTH)).toBeLessThanOrEqual(1285)
})

test('a row leads to its own page, and nowhere where there is none', () => {
  const [ten] = readDiscounts(DISCOUNTS)
  const [name] = listColumns('/cz/obsluha/discount-detail/')
  const [unlinked] = listColumns(null)
  if (!ten || !name || !unlinked) throw new Error('There is no discount.')
  expect(readLink(name, ten)).toBe('/cz/obsluha/discount-detail/?id=11')
  expect(readLink(unlinked, ten)).toBeNull()
})

test('what is filtered and ordered is what the server knows by that name', () => {
  const asked = listColumns(null).filter(({ isOrderable, isFilterable }) => isOrderable || isFilterable)
  const [ten] = DISCOUNTS.results
  // A state is no field of a discount: the server reads it of its times.
  expect(asked.map(({ id }) => id).filter(id => !Object.keys(ten ?? {}).includes(id))).toEqual(['state'])
})

test('all that is shown at first is filtered, but for the rule in words', () => {
  const shown = listColumns(null).filter(({ isHidden }) => !isHidden)
  expect(shown.filter(({ isFilterable }) => !isFilterable).map(({ id }) => id)).toEqual(['rule'])
})

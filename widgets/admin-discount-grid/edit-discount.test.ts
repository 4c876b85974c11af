import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { DISCOUNTS, readDiscounts } from '#testing/fixtures/discounts.ts'
import { checkField } from './edit-discount.ts'

test.each([
  ['percentage', 'Zadejte procenta od 0,01 do 100.'],
  ['isic', 'Zadejte procenta od 0,01 do 100.'],
  ['absolute', 'Zadejte částku číslem, třeba 1 234,50.'],
] as const)('what is no value of the type %s is refused in its words', (type, told) => {
  configurePage({ market: 'cz' })
  const [ten] = readDiscounts(DISCOUNTS)
  if (!ten) throw new Error('There is no discount.')
  expect(checkField({ ...ten, type }, 'value', 'abc')?.replaceAll('\u00a0', ' ')).toBe(told)
})

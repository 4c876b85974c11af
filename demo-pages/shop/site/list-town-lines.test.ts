import { expect, test } from 'vitest'
import { listTownLines } from './list-town-lines.ts'

test.each([
  ['cz', '60200', 'Brno', '', ['602\u00a000 Brno']],
  ['cz', '60200', 'Brno', 'Brno-město', ['Brno-město', '602\u00a000 Brno']],
  ['ro', '400001', 'Cluj-Napoca', 'Cluj', ['400001 Cluj-Napoca', 'jud.\u00a0Cluj']],
  ['ro', '010101', 'București', 'Sector 1', ['010101 București', 'Sector 1']],
  ['ro', '010101', 'București', '', ['010101 București']],
  ['ro', '400001', 'Cluj-Napoca', 'jud. Cluj', ['400001 Cluj-Napoca', 'jud. Cluj']],
] as const)(
  'in %s %s %s %s ends an address as its post writes it',
  (market, postcode, city, district, lines) =>
    expect(listTownLines(market, { postcode, city, district })).toEqual(lines),
)

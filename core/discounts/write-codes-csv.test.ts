import { expect, test } from 'vitest'
import { writeCodesCsv } from './write-codes-csv.ts'

test('codes are a file that a spreadsheet opens, none of them computed', () => {
  const make = (code: string, used_at: string | null = null) => ({
    id: '1',
    code,
    is_single_use: true,
    used_at,
  })
  const codes = [make('aB3dE5gH7j', '2026-11-20T10:00:00Z'), make('0123456789'), make('12e4567890')]
  expect(writeCodesCsv(['Kód', 'Použit'], codes)).toBe(
    '\ufeffKód;Použit\r\naB3dE5gH7j;2026-11-20T10:00:00Z\r\n"=""0123456789""";\r\n"=""12e4567890""";\r\n',
  )
})

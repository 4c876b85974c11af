import { expect, test } from 'vitest'
import { readMeasures } from './read-measures.ts'

const typed = { width: '30', height: ' 20 ', depth: '1', weight: '1,25' }

test('AD-040 AD-041 measures are read as they are typed in both markets', () => {
  expect(readMeasures(typed)).toEqual({ ok: true, size: { width: 30, height: 20, depth: 1 }, weight: 1.25 })
  expect(readMeasures({ ...typed, weight: '31.5' })).toMatchObject({ weight: 31.5 })
})

test.each([
  ['width', '0'],
  ['width', '201'],
  ['height', '20,5'],
  ['depth', ''],
  ['depth', '-3'],
  ['weight', '0'],
  ['weight', '31,501'],
  ['weight', '1e1'],
  ['weight', 'x'],
] as const)('AD-040 AD-041 a %s of %j is none', (measure, text) =>
  expect(readMeasures({ ...typed, [measure]: text })).toEqual({ ok: false, wrong: [measure] }),
)

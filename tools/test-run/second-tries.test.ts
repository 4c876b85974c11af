import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSecondTries } from './second-tries.ts'

let folder = ''
const check = (again: string[], passed = 900) =>
  checkSecondTries(join(folder, '.data/tries.json'), again, passed)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ostrov-tries-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a few second tries are bad luck, more are a failure', () => {
  expect(check([])).toEqual([])
  expect(check(['a', 'b', 'c'])).toEqual([])
  expect(check(['d', 'e', 'f', 'g'])).toEqual(['4 of 900 tests needed a second try, more than one in 300.'])
})

test('the same test twice in ten runs is a failure', () => {
  check(['a'])
  for (let run = 0; run < 8; run++) check([])
  expect(check(['a', 'b'])).toEqual(['Needed a second try in one of the last 10 runs too: a'])
})

test('what lies ten runs back is forgotten', () => {
  check(['a'])
  for (let run = 0; run < 9; run++) check([])
  expect(check(['a'])).toEqual([])
  expect(JSON.parse(readFileSync(join(folder, '.data/tries.json'), 'utf8'))).toHaveLength(10)
})

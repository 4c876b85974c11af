import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '#tools/lint/source-files.ts'
import { TEST_FILES } from './test-files.ts'

const files = readSources().filter(file => file.isTest)

test('every test, story and spec is run by somebody', () => {
  const patterns = Object.values(TEST_FILES).flat()
  expect(files.length).toBeGreaterThan(0)
  expect(
    files.map(file => file.path).filter(path => !patterns.some(glob => matchesGlob(path, glob))),
  ).toEqual([])
})

test('a mark in the first line of a test is one that somebody reads', () => {
  const marks = files.flatMap(({ path, text }) =>
    (/^\/\/.*/.exec(text)?.[0].match(/@\w+/g) ?? []).map(mark => ({ path, mark })),
  )
  const known = ['@firefox', '@react']
  expect(marks.filter(({ path, mark }) => path.endsWith('.tsx') && !known.includes(mark))).toEqual([])
})

test('no test is left out or alone', () => {
  const marks = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b/
  const marked = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (marks.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  )
  expect(marked).toEqual([])
})

import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './read-sources.ts'
import { TEST_FILES } from './test-files.ts'

const files = readSources(join(import.meta.dirname, '..')).filter(file => file.isTest)

test('every test, story and spec is run by somebody', () => {
  const patterns = Object.values(TEST_FILES).flat()
  expect(files.length).toBeGreaterThan(0)
  expect(
    files.map(file => file.path).filter(path => !patterns.some(glob => matchesGlob(path, glob))),
  ).toEqual([])
})

test('no test is left out or alone', () => {
  const marks = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b/
  const marked = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) => (marks.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  )
  expect(marked).toEqual([])
})

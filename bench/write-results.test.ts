import { expect, test } from 'vitest'
import { mergeResults, type Results, renderResults } from './write-results.ts'

const measure = (date: string, ...titles: string[]): Results => ({
  date,
  machine: 'a machine',
  browser: 'a browser',
  isQuick: false,
  sections: Object.fromEntries(
    titles.map(title => [title, { title, method: `By ${date}.`, bars: [], tables: [], figures: {} }]),
  ),
})

test('a run of one section leaves the others as they were, each with the date of its own run', () => {
  const first = measure('2026-01-01', 'bytes', 'price', 'memory')
  const second = mergeResults(first, measure('2026-02-02', 'price'))
  const third = mergeResults(second, measure('2026-03-03', 'memory'))
  expect(Object.keys(third.sections)).toEqual(['bytes', 'price', 'memory'])
  const chapters = renderResults(third).split('\n## ').slice(2)
  expect(chapters.map(chapter => chapter.trim().split('\n\n'))).toEqual([
    ['bytes', 'Measured 2026-01-01 · a machine · a browser.', 'By 2026-01-01.'],
    ['price', 'Measured 2026-02-02 · a machine · a browser.', 'By 2026-02-02.'],
    ['memory', 'By 2026-03-03.'],
  ])
})

test('the first run has nothing to keep', () => {
  const first = measure('2026-01-01', 'bytes')
  expect(mergeResults(null, first)).toBe(first)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { describeApi } from './write-api.ts'

/** How lines break is no difference. */
const squeeze = (text: string): string => text.replace(/\s+/g, ' ')

test('docs/api.md lists what the package exports; after a change: npm run docs', () => {
  const written = describeApi()
  expect(squeeze(readFileSync(join(root, 'docs/api.md'), 'utf8'))).toBe(squeeze(written))
  expect(written).toContain(
    '/** Writes minor units as the server reads them: `1234.50`. */\nfunction writeDecimal(minor: Minor): string',
  )
  expect(written).not.toContain('#private')
})

test('each heading of it is of its own, in words, and each of its links leads to one', () => {
  const written = describeApi()
  const headings = [...written.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading)
  expect(headings.length).toBeGreaterThan(20)
  expect(headings.filter(heading => heading.endsWith('.ts') || heading.endsWith('.tsx'))).toEqual([])
  const places = headings.map(heading => `#${heading.toLowerCase().replaceAll(' ', '-')}`)
  expect(new Set(places).size).toBe(places.length)
  const links = [...written.matchAll(/\]\((#[^)]+)\)/g)].map(([, place = '']) => place)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(place => !places.includes(place))).toEqual([])
})

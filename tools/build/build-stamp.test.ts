import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources, isCdnFresh, stampCdn, unstampCdn } from './build-stamp.ts'

let root = ''
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ostrov-stamp-'))
  write('core/market.ts', 'a')
  write('widgets/cart/view.tsx', 'b')
  write('dist/cdn/cz/manifest.json', '{}')
  write('dist/cdn/ro/manifest.json', '{}')
  stampCdn(root, hashSources(root))
})
afterEach(() => rmSync(root, { recursive: true }))

test('what was built of these sources is fresh', () => {
  expect(isCdnFresh(root)).toBe(true)
})

test.each([
  'core/market.ts',
  'widgets/cart/view.tsx',
  'widgets/cart/style.css',
  'rollup.config.mjs',
  'package-lock.json',
])('a change of %s makes it stale', path => {
  write(path, 'changed')
  expect(isCdnFresh(root)).toBe(false)
})

test.each(['core/market.test.ts', 'widgets/cart/view.test.tsx', 'stories/cart.stories.tsx'])(
  'a change of %s does not',
  path => {
    write(path, 'changed')
    expect(isCdnFresh(root)).toBe(true)
  },
)

test('without a manifest, or once the stamp is taken away, it is stale', () => {
  rmSync(join(root, 'dist/cdn/ro/manifest.json'))
  expect(isCdnFresh(root)).toBe(false)
  write('dist/cdn/ro/manifest.json', '{}')
  unstampCdn(root)
  expect(isCdnFresh(root)).toBe(false)
})

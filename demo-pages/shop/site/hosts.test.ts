import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

let shop: RunningShop
let folder: string
let visitor: TestVisitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  await mkdir(join(folder, 'cdn'))
  await mkdir(join(folder, 'hosts/react/assets'), { recursive: true })
  await writeFile(
    join(folder, 'hosts/react/built.json'),
    JSON.stringify({ script: 'assets/main-abc123.js', styles: ['assets/main-def456.css'] }),
  )
  await writeFile(join(folder, 'hosts/react/assets/main-abc123.js'), 'export {}')
  shop = await startTestShop({ distDir: join(folder, 'cdn') })
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test('the list of apps leads to all of them', async () => {
  const { text } = await visitor.get('/ro/exemple/hosts/')
  for (const path of ['react/', 'react/alone/', 'preact/', 'preact/alone/'])
    expect(text).toContain(`href="/ro/exemple/hosts/${path}"`)
})

test('an app beside islands brings the page its configuration, placeholders and its own files, and no loader', async () => {
  const { status, text } = await visitor.get('/cz/ukazky/hosts/react/')
  expect(status).toBe(200)
  expect(text).toContain('id="ostrov-page"')
  expect(text).toContain('data-component="buyback-selector"')
  expect(text.match(/<script type="module"[^>]*>/g)).toEqual([
    '<script type="module" src="/static/hosts/react/assets/main-abc123.js">',
  ])
  expect(text).toContain('href="/static/hosts/react/assets/main-def456.css"')
  expect((await visitor.get('/static/hosts/react/assets/main-abc123.js')).text).toBe('export {}')
})

test('an app alone gets the configuration on its own element', async () => {
  const { text } = await visitor.get('/cz/ukazky/hosts/react/alone/')
  expect(text).not.toContain('id="ostrov-page"')
  expect(text).not.toContain('data-component')
  expect(text).toContain('data-page="{&quot;market&quot;:&quot;cz&quot;')
})

test('a page of an app that is not built says how to build it', async () => {
  const { status, text } = await visitor.get('/cz/ukazky/hosts/preact/')
  expect(status).toBe(200)
  expect(text).toContain('node tools/package/package.ts')
  expect(text).not.toContain('<script type="module"')
})

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { Hono } from 'hono'
import type { ShopEnv } from '#shop/server/shop.ts'
import { addStaticFiles } from '#shop/server/static-files.ts'
import { keepReleases } from '#tools/build/keep-releases.ts'

const BUILT = join(import.meta.dirname, '../../dist/cdn/cz')
const HASHED = /^[\w-]+-[\w-]{6,8}\.(?:js|css)$/
const DAY = 24 * 60 * 60 * 1000

let root: string
let dir: string

test.beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  dir = join(root, 'cz')
  cpSync(BUILT, dir, { recursive: true })
})

test.afterEach(() => rmSync(root, { recursive: true }))

const listHashed = (): string[] => readdirSync(dir).filter(name => HASHED.test(name))
const publish = (files: readonly string[], daysAgo: number) =>
  keepReleases(dir, join(root, 'releases.json'), files, new Date(Date.now() - daysAgo * DAY))

/** Makes of a build another one that does the same under other names, as if each of its sources had changed a little. */
function buildAnew(former: readonly string[]): string[] {
  const renamed = new Map(
    former.map((name, i) => [
      name,
      name.replace(/-[\w-]{6,8}(?=\.\w+$)/, `-NEW${String(i).padStart(3, '0')}`),
    ]),
  )
  const rename = (text: string) => [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text)
  for (const [from, to] of renamed)
    writeFileSync(join(dir, to), rename(readFileSync(join(dir, from), 'utf8')))
  writeFileSync(join(dir, 'manifest.json'), rename(readFileSync(join(dir, 'manifest.json'), 'utf8')))
  return [...renamed.values()]
}

/** The page as a server makes it now. */
function renderPage(): string {
  const { loader, css } = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'))
  const config = { market: 'cz', routes: { 'cart-count': '/cz/core/cart/count/' } }
  const params = { href: '/cz/kosik/' }
  return `<!doctype html><html lang="cs"><title>Page</title>
<script type="application/json" id="ostrov-page">${JSON.stringify(config)}</script>
<link rel="stylesheet" href="/static/cz/${css.file}"><script type="module" src="/static/cz/${loader.file}"></script>
<div data-component="cart-badge" data-when="interaction"><script type="application/json">${JSON.stringify(params)}</script>
<a href="/cz/kosik/">Košík</a></div></html>`
}

/** Answers with a page that a cache has kept, and with files of the folder as they are now; returns which were asked for. */
async function serve(page: Page, html: string): Promise<string[]> {
  const asked: string[] = []
  const app = new Hono<ShopEnv>()
  addStaticFiles(app, { distDir: root })
  await page.route('**/kept-page/', route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.route('**/static/cz/**', async route => {
    const { pathname } = new URL(route.request().url())
    const answer = await app.request(pathname)
    asked.push(`${answer.status} ${pathname.slice('/static/cz/'.length)}`)
    const body = Buffer.from(await answer.arrayBuffer())
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body })
  })
  await page.goto('/kept-page/')
  return asked
}

const touch = (page: Page) => page.locator('[data-component]').hover()
const expectBadge = (page: Page) => expect(page.getByRole('link', { name: 'Košík, prázdný' })).toBeVisible()

test('a page that was made before a release goes on loading what it is made of, a new one the new files', async ({
  page,
  context,
}) => {
  const former = listHashed()
  publish(former, 40)
  const asked = await serve(page, renderPage())
  await expect(page.locator('[data-state="waiting"]')).toBeVisible()
  const fresh = buildAnew(former)
  publish(fresh, 10)
  await touch(page)
  await expectBadge(page)
  expect(asked.filter(file => !file.startsWith('200') || file.includes('-NEW'))).toEqual([])
  expect(asked.length).toBeGreaterThan(4)

  const next = await context.newPage()
  const askedNext = await serve(next, renderPage())
  await touch(next)
  await expectBadge(next)
  expect(askedNext.filter(file => !/^200 [\w-]+-NEW\d{3,4}\./.test(file))).toEqual([])
})

test('a page whose release is long gone keeps what the server wrote', async ({ page }) => {
  const former = listHashed()
  publish(former, 90)
  await serve(page, renderPage())
  await expect(page.locator('[data-state="waiting"]')).toBeVisible()
  publish(buildAnew(former), 40)
  publish(['never-123456.js'], 0)
  publish(
    listHashed().filter(name => name.includes('-NEW')),
    0,
  )
  expect(listHashed().filter(name => former.includes(name))).toEqual([])
  await touch(page)
  await expect(page.locator('[data-state="failed"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Košík', exact: true })).toBeVisible()
})

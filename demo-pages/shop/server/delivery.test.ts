import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOP_STYLES } from '../site/styles.ts'
import type { RunningShop } from './start-shop.ts'
import { type Answered, createVisitor, startTestShop, type TestVisitor } from './test-shop.ts'

const LOADER = 'loader-12345678.js'
const CODE = 'export const answer = 42'
const hash = (kind: string, text: string) => createHash(kind).update(text).digest('base64')
const STYLE = '.ostrov>a{top:0}'
const SHEET = { file: 's-12345678.css', integrity: `sha384-${hash('sha384', STYLE)}`, text: STYLE }
const document = await readFile(new URL('../../../docs/releases-and-delivery.md', import.meta.url), 'utf8')

/** The rows of the table below a heading, cell by cell; code spans without their quotes. */
function readTable(heading: string): string[][] {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter(line => line.startsWith('| '))
  return rows
    .slice(1)
    .filter(row => !row.startsWith('|---'))
    .map(row =>
      row
        .slice(2, -2)
        .split(' | ')
        .map(cell => cell.trim().replace(/^`(.*)`$/, '$1')),
    )
}

/** Scripts that a policy reads the text of; JSON is none. */
const INLINE = /<script(?![^>]*(?:\ssrc=|json"))[^>]*>([^<]*)<\/script>/g

let shop: RunningShop
let folder: string
let visitor: TestVisitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-'))
  for (const market of ['cz', 'ro']) {
    await mkdir(join(folder, market, 'skeletons'), { recursive: true })
    await writeFile(join(folder, market, LOADER), CODE)
    await writeFile(join(folder, market, `${LOADER}.br`), brotliCompressSync(CODE))
    await writeFile(join(folder, market, 'catalogue.json'), '{}')
    await writeFile(join(folder, market, 'skeletons/cart-badge.small.html'), '<div></div>')
    const file = { file: LOADER, integrity: 'sha384-l' }
    const manifest = {
      market,
      loader: file,
      css: { ...file, file: 'ostrov-12345678.css' },
      widgets: { 'buyback-selector': { when: 'load', files: [], css: [SHEET] } },
      integrity: { [LOADER]: 'sha384-l', [`${LOADER}?retry=1`]: 'sha384-l' },
    }
    await writeFile(join(folder, market, 'manifest.json'), JSON.stringify(manifest))
  }
  shop = await startTestShop({ distDir: folder })
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const HEADERS = ['cache-control', 'surrogate-control', 'surrogate-key', 'vary'] as const

/** As the document writes it: what is not sent is a dash, and a page's number is its id. */
const readKept = ({ headers }: Answered): string[] =>
  HEADERS.map(name => headers.get(name)?.replace(/\bpage-\d+\b/, 'page-{id}') ?? '–')

test('the shop keeps each kind of answer as its document says', async () => {
  const rows = readTable('What is kept, and by whom')
  expect(rows.length).toBeGreaterThan(10)
  for (const [what, example = '', ...kept] of rows) {
    const answer = await createVisitor(shop.url).get(example.replace('{loader}', LOADER))
    expect(readKept(answer), what).toEqual(kept)
  }
})

test('built files may be used by pages of any host, as the document says', async () => {
  const rows = readTable('Built files')
  expect(rows).toHaveLength(4)
  for (const path of [LOADER, 'manifest.json', 'catalogue.json', 'skeletons/cart-badge.small.html']) {
    const { status, headers } = await visitor.get(`/static/ro/${path}`)
    expect(status).toBe(200)
    for (const [name = '', value] of rows)
      expect([path, name, headers.get(name)]).toEqual([path, name, value])
  }
})

test('the policy of the document is the one that every page is shown under', async () => {
  const [, policy] = /## Content Security Policy\n\n```\n(.*)\n```/.exec(document) ?? []
  const { headers, text } = await visitor.get('/cz/vykup/')
  const [scripts = '', ...others] = [...text.matchAll(INLINE)].map(([, found]) => found)
  expect(others).toEqual([])
  expect([...text.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, found]) => found)).toEqual([STYLE])
  // The doubles of the demo shop's providers have an origin of their own.
  const shown = headers.get('content-security-policy')?.replaceAll(/ http:\/\/[\w.]+:\d+/g, '')
  expect(shown?.replace(' frame-src;', '')).toBe(
    policy?.replace('{map}', hash('sha256', scripts)).replace('{sheet}', hash('sha384', STYLE)),
  )
})

test('the import map holds each module of the market, retries among them, and comes before all modules', async () => {
  const { text } = await visitor.get('/ro/vanzare/')
  const [[, map = ''] = []] = [...text.matchAll(INLINE)]
  const address = `/static/ro/${LOADER}`
  expect(JSON.parse(map)).toEqual({
    integrity: { [address]: 'sha384-l', [`${address}?retry=1`]: 'sha384-l' },
  })
  expect(text.indexOf('"importmap"')).toBeLessThan(text.search(/type="module"|rel="modulepreload"/))
})

test('what has not changed since is not sent again, and what has is', async () => {
  for (const path of [
    '/static/cz/manifest.json',
    '/static/site.css',
    '/static/shop.css',
    '/static/vendor/htmx.min.js',
  ]) {
    const first = await visitor.get(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await visitor.get(path, { 'If-None-Match': `"other", W/${tag}` })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('cache-control')).toBe('no-cache')
    expect((await visitor.get(path, { 'If-None-Match': '"other"' })).text).toBe(first.text)
  }
})

test('brotli goes to whoever accepts it, under a tag of its own', async () => {
  const path = `/static/cz/${LOADER}`
  const ask = async (accepted: string) => (await visitor.get(path, { 'Accept-Encoding': accepted })).headers
  for (const accepted of ['br', 'gzip, br;q=0.5', 'gzip , br'])
    expect([accepted, (await ask(accepted)).get('content-encoding')]).toEqual([accepted, 'br'])
  for (const accepted of ['identity', 'gzip', 'br;q=0', 'gzip, br;q=0.000', 'brx', ''])
    expect([accepted, (await ask(accepted)).get('content-encoding')]).toEqual([accepted, null])
  expect((await ask('br')).get('etag')).not.toBe((await ask('identity')).get('etag'))
  expect((await visitor.get(path, { 'Accept-Encoding': 'br' })).text).toBe(CODE)
})

test('a page waits for one stylesheet of the shop, which holds all of its own', async () => {
  const { text } = await visitor.get('/cz/')
  expect([...text.matchAll(/href="(\/static\/[\w-]+\.css)"/g)].map(([, path]) => path)).toEqual([
    '/static/site.css',
  ])
  const whole = await visitor.get('/static/site.css')
  expect(whole.headers.get('content-type')).toBe('text/css; charset=utf-8')
  for (const name of SHOP_STYLES)
    expect(whole.text).toContain((await visitor.get(`/static/${name}.css`)).text)
  const packed = await visitor.get('/static/site.css', { 'Accept-Encoding': 'br' })
  expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['br', whole.text])
})

test('whoever signs in gets no page from a cache, nor leaves one there, and tokens are never shared', async () => {
  const customer = createVisitor(shop.url)
  const form = await customer.get('/cz/prihlaseni/')
  expect(form.headers.get('cache-control')).toMatch(/^private/)
  const fields = { email: 'zakaznik@laguna.example', password: 'Zakaznik-1' }
  expect((await customer.postForm('/cz/prihlaseni/', fields)).status).toBe(302)
  for (const path of ['/cz/', '/cz/vykup/', '/cz/zbozi/', '/cz/ukazky/htmx/']) {
    const { headers, text } = await customer.get(path)
    expect(text).toContain('csrfmiddlewaretoken')
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    expect(headers.get('surrogate-key')).toBeNull()
  }
})

test('what the edge may keep carries no cookie, no token, and nothing that a tester ordered', async () => {
  for (const path of [
    '/cz/',
    '/cz/vykup/',
    '/ro/service/',
    '/cz/vykup/api/types/',
    '/cz/ukazky/htmx/cart/',
  ]) {
    const { headers, text } = await createVisitor(shop.url).get(path)
    expect([path, headers.get('surrogate-control')]).toEqual([path, 'max-age=300'])
    expect(headers.getSetCookie()).toEqual([])
    expect(text).not.toContain('csrfmiddlewaretoken')
    const tested = await visitor.get(path, { 'Ostrov-QA': 'delivery' })
    expect([path, tested.headers.get('surrogate-control')]).toEqual([path, null])
  }
})

test('an answer that is no answer is not kept, nor is that of a write', async () => {
  const lost = await visitor.get('/cz/vykup/api/nothing/manufacturers/')
  expect([lost.status, lost.headers.get('surrogate-control')]).toEqual([404, null])
  const refused = await visitor.post('/cz/core/cart/add-product/', {})
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'private, no-store'])
})

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryOptions } from '#core/api/content/places.ts'
import { reverse } from '#core/http/routes.ts'
import { MARKETS } from '#core/market.ts'
import { configurePage, PageConfig } from '#core/page.ts'
import { parseParams } from '#core/params/read-params.ts'
import { makeSale } from '../buyback/test-sale.ts'
import { describeFault } from './faults.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { type Answered, createVisitor, startTestShop, type TestVisitor } from './test-shop.ts'

const FILE = { file: 'x-12345678.js', integrity: 'sha384-x' }
const SKELETON = { small: 'skeletons/x.small.html', large: 'skeletons/x.large.html' }
const MANIFEST = {
  market: 'cz',
  loader: { file: 'loader-12345678.js', integrity: 'sha384-l' },
  css: { file: 'ostrov-12345678.css', integrity: 'sha384-c' },
  shared: [{ file: 'shared-12345678.js', integrity: 'sha384-s' }],
  integrity: { 'x-12345678.js': 'sha384-x' },
  widgets: {
    'buyback-selector': { when: 'load', files: [FILE], css: [], skeleton: SKELETON },
    checkout: { when: 'load', files: [{ ...FILE, file: 'checkout-12345678.js' }], css: [], skeleton: null },
  },
}

let shop: RunningShop
let folder: string
let visitor: TestVisitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  await mkdir(join(folder, 'cz'), { recursive: true })
  await writeFile(join(folder, 'cz', 'manifest.json'), JSON.stringify(MANIFEST))
  await mkdir(join(folder, 'cz', 'skeletons'))
  for (const size of ['small', 'large'])
    await writeFile(
      join(folder, 'cz', `skeletons/x.${size}.html`),
      `<div class="ostrov-waiting">${size}</div>`,
    )
  await writeFile(join(folder, 'cz', 'loader-12345678.js'), 'export {}')
  await writeFile(join(folder, 'cz', 'loader-12345678.js.br'), 'packed')
  shop = await startTestShop({ distDir: folder })
  visitor = createVisitor(shop.url)
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const pick = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''

test('where nothing is, outside of both markets, the page has the policy that it needs, and testers have theirs', async () => {
  const readPolicy = (answered: Answered) => answered.headers.get('content-security-policy') ?? ''
  const [own, stray] = [await visitor.get('/cz/nic/'), await visitor.get('/nic/')]
  expect([stray.status, readPolicy(stray)]).toEqual([404, readPolicy(own)])
  expect(readPolicy(own)).toMatch(/script-src [^;]*'sha256-/)
  expect(stray.text).toContain('Tuto stránku jsme nenašli')
  const { status, text } = await visitor.get('/qa/nic/')
  expect(status).toBe(404)
  expect(text).toMatch(/<html lang="en".*There is no such page.*href="\/qa\/"/s)
})

test('BB-076 each market’s pages begin with a country of their own, which the shop lists by that very id', async () => {
  const found = []
  for (const [market, page] of [
    ['cz', '/cz/vykup/'],
    ['ro', '/ro/vanzare/'],
  ] as const) {
    const config: unknown = JSON.parse(
      pick((await visitor.get(page)).text, /id="ostrov-page">(.*?)<\/script>/),
    )
    const { defaultCountry } = v.parse(PageConfig, config)
    configurePage(config)
    const countries = v.parse(countryOptions.response, (await visitor.get(reverse('country-options'))).json)
    expect(countries.find(({ id }) => id === defaultCountry)?.code).toBe(MARKETS[market].country)
    found.push(defaultCountry)
  }
  expect(new Set(found).size).toBe(2)
})

test('a page tells its islands what they need, in the shape the core reads', async () => {
  const { text } = await visitor.get('/ro/vanzare/')
  const config = JSON.parse(pick(text, /id="ostrov-page">(.*?)<\/script>/))
  expect(v.parse(PageConfig, config)).toMatchObject({ market: 'ro', defaultCountry: '178' })
  configurePage(config)
  const { status } = await visitor.get(reverse('buyout-colors', { model: 'apple-iphone-13-128gb' }))
  expect(status).toBe(200)
})

test('only the files of the islands on the page are loaded, and the skeleton stands beside the fallback', async () => {
  const { text } = await visitor.get('/cz/vykup/')
  expect(text).toContain('<link rel="modulepreload" href="/static/cz/x-12345678.js" integrity="sha384-x"')
  expect(text).toContain('<link rel="modulepreload" href="/static/cz/shared-12345678.js"')
  expect(text).toContain('<script type="module" src="/static/cz/loader-12345678.js" integrity="sha384-l"')
  expect(text).not.toContain('checkout-')
  expect(text).toContain('<div class="ostrov-waiting">large</div><div class="shop-fallback">')
  const phone = await visitor.get('/cz/vykup/', { 'Sec-CH-UA-Mobile': '?1' })
  expect(phone.text).toContain('<div class="ostrov-waiting">small</div>')
  expect((await visitor.get('/admin/login/')).text).not.toContain('loader-')
})

test('a slow line brings the loader first, then what all islands need', async () => {
  const { text } = await visitor.get('/cz/vykup/')
  const files = [...text.matchAll(/(?:src|href)="\/static\/cz\/([\w-]+)-\d+\.js"/g)].map(([, name]) => name)
  expect(files).toEqual(['loader', 'shared', 'x'])
})

test('built files are served for ever, packed to who can read it, and to other origins', async () => {
  const path = '/static/cz/loader-12345678.js'
  const packed = await fetch(`${shop.url}${path}`, { headers: { 'Accept-Encoding': 'br' } }).catch(() => null)
  expect(packed?.headers.get('content-encoding')).toBe('br')
  const { text, headers } = await visitor.get(path, { 'Accept-Encoding': 'identity' })
  expect(text).toBe('export {}')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect((await visitor.get('/static/cz/manifest.json')).headers.get('cache-control')).toBe('no-cache')
  expect((await visitor.get('/static/cz/..%2fmanifest.json')).status).toBe(404)
})

test('without a build the page is whole and says how to make one', async () => {
  const { status, text } = await visitor.get('/ro/vanzare/')
  expect(status).toBe(200)
  expect(text).toContain('npm run build')
  expect(text).not.toContain('loader-')
})

test('a page reads well without scripts: one main heading, its language, and the device step by step', async () => {
  const { text } = await visitor.get('/cz/vykup/?type=telefony&manufacturer=nokia')
  expect(text.match(/<h1>/g)).toHaveLength(1)
  expect(text).toContain('<html lang="cs">')
  expect(text).toContain('<main class="shop-main" data-template="buyback" id="content" tabindex="-1">')
  expect(text).toContain(
    'href="/cz/vykup/?type=telefony&amp;manufacturer=nokia&amp;model=nokia-g42-5g-128gb"',
  )
  expect(text).toContain('tel:+420800123456')
  const hostile = await visitor.get('/cz/vykup/?type=%3Cscript%3Ealert(1)%3C/script%3E')
  expect(hostile.text).not.toContain('<script>alert')
})

test('a page is painted once its last element is there', async () => {
  const { text } = await visitor.get('/cz/')
  expect(text).toContain('<link rel="expect" href="#shop-end" blocking="render">')
  expect(text).toMatch(/<\/aside>\s*<div id="shop-end"><\/div>\s*<\/body>/)
})

test('the review page carries the token of its buy-back, and an unknown one is not found', async () => {
  const { headers } = await visitor.post('/cz/vykup/api/sell/', await makeSale(visitor))
  const path = headers.get('location') ?? ''
  const { text } = await visitor.get(path)
  const params = parseParams(
    pick(text, /data-component="buyback-review"[^>]*>\s*<script type="application\/json">(.*?)<\/script>/),
  )
  expect(params.get('id')).toBe(path.split('/').at(-2))
  expect((await visitor.get('/cz/vykup/prehled/nothing/')).status).toBe(404)
  expect((await visitor.get('/cz/vykup/prehled/{token}/')).status).toBe(404)
})

test('every demo page in a file has a page in both markets, listed in their index', async () => {
  for (const below of ['/cz/ukazky/', '/ro/exemple/'] as const) {
    const { text } = await visitor.get(below)
    for (const widget of ['buyback-selector', 'sell-form', 'buyback-review', 'notifications']) {
      expect(text).toContain(`href="${below}${widget}/"`)
      expect((await visitor.get(`${below}${widget}/`)).text).toContain(`data-component="${widget}"`)
    }
  }
})

test('staff find a page by its words, in their language, and the way into the editing of its component', async () => {
  const staff = createVisitor(shop.url)
  expect((await staff.get('/admin/pages/')).headers.get('location')).toBe(
    '/admin/login/?next=%2Fadmin%2Fpages%2F',
  )
  await staff.postForm('/admin/login/', { email: 'obsluha@laguna.example', password: 'Obsluha-1' })
  const list = await staff.get('/admin/pages/?language=cs')
  expect(list.text).toContain('<html lang="cs">')
  expect(list.text).toMatch(/<a href="\/cz\/vykup\/\?edit#component-\d+">[^<(]+<\/a>/)
  expect(list.text).not.toMatch(/href="\/ro\/[^"]*#component|\{token\}\/\?edit/)
  const found = await staff.get('/admin/pages/?market=cz&q=SLOUC%CC%8CENA%CC%81-nic')
  expect(found.text).toContain('Nic takového tu není.')
  const one = await staff.get('/admin/pages/?market=cz&q=podm%C3%ADnky&page=/cz/vykup/podminky/')
  expect(one.text.match(/<details class="shop-page" open>/g) ?? []).toHaveLength(
    one.text.includes('/cz/vykup/podminky/?edit') ? 1 : 0,
  )
  const romanian = await staff.get('/admin/pages/?market=ro')
  expect(romanian.text).toContain('<html lang="cs">')
  expect(romanian.text).toMatch(/<a href="\/ro\/vanzare\/\?edit#component-\d+">/)
  const inRomanian = await staff.get('/admin/pages/?language=ro')
  expect(inRomanian.text).toMatch(/\d+\u00a0(?:de )?pagini/)
  expect(inRomanian.text).toMatch(/<a href="\/ro\/vanzare\/\?edit#component-\d+">/)
})

test('the pages that staff find are told apart, and how many of their components were found', async () => {
  const staff = createVisitor(shop.url)
  await staff.postForm('/admin/login/', { email: 'obsluha@laguna.example', password: 'Obsluha-1' })
  const { text } = await staff.get('/admin/pages/?language=en&market=cz')
  expect(text).toContain('href="/admin/?language=en"')
  const groups = [...text.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/gs)]
  expect(groups.map(([, label]) => label)).toEqual(['Pages of the shop', 'Demo pages of components'])
  const names = groups.flatMap(([, , inside = '']) =>
    [...inside.matchAll(/>([^<]+)<\/option>/g)].map(([, name]) => name),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names.join()).not.toContain('{')
  const [, pk] = /\/cz\/\?edit#component-(\d+)/.exec(text) ?? []
  const found = (await staff.get(`/admin/pages/?language=en&market=cz&page=/cz/&q=${pk}`)).text
  expect(found).toMatch(/<span[^>]*>1 of \d+ components<\/span>/)
})

const openKept = (dataDir: string) =>
  startShop({ port: 0, dataDir, quiet: true, isDemo: true, isSmall: true })

/** Opens the same folder as another process would. */
async function openElsewhere(dataDir: string): Promise<unknown> {
  const own = await readFile(`${dataDir}.lock`, 'utf8')
  await writeFile(`${dataDir}.lock`, String(process.ppid))
  return openKept(dataDir).finally(() => writeFile(`${dataDir}.lock`, own))
}

test('a restart keeps everything and fills nothing twice, and nobody else may open the same data meanwhile', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(folder, 'data', 'shop')
  const first = await openKept(dataDir)
  const before = createVisitor(first.url)
  const { headers } = await before.post('/cz/vykup/api/sell/', await makeSale(before))
  await before.post('/qa/misbehave/', { route: 'buyout-types', kind: '409', scope: 'kept', times: 1 })
  await expect(openElsewhere(dataDir)).rejects.toThrow('Another shop')
  await first.close()
  const second = await openKept(dataDir)
  const after = createVisitor(second.url)
  const page = await after.get(headers.get('location') ?? '')
  const types = await after.get('/cz/vykup/api/types/')
  const spoiled = await after.get('/cz/vykup/api/types/', { 'ostrov-qa': 'kept' })
  await second.close()
  expect([page.status, spoiled.status]).toEqual([200, 409])
  expect(types.json).toHaveLength(3)
})

test('what a customer typed is in no line that the shop prints of a fault', () => {
  const fault = new Error('Failed query: insert … params: Žaneta,\n    at Tajná ulice,7103192745')
  const printed = describeFault(fault)
  expect(printed).toContain('shop.test.ts')
  expect(printed).not.toMatch(/Žaneta|Tajn|2745/)
  expect(describeFault('7103192745')).toBe('an unknown fault')
})

test('a connection is kept longer than proxies and browsers keep theirs', async () => {
  const { headers } = await visitor.get('/cz/')
  expect(headers.get('keep-alive')).toBe('timeout=75')
})

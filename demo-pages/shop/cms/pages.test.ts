import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const describeFile = (file: string) => ({ file, integrity: 'sha384-x' })
const describeWidget = (name: string) => ({
  when: 'load',
  files: [describeFile(`${name}.js`)],
  css: [{ ...describeFile(`${name}.css`), text: `.${name}{}` }],
  skeleton: null,
})

let shop: RunningShop
let folder: string
let visitor: TestVisitor

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  for (const market of ['cz', 'ro']) {
    await mkdir(join(folder, market))
    const manifest = {
      market,
      loader: describeFile('loader.js'),
      css: describeFile('ostrov.css'),
      shared: [],
      widgets: { tabs: describeWidget('tabs'), 'buyback-selector': describeWidget('buyback-selector') },
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

test('sections of tabs stand in the placeholder itself, each with a heading for readers without scripts', async () => {
  const { text } = await visitor.get('/cz/ukazky/tabs/')
  const inside =
    /data-component="tabs"[^>]*>\s*<script[^>]*>[^<]*<\/script>\s*(<section.*?)<\/div><\/div>/s.exec(
      text,
    )?.[1]
  const sections = inside?.match(/<section class="shop-text" id="[a-z]+" data-tab="[^"]*"><h3>/g)
  expect(sections?.map(section => /id="([a-z]+)"/.exec(section)?.[1])).toEqual([
    'popis',
    'parametry',
    'zaruka',
  ])
  expect(text).not.toContain('shop-fallback')
})

test('the compact head belongs to the page where devices are sold, whatever others have on them', async () => {
  const marked = '<main class="shop-main" data-template="buyback"'
  for (const path of ['/cz/vykup/', '/ro/vanzare/', '/cz/ukazky/buyback-selector/'])
    expect((await visitor.get(path)).text).toContain(marked)
  expect((await visitor.get('/cz/servis/')).text).not.toContain('data-template')
  const { text: styles } = await visitor.get('/static/shop-parts.css')
  expect(styles).toContain('.shop-main[data-template="buyback"]')
  expect(styles).not.toMatch(/\.shop-main:has\([^)]*buyback-selector/)
})

test('a placeholder inside a section is a placeholder, and its files are loaded with the page', async () => {
  for (const path of ['/cz/ukazky/tabs/with-islands/', '/ro/exemple/tabs/with-islands/']) {
    const { text } = await visitor.get(path)
    expect(text).toMatch(
      /<section[^>]*data-tab[^>]*>.*<div data-component="buyback-selector"><script type="application\/json">\[/s,
    )
    expect(text).toContain('<style data-ostrov="buyback-selector.css">.buyback-selector{}</style>')
    expect(text).toMatch(/rel="modulepreload" href="[^"]*\/buyback-selector\.js"/)
  }
})

test('who comes to edit a page and is not signed in is led to do so, and back', async () => {
  const { status, headers } = await createVisitor(shop.url).get('/cz/vykup/?edit')
  expect([status, headers.get('location')]).toEqual([
    302,
    `/cz/prihlaseni/?next=${encodeURIComponent('/cz/vykup/?edit')}`,
  ])
  expect((await createVisitor(shop.url).get('/cz/vykup/')).status).toBe(200)
})

test('who comes to edit a page that no editor composes is told so, staff alone', async () => {
  const staff = createVisitor(shop.url)
  await staff.postForm('/admin/login/', { email: 'obsluha@laguna.example', password: 'Obsluha-1' })
  for (const [path, told] of [
    ['/cz/newsletter/', 'Na této stránce není nic k úpravám.'],
    ['/ro/newsletter/', 'Pe această pagină nu este nimic de editat.'],
  ] as const) {
    const { text } = await staff.get(`${path}?edit`)
    expect(text).toContain(told)
    expect(text).toContain(`href="/admin/pages/?language=${path.startsWith('/cz/') ? 'cs' : 'ro'}"`)
    expect((await staff.get(path)).text).not.toContain(told)
    expect((await createVisitor(shop.url).get(`${path}?edit`)).text).not.toContain(told)
  }
  expect((await staff.get('/cz/vykup/?edit')).text).not.toContain('není nic k úpravám')
})

test('who edits a page is led past it to the panel by a link of its own, and no visitor is', async () => {
  const staff = createVisitor(shop.url)
  await staff.postForm('/admin/login/', { email: 'obsluha@laguna.example', password: 'Obsluha-1' })
  for (const [path, link] of [
    ['/cz/vykup/', '<a class="shop-skip" href="#ostrov-editor">Přejít na úpravy</a>'],
    ['/ro/vanzare/', '<a class="shop-skip" href="#ostrov-editor">Salt la editare</a>'],
  ] as const) {
    expect((await staff.get(`${path}?edit`)).text).toContain(link)
    expect((await staff.get(path)).text).not.toContain(link)
    expect((await staff.get(`${path}?preview`)).text).not.toContain(link)
  }
})

test('a page of the shop has one place for messages', async () => {
  for (const path of ['/cz/vykup/', '/ro/vanzare/']) {
    const { text } = await createVisitor(shop.url).get(path)
    expect([path, text.match(/data-component="notifications"/g)?.length]).toEqual([path, 1])
  }
})

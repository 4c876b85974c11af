import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

interface ExportedPage {
  market: string
  path: string
  title: string
  parts: { html?: string; component?: string; params?: unknown[]; when?: string | null; fallback?: string }[]
}

let shop: RunningShop
let visitor: TestVisitor
let pages: ExportedPage[]

beforeAll(async () => {
  shop = await startTestShop()
  visitor = createVisitor(shop.url)
  pages = ((await visitor.get('/qa/pages.json')).json as { pages: ExportedPage[] }).pages
}, 120_000)
afterAll(() => shop.close())

const find = (path: string) => pages.find(page => page.path === path)

test('every page of both markets can be taken over by another site, homes and demo pages with them', () => {
  for (const path of [
    '/cz/',
    '/ro/',
    '/cz/vykup/',
    '/ro/vanzare/',
    '/cz/vykup/prehled/{token}/',
    '/ro/exemple/tabs/',
  ])
    expect(find(path)?.parts.length, path).toBeGreaterThan(0)
  expect(new Set(pages.map(page => page.path)).size).toBe(pages.length)
})

test('a page that is taken over leads to no app of the shop`s own', async () => {
  expect((await visitor.get('/cz/ukazky/')).text).toContain('/hosts/')
  expect(find('/cz/ukazky/')?.parts[0]?.html).toContain('/cz/ukazky/htmx/')
  expect(JSON.stringify(pages)).not.toContain('/hosts/')
})

test('a part is markup, or a component with what an editor set', () => {
  const parts = find('/cz/vykup/')?.parts ?? []
  expect(find('/cz/servis/')?.parts[0]?.html).toMatch(/^<p class="shop-lead">/)
  const selector = parts.find(part => part.component === 'buyback-selector')
  expect(selector).toMatchObject({ params: [{ name: 'contactPhone' }, { name: 'storesUrl' }], when: 'load' })
  expect(selector?.fallback).toMatch(/^<!--shop:device-steps--><p>/)
})

test('what an address decides is left open, and told as a fragment', async () => {
  for (const [path, slot] of [
    ['/cz/vykup/', 'device-steps'],
    ['/ro/service/', 'service-steps'],
    ['/ro/service/', 'service-search'],
    ['/cz/', 'buyback-offers'],
    ['/ro/', 'goods-picks'],
  ] as const) {
    expect(JSON.stringify(find(path))).toContain(`<!--shop:${slot}-->`)
    const { status, text } = await visitor.get(`/qa/fragments/${path.slice(1, 3)}/${slot}/`)
    expect(status).toBe(200)
    expect(text).toMatch(/^<(p|form|ul)/)
  }
  const { text } = await visitor.get('/qa/fragments/cz/device-steps/?type=telefony')
  expect(text).toContain('href="/cz/vykup/?type=telefony&amp;manufacturer=samsung"')
  expect((await visitor.get('/qa/fragments/cz/nothing/')).status).toBe(404)
  expect((await visitor.get('/qa/fragments/xx/device-steps/')).status).toBe(404)
})

test('no visitor’s own token is in what is taken over', () => {
  expect(JSON.stringify(pages)).not.toMatch(/csrfmiddlewaretoken\\" value=\\"(?!\{csrf-token\})/)
})

test('a server in front of the shop learns how a call of its own is to go wrong, and forgets it when it was told', async () => {
  const ask = (route = 'component-params-save') =>
    visitor.send(`/qa/spoil/cz/${route}/?path=/x/`, { method: 'POST', headers: { 'Ostrov-QA': 'spoiled' } })
  expect((await ask()).status).toBe(204)
  for (const after of [false, true]) {
    const wish = { route: 'component-params-save', kind: '500-html', times: 1, scope: 'spoiled', after }
    await visitor.send('/qa/misbehave/', {
      method: 'POST',
      body: JSON.stringify(wish),
      headers: { 'Content-Type': 'application/json' },
    })
    const spoiled = await ask()
    expect(spoiled.status).toBe(500)
    expect(spoiled.headers.get('ostrov-spoiled')).toBe(after ? 'after' : 'before')
    expect((await ask()).headers.get('ostrov-spoiled')).toBeNull()
  }
  expect((await ask('nobody')).status).toBe(404)
})

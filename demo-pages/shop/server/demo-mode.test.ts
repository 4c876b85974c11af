import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { buildApp } from './build-app.ts'
import type { RunningShop } from './start-shop.ts'
import { createVisitor, startTestShop } from './test-shop.ts'

const QUIET = { 'Ostrov-QA': 'demo-mode' }

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop({ isDemo: false })
}, 120_000)
afterAll(() => shop.close())

/** All that the shop serves below `/qa/`, by the table of its routes. */
function listTools(isDemo: boolean): { method: string; path: string }[] {
  const { routes } = buildApp({ isDemo } as Parameters<typeof buildApp>[0])
  return routes
    .filter(({ path }) => path.startsWith('/qa/'))
    .map(({ method, path }) => ({ method, path: path.replace(':market', 'cz').replace(/:\w+/g, 'x') }))
}

test('T-22 the tools for testers are there in a demo alone: elsewhere nobody finds them, reading or writing', async () => {
  expect(listTools(false)).toEqual([])
  const tools = listTools(true)
  expect(tools.length).toBeGreaterThan(8)
  const visitor = createVisitor(shop.url)
  for (const { method, path } of tools) {
    const { status } = method === 'POST' ? await visitor.post(path, {}) : await visitor.send(path, { method })
    expect([method, path, status]).toEqual([method, path, 404])
  }
})

test('a shop that is no demo tells no password, knows no account of the demo, and links to no tool', async () => {
  for (const path of ['/cz/prihlaseni/', '/ro/autentificare/', '/admin/login/', '/cz/']) {
    const { text } = await createVisitor(shop.url).get(path)
    expect(text.replaceAll('<wbr>', '')).not.toMatch(
      /(?<!(?:info|contact|servis|service)@)laguna\.example|\/qa\/|shop-demo-bar/,
    )
    for (const { password } of Object.values(DEMO_ACCOUNTS)) expect(text).not.toContain(password)
  }
  expect((await createVisitor(shop.url).get('/cz/ukazky/')).status).toBe(404)
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    const visitor = createVisitor(shop.url)
    expect((await visitor.post('/cz/core/api/login/', { e_mail: email, password })).status).toBe(400)
  }
})

test('what testers may ask for happens in a demo alone', async () => {
  const visitor = createVisitor(shop.url)
  const { headers } = await visitor.get('/cz/', QUIET)
  expect(headers.get('surrogate-control')).toBe('max-age=300')
  expect((await visitor.get('/cz/vykup/api/types/', QUIET)).headers.get('surrogate-control')).toBe(
    'max-age=300',
  )
})

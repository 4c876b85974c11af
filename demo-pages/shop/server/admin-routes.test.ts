import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT } from '../contract.ts'
import { SITES } from '../site/site.ts'
import { buildApp } from './build-app.ts'
import { DOMAINS } from './domains.ts'
import { methodOf, pathOf, ROUTE_NAMES } from './route-table.ts'
import type { RunningShop } from './start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from './test-shop.ts'

let shop: RunningShop
let anonymous: TestVisitor
let customer: TestVisitor
beforeAll(async () => {
  shop = await startTestShop({ isDemo: true })
  anonymous = createVisitor(shop.url)
  customer = createVisitor(shop.url)
  await customer.post('/cz/core/api/login/', { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' })
}, 120_000)
afterAll(() => shop.close())

const fill = (path: string): string =>
  path
    .split('/')
    .map(part => (/^[:{]/.test(part) ? '1' : part))
    .join('/')
/** Signing in and out is for everybody. */
const OPEN = /^\/admin\/log(?:in|out)\/$/

/** What is for staff: pages of the back office, by the table of routes, and calls, by the contract. */
function listStaffRoutes(): [method: string, path: string][] {
  const { routes } = buildApp({ isDemo: true } as Parameters<typeof buildApp>[0])
  const pages = routes
    .filter(({ path }) => path.startsWith('/admin/') && !path.includes('*') && !OPEN.test(path))
    .map(({ method, path }): [string, string] => [method, fill(path)])
  const calls = ROUTE_NAMES.filter(name => CONTRACT[name].access === 'staff').flatMap(name =>
    (['cz', 'ro'] as const).map((market): [string, string] => [methodOf(name), fill(pathOf(name, market))]),
  )
  const purges = Object.values(SITES).map(({ paths }): [string, string] => ['POST', paths.purge])
  return [...pages, ...calls, ...purges]
}

test('T-22 nothing of the staff’s is for anybody else, read or written', async () => {
  const all = listStaffRoutes()
  expect(all.filter(([, path]) => path.startsWith('/admin/')).length).toBeGreaterThan(2)
  expect(all.length).toBeGreaterThan(16)
  const open: string[] = []
  for (const [method, path] of all)
    for (const [who, visitor] of Object.entries({ anonymous, customer })) {
      const { status, headers } = await ask(visitor, method, path)
      const isSentToSignIn = status === 302 && /log|prihlas|autentif/.test(headers.get('location') ?? '')
      if (status !== 403 && status !== 401 && !isSentToSignIn) open.push(`${who} ${method} ${path} ${status}`)
    }
  expect(open).toEqual([])
})

/** With the right token, so that only who asks can be the reason to refuse. */
function ask(visitor: TestVisitor, method: string, path: string) {
  if (method === 'GET') return visitor.get(path)
  if (path.includes('/api/'))
    return visitor.send(path, {
      method,
      body: '{}',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken': visitor.cookies.get('csrftoken') ?? '',
      },
    })
  return visitor.postForm(path, {})
}

/** By its path, whose role a call or page is for; the first that fits. */
const ROLE_OF = [
  ['catalogue', /\/admin\/categories\//],
  ['preorders', /\/preorder-settings\//],
  ['orders', /\/order-delivery\//],
  ['discounts', /\/new\/discount/],
  ['everybody', /\/grid-views\//],
  [
    'content',
    /^\/admin\/(?:pages|cache)\/|\/cms\/|\/core\/api\/(?:component|page)|purge|\/mezipamet\/|\/memorie-cache\//,
  ],
  ['buyouts', /^\/admin\//],
] as const

test('AC-005 of the staff, who has another role gets nothing of a role’s calls and pages, in either market', async () => {
  const packer = createVisitor(shop.url)
  await packer.post('/cz/core/api/login/', { e_mail: 'sklad@laguna.example', password: 'Skladnik-1' })
  const seen = new Map<string, number>()
  const open: string[] = []
  for (const [method, path] of listStaffRoutes()) {
    const role = ROLE_OF.find(([, part]) => part.test(path))?.[0] ?? `nobody: ${path}`
    seen.set(role, (seen.get(role) ?? 0) + 1)
    const { status } = await ask(packer, method, path)
    if ((status === 403) !== (role !== 'orders' && role !== 'everybody'))
      open.push(`${role} ${method} ${path} ${status}`)
  }
  expect(open).toEqual([])
  expect([...seen.keys()].sort()).toEqual(ROLE_OF.map(([role]) => role).sort())
  // Each role has calls, in both markets alike.
  for (const role of ['catalogue', 'discounts', 'orders', 'preorders'])
    expect([role, (seen.get(role) ?? 0) >= 20 && (seen.get(role) ?? 0) % 2 === 0]).toEqual([role, true])
})

test('no domain is seeded and mounted twice', () => {
  expect(DOMAINS.filter((domain, at) => DOMAINS.indexOf(domain) !== at)).toEqual([])
})

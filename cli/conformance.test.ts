import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONTRACT } from '#core/api/contract.ts'
import type { Call } from '#core/http/call.ts'
import { readGoods } from '#shop/goods/seed.ts'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { startTestShop } from '#shop/server/test-shop.ts'
import { DEMO_ACCOUNTS } from '#shop/visitor/seed.ts'
import { writeCatalogues } from '#tools/build/write-manifest.ts'
import { type BreakingProxy, isOf, startBreakingProxy } from '#tools/serve/breaking-proxy.ts'
import { MANIFEST } from './check/manifest.fixture.ts'
import type { Break, PassingAnswer, PassingRequest } from './conformance/break.fixture.ts'
import { rewrite, setJson } from './conformance/break-answers.fixture.ts'
import { ACCESS_BREAKS } from './conformance/breaks-of-access.fixture.ts'
import { LIST_BREAKS } from './conformance/breaks-of-lists.fixture.ts'
import { READ_BREAKS } from './conformance/breaks-of-reads.fixture.ts'
import { WRITE_BREAKS } from './conformance/breaks-of-writes.fixture.ts'
import type { ConformanceReport } from './conformance/report.ts'
import { RULES, type RuleName } from './conformance/rules.ts'
import { runOstrov } from './run-ostrov.ts'

const BREAKS = [...READ_BREAKS, ...LIST_BREAKS, ...WRITE_BREAKS, ...ACCESS_BREAKS]
const [{ seoName: PRODUCT } = { seoName: '' }] = readGoods('cz')
const dist = mkdtempSync(join(tmpdir(), 'ostrov-conformance-'))
let shop: RunningShop
let proxy: BreakingProxy

beforeAll(async () => {
  await writeCatalogues(join(import.meta.dirname, '..'), dist)
  shop = await startTestShop({ distDir: join(dist, 'cdn') })
  proxy = await startBreakingProxy(shop.url)
}, 120_000)
beforeEach(() => proxy.set([]))
afterAll(async () => {
  await proxy?.close()
  await shop?.close()
  rmSync(dist, { recursive: true })
})

type Role = keyof typeof DEMO_ACCOUNTS

async function run(...args: string[]): Promise<{ code: number; told: string; warned: string }> {
  const told: string[] = []
  const warned: string[] = []
  const output = {
    write: (text: string) => void told.push(text),
    warn: (text: string) => void warned.push(text),
  }
  const code = await runOstrov(['conformance', ...args], output, [])
  return { code, told: told.join(''), warned: warned.join('') }
}

async function report(...args: string[]): Promise<ConformanceReport> {
  const { told, warned } = await run(`${proxy.url}/cz/vykup/`, '--json', ...args)
  expect(warned).toBe('')
  return JSON.parse(told) as ConformanceReport
}

const as = (role: Role): string[] => [
  '--user',
  DEMO_ACCOUNTS[role].email,
  '--password',
  DEMO_ACCOUNTS[role].password,
]

test.each(['cz', 'ro'])('the reference shop has nothing to do and is looked at whole (%s)', async market => {
  const { code, told, warned } = await run(`${proxy.url}/`, '--market', market, ...as('staff'))
  expect({ code, told, warned }).toEqual({
    code: 0,
    told: expect.stringMatching(
      new RegExp(
        `^${proxy.url}/${market}/\\S* \\(market ${market}\\)\n\nNothing to do; \\d+ calls made\\.\n$`,
      ),
    ),
    warned: '',
  })
  if (market === 'cz') expectWhole()
})

/** Every call of the contract is made, and made well at least once. */
function expectWhole(): void {
  const missed = Object.entries(CONTRACT).filter(
    ([name, { status }]) => !proxy.seen.some(one => one.status === status && isOf(name, one)),
  )
  const [staff, others] = [
    missed.filter(([, { access }]) => access === 'staff'),
    missed.filter(([, { access }]) => access !== 'staff'),
  ]
  expect(others.map(([name]) => name).sort()).toEqual(ONLY_REFUSED)
  // Of the back office the lists are read; its records are changed by its own tests alone.
  const lists = staff.filter(
    ([, { method, path, query }]) => method === 'GET' && !path.includes('{') && !('grid' in query),
  )
  expect(lists).toEqual([])
  for (const made of ['component-params-save', 'page-draft-step', 'fastly-purge'])
    expect(staff.map(([name]) => name)).not.toContain(made)
}

/** Nobody from outside knows a code of the site or a firm of its register, has a wallet, or gets anything delivered: these are made wrong alone. */
const ONLY_REFUSED = [
  'add-discount-code',
  'apple-pay-init',
  'apple-pay-process',
  'apple-pay-session',
  'company',
  'contract-withdrawal',
  'google-pay-init',
  'google-pay-process',
  'remove-discount',
]

test.each<Role>(['customer', 'branch'])(
  'with the account of a %s the reference shop has nothing to do, and what only staff can show is told',
  async role => {
    const { findings, unchecked } = await report(...as(role))
    expect(findings).toEqual([])
    expect(new Set(unchecked.map(({ reason }) => reason))).toEqual(
      new Set(['needs --user and --password of a member of staff']),
    )
  },
)

test('nobody’s account is needed; what can’t be looked at without one is told', async () => {
  const { code, told } = await run(`${proxy.url}/cz/`)
  expect(code).toBe(0)
  expect(told).toMatch(/Not checked\n {2}its CSRF token needs --user and --password: .*sell-buyout-online/)
})

test('where only reading is asked for, nothing is written', async () => {
  const { findings, unchecked } = await report('--read-only')
  expect(findings).toEqual([])
  expect(new Set(proxy.seen.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(unchecked.map(({ route }) => route)).toContain('sell-buyout-online')
})

test('for some components only their own calls are looked at', async () => {
  const asksBadge = { ...MANIFEST.widgets.chooser, routes: ['cart-count'] }
  const manifest = join(dist, 'asked.json')
  writeFileSync(
    manifest,
    JSON.stringify({ ...MANIFEST, widgets: { badge: asksBadge, tabs: MANIFEST.widgets.tabs } }),
  )
  proxy.set([
    { route: 'cart-count', answer: ({ headers }) => headers.set('cache-control', 'public') },
    { route: 'buyout-types', answer: passing => setJson(passing, []) },
  ])
  const { findings, unchecked } = await report('--for', 'badge', '--manifest', manifest)
  expect(findings.map(({ route }) => route)).toEqual(['cart-count'])
  expect(unchecked).toEqual([])
  expect((await run(proxy.url, '--for', 'bagde', '--manifest', manifest)).warned).toContain('"badge"')
  expect((await run(proxy.url, '--for', 'tabs', '--manifest', manifest)).warned).toContain('Nothing is asked')
})

test('a wrong value is quoted as the server sent it', async () => {
  proxy.set([{ route: 'cart-count', answer: passing => setJson(passing, { count: '5 000' }) }])
  const { findings } = await report('--only', 'cart-count')
  expect(findings.map(({ problem }) => problem)).toEqual([expect.stringContaining('found "5 000".')])
  const spellPrice = rewrite<{ appraisal: object }>(({ appraisal, ...rest }) => ({
    ...rest,
    appraisal: { ...appraisal, minimal_buyout_price: '5 000' },
  }))
  proxy.set([{ route: 'buyout-appraisal', answer: spellPrice }])
  const appraisal = await report('--only', 'buyout-appraisal')
  expect(appraisal.findings.map(({ problem }) => problem)).toContainEqual(
    expect.stringMatching(/price: expected .*, found "5 000"\.$/),
  )
})

test('no list has to have the order, or the words, of the reference shop', async () => {
  const turn = rewrite<unknown[]>(all => all.toReversed())
  proxy.set([
    { route: 'buyout-types', answer: turn },
    { route: 'buyout-manufacturers', answer: turn },
    { route: 'buyout-models', answer: turn },
    { route: 'buyout-colors', answer: turn },
  ])
  const { findings } = await report('--only', 'buyout-*', '--only', 'sell-buyout-online')
  expect(findings).toEqual([])
})

/** The pages carry the token, and the cookie that it belongs to has a name that nobody is told. */
function keepTokenInSession(): Break {
  return {
    route: null,
    answer: (answer, { cookies }) => {
      const token = cookies.get('csrftoken') ?? randomBytes(32).toString('hex')
      if (!cookies.has('csrftoken'))
        answer.headers.append('set-cookie', `csrftoken=${token}; Path=/; HttpOnly`)
      answer.text = answer.text.replace(
        '"csrf":{"cookie":"csrftoken"}',
        `"csrf":{"cookie":"none","token":"${token}"}`,
      )
    },
  }
}

test('a site may keep its token in the session, and tell it by its pages', async () => {
  proxy.set([keepTokenInSession()])
  const written = ['sell-buyout-online', 'news-add-subscriber', 'add-product', 'component-params-save']
  const { findings } = await report(
    ...as('staff'),
    '--product',
    PRODUCT,
    ...written.flatMap(route => ['--only', route]),
  )
  expect(findings).toEqual([])
  expect(proxy.seen.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(4)
  expect(new Set(proxy.seen.map(({ cookies }) => cookies.has('none')))).toEqual(new Set([false]))
})

test('a server that has been asked too often is asked again when it says', async () => {
  let left = 1
  const answer = (passing: PassingAnswer) => {
    if (left-- < 1) return
    passing.status = 429
    passing.headers.set('retry-after', '1')
  }
  proxy.set([{ route: 'country-options', answer }])
  expect((await report('--only', 'country-options')).findings).toEqual([])
})

test('what nobody has may be refused in a search, too', async () => {
  const refuse = (passing: PassingAnswer, { path }: PassingRequest) => {
    if (!/nobody|term=$/.test(path)) return
    passing.status = path.includes('nobody') ? 404 : 400
    setJson(passing, { detail: 'No.' })
  }
  const routes = [
    'buyout-selector-data',
    'service-selector-data',
    'service-smart-search',
    'place-search',
    'gallery-filesets-by-term',
  ]
  proxy.set(routes.map(route => ({ route, answer: refuse })))
  expect((await report(...routes.flatMap(route => ['--only', route]))).findings).toEqual([])
})

/** A sign-in takes its time, so there is none where nothing depends on it. */
function findAccount(route: string, rule: RuleName): string[] {
  const isAnybodys = new Map<string, Call>(Object.entries(CONTRACT)).get(route)?.access === 'anyone'
  if (isAnybodys && !/^(?:csrf-|sign-in)/.test(rule) && route !== 'logout') return []
  return as(rule === 'access-open' && route === 'fastly-purge' ? 'customer' : 'staff')
}

test.each(BREAKS)('where %s, %s is told by “%s”', async (_what, route, rule, broken) => {
  proxy.set(broken)
  const { findings } = await report('--only', route, '--product', PRODUCT, ...findAccount(route, rule))
  expect(findings.map(finding => `${finding.route} ${finding.rule}`)).toContain(`${route} ${rule}`)
})

test('each rule is broken once', () => {
  const broken = new Set(BREAKS.map(([, , rule]) => rule))
  expect(Object.keys(RULES).filter(rule => !broken.has(rule as keyof typeof RULES))).toEqual([])
})

test('a finding is told with its route, why it matters and what to do', async () => {
  proxy.set([{ route: 'cart-count', answer: ({ headers }) => headers.set('cache-control', 'public') }])
  const { code, told } = await run(`${proxy.url}/cz/`, '--only', 'cart-count')
  expect(code).toBe(1)
  expect(told).toContain(`cart-count  GET /cz/core/cart/count/
  no-store: Cache-Control is public; the answer is one visitor’s.
    why: ${RULES['no-store'].why}
    do:  ${RULES['no-store'].fix}

1 thing to do on 1 route;`)
})

test.each([
  [[], /Say one address/],
  [['cz.html'], /Say one address/],
  [['http://127.0.0.1:9/'], /is no page of HTML/],
  [['http://127.0.0.1:9/', '--market', 'pl'], /There is no market "pl"/],
  [['http://127.0.0.1:9/', '--user', 'x'], /needs --password/],
  [['http://127.0.0.1:9/', '--only', 'buyout-tyes'], /Did you mean "buyout-types"/],
  [['http://127.0.0.1:9/', '--fast'], /--fast/],
])('%j can’t be done, and it is told what can', async (args, warned) => {
  expect(await run(...args)).toEqual({ code: 2, told: '', warned: expect.stringMatching(warned) })
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkPage } from './check-page.ts'
import { FILE_MISTAKES } from './file-mistakes.fixture.ts'
import { KINDS, type Kind } from './kinds.ts'
import {
  CHOOSER_HTML,
  CHOOSER_SHEET,
  describeConfig,
  FILES,
  IMPORT_MAP,
  link,
  MANIFEST,
  makePage,
  type PageParts,
  SALE_HTML,
} from './manifest.fixture.ts'
import { type Mistake, makeIsland, setParams, setRoutes } from './mistake.fixture.ts'
import { PAGE_MISTAKES } from './page-mistakes.fixture.ts'
import { PARAM_MISTAKES } from './param-mistakes.fixture.ts'

const MISTAKES = [...PAGE_MISTAKES, ...PARAM_MISTAKES, ...FILE_MISTAKES]

const COVERED = "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
const MAP = `'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`
const SCRIPTS = `script-src 'self' ${MAP}`
const STYLES = `style-src 'self' '${CHOOSER_SHEET.integrity}'`
const POLICY = `default-src 'none'; ${SCRIPTS}; ${STYLES}; connect-src 'self'; ${COVERED}`

const POLICY_MISTAKES: readonly Mistake[] = [
  {
    kind: 'inline-script',
    parts: { head: '<script>go()</script>' },
    points: '<script>go',
    tells: /inline script/,
  },
  {
    kind: 'inline-style',
    parts: { head: '<style>p{}</style>' },
    points: '<style>',
    tells: /<style> element/,
  },
]

const SELF = `${SCRIPTS}; ${STYLES}; connect-src 'self'`
const LOADER = '<script type="module"'

/** Policies as a whole, and what the finding points at and tells. */
const REACH_MISTAKES = [
  {
    policy: SELF,
    kind: 'policy-open',
    points: '<!doctype',
    tells: /no base-uri, no form-action, no frame-anc/,
  },
  {
    policy: `default-src 'self'; ${SCRIPTS}; ${STYLES}; ${COVERED.replace("form-action 'self'; ", '')}`,
    kind: 'policy-open',
    points: '<!doctype',
    tells: /no form-action\. Add form-action 'self'\.$/,
  },
  {
    policy: `${SELF.replace("'self'", "'none'")}; ${COVERED}`,
    kind: 'policy-blocks',
    points: LOADER,
    tells: /this script/,
  },
  {
    policy: POLICY.replace(STYLES, "style-src 'self'"),
    kind: 'inline-style',
    points: '<style data-ostrov',
    tells: /"chooser-c0000007\.css", which its policy does not name\. Add 'sha384-[\w+/]{64}' to style-src/,
  },
  {
    policy: `${SELF.replace("style-src 'self'", 'style-src')}; ${COVERED}`,
    kind: 'policy-blocks',
    points: '<link rel="stylesheet"',
    tells: /this stylesheet/,
  },
  {
    policy: `${SELF.replace("'self'", "'nonce-other'")}; ${COVERED}`,
    kind: 'policy-blocks',
    points: LOADER,
    tells: /script-src 'nonce-other'/,
  },
  {
    policy: `${SELF.replace("'self'", "'self' 'strict-dynamic' 'nonce-other'")}; ${COVERED}`,
    kind: 'policy-blocks',
    points: LOADER,
    tells: /strict-dynamic/,
  },
  {
    policy: `default-src 'none'; ${SCRIPTS}; ${STYLES}; ${COVERED}`,
    kind: 'policy-blocks',
    points: '<div data-component',
    tells: /every call of the islands: default-src 'none'\. Add connect-src 'self'/,
  },
] as const

test.each(REACH_MISTAKES)('the policy $policy: $kind', ({ policy, kind, points, tells }) => {
  const source = makePage()
  const findings = checkPage(source, MANIFEST, policy)
  expect(findings.map(finding => finding.kind)).toEqual([kind])
  const [{ line = 0, column = 0, problem = '', fix = '' } = {}] = findings
  expect(source.split('\n')[line - 1]?.slice(column - 1)).toMatch(points)
  expect(`${problem} ${fix}`).toMatch(tells)
})

test('a policy that allows nothing stops scripts, stylesheets and calls', () => {
  const found = checkPage(makePage(), MANIFEST, `default-src 'none'; ${COVERED}`)
  expect(
    found.map(
      ({ problem }) => /import map|this script|this stylesheet|the stylesheet|every call/.exec(problem)?.[0],
    ),
  ).toEqual(['import map', 'this stylesheet', 'the stylesheet', 'this script', 'every call'])
})

test.each([
  POLICY,
  `default-src https:; script-src https: ${MAP}; ${STYLES}; ${COVERED}`,
  `${SELF.replace("'self'", 'https://cdn.example')}; ${COVERED}`,
  `connect-src *; ${COVERED}`,
])('the policy %s leaves the islands whole', policy => {
  expect(checkPage(makePage(), MANIFEST, policy)).toEqual([])
})

test('the loader runs by its own hash', () => {
  const policy = `script-src 'sha384-loader-c00001.js' ${MAP}; connect-src 'self'; ${COVERED}`
  expect(checkPage(makePage(), MANIFEST, policy)).toEqual([])
})

test('the loader runs by its own nonce, and a page without islands needs none of it', () => {
  const policy = `script-src 'nonce-right' 'strict-dynamic' ${MAP}; connect-src 'self'; ${COVERED}`
  const files = FILES.replace('<script type="module', '<script nonce="right" type="module')
  expect(checkPage(makePage({ files }), MANIFEST, policy)).toEqual([])
  expect(checkPage('<!doctype html><title>x</title>', MANIFEST, `default-src 'none'; ${COVERED}`)).toEqual([])
})

test('a page with nothing to mend has no findings', () => {
  expect(checkPage(makePage(), MANIFEST)).toEqual([])
})

test.each(MISTAKES)('$kind is found where it stands, and nothing else', mistake => expectFound(mistake, null))

test.each(POLICY_MISTAKES)('$kind is found where the page’s own policy keeps it out', mistake =>
  expectFound(mistake, POLICY),
)

function expectFound({ kind, parts, points, tells }: Mistake, policy: string | null): void {
  const source = makePage(parts)
  const findings = checkPage(source, MANIFEST, policy)
  expect(findings.map(finding => finding.kind)).toEqual([kind])
  const [{ column = 0, fix = '', line = 0, problem = '', severity, why } = {}] = findings
  const offset =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1
  expect(source.slice(offset, offset + points.length)).toBe(points)
  expect(`${problem} ${fix}`).toMatch(tells)
  expect(why).toBe(KINDS[kind].why)
  expect(severity).toBe(KINDS[kind].severity)
}

test('a call of what only some shops offer may be left out, which is said without an error', () => {
  const { chooser } = MANIFEST.widgets
  if (!chooser) throw new Error('The manifest has no chooser.')
  const routes = [...chooser.routes, 'google-pay-init']
  const check = (onlyFor: Record<string, string>) => {
    const offering = { ...chooser, routes, onlyFor }
    return checkPage(makePage({}), { ...MANIFEST, widgets: { ...MANIFEST.widgets, chooser: offering } })
  }
  expect(check({})).toMatchObject([{ kind: 'route-missing', severity: 'error' }])
  const [finding, ...more] = check({ 'google-pay-init': 'Google Pay' })
  expect(more).toEqual([])
  expect(finding).toMatchObject({ kind: 'route-missing', severity: 'warning' })
  expect(finding?.fix).toMatch(/leave it out where the shop has no Google Pay\.$/)
})

test('calls of a component that another one opens are needed where its param is set', () => {
  const { chooser, tabs } = MANIFEST.widgets
  if (!chooser || !tabs) throw new Error('The manifest lacks one.')
  const opening = { ...chooser, opens: [{ name: 'tabs', param: 'reviews' }] }
  const asking = { ...tabs, routes: ['cart-packages'] }
  const manifest = { ...MANIFEST, widgets: { ...MANIFEST.widgets, chooser: opening, tabs: asking } }
  const list = (parts: PageParts) => checkPage(makePage(parts), manifest).map(({ problem }) => problem)
  expect(list({})).toEqual([])
  expect(list(setParams('{"reviews":true,"reviewUrl":"/r/"}'))).toEqual([
    'The route table has no "cart-packages", which tabs may ask.',
  ])
})

test('every kind of finding is shown by a mistake', () => {
  const shown = new Set([...MISTAKES, ...POLICY_MISTAKES, ...REACH_MISTAKES].map(({ kind }) => kind))
  const unshown = Object.keys(KINDS).filter(kind => !shown.has(kind as Kind))
  expect(unshown).toEqual(['page-unreadable'])
})

/** Pages that are right though they look like a mistake. */
const RIGHT: readonly [name: string, parts: PageParts][] = [
  [
    'an app that brings the loader in its own bundle',
    {
      config: describeConfig().replace('id="ostrov-page"', 'id="ostrov-page" data-loader="app"'),
      files: '<script type="module" src="/static/app.js"></script>',
    },
  ],
  ...['print', 'not print', '(min-width: 1px) and (max-width: 9px)', '400px <= width', 'min-width: 1px'].map(
    (query): [string, PageParts] => [
      `the media query ${query}`,
      { body: makeIsland('', ` data-when="media(${query})"`) },
    ],
  ),
  [
    'attributes of the site',
    { body: makeIsland('', ' data-theme="dark" data-component-id="7" data-tab="A"') },
  ],
  ['params as a list', setParams('[{"name":"count","value":"4","type":"integer"}]')],
  [
    'a component with the one that it needs',
    {
      body: `${makeIsland('<script type="application/json">{"reviews":true}</script>')}<div data-component="review" data-params='{"id":"7"}'>Text</div>`,
    },
  ],
  ['a component that leads to another page', setParams('{"reviews":true,"reviewUrl":"/r/"}')],
  [
    'a component whose other one is in an app of the page',
    {
      ...setParams('{"reviews":true}'),
      config: describeConfig().replace('id="ostrov-page"', 'id="ostrov-page" data-loader="app"'),
      files: '<script type="module" src="/static/app.js"></script>',
    },
  ],
  ...['56', 56].map((defaultCountry): [string, PageParts] => [
    `a configuration with ${JSON.stringify(defaultCountry)} for a key that a component can’t do without`,
    { config: describeConfig({ defaultCountry }), body: CHOOSER_HTML + SALE_HTML },
  ]),
  ['a component that needs no other', setParams('{"reviews":"False"}')],
  ['params in the attribute', { body: makeIsland('', ' data-params="{&quot;count&quot;:4}"') }],
  [
    'what the server rendered with, beside the params',
    {
      body: `<div data-component="chooser" data-rendered><script type="application/json">{}</script><script type="application/json" data-ostrov="data">[]</script><div class="ostrov big">Choose.</div></div>`,
    },
  ],
  [
    'no number of its own',
    { body: '<div data-component="chooser">One</div><div data-component="chooser">Two</div>' },
  ],
  [
    'placeholders in one that keeps its content',
    {
      files: FILES + link('modulepreload', 'tabs-c00009.js'),
      body: `<div data-component="tabs"><section id="a">${CHOOSER_HTML}</section></div>`,
    },
  ],
  [
    'a component that waits for a touch is not preloaded',
    {
      body: `${CHOOSER_HTML}<div data-component="review" data-params='{"id":"7"}'>Text</div>`,
    },
  ],
  ['a media query', { body: makeIsland('', ' data-when="media((min-width: 600px) and (hover))"') }],
  ['end tags that HTML lets out', { body: `<ul><li>One<li>Two</ul><p>Text${CHOOSER_HTML}` }],
  ['a picture instead of words', { body: '<div data-component="chooser"><img src="/a.png" alt=""></div>' }],
  ['routes of the shop’s own', setRoutes({ 'shop-newsfeed': '/cz/news' })],
  ['the loader of somebody else', { head: '<script src="/vendor/loader.js"></script>' }],
  ['a file that is named like a hash', { head: '<script src="/static/cz/own-slider.js"></script>' }],
  ['a page of no language', { html: '<html>' }],
  [
    'a skeleton that is drawn by its class',
    { body: '<div data-component="chooser"><div class="bone"></div></div>' },
  ],
  ['structured data', { head: '<script type="application/ld+json">{"@type":"Shop"}</script>' }],
  ['names in a template', { body: `${CHOOSER_HTML}<template><form name="cookie"></form></template>` }],
  ['a field of a name that documents have', { body: `${CHOOSER_HTML}<form><input name="title"></form>` }],
]

test.each(RIGHT)('%s: nothing to mend', (_name, parts) => {
  expect(checkPage(makePage(parts), MANIFEST)).toEqual([])
})

test('a token of the configuration is not told', () => {
  const [finding] = checkPage(makePage({ config: describeConfig({ csrf: { token: 123456 } }) }), MANIFEST)
  expect(finding?.kind).toBe('config-value')
  expect(JSON.stringify(finding)).not.toContain('123456')
})

test('a page without placeholders needs neither configuration nor files', () => {
  expect(checkPage('<!doctype html><title>Page</title><p>Text', MANIFEST)).toEqual([])
})

test('a nonce of the policy lets an inline script through, another one does not', () => {
  const check = (nonce: string) =>
    checkPage(
      makePage({ head: `<script nonce="${nonce}">go()</script>` }),
      MANIFEST,
      `${SCRIPTS} 'nonce-right'; ${COVERED}`,
    ).map(({ kind }) => kind)
  expect(check('right')).toEqual([])
  expect(check('wrong')).toEqual(['inline-script'])
})

test('an import map is let through by its own hash, and where there is no policy', () => {
  const check = (policy: string | null, head = '') =>
    checkPage(makePage({ head }), MANIFEST, policy && `script-src 'self' ${policy}; ${COVERED}`).map(
      ({ kind, fix }) => [kind, fix],
    )
  const hash = (kind: string) => `'${kind}-${createHash(kind).update(IMPORT_MAP).digest('base64')}'`
  for (const kind of ['sha256', 'sha384', 'sha512']) expect(check(hash(kind))).toEqual([])
  for (const policy of [null, "'unsafe-inline'"]) expect(check(policy)).toEqual([])
  const refused = [['inline-script', `Add ${hash('sha256')} to script-src.`]]
  for (const policy of ["'none'", "'sha256-other'", `'unsafe-inline' 'sha256-other'`])
    expect(check(policy)).toEqual(refused)
  expect(check(hash('sha256'), '<script>go()</script>')).toHaveLength(1)
})

test('inline handlers weigh as much as the policy the page comes with', () => {
  const body = CHOOSER_HTML.replace('<p>', '<p onclick="go()">')
  const weigh = (policy: string | null) =>
    checkPage(makePage({ body }), MANIFEST, policy).map(one => one.severity)
  expect(weigh(null)).toEqual(['warning'])
  expect(weigh(`${SCRIPTS}; ${COVERED}`)).toEqual(['error'])
  expect(weigh(`script-src 'self' 'unsafe-inline'; ${COVERED}`)).toEqual([])
})

test('the policy of a meta element counts too', () => {
  const head = `<meta http-equiv="Content-Security-Policy" content="${SCRIPTS}; base-uri 'none'; form-action 'self'"><script>go()</script>`
  expect(checkPage(makePage({ head }), MANIFEST).map(({ kind }) => kind)).toEqual(['inline-script'])
})

test('without the files of a build only their presence is judged', () => {
  const unbuilt = { ...MANIFEST, markets: {} }
  expect(checkPage(makePage({ files: FILES.replaceAll('c0000', 'x0000') }), unbuilt)).toEqual([])
  expect(checkPage(makePage({ files: '' }), unbuilt).map(({ kind }) => kind)).toEqual(['loader-missing'])
})

test('a page with 200 placeholders is checked within half a second', () => {
  const one = (pk: number) =>
    `<div data-component="chooser" data-component-pk="${pk}"><script type="application/json">[{"name":"type","value":"t${pk}"}]</script><p>Choose.</p></div>`
  const source = makePage({ body: Array.from({ length: 200 }, (_, pk) => one(pk)).join('\n') })
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now()
    expect(checkPage(source, MANIFEST)).toEqual([])
    return performance.now() - start
  })
  // A busy machine slows some of them, never all.
  expect(Math.min(...rounds)).toBeLessThan(500)
})

test('where no files of a build are known, a loader is known by its name', () => {
  const manifest = { ...MANIFEST, markets: {} }
  const files =
    '<script type="module" src="/static/loader-BvdQ7kw.js" integrity="sha384-x" crossorigin></script>'
  expect(checkPage(makePage({ files }), manifest)).toEqual([])
  expect(checkPage(makePage({ files: '' }), manifest).map(({ kind }) => kind)).toEqual(['loader-missing'])
})

test('a market that is missing is told as such, with what there is', () => {
  const config = '<script type="application/json" id="ostrov-page">{"markt":"cz"}</script>'
  const told = checkPage(makePage({ config }), MANIFEST).find(({ kind }) => kind === 'config-value')
  expect(told?.problem).toBe('"market" is missing. Expected "cz" or "ro".')
})

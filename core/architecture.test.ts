import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, type SourceFile } from '#tools/lint/source-files.ts'

const all = readSources()
const widgets = readdirSync(join(import.meta.dirname, '../widgets'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(entry => `widgets/${entry.name}`)
/** Any package, whatever its name. */
const PACKAGES = '*'
const ROOT = [
  'core/fold-text.ts',
  'core/market.ts',
  'core/page.ts',
  'core/report.ts',
  'core/safe-link.ts',
  'core/window-limit.ts',
]
/** What a domain's rules and signals may know. */
const DOMAIN = [
  'core/api',
  'core/http',
  'core/state',
  'core/money',
  ...ROOT,
  'valibot',
  '@preact/signals-core',
]
/** What is shown may know. */
const VIEWS = [
  'core',
  'react',
  'react-dom',
  '@formisch/react',
  '@preact/signals-react',
  '@preact/signals-core',
  'valibot',
  '@tanstack/react-virtual',
]

const LOADER = ['loader', 'core', 'ostrov:widgets', 'react', 'react-dom']

/** Which way imports may run: each row names a module and all it may know beside itself. */
const ARROWS: readonly (readonly [module: string, mayKnow: readonly string[]])[] = [
  ['core', ['valibot', 'ky', '@preact/signals-core', '@formatjs/intl']],
  ['core/fold-text.ts', []],
  ['core/market.ts', []],
  ['core/report.ts', []],
  ['core/safe-link.ts', []],
  ['core/window-limit.ts', []],
  ['core/page.ts', ['core/market.ts', 'valibot', '@preact/signals-core']],
  ['core/widget.ts', ['core/intl', 'core/params']],
  ['core/money', ['core/market.ts']],
  ['core/validation', ['core/intl/define-messages.ts', 'valibot']],
  ['core/params', ['core/money', 'core/safe-link.ts', 'valibot']],
  ['core/http', [...ROOT, 'valibot', 'ky']],
  [
    'core/api',
    ['core/http', 'core/validation', 'core/money', 'core/params/described-value.ts', ...ROOT, 'valibot'],
  ],
  ['core/intl', ['core/money', 'core/validation', 'core/http/failure.ts', '@formatjs/intl', ...ROOT]],
  ['core/tracking', ['core/money', ...ROOT, 'valibot', '@preact/signals-core']],
  [
    'core/state',
    ['core/http', 'core/tracking', 'core/validation/refusal.ts', ...ROOT, 'valibot', '@preact/signals-core'],
  ],
  ['core/device', DOMAIN],
  ['core/buyback', ['core/device', ...DOMAIN]],
  ['core/service', ['core/device', ...DOMAIN]],
  ['core/cart', DOMAIN],
  ['core/record', ['core/intl/define-messages.ts', ...DOMAIN]],
  ['core/discounts', ['core/intl', ...DOMAIN, 'core/validation']],
  ['core/checkout', ['core/cart', 'core/tracking', ...DOMAIN]],
  ['core/orders', DOMAIN],
  ['core/categories', ['core/validation', ...DOMAIN]],
  ['core/csv', ['core/fold-text.ts']],
  ['core/preorders', ['core/csv', ...DOMAIN]],
  ['core/picking', DOMAIN],
  ['core/visitor', ['core/cart', ...DOMAIN]],
  ['core/grid', DOMAIN],
  ['loader/entry', LOADER],
  ['loader/mount', LOADER],
  ['loader/app', LOADER],
  ['loader/runtime', ['core/http/initial-data.ts', 'preact', '@preact/signals']],
  [
    'server',
    ['core', 'loader/mount/describe-crash.ts', 'ostrov:server-widgets', 'react', 'preact-render-to-string'],
  ],
  ['widgets/_kit', [...VIEWS, 'uqr', 'papaparse']],
  ...widgets.map(widget => [widget, ['widgets/_kit', ...VIEWS]] as const),
  ['stories', ['widgets', 'core', 'testing', '.storybook', PACKAGES]],
  // The shop checks with the very schemas and prices the islands use.
  ['demo-pages/shop', ['core', PACKAGES]],
  // What is built into the command line.
  ['cli', ['core', 'valibot', 'parse5', 'jsonc-parser', 'fastest-levenshtein', 'node:']],
]

for (const [module, mayKnow] of ARROWS) {
  test(`${module} knows ${mayKnow.join(', ') || 'nobody'} and nothing else`, () => {
    const files = all.filter(file => isWithin(file.path, module) && (!file.isTest || module === 'stories'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(file => listStrangers(file, [module, ...mayKnow]))).toEqual([])
  })
}

test('core reaches for no page by way of the global object', () => {
  // The CSRF token is in the cookie of the page.
  const files = all.filter(
    file => isWithin(file.path, 'core') && file.path !== 'core/http/csrf.ts' && !file.isTest,
  )
  expect(files.flatMap(file => listMatches(file, /\b(?:globalThis|window|self)\??\.document\b/))).toEqual([])
})

test('no file is named after nothing in particular, no folder other than in kebab-case', () => {
  const isVague = (path: string) => /(^|[/-])(utils?|helpers?|common|misc|manager)(\.|\/|-|$)/.test(path)
  // Next has names of its own for folders whose name is an argument.
  const isKebab = (path: string) => /^([._]?[a-z0-9]+(-[a-z0-9]+)*\/|\[(\.\.\.)?[a-z]+\]\/)+[^/]+$/.test(path)
  expect(all.map(file => file.path).filter(path => isVague(path) || !isKebab(path))).toEqual([])
})

test('JSX says no and false as booleans, for Preact makes any text of these attributes true', () => {
  const text = /\b(?:translate|spellCheck|draggable)=\{?\s*['"`](?:no|false)['"`]/
  expect(all.filter(file => file.path.endsWith('x')).flatMap(file => listMatches(file, text))).toEqual([])
})

function isWithin(path: string, module: string): boolean {
  return path === module || path.startsWith(`${module}/`)
}

function listStrangers(file: SourceFile, known: readonly string[]): string[] {
  const isKnown = ({ specifier, target }: SourceFile['imports'][number]) =>
    known.some(
      module =>
        isWithin(target, module) ||
        (module === PACKAGES && /^[^.#]/.test(specifier)) ||
        (module === 'node:' && target.startsWith(module)),
    )
  return file.imports
    .filter(imported => !isKnown(imported))
    .map(({ line, specifier }) => `${file.path}:${line} imports ${specifier}`)
}

function listMatches({ path, text }: SourceFile, wrong: RegExp): string[] {
  const lines = text.split('\n').entries()
  return [...lines]
    .filter(([, line]) => wrong.test(line))
    .map(([i, line]) => `${path}:${i + 1} ${line.trim()}`)
}

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCall, writeStockNote } from '#tools/docs/printed-files.ts'
import { listFiles } from '#tools/lint/source-files.ts'
import { root } from '../root.ts'
import { copyProject } from './copy-project.ts'
import { KINDS, listLeft, makeWidget, readArguments } from './new.ts'

const NAMES = KINDS.map(kind => `generated-${kind}`)
let copy = ''
let before: string[] = []
let made: string[] = []

beforeAll(() => {
  copy = copyProject('ostrov new ')
  before = listTree()
  made = KINDS.flatMap(kind => makeWidget(copy, `generated-${kind}`, kind))
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** All files; the link to the packages stays unfollowed. */
const listTree = (): string[] =>
  readdirSync(copy, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(entry => listFiles(join(copy, entry.name)))
    .sort()

const run = (tool: string, ...args: string[]): string => {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  // A runner within a runner must not take itself for a worker of the outer one.
  const inner = Object.fromEntries(
    Object.entries(env).filter(([key]) => !/^(VITEST|NODE_ENV|TEST)/.test(key)),
  )
  const script = join(root, 'node_modules', tool)
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: inner,
  })
  return stdout + stderr
}

test('a new widget touches no file that was there', () => {
  expect(listTree()).toEqual([...before, ...made.map(path => join(copy, path))].sort())
})

test('a new widget of each kind is well-formed', () => {
  expect(run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...made)).toMatch(
    /^Checked \d+ files? /,
  )
}, 300_000)

interface TestedFile {
  name: string
  message: string
  assertionResults: { title: string; status: string; failureMessages: string[] }[]
}
/** What the last run in the copy came to. */
const readReport = (): TestedFile[] => JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')).testResults

/** Titles of the tests that fail in the copy, of those chosen. */
function listFailed(...chosen: readonly string[]): string[] {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const output = run('vitest/vitest.mjs', 'run', ...chosen, '--reporter=json', `--outputFile=${report}`)
  expect(existsSync(report), output).toBe(true)
  const testResults = readReport()
  const results = testResults.flatMap(file => file.assertionResults)
  const passed = results.filter(one => one.status === 'passed')
  expect(passed.length, testResults.map(file => file.message).join()).toBeGreaterThan(NAMES.length)
  return results.filter(one => one.status === 'failed').map(one => one.title)
}

test('it has the whole anatomy, what is pure in it is tested, and it lacks only its own words', () => {
  const failed = listFailed('--project', 'unit', 'widgets/anatomy', 'widgets/generated-')
  expect(failed).toEqual(NAMES.map(() => 'has words of its own, not those it was made with'))
  const told = readReport()
    .flatMap(file => file.assertionResults.flatMap(one => one.failureMessages))
    .join()
  for (const name of NAMES) {
    expect(told).toContain(`widgets/${name}/messages.ts, cs, `)
    expect(told).toContain(`demo-pages/shop/cms/demo-pages/${name}.json:2: `)
  }
}, 300_000)

test('it renders and behaves, a grid also as all grids do, and lacks only the test of what it is for; that of the guide lacks nothing', () => {
  writeCall(copy)
  writeStockNote(copy)
  // In the suite of all grids, those that were there are no matter of the new one.
  const chosen = ['widgets/generated-', 'widgets/stock-note', 'widgets/every-grid', '-t', '^(?!admin-)']
  expect(listFailed('--project', 'preact', ...chosen).sort()).toEqual(
    KINDS.map(kind => `does what ${kind === 'grid' ? 'staff' : 'a visitor'} came for`).sort(),
  )
  const printed = readReport().filter(({ name }) => name.includes('stock-note'))
  expect(printed.map(({ message, assertionResults }) => [message, assertionResults.length])).toEqual([
    ['', 3],
  ])
}, 300_000)

test.each(NAMES)('each text of %s, its test and its spec say what is still to be written', name => {
  const read = (path: string): string => readFileSync(join(copy, path), 'utf8')
  expect(read(`widgets/${name}/view.test.tsx`)).toContain(
    `expect.fail('Show here what a visitor sees and does with ${name}.')`,
  )
  expect(read(`demo-pages/e2e/${name}.spec.ts`)).toContain(
    `Walk here what a visitor does with ${name}, to its end.`,
  )
  expect(read(`widgets/${name}/messages.ts`).match(/✎/g)?.length).toBeGreaterThanOrEqual(9)
})

test('what is left to write is told by file', () => {
  for (const name of NAMES) {
    const left = listLeft(
      copy,
      made.filter(path => path.includes(name)),
    )
    expect(left.map(line => line.trim().split(':')[0])).toEqual([
      `widgets/${name}/messages.ts`,
      `widgets/${name}/view.test.tsx`,
      `demo-pages/shop/cms/demo-pages/${name}.json`,
      `demo-pages/e2e/${name}.spec.ts`,
    ])
  }
})

test.each(['Stock', 'stock_note', '-stock', 'stock--note', '../stock', 'stock/note', '_kit', '2-stock', 'č'])(
  'the name %j is refused',
  name => {
    expect(() => makeWidget(copy, name)).toThrow('use kebab-case')
  },
)

test('a name that is taken is refused, and nothing is written over', () => {
  expect(() => makeWidget(copy, 'generated-list')).toThrow('is taken: widgets/generated-list/index.ts exists')
})

test.each([
  [['stock'], {}, 'view'],
  [['stock', '--kind', 'form'], {}, 'form'],
  // What is left of `npm run new stock --kind form` and `npm run new stock --kind=form`.
  [['stock', 'form'], { npm_config_kind: 'true' }, 'form'],
  [['stock'], { npm_config_kind: 'form' }, 'form'],
  [['grid', 'stock'], {}, 'grid'],
])('%j with %j asks for a %s', (args, env, kind) => {
  expect(readArguments(args, env)).toEqual({ name: 'stock', kind })
})

test('what is missing or unknown is told', () => {
  expect(() => readArguments([], {})).toThrow('npm run new stock-note view|list|form|grid')
  expect(() => readArguments(['stock', 'table'], {})).toThrow(
    'no kind "table" of widgets: choose view, list, form, grid',
  )
  // A widget may be called as a kind is.
  expect(readArguments(['grid'], {})).toEqual({ name: 'grid', kind: 'view' })
})

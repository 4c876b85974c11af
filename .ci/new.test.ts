import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWidget } from './new.ts'
import { listFiles } from './read-sources.ts'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'ostrov new '))
const NAME = 'generated-for-a-test'
const LEFT_OUT = /[/\\](node_modules|dist|\.git|\.data|test-results|storybook-static|bench)$/
let before: string[] = []
let made: string[] = []

beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: path => !LEFT_OUT.test(path) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  before = listTree()
  made = makeWidget(copy, NAME)
})
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

test('a new widget is well-formed and typed', () => {
  expect(run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...made)).toMatch(
    /^Checked \d+ files? /,
  )
  const complaints = run('ts7/bin/tsc', '-p', '.').split('\n')
  expect(complaints.filter(line => line.includes(NAME))).toEqual([])
}, 120_000)

test('a new widget has the whole anatomy, and lacks only its own words', () => {
  const report = join(copy, 'report.json')
  const chosen = ['--project', 'unit', 'widgets/anatomy', '-t', NAME]
  const output = run('vitest/vitest.mjs', 'run', ...chosen, '--reporter=json', `--outputFile=${report}`)
  expect(existsSync(report), output).toBe(true)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[]
  }
  const results = testResults.flatMap(file => file.assertionResults)
  expect(results.filter(one => one.status === 'passed').length).toBeGreaterThan(5)
  const failed = results.filter(one => one.status === 'failed').map(one => one.title)
  expect(failed).toEqual(['has words of its own, not those it was made with'])
}, 120_000)

test('each of its texts, its test and its spec says what is still to be written', () => {
  const read = (path: string): string => readFileSync(join(copy, path), 'utf8')
  expect(read(`widgets/${NAME}/view.test.tsx`)).toContain(
    `expect.fail('Show here what a visitor sees and does with ${NAME}.')`,
  )
  expect(read(`demo-pages/${NAME}.spec.ts`)).toContain(
    `Walk here what a visitor does with ${NAME}, to its end.`,
  )
  expect(read(`widgets/${NAME}/messages.ts`).match(/✎/g)).toHaveLength(9)
})

test.each(['Stock', 'stock_note', '-stock', 'stock--note', '../stock', 'stock/note', '_kit', '2-stock', 'č'])(
  'the name %j is refused',
  name => {
    expect(() => makeWidget(copy, name)).toThrow('use kebab-case')
  },
)

test('a name that is taken is refused, and nothing is written over', () => {
  expect(() => makeWidget(copy, NAME)).toThrow(`is taken: widgets/${NAME}/index.ts exists`)
})

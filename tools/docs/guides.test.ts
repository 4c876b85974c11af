import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '#tools/new/copy-project.ts'
import { KINDS, makeWidget } from '#tools/new/new.ts'
import { root } from '../root.ts'
import { writeCall, writeStockNote } from './printed-files.ts'

/**
 * The project as whoever follows the guides has it, checked once: a new market, a new call and a new widget of each kind. A
 * market is missed in files that neither of the others writes.
 */
let copy = ''
const readSource = (file: string): string => readFileSync(join(root, file), 'utf8')
const MARKET_GUIDE = readSource('docs/new-market-or-language.md')
const MARKET_FILE = 'core/market.ts'
const COUNTRY_FILE = 'core/validation/field.ts'
let widgets: string[] = []
let call: ReadonlyMap<string, string>
let stockNote: ReadonlyMap<string, string>
/** What the type checker says, a line for each complaint, which begins with its file. */
let complaints: string[] = []

beforeAll(() => {
  copy = copyProject('ostrov guides ')
  widgets = KINDS.flatMap(kind => makeWidget(copy, `generated-${kind}`, kind))
  call = writeCall(copy)
  stockNote = writeStockNote(copy)
  for (const [file, text] of [
    [MARKET_FILE, widenMarkets()],
    [COUNTRY_FILE, widenCountries()],
  ] as const) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  const { stdout, stderr } = runInCopy('ts7/bin/tsc', '-p', '.')
  complaints = (stdout + stderr).split('\n').filter(line => line.trim() !== '')
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A runner within a runner must not take itself for a worker of the outer one. */
function runInCopy(tool: string, ...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_ENV|TEST)/.test(key)),
  )
  return spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
}

const readFile = (complaint: string): string => /^([^\s(]+)\(\d+,\d+\): error /.exec(complaint)?.[1] ?? ''

/** What is said of these files, and of none in particular. */
const listComplaints = (files: Iterable<string>): string[] => {
  const chosen = new Set(['', ...files])
  return complaints.filter(line => !line.startsWith(' ') && chosen.has(readFile(line)))
}

/** What the guide prints for `core/market.ts`, a piece for each place that its comments name. */
function readPieces() {
  const [, block = ''] = /\n {3}```ts\n([\s\S]+?)\n {3}```/.exec(MARKET_GUIDE) ?? []
  const [code = '', unions = '', row = '', zone = ''] = block
    .split(/\n\s*\/\/ in \w+:\n/)
    .map(piece => piece.trim())
  return { code, unions: unions.split('\n').map(line => line.trim()), row, zone }
}

/** `core/market.ts` as whoever follows the guide has it. A language that is new as well is a guide of its own. */
function widenMarkets(): string {
  const { code, unions, row, zone } = readPieces()
  const source = readSource(MARKET_FILE)
    .replace(/^export type MarketCode = .+$/m, code)
    .replace(/^(export const MARKETS.+\{)$/m, `$1\n${row.replace("language: 'sk'", "language: 'en'")}`)
    .replace(/^(export const TIME_ZONES = \{)/m, `$1 ${zone}`)
  return unions.reduce(
    (text, union) => text.replace(new RegExp(`^ {2}${union.split(':')[0]}: .+$`, 'm'), union),
    source,
  )
}

/** The countries of the fields' rules as the guide widens them. */
function widenCountries(): string {
  const [, union = ''] = /`(export type HomeCountry = [^`]+)`/.exec(MARKET_GUIDE) ?? []
  return readSource(COUNTRY_FILE).replace(/^export type HomeCountry = .+$/m, union)
}

test('the guide’s row of a market has all that a market has, and its table the files that lack it then', () => {
  const found = complaints
    .map(readFile)
    .filter(
      file =>
        /^(?:cli|core|loader|server|stories|testing|widgets)\//.test(file) && !/\.test\.tsx?$/.test(file),
    )
  const step = MARKET_GUIDE.slice(MARKET_GUIDE.indexOf('4. `npx tsc'), MARKET_GUIDE.indexOf('5. The fields'))
  const told = [...step.matchAll(/^ {3}\| `([\w./-]+)` \|/gm)].map(([, file]) => file)
  expect([...new Set(found)].sort()).toEqual(told.sort())
})

test('what the guide to a new call prints compiles where it says that it goes', () => {
  expect(call.size).toBe(5)
  expect(listComplaints(call.keys())).toEqual([])
})

test('a new widget of each kind is typed', () => {
  expect(widgets.length).toBeGreaterThan(20)
  expect(listComplaints(widgets)).toEqual([])
})

test('the widget of the guide compiles', () => {
  expect([...stockNote].filter(([, code]) => code === '')).toEqual([])
  expect(listComplaints(stockNote.keys())).toEqual([])
})

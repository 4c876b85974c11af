import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const GUIDE = readFileSync(join(root, 'docs/new-market-or-language.md'), 'utf8')
const MARKET_FILE = join(root, 'core/market.ts')
const COUNTRY_FILE = join(root, 'core/validation/field.ts')

/** What the guide prints for `core/market.ts`, a piece for each place that its comments name. */
function readPieces() {
  const [, block = ''] = /\n {3}```ts\n([\s\S]+?)\n {3}```/.exec(GUIDE) ?? []
  const [code = '', unions = '', row = '', zone = ''] = block
    .split(/\n\s*\/\/ in \w+:\n/)
    .map(piece => piece.trim())
  return { code, unions: unions.split('\n').map(line => line.trim()), row, zone }
}

/** `core/market.ts` as whoever follows the guide has it. A language that is new as well is a guide of its own. */
function widenMarkets(): string {
  const { code, unions, row, zone } = readPieces()
  const source = readFileSync(MARKET_FILE, 'utf8')
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
  const [, union = ''] = /`(export type HomeCountry = [^`]+)`/.exec(GUIDE) ?? []
  return readFileSync(COUNTRY_FILE, 'utf8').replace(/^export type HomeCountry = .+$/m, union)
}

/** The project's files with what the type checker has against each, but for the reference shop and tests. */
function checkTypes(): ts.Diagnostic[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = globSync('{cli,core,loader,server,stories,testing,widgets}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\.test\.tsx?$/.test(file))
    .map(file => join(root, file))
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  const widened = new Map(
    Object.entries({ [MARKET_FILE]: widenMarkets(), [COUNTRY_FILE]: widenCountries() }).map(
      ([file, text]) => [file, ts.createSourceFile(file, text, options.target ?? ts.ScriptTarget.ES2023)],
    ),
  )
  host.getSourceFile = (name, ...more) => widened.get(resolve(name)) ?? read.call(host, name, ...more)
  const program = ts.createProgram(files, options, host)
  return program
    .getSourceFiles()
    .flatMap(file =>
      /\/node_modules\//.test(file.fileName) || file.isDeclarationFile
        ? []
        : program.getSemanticDiagnostics(file),
    )
}

test('the guide’s row of a market has all that a market has, and its table the files that lack it then', () => {
  const found = checkTypes()
    .flatMap(({ file }) => (file ? [relative(root, file.fileName)] : []))
    .filter(file => !file.startsWith('demo-pages/'))
  const step = GUIDE.slice(GUIDE.indexOf('4. `npx tsc'), GUIDE.indexOf('5. The fields'))
  const told = [...step.matchAll(/^ {3}\| `([\w./-]+)` \|/gm)].map(([, file]) => file)
  expect([...new Set(found)].sort()).toEqual(told.sort())
}, 120_000)

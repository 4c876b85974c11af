import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const GUIDE = readFileSync(join(root, 'docs/adding-a-call.md'), 'utf8')
const CONTRACT_FILE = join(root, 'core/api/contract.ts')

/** What the guide's third step takes for granted, and what its fourth reads from the database. */
const USE = `
import { addProduct } from '#core/api/cart/cart-changes.ts'
import { type Accessory, accessories } from '#core/api/product/accessories.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createResource } from '#core/state/resource.ts'
declare const idempotencyKey: string
`
const FOUND = `
import type { Accessory } from '#core/api/product/accessories.ts'
import type { Database } from '../database/database.ts'
import type { MarketCode } from '../contract.ts'
export declare function findAccessories(database: Database, market: MarketCode, code: string): Promise<Accessory[] | null>
`

/** The project's files as whoever follows the guide has them, by their paths. */
function writeFiles(): ReadonlyMap<string, string> {
  const [described = '', listed = '', used = '', answered = ''] = [
    ...GUIDE.matchAll(/\n {3}```ts\n([\s\S]+?)\n {3}```/g),
  ].map(([, code = '']) => code)
  const [importLine = ''] = /import .+/.exec(listed) ?? []
  const [, added = ''] = /\n\s*(\w+),\n/.exec(listed) ?? []
  const contract = readFileSync(CONTRACT_FILE, 'utf8').replace(
    /^const RESOURCES = \[$/m,
    `${importLine}\n$&\n  ${added},`,
  )
  return new Map([
    [CONTRACT_FILE, contract],
    [join(root, 'core/api/product/accessories.ts'), described],
    [join(root, 'core/use-accessories.ts'), `${USE}${used}\nvoid list`],
    [join(root, 'demo-pages/shop/goods/accessories.ts'), FOUND],
    [join(root, 'demo-pages/shop/goods/accessories-call.ts'), answered],
  ])
}

test('what the guide to a new call prints compiles where it says that it goes', () => {
  const written = writeFiles()
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  // A folder of the guide's is not there.
  host.directoryExists = () => true
  host.fileExists = name => written.has(resolve(name)) || fileExists.call(host, name)
  host.getSourceFile = (name, ...more) => {
    const text = written.get(resolve(name))
    return text === undefined
      ? getSourceFile.call(host, name, ...more)
      : ts.createSourceFile(name, text, options.target ?? ts.ScriptTarget.ES2023)
  }
  const program = ts.createProgram([...written.keys()], options, host)
  const found = [...written.keys()]
    .flatMap(name => program.getSourceFile(name) ?? [])
    .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${file && relative(root, file.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  expect(written.size).toBe(5)
  expect(found).toEqual([])
}, 60_000)

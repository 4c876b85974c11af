import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeWidget } from '#tools/new/new.ts'
import { root } from '../root.ts'

const CONTRACT_FILE = 'core/api/contract.ts'
const readSource = (file: string): string => readFileSync(join(root, file), 'utf8')

function writeFiles(copy: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
}

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

/** Writes into a copy of the project what the guide to a new call prints; its files, by their paths. */
export function writeCall(copy: string): ReadonlyMap<string, string> {
  const [described = '', listed = '', used = '', answered = ''] = [
    ...readSource('docs/adding-a-call.md').matchAll(/\n {3}```ts\n([\s\S]+?)\n {3}```/g),
  ].map(([, code = '']) => code)
  const [importLine = ''] = /import .+/.exec(listed) ?? []
  const [, added = ''] = /\n\s*(\w+),\n/.exec(listed) ?? []
  const contract = readSource(CONTRACT_FILE).replace(
    /^const RESOURCES = \[$/m,
    `${importLine}\n$&\n  ${added},`,
  )
  const files = new Map([
    [CONTRACT_FILE, contract],
    ['core/api/product/accessories.ts', described],
    ['core/use-accessories.ts', `${USE}${used}\nvoid list`],
    ['demo-pages/shop/goods/accessories.ts', FOUND],
    ['demo-pages/shop/goods/accessories-call.ts', answered],
  ])
  writeFiles(copy, files)
  return files
}

/** Makes in a copy of the project the list that the guide to a new widget prints; its written files, by their paths. */
export function writeStockNote(copy: string): ReadonlyMap<string, string> {
  const folder = 'widgets/stock-note'
  makeWidget(copy, 'stock-note', 'list')
  const guide = readSource('docs/adding-a-widget.md')
  const codes = [...guide.matchAll(/```tsx?\n([\s\S]+?)\n```/g)].map(([, code = '']) => code)
  const find = (mark: string): string => codes.find(code => code.includes(mark)) ?? ''
  const texts = find('// messages.ts').replace(/^\/\/.+\n/, '')
  const messages = readFileSync(join(copy, folder, 'messages.ts'), 'utf8')
    .replaceAll(/^ +(?:'params\.heading\.\w+'|empty|failed): .+\n/gm, '')
    .replaceAll(/^ {2}\w\w: \{$/gm, `$&\n${texts}`)
  const files = new Map([
    [`${folder}/params.ts`, find('// params.ts')],
    [`${folder}/messages.ts`, messages],
    [`${folder}/model.ts`, find('// model.ts')],
    [`${folder}/view.tsx`, find('// view.tsx')],
    [`${folder}/view.test.tsx`, find('renderWidget(')],
  ])
  writeFiles(copy, files)
  return files
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '#tools/root.ts'
import { findExample } from './kit-examples.ts'
import { listImports } from './kit-parts.ts'
import { type KitFacts, type PartFacts, readPartTypes } from './kit-types.ts'
import { virtualModule } from './virtual-module.ts'

/** Makes `ostrov:kit-facts`, a map for each page of the kit, by the name of its story. */
export const kitFactsPlugin = () => virtualModule('ostrov:kit-facts', 'kitFacts', readKitFacts)

export const readKitFacts = (): Record<string, KitFacts> =>
  Object.fromEntries(
    globSync('stories/kit-*.stories.tsx', { cwd: root }).map(path => {
      const page = /(kit-[a-z-]+)\.stories/.exec(path)?.[1] ?? ''
      return [page, readPage(page)]
    }),
  )

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

function readPage(page: string): KitFacts {
  const usage = `stories/examples/${page}.tsx`
  const source = ts.createSourceFile(usage, read(usage), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const told: Record<string, Record<string, PartFacts>> = {}
  for (const { name, path } of listImports(read(`stories/${page}.stories.tsx`))) {
    const types = readPartTypes(path, name)
    if (!types) continue
    const required = types.props.filter(({ isOptional }) => !isOptional).map(prop => prop.name)
    told[path] = { ...told[path], [name]: { ...types, example: findExample(source, name, required) } }
  }
  return told
}

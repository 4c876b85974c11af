import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listWidgets } from './plugins/widgets-plugin.ts'

/** The tokens, then what every element starts from. */
const FIRST = ['kit.css', 'tokens.css']
const rank = (file: string): number => FIRST.indexOf(file)

const IMPORT = /@import "(\.\.?\/[\w/-]+\.css)"/g

/** The widgets' own stylesheets. */
const listOwn = (root: string): string[] =>
  listWidgets(root)
    .map(name => join(root, 'widgets', name, 'style.css'))
    .filter(file => existsSync(file))

/** What a stylesheet imports, and what that does. */
const listImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name = '']) => {
    const imported = join(dirname(file), name)
    return [imported, ...listImports(imported)]
  })

/** The kit's stylesheets that pages share, in the order of the cascade; what few widgets need comes with theirs. */
export function listKitStylesheets(root: string): string[] {
  const kit = join(root, 'widgets/_kit')
  const imported = new Set(listOwn(root).flatMap(listImports))
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css') && !imported.has(join(kit, file)))
    .sort((a, b) => rank(b) - rank(a) || a.localeCompare(b))
    .map(file => join(kit, file))
}

/** All stylesheets in the order of the cascade: the tokens, the kit, the widgets. */
export const listStylesheets = (root: string): string[] => [...listKitStylesheets(root), ...listOwn(root)]

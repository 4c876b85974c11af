import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listWidgets } from './plugins/widgets-plugin.ts'

/** The tokens, then what every element starts from. */
const FIRST = ['kit.css', 'tokens.css']
const rank = (file: string): number => FIRST.indexOf(file)

/** The kit's stylesheets in the order of the cascade. */
export function listKitStylesheets(root: string): string[] {
  const kit = join(root, 'widgets/_kit')
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .sort((a, b) => rank(b) - rank(a) || a.localeCompare(b))
    .map(file => join(kit, file))
}

/** All stylesheets in the order of the cascade: the tokens, the kit, the widgets. */
export function listStylesheets(root: string): string[] {
  const own = listWidgets(root).map(name => join(root, 'widgets', name, 'style.css'))
  return [...listKitStylesheets(root), ...own.filter(file => existsSync(file))]
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const WIDGETS_ID = 'ostrov:widgets'

/** The names of all widgets: the folders of `widgets/`, those with an underscore aside. */
export function listWidgets(root: string): string[] {
  return readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter(
      entry =>
        entry.isDirectory() &&
        !entry.name.startsWith('_') &&
        existsSync(join(root, 'widgets', entry.name, 'index.ts')),
    )
    .map(entry => entry.name)
    .sort()
}

/** When a widget wakes by itself, read from its table of contents. */
export function readWhen(root: string, name: string): string {
  const when = /\bwhen: '([^']+)'/.exec(readFileSync(join(root, 'widgets', name, 'index.ts'), 'utf8'))?.[1]
  if (!when) throw new Error(`widgets/${name}/index.ts says no when: '…'.`)
  return when
}

/** What the plugin needs of the bundler: a chunk of its own for each widget, whose address can be told. */
interface Bundler {
  emitFile: (chunk: { type: 'chunk'; id: string; name: string; preserveSignature: 'strict' }) => string
}

/**
 * Makes `ostrov:widgets`: a map from each widget's name to its when, its chunk and its stylesheets. A repeated try
 * asks for the chunk's address with a query, because a module map may keep a failed fetch.
 */
export function widgetsPlugin(root: string, cssOf: (name: string) => readonly string[] = () => []) {
  const resolved = `\0${WIDGETS_ID}`
  return {
    name: 'ostrov-widgets',
    resolveId: (id: string) => (id === WIDGETS_ID ? resolved : null),
    load(this: Bundler, id: string) {
      if (id !== resolved) return null
      const rows = listWidgets(root).map(name => {
        const file = join(root, 'widgets', name, 'index.ts')
        const chunk = this.emitFile({ type: 'chunk', id: file, name, preserveSignature: 'strict' })
        const css = cssOf(name).map(sheet => `new URL(${JSON.stringify(sheet)}, import.meta.url).href`)
        return `[${JSON.stringify(name)}, {
          when: ${JSON.stringify(readWhen(root, name))},
          load: (query = '') => import(import.meta.ROLLUP_FILE_URL_${chunk} + query),
          css: [${css}],
        }]`
      })
      return `export const widgets = new Map([${rows.join(',\n')}])`
    },
  }
}

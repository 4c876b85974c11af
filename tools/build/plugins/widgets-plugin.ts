import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WIDGETS_ID = 'ostrov:widgets'
/** The module that is the list; its chunk is one of those that every page preloads. */
export const WIDGET_LIST_ID = '\0ostrov:widget-list'

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

/** What a widget's table of contents says of it, read without loading the widget. */
export function readIndex(root: string, name: string) {
  const file = `widgets/${name}/index.ts`
  const text = readFileSync(join(root, file), 'utf8')
  const when = /\bwhen: '([^']+)'/.exec(text)?.[1]
  if (!when) throw new Error(`${file} says no when: '…'.`)
  return {
    /** When it wakes by itself. */
    when,
    keepsContent: /\bcontent: 'keep'/.test(text),
    /** In kB; NaN where it names none. */
    budget: Number(/\bbudget: ([\d.]+)/.exec(text)?.[1]),
  }
}

/** What the plugin needs of the bundler: chunks of their own, whose URLs can be told. */
interface Bundler {
  emitFile: (chunk: {
    type: 'chunk'
    id: string
    name: string
    preserveSignature: 'strict' | 'allow-extension'
  }) => string
}

/** Spells the URL of a module as a chunk of its own, which others may import too where it is `shared`. */
function spellUrl(bundler: Bundler, id: string, name: string, kind: 'own' | 'shared' = 'own'): string {
  const preserveSignature = kind === 'own' ? 'strict' : 'allow-extension'
  return `import.meta.ROLLUP_FILE_URL_${bundler.emitFile({ type: 'chunk', id, name, preserveSignature })}`
}

/**
 * Makes `ostrov:widgets`, which loads the chunk that mounts and the list of widgets: a map from each one's name to its
 * when, its chunk and its stylesheets. A retry asks for a chunk's URL with a query, because a module map may keep a
 * failed fetch; the chunk that mounts is imported by others too, so another URL would load it twice.
 */
export function widgetsPlugin(root: string, cssOf: (name: string) => readonly string[] = () => []) {
  const loaded = `\0${WIDGETS_ID}`
  return {
    name: 'ostrov-widgets',
    resolveId: (id: string) => (id === WIDGETS_ID ? loaded : id === WIDGET_LIST_ID ? id : null),
    load(this: Bundler, id: string) {
      // The loader spells these names, so they are short.
      if (id === loaded)
        return `export const loadRegistry = query => import(${spellUrl(this, WIDGET_LIST_ID, 'w')} + query)
export const loadMount = () => import(${spellUrl(this, join(root, 'loader/mount/mount.tsx'), 'm', 'shared')})`
      if (id !== WIDGET_LIST_ID) return null
      const rows = listWidgets(root).map(name => {
        const css = cssOf(name).map(sheet => `new URL(${JSON.stringify(sheet)}, import.meta.url).href`)
        return `[${JSON.stringify(name)}, {
          when: ${JSON.stringify(readIndex(root, name).when)},
          load: query => import(${spellUrl(this, join(root, 'widgets', name, 'index.ts'), name)} + query),
          css: [${css}],
        }]`
      })
      return `export const widgets = new Map([${rows.join(',\n')}])`
    },
    /** An import goes by the URL of the file that it stands in, so the other's name will do. */
    resolveFileUrl: ({ moduleId, relativePath }: { moduleId: string; relativePath: string }) =>
      moduleId === loaded || moduleId === WIDGET_LIST_ID ? JSON.stringify(`./${relativePath}`) : null,
  }
}

/** Makes `ostrov:widgets` an empty map: a test fills it with the widgets it needs. */
export function emptyWidgetsPlugin() {
  const resolved = `\0${WIDGETS_ID}`
  return {
    name: 'ostrov-empty-widgets',
    resolveId: (id: string) => (id === WIDGETS_ID ? resolved : null),
    load: (id: string) => (id === resolved ? 'export const widgets = new Map()' : null),
  }
}

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'rollup'

/** How many different widgets stand on the pages. */
export const WIDGET_COUNT = 20
export const nameWidget = (kind: number): string => `counter-${kind}`

const bench = join(import.meta.dirname, '..')
/** The files of which each widget has its own: `view.3.tsx` is `view.tsx` for the third. */
const TEMPLATES = ['view.tsx', 'params.ts', 'index.ts'].map(file => join(bench, 'widget', file))
/** What the loader loads, beside the widgets themselves. */
const LOADS = `export const loadRegistry = () => import('ostrov:widget-list')
export const loadMount = () => import(${JSON.stringify(join(bench, '../loader/mount/mount.tsx'))})`
const NUMBERED = /\.(\d+)(\.tsx?)$/

export const numberFile = (file: string, kind: number): string => file.replace(/(\.tsx?)$/, `.${kind}$1`)

/** Makes so many widgets of one, and the lists of them that the contestants ask for. */
export function widgetsPlugin(kinds: number): Plugin {
  return {
    name: 'bench-widgets',
    resolveId(id, importer) {
      if (/^(?:bench:(?:views|widgets)|ostrov:widget(?:s|-list))$/.test(id)) return `\0${id}`
      if (!NUMBERED.test(id)) return null
      if (id.startsWith('#bench/')) return join(bench, id.slice('#bench/'.length))
      return id.startsWith('.') && importer ? join(importer, '..', id) : id
    },
    load(id) {
      if (id === '\0bench:views') return listViews(kinds)
      if (id === '\0bench:widgets') return listWidgets(kinds, kind => importOf('view.tsx', kind))
      if (id === '\0ostrov:widgets') return LOADS
      if (id === '\0ostrov:widget-list')
        return listWidgets(kinds, kind => `{ when: 'load', load: ${importOf('index.ts', kind)}, css: [] }`)
      const kind = NUMBERED.exec(id)?.[1]
      return kind === undefined ? null : readTemplate(id.replace(NUMBERED, '$2'), Number(kind))
    },
  }
}

const importOf = (file: string, kind: number): string =>
  `() => import(${JSON.stringify(numberFile(join(bench, 'widget', file), kind))})`

function listViews(kinds: number): string {
  const all = Array.from({ length: kinds }, (_, kind) => kind)
  const imports = all.map(
    kind =>
      `import { View as v${kind} } from ${JSON.stringify(numberFile(join(bench, 'widget', 'view.tsx'), kind))}`,
  )
  const rows = all.map(kind => `['${nameWidget(kind)}', v${kind}]`)
  return `${imports.join('\n')}\nexport const views = new Map([${rows}])`
}

function listWidgets(kinds: number, write: (kind: number) => string): string {
  const rows = Array.from({ length: kinds }, (_, kind) => `['${nameWidget(kind)}', ${write(kind)}]`)
  return `export const widgets = new Map([${rows.join(',')}])`
}

function readTemplate(file: string, kind: number): string {
  const code = readFileSync(file, 'utf8').replace('KIND = 0', `KIND = ${kind}`)
  return TEMPLATES.reduce(
    (text, template) =>
      text.replaceAll(`/${basename(template)}'`, `/${basename(numberFile(template, kind))}'`),
    code,
  )
}

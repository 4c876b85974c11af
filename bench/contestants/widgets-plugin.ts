import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'rollup'

/** How many different widgets stand on the pages. */
export const WIDGET_COUNT = 20
export const nameWidget = (kind: number): string => `counter-${kind}`

const bench = join(import.meta.dirname, '..')
/** The files of which each widget has its own: `view.3.tsx` is `view.tsx` for the third. */
const TEMPLATES = ['view.tsx', 'params.ts', 'index.ts'].map(file => join(bench, 'widget', file))
const NUMBERED = /\.(\d+)(\.tsx?)$/

export const numberFile = (file: string, kind: number): string => file.replace(/(\.tsx?)$/, `.${kind}$1`)

/** Makes twenty widgets of one, and the lists of them that the contestants ask for. */
export function widgetsPlugin(): Plugin {
  return {
    name: 'bench-widgets',
    resolveId(id, importer) {
      if (id === 'bench:widgets' || id === 'ostrov:widgets') return `\0${id}`
      if (!NUMBERED.test(id)) return null
      return id.startsWith('.') && importer ? join(importer, '..', id) : id
    },
    load(id) {
      if (id === '\0bench:widgets') return listWidgets(kind => importOf('view.tsx', kind))
      if (id === '\0ostrov:widgets')
        return listWidgets(kind => `{ when: 'load', load: ${importOf('index.ts', kind)}, css: [] }`)
      const kind = NUMBERED.exec(id)?.[1]
      return kind === undefined ? null : readTemplate(id.replace(NUMBERED, '$2'), Number(kind))
    },
  }
}

const importOf = (file: string, kind: number): string =>
  `() => import(${JSON.stringify(numberFile(join(bench, 'widget', file), kind))})`

function listWidgets(write: (kind: number) => string): string {
  const rows = Array.from({ length: WIDGET_COUNT }, (_, kind) => `['${nameWidget(kind)}', ${write(kind)}]`)
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

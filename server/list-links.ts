import { escapeAttribute } from './escape-attribute.ts'
import { writeImportMap } from './import-map.ts'

interface BuiltFile {
  file: string
  integrity: string
}

interface InlineSheet extends BuiltFile {
  text: string
}

/** What is needed here of a market's `manifest.json`. */
export interface IslandFiles {
  css: BuiltFile
  shared: readonly BuiltFile[]
  widgets: Readonly<Record<string, { files: readonly BuiltFile[]; css: readonly InlineSheet[] }>>
  integrity?: Readonly<Record<string, string>>
}

/** The import map, styles and preloads of an island, each a tag of its own, so that a page of several writes each once. */
export function listLinks(
  name: string,
  { css, integrity, shared, widgets }: IslandFiles,
  baseUrl: string,
): string[] {
  const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined
  if (!widget) return []
  const link = (rel: string) => (built: BuiltFile) =>
    `<link rel="${rel}" href="${escapeAttribute(baseUrl + built.file)}" integrity="${escapeAttribute(built.integrity)}" crossorigin>`
  const map = writeImportMap(integrity, baseUrl)
  return [
    // A browser takes none once it has begun with a module.
    ...(map ? [`<script type="importmap">${map}</script>`] : []),
    link('stylesheet')(css),
    // As it is: one that is asked for and hangs would keep the whole page from being painted.
    ...widget.css.map(({ file, text }) => `<style data-ostrov="${escapeAttribute(file)}">${text}</style>`),
    ...[...shared, ...widget.files].map(link('modulepreload')),
  ]
}

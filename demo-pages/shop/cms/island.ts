import { html, raw } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { embedJson, type Html, NOTHING } from '../site/html.ts'
import type { BuiltFile, Manifest } from './built-files.ts'
import type { Content } from './content.ts'
import { addressFile, writeImportMap } from './import-map.ts'
import type { PreparedIsland } from './prepare-islands.ts'
import type { Placeholder } from './schema.ts'

/** Components that show what the server put into them, so nothing may stand around it, or for it. */
export const KEEPS_CONTENT: ReadonlySet<string> = new Set(['tabs'])

/** A placeholder as it stands in the page: its params, its first sight or its shape, and what a reader without scripts sees. */
export function renderIsland(
  placeholder: Placeholder,
  prepared: PreparedIsland | undefined,
  fallback: Html,
): Html {
  const { id, component, params, wakesWhen } = placeholder
  const { markup = null, skeleton = null, isReadable = false } = prepared ?? {}
  const attributes = html`data-component="${component}" data-component-pk="${String(id)}"${wakesWhen ? html` data-when="${wakesWhen}"` : NOTHING}`
  const isKept = KEEPS_CONTENT.has(component)
  const beside = isKept ? fallback : html`<div class="shop-fallback">${fallback}</div>`
  if (markup)
    return html`<div ${attributes} data-rendered>
${isReadable ? NOTHING : beside}${raw(markup)}
</div>`
  return html`<div ${attributes}>
<script type="application/json">${embedJson(params)}</script>
${raw((!isKept && skeleton) || '')}${beside}
</div>`
}

/** A placeholder's name and when it wakes, where an editor said so. */
export interface PlacedIsland {
  component: string
  wakesWhen: string | null
}

/** Stylesheets, the loader and preloads for just the islands of one page, in the order in which they are of use. */
export function renderIslandLinks(
  market: MarketCode,
  manifest: Manifest | null,
  islands: readonly PlacedIsland[],
): Html {
  if (!manifest || islands.length === 0) return NOTHING
  const widgets = islands.flatMap(({ component, wakesWhen }) => {
    const widget = manifest.widgets[component]
    return widget ? [{ ...widget, when: wakesWhen ?? widget.when }] : []
  })
  // What waits for a visitor's touch or another window is not worth the bytes of every visit.
  const early = widgets.filter(({ when }) => !/^(interaction|media)/.test(when))
  const styles = listOnce(widgets.flatMap(widget => widget.css))
  const scripts = listOnce([
    ...(early.length ? manifest.shared : []),
    ...early.flatMap(widget => widget.files),
  ])
  const address = ({ file }: BuiltFile) => addressFile(market, file)
  const map = writeImportMap(market, manifest)
  // A browser takes no import map once it has begun with a module.
  return html`${map && html`<script type="importmap">${raw(map)}</script>\n`}<link rel="stylesheet" href="${address(manifest.css)}" integrity="${manifest.css.integrity}" crossorigin>
${styles.map(
  ({ file, text }) => html`<style data-ostrov="${file}">${raw(text)}</style>
`,
)}<script type="module" src="${address(manifest.loader)}" integrity="${manifest.loader.integrity}" crossorigin></script>
${scripts.map(
  script => html`<link rel="modulepreload" href="${address(script)}" integrity="${script.integrity}" crossorigin>
`,
)}`
}

const listOnce = <F extends BuiltFile>(files: readonly F[]): F[] => [
  ...new Map(files.map(file => [file.file, file])).values(),
]

/** A placeholder and those in its content, for all of them come up on the page. */
export const listIslands = (placeholder: Placeholder): PlacedIsland[] => [
  placeholder,
  ...placeholder.fallback.flatMap(listInside),
]

function listInside(content: Content): PlacedIsland[] {
  if (content.kind === 'tab') return content.contents.flatMap(listInside)
  if (content.kind !== 'island') return []
  return [{ component: content.component, wakesWhen: null }, ...content.contents.flatMap(listInside)]
}

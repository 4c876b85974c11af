import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Html } from './html.ts'
import { NOTHING } from './html.ts'
import type { BuiltFile, Manifest } from './read-manifest.ts'

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
  const styles = listOnce([manifest.css, ...widgets.flatMap(widget => widget.css)])
  const scripts = listOnce([
    ...(early.length ? manifest.shared : []),
    ...early.flatMap(widget => widget.files),
  ])
  const address = ({ file }: BuiltFile) => `/static/${market}/${file}`
  return html`${styles.map(
    css => html`<link rel="stylesheet" href="${address(css)}" integrity="${css.integrity}" crossorigin>
`,
  )}<script type="module" src="${address(manifest.loader)}" integrity="${manifest.loader.integrity}" crossorigin></script>
${scripts.map(
  script => html`<link rel="modulepreload" href="${address(script)}" integrity="${script.integrity}" crossorigin>
`,
)}`
}

const listOnce = (files: readonly BuiltFile[]): BuiltFile[] => [
  ...new Map(files.map(file => [file.file, file])).values(),
]

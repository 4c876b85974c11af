import { html, raw } from 'hono/html'
import type { Placeholder } from '../data/schema/pages.ts'
import { embedJson, type Html, NOTHING } from './html.ts'
import type { PreparedIsland } from './prepare-islands.ts'

/** Components that show what the server put into them, so nothing may stand around it. */
const KEEPS_CONTENT: ReadonlySet<string> = new Set(['tabs'])

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

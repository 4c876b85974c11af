import { html, raw } from 'hono/html'
import type { Placeholder } from '../data/schema/pages.ts'
import { embedJson, type Html, NOTHING } from './html.ts'
import type { Manifest } from './read-manifest.ts'

/** A placeholder as it stands in the page: its params, its skeleton, and what a reader without scripts sees. */
export function renderIsland(placeholder: Placeholder, manifest: Manifest | null, fallback: Html): Html {
  const { id, component, params, wakesWhen } = placeholder
  const skeleton = manifest?.widgets[component]?.skeleton
  return html`<div data-component="${component}" data-component-pk="${String(id)}"${wakesWhen ? html` data-when="${wakesWhen}"` : NOTHING}>
<script type="application/json">${embedJson(params)}</script>
${skeleton ? html`<div class="shop-skeleton" aria-hidden="true">${raw(skeleton)}</div>` : NOTHING}<div class="shop-fallback">${fallback}</div>
</div>`
}

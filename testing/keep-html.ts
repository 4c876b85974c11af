import type { Content } from '#core/widget.ts'
import { KeptContent } from '#loader/mount/kept-content.ts'

/** Markup as a server would have written it into the placeholder of a widget that keeps it. */
export function keepHtml(html: string): Content {
  const place = document.createElement('div')
  place.innerHTML = html
  const content = new KeptContent(place)
  content.show()
  return content
}

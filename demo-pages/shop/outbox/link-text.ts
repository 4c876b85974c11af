import { html } from 'hono/html'
import type { Html } from '../site/html.ts'

/** Up to what ends a sentence or a bracket. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g

/**
 * A text whose addresses can be opened. Those of the shop itself lead to it by the name under which it is looked at now,
 * which need not be the one that mails are written with.
 */
export function linkText(text: string, origin: string): Html {
  const parts: (Html | string)[] = []
  let end = 0
  for (const found of text.matchAll(ADDRESS)) {
    const [address] = found
    parts.push(text.slice(end, found.index), html`<a href="${toOwnAddress(address, origin)}">${address}</a>`)
    end = found.index + address.length
  }
  return html`${[...parts, text.slice(end)]}`
}

function toOwnAddress(address: string, origin: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : address
}

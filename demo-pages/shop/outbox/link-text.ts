import { html } from 'hono/html'
import type { Html } from '../site/html.ts'

/** Up to what ends a sentence or a bracket. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g

/** Of the shop: what mails are written with, and what it is looked at by now. */
export interface Origins {
  own: string
  page: string
}

/** A text whose addresses can be opened; those of the shop itself are shown, and lead to it, by the name of now. */
export function linkText(text: string, origins: Origins): Html {
  const parts: (Html | string)[] = []
  let end = 0
  for (const found of text.matchAll(ADDRESS)) {
    const [address] = found
    parts.push(text.slice(end, found.index), renderLink(address, origins))
    end = found.index + address.length
  }
  return html`${[...parts, text.slice(end)]}`
}

function renderLink(address: string, { own, page }: Origins): Html {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.origin !== own) return html`<a href="${address}">${address}</a>`
  const path = `${url.pathname}${url.search}${url.hash}`
  return html`<a href="${path}">${page}${path}</a>`
}

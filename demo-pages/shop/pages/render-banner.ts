import { html } from 'hono/html'
import type { PlaceholderParam } from '../data/placeholder-param.ts'
import { type Html, NOTHING } from './html.ts'

/** A banner as a plain link, of the same markup as its island's. */
export function renderBanner(params: readonly PlaceholderParam[]): Html {
  const read = (name: string): string => String(params.find(param => param.name === name)?.value ?? '')
  const [image, title, text, action] = ['image', 'title', 'text', 'action'].map(read)
  const alt = read('imageAlt') || (title || text || action ? '' : read('name'))
  return html`<div class="ostrov"><a class="ostrov-marketing-banner" data-layout="${read('layout') || 'card'}" href="${read('href')}">
${image ? html`<img src="${image}" alt="${alt}" width="${read('imageWidth')}" height="${read('imageHeight')}">` : NOTHING}
${
  title || text || action
    ? html`<span class="ostrov-marketing-banner-words">
${title ? html`<strong class="ostrov-marketing-banner-title">${title}</strong>` : NOTHING}
${text ? html`<span class="ostrov-marketing-banner-text">${text}</span>` : NOTHING}
${action ? html`<span class="ostrov-button">${action}</span>` : NOTHING}</span>`
    : NOTHING
}</a></div>`
}

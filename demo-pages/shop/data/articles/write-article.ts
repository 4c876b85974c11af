import type { ArticlePart } from './article-seed.ts'

/** An article as an editor would have saved it: plain HTML, without the classes of this shop. */
export const writeArticle = (parts: readonly ArticlePart[]): string => parts.map(writePart).join('\n')

function writePart(part: ArticlePart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escapeText(part.text)}</h2>`
    case 'list':
      return `<ul>${part.items.map(item => `<li>${escapeText(item)}</li>`).join('')}</ul>`
    case 'links':
      return part.items
        .map(({ href, label }) => `<p><a href="${escapeText(href)}">${escapeText(label)}</a></p>`)
        .join('\n')
    default:
      return `<p>${escapeText(part.text)}</p>`
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

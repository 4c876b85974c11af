import * as v from 'valibot'
import { Content } from '../cms/content.ts'
import type { PageSeed } from '../cms/page-seed.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { readSeed } from '../database/read-seed.ts'
import { SITES } from '../site/site.ts'
import { articles } from './schema.ts'
import { ARTICLE_TEXTS } from './texts.ts'

const Article = v.strictObject({
  name: v.picklist(['business-terms', 'promotions', 'dpd-map']),
  title: v.string(),
  updated: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.array(Content),
})
export type ArticleName = v.InferOutput<typeof Article>['name']

const readArticles = (market: MarketCode) =>
  readSeed(new URL('articles.json', import.meta.url), v.array(Article), market)

/** Adds the articles that this database lacks; what an editor changed on the others stays. */
export async function seedArticles(database: Database, market: MarketCode): Promise<void> {
  const rows = readArticles(market).map(({ name, title, parts, updated }) => ({
    market,
    name,
    title,
    content: writeArticle(parts),
    updatedAt: new Date(updated),
  }))
  await database.insert(articles).values(rows).onConflictDoNothing()
}

/** What a customer agrees to by ordering is a page too; every page links there from its foot. */
export function listArticlePages(market: MarketCode): PageSeed[] {
  const { description, unclear } = ARTICLE_TEXTS[market]
  return readArticles(market)
    .filter(({ name }) => name === 'business-terms')
    .map(({ title, parts }) => ({
      path: SITES[market].paths.businessTerms,
      title,
      description,
      parts: [[...parts, { kind: 'phone', text: unclear }]],
    }))
}

/** An article as an editor would have saved it: plain HTML, without the classes of this shop. */
export const writeArticle = (parts: readonly Content[]): string => parts.map(writePart).join('\n')

function writePart(part: Content): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escapeText(part.text)}</h2>`
    case 'list':
      return `<ul>${part.items.map(item => `<li>${escapeText(item)}</li>`).join('')}</ul>`
    case 'links':
      return part.items
        .map(({ href, label }) => `<p><a href="${escapeText(href)}">${escapeText(label)}</a></p>`)
        .join('\n')
    case 'lead':
    case 'paragraph':
      return `<p>${escapeText(part.text)}</p>`
    default:
      throw new Error(`An article has no ${part.kind}.`)
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

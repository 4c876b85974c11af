import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'

/**
 * HTML that an editor wrote and nobody has cleaned. It comes wrapped, so that it passes for a text nowhere: whoever
 * takes it out has to clean it before it becomes part of a page.
 */
export const UntrustedHtml = v.pipe(
  v.string(),
  v.transform(untrustedHtml => ({ untrustedHtml })),
)
export type UntrustedHtml = v.InferOutput<typeof UntrustedHtml>

/** One of the site's own texts, as its editors left it. */
export const Article = v.object({
  /** A text, no markup. */
  title: v.string(),
  content: UntrustedHtml,
  /** When an editor last changed it, ISO with time and offset. */
  updated: v.pipe(v.string(), v.isoTimestamp()),
})
export type Article = v.InferOutput<typeof Article>

/** What a customer agrees to by ordering. */
export const businessTerms = query('article-business-terms', {
  path: '/core/api/articles/business-terms/',
  doc: 'The terms of business; content is HTML, which the islands take for untrusted.',
  response: Article,
})

/** What is on offer now, and on which conditions. */
export const promotions = query('article-promotions', {
  path: '/core/api/articles/promotions/',
  doc: 'What is on offer now; content is HTML, which the islands take for untrusted.',
  response: Article,
})

/** Where DPD keeps parcels for who collects them. */
export const dpdMap = query('article-dpd-map', {
  path: '/core/api/articles/dpd-map/',
  doc: 'Where DPD keeps parcels; content is HTML, which the islands take for untrusted.',
  response: Article,
})

import * as v from 'valibot'
import { type CallOptions, read } from './read.ts'

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
export const readBusinessTerms = (o?: CallOptions) => read('article-business-terms', Article, o)

/** What is on offer now, and on which conditions. */
export const readPromotions = (o?: CallOptions) => read('article-promotions', Article, o)

/** Where DPD keeps parcels for who collects them. */
export const readDpdMap = (o?: CallOptions) => read('article-dpd-map', Article, o)

import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { DESCRIBED_VALUE } from '#core/params/described-value.ts'

const Words = { label: v.string(), help: v.optional(v.string(), '') }

const CatalogueParam = v.object({
  ...DESCRIBED_VALUE,
  ...Words,
  /** What each choice is called. */
  words: v.optional(v.record(v.string(), v.string())),
  /** What is wrong with a value that the pattern does not take. */
  refusal: v.optional(v.string()),
})
export type CatalogueParam = v.InferOutput<typeof CatalogueParam>

const CatalogueEntry = v.object({
  ...Words,
  /** When it wakes unless its placeholder says otherwise. */
  when: v.string(),
  /** It shows only what the page itself has in its place, which no editor can put there. */
  keepsContent: v.optional(v.boolean()),
  params: v.record(v.string(), CatalogueParam),
})
/** One kind of component as an editor is told of it, in the page's language. */
export type CatalogueEntry = v.InferOutput<typeof CatalogueEntry>

/** All components that a page may hold, with all that an editor may set of them; written by the build. */
export const Catalogue = v.object({ widgets: v.record(v.string(), CatalogueEntry) })
export type Catalogue = v.InferOutput<typeof Catalogue>

export const componentCatalogue = query('component-catalogue', {
  path: '/static/catalogue.json',
  doc: 'Every component with its params in the words of the page’s language: the catalogue.json of the build.',
  response: Catalogue,
})

import * as v from 'valibot'
import { type CallOptions, read } from './http.ts'

const KINDS = ['text', 'integer', 'money', 'flag', 'choice', 'reference', 'image', 'list'] as const

/** What one value may be; the same as a widget's own description of its param, read from data. */
export interface DescribedValue {
  kind: (typeof KINDS)[number]
  isRequired: boolean
  default?: unknown
  min?: number | undefined
  max?: number | undefined
  choices?: readonly string[] | undefined
  item?: DescribedValue | undefined
}

const DESCRIPTION = {
  kind: v.picklist(KINDS),
  isRequired: v.boolean(),
  default: v.optional(v.unknown()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  choices: v.optional(v.array(v.string())),
  item: v.optional(v.lazy((): v.GenericSchema<unknown, DescribedValue> => Described)),
}
const Described: v.GenericSchema<unknown, DescribedValue> = v.object(DESCRIPTION)

const Words = { label: v.string(), help: v.optional(v.string(), '') }

const CatalogueParam = v.object({ ...DESCRIPTION, ...Words })
export type CatalogueParam = v.InferOutput<typeof CatalogueParam>

const CatalogueEntry = v.object({
  ...Words,
  /** When it wakes unless its placeholder says otherwise. */
  when: v.string(),
  params: v.record(v.string(), CatalogueParam),
})
/** One kind of component as an editor is told of it, in the page's language. */
export type CatalogueEntry = v.InferOutput<typeof CatalogueEntry>

/** All components that a page may hold, with all that an editor may set of them; written by the build. */
export const Catalogue = v.object({ widgets: v.record(v.string(), CatalogueEntry) })
export type Catalogue = v.InferOutput<typeof Catalogue>

export const readCatalogue = (o?: CallOptions) => read('component-catalogue', Catalogue, o)

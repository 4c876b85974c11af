import * as v from 'valibot'

const KINDS = ['text', 'integer', 'money', 'flag', 'choice', 'reference', 'link', 'image', 'list'] as const

/** A widget's own description of a param as it comes back from JSON, where what is not set may stand as undefined. */
export interface DescribedValue {
  kind: (typeof KINDS)[number]
  isRequired: boolean
  default?: unknown
  min?: number | undefined
  max?: number | undefined
  choices?: readonly string[] | undefined
  pattern?: string | undefined
  item?: DescribedValue | undefined
  needs?: { component: string; or: string } | undefined
}

/** The entries of its schema, for those who read more beside it. */
export const DESCRIBED_VALUE = {
  kind: v.picklist(KINDS),
  isRequired: v.boolean(),
  default: v.optional(v.unknown()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  choices: v.optional(v.array(v.string())),
  pattern: v.optional(v.string()),
  needs: v.optional(v.object({ component: v.string(), or: v.string() })),
  item: v.optional(v.lazy((): v.GenericSchema<unknown, DescribedValue> => v.object(DESCRIBED_VALUE))),
}

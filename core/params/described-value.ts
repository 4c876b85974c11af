import * as v from 'valibot'
import type { ReferenceOf } from './param.ts'

const KINDS = ['text', 'integer', 'money', 'flag', 'choice', 'reference', 'link', 'image', 'list'] as const

const REFERENCES: readonly ReferenceOf[] = [
  'buyback-device',
  'buyback-type',
  'service-device',
  'service-type',
  'product',
  'discount',
  'order',
  'category',
]

/** A widget's own description of a param as it comes back from JSON, where what is not set may stand as undefined. */
export interface DescribedValue {
  kind: (typeof KINDS)[number]
  isRequired: boolean
  default?: unknown
  min?: number | undefined
  max?: number | undefined
  choices?: readonly string[] | undefined
  pattern?: string | undefined
  of?: ReferenceOf | undefined
  item?: DescribedValue | undefined
  needs?: { component: string; or: string } | undefined
  filledBy?: 'server' | undefined
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
  of: v.optional(v.picklist(REFERENCES)),
  needs: v.optional(v.object({ component: v.string(), or: v.string() })),
  filledBy: v.optional(v.literal('server')),
  item: v.optional(v.lazy((): v.GenericSchema<unknown, DescribedValue> => v.object(DESCRIBED_VALUE))),
}

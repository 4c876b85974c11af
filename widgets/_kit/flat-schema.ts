import type * as v from 'valibot'

/** A form of named texts and flags, one level deep. */
export type FlatSchema = v.ObjectSchema<
  Record<string, v.GenericSchema<string | boolean, string | boolean>>,
  undefined
>

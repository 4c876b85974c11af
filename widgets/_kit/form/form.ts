import type { FormStore } from '@formisch/react'
import type * as v from 'valibot'

/** Named texts and flags, one level deep. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** The store of a form on the page. */
export type Form = FormStore<v.ObjectSchema<Record<string, v.GenericSchema<string | boolean>>, undefined>>

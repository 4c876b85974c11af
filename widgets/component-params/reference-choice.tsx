import type { ReactNode } from 'react'
import type { FieldSetting } from './field-setting.ts'
import { LazyPart } from './lazy-part.tsx'

const loadField = () => import('./reference-field.tsx')

/** The field of a link, or of a reference that is found by its name; what searches is loaded with the first of them. */
export const ReferenceChoice = (field: FieldSetting): ReactNode => (
  <LazyPart load={loadField}>{({ SearchedField }) => <SearchedField {...field} />}</LazyPart>
)

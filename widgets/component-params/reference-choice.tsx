import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import type { SearchedReference } from '#core/params/param.ts'
import { Button } from '#kit/feedback/button.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import type { FieldSetting } from './field-setting.ts'
import { t } from './messages.ts'

const loadField = () => import('./reference-field.tsx')

/** The field of a reference that is found by its name; what searches is loaded with the first of them. */
export function ReferenceChoice(field: FieldSetting & { of: SearchedReference }): ReactNode {
  const { part, isMissing, retry } = useLazyModule(loadField, true)
  if (part) return <part.ReferenceField {...field} />
  return isMissing ? (
    <Note kind="error">
      {t('searchMissing')} <Button kind="quiet" label={words('retry')} onPress={retry} />
    </Note>
  ) : (
    <p className="ostrov-muted" aria-busy="true">
      {words('loading')}
    </p>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createAdminPreorderStock } from './model.ts'
import type { params } from './params.ts'

export function View({ params: { heading } }: { params: ParamValues<typeof params> }): ReactNode {
  useSignals()
  const { entries, failure, isPending, reload } = useModel(createAdminPreorderStock)
  const shown = entries.value
  const isWaiting = !shown && !failure.value
  return (
    <div className="ostrov-admin-preorder-stock" aria-busy={isWaiting || undefined}>
      {heading && <h2>{heading}</h2>}
      {isWaiting && <p className="ostrov-hidden">{words('loading')}</p>}
      {isWaiting && <SkeletonCards count={3} layout="rows" />}
      {shown?.length === 0 && <p>{t('empty')}</p>}
      {shown && shown.length > 0 && (
        <ul>
          {shown.map(({ value, label }) => (
            <KeyedText as="li" key={value} value={label} />
          ))}
        </ul>
      )}
      {failure.value && (
        <FailureNote failure={failure.value} lead={t('failed')} isBusy={isPending.value} onRetry={reload} />
      )}
    </div>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { listStops } from '#kit/focus/focus-stops.ts'
import type { RecordField, RecordSource } from './record.ts'
import { recordMessages } from './record-messages.ts'

const t = createTranslate(recordMessages)

/** Around a field of a record: where it differs from the server's it is marked, and can be taken back by itself. */
export function ChangedField({
  name,
  label,
  kind,
  model,
  children,
}: Pick<RecordField, 'name' | 'label' | 'kind'> & {
  model: Pick<RecordSource, 'record' | 'dirty' | 'revert'>
  children: ReactNode
}): ReactNode {
  useSignals()
  const isDirty = model.record.value !== null && model.dirty.value.includes(name)
  const revert = t('revert', { name: label })
  return (
    <div className="ostrov-record-field" data-kind={kind} data-dirty={isDirty || undefined}>
      {children}
      {isDirty && (
        <button
          type="button"
          className="ostrov-record-revert"
          aria-label={revert}
          title={revert}
          onClick={({ currentTarget }) => {
            // The button goes; its field is where one was.
            listStops(currentTarget.parentElement)[0]?.focus()
            model.revert(name)
          }}
        >
          <span aria-hidden="true">↶</span> {t('changed')}
        </button>
      )}
    </div>
  )
}

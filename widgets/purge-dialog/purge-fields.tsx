import { getInput, useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import type { Form } from '#kit/form/form.ts'
import { RadioField } from '#kit/form/radio-field.tsx'
import { TextField } from '#kit/form/text-field.tsx'
import { describeHow, describeWhat } from './describe-purge.ts'
import { KeyField } from './key-field.tsx'
import { t } from './messages.ts'
import { type PurgeInput, toOrder } from './purge-input.ts'
import { SoftField } from './soft-purge-field.tsx'

/** What to purge and how, and in a sentence what will come of it. */
export function PurgeFields({ of, mayPurgeAll }: { of: Form; mayPurgeAll: boolean }): ReactNode {
  useSignals()
  const chosen = useField(of, { path: ['mode'] }).input
  const order = toOrder({ ...(getInput(of) as PurgeInput), mode: chosen as PurgeInput['mode'] })
  const { mode } = order
  const modes = [
    { value: 'key', label: t('modeKey') },
    { value: 'url', label: t('modeUrl') },
    ...(mayPurgeAll ? [{ value: 'full', label: t('modeFull') }] : []),
  ]
  return (
    <>
      <RadioField of={of} name="mode" label={t('mode')} options={modes} />
      {mode === 'key' && <KeyField of={of} />}
      {mode === 'url' && (
        <TextField of={of} name="url" label={t('url')} hint={t('urlHint')} inputMode="text" />
      )}
      <SoftField of={of} isNever={mode === 'full'} />
      <div className="ostrov-purge-summary" dir="auto">
        <KeyedText as="p" value={describeWhat(order)} />
        <KeyedText as="p" className="ostrov-muted" value={describeHow(order)} />
      </div>
    </>
  )
}

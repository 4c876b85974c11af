import type { FormStore } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Live } from '../_kit/live.tsx'
import { RadioField } from '../_kit/radio-field.tsx'
import { TextField } from '../_kit/text-field.tsx'
import { describeHow, describeWhat } from './describe-purge.ts'
import type { PurgeIsland } from './island.ts'
import { KeyField } from './key-field.tsx'
import { type PurgeSchema, toOrder } from './purge-input.ts'
import { SoftField } from './soft-field.tsx'
import { usePurgeInput } from './use-purge-input.ts'

/** What to purge and how, and in a sentence what will come of it. */
export function PurgeFields({
  of,
  mayPurgeAll,
  t,
}: {
  of: FormStore<PurgeSchema>
  mayPurgeAll: boolean
  t: PurgeIsland['t']
}): ReactNode {
  useSignals()
  const order = toOrder(usePurgeInput(of))
  const { mode } = order
  const modes = [
    { value: 'key', label: t('modeKey') },
    { value: 'url', label: t('modeUrl') },
    ...(mayPurgeAll ? [{ value: 'full', label: t('modeFull') }] : []),
  ]
  return (
    <>
      <RadioField of={of} name="mode" label={t('mode')} options={modes} />
      {mode === 'key' && <KeyField of={of} t={t} />}
      {mode === 'url' && (
        <TextField of={of} name="url" label={t('url')} hint={t('urlHint')} inputMode="text" />
      )}
      <SoftField of={of} isNever={mode === 'full'} t={t} />
      <div className="ostrov-purge-summary" dir="auto">
        <Live as="p" value={describeWhat(order, t)} />
        <Live as="p" className="ostrov-muted" value={describeHow(order, t)} />
      </div>
    </>
  )
}

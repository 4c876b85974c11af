import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../_kit/button.tsx'
import { useUniqueId } from '../_kit/use-unique-id.ts'
import { describeHow, describeWhat } from './describe-purge.ts'
import type { PurgeDesk } from './desk-model.ts'
import type { PurgeIsland } from './island.ts'
import { PurgeFailure } from './purge-failure.tsx'

/** Asks before everything goes, and begins at the answer that harms least: a second Enter does nothing rash. */
export function ConfirmFull({
  model,
  isBusy,
  signIn,
  t,
  onBack,
  onConfirm,
}: {
  model: PurgeDesk
  isBusy: boolean
  signIn: ReactNode
  t: PurgeIsland['t']
  onBack: () => void
  onConfirm: () => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const actions = useRef<HTMLDivElement>(null)
  const failure = model.failure.value
  useLayoutEffect(() => actions.current?.querySelector('button')?.focus(), [])
  return (
    <section className="ostrov-purge-confirm" aria-labelledby={id}>
      <h3 id={id}>{t('confirmTitle')}</h3>
      <p>{describeWhat({ mode: 'full' }, t)}</p>
      <p>{describeHow({ mode: 'full' }, t)}</p>
      <div ref={actions} className="ostrov-form-actions">
        <Button kind="secondary" label={t('confirmBack')} onPress={onBack} describedBy={id} />
        <Button
          isBusy={isBusy}
          label={t(model.isBusy.value ? 'sending' : 'confirmYes')}
          onPress={onConfirm}
        />
      </div>
      {failure && <PurgeFailure failure={failure} signIn={signIn} t={t} />}
    </section>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { useSendingNews } from '#kit/form/use-sending-news.ts'
import { describeHow, describeWhat } from './describe-purge.ts'
import { t } from './messages.ts'
import { PurgeFailure } from './purge-failure.tsx'
import type { PurgePanelModel } from './purge-panel-model.ts'

/** Asks before everything goes, and begins at the answer that harms least: a second Enter does nothing rash. */
export function ConfirmFull({
  id,
  model,
  signIn,
  onBack,
}: {
  id: string
  model: PurgePanelModel
  signIn: ReactNode
  onBack: () => void
}): ReactNode {
  useSignals()
  const actions = useRef<HTMLDivElement>(null)
  const { form } = model
  useSendingNews(form)
  const failure = form.failure.value
  useLayoutEffect(() => actions.current?.querySelector('button')?.focus(), [])
  return (
    <section className="ostrov-purge-confirm" aria-labelledby={`${id}-title`}>
      <div id={id}>
        <h3 id={`${id}-title`}>{t('confirmTitle')}</h3>
        <p>{describeWhat({ mode: 'full' })}</p>
        <p>{describeHow({ mode: 'full' })}</p>
      </div>
      <div ref={actions} className="ostrov-form-actions">
        <Button kind="secondary" label={t('confirmBack')} onPress={onBack} describedBy={id} />
        <Button
          isBusy={form.isPending.value}
          isUnavailable={form.retryAfter.value > 0}
          label={t(form.isPending.value ? 'sending' : 'confirmYes')}
          onPress={() => void form.submit({ ...form.readValues(), mode: 'full' })}
        />
      </div>
      {failure && <PurgeFailure failure={failure} signIn={signIn} />}
    </section>
  )
}

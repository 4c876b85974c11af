import { getInput, useField, useForm } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PurgeOrder } from '../../core/api/purge.ts'
import { words } from '../../core/intl/words.ts'
import { Button } from '../_kit/button.tsx'
import { FormShell, showFieldErrors } from '../_kit/form-shell.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { ConfirmFull } from './confirm-full.tsx'
import type { PurgeDesk } from './desk-model.ts'
import type { PurgeIsland } from './island.ts'
import { PurgeFailure } from './purge-failure.tsx'
import { PurgeFields } from './purge-fields.tsx'
import { makePurgeSchema, type PurgeInput, toOrder } from './purge-input.ts'
import { useWaitNews } from './use-wait-news.ts'

/** So many purges within minutes that something else may be wrong. */
const OFTEN = 3

/** What stands in the dialog: the form, and before everything goes a question. */
export function PurgeForm({
  model,
  mayPurgeAll,
  signIn,
  t,
}: {
  model: PurgeDesk
  mayPurgeAll: boolean
  signIn: ReactNode
  t: PurgeIsland['t']
}): ReactNode {
  useSignals()
  const [schema] = useState(() => makePurgeSchema(() => model.readInput().mode, t))
  const initialInput = model.readInput()
  const form = useForm({ schema, initialInput, validate: 'blur', revalidate: 'input' })
  const [refusals, setRefusals] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const [recent] = useState(model.countRecent)
  const place = useBackToSubmit(isConfirming)
  const news = useWaitNews(model.isHeldBack.value, t('waitOver'))
  const isBusy = model.isBusy.value || model.isHeldBack.value
  const failure = model.failure.value
  const { input: mode = 'key' } = useField(form, { path: ['mode'] })

  useLayoutEffect(() => model.connect(() => getInput(form) as PurgeInput), [model, form])

  const send = async (order: PurgeOrder): Promise<void> => {
    const own = await model.send(order)
    if (own) showFieldErrors(form, { [own.field]: own.message })
    if (own || model.otherErrors.peek().length > 0) setRefusals(count => count + 1)
  }

  return (
    <div ref={place} tabIndex={-1} className="ostrov-purge-form">
      <div role="status" className="ostrov-hidden">
        {news && <Live value={news} />}
      </div>
      {isConfirming ? (
        <ConfirmFull
          model={model}
          isBusy={isBusy}
          signIn={signIn}
          t={t}
          onBack={() => setConfirming(false)}
          onConfirm={() => void send({ mode: 'full' })}
        />
      ) : (
        <FormShell
          of={form}
          labels={nameFields(mode, t)}
          onSubmit={input => (input.mode === 'full' ? setConfirming(true) : send(toOrder(input)))}
          submitLabel={nameSubmit(model, mode, t)}
          isBusy={isBusy}
          refusals={refusals}
          others={model.otherErrors.value}
          footer={
            <>
              <Button kind="secondary" label={words('cancel')} onPress={model.close} />
              {failure && (
                <div className="ostrov-purge-wide">
                  <PurgeFailure failure={failure} signIn={signIn} t={t} />
                </div>
              )}
            </>
          }
        >
          {recent >= OFTEN && (
            <Note kind="warning">
              <Live value={t('often', { count: recent })} />
            </Note>
          )}
          <PurgeFields of={form} mayPurgeAll={mayPurgeAll} t={t} />
        </FormShell>
      )}
    </div>
  )
}

/** The fields that are there, with their names for the summary of errors. */
function nameFields(mode: string, t: PurgeIsland['t']): Record<string, string> {
  const own = mode === 'key' ? { keys: t('keys') } : mode === 'url' ? { url: t('url') } : {}
  return { mode: t('mode'), ...own }
}

function nameSubmit(model: PurgeDesk, mode: string, t: PurgeIsland['t']): string {
  if (model.isBusy.value) return t('sending')
  return t(mode === 'full' ? 'submitFull' : 'submit')
}

/** Who goes back from the question stands again where they asked it; whatever goes, the focus stays in the place. */
function useBackToSubmit(isConfirming: boolean) {
  const place = useFocusInPlace<HTMLDivElement>()
  const wasConfirming = useRef(false)
  useEffect(() => {
    if (wasConfirming.current && !isConfirming)
      place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming, place])
  return place
}

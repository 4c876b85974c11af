import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { words } from '#core/intl/words.ts'
import { PURGE_CODES } from '#core/validation/purge.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { FormShell } from '#kit/form/form-shell.tsx'
import { useModelForm } from '#kit/form/model-form.ts'
import { ConfirmFull } from './confirm-full.tsx'
import { t } from './messages.ts'
import { PurgeFailure } from './purge-failure.tsx'
import { PurgeFields } from './purge-fields.tsx'
import type { PurgePanelModel } from './purge-panel-model.ts'

/** So many purges within minutes that something else may be wrong. */
const OFTEN = 3

interface PurgeFormOptions {
  model: PurgePanelModel
  /** The id of the question whether everything is to go. */
  question: string
  mayPurgeAll: boolean
  signIn: ReactNode
}

/** What stands in the dialog: the form, and before everything goes a question. */
export function PurgeForm(options: PurgeFormOptions): ReactNode {
  useSignals()
  const { model, question, signIn } = options
  const isConfirming = model.isConfirming.value
  const confirm = (isAsked: boolean): void => {
    model.isConfirming.value = isAsked
  }
  const place = useBackToSubmit(isConfirming)
  return (
    <div ref={place} tabIndex={-1} className="ostrov-purge-form">
      {isConfirming ? (
        <ConfirmFull id={question} model={model} signIn={signIn} onBack={() => confirm(false)} />
      ) : (
        <OpenForm {...options} onFull={() => confirm(true)} />
      )}
    </div>
  )
}

function OpenForm({
  model,
  mayPurgeAll,
  signIn,
  onFull,
}: PurgeFormOptions & { onFull: () => void }): ReactNode {
  useSignals()
  const form = useModelForm(model.form, Object.fromEntries(PURGE_CODES.map(code => [code, t(code)])))
  const [recent] = useState(model.countRecent)
  const failure = model.form.failure.value
  const mode = String(useField(form, { path: ['mode'] }).input ?? 'key')
  return (
    <FormShell
      of={form}
      model={model.form}
      labels={nameFields(mode)}
      onSubmit={(input, send) => (input.mode === 'full' ? onFull() : void send())}
      submitLabel={nameSubmit(model, mode)}
      footer={
        <>
          <Button kind="secondary" label={words('cancel')} onPress={model.close} />
          {failure && (
            <div className="ostrov-form-failure">
              <PurgeFailure failure={failure} signIn={signIn} />
            </div>
          )}
        </>
      }
    >
      {recent >= OFTEN && (
        <Note kind="warning">
          <KeyedText value={t('often', { count: recent })} />
        </Note>
      )}
      <PurgeFields of={form} mayPurgeAll={mayPurgeAll} />
    </FormShell>
  )
}

/** The fields that are there, with their names for the summary of errors. */
function nameFields(mode: string): Record<string, string> {
  const own = mode === 'key' ? { keys: t('keys') } : mode === 'url' ? { url: t('url') } : {}
  return { mode: t('mode'), ...own }
}

function nameSubmit(model: PurgePanelModel, mode: string): string {
  if (model.form.isPending.value) return t('sending')
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

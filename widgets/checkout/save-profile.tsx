import { useField } from '@formisch/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import type { Form } from '#kit/form/form.ts'
import { useModel } from '#kit/react/use-model.ts'
import { p } from './profile-messages.ts'
import { createProfileSaving } from './profile-model.ts'

/** For who is signed in and has typed another name or number than their account has: it can be kept there. */
export function SaveProfile({ of }: { of: Form }): ReactNode {
  useSignals()
  const model = useModel(createProfileSaving)
  const place = useFocusInPlace<HTMLDivElement>()
  const [firstName, lastName, phone] = [
    useField(of, { path: ['firstName'] }).input,
    useField(of, { path: ['lastName'] }).input,
    useField(of, { path: ['phone'] }).input,
  ].map(String)
  const news = model.findNews({ firstName: firstName ?? '', lastName: lastName ?? '', phone: phone ?? '' })
  const failure = model.failure.value
  return (
    <div ref={place} tabIndex={-1}>
      {news && (
        <Button
          kind="quiet"
          label={p('save')}
          isBusy={model.isPending.value}
          isUnavailable={model.retryAfter.value > 0}
          onPress={() => void model.save(news)}
        />
      )}
      {news && failure && <FailureNote failure={failure} lead={p('notSaved')} />}
      {!news && model.isSaved.value && (
        <Note kind="success">
          <KeyedText value={p('saved')} />
        </Note>
      )}
    </div>
  )
}

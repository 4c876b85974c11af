import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Button } from '../_kit/button.tsx'
import { returnFocus, takeOver } from '../_kit/early-draft.ts'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import { type Draft, makeEmpty } from './draft.ts'
import type { NewsletterIsland } from './island.ts'
import { createNewsletter } from './model.ts'
import { SubscribeForm } from './subscribe-form.tsx'

/** The form, and in its place what comes next once it is sent. */
export function Newsletter({
  draft,
  terms,
  t,
}: {
  draft: Draft
  terms: ReactNode
  t: NewsletterIsland['t']
}): ReactNode {
  useSignals()
  const model = useModel(createNewsletter)
  const place = useFocusInPlace<HTMLDivElement>()
  const isDone = model.isDone.value

  useLayoutEffect(() => returnFocus(draft, place.current), [draft, place])
  useEffect(() => takeOver(draft, makeEmpty(), place.current), [draft, place])

  return (
    <div ref={place} tabIndex={-1}>
      {isDone ? (
        <div className="ostrov-newsletter-done">
          <Note kind="success">
            <Live as="strong" value={t('done')} />
            <Live as="p" value={t('doneMore')} />
          </Note>
          <Button kind="secondary" label={t('again')} onPress={model.startAgain} />
        </div>
      ) : (
        <SubscribeForm model={model} draft={draft} terms={terms} t={t} />
      )}
    </div>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { returnFocus, takeOver } from '#kit/form/early-draft.ts'
import { useModel } from '#kit/react/use-model.ts'
import { type Draft, makeEmpty } from './draft.ts'
import { t } from './messages.ts'
import { createNewsletter } from './model.ts'
import { SubscribeForm } from './subscribe-form.tsx'

/** The form under its heading, and in the place of both what comes next once it is sent. */
export function Newsletter({
  draft,
  head,
  headingId,
  terms,
}: {
  draft: Draft
  head: ReactNode
  /** What the island is named by. */
  headingId: string
  terms: ReactNode
}): ReactNode {
  useSignals()
  const model = useModel(() => createNewsletter(draft.values))
  const place = useFocusInPlace<HTMLDivElement>()
  const isDone = model.isDone.value

  useLayoutEffect(() => returnFocus(draft, place.current), [draft, place])
  useEffect(() => takeOver(draft, makeEmpty(), place.current), [draft, place])
  useLayoutEffect(
    () => () => {
      draft.values = model.readValues()
    },
    [draft, model],
  )

  return (
    <>
      {!isDone && head}
      <div ref={place} tabIndex={-1}>
        {isDone ? (
          <div className="ostrov-newsletter-done">
            <Note kind="success">
              <h2 id={headingId}>
                <KeyedText value={t('done')} />
              </h2>
              <KeyedText as="p" value={t('doneMore')} />
            </Note>
            <Button kind="secondary" label={t('again')} onPress={model.reset} />
          </div>
        ) : (
          <SubscribeForm model={model} terms={terms} />
        )}
      </div>
    </>
  )
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'

/** The open form under its heading. */
export function Opened({
  heading,
  title,
  hasContent,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  /** Whether something was typed, once the form is there. */
  hasContent: (() => boolean) | undefined
  children: ReactNode
}): ReactNode {
  const id = useUniqueId()
  const head = useFocusInPlace<HTMLDivElement>()
  const [isAsked, setAsked] = useState(false)
  const close = (): void => {
    if (hasContent?.()) setAsked(true)
    else buyback.showForm(null)
  }
  return (
    <section className="ostrov-sell" aria-labelledby={id}>
      <div ref={head} tabIndex={-1} className="ostrov-sell-head">
        <h3 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h3>
        {isAsked ? (
          <CloseQuestion onStay={() => setAsked(false)} />
        ) : (
          <Button kind="quiet" label={words('close')} onPress={close} />
        )}
      </div>
      {children}
    </section>
  )
}

/** Asked before a form is closed in which something was typed. */
function CloseQuestion({ onStay }: { onStay: () => void }): ReactNode {
  const id = useUniqueId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      role="alertdialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="ostrov-note ostrov-sell-question"
      data-kind="warning"
    >
      <p id={id}>{t('closeQuestion')}</p>
      <Button kind="secondary" label={t('closeForm')} onPress={() => buyback.showForm(null)} />
      <Button label={t('keepOpen')} onPress={onStay} />
    </div>
  )
}

/** Where the form stands, or is waited for; whatever goes from it, the focus does not. */
export function FormPlace({
  isMissing,
  retry,
  children,
}: {
  isMissing: boolean
  retry: () => void
  children: ReactNode
}): ReactNode {
  const place = useFocusInPlace<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1}>
      {children ??
        (isMissing ? (
          <Note kind="error">
            <KeyedText value={t('missing')} />
            <Button kind="secondary" label={words('retry')} onPress={retry} />
          </Note>
        ) : (
          <div className="ostrov-sell-waiting" aria-busy="true">
            <KeyedText className="ostrov-hidden" value={words('loading')} />
          </div>
        ))}
    </div>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { t } from './messages.ts'

const loadSendPrice = () => import('./send-price.tsx')

/** Where the form for the e-mail address opens; it is fetched then, and its field takes the focus. */
export function EmailPlace({ buyback, isOpen }: { buyback: Buyback; isOpen: boolean }): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const { part, isMissing, retry } = useLazyModule(loadSendPrice, isOpen)
  const isReady = isOpen && part !== null
  const wishes = buyback.formWishes.value
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    // The button that opened it is gone, and the place around it, or its heading, has the focus; who went elsewhere is left there.
    const { activeElement: at } = document
    const isLed = at instanceof HTMLElement && at.tabIndex < 0
    if (isReady && isLed && at.closest('section')?.contains(place.current))
      place.current?.querySelector('input')?.focus()
  }, [isReady, wishes, place])
  useEffect(() => {
    // The button that opens it is back.
    if (wasOpen.current && !isOpen && document.activeElement === place.current)
      findOpener(place.current)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, place])

  return (
    <div ref={place} tabIndex={-1}>
      {isReady ? (
        <part.SendPrice key={`${buyback.formGeneration.value} ${wishes}`} buyback={buyback} />
      ) : isOpen && isMissing ? (
        <Note kind="error">
          <KeyedText value={t('emailMissing')} />
          <Button kind="secondary" label={words('retry')} onPress={retry} />
        </Note>
      ) : (
        isOpen && <span className="ostrov-skeleton" aria-busy="true" />
      )}
    </div>
  )
}

const findOpener = (place: Element | null): HTMLElement | undefined =>
  [...(place?.closest('section')?.querySelectorAll<HTMLElement>('.ostrov-selector-ways > *') ?? [])].at(-1)

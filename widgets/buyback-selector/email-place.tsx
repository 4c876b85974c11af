import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { words } from '../../core/intl/words.ts'
import type { Buyback } from '../../core/state/buyback.ts'
import { Button } from '../_kit/button.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { usePart } from '../_kit/use-part.ts'
import type { SelectorIsland } from './island.ts'

const loadSendPrice = () => import('./send-price.tsx')

/** Where the form for the e-mail address opens; it is fetched then, and its field takes the focus. */
export function EmailPlace({
  buyback,
  isOpen,
  t,
}: {
  buyback: Buyback
  isOpen: boolean
  t: SelectorIsland['t']
}): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const { part, isMissing, retry } = usePart(loadSendPrice, isOpen)
  const isReady = isOpen && part !== null

  useEffect(() => {
    // The button that opened it is gone, and some place around it has the focus; who went elsewhere is left there.
    if (isReady && document.activeElement?.contains(place.current))
      place.current?.querySelector('input')?.focus()
  }, [isReady, place])

  return (
    <div ref={place} tabIndex={-1}>
      {isReady ? (
        <part.SendPrice key={buyback.formGeneration.value} buyback={buyback} t={t} />
      ) : isOpen && isMissing ? (
        <Note kind="error">
          <Live value={t('emailMissing')} />
          <Button kind="secondary" label={words('retry')} onPress={retry} />
        </Note>
      ) : (
        isOpen && <span className="ostrov-skeleton" aria-busy="true" />
      )}
    </div>
  )
}

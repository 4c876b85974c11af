import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { t } from './messages.ts'
import type { SelectorModel } from './model.ts'

/** Where the price stands below the questions, it is kept in sight until one comes to the very price. */
export function PriceBar({ model }: { model: SelectorModel }): ReactNode {
  useSignals()
  const { shown } = model
  return shown.value && <Bar price={shown.value} />
}

function Bar({ price }: { price: string }): ReactNode {
  const bar = useRef<HTMLButtonElement>(null)
  const isSeen = usePriceInSight(bar, price)
  useScrollPadding(bar, 'end')
  return (
    <button
      ref={bar}
      type="button"
      className="ostrov-selector-bar"
      data-seen={isSeen || undefined}
      onClick={event => {
        const panel = event.currentTarget.nextElementSibling
        panel?.scrollIntoView({ block: 'start' })
        if (panel instanceof HTMLElement) panel.focus({ preventScroll: true })
      }}
    >
      <span>{t('price')}</span>
      <KeyedText as="strong" value={price} />
    </button>
  )
}

/** Whether the price in the panel is in the window, or above it. */
function usePriceInSight(bar: RefObject<HTMLElement | null>, price: string): boolean {
  const [isSeen, setSeen] = useState(true)
  // Another price may be another element.
  useEffect(() => {
    const shown = bar.current?.nextElementSibling?.querySelector(
      '.ostrov-selector-amount, .ostrov-selector-best',
    )
    if (!shown) return
    const observer = new IntersectionObserver(([sight]) => setSeen(sight?.isIntersecting ?? true), {
      // All that is above the window counts as seen.
      rootMargin: '99999px 0px 0px',
      threshold: 1,
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [bar, price])
  return isSeen
}

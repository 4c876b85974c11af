import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
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
  useScrollPadding(bar, 'end')
  // Another price may be another element.
  useEffect(() => {
    const shown = bar.current?.nextElementSibling?.querySelector(
      '.ostrov-selector-amount, .ostrov-selector-best',
    )
    // All that is above the window counts as seen.
    const sight = { rootMargin: '9999px 0px 0px', threshold: 1 }
    const observer = new IntersectionObserver(
      ([seen]) => bar.current?.toggleAttribute('data-seen', seen?.isIntersecting),
      sight,
    )
    if (shown) observer.observe(shown)
    return () => observer.disconnect()
  }, [price])
  return (
    <button
      ref={bar}
      type="button"
      className="ostrov-selector-bar"
      data-seen=""
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

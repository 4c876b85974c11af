import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { t } from './messages.ts'
import type { SelectorModel } from './model.ts'

/** Where the price stands below the questions, it is kept in sight until one comes to it. */
export function PriceBar({ model }: { model: SelectorModel }): ReactNode {
  useSignals()
  const { shown } = model
  return shown.value && <Bar price={shown.value} />
}

function Bar({ price }: { price: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLButtonElement>(null)
  const [isPanelSeen, setPanelSeen] = useState(false)
  useScrollPadding(bar, 'end')

  useEffect(() => {
    const panel = place.current?.nextElementSibling
    if (!panel) return
    const observer = new IntersectionObserver(
      entries => setPanelSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '0px 0px -200px' },
    )
    observer.observe(panel)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} className="ostrov-selector-bar">
      <button
        ref={bar}
        type="button"
        hidden={isPanelSeen}
        onClick={() => {
          const panel = place.current?.nextElementSibling
          panel?.scrollIntoView({ block: 'start' })
          if (panel instanceof HTMLElement) panel.focus({ preventScroll: true })
        }}
      >
        <span>{t('price')}</span>
        <KeyedText as="strong" value={price} />
      </button>
    </div>
  )
}

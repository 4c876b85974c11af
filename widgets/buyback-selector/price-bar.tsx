import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { t } from './messages.ts'
import type { SelectorModel } from './model.ts'

/** Where the price stands below the questions, it is kept in sight until one comes to its panel, which covers it then. */
export function PriceBar({ model }: { model: SelectorModel }): ReactNode {
  useSignals()
  const { shown } = model
  return shown.value && <Bar price={shown.value} />
}

function Bar({ price }: { price: string }): ReactNode {
  const bar = useRef<HTMLButtonElement>(null)
  useScrollPadding(bar, 'end')
  return (
    <button
      ref={bar}
      type="button"
      className="ostrov-selector-bar"
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

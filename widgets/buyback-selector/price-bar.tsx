import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import { showPrice } from '#core/intl/format-money.ts'
import type { Minor } from '#core/money/decimal.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { t } from './messages.ts'

/** Where the price stands below the questions, it is kept in sight while they are answered. */
export function PriceBar({ buyback }: { buyback: Buyback }): ReactNode {
  useSignals()
  const price = buyback.appraisal.value?.price ?? null
  return price === null || buyback.fault.value ? null : <Bar price={price} />
}

function Bar({ price }: { price: Minor }): ReactNode {
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
      <KeyedText as="strong" value={showPrice(price)} />
    </button>
  )
}

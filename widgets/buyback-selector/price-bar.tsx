import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { Live } from '#kit/feedback/keyed-text.tsx'
import { t } from './messages.ts'

/** Where the price stands below the questions, it is kept in sight while they are answered. */
export function PriceBar({ buyback }: { buyback: Buyback }): ReactNode {
  useSignals()
  const price = buyback.appraisal.value?.price ?? null
  if (price === null || buyback.fault.value) return null
  return (
    <button
      type="button"
      className="ostrov-selector-bar"
      onClick={event => {
        const panel = event.currentTarget.nextElementSibling
        panel?.scrollIntoView({ block: 'start' })
        if (panel instanceof HTMLElement) panel.focus({ preventScroll: true })
      }}
    >
      <span>{t('price')}</span>
      <Live as="strong" value={showPrice(price)} />
    </button>
  )
}

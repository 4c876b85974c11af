import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Buyback } from '#core/buyback/buyback.ts'
import { explainPrice } from '#core/buyback/explain.ts'
import { PriceLines } from '#kit/device/price-lines.tsx'

/** How the price of the moment came about. */
export function PriceExplained({ buyback }: { buyback: Buyback }): ReactNode {
  useSignals()
  const data = buyback.data.value
  const appraisal = buyback.appraisal.value
  const price = appraisal?.price ?? null
  if (!data || !appraisal || price === null) return null
  return (
    <PriceLines lines={explainPrice(appraisal)} conditions={data.conditions} total={price} isOpen={false} />
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { explainPrice } from '../../core/pricing/explain.ts'
import type { Buyback } from '../../core/state/buyback.ts'
import { PriceLines } from '../_kit/price-lines.tsx'

/** How the price of the moment came about. */
export function PriceExplained({ buyback }: { buyback: Buyback }): ReactNode {
  useSignals()
  const data = buyback.data.value
  const appraisal = buyback.appraisal.value
  const price = appraisal?.price ?? null
  if (!data || !appraisal || price === null) return null
  return <PriceLines lines={explainPrice(appraisal)} conditions={data.conditions} total={price} />
}

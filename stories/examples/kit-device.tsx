// The widget's style.css begins with: @import "../_kit/device/price-lines.css";
import { type ReactNode, useState } from 'react'
import type { Condition } from '#core/buyback/conditions.ts'
import type { PriceLine } from '#core/buyback/explain.ts'
import { type CardChoice, ChoiceCards } from '#kit/device/choice-cards.tsx'
import { PriceLines } from '#kit/device/price-lines.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'

interface Offer {
  lines: readonly PriceLine[]
  conditions: readonly Condition[]
  /** In minor units. */
  total: number
}

export function ModelAndPrice({
  models,
  getOffer,
}: {
  /** Null while they are being read. */
  models: readonly CardChoice[] | null
  getOffer: (model: string) => Offer
}): ReactNode {
  const [model, setModel] = useState<string | null>(null)
  const offer = model === null ? null : getOffer(model)
  if (!models) return <SkeletonCards count={3} />
  return (
    <>
      <ChoiceCards legend="Which model is it?" choices={models} value={model} onChoose={setModel} />
      {offer && <PriceLines lines={offer.lines} conditions={offer.conditions} total={offer.total} />}
    </>
  )
}

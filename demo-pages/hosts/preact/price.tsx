/** @jsxImportSource preact */
import { buyback, formatMoney, MARKETS, type MarketCode } from 'ostrov'
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** The app's own sight of the price that the islands of the page agreed on. */
export function Price({ market }: { market: MarketCode }): VNode {
  const [price, setPrice] = useState<number | null>(null)
  useEffect(() => buyback.appraisal.subscribe(appraisal => setPrice(appraisal?.result?.price ?? null)), [])
  return <output>{price === null ? '–' : formatMoney(price, MARKETS[market])}</output>
}

import { buyback, formatMoney, MARKETS, type MarketCode } from 'ostrov'
import { type ReactNode, useSyncExternalStore } from 'react'

const follow = (tell: () => void): (() => void) => buyback.appraisal.subscribe(tell)
const read = (): number | null => buyback.appraisal.value?.result?.price ?? null

/** The app's own sight of the price that the islands of the page agreed on. */
export function Price({ market }: { market: MarketCode }): ReactNode {
  const price = useSyncExternalStore(follow, read)
  return <output>{price === null ? '–' : formatMoney(price, MARKETS[market])}</output>
}

'use client'

import { buyback, formatMoney, MARKETS } from 'ostrov'
import { usePage } from 'ostrov/react'
import { type ReactNode, useSyncExternalStore } from 'react'

const follow = (tell: () => void): (() => void) => buyback.appraisal.subscribe(tell)
const read = (): number | null => buyback.appraisal.value?.result?.price ?? null

/** The app's own sight of the price, in the money of the page it stands in. */
export function Price(): ReactNode {
  const { market } = usePage()
  const price = useSyncExternalStore(follow, read, read)
  return <output>{formatMoney(price ?? 0, MARKETS[market])}</output>
}

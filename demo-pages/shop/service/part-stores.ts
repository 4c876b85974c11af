import { listStores, type Store } from '../checkout/places/stores.ts'
import type { MarketCode } from '../contract.ts'

/** The stores in which the part of an operation lies, as many as its list tells; always the same ones. */
export function listPartStores(
  market: MarketCode,
  { modelId, operation, count }: { modelId: number; operation: string; count: number },
): Store[] {
  const stores = listStores(market)
  const first = (modelId + operation.length) % stores.length
  return [...stores.slice(first), ...stores.slice(0, first)].slice(0, count)
}

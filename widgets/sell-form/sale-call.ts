import { type SellPayload, sellOnline } from '../../core/api/buyback-sale.ts'

/**
 * Sends a sale under one key until it is done. A page that pauses in the middle of a call forgets the call, and must
 * not forget the key: the sale may have been made.
 */
export function createSaleCall(): typeof sellOnline {
  let last: { text: string; key: string } | null = null
  return async (payload: SellPayload, freshKey: string) => {
    const text = JSON.stringify(payload)
    if (last?.text !== text) last = { text, key: freshKey }
    const written = await sellOnline(payload, last.key)
    last = null
    return written
  }
}

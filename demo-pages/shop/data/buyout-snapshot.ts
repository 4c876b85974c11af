import type { WireAppraisal } from './read-appraisal.ts'
import type { WireChoice } from './wire-choice.ts'

/** What a buy-back was made by, in the words of the contract, kept as it was on that day. */
export interface BuyoutSnapshot {
  type: WireChoice
  manufacturer: WireChoice
  model: WireChoice
  color: WireChoice
  result: { id: number; quality: string | null; price: string | null }
  conditions: WireAppraisal['device_conditions']
  qualities: { condition: string; quality: string | null }[]
  minimalPrice: string
}

import type { WireChoice } from '../devices/store.ts'

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

/** The price list of a device in the words of the contract. */
export interface WireAppraisal {
  appraisal_result: { id: number; quality: string | null; price: string | null; url: string | null }[]
  device_conditions: {
    id: string
    type: string
    name: string
    help: string | null
    disabled: boolean
    value: string | null
    choices: {
      value: string
      label: string
      help: string | null
      image: string | null
      appraisal_result: number | null
      price_correction: string
    }[]
  }[]
  version: string
  minimal_buyout_price: string
  valid_until: string
}

import type { Grade } from '../catalogue/price-device.ts'

/** The same words in the languages of both markets. */
export interface Words {
  cs: string
  ro: string
}

export interface ChoiceSeed {
  value: string
  label: Words
  help?: Words
  /** The grade a device with this answer can have at best; without it the answer moves only the price. */
  quality?: Grade
  /** Share of the price of grade A, in percent, that the answer adds or takes. */
  percent?: number
}

export interface ConditionSeed {
  code: string
  kind: string
  name: Words
  help?: Words
  /** Only for this manufacturer, in place of the general question of the same code. */
  manufacturer?: string
  isDisabled?: boolean
  choices: ChoiceSeed[]
}

export const words = (cs: string, ro: string): Words => ({ cs, ro })

import { buyback } from '#core/buyback/buyback.ts'
import { createSale, type Sale } from './model.ts'

let kept: { generation: number; type: string | null; sale: Sale } | null = null

/** The sale of this very device; it outlives its island, so that nothing typed is lost, and no other device's. */
export function takeSale(defaultCountry: string, isAgreementAsked: boolean): Sale {
  const generation = buyback.formGeneration.peek()
  const { type } = buyback.selection.peek()
  if (kept?.generation !== generation || kept.type !== type)
    kept = { generation, type, sale: createSale(defaultCountry, isAgreementAsked) }
  return kept.sale
}

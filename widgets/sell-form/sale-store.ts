import { buyback } from '#core/buyback/buyback.ts'
import { createSale, type Sale } from './model.ts'

let kept: { generation: number; type: string | null; sale: Sale } | null = null

/** The sale of this very device; it outlives its island, so that nothing typed is lost, and no other device's. */
export function takeSale(defaultCountry: string, isAgreementAsked: boolean): Sale {
  const { type } = buyback.selection.peek()
  if (!kept || !isCurrent(kept))
    kept = {
      generation: buyback.formGeneration.peek(),
      type,
      sale: createSale(defaultCountry, isAgreementAsked),
    }
  return kept.sale
}

const isCurrent = ({ generation, type }: { generation: number; type: string | null }): boolean =>
  generation === buyback.formGeneration.peek() && type === buyback.selection.peek().type

/** Whether something was typed that the page alone knows. */
export const hasTyped = (): boolean => kept !== null && isCurrent(kept) && kept.sale.hasTyped()

/** From the first key on the browser asks before it leaves the page; not sooner, for some then don't keep it in memory. */
export const askBeforeLeaving = (): void => addEventListener('beforeunload', holdBack)

function holdBack(event: BeforeUnloadEvent): void {
  if (hasTyped()) event.preventDefault()
  else removeEventListener('beforeunload', holdBack)
}

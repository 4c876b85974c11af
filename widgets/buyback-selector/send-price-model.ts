import { sendPriceToEmail } from '#core/api/buyback/price-mail.ts'
import type { Buyback } from '#core/buyback/buyback.ts'
import { page } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { track } from '#core/tracking/track.ts'

/** One colour's informative price on its way to an address. */
const createSendPrice = (buyback: Buyback) =>
  createFormModel({
    endpoint: sendPriceToEmail,
    fields: { email: 'e_mail' },
    initialValues: { email: '' },
    toRequest({ email }: { email: string }) {
      const quote = buyback.getQuote()
      return quote && { ...quote, e_mail: email, note: '' }
    },
    onDone() {
      const value = (buyback.appraisal.peek()?.price ?? 0) / 100
      track('generate_lead', { lead_source: 'buyback_price', value, currency: page.peek().trackingCurrency })
    },
    onFailure({ failure }) {
      if (failure.kind === 'conflict') void buyback.reloadAppraisal()
    },
  })

let kept: { generation: number; wishes: number; model: ReturnType<typeof createSendPrice> } | null = null

/** The form of this very device; it outlives its island, so that nothing typed is lost. Once it is sent, a new wish begins anew. */
export function takeSendPrice(buyback: Buyback) {
  const [generation, wishes] = [buyback.formGeneration.peek(), buyback.formWishes.peek()]
  const isOver = kept?.model.isDone.peek() && kept.wishes !== wishes
  if (!kept || kept.generation !== generation || isOver)
    kept = { generation, wishes, model: createSendPrice(buyback) }
  return kept.model
}

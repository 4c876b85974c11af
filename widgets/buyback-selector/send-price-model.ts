import { computed, signal } from '@preact/signals-core'
import { sendPriceToEmail } from '#core/api/buyback/price-mail.ts'
import type { Buyback } from '#core/buyback/buyback.ts'
import { maskEmail } from '#core/buyback/mask-email.ts'
import { watchPrice } from '#core/buyback/watch-price.ts'
import { page } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { track } from '#core/tracking/track.ts'
import { createKnownVisitor } from '#core/visitor/known-visitor.ts'

/** One colour's informative price on its way to an address. */
function createSendPrice(buyback: Buyback) {
  const visitor = createKnownVisitor()
  const sentTo = signal('')
  const price = watchPrice(buyback)
  const form = createFormModel({
    endpoint: sendPriceToEmail,
    fields: { email: 'e_mail' },
    initialValues: { email: '' },
    toRequest({ email }: { email: string }) {
      const quote = buyback.getQuote()
      price.see()
      return quote && { ...quote, e_mail: email, note: '' }
    },
    onDone(_, { email }) {
      sentTo.value = maskEmail(email)
      const value = (buyback.appraisal.peek()?.price ?? 0) / 100
      track('generate_lead', { lead_source: 'buyback_price', value, currency: page.peek().trackingCurrency })
    },
    onFailure({ failure }) {
      if (failure.kind === 'conflict') void buyback.reloadAppraisal()
    },
  })
  return {
    form,
    /** Where the price went, as it may be shown. */
    sentTo,
    priceChange: price.change,
    /** By the form's own names. */
    known: computed(() => ({ email: visitor.data.value?.e_mail })),
    mount(): () => void {
      visitor.load()
      const unmount = form.mount()
      return () => {
        unmount()
        visitor.unsubscribe()
      }
    },
  }
}

let kept: { generation: number; wishes: number; model: ReturnType<typeof createSendPrice> } | null = null

/** The form of this very device; it outlives its island, so that nothing typed is lost. Once it is sent, a new wish begins anew. */
export function takeSendPrice(buyback: Buyback) {
  const [generation, wishes] = [buyback.formGeneration.peek(), buyback.formWishes.peek()]
  const isOver = kept?.model.form.isDone.peek() && kept.wishes !== wishes
  if (!kept || kept.generation !== generation || isOver)
    kept = { generation, wishes, model: createSendPrice(buyback) }
  return kept.model
}

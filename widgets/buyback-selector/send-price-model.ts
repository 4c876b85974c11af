import { sendPriceToEmail } from '#core/api/buyback/price-mail.ts'
import type { Buyback } from '#core/buyback/buyback.ts'
import { page } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { track } from '#core/tracking/track.ts'

/** One colour's informative price on its way to an address. */
export const createSendPrice = (buyback: Buyback) =>
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

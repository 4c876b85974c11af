import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { OrderRequest } from '../checkout/order.ts'
import { sentText } from '../wire.ts'

/** What Twisto’s script is loaded and asked with. */
export const twistoData = query('twisto-data', {
  path: '/core/payments/twisto/',
  doc: 'The key and the script of Twisto.',
  onlyFor: 'Twisto',
  response: v.object({ public_key: v.string(), script: v.string() }),
  isPersonal: true,
})

/** The order as it would be sent, without the `transaction_id` that Twisto is asked for. */
export const sendTwistoData = mutation('send-twisto-data', {
  path: '/core/payments/twisto/',
  doc: 'Seals the cart and the customer into the payload that Twisto.check takes.',
  onlyFor: 'Twisto',
  request: OrderRequest,
  response: v.object({ payload: sentText(20_000) }),
  errors: [400, 409],
  isIdempotent: false,
})

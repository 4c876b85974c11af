import * as v from 'valibot'
import { Order } from '#core/api/orders/orders.ts'
import { type Backend, type Made, makeKey, type Probes, remember, type Sample, send } from './backend.ts'
import { prepareOrder } from './checkout.ts'

const NOBODY = 'ostrov-conformance-nobody'
const Finished = v.object({ id: v.string(), payment_id: v.nullish(v.string(), null) })

/** The order that `finish-order` has made, and who made it. */
async function findMade(backend: Backend): Promise<Sample | string> {
  const made = await backend.tryCall('finish-order')
  const { output, success } = v.safeParse(Finished, made?.response.body)
  return made && success ? { by: made.sent.by, args: { id: output.id } } : 'no order was made to be looked at'
}

function checkStatus({ add, response }: Made): void {
  const { items, discount, delivery, payment, rounding, total } = v.parse(Order, response.body)
  if (items.length === 0) add('effect', 'The order that was made of one product has no items.')
  const goods = items.reduce((sum, { final_price }) => sum + final_price, 0)
  const sum = goods - discount + delivery.price + payment.price + rounding
  if (sum !== total) add('price', `total is ${total / 100}, its parts make ${sum / 100}.`)
}

/** An order that is paid by card, and the payment that was begun with it. */
const findCardOrder = remember(async (backend: Backend) => {
  const prepared = await prepareOrder(backend, ['card'])
  if (typeof prepared === 'string') return prepared
  const response = await send(backend, 'finish-order', { ...prepared, key: makeKey() })
  const { output, success } = v.safeParse(Finished, response?.body)
  return success
    ? { by: prepared.by, order: output.id, payment: output.payment_id }
    : 'no order was made by card'
})

async function findCard(backend: Backend): Promise<Sample | string> {
  const found = await findCardOrder(backend)
  return typeof found === 'string' ? found : { by: found.by, args: { order: found.order } }
}

async function findPayment(backend: Backend): Promise<Sample | string> {
  const found = await findCardOrder(backend)
  if (typeof found === 'string') return found
  return found.payment === null
    ? 'no payment was begun with an order by card'
    : { by: found.by, args: { id: found.payment } }
}

/** A market need not have Twisto. */
async function findTwisto(backend: Backend): Promise<Sample | null> {
  const prepared = await prepareOrder(backend, ['twisto'])
  return typeof prepared === 'string' ? null : prepared
}

/** Only what a wallet or Apple itself gave is good, and nobody has that here. */
const ofWallet = (body: object, fields?: readonly string[]) => ({
  find: (): Sample => ({
    body,
    isDone: true,
    ...(fields && { wrong: [{ what: 'An address that is not Apple’s', body, fields }] }),
  }),
})

const WALLET_INIT = ofWallet({ order: NOBODY, payload: null })
const WALLET_PROCESS = ofWallet({ payId: NOBODY, fingerprint: { browser: {} } })

/** An order after it was made, and what is paid for it. */
export const ORDER_PROBES: Probes = {
  'order-status': { find: findMade, check: checkStatus },
  'cancel-order': {
    find: async backend => {
      const found = await findMade(backend)
      return typeof found === 'string' ? found : { ...found, body: {} }
    },
  },
  // Only what was delivered is returned, and nothing is delivered here.
  'contract-withdrawal': { find: async () => null },
  'card-pay': { find: findCard },
  'payment-status': { find: findPayment },
  'send-twisto-data': { find: findTwisto },
  'apple-pay-session': ofWallet({ validationURL: 'https://example.com/' }, ['validationURL']),
  'google-pay-init': WALLET_INIT,
  'apple-pay-init': WALLET_INIT,
  'google-pay-process': WALLET_PROCESS,
  'apple-pay-process': WALLET_PROCESS,
}

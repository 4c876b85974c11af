import { BuybackDetail } from '../../core/api/buyback-review.ts'
import type { SellPayload } from '../../core/api/buyback-sale.ts'
import type { Country } from '../../core/api/places.ts'
import { SELL_FIELDS } from '../../core/api/sell-fields.ts'
import { type Backend, hasRoute, makeKey } from './backend.ts'
import { fillSale, quoteDevice } from './fill-sale.ts'
import { readGood, sendGood } from './judge-good.ts'
import { tryConflict, tryFields, tryMissing } from './judge-refusal.ts'
import { openMadePage } from './open-made-page.ts'
import type { QuotedDevice } from './try-buyback.ts'
import { nameNobody } from './try-write.ts'

const MAIL = 'send-buyout-to-email'
const SELL = 'sell-buyout-online'
const STALE = 'ostrov-conformance-stale'

/** The price by e-mail, and a whole sale up to its review. */
export async function trySale(
  backend: Backend,
  device: QuotedDevice | null,
  countries: readonly Country[],
): Promise<void> {
  if (hasRoute(backend, 'buyout-detail'))
    await tryMissing(backend, 'buyout-detail', { args: nameNobody('buyout-detail') })
  if (!device) {
    for (const route of [MAIL, SELL, 'buyout-detail'])
      backend.book.skip(route, 'there is no device with a price')
    return
  }
  if (hasRoute(backend, MAIL)) await tryMail(backend, device)
  const payload = fillSale(backend, device, countries)
  if (!payload)
    return backend.book.skip(
      SELL,
      'country-options lacks the market’s own country, so no form can be filled in',
    )
  if (hasRoute(backend, SELL)) await tryPayload(backend, device, payload)
}

async function tryMail(backend: Backend, device: QuotedDevice): Promise<void> {
  const body = { ...quoteDevice(device), e_mail: 'conformance@ostrov.example' }
  await tryFields(backend, MAIL, ['e_mail'], {
    body: { ...body, e_mail: 'nobody' },
    what: 'The e-mail "nobody"',
  })
  await tryConflict(backend, MAIL, { body: { ...body, appraisal_version: STALE }, what: STALE_VERSION })
  const key = makeKey()
  if (await sendGood(backend, MAIL, { body, key })) await sendGood(backend, MAIL, { body, key })
}

const STALE_VERSION = 'An appraisal_version that nobody has'

async function tryPayload(backend: Backend, device: QuotedDevice, body: SellPayload): Promise<void> {
  await tryFields(backend, SELL, [SELL_FIELDS.city, SELL_FIELDS.email], {
    body: { ...body, customer_data: { ...body.customer_data, city: '', e_mail: 'nobody' } },
    what: 'A sale without a city, to the e-mail "nobody",',
  })
  await tryFields(backend, SELL, ['customer_data'], {
    body: { ...body, customer_data: 'nobody' },
    what: 'A sale whose customer_data is a text',
  })
  await tryConflict(backend, SELL, { body: { ...body, appraisal_version: STALE }, what: STALE_VERSION })
  const key = makeKey()
  const first = await sendGood(backend, SELL, { body, key })
  if (!first) return backend.book.skip('buyout-detail', 'no sale was made to be looked at')
  const again = await sendGood(backend, SELL, { body, key })
  if (again && again.location !== first.location)
    backend.book.tell(
      SELL,
      'repeat',
      `The same Idempotency-Key made two sales, at ${first.location} and ${again.location}.`,
    )
  const ids = await openMadePage(backend, SELL, first)
  await tryDetail(backend, ids, { body, price: device.price })
}

/** The made page names its buy-back by the id of its island; by its address where it has none. */
async function tryDetail(
  backend: Backend,
  ids: readonly string[],
  { body, price }: { body: SellPayload; price: number },
): Promise<void> {
  const route = 'buyout-detail'
  const [id] = ids
  if (id === undefined) return backend.book.skip(route, 'the page of the sale names no id')
  if (/^\d{1,12}$/.test(id))
    backend.book.tell(route, 'guessable', `The id is ${id}; the one before it is somebody else’s.`)
  const answer = await sendGood(backend, route, { args: { id } })
  const detail = answer && (await readGood(backend, route, BuybackDetail, { args: { id } }))
  if (!detail) return
  if (detail.price !== price)
    backend.book.tell(
      route,
      'price',
      `The price is ${detail.price / 100}; of the same answers islands made ${price / 100}.`,
    )
  for (const field of ['birthNumber', 'identityCardNumber', 'bankAccountNumber'] as const) {
    const [, name = ''] = SELL_FIELDS[field].split('.')
    const number = body.customer_data[name]
    if (number && answer.text.includes(number))
      backend.book.tell(route, 'personal-data', `${name} stands there as it was sent.`)
  }
}

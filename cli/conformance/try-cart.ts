import { CartCount, CartSummary } from '../../core/api/cart.ts'
import { type Backend, callOf, hasRoute, makeKey, send } from './backend.ts'
import { readGood, sendGood } from './judge-good.ts'
import { tryFields, tryFormError } from './judge-refusal.ts'
import { listProducts } from './list-products.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const ADD = 'add-product'

/** The cart of somebody who has never been here, read and filled. */
export async function tryCart(backend: Backend): Promise<void> {
  const by = createVisitor()
  const count = await readGood(backend, 'cart-count', CartCount, { by })
  await readGood(backend, 'cart-summary', CartSummary, { by })
  if (count && count.count !== 0)
    backend.book.tell('cart-count', 'effect', `Somebody who has just come has ${count.count} products.`)
  if (!backend.mayWrite || !hasRoute(backend, ADD)) return
  await tryFormError(backend, ADD, {
    by,
    body: { product: 'ostrov-conformance-nobody', quantity: 1 },
    what: 'A product that nobody has',
  })
  const product = await findSold(backend)
  if (product === null)
    return backend.book.skip(ADD, 'no product was found on the pages; name one that is sold by --product')
  await tryFields(backend, ADD, ['quantity'], { by, body: { product, quantity: 0 }, what: 'The quantity 0' })
  await tryAdding(backend, by, product)
}

/** Of the products that pages name the first one that can be had, tried by somebody whose cart is nobody's. */
async function findSold(backend: Backend): Promise<string | null> {
  if (backend.product !== null) return backend.product
  for (const product of await listProducts(backend)) {
    const sent = { by: createVisitor(), body: { product, quantity: 1 }, key: makeKey() }
    // One that is sold out is no fault of the call.
    if ((await send(backend, ADD, sent))?.status === callOf(ADD).status) return product
  }
  return null
}

async function tryAdding(backend: Backend, by: Visitor, product: string): Promise<void> {
  const body = { product, quantity: 1 }
  const key = makeKey()
  if (!(await sendGood(backend, ADD, { by, body, key }))) return
  const once = await readCount(backend, by)
  if (once !== null && once !== 1)
    backend.book.tell(ADD, 'effect', `After adding one product the cart of a newcomer holds ${once}.`)
  await sendGood(backend, ADD, { by, body, key })
  const repeated = await readCount(backend, by)
  if (repeated !== once)
    backend.book.tell(
      ADD,
      'repeat',
      `The same Idempotency-Key, sent twice, made ${once} products ${repeated}.`,
    )
  await sendGood(backend, ADD, { by, body, key: makeKey() })
  const twice = await readCount(backend, by)
  if (repeated !== null && twice !== null && twice !== repeated + 1)
    backend.book.tell(
      ADD,
      'effect',
      `Adding one more with a key of its own made ${repeated} products ${twice}.`,
    )
  if (twice === null) return
  await tryRace(backend, by, { body, before: twice })
  await trySummary(backend, by)
}

/** The second of two requests that run at once may be told to come later, but must not have an effect. */
async function tryRace(
  backend: Backend,
  by: Visitor,
  { body, before }: { body: object; before: number },
): Promise<void> {
  const sent = { by, body, key: makeKey() }
  const answers = await Promise.all([send(backend, ADD, sent), send(backend, ADD, sent)])
  const after = await readCount(backend, by)
  const statuses = answers.map(answer => answer?.status ?? 'nothing').join(' and ')
  if (after !== null && after !== before + 1)
    backend.book.tell(
      ADD,
      'repeat',
      `The same Idempotency-Key, sent twice at once and answered ${statuses}, made ${before} products ${after}.`,
    )
}

async function trySummary(backend: Backend, by: Visitor): Promise<void> {
  const route = 'cart-summary'
  const count = await readCount(backend, by)
  const summary = await readGood(backend, route, CartSummary, { by })
  if (!summary) return
  if (count !== null && summary.count !== count)
    backend.book.tell(route, 'effect', `It counts ${summary.count} where cart-count counts ${count}.`)
  const sum = summary.cart_packages_items.reduce((all, { price, quantity }) => all + price * quantity, 0)
  if (sum !== summary.total)
    backend.book.tell(route, 'price', `total is ${summary.total / 100}, its items make ${sum / 100}.`)
}

const readCount = async (backend: Backend, by: Visitor): Promise<number | null> =>
  (await readGood(backend, 'cart-count', CartCount, { by }))?.count ?? null

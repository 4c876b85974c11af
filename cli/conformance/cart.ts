import * as v from 'valibot'
import { CartCount, CartSummary } from '#core/api/cart/cart.ts'
import { CartPackages } from '#core/api/cart/packages.ts'
import { readAttribute } from '../check/html.ts'
import { endpointOf } from '../contract.ts'
import {
  type Backend,
  type Made,
  makeKey,
  type Probes,
  remember,
  type Sample,
  type Sent,
  sampleFrom,
  send,
} from './backend.ts'
import { callGood, readGood } from './expect-good.ts'
import { walkSite } from './site.ts'
import { createVisitor } from './visitor.ts'

const ADD = 'add-product'
const MOST_PRODUCTS = 5
export const NO_PRODUCT = 'no product was found on the pages; name one that is sold by --product'

/** Products by the forms that put them into the cart: `<input name="product" value="…">`, on the pages of the market. */
async function listProducts({ config, pageUrl }: Backend): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for await (const page of walkSite(createVisitor(), pageUrl)) {
    if (page.config && page.config.market !== config.market) continue
    const fields = page.tags.filter(tag => readAttribute(tag, 'name') === 'product')
    for (const value of fields.map(tag => readAttribute(tag, 'value'))) if (value) found.add(value)
    if (found.size >= MOST_PRODUCTS) break
  }
  return found
}

/** Of the products that pages name the first one that can be had, tried by somebody whose cart is nobody's. */
export const findSold = remember(async (backend: Backend): Promise<string | null> => {
  if (backend.product !== null) return backend.product
  if (!backend.canWrite) return null
  for (const product of await listProducts(backend)) {
    const sent = { by: createVisitor(), body: { product, quantity: 1 }, key: makeKey() }
    // One that is sold out is no fault of the call.
    if ((await send(backend, ADD, sent))?.status === endpointOf(ADD).status) return product
  }
  return null
})

function makeAdding(product: string): Sample {
  const unknown = { product: 'ostrov-conformance-nobody', quantity: 1 }
  const wrong = [
    { what: 'A product that nobody has', body: unknown },
    { what: 'The quantity 0', body: { product, quantity: 0 }, fields: ['quantity'] },
  ]
  return { by: createVisitor(), body: { product, quantity: 1 }, wrong }
}

/** A product added twice by one key is there once; by another key, and by two requests at once, once more. */
async function checkAdding({ add, again, backend, response, sent }: Made): Promise<void> {
  const once = await readCount(backend, sent)
  if (once === 0) add('effect', 'After adding one product the cart of a newcomer holds none.')
  // Where the answers differ, that has been reported.
  if (once > 1 && again?.text === response.text)
    add('repeat', `The same Idempotency-Key, sent twice, put ${once} products into an empty cart.`)
  await callGood(backend, ADD, { ...sent, key: makeKey() })
  const twice = await readCount(backend, sent)
  if (isOff(twice, once + 1)) add('effect', `One more, by a key of its own, made ${once} products ${twice}.`)
  const racing = { ...sent, key: makeKey() }
  // The second of two may be told to come later, but must not have an effect.
  const responses = await Promise.all([send(backend, ADD, racing), send(backend, ADD, racing)])
  const after = await readCount(backend, sent)
  const statuses = responses.map(response => response?.status ?? 'nothing').join(' and ')
  const problem = `The same Idempotency-Key, sent twice at once and answered ${statuses}, made`
  if (isOff(after, twice + 1)) add('repeat', `${problem} ${twice} products ${after}.`)
}

async function checkSummary({ add, backend, response, sent }: Made): Promise<void> {
  const { cart_packages_items: items, count, total } = v.parse(CartSummary, response.body)
  const counted = await readCount(backend, sent)
  if (isOff(counted, count)) add('effect', `It counts ${count} where cart-count counts ${counted}.`)
  const sum = items.reduce((all, { price, quantity }) => all + price * quantity, 0)
  if (sum !== total) add('price', `total is ${total / 100}, its items make ${sum / 100}.`)
}

async function checkPackages({ add, backend, response, sent }: Made): Promise<void> {
  const { count, packages, total } = v.parse(CartPackages, response.body)
  const counted = await readCount(backend, sent)
  if (isOff(counted, count)) add('effect', `It counts ${count} where cart-count counts ${counted}.`)
  const sum = packages.reduce((all, one) => all + one.total, 0)
  if (sum !== total) add('price', `total is ${total / 100}, its packages make ${sum / 100}.`)
}

/** Somebody with one product in the cart, and its package; null where nothing can be had. */
export async function findPackage(backend: Backend) {
  const product = await findSold(backend)
  if (product === null || !backend.canWrite) return null
  const by = createVisitor()
  await send(backend, ADD, { by, body: { product, quantity: 1 }, key: makeKey() })
  const [one] = (await readGood(backend, 'cart-packages', CartPackages, { by }))?.packages ?? []
  return one ? { by, id: one.id, product: one.product_seo_name } : null
}

type Packed = NonNullable<Awaited<ReturnType<typeof findPackage>>>

const makeChange = ({ by, id }: Packed): Sample => ({
  by,
  args: { id },
  body: { quantity: 1 },
  wrong: [{ what: 'The quantity 0', body: { quantity: 0 }, fields: ['quantity'] }],
})

const makeRemoval = ({ by, product }: Packed): Sample => ({
  by,
  args: { product },
  body: { parent_package_product_seo_name: null },
})

async function checkRemoval({ add, backend, sent }: Made): Promise<void> {
  if ((await readCount(backend, sent)) > 0)
    add('effect', 'After its only product was removed the cart is not empty.')
}

/** Whether two counts differ; where one could not be read, that has been reported. */
const isOff = (count: number, wanted: number): boolean => Math.abs(count - wanted) > 0

/** How many products somebody has; NaN where that can't be read. */
export async function readCount(backend: Backend, { by }: Sent): Promise<number> {
  const found = await readGood(backend, 'cart-count', CartCount, { by })
  return found?.count ?? Number.NaN
}

/** The cart of somebody who has never been here, read and filled. */
export const CART_PROBES: Probes = {
  'cart-count': {
    find: () => ({ by: createVisitor() }),
    check({ add, response }) {
      const { count } = v.parse(CartCount, response.body)
      if (count !== 0) add('effect', `Somebody who has just come has ${count} products.`)
    },
  },
  'cart-summary': {
    find: async backend => ({ by: (await backend.tryCall(ADD))?.sent.by ?? createVisitor() }),
    check: checkSummary,
  },
  'cart-packages': {
    find: async backend => ({ by: (await backend.tryCall(ADD))?.sent.by ?? createVisitor() }),
    check: checkPackages,
  },
  'change-package-product': { find: sampleFrom(findPackage, NO_PRODUCT, makeChange) },
  'remove-product': { find: sampleFrom(findPackage, NO_PRODUCT, makeRemoval), check: checkRemoval },
  [ADD]: { find: sampleFrom(findSold, NO_PRODUCT, makeAdding), check: checkAdding },
}

import { computed, signal } from '@preact/signals-core'
import type { AddedProduct } from '#core/api/cart/cart-changes.ts'
import { type CartPackage, type CartPackages, cartPackages } from '#core/api/cart/packages.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { report } from '#core/report.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { cart } from './cart.ts'
import { type CartChange, changeCart } from './change-package.ts'
import { createChangeQueue } from './change-queue.ts'
import type { RemovedPackage } from './removed-package.ts'
import { sumPackage } from './sum-package.ts'

const CALL = { endpoint: cartPackages }
const NOTHING: CartPackages = { count: 0, total: 0, packages: [], notices: [], coming_discounts: [] }

let writes: typeof import('./send-change.ts') | undefined
/** What carries changes to the server is not needed to see what is in the cart. */
async function loadWrites() {
  writes ??= await import('./send-change.ts')
  return writes
}

/** A change that the server did not take, and of which product. */
export interface ChangeFailure {
  name: string
  failure: FailureError
  /** Of the package; what could not be added has none. */
  id?: string
  /** How many there were to be, where that was all of it. */
  quantity?: number | undefined
  /** The cart was read again and is without it, by whomever. */
  isGone?: boolean
  /** Sends the same once more. */
  retry?: () => void
}

/** A change on its way; null takes the package out. */
interface Sent {
  one: CartPackage
  change: CartChange | null
}

export type CartContents = ReturnType<typeof createCartContents>

/** The packages of the visitor's cart. A change shows at once; what the server refuses is taken back. */
export function createCartContents() {
  const contents = createResource<CartPackages>({ onData: checkSums })
  const reread = (): void => void contents.invalidate()
  const changing = createChanging(contents, reread)
  const clearWhereNone = (count: number | null): void => {
    if (count === 0 && contents.data.peek()?.count && !changing.queue.isBusy.peek())
      contents.setData(CALL, NOTHING)
  }
  const adding = createAdding(changing.failed)
  const { queue, failed, removed } = changing
  return {
    /** As it will be once all changes are carried out; null until the server has told it. */
    cart: computed(() => contents.data.value && changeCart(contents.data.value, queue.changes.value)),
    failure: contents.failure,
    isPending: contents.isPending,
    reread,
    isChanging: queue.isBusy,
    isAdding: adding.isPending,
    /** The last change, where the server did not take it and the cart is not as it wanted, either. */
    failed: computed((): ChangeFailure | null => {
      const now = failed.value
      if (!now?.id) return now
      const one = contents.data.value?.packages.find(({ id }) => id === now.id)
      // What is not there any more can't be changed once more. Of a lost answer nobody knows whether it took it out.
      if (!one) return { name: now.name, failure: now.failure, isGone: !now.failure.isOutcomeUnknown }
      // The cart that is being read tells whether it is gone.
      if (now.failure.failure.kind === 'not-found' && contents.isPending.value) return null
      return one.quantity === now.quantity ? null : now
    }),
    /** What was taken out last, until something else is done with the cart. */
    removed,
    /** The cart is as it is meant to be. */
    accept(): void {
      failed.value = null
    },
    change(id: string, change: CartChange): void {
      removed.value = null
      failed.value = null
      queue.put(id, change)
    },
    /** Returns what goes: the package, and its accessories. */
    remove(id: string): CartPackage[] {
      failed.value = null
      return changing.takeOut(id)
    },
    /** Puts back what was taken out last, with what was selected of it. */
    async undoRemoval(): Promise<void> {
      const one = removed.peek()
      if (one && (await adding.add(one.product_name, { former: one }))) removed.value = null
    },
    /** Puts an accessory beside a package. */
    async addAccessory({ id, product_name: name }: CartPackage, product: string): Promise<boolean> {
      removed.value = null
      return adding.add(name, { product, quantity: 1, cart_package_item_parent_id: id })
    },
    mount(): () => void {
      const endings = [
        cart.onChange(reread),
        cart.count.subscribe(clearWhereNone),
        cart.subscribe(),
        changing.mount(),
        adding.mount(),
      ]
      void contents.fetch(CALL)
      // Where it does not come now, the first change asks for it again.
      loadWrites().catch(() => {})
      return () => {
        for (const end of endings) end()
        contents.unsubscribe()
      }
    },
  }
}

/** Carries changes of packages to the server, and its answers back. */
function createChanging(contents: ReturnType<typeof createResource<CartPackages>>, reread: () => void) {
  const failed = signal<ChangeFailure | null>(null)
  const removed = signal<RemovedPackage | null>(null)
  const sending = createSubmission(async ({ one, change }: Sent, key: string) =>
    (await loadWrites()).sendChange(one, change, key),
  )
  const find = (id: string): CartPackage | undefined =>
    contents.data.peek()?.packages.find(one => one.id === id)
  /** What the change under way is about: the cart may be read without it before the answer comes. */
  let changed: CartPackage | undefined
  /** Packages as they were shown when they were taken out: what was selected just before has not reached the server. */
  const shown = new Map<string, RemovedPackage>()
  const queue = createChangeQueue<CartChange, CartPackages>({
    async carryOut(id, change) {
      const one = find(id)
      changed = one
      return one ? sending.run({ one, change }) : { ok: false, failure: null }
    },
    onDone(id, change, data) {
      if (failed.peek()?.id === id) failed.value = null
      if (change === null) {
        removed.value = shown.get(id) ?? (changed ? { ...changed, beside: [] } : null)
        shown.delete(id)
      }
      contents.setData(CALL, data)
      checkSums(data)
      cart.announceCount(data.count, reread)
    },
    onFailed(id, change, { failure }) {
      // While the server asks to wait, nothing is sent; what it said before stands for that.
      const told = failure ?? (sending.retryAfter.peek() > 0 ? sending.failure.peek() : null)
      if (told) tell(id, changed?.product_name ?? '', change, told)
      // Where it turns out to be gone, whoever counts the cart has not heard of that.
      void contents.invalidate().then(() => find(id) ?? cart.announceChange())
    },
  })
  const tell = (id: string, name: string, change: CartChange | null, failure: FailureError): void => {
    const quantity = Object.keys(change ?? {}).length === 1 ? change?.quantity : undefined
    failed.value = { name, failure, id, quantity, retry: () => queue.put(id, change) }
  }
  /** A page that goes hears no answer to wait for: all goes now. One that stays after all shows what came of it. */
  const sendWaiting = async (): Promise<void> => {
    if (!writes) return
    const sent = queue.takeWaiting().map(async ([id, change]) => {
      const one = find(id)
      if (one)
        await writes
          ?.sendAtOnce(one, change)
          .catch(thrown => tell(id, one.product_name, change, toFailure(thrown)))
    })
    if (sent.length > 0) await Promise.all(sent).then(reread)
  }
  const listen = (isBusy: boolean): void => {
    // Calls under way fail before the page is hidden; a phone tells no more than that it is.
    for (const event of ['beforeunload', 'pagehide'])
      globalThis[isBusy ? 'addEventListener' : 'removeEventListener']?.(event, sendWaiting)
  }
  const mount = (): (() => void) => {
    const endings = [sending.mount(), onRestored(queue.reset), queue.isBusy.subscribe(listen)]
    return () => {
      for (const end of endings) end()
      listen(false)
    }
  }
  const takeOut = (id: string): CartPackage[] => {
    const data = contents.data.peek()
    const packages = data ? changeCart(data, queue.changes.peek()).packages : []
    const one = packages.find(each => each.id === id)
    const beside = packages.filter(each => each.parent_id === id)
    if (one) shown.set(id, { ...one, beside })
    queue.put(id, null)
    return one ? [one, ...beside] : []
  }
  return { queue, failed, removed, takeOut, mount }
}

/** Something new, or a package that was taken out. */
type Added = AddedProduct | { former: RemovedPackage }

function createAdding(failed: { value: ChangeFailure | null }) {
  const adding = createSubmission(async (added: Added, key) => {
    const { addAnew, putBack } = await loadWrites()
    return 'former' in added ? putBack(added.former, key) : addAnew(added, key)
  })
  return {
    isPending: adding.isPending,
    mount: adding.mount,
    async add(name: string, added: Added): Promise<boolean> {
      failed.value = null
      const result = await adding.run(added)
      if (!result.ok && result.failure) failed.value = { name, failure: result.failure }
      cart.announceChange()
      return result.ok
    },
  }
}

/** The shop's sums are what is shown; where nobody can follow them, the shop hears of it. */
function checkSums({ packages, total }: CartPackages): void {
  const sum = packages.reduce((all, one) => all + one.total, 0)
  if (sum !== total || packages.some(one => one.total !== sumPackage(one)))
    report('The sums of the cart do not agree.', { total, sum })
}

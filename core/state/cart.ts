import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { type CartSummary, readCartCount } from '../api/cart.ts'
import { toFailure } from '../api/failure.ts'
import { report } from '../report.ts'
import { followTabs, type Tabs } from './tabs.ts'

/** One package of the cart. */
export interface CartItem {
  id: string
  productSeoName: string
  installment: { installmentArrangeType: 'on-store' | 'online' } | null
}

/** The page's one cart, shared by all its islands. */
export interface Cart {
  /** Null until the server has told it, and where it does not tell it at all. */
  count: ReadonlySignal<number | null>
  /** Of the last summary that was taken; none once the cart is empty. */
  items: ReadonlySignal<readonly CartItem[]>
  /** True where the newest answer could not be had, so that the count may be of before. */
  isStale: ReadonlySignal<boolean>
  /** Reads the count anew; of two answers the one asked for later counts. */
  refresh: () => void
  /** Says that the cart was changed: it is read anew here, and by the browser's other tabs. */
  announceChange: () => void
  takeSummary: (summary: CartSummary) => void
  /** Keeps the count in step from now on, however many follow it; returns what ends that. */
  follow: () => () => void
  /** For tests: as on a new page. */
  forget: () => void
}

/** How long a count is taken for true by a page that is looked at again, in milliseconds. */
const FRESH = 30_000
/** Tells the tabs of one browser of each other's changes. */
const CHANNEL = 'ostrov:cart'
/** How a script of the page says that it changed the cart. */
const CHANGED = 'ostrov:cart-changed'

export function createCart(): Cart {
  const count = signal<number | null>(null)
  const items = signal<readonly CartItem[]>([])
  const isStale = signal(false)
  let newest: AbortController | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let followers = 0
  let tabs: Tabs | null = null

  const take = (told: number | null, isOld = false): void =>
    batch(() => {
      count.value = told
      if (!told) items.value = []
      isStale.value = isOld
    })

  const fail = (thrown: unknown): void => {
    const { failure, message, cause } = toFailure(thrown)
    report(message, cause)
    const isDenied = failure.kind === 'forbidden' || failure.kind === 'not-found'
    if (isDenied) take(null)
    else isStale.value = true
  }

  const refresh = async (): Promise<void> => {
    newest?.abort()
    const mine = new AbortController()
    newest = mine
    askedAt = performance.now()
    try {
      const { count: told } = await readCartCount({ signal: mine.signal })
      if (newest === mine) take(told)
    } catch (thrown) {
      if (newest === mine) fail(thrown)
    } finally {
      if (newest === mine) newest = null
    }
  }
  const isOld = (): boolean => performance.now() - askedAt > FRESH
  const stop = (): void => {
    tabs?.stop()
    tabs = null
    newest?.abort()
    newest = null
  }

  const cart: Cart = {
    count,
    items,
    isStale,
    refresh: () => {
      // Who comes to follow it later finds it old.
      if (followers > 0) void refresh()
      else askedAt = Number.NEGATIVE_INFINITY
    },
    announceChange() {
      if (tabs) tabs.tell()
      else tellTabs()
      cart.refresh()
    },
    takeSummary: ({ count: told, cart_packages_items: packages }) =>
      batch(() => {
        items.value = packages.map(({ id, product_seo_name, installment }) => ({
          id,
          productSeoName: product_seo_name,
          installment: installment && { installmentArrangeType: installment.installment_arrange_type },
        }))
        take(told)
      }),
    follow() {
      followers++
      if (followers === 1) {
        tabs = followTabs(CHANNEL, news => {
          if (news !== 'seen' || isOld()) void refresh()
        })
        globalThis.addEventListener(CHANGED, cart.announceChange)
      }
      if (isOld()) void refresh()
      return () => {
        followers--
        if (followers > 0) return
        globalThis.removeEventListener(CHANGED, cart.announceChange)
        // An answer that is given up was not had.
        if (newest) askedAt = Number.NEGATIVE_INFINITY
        stop()
      }
    },
    forget() {
      stop()
      askedAt = Number.NEGATIVE_INFINITY
      take(null)
    },
  }
  return cart
}

function tellTabs(): void {
  if (!globalThis.BroadcastChannel) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

export const cart = createCart()

import { computed, signal } from '@preact/signals-core'
import { cartCount } from '#core/api/cart/cart.ts'
import { onNextVisitor } from '#core/page.ts'
import { type CrossTab, SEEN_STALE_TIME, subscribeCrossTab } from '#core/state/cross-tab.ts'
import { createResource, markStale } from '#core/state/resource.ts'

/** Tells the tabs of one browser of each other's changes. */
const CHANNEL = 'ostrov:cart'
/** How a script of the page says that it changed the cart. */
const CHANGED = 'ostrov:cart-changed'
const COUNT = { endpoint: cartCount }

/** The page's one cart, shared by all its islands. */
export class Cart {
  readonly #counted = createResource<{ count: number }>({
    staleTime: SEEN_STALE_TIME,
    onData: () => {
      this.#isDenied.value = false
    },
    onFailure: ({ failure }) => {
      if (/^(?:forbidden|not-found)$/.test(failure.kind)) this.#isDenied.value = true
    },
  })
  readonly #listeners = new Set<() => void>()
  #subscribers = 0
  #tabs: CrossTab | null = null

  /** The number is no longer this visitor's to see; a later failure of another kind changes nothing about that. */
  readonly #isDenied = signal(false)
  /** Pieces that are on their way into the cart. */
  readonly #coming = signal(0)
  /** As the server told it last; null until it has, and where it does not tell it at all. */
  readonly told = computed(() => (this.#isDenied.value ? null : (this.#counted.data.value?.count ?? null)))
  /** The same with what is on its way, which may be taken back. */
  readonly count = computed(() => (this.told.value === null ? null : this.told.value + this.#coming.value))
  /** The last read failed, so that the count may be of before. */
  readonly isStale = computed(() => this.#counted.failure.value !== null && !this.#isDenied.value)

  /** Reads the count anew; of two reads the later one counts. Where nobody observes it, it is stale from now on. */
  readonly refresh = (): void => {
    if (this.#subscribers > 0) void this.#counted.invalidate()
    else markStale(COUNT)
  }

  /** Says that the cart was changed: it is read anew here, and by the browser's other tabs. */
  readonly announceChange = (): void => {
    this.#tellTabs()
    this.refresh()
    this.#tellListeners()
  }

  /** The same by who knows the new count already, and what else is in the cart. */
  readonly announceCount = (count: number, by: () => void): void => {
    if (this.#subscribers > 0) this.#counted.setData(COUNT, { count })
    else markStale(COUNT)
    this.#tellTabs()
    this.#tellListeners(by)
  }

  /** Counts pieces that are on their way into the cart, until the returned function says how that ended. */
  expectMore(pieces: number): () => void {
    this.#coming.value += pieces
    return () => {
      this.#coming.value -= pieces
    }
  }

  /** Calls this at each change that somebody else made, here or in another tab; returns what ends that. */
  onChange(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }

  /** Keeps the count in step from now on, however many subscribe; returns what ends that. */
  subscribe(): () => void {
    this.#subscribers++
    if (this.#subscribers === 1) {
      this.#tabs = subscribeCrossTab(CHANNEL, news => {
        if (news === 'seen') void this.#counted.fetch(COUNT)
        else {
          void this.#counted.invalidate()
          this.#tellListeners()
        }
      })
      globalThis.addEventListener(CHANGED, this.announceChange)
    }
    void this.#counted.fetch(COUNT)
    return () => {
      this.#subscribers--
      if (this.#subscribers > 0) return
      globalThis.removeEventListener(CHANGED, this.announceChange)
      this.#stop()
    }
  }

  /** @internal Another visitor has a cart of their own. */
  takeNothing(): void {
    this.#isDenied.value = false
  }

  /** For tests: as on a new page. */
  forget(): void {
    this.#coming.value = 0
    this.#stop()
    this.takeNothing()
    markStale(COUNT)
  }

  #tellTabs(): void {
    if (this.#tabs) this.#tabs.tell()
    else tellTabs()
  }

  #tellListeners(except?: () => void): void {
    for (const listen of this.#listeners) if (listen !== except) listen()
  }

  #stop(): void {
    this.#tabs?.stop()
    this.#tabs = null
    this.#counted.unsubscribe()
  }
}

function tellTabs(): void {
  if (!globalThis.BroadcastChannel) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

export const cart = new Cart()

onNextVisitor(() => cart.takeNothing())

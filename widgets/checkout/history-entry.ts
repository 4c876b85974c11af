import { CHECKOUT_STEPS, type CheckoutStep } from '#core/checkout/choice.ts'
import { toSafeUrl } from '#core/safe-link.ts'

/** What the tab's history keeps of the order, for who comes back to it: nothing that was typed. */
interface Entry {
  /** The screen, and the one that it was reached from. */
  step?: CheckoutStep | undefined
  from?: CheckoutStep | undefined
  /** Which reading of the page something was typed into; anything but its time is none. */
  typedIn?: unknown
  /** The order that was made of it; who was sent to pay it may have come back without. */
  made?: { number: string; url: string; isToPay: boolean } | undefined
}

const KEY = 'ostrovCheckout'

/** Other scripts of the page write there, too. */
export function readEntry(): Entry {
  const { step, from, typedIn, number, url, isToPay } = toRecord(toRecord(globalThis.history?.state)[KEY])
  const safe = typeof url === 'string' ? toSafeUrl(url) : null
  return {
    step: CHECKOUT_STEPS.find(name => name === step),
    from: CHECKOUT_STEPS.find(name => name === from),
    typedIn,
    made: typeof number === 'string' && safe ? { number, url: safe, isToPay: isToPay === true } : undefined,
  }
}

/** Where nothing is said of what was typed, the mark of it stays. */
export function writeEntry(
  { step, from, typedIn = readEntry().typedIn, made }: Entry,
  how: 'push' | 'replace',
): void {
  const state = { ...toRecord(history.state), [KEY]: { step, from, typedIn, ...made } }
  try {
    history[how === 'push' ? 'pushState' : 'replaceState'](state, '')
  } catch {
    // A browser that was asked too often refuses; the order goes on without.
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const KEY = 'ostrov:purchases'
const MOST = 20

/** For browsers that keep no storage: at least this page counts a purchase once. */
const claimed = new Set<string>()

/** True once per transaction, also after a reload of the page that thanks for the order. Keeps transaction ids alone. */
export function claimPurchase(transactionId: string): boolean {
  const known = readKnown()
  if (claimed.has(transactionId) || known.includes(transactionId)) return false
  claimed.add(transactionId)
  try {
    globalThis.sessionStorage.setItem(KEY, JSON.stringify([...known, transactionId].slice(-MOST)))
  } catch {
    // Full or forbidden: the page's own memory has to do.
  }
  return true
}

function readKnown(): string[] {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** For tests: as on a new page of the same visit. */
export function forgetClaimed(): void {
  claimed.clear()
}

const KEY = 'ostrov:passed-code'

/** Passes the code that somebody looked for on to the page of its discount, which this tab loads next; no address has it. */
export function passCode(discount: string, code: string): void {
  try {
    globalThis.sessionStorage.setItem(KEY, JSON.stringify([discount, code]))
  } catch {
    // Without it the code is typed once more.
  }
}

/** The code that was passed on to this discount; whoever asks first, it is forgotten. */
export function takeCode(discount: string): string {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? '[]')
    globalThis.sessionStorage.removeItem(KEY)
    const [id, code] = Array.isArray(kept) ? kept : []
    return id === discount && typeof code === 'string' ? code.slice(0, 50) : ''
  } catch {
    return ''
  }
}

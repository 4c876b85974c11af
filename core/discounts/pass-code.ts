export const PASSED_CODE = 'ostrov:passed-code'

/** Passes the code that somebody looked for on to the page of its discount, which this tab loads next; no address has it. */
export function passCode(discount: string, code: string): void {
  try {
    globalThis.sessionStorage.setItem(PASSED_CODE, JSON.stringify([discount, code]))
  } catch {
    // Without it the code is typed once more.
  }
}

import { keepInTab } from '#core/record/keep-trail.ts'

export const PASSED_CODE = 'ostrov:passed-code'

/** Passes the code that somebody looked for on to the page of its discount; no address has it. */
export const passCode = (discount: string, code: string): void => keepInTab(PASSED_CODE, [discount, code])

/** Payments that a customer makes on a page of a gateway, and can make again where the first try failed. */
const ONLINE: readonly string[] = ['card', 'google-pay', 'apple-pay']

export const isPaidOnline = (code: string): boolean => ONLINE.includes(code)

/** Money goes back the way it came; what came in cash, or from an account that nobody knows, needs one. */
export const needsRefundAccount = (code: string): boolean => code === 'cash' || code === 'transfer'

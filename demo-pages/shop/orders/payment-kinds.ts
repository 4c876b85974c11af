/** Payments that a customer makes on a page of a gateway, and can make again where the first try failed. */
const ONLINE: readonly string[] = ['card', 'google-pay', 'apple-pay']

/** At the door or at the counter. */
export const isPaidOnDelivery = (code: string): boolean => code === 'cash'

export const isPaidOnline = (code: string): boolean => ONLINE.includes(code)

/** Nothing is prepared before a transfer has come, so nobody knows when it will be there. */
export const isMoneyAwaited = ({ typePayment, isPaid }: { typePayment: string; isPaid: boolean }): boolean =>
  typePayment === 'transfer' && !isPaid

/** Money goes back the way it came; what came in cash, or from an account that nobody knows, needs one. */
export const needsRefundAccount = (code: string): boolean => code === 'cash' || code === 'transfer'

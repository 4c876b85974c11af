/** How long a payment is asked after by itself. */
const LASTS = 120_000

/** Before each new look at a payment, in milliseconds: often at first, when banks mostly answer, then ever more seldom. */
export const PAYMENT_PAUSES: readonly number[] = listPauses()

function listPauses(): number[] {
  const pauses: number[] = []
  let [former, next] = [1000, 2000]
  for (let sum = 0; sum + former <= LASTS; sum += pauses.at(-1) ?? 0) {
    pauses.push(former)
    ;[former, next] = [next, Math.min(former + next, 15_000)]
  }
  return pauses
}

/** A loan that is paid back in equal instalments, one a month; amounts in minor units. */
export interface Loan {
  /** What is lent. */
  principal: number
  months: number
  /** In per cent a year. */
  interest: number
  /** The smallest amount that is paid: a whole crown is 100. */
  step: number
}

/** What is paid each month, rounded up, so that the last instalment leaves nothing open. */
export function countInstalment({ principal, months, interest, step }: Loan): number {
  const rate = interest / 1200
  const exact = rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate))
  // A float that misses a whole step by a hair is that step.
  return Math.ceil(exact / step - 1e-9) * step
}

/** What all instalments to come are worth on the day of the loan, at a yearly rate of charge as a fraction. */
const discount = (monthly: number, months: number, rate: number): number =>
  Array.from({ length: months }, (_, month) => monthly / (1 + rate) ** ((month + 1) / 12)).reduce(
    (sum, value) => sum + value,
    0,
  )

/** Beyond this nobody lends; as a fraction. */
const HIGHEST_RATE = 10
const ROUNDS = 60

/**
 * The yearly percentage rate of charge (RPSN, DAE) by the equation of directive 2008/48/EC, annex I: the rate at which
 * all instalments are worth what was lent. In per cent, to one decimal, as the directive asks.
 */
export function countAnnualRate(principal: number, monthly: number, months: number): number {
  let [low, high] = [0, HIGHEST_RATE]
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2
    if (discount(monthly, months, middle) > principal) low = middle
    else high = middle
  }
  return Math.round(low * 1000) / 10
}

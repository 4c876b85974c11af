import { createWindowLimit } from '#core/window-limit.ts'

const budget = createWindowLimit(20, 60_000)

/** Takes one of the page's 20 retries a minute, so that many islands can't flood a server that is down. */
export const takeRetry = budget.take
/** For tests: as on a new page. */
export const resetRetryBudget = budget.reset

const LIMIT = 20
const WINDOW = 60_000

let taken: number[] = []

/** Takes one of the page's 20 retries a minute, so that many islands can't flood a server that is down. */
export function takeRetry(now: number = performance.now()): boolean {
  taken = taken.filter(at => now - at < WINDOW)
  if (taken.length >= LIMIT) return false
  taken.push(now)
  return true
}

/** For tests: as on a new page. */
export function resetRetryBudget(): void {
  taken = []
}

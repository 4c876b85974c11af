export type WindowLimit = ReturnType<typeof createWindowLimit>

/** Lets something happen at most `limit` times within any `windowMs` milliseconds; a refusal costs nothing. */
export function createWindowLimit(limit: number, windowMs: number) {
  let taken: number[] = []
  return {
    /** Takes one; false where none is left. */
    take(now: number = performance.now()): boolean {
      taken = taken.filter(at => now - at < windowMs)
      if (taken.length >= limit) return false
      taken.push(now)
      return true
    },
    /** For tests: as on a new page. */
    reset(): void {
      taken = []
    },
  }
}

import { vi } from 'vitest'

/** Waits for a check to pass. A busy machine takes its time; what never comes fails all the same. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000, interval: 5 })

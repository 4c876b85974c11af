/**
 * The same payload keeps its key until it succeeds, so that sending it again can't do it twice; also past a reset, since
 * a page that was put into the bfcache in the middle of a call forgets the call, and it may have been carried out.
 */
export function createIntent() {
  let last: { payload: string; key: string } | null = null
  return {
    keyOf(value: unknown): string {
      const payload = JSON.stringify(value)
      if (last?.payload !== payload) last = { payload, key: makeKey() }
      return last.key
    },
    forget(): void {
      last = null
    },
  }
}

/** Sends each payload under a key of its own, which it keeps until it has succeeded: whoever repeats it can't do it twice. */
export function createKeyedSends() {
  const keys = new Map<string, string>()
  return async <R>(payload: unknown, send: (idempotencyKey: string) => Promise<R>): Promise<R> => {
    const name = JSON.stringify(payload)
    const key = keys.get(name) ?? makeKey()
    keys.set(name, key)
    const result = await send(key)
    keys.delete(name)
    return result
  }
}

/** A random UUID also where the page is not secure, and `crypto.randomUUID` is missing. */
export function makeKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

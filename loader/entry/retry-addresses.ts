/**
 * Addresses that retries of a chunk have beside its own: `?retry=1` and so on. The import map lists all of them with the
 * chunk's integrity, so there is a last one: who fails often enough must not come to an address that nothing checks.
 */
export const RETRY_ADDRESSES = 4

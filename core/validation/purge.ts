/** Why keys or an address can't be purged. */
export const PURGE_CODES = [
  'keysMissing',
  'keysTooMany',
  'keyTooLong',
  'keysTooLong',
  'keyHasControl',
  'urlMissing',
  'urlForeign',
] as const
export type PurgeCode = (typeof PURGE_CODES)[number]

/** The limits of Fastly's Surrogate-Key header. */
export const MOST_PURGE_KEYS = 256
export const LONGEST_PURGE_KEY = 1024
const LONGEST_HEADER = 16_384

const encoder = new TextEncoder()
const countBytes = (text: string): number => encoder.encode(text).length

/** The keys of a text that divides them by spaces, as the header does; each once. */
export const splitPurgeKeys = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))]

export function validatePurgeKeys(keys: readonly string[]): PurgeCode | null {
  if (keys.length === 0) return 'keysMissing'
  if (keys.some(key => /\p{Cc}/u.test(key))) return 'keyHasControl'
  if (keys.some(key => countBytes(key) > LONGEST_PURGE_KEY)) return 'keyTooLong'
  if (keys.length > MOST_PURGE_KEYS) return 'keysTooMany'
  return countBytes(keys.join(' ')) > LONGEST_HEADER ? 'keysTooLong' : null
}

/** What of an address the cache knows: the part after # never leaves a browser. */
export const normalizePurgeUrl = (text: string): string => text.trim().replace(/#.*$/s, '')

/** An address of one of the hosts, whole or from its root: what a browser would read as another site's is refused. */
export function validatePurgeUrl(text: string, hosts: readonly string[]): PurgeCode | null {
  const url = normalizePurgeUrl(text)
  if (!url) return 'urlMissing'
  if (/[\s\\\p{Cc}]/u.test(url)) return 'urlForeign'
  if (/^\/(?!\/)/.test(url)) return null
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'urlForeign'
  const { host, username, password } = new URL(url)
  return hosts.includes(host) && !username && !password ? null : 'urlForeign'
}

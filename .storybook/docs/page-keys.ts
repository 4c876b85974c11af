import { PageConfig } from '#core/page.ts'
import { SHARED_KEYS } from './shared-keys.ts'

/** The functions of `core/page.ts` that read a key for whoever calls them. */
const READERS: Readonly<Record<string, string>> = { getServerNow: 'now', getToday: 'now' }

const READ = /\bpage\.(?:value|peek\(\))\.(\w+)/g
const TAKEN_APART = /const \{ ([^}]+) \} = page\.(?:value|peek\(\))$/gm

/** The keys of the page's configuration that a source reads, in the order in which the configuration has them. */
export function findPageKeys(text: string): string[] {
  const read = [...text.matchAll(READ)].map(([, key = '']) => key)
  const taken = [...text.matchAll(TAKEN_APART)].flatMap(([, keys = '']) => keys.match(/\w+/g) ?? [])
  const called = Object.keys(READERS).filter(name => text.includes(`${name}(`))
  const found = new Set([...read, ...taken, ...called.map(name => READERS[name])])
  return Object.keys(PageConfig.entries).filter(key => found.has(key) && !SHARED_KEYS.includes(key))
}

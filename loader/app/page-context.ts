import { createContext, useContext, useSyncExternalStore } from 'react'
import { type PageConfig, page } from '#core/page.ts'

/** The configuration of an `OstrovPage`, for what stands in it; a server answers many pages at once. */
export const PageContext = createContext<PageConfig | null>(null)

export const isServer = typeof document === 'undefined'

let borrowed: PageConfig | null = null

/** Whether the page at hand is that of a request that a server renders, or has rendered. */
export const isBorrowed = (): boolean => page.peek() === borrowed

const readPage = (): PageConfig => page.value
const subscribeToPage = (onChange: () => void): (() => void) => page.subscribe(onChange)

/**
 * The page's configuration. On a server it is that of the request being rendered: texts, money and routes speak for it
 * from this call on, until another component is rendered. A component that uses them calls this first.
 */
export function usePage(): PageConfig {
  const own = useContext(PageContext)
  // React renders in one go up to where something waits, and goes on with the component that waited.
  if (isServer && own) page.value = borrowed = own
  return useSyncExternalStore(subscribeToPage, readPage, readPage)
}

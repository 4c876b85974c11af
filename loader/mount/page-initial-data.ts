import type { InitialData } from '#core/http/initial-data.ts'
import { querySelector } from './nodes.ts'

/**
 * What the server rendered the markup of a placeholder from; nothing where it rendered none. It holds for the first
 * rendering in the browser alone, so it is taken off the page: by the next one it may be stale.
 */
export function takePageInitialData(element: Element): InitialData | null {
  const script = querySelector.call(element, ':scope > script[data-ostrov="data"]')
  if (!script) return null
  script.remove()
  try {
    const { id, answers } = JSON.parse(script.textContent ?? '')
    return typeof id === 'string' && Array.isArray(answers) ? { id, answers } : null
  } catch {
    return null
  }
}

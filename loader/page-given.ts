import type { Given } from '../core/given.ts'
import { querySelector } from './nodes.ts'

/**
 * What the server rendered the markup of a placeholder from; nothing where it rendered none. It holds for the first
 * rendering in the browser alone, so it is taken off the page: markup that is met a second time may be of yesterday.
 */
export function takePageGiven(element: Element): Given | null {
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

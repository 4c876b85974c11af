import type { TabPart } from './split-content.ts'

/** Where the element stands that an address names after its `#`. */
export interface Found {
  /** The part's place in the row. */
  index: number
  element: Element
}

/** The element that a fragment names, if it stands in one of the parts, however deep. */
export function findFragment(parts: readonly TabPart[], hash: string): Found | null {
  for (const id of readIds(hash)) {
    const selector = `[id="${CSS.escape(id)}"]`
    for (const [index, { nodes }] of parts.entries()) {
      for (const node of nodes) {
        if (!(node instanceof Element)) continue
        const element = node.matches(selector) ? node : node.querySelector(selector)
        if (element) return { index, element }
      }
    }
  }
  return null
}

/** An id may be written as it is or percent-encoded; browsers try both in this order. */
function readIds(hash: string): string[] {
  const id = hash.slice(1)
  if (!id) return []
  try {
    return [id, decodeURIComponent(id)]
  } catch {
    return [id]
  }
}

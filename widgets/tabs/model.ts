import { signal } from '@preact/signals-core'
import { createTabMemory } from '#core/state/tab-memory.ts'
import { trackLater } from '#kit/tracking/track-later.ts'
import { type Found, findFragment } from './find-fragment.ts'
import type { TabPart } from './split-content.ts'

export interface Sought extends Found {
  /** Whether a visitor went there from this page, rather than came to the page. */
  isFollowed: boolean
}

export type TabsModel = ReturnType<typeof createTabs>

interface Surroundings {
  parts: readonly TabPart[]
  /** What tells these tabs from others on the page. */
  place: string
  memoryMinutes: number
}

export function createTabs({ parts, place, memoryMinutes }: Surroundings) {
  const memory = createTabMemory(place, location.pathname, memoryMinutes)
  const names = parts.map(({ name }) => name)
  const remembered = names.indexOf(memory.recall(names) ?? '')
  const asked = findFragment(parts, location.hash)
  const active = signal(findFocused(parts) ?? asked?.index ?? Math.max(remembered, 0))
  const isAwaited = asked?.index === active.value && isArriving()
  const sought = signal<Sought | null>(isAwaited ? { ...asked, isFollowed: false } : null)

  const open = (index: number): void => {
    const name = names[index]
    if (name === undefined) return
    active.value = index
    memory.remember(name)
  }
  const openFragment = (): void => {
    const found = findFragment(parts, location.hash)
    if (found) open(found.index)
    if (found) sought.value = { ...found, isFollowed: true }
  }

  return {
    /** The place of the open tab in the row. */
    active,
    /** What the browser's URL asked to be brought into view; a new object each time. */
    sought,
    /** A visitor's choice by key, or the browser's on their behalf. */
    open,
    /** A visitor's choice by a click. */
    press(index: number): void {
      open(index)
      trackLater('select_content', { content_type: 'tab', content_id: names[index] ?? '' })
    },
    mount(): () => void {
      // A visit that shows what is remembered anyway does not draw the memory out.
      if (asked && active.value !== remembered) open(active.value)
      return followFragments(openFragment)
    },
  }
}

/** Tells of each way to a fragment of this page; returns the end of it. */
function followFragments(onFollow: () => void): () => void {
  // An address that stays the same says nothing when its link is followed again. The browser goes there first.
  const followLink = (event: MouseEvent): void => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.hash && link.href === location.href && isPlain(event)) setTimeout(onFollow)
  }
  addEventListener('hashchange', onFollow)
  addEventListener('click', followLink)
  return () => {
    removeEventListener('hashchange', onFollow)
    removeEventListener('click', followLink)
  }
}

/** Whoever is in a part already is not sent elsewhere. */
function findFocused(parts: readonly TabPart[]): number | undefined {
  const focused = document.activeElement
  const index = parts.findIndex(({ nodes }) => nodes.some(node => focused && node.contains(focused)))
  return index < 0 ? undefined : index
}

/** A click that goes where the link says, and not into another window. */
const isPlain = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean =>
  !(altKey || button || ctrlKey || defaultPrevented || metaKey || shiftKey)

/**
 * Who did something since the page came, or came back to it, is where they want to be. Browsers hand the activation of a
 * visitor on to the site's next page, so that tells nothing.
 */
function isArriving(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const hasActed = performance.getEntriesByType('first-input').length > 0
  return !hasActed && (navigation?.type ?? 'navigate') === 'navigate'
}

import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Catalogue } from '#core/api/cms/component-catalogue.ts'
import { Editing } from './editing.ts'
import { listPlaced } from './placed.ts'

const STATES = ['waiting', 'loading', 'ready', 'failed']

export interface PageComponents {
  /** In the order of the page; anew whenever one of them comes, goes, or tells of its state. */
  list: ReadonlySignal<readonly Editing[]>
  /** The editing of one placeholder, as long as it lives, on the page or off it. */
  take: (element: HTMLElement) => Editing
  /** The page has other components now. */
  refresh: () => void
  mount: () => () => void
}

/** Milliseconds without a change, after which the page is looked at again: what came late shows, or shows an error. */
const PAUSE = 400

/** Calls when what components show has changed; returns the end of it. */
function watchPage(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, PAUSE)
  }
  const observer = new MutationObserver(records => {
    const isOwn = ({ target }: MutationRecord) =>
      target instanceof Element && target.closest('.ostrov-editor') !== null
    if (!records.every(isOwn)) wait()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // A picture that is missing, which changes no element.
  addEventListener('error', wait, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('error', wait, true)
  }
}

/** The components of the page, each with what an editor makes of it. */
export function createPageComponents(catalogue: ReadonlySignal<Catalogue | null>): PageComponents {
  const known = new Map<HTMLElement, Editing>()
  const news = signal(0)
  const refresh = (): void => {
    news.value++
  }
  const take = (element: HTMLElement): Editing => {
    const { widgets = {} } = catalogue.peek() ?? {}
    const name = element.dataset.component ?? ''
    const entry = Object.hasOwn(widgets, name) ? widgets[name] : undefined
    const editing = known.get(element) ?? new Editing(element, entry)
    known.set(element, editing)
    return editing
  }
  return {
    list: computed(() => (news.value < 0 || !catalogue.value ? [] : listPlaced().map(take))),
    take,
    refresh,
    mount() {
      for (const state of STATES) addEventListener(`ostrov:${state}`, refresh)
      const unwatch = watchPage(refresh)
      return () => {
        unwatch()
        for (const state of STATES) removeEventListener(`ostrov:${state}`, refresh)
        for (const editing of known.values()) editing.end()
      }
    },
  }
}

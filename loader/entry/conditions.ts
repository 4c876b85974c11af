import { type Placeholder, placeholders } from './placeholder.ts'

/** A promise of the moment to wake; any other value means at once. */
type Condition = (placeholder: Placeholder, argument: string) => unknown

/** Waits for an event as long as the placeholder is on the page. */
export const waitForEvent = (target: EventTarget, type: string, placeholder: Placeholder): Promise<unknown> =>
  new Promise(done => {
    target.addEventListener(type, done, { once: true })
    placeholder.stop = () => target.removeEventListener(type, done)
  })

const waitForWake = (placeholder: Placeholder) =>
  new Promise<void>(wake => {
    placeholder.wake = wake
  })

const viewport = new IntersectionObserver(
  entries => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue
      viewport.unobserve(entry.target)
      placeholders.get(entry.target)?.wake?.()
    }
  },
  { rootMargin: '200px' },
)

const conditions: Record<string, Condition> = {
  // A page may write any name, even `constructor`.
  __proto__: null as never,
  load: () => true,
  // On a page that is never idle it waits no longer than that.
  idle: () =>
    new Promise(done => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 2000 } as never)),
  visible: placeholder => {
    viewport.observe(placeholder.element)
    return waitForWake(placeholder)
  },
  interaction: waitForWake,
  media: (placeholder, query) => {
    // One may write media(print) and media(min-width: 600px), so it is read both ways; an invalid query never matches.
    const list = matchMedia(`${query},${query.slice(1, -1)}`)
    return list.matches || waitForEvent(list, 'change', placeholder)
  },
}

/** Waits as `when` says, such as `visible` or `media(print)`; nothing where there is no such condition. */
export const waitFor = (when: string, placeholder: Placeholder): unknown => {
  const name = when.split('(')[0] as string
  return conditions[name]?.(placeholder, when.slice(name.length))
}

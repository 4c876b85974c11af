import { type Placeholder, placeholders } from './placeholder.ts'
import { waitForEvent } from './wait-for-event.ts'

/** A promise of the moment to wake; anything else is now. */
type Condition = (placeholder: Placeholder, argument: string) => unknown

const waitToBeTold = (placeholder: Placeholder) =>
  new Promise<void>(wake => {
    placeholder.wake = wake
  })

const eyes = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      eyes.unobserve(target)
      placeholders.get(target)?.wake?.()
    }
  },
  { rootMargin: '200px' },
)

const conditions: Record<string, Condition> = {
  // A page may write any name, `constructor` too.
  __proto__: null as never,
  load: () => true,
  // A page that is never idle must not keep it waiting for ever.
  idle: () =>
    new Promise(done => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 2000 } as never)),
  visible: placeholder => {
    eyes.observe(placeholder.element)
    return waitToBeTold(placeholder)
  },
  interaction: waitToBeTold,
  media: (placeholder, query) => {
    // media(print) and media(min-width: 600px) are both meant as they read; what is no query of a list never matches.
    const list = matchMedia(`${query},${query.slice(1, -1)}`)
    return list.matches || waitForEvent(list, 'change', placeholder)
  },
}

/** Waits as `when` says, such as `visible` or `media(print)`; nothing where there is no such condition. */
export function waitFor(when: string, placeholder: Placeholder): unknown {
  const name = when.split('(')[0] as string
  return conditions[name]?.(placeholder, when.slice(name.length))
}

/** A promise of the moment to wake; the signal ends the waiting. */
type Condition = (element: Element, argument: string, signal: AbortSignal) => Promise<unknown>

/** How to tell those who wait to be seen or touched. */
const tellers = new WeakMap<Element, (value?: unknown) => void>()

/** The element was seen or touched. */
export const tell = (element: Element): void => tellers.get(element)?.()

const waitToBeTold = (element: Element) => new Promise(tell => tellers.set(element, tell))

const eyes = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      eyes.unobserve(target)
      tell(target)
    }
  },
  { rootMargin: '200px' },
)

const conditions: Record<string, Condition> = {
  // A page may write any name, `constructor` too.
  __proto__: null as never,
  load: async () => {},
  idle: () => new Promise(done => (window.requestIdleCallback ?? setTimeout)(done)),
  visible: element => {
    eyes.observe(element)
    return waitToBeTold(element)
  },
  interaction: waitToBeTold,
  media: (_, query, signal) =>
    new Promise(done => {
      // media(print) and media(min-width: 600px) are both meant as they read; what is no query of a list never matches.
      const list = matchMedia(`${query},${query.slice(1, -1)}`)
      if (list.matches) done(0)
      list.addEventListener('change', done, { signal })
    }),
}

/** Waits as `when` says, such as `visible` or `media(print)`; nothing where there is no such condition. */
export function waitFor(when: string, element: Element, signal: AbortSignal): Promise<unknown> | undefined {
  const name = when.split('(')[0] as string
  return conditions[name]?.(element, when.slice(name.length), signal)
}

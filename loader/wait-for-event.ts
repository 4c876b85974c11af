import type { Placeholder } from './placeholder.ts'

/** Waits for an event as long as the placeholder is on the page. */
export const waitForEvent = (target: EventTarget, type: string, placeholder: Placeholder): Promise<unknown> =>
  new Promise(done => {
    target.addEventListener(type, done, { once: true })
    placeholder.end = () => target.removeEventListener(type, done)
  })

import { dispatchEvent, setAttribute } from './dom.ts'
import { type Placeholder, placeholders, type State } from './placeholder.ts'
import { releaseEarlyEvents } from './replay.ts'

/**
 * Shows a state to stylesheets and, by a bubbling event, to listeners. One that failed has a reason, which never carries
 * what a visitor typed; it is reported unless a listener cancels the event, or it will be tried again.
 */
export const changeState = (
  placeholder: Placeholder,
  state: State,
  reason?: string,
  willRetry?: boolean,
): void => {
  if (placeholder.phase === 'gone') return
  const { component, element, pk, times } = placeholder
  const error = reason && `Ostrov: component "${component}" (pk ${pk}): ${reason}`
  placeholder.phase = state
  placeholder.error = error
  times[state] = performance.now()
  setAttribute.call(element, 'data-state', state)
  const detail = { component, pk, error, willRetry }
  const event = new CustomEvent(`ostrov:${state}`, { bubbles: true, cancelable: true, detail })
  const isAccepted = dispatchEvent.call(element, event)
  if (!error) return
  if (isAccepted && !willRetry) console.error(error)
  releaseEarlyEvents(placeholder)
}

/** The element has left the page; if it comes back, it gets a new placeholder. */
export const unmount = (element: Element): void => {
  const placeholder = placeholders.get(element)
  if (!placeholder) return
  placeholder.phase = 'gone'
  placeholder.stop?.()
  placeholder.island?.unmount()
  placeholders.delete(element)
}

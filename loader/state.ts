import { dispatchEvent, setAttribute } from './dom.ts'
import type { Placeholder, State } from './placeholder.ts'
import { releaseKept } from './replay.ts'
import { report } from './report.ts'

/** Shows a state to stylesheets and, by a bubbling event, to listeners; false when one of them cancelled it. */
export function changeState(placeholder: Placeholder, state: State, willRetry?: boolean): boolean {
  const { component, element, error, pk, times } = placeholder
  placeholder.state = state
  times[state] = performance.now()
  setAttribute.call(element, 'data-state', state)
  const detail = { component, pk, error, willRetry }
  return dispatchEvent.call(element, new CustomEvent(`ostrov:${state}`, { bubbles: true, cancelable: true, detail }))
}

/** Ends in the state `failed`; `reason` never carries what a visitor typed. */
export function fail(placeholder: Placeholder, reason: string, willRetry?: boolean): void {
  const error = `Ostrov: component "${placeholder.component}" (pk ${placeholder.pk}): ${reason}`
  placeholder.error = error
  if (changeState(placeholder, 'failed', willRetry) && !willRetry) report(error)
  releaseKept(placeholder)
}

import { dispatchEvent, setAttribute } from './dom.ts'
import type { Placeholder, State } from './placeholder.ts'
import { releaseKept } from './replay.ts'
import { report } from './report.ts'

/** Shows a state to stylesheets and, by a bubbling event, to listeners; false when one of them cancelled it. */
export function changeState({ detail, element, times }: Placeholder, state: State): boolean {
  times[state] = performance.now()
  setAttribute.call(element, 'data-state', state)
  return dispatchEvent.call(
    element,
    new CustomEvent(`ostrov:${state}`, { bubbles: true, cancelable: true, detail: { ...detail } }),
  )
}

/** Ends in the state `failed`; `reason` never carries what a visitor typed. */
export function fail(placeholder: Placeholder, reason: string, willRetry: boolean): void {
  const { detail } = placeholder
  detail.error = `Ostrov: component "${detail.component}" (pk ${detail.pk}): ${reason}`
  detail.willRetry = willRetry
  if (changeState(placeholder, 'failed') && !willRetry) report(detail.error)
  releaseKept(placeholder)
}

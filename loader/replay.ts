import { closest, dispatchEvent, requestSubmit } from './dom.ts'
import { type Placeholder, placeholders } from './placeholder.ts'

/** Shorter than browsers remember that a visitor clicked: a link that opens a window needs it. */
const PATIENCE = 4000

/** Any sign of interest wakes a placeholder; a click or a submit is kept while its island is on its way. */
export function attendEvent(event: Event): void {
  const { target, type } = event
  if (!(target instanceof Element)) return
  const placeholder = placeholders.get(closest.call(target, '[data-component]') as Element)
  placeholder?.wake?.()
  if (!placeholder?.kept || !/click|submit/.test(type)) return
  placeholder.kept.push(event)
  if (type === 'submit' || closest.call(target, 'a')) event.preventDefault()
  setTimeout(releaseKept, PATIENCE, placeholder)
}

/** The island doesn't come, or not soon: links and forms do what they would have done without it. */
export function releaseKept(placeholder: Placeholder): void {
  const { kept = [] } = placeholder
  delete placeholder.kept
  for (const event of kept) {
    const { defaultPrevented, submitter, target, type } = event as SubmitEvent
    if (type === 'submit') requestSubmit.call(target, submitter)
    else if (defaultPrevented) dispatchEvent.call(target, new MouseEvent(type, event))
  }
}

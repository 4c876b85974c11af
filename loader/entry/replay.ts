import { closest, dispatchEvent, requestSubmit } from './dom.ts'
import { type Placeholder, placeholders } from './placeholder.ts'

/** Shorter than browsers remember that a visitor clicked: a link that opens a window needs it. */
const PATIENCE = 4000

/** From now on clicks and submits wait for the island. */
export const keepEarlyEvents = (placeholder: Placeholder): void => {
  placeholder.early ??= []
}

/** Any sign of interest wakes a placeholder; a click or a submit is kept while its island is on its way. */
export const handleEarlyEvent = (event: Event): void => {
  const { target, type } = event
  if (!(target instanceof Element)) return
  const placeholder = placeholders.get(closest.call(target, '[data-component]') as Element)
  placeholder?.wake?.()
  if (!placeholder?.early || !/click|submit/.test(type)) return
  placeholder.early.push(event)
  if (type === 'submit' || closest.call(target, 'a')) event.preventDefault()
  setTimeout(releaseEarlyEvents, PATIENCE, placeholder)
}

/** The island doesn't come, or not soon: links and forms do what they would have done without it. */
export const releaseEarlyEvents = (placeholder: Placeholder): void => {
  const { early = [] } = placeholder
  placeholder.early = undefined
  for (const event of early) {
    const { defaultPrevented, submitter, target, type } = event as SubmitEvent
    if (type === 'submit') requestSubmit.call(target, submitter)
    else if (defaultPrevented) dispatchEvent.call(target, new MouseEvent(type, event))
  }
}

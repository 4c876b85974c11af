import { flushSync } from 'react-dom'
import type { KeptContent } from './kept-content.ts'
import { FIELDS, findClickable, findMatch } from './match-element.ts'
import { requestSubmit } from './nodes.ts'

/** Does in the island what a visitor did in the server's markup before the island was there. */
export function replayEvents(events: readonly Event[], container: Element, content?: KeptContent): void {
  for (const event of events) {
    // What the island keeps has done it already, but for the links and forms that were held up.
    if (!event.defaultPrevented && content?.has(event.target as Node)) continue
    if (event.type === 'submit') replaySubmit(event as SubmitEvent, container)
    else replayClick(event as MouseEvent, container)
  }
}

function replayClick(event: MouseEvent, container: Element): void {
  const target = event.target as Element
  const source = findClickable(target)
  // The value of the field, or the submit that followed, says it already.
  if (source.closest(`label,${FIELDS}`) || isSubmitter(source)) return
  const match = findMatch(container.contains(target) ? target : source, container)
  // A link that has no match in the island goes where it went before.
  const receiver = match ?? (event.defaultPrevented ? target : undefined)
  if (receiver) flushSync(() => receiver.dispatchEvent(new MouseEvent('click', event)))
}

function replaySubmit({ submitter, target }: SubmitEvent, container: Element): void {
  const button = submitter ? findMatch(submitter, container) : undefined
  const form = findForm(target as HTMLFormElement, button, container)
  if (form) {
    const isItsOwn = button && isSubmitter(button) && button.form === form
    flushSync(() => requestSubmit.call(form, isItsOwn ? button : null))
  } else if (button)
    flushSync(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
}

function findForm(
  source: HTMLFormElement,
  button: Element | undefined,
  container: Element,
): Element | undefined {
  const match = findMatch(source, container)
  if (match instanceof HTMLFormElement) return match
  if (button && isSubmitter(button) && button.form) return button.form
  const forms = container.querySelectorAll('form')
  return forms.length === 1 ? forms[0] : undefined
}

const isSubmitter = (element: Element): element is HTMLButtonElement | HTMLInputElement =>
  (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
  /^(submit|image)$/.test(element.type) &&
  element.form !== null

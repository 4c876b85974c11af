import { FIELDS, type Field, findCounterpart } from './counterpart.ts'
import { type Filling, fillIn, isFilled, readFilling } from './fill-in.ts'
import { closest, getFocused, querySelectorAll } from './nodes.ts'

/** What a visitor had done in the server's markup; it is kept in memory alone, until the island has it. */
export interface Memory {
  fillings: readonly Filling[]
  focus: Focus | undefined
}

export interface Focus {
  element: Element
  start: number | null
  end: number | null
}

/** Whether a node belongs to this placeholder, and not to one inside it. */
const isOwn = (element: Element, node: Element) =>
  node !== element && closest.call(node, '[data-component]') === element

/** Takes down what was typed, chosen and focused in a placeholder. */
export function rememberVisitor(element: Element): Memory {
  const fields = [...(querySelectorAll.call(element, FIELDS) as NodeListOf<Field>)]
  return {
    fillings: fields.filter(field => isOwn(element, field) && isFilled(field)).map(readFilling),
    focus: rememberFocus(element),
  }
}

/** Lets the island have it as if the visitor did it now. */
export function restoreVisitor({ fillings, focus }: Memory, container: HTMLElement): void {
  for (const filling of fillings) {
    const target = findCounterpart(filling.field, container)
    if (target) fillIn(target as Field, filling)
  }
  restoreFocus(focus, container)
}

export function rememberFocus(element: Element): Focus | undefined {
  const focused = getFocused() as HTMLInputElement | null
  if (!focused || !isOwn(element, focused)) return undefined
  return { element: focused, start: focused.selectionStart ?? null, end: focused.selectionEnd ?? null }
}

/** Focus never falls back to the start of the page: without a counterpart the whole gets it. */
export function restoreFocus(focus: Focus | undefined, container: HTMLElement): void {
  if (!focus) return
  const target = findCounterpart(focus.element, container) as HTMLInputElement | undefined
  if (!target) container.tabIndex = -1
  const receiver = target ?? container
  receiver.focus({ preventScroll: true })
  if (focus.start !== null && typeof target?.selectionStart === 'number')
    target.setSelectionRange(focus.start, focus.end)
}

import { flushSync } from 'react-dom'
import type { CapturedField, CapturedFocus, CapturedInput } from './capture-input.ts'
import { type Field, findMatch, isCheckable } from './match-element.ts'

/** Gives an island what was captured, as if the visitor did it now. */
export function restoreInput({ fields, focus }: CapturedInput, root: HTMLElement): void {
  for (const captured of fields) {
    const target = findMatch(captured.field, root)
    if (target) fillIn(target as Field, captured)
  }
  restoreFocus(focus, root)
}

/** Focus never falls back to the start of the page: without a matching element, `root` itself gets it. */
export function restoreFocus(focus: CapturedFocus | undefined, root: HTMLElement): void {
  if (!focus) return
  const target = findMatch(focus.element, root) as HTMLInputElement | undefined
  if (!target) root.tabIndex = -1
  const receiver = target ?? root
  receiver.focus({ preventScroll: true })
  if (focus.start !== null && typeof target?.selectionStart === 'number')
    target.setSelectionRange(focus.start, focus.end)
}

/** Fills in a field of an island, with all events that a visitor's own hand would cause. */
function fillIn(target: Field, { field, values, isChecked }: CapturedField): void {
  const [value = ''] = values
  if (isCheckable(target)) {
    if (!isCheckable(field)) return
    // A hydrated field is as the visitor left it, and the island doesn't know: it is set back first.
    if (target === field) target.checked = !isChecked
    if (target.checked !== isChecked) flushSync(() => target.click())
  } else if (target instanceof HTMLSelectElement) {
    for (const option of target.options) option.selected = values.includes(option.value)
    dispatch(target, 'input', 'change')
  } else if (!isCheckable(field)) {
    if (target === field) target.value = target.defaultValue
    if (target.value === value) return
    // React watches the element's own setter, and ignores an event whose value came through that one.
    writeValue(target, value)
    dispatch(target, 'input')
  }
}

function writeValue(target: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value)
}

function dispatch(target: Field, ...types: string[]): void {
  for (const type of types) flushSync(() => target.dispatchEvent(new Event(type, { bubbles: true })))
}

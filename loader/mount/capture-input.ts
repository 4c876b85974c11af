import type { KeptContent } from './kept-content.ts'
import { FIELDS, type Field, isCheckable } from './match-element.ts'
import { closest, getFocused, querySelectorAll } from './nodes.ts'

/** What a visitor had done in the server's markup; it stays in memory alone, until the island has it. */
export interface CapturedInput {
  fields: readonly CapturedField[]
  focus: CapturedFocus | undefined
}

export interface CapturedField {
  field: Field
  values: readonly string[]
  isChecked: boolean
}

export interface CapturedFocus {
  element: Element
  start: number | null
  end: number | null
}

/** Whether a node belongs to this placeholder, and not to one inside it. */
const isOwn = (element: Element, node: Element) =>
  node !== element && closest.call(node, '[data-component]') === element

/** Captures what was typed, chosen and focused in a placeholder; fields that the island keeps are left as they are. */
export function captureInput(element: Element, content: KeptContent | undefined): CapturedInput {
  const fields = content ? [] : [...(querySelectorAll.call(element, FIELDS) as NodeListOf<Field>)]
  return {
    fields: fields.filter(field => isOwn(element, field) && isFilledIn(field)).map(captureField),
    focus: captureFocus(element),
  }
}

export function captureFocus(element: Element): CapturedFocus | undefined {
  const focused = getFocused() as HTMLInputElement | null
  if (!focused || !isOwn(element, focused)) return undefined
  return { element: focused, start: focused.selectionStart ?? null, end: focused.selectionEnd ?? null }
}

/** Whether a visitor has made something else of a field than the server; a radio counts when it is the chosen one. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return options.some(option => option.defaultSelected)
      ? options.some(option => option.selected !== option.defaultSelected)
      : field.selectedIndex > 0
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

const captureField = (field: Field): CapturedField => ({
  field,
  values:
    field instanceof HTMLSelectElement
      ? [...field.selectedOptions].map(option => option.value)
      : [field.value],
  isChecked: isCheckable(field) && field.checked,
})

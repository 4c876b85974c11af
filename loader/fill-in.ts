import { flushSync } from 'react-dom'
import type { Field } from './counterpart.ts'

/** What a visitor made of a field. */
export interface Filling {
  field: Field
  values: readonly string[]
  isChecked: boolean
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)

/** Whether a visitor has made something else of a field than the server; a radio counts when it is the chosen one. */
export function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return options.some(option => option.defaultSelected)
      ? options.some(option => option.selected !== option.defaultSelected)
      : field.selectedIndex > 0
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

export const readFilling = (field: Field): Filling => ({
  field,
  values:
    field instanceof HTMLSelectElement
      ? [...field.selectedOptions].map(option => option.value)
      : [field.value],
  isChecked: isCheckable(field) && field.checked,
})

/** Fills in a field of an island with all that a visitor's own hand would set off. */
export function fillIn(target: Field, { field, values, isChecked }: Filling): void {
  const [value = ''] = values
  if (isCheckable(target)) {
    if (!isCheckable(field)) return
    // A hydrated field stands as the visitor left it, and the island doesn't know: it is set back first.
    if (target === field) target.checked = !isChecked
    if (target.checked !== isChecked) flushSync(() => target.click())
  } else if (target instanceof HTMLSelectElement) {
    for (const option of target.options) option.selected = values.includes(option.value)
    tell(target, 'input', 'change')
  } else if (!isCheckable(field)) {
    if (target === field) target.value = target.defaultValue
    if (target.value === value) return
    // React follows the element's own setter, and takes no event for news whose value came through that one.
    writeValue(target, value)
    tell(target, 'input')
  }
}

function writeValue(target: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value)
}

function tell(target: Field, ...types: string[]): void {
  for (const type of types) flushSync(() => target.dispatchEvent(new Event(type, { bubbles: true })))
}

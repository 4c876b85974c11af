import { words } from '#core/intl/words.ts'
import { announce } from '#kit/feedback/announce.ts'
import { countFaults, type Faults } from './judge-draft.ts'

/** Leads to the first field of a form that is wrong, if there is one; `id` is what the fields' ids begin with. */
export function leadToFault(faults: Faults, id: string): boolean {
  const count = countFaults(faults)
  if (count === 0) return false
  announce(words('checkFields', { count }))
  const [first = 'when'] = faults.params.keys()
  const field = document.getElementById(`${id}-${first}`)
  ;(findMissingStep(field) ?? field?.querySelector<HTMLElement>('[role="combobox"]') ?? field)?.focus()
  // Its label and its error are read with it.
  field?.closest('.ostrov-field, fieldset')?.scrollIntoView({ block: 'nearest' })
  return true
}

/** Of what is chosen step by step, the step that is not chosen yet. */
const findMissingStep = (field: HTMLElement | null): HTMLElement | undefined =>
  [...(field?.closest('.ostrov-editor-picker')?.querySelectorAll('select') ?? [])].find(({ value }) => !value)

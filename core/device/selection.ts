import type { Replayed, Selection } from '#core/api/device/device.ts'

/** The steps of choosing a device, in their order. */
export const STEPS = ['type', 'manufacturer', 'model', 'color'] as const
export type Step = (typeof STEPS)[number]

export const NOTHING_CHOSEN: Selection = { type: null, manufacturer: null, model: null, color: null }

/**
 * The selection after a step was answered, the steps behind it empty again; null where that changes nothing,
 * or where a step before it is still open.
 */
export function chooseStep(current: Selection, step: Step, value: string): Selection | null {
  const before = STEPS.slice(0, STEPS.indexOf(step))
  if (current[step] === value || before.some(s => current[s] === null)) return null
  const kept = Object.fromEntries(before.map(s => [s, current[s]]))
  return { ...NOTHING_CHOSEN, ...kept, [step]: value }
}

/** What an address chose, as far as it is still offered: the first step that is not ends it. */
export function readOffered({ selected_choices: selected, choices }: Replayed): Selection {
  const found = { ...NOTHING_CHOSEN }
  for (const step of STEPS) {
    const value = selected[step]
    if (!value || !choices[step]?.some(choice => choice.value === value)) break
    found[step] = value
  }
  return found
}

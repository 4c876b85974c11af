/** The steps of a device, in the order in which they are chosen. */
export const SELECTION_STEPS = ['type', 'manufacturer', 'model', 'color'] as const
export type SelectionStep = (typeof SELECTION_STEPS)[number]

export type ChosenSteps = Readonly<Partial<Record<SelectionStep, string>>>

/**
 * A device that is not chosen to its end, as the value of its field: so it is undone and done again with what is typed,
 * and is still there when an editor comes back to the form. No code begins like this, and it is never saved.
 */
export const writeHalfDevice = (chosen: ChosenSteps): string => `?${new URLSearchParams(chosen)}`

export const readHalfDevice = (value: string): ChosenSteps | null =>
  value.startsWith('?') ? Object.fromEntries(new URLSearchParams(value)) : null

/** The step that a device which is not chosen to its end is to go on with, as a fault; null for any other value. */
export function nameMissingStep(value: string): string | null {
  const chosen = readHalfDevice(value)
  return chosen && `half-${SELECTION_STEPS.find(step => !chosen[step]) ?? 'color'}`
}

import type { DeviceReference, ReferenceOf } from '#core/params/param.ts'
import { askOffered } from './ask-offered.ts'
import { SELECTION_STEPS } from './half-device.ts'
import { isSearched } from './is-searched.ts'
import { createSource } from './reference-sources.ts'

/** What the server calls it; null where it knows no such thing. */
export const findName = async (of: ReferenceOf, id: string): Promise<string | null> =>
  isSearched(of) ? ((await createSource(of).find(id))?.name ?? null) : findDevice(of, id)

/** A device as its field shows it, step by step. */
async function findDevice(of: DeviceReference, id: string): Promise<string | null> {
  const { selected_choices: selected, choices } = await askOffered(of, id)
  const steps = SELECTION_STEPS.flatMap(
    step => choices[step]?.find(({ value }) => value === selected[step])?.label ?? [],
  )
  return steps.join(' › ') || null
}

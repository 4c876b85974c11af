import type { ReadonlySignal } from '@preact/signals-core'
import type { Choice } from '#core/api/device/choice.ts'
import type { Selection } from '#core/api/device/device.ts'
import type { Step } from './selection.ts'

interface Chosen {
  selection: ReadonlySignal<Selection>
  choices: Readonly<Record<Step, { data: ReadonlySignal<readonly Choice[] | null> }>>
}

/** The chosen device in words, as far as it is chosen, with its picture. */
export function describeDevice({ selection, choices }: Chosen): { name: string; image: string | null } {
  const find = (step: Step) =>
    choices[step].data.value?.find(choice => choice.value === selection.value[step])
  const [maker, model, color] = [find('manufacturer'), find('model'), find('color')]
  const named = [maker?.label, model?.label].filter(Boolean).join(' ')
  return {
    name: [named, color?.label.toLowerCase()].filter(Boolean).join(', '),
    image: color?.image ?? null,
  }
}

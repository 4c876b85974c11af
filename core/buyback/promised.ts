interface Answered {
  type: string
  value: string | null
  disabled: boolean
  choices: readonly { value: string; price_correction: number | null }[]
}

/** What is asked about things that come with the device. */
const ADDED_TYPES: readonly string[] = ['charger', 'box', 'accessory']

/** Whether something comes with the device: an answer promises it that another one would have been paid less for. */
export const isAddingPromised = (conditions: readonly Answered[]): boolean =>
  conditions.some(({ type, value, disabled, choices }) => {
    if (disabled || !ADDED_TYPES.includes(type)) return false
    const chosen = choices.find(choice => choice.value === value)
    return chosen !== undefined && choices.some(other => worth(other) < worth(chosen))
  })

const worth = ({ price_correction: correction }: Answered['choices'][number]): number => correction ?? 0

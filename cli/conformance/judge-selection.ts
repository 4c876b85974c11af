import type { Backend } from './backend.ts'
import type { DevicePath } from './walk-devices.ts'

export const toSelection = (path: DevicePath): Record<keyof DevicePath, string> => ({
  type: path.type.value,
  manufacturer: path.manufacturer.value,
  model: path.model.value,
  color: path.color.value,
})

interface Replayed {
  selected_choices: Readonly<Record<keyof DevicePath, string | null>>
  choices: Readonly<Record<keyof DevicePath, readonly { value: string }[] | null>>
}

/** What was asked for is selected, and stands in the list of its step. */
export function judgeSelection(
  { book }: Backend,
  route: string,
  { choices, selected_choices: selected }: Replayed,
  wanted: Readonly<Record<keyof DevicePath, string>>,
): void {
  for (const [name, value] of Object.entries(wanted)) {
    const step = name as keyof DevicePath
    if (selected[step] !== value)
      book.tell(
        route,
        'replay',
        `With ${name}=${value} selected_choices.${name} is ${JSON.stringify(selected[step])}.`,
      )
    else if (!choices[step]?.some(choice => choice.value === value))
      book.tell(route, 'replay', `choices.${name} lacks the selected "${value}".`)
  }
}
